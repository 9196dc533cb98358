package org.alea.app.shell;

import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.text.NumberFormat;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Properties;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Supplier;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import javafx.beans.Observable;
import javafx.beans.binding.StringBinding;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.value.ObservableValue;
import org.alea.engine.Language;
import org.alea.engine.Words;
import org.alea.games.Games;

/**
 * Every word of the program that is not content, in the player's language, which may change at any time. A text holds
 * {@code {0}} where an argument stands, and {@code {0|day|days}} where its number decides between singular and plural.
 */
public final class Texts {
    /** The shell's own texts, those all tables share, those of the screens around them; games bring theirs. */
    private static final List<String> BUNDLES = List.of(
            "messages", "table", "practice", "royalpieces", "guide", "reference", "rulebook", "replay", "statistics");

    private static final Map<Language, Properties> SHELL = new ConcurrentHashMap<>();
    private static final Map<Language, Properties> ALL = new ConcurrentHashMap<>();
    private static final Pattern PLACE = Pattern.compile("\\{(\\d)(?:\\|([^|{}]*)\\|([^|{}]*))?\\}");

    private final ReadOnlyObjectWrapper<Language> language;

    /** Reads the texts of a language beforehand, on whichever thread. */
    public static void prepare(Language language) {
        find("app.title", language);
    }

    public Texts(Language first) {
        language = new ReadOnlyObjectWrapper<>(first);
    }

    public ReadOnlyObjectProperty<Language> languageProperty() {
        return language.getReadOnlyProperty();
    }

    public Language language() {
        return language.get();
    }

    public void speak(Language newLanguage) {
        language.set(newLanguage);
    }

    public Locale locale() {
        return language().locale();
    }

    /** The text now; an {@link ObservableValue} among the arguments stands for its value. */
    public String get(String key, Object... args) {
        Language spoken = language();
        String text = find(key, spoken)
                .orElseThrow(() -> new IllegalArgumentException("there is no text " + key + " in " + spoken));
        return args.length == 0 ? text : filled(text, args, spoken);
    }

    /** In capitals, but for the sign of seconds: a capital S would be another unit. */
    public String capitals(String words) {
        return words.toUpperCase(locale()).replaceAll("(\\d\\h)S\\b", "$1s");
    }

    /** The text as it stands at any time: it follows the language and every observable argument. */
    public StringBinding text(String key, Object... args) {
        return live(() -> get(key, args), observables(args));
    }

    /** Words of the content, following the language. */
    public StringBinding words(Words words) {
        return live(() -> words.in(language()));
    }

    /** Any sentence made anew whenever the language or one of {@code causes} changes. */
    public StringBinding live(Supplier<String> sentence, Observable... causes) {
        return new Sentence(sentence, language, causes);
    }

    /** Whether the text exists, for texts that a screen may or may not have. */
    public boolean knows(String key) {
        return find(key, language()).isPresent();
    }

    static Properties read(Language language) {
        return read(
                language,
                Stream.concat(BUNDLES.stream(), Games.all().stream().map(game -> "games/" + game.id() + "/texts")));
    }

    private static Properties read(Language language, Stream<String> names) {
        Properties all = new Properties();
        names.map(bundle -> "/org/alea/app/" + bundle + "_" + language.locale().getLanguage() + ".properties")
                .forEach(name -> read(name, all));
        return all;
    }

    private static void read(String name, Properties into) {
        try (InputStream in = Texts.class.getResourceAsStream(name)) {
            if (in == null) {
                throw new IllegalStateException("the program lacks its texts " + name);
            }
            into.load(new InputStreamReader(in, StandardCharsets.UTF_8));
        } catch (IOException e) {
            throw new UncheckedIOException("the texts " + name + " cannot be read", e);
        }
    }

    /** The window opens with the shell's texts alone; all others are read with the first that is not among them. */
    private static Optional<String> find(String key, Language spoken) {
        Properties first = SHELL.computeIfAbsent(
                spoken, language -> read(language, BUNDLES.stream().limit(1)));
        String text = first.getProperty(key);
        return Optional.ofNullable(
                text == null ? ALL.computeIfAbsent(spoken, Texts::read).getProperty(key) : text);
    }

    /** A sentence that is made when somebody wants to read it. */
    private static final class Sentence extends StringBinding {
        private final Supplier<String> maker;

        Sentence(Supplier<String> maker, Observable language, Observable[] causes) {
            this.maker = maker;
            bind(language);
            bind(causes);
        }

        @Override
        protected String computeValue() {
            return maker.get();
        }
    }

    private static Observable[] observables(Object[] args) {
        return Arrays.stream(args).filter(Observable.class::isInstance).toArray(Observable[]::new);
    }

    private static String filled(String text, Object[] args, Language spoken) {
        Matcher place = PLACE.matcher(text);
        StringBuilder said = new StringBuilder();
        while (place.find()) {
            Object arg = args[Integer.parseInt(place.group(1))];
            Object value = arg instanceof ObservableValue<?> live ? live.getValue() : arg;
            String word = place.group(2) == null
                    ? written(value, spoken)
                    : plural((Number) value, spoken) ? place.group(3) : place.group(2);
            place.appendReplacement(said, Matcher.quoteReplacement(word));
        }
        return place.appendTail(said).toString();
    }

    private static String written(Object value, Language spoken) {
        return value instanceof Number number
                ? NumberFormat.getInstance(spoken.locale()).format(number).replace('-', '−')
                : String.valueOf(value);
    }

    private static boolean plural(Number value, Language spoken) {
        double n = Math.abs(value.doubleValue());
        return spoken == Language.FR ? n >= 2 : n != 1;
    }
}
