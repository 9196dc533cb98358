package org.alea.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** How much longer the window takes to be usable than an empty one with the same theme, both started in turn. */
@Tag("bench")
class StartUpBench {
    private static final int TURNS = 9;

    @TempDir
    Path home;

    @Test
    void the_window_opens_about_as_fast_as_an_empty_one() throws IOException, InterruptedException {
        List<Long> empty = new ArrayList<>();
        List<Long> alea = new ArrayList<>();
        List<Long> whole = new ArrayList<>();
        for (int turn = 0; turn < TURNS; turn++) {
            empty.add(millis("empty"));
            alea.add(millis("alea"));
            whole.add(millis("library"));
        }
        double ratio = (double) median(alea) / median(empty);
        System.out.printf(
                "usable window: %d ms, empty window: %d ms, ratio %.2f; all pictures of the library: %d ms (medians of %d)%n",
                median(alea), median(empty), ratio, median(whole), TURNS);
    }

    private long millis(String what) throws IOException, InterruptedException {
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
