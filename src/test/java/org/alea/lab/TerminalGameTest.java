package org.alea.lab;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import org.alea.content.ContentSource;
import org.alea.engine.Language;
import org.alea.engine.Match;
import org.alea.engine.Played;
import org.alea.engine.Setup;
import org.alea.engine.purse.PurseKit;
import org.alea.engine.purse.PurseMove;
import org.alea.engine.purse.PurseMove.Bank;
import org.alea.engine.purse.PurseMove.Bet;
import org.alea.engine.purse.PurseMove.Roll;
import org.alea.engine.purse.PurseMove.TimeUp;
import org.alea.engine.purse.PurseTable;
import org.junit.jupiter.api.Test;

class TerminalGameTest {
    private static final PurseKit.Box BOX = new PurseKit().open(ContentSource.builtIn());

    private final ByteArrayOutputStream out = new ByteArrayOutputStream();

    @Test
    void aWholeGameIsPlayedByNumbers() {
        Match<PurseTable, PurseMove> match = play("none", "2", "3", "1", "3", "1", "3", "1", "3", "1", "3", "1", "3");
        assertThat(match.result()).isPresent();
        assertThat(moves(match).subList(0, 2)).containsExactly(new Bet(2), new Bank());
        assertThat(said()).contains("Lost.").contains("Score: 0").doesNotContain("Game left.");
    }

    @Test
    void theEndOfTheInputLeavesTheGame() {
        assertThat(moves(play("none", "1"))).containsExactly(new Bet(1));
        assertThat(said()).contains("Game left.");
    }

    @Test
    void aNumberThatIsNotListedIsRefusedAndTheGameGoesOn() {
        assertThat(moves(play("none", "0", "4", "one", "3"))).containsExactly(new Bet(3));
        assertThat(said()).contains("There is no move “0”.", "There is no move “4”.", "There is no move “one”.");
    }

    @Test
    void undoAndRedoDoWhatTheMatchAllows() {
        assertThat(moves(play("none", "u", "r", "1", "u", "r", "u", "2"))).containsExactly(new Bet(2));
        assertThat(said()).contains("Nothing can be taken back.", "Nothing was taken back.");
    }

    @Test
    void aHintIsABotsMoveAndMakesTheGameALearningOne() {
        Match<PurseTable, PurseMove> match = play("none", "h");
        assertThat(said()).contains("Hint: Bet 2");
        assertThat(match.learning()).isTrue();
    }

    @Test
    void movesAreFoundByAWord() {
        play("none", "1", "/CARD", "/dragon");
        assertThat(said()).contains("No move contains “dragon”.");
        assertThat(said().split("   2  Take a card", -1)).hasSize(3);
    }

    @Test
    void theTerminalSpeaksFrenchToo() {
        play(Language.FR, "none", "1", "q");
        assertThat(said()).contains("Graine\u00a0: 8", "Miser 1", "· Mise\u00a0: 1 pièce.", "Partie quittée.");
    }

    @Test
    void aMoveOnTheClockIsMadeWhenItIsTyped() {
        assertThat(moves(play("fast", "1", "wait 1234", "1"))).containsExactly(new Bet(1), new Roll(1234));
    }

    @Test
    void aMoveTypedWhileTheHandIsBusyIsMadeAsSoonAsItIsFree() {
        // seed 8 rolls no 1 at first, and a roll takes half a second
        assertThat(moves(play("fast", "1", "1", "wait 100", "1")))
                .containsExactly(new Bet(1), new Roll(0), new Roll(500));
    }

    @Test
    void timeRunsOutWithoutAnyTyping() {
        Match<PurseTable, PurseMove> match = play("fast", "1", "wait 1500", "wait 1500", "wait 1500", "2");
        assertThat(moves(match)).containsExactly(new Bet(1), new TimeUp(4000), new Bet(2));
        assertThat(said()).contains("4 s left.", "3 s left.", "1 s left.", "The pot of 0 is lost.");
    }

    @Test
    void timeSleptThroughIsNotCounted() {
        assertThat(moves(play("fast", "1", "wait 1000", "wait 60000", "wait 500", "1")))
                .containsExactly(new Bet(1), new Roll(1500));
    }

    private Match<PurseTable, PurseMove> play(String clock, String... lines) {
        return play(Language.EN, clock, lines);
    }

    private Match<PurseTable, PurseMove> play(Language language, String clock, String... lines) {
        Match<PurseTable, PurseMove> match =
                Match.start(BOX.game(), Setup.of(BOX.options(), Map.of("clock", clock), 8));
        PrintStream print = new PrintStream(out, true, StandardCharsets.UTF_8);
        TypedLines typed = new TypedLines(lines);
        new TerminalGame<>(BOX, match, language, print, typed, typed::nanos).play();
        return match;
    }

    private static List<PurseMove> moves(Match<PurseTable, PurseMove> match) {
        return match.history().stream().map(Played::move).toList();
    }

    private String said() {
        return out.toString(StandardCharsets.UTF_8);
    }
}
