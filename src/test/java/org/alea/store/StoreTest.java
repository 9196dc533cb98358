package org.alea.store;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Clock;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class StoreTest {
    private static final Settings LIGHT = Settings.standard().with(Setting.THEME, Choices.Theme.LIGHT);

    @TempDir
    Path folder;

    private final List<WriteFailure> failures = new ArrayList<>();

    @Test
    void theFirstProgramMayWriteAndTheSecondIsToldThatItMayNot() {
        try (Store first = open(folder);
                Store second = open(folder)) {
            assertThat(first.access()).isEqualTo(Access.GRANTED);
            assertThat(second.access()).isEqualTo(Access.IN_USE);
        }
    }

    @Test
    void theSecondProgramReadsButChangesNothing() throws IOException {
        try (Store first = open(folder);
                Store second = open(folder)) {
            first.settings().write(LIGHT);
            first.flush();
            second.settings().write(Settings.standard());
            second.flush();
            assertThat(second.settings().read().settings()).isEqualTo(LIGHT);
            assertThat(first.settings().read().settings()).isEqualTo(LIGHT);
        }
    }

    @Test
    void theSecondProgramDoesNotEvenSetADamagedFileAside() throws IOException {
        try (Store first = open(folder);
                Store second = open(folder)) {
            Files.writeString(first.folder().settings(), "{torn");
            assertThat(second.settings().read().problems()).hasSize(1);
            second.flush();
            assertThat(first.folder().settings()).hasContent("{torn");
        }
    }

    @Test
    void whenTheFirstProgramHasEndedTheNextMayWrite() {
        open(folder).close();
        try (Store next = open(folder)) {
            assertThat(next.access()).isEqualTo(Access.GRANTED);
        }
    }

    @Test
    void aFolderThatCannotBeWrittenIsSaidAndNothingThrows() throws IOException {
        Path file = Files.writeString(folder.resolve("file"), "in the way");
        try (Store store = open(file.resolve("data"))) {
            assertThat(store.access()).isEqualTo(Access.UNWRITABLE);
            store.settings().write(LIGHT);
            assertThat(store.settings().read()).isEqualTo(new SettingsFile.Reading(Settings.standard(), List.of()));
        }
    }

    @Test
    void aFolderThatBecomesUnwritableIsReportedOnce() throws IOException {
        try (Store store = open(folder)) {
            Files.createDirectory(folder.resolve("settings.json.tmp"));
            store.settings().write(LIGHT);
            store.flush();
            store.settings().write(Settings.standard());
            store.flush();
        }
        assertThat(failures).extracting(WriteFailure::file).containsExactly(folder.resolve("settings.json"));
    }

    private Store open(Path root) {
        return Store.open(new DataFolder(root), "1.0", Clock.systemUTC(), failures::add);
    }
}
