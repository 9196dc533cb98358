package org.alea.app.games;

import java.util.List;
import java.util.OptionalInt;
import org.kordamp.ikonli.Ikon;

/**
 * What a set-up leads to, as far as it has been measured.
 *
 * @param winPercent how often the standard bot wins with exactly these rules
 * @param estimatedPercent how often it would win, where that was not measured but follows from what was
 * @param stars the difficulty from 1 to 5
 * @param facts what the table will hold, a line each
 */
public record SetupOutlook(OptionalInt winPercent, OptionalInt estimatedPercent, OptionalInt stars, List<Fact> facts) {

    /** Nothing has been measured. */
    public static final SetupOutlook UNKNOWN = new SetupOutlook(OptionalInt.empty(), OptionalInt.empty(), List.of());

    /** Nothing but what was measured is known. */
    public SetupOutlook(OptionalInt winPercent, OptionalInt stars, List<Fact> facts) {
        this(winPercent, OptionalInt.empty(), stars, facts);
    }

    /** From 0, where everybody wins, to 100: as measured, else as estimated, else as the stars say. */
    public OptionalInt difficulty() {
        OptionalInt percent = winPercent.isPresent() ? winPercent : estimatedPercent;
        if (percent.isPresent()) {
            return OptionalInt.of(100 - percent.getAsInt());
        }
        return stars.isPresent() ? OptionalInt.of(20 * stars.getAsInt() - 10) : OptionalInt.empty();
    }

    /** One line of the summary: an icon and a sentence in the player's language. */
    public record Fact(Ikon icon, String sentence) {}
}
