package org.alea.games.queen;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.alea.Rule;
import org.alea.content.ContentSource;
import org.alea.engine.ScriptedChance;
import org.alea.engine.SeededChance;
import org.alea.engine.Setup;
import org.alea.engine.Turn;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** No printed card takes so much time that the shortest limit is met; one that a player has written may. */
class ShortestClockTest {
    private static final Path PRINTED = Path.of("rules-data/queen/conspirators.json");

    @TempDir
    private Path folder;

    @Test
    @Rule({"QUEEN-044", "QUEEN-167"})
    void aRoundNeverLastsLessThanTwentySeconds() throws IOException {
        assertThat(limit(39, "official")).isEqualTo(21_000);
        assertThat(limit(40, "official")).isEqualTo(20_000);
        assertThat(limit(41, "official")).isEqualTo(20_000);
        assertThat(limit(59, "expert")).isEqualTo(20_000);
        assertThat(limit(59, "relaxed")).isEqualTo(31_000);
    }

    /** The limit of a round in which Corvin takes so many seconds. */
    private int limit(int seconds, String speed) throws IOException {
        Path own = Files.createDirectories(folder.resolve("queen")).resolve("conspirators.json");
        Files.writeString(own, Files.readString(PRINTED).replace("\"seconds\": 15", "\"seconds\": " + seconds));
        QueenBox box = new QueenKit().open(ContentSource.builtIn().overlaidBy(folder));
        Setup setup = Setup.of(box.options(), Map.of("modules", "conspirators", "speed", speed), 7);
        QueenTable table = box.game().setUp(setup, new SeededChance(7));
        table.conspirators.faceUp = Pile.of(0);
        QueenTable called = table.copyWith(new ScriptedChance(List.of(1)));
        box.game().play(called, new QueenMove.RollConspiratorDie(), Turn.silent());
        return called.limitMs();
    }
}
