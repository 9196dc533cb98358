package org.alea.app.games.royal.end;

import java.util.ArrayList;
import java.util.List;
import org.alea.app.shell.Texts;
import org.alea.engine.Setup;
import org.alea.engine.SetupOption;
import org.alea.games.royal.RoyalBox;

/** The options a game is played with, in words (ROYAL-010); what was left at nothing is not named. */
public final class GameOptions {
    private static final String DIFFICULTY = "difficulty";

    private GameOptions() {}

    /** One option: what it is called, what was chosen, and the rule that offers it. */
    public record Option(String id, String icon, String name, String choice, String rule) {
        /** Whether this is how hard the game is, which needs no name. */
        boolean difficulty() {
            return id.equals(DIFFICULTY);
        }
    }

    public static List<Option> of(Setup setup, RoyalBox box, Texts texts) {
        List<Option> options = new ArrayList<>();
        for (SetupOption option : box.options()) {
            String value = setup.get(option.id());
            String key = "option." + option.id();
            boolean said = box.wording().knows(key + "." + value);
            if (said || !value.equals("0")) {
                String name = box.wording().say(key, texts.language());
                String choice = said ? box.wording().say(key + "." + value, texts.language()) : value;
                options.add(new Option(option.id(), icon(option.id()), name, choice, rule(option.id())));
            }
        }
        return options;
    }

    private static String rule(String option) {
        return switch (option) {
            case DIFFICULTY -> "ROYAL-001";
            case "first" -> "ROYAL-005";
            case "abandoned" -> "ROYAL-006";
            case "mood" -> "ROYAL-007";
            case "timer" -> "ROYAL-008";
            default -> "ROYAL-004";
        };
    }

    private static String icon(String option) {
        return switch (option) {
            case DIFFICULTY -> "mdi2s-speedometer";
            case "first" -> "mdi2f-flag-outline";
            case "abandoned" -> "mdi2d-dice-5-outline";
            case "mood" -> "mdi2c-crown-outline";
            case "timer" -> "mdi2t-timer-outline";
            case "bonusDeniers" -> "mdi2c-circle-multiple";
            default -> "mdi2t-tune-variant";
        };
    }
}
