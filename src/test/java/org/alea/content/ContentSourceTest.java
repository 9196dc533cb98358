package org.alea.content;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Path;
import java.util.List;
import org.assertj.core.api.AbstractThrowableAssert;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ContentSourceTest {
    @TempDir
    Path base;

    @TempDir
    Path own;

    @Test
    void aListGivesItsEntriesInOrder() {
        cards("[{\"id\": \"b\", \"value\": 2}, {\"id\": \"a\", \"value\": 1}]");
        assertThat(read(source())).containsExactly("b=2", "a=1");
    }

    @Test
    void aMissingFileIsNamed() {
        refused().hasMessage("toy/cards.json: expected this file in the folder");
        assertThatThrownBy(() -> ContentSource.builtIn().list("toy", "cards.json"))
                .isInstanceOf(ContentException.class)
                .hasMessage("toy/cards.json: is missing from the program");
    }

    @Test
    void badJsonIsRefusedWithItsLine() {
        cards("[\n  {\"id\": \"a\", \"value\": 1},\n  {\"id\": \"b\" \"value\": 2}\n]");
        refused().hasMessageStartingWith("toy/cards.json, line 3, column ").hasMessageContaining("is not valid JSON (");
    }

    @Test
    void textAfterTheEndIsRefused() {
        cards("[] []");
        refused().hasMessageStartingWith("toy/cards.json, line 1").hasMessageContaining("is not valid JSON (");
    }

    @Test
    void anEmptyFileIsRefused() {
        cards("");
        refused().hasMessage("toy/cards.json: is empty");
    }

    @Test
    void aFieldWrittenTwiceIsRefused() {
        cards("[{\"id\": \"a\", \"value\": 1, \"value\": 2}]");
        refused().hasMessageContaining("is not valid JSON (Duplicate field 'value'");
    }

    @Test
    void aListThatIsAnObjectIsRefused() {
        cards("{}");
        refused().hasMessage("toy/cards.json: expected a JSON array");
    }

    @Test
    void anObjectThatIsAListIsRefused() {
        new CardFolder(base).with("board.json", "[]");
        assertThatThrownBy(() -> source().object("toy", "board.json"))
                .isInstanceOf(ContentException.class)
                .hasMessage("toy/board.json: expected a JSON object");
    }

    @Test
    void anEntryThatIsNoObjectIsRefusedWithItsNumber() {
        cards("[{\"id\": \"a\", \"value\": 1}, 7]");
        refused().hasMessage("toy/cards.json, entry 2: expected a JSON object, found 7");
    }

    @Test
    void anEntryWithoutAnIdIsRefusedWithItsNumber() {
        cards("[{\"value\": 1}]");
        refused().hasMessage("toy/cards.json, entry 1: field id: is missing; expected a text");
        cards("[{\"id\": \"  \", \"value\": 1}]");
        refused().hasMessage("toy/cards.json, entry 1: field id: expected a text, found \"  \"");
    }

    @Test
    void anIdUsedTwiceIsRefused() {
        cards("[{\"id\": \"a\", \"value\": 1}, {\"id\": \"a\", \"value\": 2}]");
        refused().hasMessage("toy/cards.json, a: field id: there are two entries with this id");
    }

    @Test
    void aFieldNobodyAskedForIsRefused() {
        cards("[{\"id\": \"a\", \"value\": 1, \"valeu\": 2}]");
        refused().hasMessage("toy/cards.json, a: field valeu: is unknown here; expected only id, value");
    }

    @Test
    void ownCardsReplaceThoseOfTheSameIdAndAddTheOthers() {
        cards("[{\"id\": \"a\", \"value\": 1}, {\"id\": \"b\", \"value\": 2}]");
        ownCards("[{\"id\": \"c\", \"value\": 9}, {\"id\": \"a\", \"value\": 7}]");
        assertThat(read(overlaid())).containsExactly("a=7", "b=2", "c=9");
        ContentList list = overlaid().list("toy", "cards.json");
        assertThat(list.size()).isEqualTo(3);
        assertThat(List.of(list.own("a"), list.own("b"), list.own("c"))).containsExactly(true, false, true);
    }

    @Test
    void ownFieldsReplaceFieldsOfAnObject() {
        new CardFolder(base).with("board.json", "{\"size\": 4, \"depth\": 2}");
        new CardFolder(own).with("board.json", "{\"size\": 6}");
        ContentEntry board = overlaid().object("toy", "board.json");
        assertThat(board.number("size", 1, 9)).isEqualTo(6);
        assertThat(board.number("depth", 1, 9)).isEqualTo(2);
    }

    @Test
    void aFolderOfOwnCardsThatIsNotThereChangesNothing() {
        cards("[{\"id\": \"a\", \"value\": 1}]");
        ContentSource source = source().overlaidBy(own.resolve("nowhere"));
        assertThat(read(source)).containsExactly("a=1");
        assertThat(source.changes("toy")).isFalse();
    }

    @Test
    void brokenOwnCardsAreRefusedAsTheirs() {
        cards("[{\"id\": \"a\", \"value\": 1}]");
        ownCards("[{\"id\": \"a\", \"value\": \"one\"}]");
        assertThat(overlaid().changes("toy")).isTrue();
        assertThatThrownBy(() -> read(overlaid()))
                .hasMessage("your toy/cards.json, a: field value: expected a whole number from 0 to 9, found \"one\"");
        ownCards("[{]");
        assertThatThrownBy(() -> read(overlaid())).hasMessageStartingWith("your toy/cards.json, line 1, column ");
        ownCards("{}");
        assertThatThrownBy(() -> read(overlaid())).hasMessage("your toy/cards.json: expected a JSON array");
        new CardFolder(base).with("board.json", "{}");
        new CardFolder(own).with("board.json", "[]");
        assertThatThrownBy(() -> overlaid().object("toy", "board.json"))
                .hasMessage("your toy/board.json: expected a JSON object");
    }

    @Test
    void theFingerprintChangesWithTheCardsAndWithOwnOnes() {
        cards("[{\"id\": \"a\", \"value\": 1}]");
        String first = source().hash("toy", List.of("cards.json"));
        cards("[ {\"id\": \"a\",   \"value\": 1} ]");
        assertThat(source().hash("toy", List.of("cards.json"))).isEqualTo(first).hasSize(16);
        cards("[{\"id\": \"a\", \"value\": 2}]");
        assertThat(source().hash("toy", List.of("cards.json"))).isNotEqualTo(first);
        cards("[{\"id\": \"a\", \"value\": 1}]");
        ownCards("[{\"id\": \"c\", \"value\": 3}]");
        assertThat(overlaid().hash("toy", List.of("cards.json"))).isNotEqualTo(first);
    }

    @Test
    void theProgramKnowsWhichFilesItShips() {
        assertThat(ContentSource.ships("purse", "cards.json")).isTrue();
        assertThat(ContentSource.ships("purse", "crads.json")).isFalse();
    }

    private AbstractThrowableAssert<?, ? extends Throwable> refused() {
        return assertThatThrownBy(() -> read(source())).isInstanceOf(ContentException.class);
    }

    private static List<String> read(ContentSource source) {
        return source.list("toy", "cards.json").read(entry -> entry.id() + "=" + entry.number("value", 0, 9));
    }

    private ContentSource source() {
        return new CardFolder(base).source();
    }

    private ContentSource overlaid() {
        return source().overlaidBy(own);
    }

    private void cards(String json) {
        new CardFolder(base).with("cards.json", json);
    }

    private void ownCards(String json) {
        new CardFolder(own).with("cards.json", json);
    }
}
