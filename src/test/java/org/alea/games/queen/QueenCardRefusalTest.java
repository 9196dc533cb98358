package org.alea.games.queen;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;
import org.alea.content.ContentException;
import org.alea.content.ContentSource;
import org.alea.content.French;
import org.alea.engine.Words;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** Card data that cannot be used is refused with file, card and field. */
class QueenCardRefusalTest {
    @TempDir
    private Path folder;

    @ParameterizedTest
    @MethodSource
    void faultyCardsAreRefusedWithTheirPlace(String file, String json, String message) throws IOException {
        Files.createDirectories(folder.resolve("queen"));
        Files.writeString(folder.resolve("queen").resolve(file), json);
        ContentSource source = ContentSource.builtIn().overlaidBy(folder);
        assertThatThrownBy(() -> new QueenKit().open(source))
                .isInstanceOf(ContentException.class)
                .hasMessageContaining(file)
                .hasMessageContaining(message);
    }

    @ParameterizedTest
    @MethodSource("faultyCardsAreRefusedWithTheirPlace")
    void aFrenchPlayerReadsNoEnglish(String file, String json) throws IOException {
        assertThat(French.englishIn(inFrench(file, json))).isEmpty();
    }

    @Test
    void aFrenchPlayerReadsFileCardFieldAndWhatIsWrong() throws IOException {
        assertThat(inFrench("enemies.json", (String)
                        enemy("'squares': [{'need': 'four'}]", "").get()[1]))
                .isEqualTo("votre fichier queen/enemies.json, X99 squares[0]\u00a0: champ need\u00a0: il faut un nombre"
                        + " entier de 0 à 20 (trouvé\u00a0: \"four\")");
        assertThat(inFrench("enemies.json", (String)
                        enemy("'squares': [{'need': 0}, {'need': 0}]", "").get()[1]))
                .isEqualTo("votre fichier queen/enemies.json, X99\u00a0: champ squares\u00a0: il faut 3 à 8 cases"
                        + " (trouvé\u00a0: 2)");
    }

    /** The faulty value of K2 is nobody's: K1, whose value might stand in for it, has done nothing wrong. */
    @Test
    void aFaultyValueIsNotHeldAgainstAnotherCard() throws IOException {
        Files.createDirectories(folder.resolve("queen"));
        Files.writeString(folder.resolve("queen/conspirators.json"), """
                [{"id": "K2", "name": {"fr": "Dame", "en": "Lady"}, "value": 9, "timing": "IMMEDIATE",
                  "effect": [{"type": "MAX_ONE_STEP"}]},
                 {"id": "K3", "name": {"fr": "Maître", "en": "Master"}, "value": 3, "timing": "NEVER", "effect": []}]
                """);
        ContentSource source = ContentSource.builtIn().overlaidBy(folder);
        assertThat(catchThrowableOfType(ContentException.class, () -> new QueenKit().open(source))
                        .faults())
                .extracting(Words::en)
                .satisfiesExactly(
                        value -> assertThat(value).contains("K2: field value: expected a whole number from 1 to 6"),
                        timing -> assertThat(timing).contains("K3: field timing: expected one of"));
    }

    private String inFrench(String file, String json) throws IOException {
        Files.createDirectories(folder.resolve("queen"));
        Files.writeString(folder.resolve("queen").resolve(file), json);
        ContentSource source = ContentSource.builtIn().overlaidBy(folder);
        return catchThrowableOfType(ContentException.class, () -> new QueenKit().open(source))
                .words()
                .fr();
    }

    static Stream<Arguments> faultyCardsAreRefusedWithTheirPlace() {
        return Stream.of(
                enemy("'start': 3", "field start: expected a whole number from 1 to 2"),
                enemy("'start': 0", "field start: expected a whole number from 1 to 2"),
                enemy("'squares': [{'need': 0}, {'need': 2}, {'need': 2}]", "squares[1]: expected need 0"),
                enemy("'squares': [{'need': 0}, {'need': 0}, {'need': 0}]", "squares[2]: expected a need of 1"),
                enemy("'squares': [{'need': 0}, {'need': 0}]", "squares: expected 3 to 8 squares"),
                enemy(
                        "'squares': [{'need': 0}, {'need': 0}, {'need': 1, 'colours': {'G': 1, 'B': 1}}]",
                        "at most 1 coloured dice"),
                enemy(
                        "'squares': [{'need': 0}, {'need': 0}, {'need': 1, 'colours': {'R': 1}}]",
                        "field R: is unknown here"),
                enemy("'ability': {'type': 'FLYING'}", "found FLYING"),
                enemy("'ability': {'type': 'COUNTS_TWO', 'colour': 'W'}", "expected one of [G, Y, B], found W"),
                enemy("'ability': {'type': 'BRUTAL'}", "field n: is missing"),
                enemy("'ability': {'type': 'STOIC', 'n': 1}", "field n: is unknown here"),
                enemy("'dragon': 'CHAOS'", "expected one of [CLAW, TAIL, TEETH], found CHAOS"),
                enemy("'name': {'fr': 'Sans nom'}", "field en: is missing"),
                chariot("'defence': {'type': 'VALUE', 'value': 7}", "field value: expected a whole number from 1 to 6"),
                chariot("'defence': {'type': 'PAIR', 'value': 2}", "field value: is unknown here"),
                chariot("'effect': []", "field effect: expected at least one effect"),
                chariot("'effect': [{'type': 'EXPLODE'}]", "found EXPLODE"),
                chariot("'effect': [{'type': 'MARKER_DOWN', 'target': 'SLOT', 'n': 1}]", "field slot: is missing"),
                chariot(
                        "'effect': [{'type': 'MARKER_DOWN', 'target': 'MOST_ADVANCED', 'slot': 2, 'n': 1}]",
                        "field slot: is unknown here"),
                spirit("'effect': [{'type': 'SYMBOL_ANY', 'symbol': 'WING'}]", "found WING"),
                spirit("'effect': [{'type': 'EXHAUST_TO', 'space': 'STOCK'}]", "found STOCK"),
                spirit("'effect': [{'type': 'MOON_GUARD'}, {'type': 'PAINT_DIE'}]", "expected exactly one power"),
                spirit("'uses': {'per': 'WEEK', 'n': 1}", "field per: expected one of [ROUND, GAME]"),
                Arguments.of(
                        "conspirators.json",
                        quoted("[{'id': 'K7', 'name': {'fr': 'A', 'en': 'A'}, 'value': 6, 'timing': 'ROUND',"
                                + " 'effect': [{'type': 'MAX_ONE_STEP'}]}]"),
                        "expected a value no other Conspirator has"),
                Arguments.of("board.json", quoted("{'dragonFaces': ['CLAW', 'TAIL']}"), "expected exactly 6 faces"),
                Arguments.of("board.json", quoted("{'healthSpaces': 1}"), "field healthSpaces"),
                Arguments.of("dice.json", quoted("[{'id': 'R1', 'colour': 'R'}]"), "field colour: expected one of"),
                Arguments.of(
                        "combinations.json",
                        quoted("[{'id': '64', 'mask': 3, 'factor': 100, 'stars': 2, 'measuredWin': 1,"
                                + " 'measuredRounds': 1}]"),
                        "field mask: expected the id of the entry"));
    }

    /** A whole enemy card with one field changed. */
    private static Arguments enemy(String change, String message) {
        return card(
                "enemies.json",
                "'name': {'fr': 'Essai', 'en': 'Trial'}; 'start': 1;"
                        + " 'squares': [{'need': 0}, {'need': 0}, {'need': 2}, {'need': 3}]; 'ability': null; 'dragon': null",
                change,
                message);
    }

    private static Arguments chariot(String change, String message) {
        return card(
                "chariots.json",
                "'name': {'fr': 'Essai', 'en': 'Trial'}; 'defence': {'type': 'PAIR'};"
                        + " 'effect': [{'type': 'MAX_ONE_STEP'}]; 'weight': 0.5",
                change,
                message);
    }

    private static Arguments spirit(String change, String message) {
        return card(
                "spirits.json",
                "'name': {'fr': 'Essai', 'en': 'Trial'}; 'module': 'SPIRIT'; 'timing': 'ALWAYS'; 'optional': false;"
                        + " 'uses': null; 'effect': [{'type': 'PAINT_DIE'}]",
                change,
                message);
    }

    private static Arguments card(String file, String fields, String change, String message) {
        String changed = change.substring(0, change.indexOf(':'));
        String kept = Stream.of(fields.split("; ?"))
                .filter(field -> !field.startsWith(changed))
                .reduce("", (all, field) -> all + ", " + field);
        return Arguments.of(file, quoted("[{'id': 'X99'" + kept + ", " + change + "}]"), message);
    }

    private static String quoted(String json) {
        return json.replace('\'', '"');
    }
}
