package org.alea.engine;

import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * One choice made before a game. The set-up screen and {@code --set} are made from these; labels are in the game's
 * wording under {@code option.<id>} and {@code option.<id>.<value>}.
 */
public record SetupOption(
        String id, Kind kind, List<String> values, String standard, boolean shown, Optional<Condition> condition) {

    /** Another option and the values with which alone, or just not, this one means anything. */
    public record Condition(String option, List<String> values, boolean with) {
        boolean holds(Map<String, String> chosen) {
            List<String> there = Arrays.asList(chosen.getOrDefault(option, "").split(","));
            return there.stream().anyMatch(values::contains) == with;
        }
    }

    /** How an option takes its value. */
    public enum Kind {
        /** Exactly one of the values. */
        ONE,
        /** Any of the values, separated by commas; none is the empty text. */
        ANY,
        /** A whole number between the first and the last of the values. */
        NUMBER
    }

    public static SetupOption one(String id, String standard, String... values) {
        return new SetupOption(id, Kind.ONE, List.of(values), standard, true, Optional.empty());
    }

    public static SetupOption any(String id, String... values) {
        return new SetupOption(id, Kind.ANY, List.of(values), "", true, Optional.empty());
    }

    public static SetupOption number(String id, int least, int most, int standard) {
        return new SetupOption(
                id,
                Kind.NUMBER,
                List.of(Integer.toString(least), Integer.toString(most)),
                Integer.toString(standard),
                true,
                Optional.empty());
    }

    /** The same option, set by the program and not offered on the set-up screen. */
    public SetupOption hidden() {
        return new SetupOption(id, kind, values, standard, false, condition);
    }

    /** The same option, offered only while another one has one of these values. */
    public SetupOption onlyWith(String option, List<String> suitable) {
        return new SetupOption(id, kind, values, standard, shown, Optional.of(new Condition(option, suitable, true)));
    }

    /** The same option, not offered while another one has this value, alone or among others. */
    public SetupOption unless(String option, String value) {
        return new SetupOption(
                id, kind, values, standard, shown, Optional.of(new Condition(option, List.of(value), false)));
    }

    /** Whether this option means anything with the others chosen so. */
    public boolean applies(Map<String, String> chosen) {
        return condition.map(other -> other.holds(chosen)).orElse(true);
    }

    /** Whether this value may be chosen. */
    public boolean allows(String value) {
        try {
            checked(value);
            return true;
        } catch (IllegalSetupException e) {
            return false;
        }
    }

    /** The value in its one written form, or an {@link IllegalSetupException} that says what is allowed. */
    String checked(String value) {
        return switch (kind) {
            case ONE -> {
                if (!values.contains(value)) {
                    String all = String.join(", ", values);
                    throw refused(value, new Words("l’une des valeurs " + all, "one of " + all));
                }
                yield value;
            }
            case ANY -> {
                List<String> chosen = value.isBlank() ? List.of() : Arrays.asList(value.split("\\s*,\\s*"));
                if (!values.containsAll(chosen)) {
                    String all = String.join(", ", values);
                    throw refused(
                            value,
                            new Words(
                                    "des valeurs parmi " + all + ", séparées par des virgules",
                                    "any of " + all + ", separated by commas"));
                }
                yield String.join(",", values.stream().filter(chosen::contains).toList());
            }
            case NUMBER -> {
                int least = Integer.parseInt(values.get(0));
                int most = Integer.parseInt(values.get(1));
                if (!value.matches("-?[0-9]{1,9}")
                        || Integer.parseInt(value) < least
                        || Integer.parseInt(value) > most) {
                    throw refused(
                            value,
                            new Words(
                                    "un nombre entier de " + least + " à " + most,
                                    "a whole number from " + least + " to " + most));
                }
                yield Integer.toString(Integer.parseInt(value));
            }
        };
    }

    private IllegalSetupException refused(String value, Words expected) {
        String given = id + "=" + value;
        return new IllegalSetupException(
                new Words(given + "\u00a0: il faut " + expected.fr(), given + ": expected " + expected.en()));
    }
}
