package org.alea.content;

import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.alea.engine.Language;
import org.alea.engine.Words;

/**
 * The sentences of one game, by key ({@code words.json}). A sentence may hold {@code {name}}, which becomes that
 * parameter (a text that is itself a key under {@code term.} is said in the player's language), and
 * {@code {n|a square|# squares}}, which chooses singular or plural by the number n and says it in place of {@code #}.
 */
public final class Wording {
    private static final String FILE = "words.json";
    private static final Pattern PLACE = Pattern.compile("\\{(\\w+)(?:\\|([^|{}]*)\\|([^|{}]*))?\\}");

    private final String game;
    private final Map<String, Words> sentences;

    private Wording(String game, Map<String, Words> sentences) {
        this.game = game;
        this.sentences = sentences;
    }

    public static Wording read(ContentSource source, String game) {
        ContentEntry all = source.object(game, FILE);
        Map<String, Words> sentences = new LinkedHashMap<>();
        Optional<ContentEntry> shipped = source.shippedObject(game, FILE);
        Faults faults = Faults.gathered();
        for (String key : all.fields()) {
            faults.reading(() -> sentence(all, key, shipped)).ifPresent(words -> sentences.put(key, words));
        }
        faults.refuseIfAny();
        return new Wording(game, sentences);
    }

    private static Words sentence(ContentEntry all, String key, Optional<ContentEntry> shipped) {
        Words words = all.words(key);
        shipped.filter(original -> original.has(key)).ifPresent(original -> checkPlaces(all, key, original));
        return words;
    }

    /** A sentence can only say what it is told: whatever else it holds would stop the game that says it. */
    private static void checkPlaces(ContentEntry all, String key, ContentEntry original) {
        Words told = original.words(key);
        Set<String> places = places(told.fr());
        places.addAll(places(told.en()));
        Words said = all.words(key);
        for (Language language : Language.values()) {
            for (String place : places(said.in(language))) {
                if (!places.contains(place)) {
                    throw all.entry(key).refuse(language.name().toLowerCase(Locale.ROOT), unknown(place, places));
                }
            }
        }
    }

    private static Words unknown(String place, Set<String> known) {
        Words problem = Fault.unknown(String.join(", ", known));
        return known.isEmpty()
                ? new Words(
                        place + " est inconnu ici\u00a0; il ne faut que des mots",
                        place + " is unknown here; expected only words")
                : new Words(place + " est " + problem.fr(), place + " " + problem.en());
    }

    /** The refusal of a file that lacks a sentence the game says. */
    public static ContentException missing(String game, String key) {
        return new ContentException(
                game + "/" + FILE, key, new Words("cette phrase manque", "this sentence is missing"));
    }

    /** {@code {n}} for what is said as it is, {@code {n|…|…}} and {@code {n}} for a number that is counted. */
    private static Set<String> places(String sentence) {
        Set<String> all = new TreeSet<>();
        Matcher place = PLACE.matcher(sentence);
        while (place.find()) {
            all.add("{" + place.group(1) + "}");
            if (place.group(2) != null) {
                all.add("{" + place.group(1) + "|…|…}");
            }
        }
        return all;
    }

    /** The same wording knowing further terms, for instance the names of cards by their ids. */
    public Wording with(Map<String, Words> terms) {
        Map<String, Words> more = new LinkedHashMap<>(sentences);
        terms.forEach((id, words) -> more.put("term." + id, words));
        return new Wording(game, more);
    }

    public Set<String> keys() {
        return sentences.keySet();
    }

    public boolean knows(String key) {
        return sentences.containsKey(key);
    }

    /** The sentence in both languages. */
    public Words both(String key, Map<String, ?> parameters) {
        return Words.of(language -> say(key, parameters, language));
    }

    public String say(String key, Language language) {
        return say(key, Map.of(), language);
    }

    public String say(String key, Map<String, ?> parameters, Language language) {
        Words words = sentences.get(key);
        if (words == null) {
            throw missing(game, key);
        }
        Matcher place = PLACE.matcher(words.in(language));
        StringBuilder said = new StringBuilder();
        while (place.find()) {
            Object value = parameters.get(place.group(1));
            if (value == null) {
                throw unknownValue(key, place.group(1));
            }
            String text = place.group(2) == null
                    ? term(value, language)
                    : (plural(value, language) ? place.group(3) : place.group(2)).replace("#", value.toString());
            place.appendReplacement(said, Matcher.quoteReplacement(text));
        }
        return place.appendTail(said).toString();
    }

    private ContentException unknownValue(String key, String name) {
        String place = "{" + name + "}";
        return new ContentException(
                game + "/" + FILE, key, new Words("rien n’est connu pour " + place, "nothing is known for " + place));
    }

    /**
     * A term (card name, colour, place) in the player's language; what is no term is said as it is, a list one by one.
     */
    public String term(Object value, Language language) {
        if (value instanceof Collection<?> all) {
            return all.stream().map(each -> term(each, language)).collect(Collectors.joining(", "));
        }
        Words words = sentences.get("term." + value);
        return words == null ? String.valueOf(value) : words.in(language);
    }

    private static boolean plural(Object value, Language language) {
        int n = Math.abs(((Number) value).intValue());
        return language == Language.FR ? n > 1 : n != 1;
    }
}
