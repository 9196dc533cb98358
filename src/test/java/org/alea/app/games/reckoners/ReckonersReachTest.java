package org.alea.app.games.reckoners;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.alea.app.UiTest;
import org.alea.app.games.reckoners.art.ReckonSpeech;
import org.alea.app.games.reckoners.input.Pick;
import org.alea.app.games.reckoners.input.ReckonQuestion;
import org.alea.app.games.reckoners.input.ReckonWays;
import org.alea.app.gametable.GameSpeech;
import org.alea.app.play.Gesture;
import org.alea.app.play.Question;
import org.alea.app.play.Shot;
import org.alea.app.settings.Preferences;
import org.alea.app.shell.Texts;
import org.alea.content.ContentSource;
import org.alea.engine.Bot;
import org.alea.engine.Language;
import org.alea.engine.Match;
import org.alea.engine.Setup;
import org.alea.games.reckoners.ReckonersBox;
import org.alea.games.reckoners.ReckonersKit;
import org.alea.games.reckoners.ReckonersMove;
import org.alea.games.reckoners.ReckonersTable;
import org.alea.store.Settings;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Whatever may be played can be played by hand: by a touch, a drag, a row or a button, after some choices at most. */
class ReckonersReachTest extends UiTest {
    private static final ReckonersBox BOX = new ReckonersKit().open(ContentSource.builtIn());
    private static final int MOVES = 260;
    private static final int CHOICES = 4;
    private static final ReckonSpeech SPEECH = new ReckonSpeech(
            new GameSpeech<>("reckoners", BOX, new Texts(Language.EN), new Preferences(Settings.standard(), all -> {})),
            BOX.game());
    private static final ReckonWays WAYS = new ReckonWays(SPEECH);

    @ParameterizedTest
    @CsvSource({
        "1, 2, newcago, steelheart, off",
        "2, 4, babilar, regalia, off",
        "3, 3, ildithia, limelight, off",
        "4, 1, newcago, limelight, off",
        "5, 2, home, steelheart, on"
    })
    void everyLegalMoveIsReachedByHand(long seed, int team, String city, String highEpic, String campaign) {
        Map<String, String> options = campaign.equals("on")
                ? Map.of("campaign", "on", "letter", "A")
                : Map.of("reckoners", "" + team, "city", city, "highEpic", highEpic);
        Match<ReckonersTable, ReckonersMove> match = Match.start(BOX.game(), Setup.of(BOX.options(), options, seed));
        Bot<ReckonersTable, ReckonersMove> bot =
                BOX.bots().values().iterator().next().apply(seed);
        for (int i = 0; i < MOVES && match.result().isEmpty(); i++) {
            List<ReckonersMove> moves = BOX.game().moves(match.table());
            Set<ReckonersMove> reached = reached(match.table(), moves);
            assertThat(moves)
                    .filteredOn(move -> !isChosenDieByDie(move))
                    .allSatisfy(move -> assertThat(reached)
                            .as("%s at %s", move, match.table().state().phase())
                            .contains(move));
            match.play(bot.choose(match.table()), 0);
        }
    }

    /** Dice that are kept and Reckoners who are picked are touched one by one; time runs out by itself. */
    private static boolean isChosenDieByDie(ReckonersMove move) {
        return move instanceof ReckonersMove.Lock
                || move instanceof ReckonersMove.PickRoster
                || move instanceof ReckonersMove.PickTeam
                || move instanceof ReckonersMove.TimeUp;
    }

    private static Set<ReckonersMove> reached(ReckonersTable table, List<ReckonersMove> moves) {
        Set<ReckonersMove> reached = new HashSet<>();
        Set<Pick> seen = new HashSet<>();
        Deque<Pick> drafts = new ArrayDeque<>(List.of(Pick.NOTHING));
        while (!drafts.isEmpty()) {
            Pick draft = drafts.poll();
            if (!seen.add(draft) || draft.dice().size() > CHOICES) {
                continue;
            }
            Shot<ReckonersTable, ReckonersMove, Pick> shot =
                    new Shot<>(table, draft, Shot.Mode.PLAYING, moves, Optional.empty(), List.of(), 0, 0);
            WAYS.of(shot).forEach(way -> take(way.act(), reached, drafts));
            Question<ReckonersMove, Pick> asked = ReckonQuestion.of(SPEECH, shot);
            asked.rows().forEach(row -> row.gesture().ifPresent(does -> take(does, reached, drafts)));
            asked.commands().forEach(each -> each.gesture().ifPresent(does -> take(does, reached, drafts)));
        }
        return reached;
    }

    private static void take(Gesture<ReckonersMove, Pick> does, Set<ReckonersMove> reached, Deque<Pick> drafts) {
        if (does instanceof Gesture.Play<ReckonersMove, Pick> play) {
            reached.add(play.move());
        } else if (does instanceof Gesture.PlayInTurn<ReckonersMove, Pick> turn) {
            reached.add(turn.moves().get(0));
        } else if (does instanceof Gesture.Change<ReckonersMove, Pick> change) {
            drafts.add(change.draft());
        }
    }
}
