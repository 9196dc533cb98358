package org.alea.games.royal.bots;

import java.util.ArrayList;
import java.util.List;
import org.alea.games.royal.Effect;
import org.alea.games.royal.HireSource;
import org.alea.games.royal.RoyalMove;
import org.alea.games.royal.RoyalTable;

/** The moves worth a thought out of thousands: what is left out is next to one that is plainly as good. */
final class Shortlist {
    private Shortlist() {}

    /** Without influence; an activation that pays nothing is only considered as often as it can be done. */
    static List<RoyalMove> of(RoyalTable table, List<RoyalMove> moves) {
        List<RoyalMove> worthy = new ArrayList<>();
        boolean idle = table.city().supply() > 0;
        for (int i = 0; i < moves.size(); i++) {
            RoyalMove move = moves.get(i);
            if (influence(move)) {
                continue;
            }
            if (move instanceof RoyalMove.Activate activate) {
                boolean fromTheBoard = !(activate.hire() instanceof HireSource.Stock);
                boolean fewer =
                        i > 0 && moves.get(i - 1) instanceof RoyalMove.Activate before && fewer(before, activate);
                if ((fromTheBoard && idle) || (fewer && !pays(table, activate))) {
                    continue;
                }
            }
            worthy.add(move);
        }
        return worthy;
    }

    /** Moves come with the most activations first. */
    private static boolean fewer(RoyalMove.Activate more, RoyalMove.Activate move) {
        return more.group() == move.group()
                && more.card().equals(move.card())
                && more.hire().equals(move.hire())
                && more.modifier().equals(move.modifier());
    }

    private static boolean pays(RoyalTable table, RoyalMove.Activate move) {
        return table.content()
                .activity(move.card())
                .filter(card -> card.effects().stream().anyMatch(Effect.PayGain.class::isInstance))
                .isPresent();
    }

    static boolean influence(RoyalMove move) {
        return move instanceof RoyalMove.Reroll
                || move instanceof RoyalMove.Recruit
                || move instanceof RoyalMove.TurnOver;
    }

    /** Influence is spent on low dice only. */
    static boolean promising(RoyalMove move) {
        if (move instanceof RoyalMove.Reroll reroll) {
            return reroll.die().face() <= 2;
        }
        if (move instanceof RoyalMove.TurnOver turned) {
            return turned.dice().list().stream().allMatch(die -> die.face() <= 3);
        }
        return move instanceof RoyalMove.Recruit;
    }
}
