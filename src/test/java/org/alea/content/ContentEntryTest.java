package org.alea.content;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Path;
import java.util.function.Consumer;
import org.alea.engine.Words;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ContentEntryTest {
    @TempDir
    Path folder;

    private enum Colour {
        RED,
        BLUE
    }

    @Test
    void everyKindOfFieldIsRead() {
        ContentEntry entry = entry("""
                {"name": {"fr": "Dragon", "en": "Dragon"}, "value": 3, "share": 0.5, "big": true, "colour": "RED",
                 "colours": ["BLUE", "RED"], "numbers": [1, 2], "texts": ["a", "b"], "nothing": null,
                 "steps": [{"by": 1}, {"by": 2}]}""");
        assertThat(entry.words("name")).isEqualTo(new Words("Dragon", "Dragon"));
        assertThat(entry.number("value", 3, 3)).isEqualTo(3);
        assertThat(entry.decimal("share", 0, 1)).isEqualTo(0.5);
        assertThat(entry.flag("big")).isTrue();
        assertThat(entry.constant("colour", Colour.class)).isEqualTo(Colour.RED);
        assertThat(entry.optionalConstant("colour", Colour.class)).contains(Colour.RED);
        assertThat(entry.optionalConstant("nothing", Colour.class)).isEmpty();
        assertThat(entry.optionalConstant("absent", Colour.class)).isEmpty();
        assertThat(entry.constants("colours", Colour.class)).containsExactly(Colour.BLUE, Colour.RED);
        assertThat(entry.numbers("numbers", 1, 2)).containsExactly(1, 2);
        assertThat(entry.texts("texts")).containsExactly("a", "b");
        assertThat(entry.entries("steps", step -> step.number("by", 0, 9))).containsExactly(1, 2);
        entry.refuseTheRest();
    }

    @Test
    void aMissingFieldIsNamed() {
        refused("{}", entry -> entry.text("name"), "field name: is missing; expected a text");
        refused("{\"name\": null}", entry -> entry.text("name"), "field name: is missing; expected a text");
        refused("{}", entry -> entry.entry("name"), "field name: is missing; expected an object");
        refused("{}", entry -> entry.texts("all"), "field all: is missing; expected a list");
        refused("{}", entry -> entry.flag("big"), "field big: is missing; expected true or false");
        refused(
                "{}",
                entry -> entry.number("value", 1, 6),
                "field value: is missing; expected a whole number from 1 to 6");
        refused(
                "{}",
                entry -> entry.decimal("share", 0, 1),
                "field share: is missing; expected a number from 0.0 to 1.0");
        refused(
                "{}",
                entry -> entry.constant("colour", Colour.class),
                "field colour: is missing; expected one of [RED, BLUE]");
    }

    @Test
    void aTextThatIsNoneIsRefused() {
        refused("{\"name\": 3}", entry -> entry.text("name"), "field name: expected a text, found 3");
        refused("{\"name\": \" \"}", entry -> entry.text("name"), "field name: expected a text, found \" \"");
        refused("{\"all\": [1]}", entry -> entry.texts("all"), "field all: expected a list of texts, found 1");
    }

    @Test
    void aNumberThatIsNoneOrOutOfRangeIsRefused() {
        for (String wrong : new String[] {"0", "7", "\"3\"", "2.5", "99999999999", "true"}) {
            refused(
                    "{\"value\": " + wrong + "}",
                    entry -> entry.number("value", 1, 6),
                    "field value: expected a whole number from 1 to 6, found " + wrong);
        }
        refused(
                "{\"all\": [1, 7]}",
                entry -> entry.numbers("all", 1, 6),
                "field all: expected whole numbers from 1 to 6, found 7");
        refused(
                "{\"share\": 1.5}",
                entry -> entry.decimal("share", 0, 1),
                "field share: expected a number from 0.0 to 1.0, found 1.5");
    }

    @Test
    void aFlagThatIsNoneIsRefused() {
        refused("{\"big\": 1}", entry -> entry.flag("big"), "field big: expected true or false, found 1");
    }

    @Test
    void aNameThatIsNotOfferedIsRefusedWithTheOfferedOnes() {
        refused(
                "{\"colour\": \"red\"}",
                entry -> entry.constant("colour", Colour.class),
                "field colour: expected one of [RED, BLUE], found \"red\"");
        refused(
                "{\"colours\": [\"RED\", 1]}",
                entry -> entry.constants("colours", Colour.class),
                "field colours: expected one of [RED, BLUE], found 1");
    }

    @Test
    void aMissingLanguageIsRefused() {
        refused(
                "{\"name\": {\"fr\": \"Char\"}}",
                entry -> entry.words("name"),
                "name: field en: is missing; expected a text");
        refused("{\"name\": \"Char\"}", entry -> entry.words("name"), "field name: expected an object, found \"Char\"");
        refused(
                "{\"name\": {\"fr\": \"Char\", \"en\": \"Chariot\", \"de\": \"Wagen\"}}",
                entry -> entry.words("name"),
                "name: field de: is unknown here; expected only en, fr");
    }

    @Test
    void nestedPlacesAreNamed() {
        refused(
                "{\"steps\": 1}",
                entry -> entry.entries("steps", ContentEntry::id),
                "field steps: expected a list, found 1");
        refused(
                "{\"steps\": [1]}",
                entry -> entry.entries("steps", ContentEntry::id),
                "field steps[0]: expected an object, found 1");
        refused(
                "{\"steps\": [{\"by\": 1}, {\"by\": 2, \"on\": 3}]}",
                entry -> entry.entries("steps", step -> step.number("by", 1, 2)),
                "steps[1]: field on: is unknown here; expected only by");
    }

    @Test
    void aReaderCanRefuseWhatOnlyItUnderstands() {
        assertThat(entry("{}").refuse("value", new Words("dépasse la pioche", "is more than the deck holds")))
                .hasMessage("toy/thing.json: field value: is more than the deck holds");
    }

    private void refused(String json, Consumer<ContentEntry> reading, String problem) {
        assertThatThrownBy(() -> reading.accept(entry(json)))
                .isInstanceOf(ContentException.class)
                .hasMessage("toy/thing.json" + (problem.startsWith("field") ? ": " : ", ") + problem);
    }

    private ContentEntry entry(String json) {
        return new CardFolder(folder).with("thing.json", json).source().object("toy", "thing.json");
    }
}
