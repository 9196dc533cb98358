package org.alea.games.synchro;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.alea.Rule;
import org.alea.content.ContentSource;
import org.alea.engine.Match;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The faction of a hero is a picture on its card and nothing else. */
class FactionTest {
    private static final String FIRST = "\"faction\": \"DAWN\"";

    @Test
    @Rule("SYNC-014")
    void aGameGoesTheSameWayWhateverTheFactions(@TempDir Path folder) throws IOException {
        SynchroBox real = SynchroMatches.box();
        SynchroBox one = new SynchroKit().open(ContentSource.folder(allOfOneFaction(folder)));
        assertThat(one.game().content().heroes())
                .allMatch(hero ->
                        hero.faction().equals(real.game().content().hero("H01").faction()));
        for (long seed = 1; seed <= 3; seed++) {
            Match<SynchroTable, SynchroMove> match = SynchroMatches.fresh(real, seed, Map.of());
            Match<SynchroTable, SynchroMove> other = SynchroMatches.fresh(one, seed, Map.of());
            SynchroMatches.playUntil(match, real, table -> false);
            SynchroMatches.playUntil(other, one, table -> false);
            assertThat(other.table().state()).isEqualTo(match.table().state());
        }
    }

    private static Path allOfOneFaction(Path folder) throws IOException {
        Path to = Files.createDirectories(folder.resolve("synchro"));
        List<Path> files;
        try (Stream<Path> shipped = Files.list(Path.of("rules-data", "synchro"))) {
            files = shipped.toList();
        }
        for (Path file : files) {
            String text = Files.readString(file);
            boolean heroes = file.endsWith("heroes.json");
            Files.writeString(
                    to.resolve(file.getFileName().toString()),
                    heroes ? text.replaceAll("\"faction\"\\s*:\\s*\"[a-zA-Z]+\"", FIRST) : text);
        }
        return folder;
    }
}
