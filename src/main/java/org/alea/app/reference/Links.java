package org.alea.app.reference;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Properties;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * What a game says about its own vocabulary, in a properties file beside its catalogue: {@code rules.<word>} lists the
 * rules that a kind of card or a word of card data is about, {@code group.<word>} the sort of effect it is,
 * {@code drill.<id>} the rules a drill practises, {@code icon.<chapter>} what stands before a chapter of the rulebook.
 */
public final class Links {
    private static final String DRILL = "drill.";
    private static final String ICON = "icon.";

    private final Properties lines = new Properties();

    private Links() {}

    public static Links read(Class<?> beside, String name) {
        Links links = new Links();
        try (InputStream in = beside.getResourceAsStream(name)) {
            if (in == null) {
                throw new IllegalStateException("the program lacks " + name + " beside " + beside.getName());
            }
            links.lines.load(in);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return links;
    }

    /** The rules all these words are about, each once, in their order. */
    public List<String> rules(Stream<String> words) {
        return words.flatMap(word -> list("rules." + word)).distinct().toList();
    }

    public Optional<String> group(String word) {
        return list("group." + word).findFirst();
    }

    /** Every rule that a drill practises. */
    public List<String> practised() {
        return lines.stringPropertyNames().stream()
                .filter(key -> key.startsWith(DRILL))
                .flatMap(this::list)
                .toList();
    }

    /** The drill that names a rule as one it practises. */
    public Optional<String> drill(String rule) {
        return lines.stringPropertyNames().stream()
                .filter(key -> key.startsWith(DRILL) && list(key).anyMatch(rule::equals))
                .map(key -> key.substring(DRILL.length()))
                .findFirst();
    }

    /** The icons of the chapters, by their ids. */
    public Map<String, String> icons() {
        return lines.stringPropertyNames().stream()
                .filter(key -> key.startsWith(ICON))
                .collect(Collectors.toMap(key -> key.substring(ICON.length()), lines::getProperty));
    }

    private Stream<String> list(String key) {
        return Arrays.stream(lines.getProperty(key, "").split(" ")).filter(word -> !word.isEmpty());
    }
}
