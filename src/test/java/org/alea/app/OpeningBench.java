package org.alea.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** How long the screens of the rail keep the JavaFX thread busy when they are opened for the first and the second time. */
@Tag("bench")
class OpeningBench {
    private static final int TURNS = 3;
    private static final List<String> SCREENS = List.of("reference", "practice", "rulebook", "statistics", "settings");

    @TempDir
    Path home;

    @Test
    void a_screen_opens_in_small_steps() throws IOException, InterruptedException {
        Map<String, List<Long>> all = new LinkedHashMap<>();
        Map<String, List<Long>> longest = new LinkedHashMap<>();
        for (int turn = 0; turn < TURNS; turn++) {
            for (String screen : SCREENS) {
                String[] lines = open(screen);
                for (String visit : List.of("first", "second")) {
                    String[] said = lines[visit.equals("first") ? 0 : 2].split(" ");
                    String name = screen + ", " + visit;
                    all.computeIfAbsent(name, key -> new ArrayList<>()).add(Long.valueOf(said[1]));
                    longest.computeIfAbsent(name, key -> new ArrayList<>()).add(Long.valueOf(said[2]));
                }
            }
        }
        all.forEach((name, millis) -> System.out.printf(
                "%s: %d ms of the processor in all, %d ms in the longest frame%n",
                name, median(millis), median(longest.getOrDefault(name, List.of(0L)))));
    }

    /** In a program of its own each, for the first screen also pays for what all of them share. */
    private String[] open(String screen) throws IOException, InterruptedException {
        ProcessBuilder builder = new ProcessBuilder(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-Dglass.platform=Monocle",
                "-Dmonocle.platform=Headless",
                "-Dprism.order=sw",
                "-Dheadless.geometry=1920x1080-32",
                "-cp",
                System.getProperty("java.class.path"),
                OpeningProbe.class.getName(),
                "rail-" + screen,
                "rail-library",
                "rail-" + screen);
        builder.environment().put("ALEA_HOME", home.toString());
        builder.redirectError(ProcessBuilder.Redirect.DISCARD);
        Process process = builder.start();
        String said = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8).strip();
        assertThat(process.waitFor()).as(screen + " says " + said).isZero();
        return said.split("\\R");
    }

    private static long median(List<Long> values) {
        List<Long> sorted = new ArrayList<>(values);
        Collections.sort(sorted);
        return sorted.get(sorted.size() / 2);
    }
}
