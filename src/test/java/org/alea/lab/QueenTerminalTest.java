package org.alea.lab;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import org.alea.Rule;
import org.alea.content.ContentSource;
import org.alea.engine.Language;
import org.alea.engine.Match;
import org.alea.engine.Played;
import org.alea.engine.Setup;
import org.alea.games.queen.QueenBox;
import org.alea.games.queen.QueenKit;
import org.alea.games.queen.QueenMove;
import org.alea.games.queen.QueenTable;
import org.junit.jupiter.api.Test;

/** The Queen's clock in the terminal. */
class QueenTerminalTest {
    private static final QueenBox BOX = new QueenKit().open(ContentSource.builtIn());

    private final ByteArrayOutputStream out = new ByteArrayOutputStream();
    private Match<QueenTable, QueenMove> match = aMatch(Map.of());

    @Test
    @Rule("QUEEN-059")
    void aMachineThatSleptIsPausedAsOfTheLastTick() {
        play("1", "wait 1900", "wait 5000");

        assertThat(match.history()).extracting(Played::move).last().isEqualTo(new QueenMove.Pause(1900, true));
    }

    @Test
    @Rule("QUEEN-056")
    void aPauseCoversTheTableAndEndsWithACountdown() {
        play("1", "wait 1900", "wait 5000", "", "1", "wait 1000", "wait 1000", "wait 1000");
        String said = out.toString(StandardCharsets.UTF_8);
        String paused = said.substring(said.indexOf("Paused. The table is covered."));
        String table = BOX.describe(match.table(), Language.EN);

        assertThat(paused).containsSubsequence("Paused. The table is covered.", "3…", "2…", "1…", table);
        assertThat(paused.substring(0, paused.indexOf("3…")))
                .doesNotContain(table.lines().toList().get(0));
        assertThat(match.table().paused()).isFalse();
    }

    @Test
    @Rule({"QUEEN-056", "QUEEN-062"})
    void withoutALimitAPauseEndsAtOnce() {
        match = aMatch(Map.of("speed", "untimed"));
        play("1", "wait 1900", "wait 5000", "", "1");

        assertThat(match.history()).extracting(Played::move).last().isEqualTo(new QueenMove.Resume());
        assertThat(out.toString(StandardCharsets.UTF_8))
                .contains("Paused. The table is covered.")
                .doesNotContain("3…");
    }

    @Test
    void aQuestionMarkExplainsTheSigns() {
        play("?");
        assertThat(out.toString(StandardCharsets.UTF_8))
                .contains("the wound square ☠", "▲ climbs", "▼ goes down", "✕ fails", "○ white");
    }

    @Test
    @Rule("QUEEN-028")
    void enterShowsTheClockOfNowAndNotOfTheLastMove() {
        play("1", "wait 1900", "");
        assertThat(out.toString(StandardCharsets.UTF_8)).containsSubsequence("Clock: 60 s", "Clock: 58 s");
        assertThat(match.table().elapsedMs()).isZero();
    }

    @Test
    void aMoveIsFoundByItsWordsInEitherLanguageAndByItsName() {
        play("1", "/stop", "/END COMBAT", "/fin du combat");
        String said = out.toString(StandardCharsets.UTF_8);
        assertThat(said).doesNotContain("No move contains");
        assertThat(said.split("\\d  End combat", -1)).hasSize(1 + 4);
    }

    private static Match<QueenTable, QueenMove> aMatch(Map<String, String> options) {
        return Match.start(BOX.game(), Setup.of(BOX.options(), options, 8));
    }

    private void play(String... lines) {
        PrintStream print = new PrintStream(out, true, StandardCharsets.UTF_8);
        TypedLines typed = new TypedLines(lines);
        new TerminalGame<>(BOX, match, Language.EN, print, typed, typed::nanos).play();
    }
}
