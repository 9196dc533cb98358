package org.alea.app.games.reckoners.input;

import java.util.ArrayList;
import java.util.List;
import org.alea.app.play.Draft;
import org.alea.games.reckoners.ReckonersMove;

/**
 * What has been chosen of a decision so far.
 *
 * @param reckoner whose dice are rolled, empty for the first who has not finished
 * @param dice the dice that are to be kept, or the one that is to be used
 * @param gear the ability or card of which one has to say where or for whom; empty for none
 */
public record Pick(String reckoner, List<String> dice, String gear) implements Draft<ReckonersMove> {
    public static final Pick NOTHING = new Pick("", List.of(), "");

    public Pick {
        dice = List.copyOf(dice);
    }

    /** These dice of somebody. */
    static Pick of(String owner, List<String> dice) {
        return new Pick(owner, dice, "");
    }

    /** The same, asked how a card or an ability is to be used. */
    Pick with(String card) {
        return new Pick(reckoner, dice, card);
    }

    /** With a die kept, or not kept any more. */
    Pick turned(String owner, String die) {
        List<String> now = reckoner.equals(owner) ? new ArrayList<>(dice) : new ArrayList<>();
        if (!now.remove(die)) {
            now.add(die);
        }
        return of(owner, now);
    }
}
