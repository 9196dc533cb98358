package org.alea.engine;

import java.util.Arrays;
import java.util.List;

/**
 * One choice made before a game. The set-up screen and {@code --set} are made from these; labels are in the game's
 * wording under {@code option.<id>} and {@code option.<id>.<value>}.
 */
public record SetupOption(String id, Kind kind, List<String> values, String standard, boolean shown) {

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
        return new SetupOption(id, Kind.ONE, List.of(values), standard, true);
    }

    public static SetupOption any(String id, String... values) {
        return new SetupOption(id, Kind.ANY, List.of(values), "", true);
    }

    public static SetupOption number(String id, int least, int most, int standard) {
        return new SetupOption(
                id,
                Kind.NUMBER,
                List.of(Integer.toString(least), Integer.toString(most)),
                Integer.toString(standard),
                true);
    }

    /** The same option, set by the program and not offered on the set-up screen. */
    public SetupOption hidden() {
        return new SetupOption(id, kind, values, standard, false);
    }

    /** The value in its one written form, or an {@link IllegalSetupException} that says what is allowed. */
    String checked(String value) {
        return switch (kind) {
            case ONE -> {
                if (!values.contains(value)) {
                    throw refused(value, "one of " + String.join(", ", values));
                }
                yield value;
            }
            case ANY -> {
                List<String> chosen = value.isBlank() ? List.of() : Arrays.asList(value.split("\\s*,\\s*"));
                if (!values.containsAll(chosen)) {
                    throw refused(value, "any of " + String.join(", ", values) + ", separated by commas");
                }
                yield String.join(",", values.stream().filter(chosen::contains).toList());
            }
            case NUMBER -> {
                int least = Integer.parseInt(values.get(0));
                int most = Integer.parseInt(values.get(1));
                if (!value.matches("-?[0-9]{1,9}")
                        || Integer.parseInt(value) < least
                        || Integer.parseInt(value) > most) {
                    throw refused(value, "a whole number from " + least + " to " + most);
                }
                yield Integer.toString(Integer.parseInt(value));
            }
        };
    }

    private IllegalSetupException refused(String value, String expected) {
        return new IllegalSetupException(id + "=" + value + ": expected " + expected);
    }
}
