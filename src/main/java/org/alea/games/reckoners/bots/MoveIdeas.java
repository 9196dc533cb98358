package org.alea.games.reckoners.bots;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import org.alea.games.reckoners.ReckonersMove;
import org.alea.games.reckoners.cards.Assault;
import org.alea.games.reckoners.cards.Reach;
import org.alea.games.reckoners.rules.Ring;
import org.alea.games.reckoners.state.MoveHalf;
import org.alea.games.reckoners.state.Reckoner;

/** Whether a Reckoner would do more elsewhere. RECK-358 */
final class MoveIdeas {
    private static final double LEAST_GAIN = 0.25;

    private final Outlook outlook;

    MoveIdeas(Outlook outlook) {
        this.outlook = outlook;
    }

    /** Going somewhere, this source being the first that pays for it. */
    Idea paidWith(Supply paying) {
        int owner = paying.owner();
        Reckoner reckoner = outlook.state.reckoner(owner);
        int here = reckoner.place();
        if (Ring.holds(outlook.play, here)) {
            return Idea.NONE;
        }
        List<Supply> others = new ArrayList<>(Supply.of(outlook.play, owner));
        others.remove(paying);
        others.sort(Comparator.comparingDouble(each -> outlook.worth(owner, each.symbols(), each.range())));
        int barricades = outlook.state.district(here).barricades();
        boolean half = reckoner.suffers(Assault.MOVE) && reckoner.half() == MoveHalf.NONE;
        int price = barricades + (half ? 1 : 0);
        if (price > others.size()) {
            return Idea.NONE;
        }
        int[] all = Outlook.none();
        Outlook.counted(paying.symbols(), all);
        others.forEach(each -> count(each, all));
        int[] left = Outlook.none();
        others.subList(price, others.size()).forEach(each -> count(each, left));
        double now = outlook.limited(here, all);
        Idea best = Idea.NONE;
        for (int place = 0; place < outlook.state.districts().size(); place++) {
            double gain = outlook.limited(place, left) - now;
            if (outlook.state.areAdjacent(here, place) && gain > LEAST_GAIN) {
                best = best.or(new Idea(0.9 + 0.1 * gain, step(barricades, half, place)));
            }
        }
        return best;
    }

    private ReckonersMove step(int barricades, boolean half, int place) {
        if (barricades > 0) {
            return new ReckonersMove.AsRemoveBarricade();
        }
        return half
                ? new ReckonersMove.AsMovePart()
                : new ReckonersMove.AsMove(outlook.state.district(place).id());
    }

    private static void count(Supply supply, int[] into) {
        if (supply.range() == Reach.OWN) {
            Outlook.counted(supply.symbols(), into);
        }
    }

    /** What a Reckoner gains by standing elsewhere, nothing being paid. */
    double gain(int owner, int place) {
        int[] all = Outlook.none();
        Supply.of(outlook.play, owner).forEach(each -> count(each, all));
        return outlook.limited(place, all)
                - outlook.limited(outlook.state.reckoner(owner).place(), all);
    }
}
