package org.alea.app.games.royal.setup;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.Properties;
import java.util.stream.Stream;
import org.alea.app.games.SetupOutlook;
import org.alea.app.table.Glyph;
import org.alea.content.Wording;
import org.alea.engine.Language;
import org.alea.engine.Setup;

/**
 * What a set-up of the Royal game leads to: how often the greedy bot won with these very rules, and a sentence for each
 * choice. Rules that were not measured have no figure.
 */
public final class RoyalOutlook {
    private static final Properties MEASURED = read();
    private static final Map<String, Integer> STARS = Map.of("page", 2, "knight", 3, "seneschal", 4, "constable", 5);

    private static final Map<String, String> ICONS = Map.of(
            "difficulty", "mdi2s-speedometer",
            "royVp", "mdi2c-crown",
            "bonusDeniers", "mdi2c-circle-multiple",
            "first", "mdi2f-flag-outline",
            "abandoned", "mdi2d-dice-5-outline",
            "mood", "mdi2c-crown-outline",
            "timer", "mdi2t-timer-outline");

    private RoyalOutlook() {}

    public static SetupOutlook of(Wording wording, Setup setup, Language language) {
        Integer stars = STARS.get(setup.get("difficulty"));
        return new SetupOutlook(
                winPercent(setup),
                stars == null ? OptionalInt.empty() : OptionalInt.of(stars),
                facts(wording, setup, language));
    }

    /** The timer changes nothing for a bot; chance as first player is half one, half the other. */
    private static OptionalInt winPercent(Setup setup) {
        String first = setup.get("first");
        Stream<String> firsts = first.equals("random") ? Stream.of("you", "roy") : Stream.of(first);
        List<String> keys = firsts.map(each ->
                        String.join(".", setup.get("difficulty"), each, setup.get("abandoned"), setup.get("mood")))
                .toList();
        if (!MEASURED.keySet().containsAll(keys)) {
            return OptionalInt.empty();
        }
        double mean = keys.stream()
                .mapToInt(key -> Integer.parseInt(MEASURED.getProperty(key)))
                .average()
                .orElseThrow();
        return OptionalInt.of((int) Math.round(mean));
    }

    private static List<SetupOutlook.Fact> facts(Wording wording, Setup setup, Language language) {
        List<SetupOutlook.Fact> facts = new ArrayList<>();
        for (String option : List.of("difficulty", "royVp", "bonusDeniers", "first", "abandoned", "mood", "timer")) {
            String value = setup.get(option);
            String key = "option." + option + "." + value + ".help";
            if (wording.knows(key)) {
                facts.add(fact(option, wording.say(key, language)));
            } else if (!value.equals("0")) {
                facts.add(fact(option, wording.say("option." + option, language) + " (" + value + ")"));
            }
        }
        return List.copyOf(facts);
    }

    private static SetupOutlook.Fact fact(String option, String sentence) {
        return new SetupOutlook.Fact(Glyph.glyph(ICONS.getOrDefault(option, "mdi2t-tune-variant")), sentence);
    }

    private static Properties read() {
        Properties measured = new Properties();
        try (InputStream in = RoyalOutlook.class.getResourceAsStream("measured.properties")) {
            if (in == null) {
                throw new IllegalStateException("the program lacks the measured win rates of the Royal game");
            }
            measured.load(in);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return measured;
    }
}
