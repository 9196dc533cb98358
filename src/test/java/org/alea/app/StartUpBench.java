package org.alea.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Clock;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import org.alea.content.ContentSource;
import org.alea.engine.Match;
import org.alea.engine.Setup;
import org.alea.games.queen.QueenBox;
import org.alea.games.queen.QueenKit;
import org.alea.store.DataFolder;
import org.alea.store.Save;
import org.alea.store.Settings;
import org.alea.store.Slot;
import org.alea.store.Store;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * How much longer the window takes to be usable than an empty one with the same theme, both started in turn: for somebody
 * who has never been here, and for somebody who comes back to settings of his own and a match that waits.
 */
@Tag("bench")
class StartUpBench {
    private static final int TURNS = 9;

    @TempDir
    Path newcomer;

    @TempDir
    Path regular;

    @Test
    void the_window_opens_about_as_fast_as_an_empty_one() throws IOException, InterruptedException {
        leaveAMatch();
        List<Long> empty = new ArrayList<>();
        List<Long> first = new ArrayList<>();
        List<Long> again = new ArrayList<>();
        List<Long> whole = new ArrayList<>();
        for (int turn = 0; turn < TURNS; turn++) {
            empty.add(millis("empty", newcomer));
            first.add(millis("new-queen", newcomer));
            again.add(millis("resume-queen", regular));
            whole.add(millis("library", regular));
        }
        System.out.printf(
                "medians of %d starts: empty window %d ms; first start %d ms, ratio %.2f; a match waits %d ms, ratio %.2f;"
                        + " all pictures of the library %d ms%n",
                TURNS,
                median(empty),
                median(first),
                (double) median(first) / median(empty),
                median(again),
                (double) median(again) / median(empty),
                median(whole));
    }

    private void leaveAMatch() {
        try (Store store = Store.open(new DataFolder(regular), "bench", Clock.systemUTC(), failure -> {
            throw new AssertionError(failure);
        })) {
            store.settings().write(Settings.standard());
            QueenBox box = new QueenKit().open(ContentSource.builtIn());
            var match = Match.start(box.game(), Setup.of(box.options(), Map.of(), 1));
            store.saves().write(Slot.autosave("queen"), Save.of("queen", box, match, Instant.EPOCH));
        }
    }

    private static long millis(String what, Path home) throws IOException, InterruptedException {
        ProcessBuilder builder = new ProcessBuilder(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-Dglass.platform=Monocle",
                "-Dmonocle.platform=Headless",
                "-Dprism.order=sw",
                "-Dheadless.geometry=1920x1080-32",
                "-cp",
                System.getProperty("java.class.path"),
                StartUpProbe.class.getName(),
                what);
        builder.environment().put("ALEA_HOME", home.toString());
        builder.redirectError(ProcessBuilder.Redirect.DISCARD);
        Process process = builder.start();
        String said = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8).strip();
        assertThat(process.waitFor()).as(what + " says " + said).isZero();
        return Long.parseLong(said);
    }

    private static long median(List<Long> values) {
        List<Long> sorted = new ArrayList<>(values);
        Collections.sort(sorted);
        return sorted.get(sorted.size() / 2);
    }
}
