package org.alea.app.settings;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class FileManagerTest {
    @TempDir
    Path home;

    @Test
    void every_system_has_its_own() {
        assertThat(FileManager.of("Linux").command()).isEqualTo("xdg-open");
        assertThat(FileManager.of("Mac OS X").command()).isEqualTo("open");
        assertThat(FileManager.of("Windows 11").command()).isEqualTo("explorer");
    }

    @Test
    void says_what_kept_a_folder_from_being_shown() {
        Path folder = home.resolve("cards");
        assertThat(new FileManager("no-such-program-here").show(folder))
                .hasValueSatisfying(reason -> assertThat(reason).contains("no-such-program-here"));
        assertThat(folder).as("made all the same").isDirectory();
    }
}
