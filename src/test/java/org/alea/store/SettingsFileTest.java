package org.alea.store;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Clock;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import org.alea.engine.Words;
import org.alea.store.SettingsFile.Problem.Kind;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class SettingsFileTest {
    private static final Settings CHOSEN = Settings.standard()
            .with(Setting.LANGUAGE, Choices.Tongue.FR)
            .with(Setting.FONT_SCALE, 115)
            .with(Setting.MUTE, true)
            .with(Setting.KEYS, Map.of("stop", "ENTER"));

    @TempDir
    Path folder;

    private final List<WriteFailure> failures = Collections.synchronizedList(new ArrayList<>());
    private Store store;
    private Path file;

    @BeforeEach
    void open() {
        store = Store.open(new DataFolder(folder), "1.0", Clock.systemUTC(), failures::add);
        file = store.folder().settings();
    }

    @AfterEach
    void close() {
        store.close();
        assertThat(failures).isEmpty();
    }

    @Test
    void withoutAFileEverySettingIsStandard() {
        assertThat(store.settings().read()).isEqualTo(new SettingsFile.Reading(Settings.standard(), List.of()));
        assertThat(file).doesNotExist();
    }

    @Test
    void whatIsWrittenIsRead() {
        store.settings().write(CHOSEN);
        assertThat(store.settings().read()).isEqualTo(new SettingsFile.Reading(CHOSEN, List.of()));
    }

    @Test
    void everySettingStandsInTheFile() throws IOException, Json.UnreadableException {
        store.settings().write(CHOSEN);
        store.flush();
        assertThat(JsonTree.object(Files.readString(file)).properties())
                .extracting(Map.Entry::getKey)
                .containsExactlyElementsOf(
                        Setting.all().stream().map(Setting::id).toList());
    }

    @Test
    void aBadValueIsReportedAndOnlyItIsReplaced() throws IOException {
        String damaged = "{\"theme\": \"PURPLE\", \"fontScale\": 130, \"volumeClock\": 4.5, \"highContrast\": null}";
        Files.writeString(file, damaged);
        SettingsFile.Reading reading = store.settings().read();
        assertThat(reading.settings()).isEqualTo(Settings.standard().with(Setting.FONT_SCALE, 130));
        assertThat(reading.problems())
                .containsExactly(
                        new SettingsFile.Problem(
                                file,
                                Kind.VALUE,
                                "theme",
                                new Words(
                                        "il faut l’une des valeurs [DARK, LIGHT] (trouvé\u00a0: \"PURPLE\")",
                                        "expected one of [DARK, LIGHT], found \"PURPLE\"")),
                        new SettingsFile.Problem(
                                file,
                                Kind.VALUE,
                                "highContrast",
                                new Words(
                                        "il faut true ou false (trouvé\u00a0: null)",
                                        "expected true or false, found null")),
                        new SettingsFile.Problem(
                                file,
                                Kind.VALUE,
                                "volumeClock",
                                new Words(
                                        "il faut un nombre entier de 0 à 100 (trouvé\u00a0: 4.5)",
                                        "expected a whole number from 0 to 100, found 4.5")));
        store.flush();
        assertThat(folder.resolve("settings.json.broken-001")).hasContent(damaged);
    }

    /** Whoever goes back to this version and then on again finds everything as it was. */
    @Test
    void aSettingOfAnotherVersionIsToldAndStaysInTheFile() throws IOException, Json.UnreadableException {
        Files.writeString(file, "{\"hologram\": {\"depth\": 3}, \"fontScale\": 130}");
        SettingsFile.Reading reading = store.settings().read();
        assertThat(reading.problems())
                .containsExactly(new SettingsFile.Problem(file, Kind.UNKNOWN, "hologram", Words.same("")));
        store.settings().write(reading.settings().with(Setting.FLOW, true));
        store.flush();
        ObjectNode written = JsonTree.object(Files.readString(file));
        assertThat(written.at("/hologram/depth").asInt()).isEqualTo(3);
        assertThat(written.get("flow").asBoolean()).isTrue();
        assertThat(written.get("fontScale").asInt()).isEqualTo(130);
        assertThat(folder.resolve("settings.json.broken-001")).doesNotExist();
    }

    @Test
    void aProblemIsReportedOnlyOnce() throws IOException {
        Files.writeString(file, "{\"fontScale\": 130, \"theme\": 7}");
        store.settings().read();
        assertThat(store.settings().read())
                .isEqualTo(new SettingsFile.Reading(Settings.standard().with(Setting.FONT_SCALE, 130), List.of()));
    }

    @Test
    void aTornFileIsReplacedByTheVersionBefore() throws IOException {
        store.settings().write(CHOSEN);
        store.flush();
        store.settings().write(CHOSEN.with(Setting.FLOW, true));
        store.flush();
        Files.writeString(file, Files.readString(file).substring(0, 40));
        SettingsFile.Reading reading = store.settings().read();
        assertThat(reading.settings()).isEqualTo(CHOSEN);
        assertThat(reading.problems()).hasSize(1);
        store.flush();
        assertThat(folder.resolve("settings.json.broken-001")).exists();
    }

    @Test
    void aFileThatIsNoObjectIsReportedAndKeptAside() throws IOException {
        Files.writeString(file, "[1, 2]");
        assertThat(store.settings().read())
                .isEqualTo(new SettingsFile.Reading(
                        Settings.standard(),
                        List.of(new SettingsFile.Problem(
                                file,
                                Kind.FILE,
                                "",
                                new Words("ce n’est pas un objet JSON", "is not a JSON object")))));
        store.flush();
        assertThat(folder.resolve("settings.json.broken-001")).hasContent("[1, 2]");
    }

    @Test
    void aFileTheDiskDoesNotGiveIsNeitherSetAsideNorWrittenOver() throws IOException {
        Files.createDirectory(file);
        assertThat(store.settings().read().problems())
                .extracting(SettingsFile.Problem::kind)
                .containsExactly(Kind.OUT_OF_REACH);
        store.settings().write(CHOSEN);
        store.flush();
        assertThat(folder).isDirectoryNotContaining("glob:**settings.json.*");
        assertThat(file).isDirectory();
    }

    @Test
    void aValueThatASettingDoesNotTakeCannotBeSet() {
        assertThatThrownBy(() -> Settings.standard().with(Setting.FONT_SCALE, 101))
                .hasMessage("setting fontScale: expected one of [90, 100, 115, 130], found 101");
    }
}
