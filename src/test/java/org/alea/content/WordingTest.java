package org.alea.content;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Path;
import java.util.Map;
import org.alea.engine.Language;
import org.alea.engine.Words;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class WordingTest {
    @TempDir
    Path folder;

    private Wording wording;

    @BeforeEach
    void read() {
        wording = Wording.read(new CardFolder(folder).with("words.json", """
                                {"hit": {"fr": "{n} {n|coup|coups} contre {enemy}", "en": "{n} {n|hit|hits} on {enemy}"},
                                 "down": {"fr": "descend {n|d'une case|de # cases}", "en": "{n|a square|# squares} down"},
                                 "term.W": {"fr": "blanc", "en": "white"}}""").source(), "toy");
    }

    @Test
    void parametersAndTermsAreSaidInThePlayersLanguage() {
        Map<String, Object> parameters = Map.of("n", 2, "enemy", "W");
        assertThat(wording.say("hit", parameters, Language.FR)).isEqualTo("2 coups contre blanc");
        assertThat(wording.say("hit", parameters, Language.EN)).isEqualTo("2 hits on white");
    }

    @Test
    void zeroIsSingularInFrenchAndPluralInEnglish() {
        Map<String, Object> parameters = Map.of("n", 0, "enemy", "x");
        assertThat(wording.say("hit", parameters, Language.FR)).startsWith("0 coup contre");
        assertThat(wording.say("hit", parameters, Language.EN)).startsWith("0 hits on");
    }

    @Test
    void theNumberMayBeSaidInThePluralOnly() {
        assertThat(wording.say("down", Map.of("n", 1), Language.FR)).isEqualTo("descend d'une case");
        assertThat(wording.say("down", Map.of("n", 2), Language.FR)).isEqualTo("descend de 2 cases");
        assertThat(wording.say("down", Map.of("n", 3), Language.EN)).isEqualTo("3 squares down");
    }

    @Test
    void furtherTermsCanBeTaught() {
        Wording more = wording.with(Map.of("N1", new Words("La Lionne", "The Lioness")));
        assertThat(more.term("N1", Language.EN)).isEqualTo("The Lioness");
        assertThat(wording.term("N1", Language.EN)).isEqualTo("N1");
        assertThat(more.knows("term.N1")).isTrue();
        assertThat(wording.keys()).containsExactly("hit", "down", "term.W");
    }

    @Test
    void aValueWithSpecialCharactersIsSaidAsItIs() {
        assertThat(wording.say("hit", Map.of("n", 1, "enemy", "$1 \\ {n}"), Language.EN))
                .isEqualTo("1 hit on $1 \\ {n}");
    }

    @Test
    void aSentenceThatIsMissingIsNamed() {
        assertThatThrownBy(() -> wording.say("miss", Language.EN))
                .isInstanceOf(ContentException.class)
                .hasMessage("toy/words.json, miss: this sentence is missing");
    }

    @Test
    void aParameterThatIsMissingIsNamed() {
        assertThatThrownBy(() -> wording.say("hit", Map.of("n", 1), Language.EN))
                .isInstanceOf(ContentException.class)
                .hasMessage("toy/words.json, hit: nothing is known for {enemy}");
    }

    @Test
    void aSentenceInOneLanguageOnlyIsRefused() {
        ContentSource source = new CardFolder(folder)
                .with("words.json", "{\"hit\": {\"fr\": \"coup\"}}")
                .source();
        assertThatThrownBy(() -> Wording.read(source, "toy"))
                .isInstanceOf(ContentException.class)
                .hasMessage("toy/words.json, hit: field en: is missing; expected a text");
    }
}
