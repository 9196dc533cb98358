package org.alea.games.royal;

import java.util.ArrayList;
import java.util.List;
import java.util.function.ToIntFunction;
import org.alea.engine.IllegalSetupException;
import org.alea.engine.Setup;
import org.alea.engine.SetupOption;
import org.alea.engine.Words;

/** What was chosen before the game (ROYAL-001 to ROYAL-008). */
public record RoyalOptions(
        Difficulty difficulty,
        int royVp,
        int bonusDeniers,
        String first,
        boolean confiscated,
        boolean measured,
        Timer timer) {

    /** The turn timer. */
    public enum Timer {
        OFF,
        SOFT,
        HARD
    }

    static List<SetupOption> offered(RoyalContent content) {
        List<String> ids = content.difficulties().stream().map(Difficulty::id).toList();
        List<SetupOption> options = new ArrayList<>();
        String standard = ids.contains("knight") ? "knight" : ids.get(0);
        options.add(SetupOption.one("difficulty", standard, ids.toArray(String[]::new)));
        options.add(bonus("royVp", content.difficulties(), Difficulty::mostRoyVp));
        options.add(bonus("bonusDeniers", content.difficulties(), Difficulty::mostBonusDeniers));
        options.add(SetupOption.one("first", "you", "you", "roy", "random"));
        options.add(SetupOption.one("abandoned", "strict", "strict", "confiscated"));
        options.add(SetupOption.one("mood", "dice", "dice", "measured"));
        options.add(SetupOption.one("timer", "off", "off", "soft", "hard"));
        return List.copyOf(options);
    }

    /** A number from 0 that means something only with the difficulties that allow more than that. */
    private static SetupOption bonus(String id, List<Difficulty> difficulties, ToIntFunction<Difficulty> most) {
        List<String> allowing = difficulties.stream()
                .filter(difficulty -> most.applyAsInt(difficulty) > 0)
                .map(Difficulty::id)
                .toList();
        int highest = difficulties.stream().mapToInt(most).max().orElse(0);
        return SetupOption.number(id, 0, highest, 0).onlyWith("difficulty", allowing);
    }

    static RoyalOptions of(Setup setup, RoyalContent content) {
        Difficulty difficulty = content.difficulty(setup.get("difficulty"));
        int royVp = setup.number("royVp");
        int bonusDeniers = setup.number("bonusDeniers");
        atMost(difficulty.mostRoyVp(), "royVp", royVp, difficulty);
        atMost(difficulty.mostBonusDeniers(), "bonusDeniers", bonusDeniers, difficulty);
        return new RoyalOptions(
                difficulty,
                royVp,
                bonusDeniers,
                setup.get("first"),
                setup.get("abandoned").equals("confiscated"),
                setup.get("mood").equals("measured"),
                Timer.valueOf(setup.get("timer").toUpperCase(java.util.Locale.ROOT)));
    }

    private static void atMost(int most, String option, int value, Difficulty difficulty) {
        if (value > most) {
            String given = option + "=" + value;
            String level = "difficulty=" + difficulty.id();
            throw new IllegalSetupException(new Words(
                    given + "\u00a0: " + level + " permet au plus " + most,
                    given + ": " + level + " allows at most " + most));
        }
    }
}
