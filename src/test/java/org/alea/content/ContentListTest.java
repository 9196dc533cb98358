package org.alea.content;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import java.nio.file.Path;
import java.util.List;
import java.util.function.Function;
import org.alea.engine.Words;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Whoever writes cards is told everything that is wrong with a file, one line each. */
class ContentListTest {
    @TempDir
    Path folder;

    private record Thing(String id, Words name, int size, List<Integer> parts) {}

    @Test
    void everyFaultOfEveryCardIsTold() {
        assertThat(faults(ContentListTest::thing, """
                [{"id": "a", "name": {"fr": "Un"}, "size": 12, "parts": [{"by": 0}, 7, {"bye": 1}], "wings": 2, "tail": 1},
                 {"id": "b", "name": {"fr": "Deux", "en": "Two"}, "size": 2, "parts": []},
                 {"id": "c"}]
                """))
                .containsExactly(
                        "toy/things.json, a name: field en: is missing; expected a text",
                        "toy/things.json, a: field size: expected a whole number from 1 to 9, found 12",
                        "toy/things.json, a parts[0]: field by: expected a whole number from 1 to 9, found 0",
                        "toy/things.json, a: field parts[1]: expected an object, found 7",
                        "toy/things.json, a parts[2]: field by: is missing; expected a whole number from 1 to 9",
                        "toy/things.json, a parts[2]: field bye: is unknown here; expected only by",
                        "toy/things.json, a: field wings: is unknown here; expected only id, name, parts, size",
                        "toy/things.json, a: field tail: is unknown here; expected only id, name, parts, size",
                        "toy/things.json, c: field name: is missing; expected an object",
                        "toy/things.json, c: field size: is missing; expected a whole number from 1 to 9",
                        "toy/things.json, c: field parts: is missing; expected a list");
    }

    @Test
    void cardsWithoutAnIdOrWithThatOfAnotherAreToldWithTheRest() {
        assertThat(faults(ContentListTest::thing, """
                [1, {"id": 3}, {"id": "a", "name": {"fr": "Un", "en": "One"}, "size": 0, "parts": []},
                 {"id": "a", "name": {"fr": "Un", "en": "One"}, "size": 1, "parts": 5}]
                """))
                .containsExactly(
                        "toy/things.json, entry 1: expected a JSON object, found 1",
                        "toy/things.json, entry 2: field id: expected a text, found 3",
                        "toy/things.json, a: field id: there are two entries with this id",
                        "toy/things.json, a: field size: expected a whole number from 1 to 9, found 0",
                        "toy/things.json, a: field parts: expected a list, found 5");
    }

    @Test
    void whatMayOnlyFollowFromAFaultIsNotTold() {
        Function<ContentEntry, Thing> demanding = entry -> {
            Thing thing = thing(entry);
            entry.demand(thing.size() > 5, "size", new Words("trop petit", "is too small"));
            if (thing.parts().isEmpty()) {
                throw entry.refuse("parts", new Words("il en faut", "there are none"));
            }
            return thing;
        };
        assertThat(faults(demanding, """
                [{"id": "a", "name": {"fr": "Un", "en": "One"}, "size": "x", "parts": []},
                 {"id": "b", "name": {"fr": "Un", "en": "One"}, "size": 2, "parts": [{"by": 1}]},
                 {"id": "c", "name": {"fr": "Un", "en": "One"}, "size": 7, "parts": []}]
                """))
                .containsExactly(
                        "toy/things.json, a: field size: expected a whole number from 1 to 9, found \"x\"",
                        "toy/things.json, b: field size: is too small",
                        "toy/things.json, c: field parts: there are none");
    }

    @Test
    void oneLineTellsTheFirstFaultAndHowManyThereAre() {
        ContentException refused = refused(
                ContentListTest::thing, "[{\"id\": \"c\", \"name\": {\"fr\": \"Un\", \"en\": \"One\"}, \"size\": 0}]");
        assertThat(refused.words())
                .isEqualTo(new Words(
                        "toy/things.json, c\u00a0: champ size\u00a0: il faut un nombre entier de 1 à 9 (trouvé\u00a0: 0)"
                                + " (et une autre erreur, que montre la commande check)",
                        "toy/things.json, c: field size: expected a whole number from 1 to 9, found 0"
                                + " (and one more, which the command check lists)"));
    }

    private static Thing thing(ContentEntry entry) {
        return new Thing(
                entry.id(),
                entry.words("name"),
                entry.number("size", 1, 9),
                entry.entries("parts", part -> part.number("by", 1, 9)));
    }

    private List<String> faults(Function<ContentEntry, Thing> reader, String json) {
        return refused(reader, json).faults().stream().map(Words::en).toList();
    }

    private ContentException refused(Function<ContentEntry, Thing> reader, String json) {
        ContentList list =
                new CardFolder(folder).with("things.json", json).source().list("toy", "things.json");
        return catchThrowableOfType(ContentException.class, () -> list.read(reader));
    }
}
