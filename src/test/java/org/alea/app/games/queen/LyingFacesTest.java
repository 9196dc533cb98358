package org.alea.app.games.queen;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import javafx.scene.layout.StackPane;
import org.alea.app.shell.GameSession;
import org.alea.app.shell.Sheets;
import org.alea.app.table.DieFace;
import org.alea.app.table.DieNode;
import org.alea.engine.Match;
import org.alea.games.queen.QueenDie;
import org.alea.games.queen.QueenEvent;
import org.alea.games.queen.QueenMove;
import org.alea.games.queen.QueenPhase;
import org.alea.games.queen.QueenTable;
import org.alea.games.queen.Zone;
import org.junit.jupiter.api.Test;

/** Dice that lie aside show the same faces whenever and wherever the same table is looked at. */
class LyingFacesTest extends AtTheQueensTable {

    private static Map<String, DieFace> aside(QueenView view, QueenTable table) {
        Map<String, DieFace> faces = new TreeMap<>();
        for (QueenDie die : table.dice()) {
            if (die.value() == 0 && die.zone() != Zone.BOX) {
                faces.put(
                        die.id(),
                        ((DieNode) view.hand().node(Spots.die(die.id())).orElseThrow()).face());
            }
        }
        return faces;
    }

    private static Map<String, DieFace> lastThrown(Match<QueenTable, QueenMove> match) {
        Map<String, DieFace> thrown = new TreeMap<>();
        match.history().stream()
                .flatMap(played -> played.events().stream())
                .filter(QueenEvent.Rolled.class::isInstance)
                .map(QueenEvent.Rolled.class::cast)
                .forEach(rolled -> {
                    for (int i = 0; i < rolled.dice().size(); i++) {
                        thrown.put(
                                rolled.dice().get(i),
                                DieFace.pips(rolled.values().get(i)));
                    }
                });
        return thrown;
    }

    /** Plays on as it is seen, to the end of the round. */
    private void seeARound() {
        onFxThread(() -> {
            QueenPlay play = view().play();
            watch(play);
            do {
                play.play(
                        play.rolling()
                                ? new QueenMove.Stop(play.table().elapsedMs())
                                : play.moves().get(0));
                watch(play);
            } while (!play.moves().isEmpty() && play.table().phase() != QueenPhase.START_ROUND);
        });
    }

    private static void watch(QueenPlay play) {
        while (play.watching()) {
            play.next();
        }
    }

    @Test
    void theyLieAsTheyLayAfterTheGameIsTakenUpAgainAndInItsReplay() {
        Match<QueenTable, QueenMove> match = QueenMatches.someMatch(
                "dice aside",
                "chariots",
                "untimed",
                table -> table.phase() == QueenPhase.START_ROUND && table.round() > 1);
        sitDown(match);
        seeARound();
        Map<String, DieFace> seen = aside(view(), match.table());
        assertThat(seen).hasSizeGreaterThan(3);
        Map<String, DieFace> thrown = lastThrown(match);
        assertThat(seen.keySet()).containsAnyElementsOf(thrown.keySet());
        thrown.forEach(
                (die, face) -> assertThat(seen.getOrDefault(die, face)).as(die).isEqualTo(face));

        onFxThread(() -> view().play().lookBack(1, 0));
        onFxThread(() -> view().play().present());
        assertThat(aside(view(), match.table())).as("back from the past").isEqualTo(seen);

        sitDown(match);
        onFxThread(() -> watch(view().play()));
        assertThat(aside(view(), match.table())).as("taken up again").isEqualTo(seen);

        QueenReplay[] replay = new QueenReplay[1];
        show(desk(), 1440, 900, () -> {
            replay[0] = new QueenReplay(desk(), new GameSession<>("queen", QueenMatches.BOX, match, clock));
            StackPane around = new StackPane(replay[0].node());
            Sheets.attach(around, List.of("replay"));
            return around;
        });
        onFxThread(() -> {
            replay[0].show(2);
            replay[0].show(match.history().size());
        });
        assertThat(aside(replay[0].view(), match.table())).as("replayed").isEqualTo(seen);
    }
}
