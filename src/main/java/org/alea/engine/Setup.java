package org.alea.engine;

import java.util.Arrays;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** What is decided before the first move: every option of the game with its value, in the game's order, and the seed. */
public record Setup(long seed, Map<String, String> options) {

    public Setup {
        options = Collections.unmodifiableMap(new LinkedHashMap<>(options));
    }

    /** Checks {@code chosen} against what the game offers; what is not chosen keeps its standard value. */
    public static Setup of(List<SetupOption> offered, Map<String, String> chosen, long seed) {
        Map<String, String> values = new LinkedHashMap<>();
        for (SetupOption option : offered) {
            values.put(option.id(), option.checked(chosen.getOrDefault(option.id(), option.standard())));
        }
        for (String id : chosen.keySet()) {
            if (!values.containsKey(id)) {
                String known = String.join(", ", values.keySet());
                throw new IllegalSetupException(new Words(
                        "il n’y a pas d’option " + id + "\u00a0; celles du jeu sont " + known,
                        "there is no option " + id + "; known are " + known));
            }
        }
        return new Setup(seed, values);
    }

    /** The value of an option the game has. */
    public String get(String option) {
        String value = options.get(option);
        if (value == null) {
            throw new IllegalSetupException(new Words("il manque l’option " + option, "the setup lacks " + option));
        }
        return value;
    }

    public int number(String option) {
        return Integer.parseInt(get(option));
    }

    public List<String> chosen(String option) {
        String value = get(option);
        return value.isEmpty() ? List.of() : Arrays.asList(value.split(","));
    }

    public Setup with(String option, String value) {
        Map<String, String> changed = new LinkedHashMap<>(options);
        changed.put(option, value);
        return new Setup(seed, changed);
    }

    public Setup withSeed(long newSeed) {
        return new Setup(newSeed, options);
    }
}
