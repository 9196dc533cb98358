package org.alea.lab;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import org.alea.engine.Language;
import org.alea.engine.Seeds;

/** The words after a command, sorted into what it acts on and its options. */
final class Arguments {
    static final String SEED = "--seed";
    static final String SET = "--set";
    static final String LANGUAGE = "--lang";

    private final List<String> objects = new ArrayList<>();
    private final Map<String, String> values = new HashMap<>();
    private final Set<String> flags = new HashSet<>();
    private final Map<String, String> settings = new LinkedHashMap<>();

    private Arguments() {}

    /** Sorts {@code words}; an option ending in {@code =} takes a value, and {@code --set} takes key=value as often as it likes. */
    static Arguments of(List<String> words, String... known) {
        Arguments arguments = new Arguments();
        words.forEach(Arguments::refuseLostLetters);
        Set<String> options = Set.of(known);
        int next = 0;
        while (next < words.size()) {
            String word = words.get(next++);
            if (word.equals(SET) && options.contains(SET)) {
                next = arguments.readSettings(words, next);
            } else if (options.contains(word + "=")) {
                arguments.readValue(word, next < words.size() ? words.get(next) : "");
                next++;
            } else if (options.contains(word)) {
                arguments.flags.add(word);
            } else if (word.startsWith("-")) {
                throw new BadInputException("there is no option " + word + " here" + knownOptions(options));
            } else {
                arguments.objects.add(word);
            }
        }
        return arguments;
    }

    List<String> objects() {
        return objects;
    }

    /** The one thing the command acts on. */
    String object(String what) {
        if (objects.size() != 1) {
            throw new BadInputException(
                    objects.isEmpty() ? what + " is missing" : "expected one " + what + ", found " + objects);
        }
        return objects.get(0);
    }

    boolean has(String flag) {
        return flags.contains(flag);
    }

    Optional<String> value(String option) {
        return Optional.ofNullable(values.get(option));
    }

    int number(String option, int least, int most) {
        String text = value(option).orElseThrow(() -> new BadInputException(option + " is missing"));
        if (!text.matches("[0-9]{1,9}") || Integer.parseInt(text) < least || Integer.parseInt(text) > most) {
            throw new BadInputException(
                    option + " " + text + ": expected a whole number from " + least + " to " + most);
        }
        return Integer.parseInt(text);
    }

    double decimal(String option, double standard, double most) {
        String text = value(option).orElse(Double.toString(standard));
        if (!text.matches("[0-9]{1,9}(\\.[0-9]{1,9})?")
                || Double.parseDouble(text) <= 0
                || Double.parseDouble(text) > most) {
            throw new BadInputException(option + " " + text + ": expected a number above 0, at most " + most);
        }
        return Double.parseDouble(text);
    }

    long seed(long standard) {
        return value(SEED).map(Seeds::parse).orElse(standard);
    }

    Map<String, String> settings() {
        return settings;
    }

    /** The language asked for, or that of the player's machine. */
    Language language() {
        String text = value(LANGUAGE).orElse(Locale.getDefault().getLanguage().equals("fr") ? "fr" : "en");
        return switch (text) {
            case "fr" -> Language.FR;
            case "en" -> Language.EN;
            default -> throw new BadInputException(LANGUAGE + " " + text + ": expected fr or en");
        };
    }

    private void readValue(String option, String value) {
        if (value.isEmpty() || value.startsWith("--")) {
            throw new BadInputException(option + " needs a value");
        }
        if (values.put(option, value) != null) {
            throw new BadInputException(option + " is given twice");
        }
    }

    private int readSettings(List<String> words, int start) {
        int next = start;
        while (next < words.size() && words.get(next).matches("\\w+=.*")) {
            String[] setting = words.get(next).split("=", 2);
            if (settings.put(setting[0], setting[1]) != null) {
                throw new BadInputException(SET + " " + setting[0] + " is given twice");
            }
            next++;
        }
        if (next == start) {
            throw new BadInputException(SET + " needs key=value");
        }
        return next;
    }

    /** What the locale of the terminal could not read has lost its letters: it would name another game, or no file. */
    private static void refuseLostLetters(String word) {
        if (word.indexOf('\uFFFD') >= 0) {
            throw new BadInputException(
                    word + ": this locale does not know these letters; try one with UTF-8 (LC_ALL=C.UTF-8)");
        }
    }

    private static String knownOptions(Set<String> options) {
        List<String> names = new TreeSet<>(options)
                .stream().map(option -> option.replace("=", "")).toList();
        return names.isEmpty() ? "" : "; known are " + String.join(", ", names);
    }
}
