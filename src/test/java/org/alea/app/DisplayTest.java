package org.alea.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class DisplayTest {
    private static final Map<String, String> DESKTOP = Map.of("DISPLAY", ":0");

    @TempDir
    Path libraries;

    @Test
    void a_linux_desktop_with_gtk_can_open_a_window() throws IOException {
        Files.createFile(libraries.resolve("libgtk-3.so.0"));
        Files.createFile(libraries.resolve("libXtst.so.6"));
        assertThat(linux(DESKTOP).missing()).isEmpty();
    }

    @Test
    void a_gtk_that_came_without_what_javafx_wants_beside_it_is_not_enough() throws IOException {
        Files.createFile(libraries.resolve("libgtk-3.so.0"));
        assertThat(linux(DESKTOP).missing())
                .hasValueSatisfying(line -> assertThat(line).contains("libxtst6"));
    }

    @Test
    void without_a_display_the_remedy_is_named() {
        assertThat(linux(Map.of()).missing())
                .hasValueSatisfying(line -> assertThat(line).contains("DISPLAY", "xvfb"));
    }

    @Test
    void without_gtk_the_package_is_named() {
        assertThat(linux(DESKTOP).missing())
                .hasValueSatisfying(line -> assertThat(line).contains("libgtk-3-0"));
    }

    @Test
    void other_systems_bring_what_a_window_needs() {
        assertThat(new Display("Mac OS X", Map.of(), Optional.empty(), List.of()).missing())
                .isEmpty();
        assertThat(new Display("Windows 11", Map.of(), Optional.empty(), List.of()).missing())
                .isEmpty();
    }

    @Test
    void a_platform_chosen_by_hand_is_not_questioned() {
        assertThat(new Display("Linux", Map.of(), Optional.of("Monocle"), List.of()).missing())
                .isEmpty();
    }

    private Display linux(Map<String, String> environment) {
        return new Display("Linux", environment, Optional.empty(), List.of(libraries));
    }
}
