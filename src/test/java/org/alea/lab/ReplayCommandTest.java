package org.alea.lab;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Clock;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.alea.content.ContentSource;
import org.alea.engine.Match;
import org.alea.engine.Setup;
import org.alea.engine.purse.PurseKit;
import org.alea.engine.purse.PurseMove;
import org.alea.engine.purse.PurseTable;
import org.alea.store.DataFolder;
import org.alea.store.Save;
import org.alea.store.Slot;
import org.alea.store.Store;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ReplayCommandTest {
    private static final PurseKit.Box BOX = new PurseKit().open(ContentSource.builtIn());

    @TempDir
    Path folder;

    private final ByteArrayOutputStream out = new ByteArrayOutputStream();
    private final ByteArrayOutputStream err = new ByteArrayOutputStream();
    private Path save;

    @BeforeEach
    void saveAMatch() {
        Match<PurseTable, PurseMove> match =
                Match.start(BOX.game(), Setup.of(BOX.options(), Map.of("charms", "honesty"), 21));
        match.play(new PurseMove.Bet(3), 100);
        match.play(new PurseMove.Take(), 200);
        match.play(new PurseMove.Bank(), 300);
        DataFolder data = new DataFolder(folder);
        try (Store store = Store.open(data, "1.0", Clock.systemUTC(), failure -> {})) {
            store.saves().write(Slot.autosave("purse"), Save.of("purse", BOX, match, Instant.EPOCH));
        }
        save = data.saves("purse").resolve("autosave.json");
    }

    @Test
    void aSaveIsToldAndVerified() {
        assertThat(replay()).isZero();
        assertThat(text(out))
                .contains("Seed: 21", "· Stake: 3 coins.", "· Card: ", "the purse holds", "3 moves, ends as saved");
        assertThat(text(err)).isEmpty();
    }

    @Test
    void aMoveThatDoesNotFitIsNamed() throws IOException {
        change("\"stake\":3", "\"stake\":7");
        assertThat(replay()).isEqualTo(1);
        assertThat(text(err)).contains("move 1 does not fit", "WRONG_STAKE");
    }

    @Test
    void anotherEndIsNoticed() throws IOException {
        change("\"stake\":3", "\"stake\":2");
        change("\"move\":\"bank\"", "\"move\":\"take\"");
        assertThat(replay()).isEqualTo(1);
        assertThat(text(err)).contains("the last table is not the one that was saved");
    }

    @Test
    void whateverIsWrongNothingIsRenamed() throws IOException {
        change("\"stake\":3", "\"stake\":7");
        replay();
        change("\"format\": 1", "\"format\": 9");
        assertThatThrownBy(this::replay).isInstanceOf(BadInputException.class);
        Files.writeString(save, "{torn");
        assertThatThrownBy(this::replay).isInstanceOf(BadInputException.class);
        try (Stream<Path> files = Files.list(save.resolveSibling(""))) {
            assertThat(files).containsExactly(save);
        }
    }

    @Test
    void whatIsNoSaveIsBadInput() throws IOException {
        Files.writeString(save, "{\"header\": {");
        assertThatThrownBy(this::replay)
                .isInstanceOf(BadInputException.class)
                .hasMessageContaining("is no save that this program can read (line 1, column 13: is not valid JSON (");
        Files.writeString(save, "");
        assertThatThrownBy(this::replay).hasMessageEndingWith("is no save that this program can read (is empty)");
    }

    @Test
    void aSaveThatEndsInTheMiddleIsToldAsFarAsItGoesAndIsBadInput() throws IOException {
        String text = Files.readString(save);
        Files.writeString(save, text.substring(0, text.indexOf("\"move\":\"bank\"")));
        assertThatThrownBy(this::replay)
                .isInstanceOf(BadInputException.class)
                .hasMessageContaining("autosave.json: cannot be read from line ");
        assertThat(text(out)).contains("· Stake: 3 coins.");
    }

    @Test
    void whereverASaveIsCutItIsBadInput() throws IOException {
        String text = Files.readString(save).stripTrailing();
        for (int length = 0; length < text.length(); length++) {
            Files.writeString(save, text.substring(0, length));
            assertThatThrownBy(this::replay)
                    .as("cut after %d of %d characters", length, text.length())
                    .isInstanceOf(BadInputException.class);
        }
    }

    @Test
    void aSaveInAnotherFormatSaysSo() throws IOException {
        change("\"format\": 1", "\"format\": 9");
        assertThatThrownBy(this::replay)
                .isInstanceOf(BadInputException.class)
                .hasMessageEndingWith("(the file has format 9, this program reads format 1)");
    }

    @Test
    void aSaveOfAnotherGameIsBadInput() throws IOException {
        change("\"purse\"", "\"chess\"");
        assertThatThrownBy(this::replay)
                .isInstanceOf(BadInputException.class)
                .hasMessageContaining("there is no game chess");
    }

    @Test
    void aFrenchPlayerIsToldInFrench() throws IOException {
        assertThat(replay("fr")).isZero();
        assertThat(text(out)).contains("\u00a0: 3 coups, la fin est celle qui a été enregistrée");
        change("\"stake\":3", "\"stake\":\"x\"");
        assertThat(replay("fr")).isEqualTo(1);
        assertThat(text(err))
                .contains(
                        "\u00a0: le coup 1 n’est pas possible\u00a0: {\"move\":\"bet\",\"stake\":\"x\"} n’est pas un coup"
                                + "\u00a0: une valeur ne convient pas");
        Files.writeString(save, "");
        assertThatThrownBy(() -> replay("fr"))
                .hasMessageEndingWith("\u00a0: ce n’est pas une partie que ce programme peut lire (vide)");
    }

    private int replay() {
        return replay("en");
    }

    private int replay(String language) {
        Terminal terminal = new Terminal(
                new PrintStream(out, true, StandardCharsets.UTF_8),
                new PrintStream(err, true, StandardCharsets.UTF_8),
                InputStream.nullInputStream());
        return new ReplayCommand(new Shelf(List.of(new PurseKit()), ContentSource.builtIn()))
                .run(List.of(save.toString(), "--lang", language), terminal);
    }

    private void change(String old, String changed) throws IOException {
        String text = Files.readString(save);
        assertThat(text).contains(old);
        Files.writeString(save, text.replace(old, changed));
    }

    private static String text(ByteArrayOutputStream bytes) {
        return bytes.toString(StandardCharsets.UTF_8);
    }
}
