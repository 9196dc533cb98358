package org.alea.store;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Path;
import java.util.Map;
import org.junit.jupiter.api.Test;

class DataFolderTest {
    private static final Path HOME = Path.of("/users/maia");

    @Test
    void linuxKeepsDataInTheXdgFolder() {
        assertThat(DataFolder.locate(Map.of("XDG_DATA_HOME", "/data/maia"), "Linux", HOME))
                .isEqualTo(new DataFolder(Path.of("/data/maia/alea-solo")));
    }

    @Test
    void withoutXdgLinuxKeepsDataInLocalShare() {
        assertThat(DataFolder.locate(Map.of(), "Linux", HOME))
                .isEqualTo(new DataFolder(HOME.resolve(".local/share/alea-solo")));
    }

    @Test
    void aRelativeXdgFolderIsIgnored() {
        assertThat(DataFolder.locate(Map.of("XDG_DATA_HOME", "data"), "Linux", HOME))
                .isEqualTo(new DataFolder(HOME.resolve(".local/share/alea-solo")));
    }

    @Test
    void windowsKeepsDataInAppData() {
        assertThat(DataFolder.locate(Map.of("APPDATA", "/Users/maia/Roaming"), "Windows 11", HOME))
                .isEqualTo(new DataFolder(Path.of("/Users/maia/Roaming/Alea Solo")));
    }

    @Test
    void macKeepsDataInApplicationSupport() {
        assertThat(DataFolder.locate(Map.of(), "Mac OS X", HOME))
                .isEqualTo(new DataFolder(HOME.resolve("Library/Application Support/Alea Solo")));
    }

    @Test
    void aleaHomeOverridesEverySystem() {
        Map<String, String> environment =
                Map.of("ALEA_HOME", "/games/alea", "XDG_DATA_HOME", "/data", "APPDATA", "/roaming");
        assertThat(DataFolder.locate(environment, "Linux", HOME)).isEqualTo(new DataFolder(Path.of("/games/alea")));
        assertThat(DataFolder.locate(environment, "Windows 11", HOME))
                .isEqualTo(new DataFolder(Path.of("/games/alea")));
        assertThat(DataFolder.locate(environment, "Mac OS X", HOME)).isEqualTo(new DataFolder(Path.of("/games/alea")));
    }

    @Test
    void aFolderThatCannotBeNamedIsRefusedAndNotReplacedByAnother() {
        assertThatThrownBy(() -> DataFolder.locate(Map.of("ALEA_HOME", "/games/\0"), "Linux", HOME))
                .isInstanceOf(UnnameableFolderException.class)
                .hasMessageContaining("LC_ALL=C.UTF-8");
    }
}
