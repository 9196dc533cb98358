package org.alea.app.games.royal;

import java.util.List;
import org.alea.engine.Event;
import org.alea.games.royal.Group;
import org.alea.games.royal.RoyalEvent;
import org.alea.games.royal.RoyalGame;
import org.alea.games.royal.RoyalMove;
import org.alea.games.royal.RoyalTable;
import org.alea.games.royal.Side;

/**
 * What a move would bring about, in numbers: what is paid for dice and for the hire, how often the target works, what is
 * gained now and at the end of the round, how much influence finds no room, how many pips are lost on the way, and the
 * deniers left in the end.
 */
record Preview(
        int price,
        int hire,
        int times,
        int cubes,
        int deniers,
        int later,
        int influence,
        int wasted,
        int vp,
        int royVp,
        int pips,
        int left) {

    static Preview of(RoyalGame game, RoyalTable table, RoyalMove move) {
        List<Event> events = game.foresight().of(table, move);
        int price = 0;
        int hire = 0;
        int times = 0;
        int cubes = 0;
        int deniers = 0;
        int later = 0;
        int influence = 0;
        int wasted = 0;
        int vp = 0;
        int royVp = 0;
        for (Event event : events) {
            if (event instanceof RoyalEvent.DiceBought bought) {
                price += bought.deniers();
            } else if (event instanceof RoyalEvent.Hired hired) {
                hire += hired.deniers();
            } else if (event instanceof RoyalEvent.Activated activated) {
                times += activated.times();
            } else if (event instanceof RoyalEvent.CubesStored stored) {
                cubes += stored.cubes();
            } else if (event instanceof RoyalEvent.EventCubesPlaced placed && placed.side() == Side.YOU) {
                cubes += placed.cubes();
            } else if (event instanceof RoyalEvent.CubeBuilt built && built.side() == Side.YOU) {
                cubes++;
            } else if (event instanceof RoyalEvent.VpGained gained) {
                vp += gained.side() == Side.YOU ? gained.vp() : 0;
                royVp += gained.side() == Side.ROY ? gained.vp() : 0;
            } else if (event instanceof RoyalEvent.VpLost lost) {
                vp -= lost.vp();
            } else if (event instanceof RoyalEvent.Passed passed) {
                later += passed.deniers();
            } else if (event instanceof RoyalEvent.InfluenceWasted gone) {
                wasted += gone.influence();
            }
            deniers += deniers(event);
            influence += influence(event);
        }
        int left = table.purse().deniers() - price - hire + deniers;
        int pips = pips(game, table, move, times);
        return new Preview(price, hire, times, cubes, deniers, later, influence, wasted, vp, royVp, pips, left);
    }

    private static int deniers(Event event) {
        if (event instanceof RoyalEvent.DeniersGained gained) {
            return gained.deniers();
        } else if (event instanceof RoyalEvent.Farmed farmed) {
            return farmed.deniers();
        }
        return event instanceof RoyalEvent.DeniersPaid paid ? -paid.deniers() : 0;
    }

    private static int influence(Event event) {
        if (event instanceof RoyalEvent.InfluenceGained gained) {
            return gained.influence();
        } else if (event instanceof RoyalEvent.Countered countered) {
            return countered.influence();
        }
        return event instanceof RoyalEvent.InfluencePaid paid ? -paid.influence() : 0;
    }

    /** What of the total brings nothing (ROYAL-087). */
    private static int pips(RoyalGame game, RoyalTable table, RoyalMove move, int times) {
        if (move instanceof RoyalMove.Activate activate) {
            int value = table.content().activity(activate.card()).orElseThrow().value();
            return total(game, table, activate.group(), activate.modifier()) - times * value;
        } else if (move instanceof RoyalMove.Combat combat) {
            int value = table.content().events().stream()
                    .filter(event -> event.id().equals(combat.event()))
                    .findFirst()
                    .orElseThrow()
                    .value();
            return total(game, table, combat.group(), combat.modifier()) - combat.n() * value;
        } else if (move instanceof RoyalMove.Agriculture farm) {
            int divisor = table.content().board().constants().agricultureDivisor();
            return total(game, table, farm.group(), farm.modifier()) % divisor;
        }
        return 0;
    }

    private static int total(RoyalGame game, RoyalTable table, Group group, String cube) {
        return game.foresight()
                .quote(table, group.own(), group.bought(), cube)
                .orElseThrow()
                .total();
    }
}
