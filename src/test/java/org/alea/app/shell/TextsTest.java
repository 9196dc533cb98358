package org.alea.app.shell;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Properties;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javafx.beans.binding.StringBinding;
import javafx.beans.property.SimpleIntegerProperty;
import org.alea.engine.Language;
import org.junit.jupiter.api.Test;

class TextsTest {
    private static final Path SOURCES = Path.of("src", "main", "java", "org", "alea", "app");

    /** A text named in full where it is used; texts named in parts are checked by the screens that show them. */
    private static final Pattern USE = Pattern.compile(
            "(?:texts\\(?\\)?|desk\\(?\\)?\\s*\\.texts\\(\\))\\s*\\.(?:text|get)\\(\\s*\"([\\w.]+)\"\\s*[,)]");

    private final Texts texts = new Texts(Language.FR);

    @Test
    void both_languages_have_the_same_texts() {
        assertThat(keys(Language.EN)).isEqualTo(keys(Language.FR));
    }

    @Test
    void both_languages_put_the_same_arguments_into_a_text() {
        Properties french = Texts.read(Language.FR);
        Properties english = Texts.read(Language.EN);
        assertThat(keys(Language.FR))
                .allSatisfy(key -> assertThat(arguments(english.getProperty(key)))
                        .as(key)
                        .isEqualTo(arguments(french.getProperty(key))));
    }

    @Test
    void every_text_a_screen_names_exists() throws IOException {
        assertThat(usedKeys())
                .isNotEmpty()
                .allSatisfy(key -> assertThat(texts.knows(key))
                        .as("text " + key + " is used but missing from the bundles")
                        .isTrue());
    }

    @Test
    void english_texts_have_no_space_before_a_sign() {
        Properties english = Texts.read(Language.EN);
        assertThat(keys(Language.EN))
                .allSatisfy(key ->
                        assertThat(english.getProperty(key)).as(key).doesNotContainPattern("[ \u00a0\u202f][:;!?%]"));
    }

    @Test
    void french_texts_keep_their_signs_on_the_line() {
        Properties french = Texts.read(Language.FR);
        assertThat(keys(Language.FR))
                .allSatisfy(key -> assertThat(french.getProperty(key))
                        .as(key + ": a no-break space belongs before : ; ! ? % and inside quotes")
                        .doesNotContainPattern(" [:;!?%»]|« |\\w[;!?]"));
    }

    @Test
    void a_number_below_zero_bears_a_minus_and_no_hyphen() {
        assertThat(texts.get("library.points", -19)).startsWith("−19");
    }

    @Test
    void a_text_follows_the_language() {
        StringBinding text = texts.text("outcome.won");
        assertThat(text.get()).isEqualTo("Victoire");
        texts.speak(Language.EN);
        assertThat(text.get()).isEqualTo("Victory");
    }

    @Test
    void a_text_follows_its_arguments() {
        SimpleIntegerProperty rounds = new SimpleIntegerProperty(1);
        StringBinding text = texts.text("library.ended", 1240, rounds, "hier");
        assertThat(text.get()).endsWith("1 manche, hier");
        rounds.set(5);
        assertThat(text.get()).endsWith("5 manches, hier");
    }

    @Test
    void numbers_are_written_as_in_the_language() {
        assertThat(texts.get("library.hours", 4.5)).isEqualTo("4,5\u00a0h");
        texts.speak(Language.EN);
        assertThat(texts.get("library.hours", 4.5)).isEqualTo("4.5 h");
    }

    @Test
    void nothing_is_singular_in_french_and_plural_in_english() {
        assertThat(texts.get("library.games", 0)).isEqualTo("partie");
        texts.speak(Language.EN);
        assertThat(texts.get("library.games", 0)).isEqualTo("games");
    }

    private static Set<String> keys(Language language) {
        return new TreeSet<>(Texts.read(language).stringPropertyNames());
    }

    private static Set<String> arguments(String text) {
        return Pattern.compile("\\{(\\d)")
                .matcher(text)
                .results()
                .map(found -> found.group(1))
                .collect(Collectors.toCollection(TreeSet::new));
    }

    private static Set<String> usedKeys() throws IOException {
        Set<String> keys = new TreeSet<>();
        try (Stream<Path> files = Files.walk(SOURCES)) {
            for (Path file :
                    files.filter(path -> path.toString().endsWith(".java")).toList()) {
                Matcher use = USE.matcher(Files.readString(file));
                while (use.find()) {
                    keys.add(use.group(1));
                }
            }
        }
        return keys;
    }
}
