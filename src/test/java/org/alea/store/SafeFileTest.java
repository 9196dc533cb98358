package org.alea.store;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class SafeFileTest {
    @TempDir
    Path folder;

    @Test
    void theVersionBeforeStaysAsABackup() throws IOException {
        SafeFile file = new SafeFile(folder.resolve("deep/er/file.json"));
        file.write("one");
        file.write("two");
        assertThat(file.read()).hasValue("two");
        assertThat(file.readBackup()).hasValue("one");
    }

    @Test
    void nothingElseIsLeftInTheFolder() throws IOException {
        SafeFile file = new SafeFile(folder.resolve("file.json"));
        file.write("one");
        file.write("two");
        assertThat(names()).containsExactly("file.json", "file.json.bak");
    }

    @Test
    void whatATornWriteLeftBehindIsNeitherReadNorInTheWay() throws IOException {
        SafeFile file = new SafeFile(folder.resolve("file.json"));
        file.write("one");
        Files.writeString(folder.resolve("file.json.tmp"), "tw");
        assertThat(file.read()).hasValue("one");
        file.write("three");
        assertThat(file.read()).hasValue("three");
    }

    @Test
    void aWriteThatFailsLeavesTheFileAsItWas() throws IOException {
        SafeFile file = new SafeFile(folder.resolve("file.json"));
        file.write("one");
        Files.createDirectory(folder.resolve("file.json.tmp"));
        assertThatThrownBy(() -> file.write("two")).isInstanceOf(IOException.class);
        assertThat(file.read()).hasValue("one");
    }

    @Test
    void filesSetAsideNeverOverwriteEachOther() throws IOException {
        SafeFile file = new SafeFile(folder.resolve("file.json"));
        file.write("one");
        file.setAside(Mark.BROKEN);
        file.write("two");
        file.setAside(Mark.BROKEN);
        assertThat(folder.resolve("file.json.broken-001")).hasContent("one");
        assertThat(folder.resolve("file.json.broken-002")).hasContent("two");
        assertThat(file.read()).isEmpty();
    }

    @Test
    void aNumberThatWasGivenBackIsNotGivenAgain() throws IOException {
        SafeFile file = new SafeFile(folder.resolve("file.json"));
        file.write("one");
        Path first = file.setAside(Mark.OTHER_CARDS);
        file.write("two");
        file.setAside(Mark.OTHER_CARDS);
        file.takeBack(first);
        file.setAside(Mark.OTHER_CARDS);
        assertThat(names()).containsExactly("file.json.other-cards-002", "file.json.other-cards-003");
        assertThat(folder.resolve("file.json.other-cards-003")).hasContent("one");
    }

    private List<String> names() throws IOException {
        try (Stream<Path> files = Files.list(folder)) {
            return files.map(file -> String.valueOf(file.getFileName()))
                    .sorted()
                    .toList();
        }
    }
}
