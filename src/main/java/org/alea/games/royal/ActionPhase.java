package org.alea.games.royal;

import java.util.List;
import java.util.Optional;
import org.alea.engine.Chance;
import org.alea.engine.Refusal;
import org.alea.engine.Turn;

/** Your turn in phase 4: influence as often as you like, then one action or pass (ROYAL-075, ROYAL-076). */
final class ActionPhase implements Phase {
    private final Influence influence;

    ActionPhase(Influence influence) {
        this.influence = influence;
    }

    @Override
    public void list(RoyalTable table, List<RoyalMove> moves) {
        influence.list(table, moves);
        list(table, Partial.nothing(), moves);
        moves.add(new RoyalMove.Pass());
    }

    /** The actions that fit what has been decided so far. */
    static void list(RoyalTable table, Partial partial, List<RoyalMove> moves) {
        for (MoveSource source : sources(new Offers(table, partial))) {
            source.list(moves);
        }
    }

    private static MoveSource[] sources(Offers offers) {
        return new MoveSource[] {
            new ActivateMoves(offers),
            new OneWayMoves(offers, OneWayMoves.Kind.CATHEDRAL),
            new CombatMoves(offers),
            new PlaceMoves(offers),
            new OneWayMoves(offers, OneWayMoves.Kind.AGRICULTURE)
        };
    }

    /** A move out of {@link #list}, all being equally likely, without making the others. */
    RoyalMove random(RoyalTable table, Chance dice) {
        List<RoyalMove> influences = new java.util.ArrayList<>();
        influence.list(table, influences);
        MoveSource[] sources = sources(new Offers(table, Partial.nothing()));
        int[] counts = new int[sources.length];
        int all = influences.size() + 1;
        for (int i = 0; i < sources.length; i++) {
            counts[i] = sources[i].count();
            all += counts[i];
        }
        int index = dice.index(all, "move");
        if (index < influences.size()) {
            return influences.get(index);
        }
        index -= influences.size();
        for (int i = 0; i < sources.length; i++) {
            if (index < counts[i]) {
                return sources[i].pick(index);
            }
            index -= counts[i];
        }
        return new RoyalMove.Pass();
    }

    @Override
    public Optional<Refusal> refusal(RoyalTable table, RoyalMove move) {
        if (Influence.isOne(move)) {
            return influence.refusal(table, move);
        }
        if (move instanceof RoyalMove.Activate activate) {
            return Activation.refusal(table, activate);
        }
        if (move instanceof RoyalMove.Cathedral cathedral) {
            return CathedralBuilding.refusal(table, cathedral);
        }
        if (move instanceof RoyalMove.Combat combat) {
            return EventCombat.refusal(table, combat);
        }
        if (move instanceof RoyalMove.Place place) {
            return CitizenPlacing.refusal(table, place);
        }
        if (move instanceof RoyalMove.Agriculture agriculture) {
            return Farming.refusal(table, agriculture);
        }
        if (move instanceof RoyalMove.Timeout) {
            return Timeouts.refusal(table);
        }
        return move instanceof RoyalMove.Pass ? Optional.empty() : Refusals.wrongState(table);
    }

    @Override
    public void play(RoyalTable table, RoyalMove move, Turn turn) {
        if (Influence.isOne(move)) {
            influence.play(table, move, turn);
        } else if (move instanceof RoyalMove.Activate activate) {
            Activation.play(table, activate, turn);
        } else if (move instanceof RoyalMove.Cathedral cathedral) {
            CathedralBuilding.play(table, cathedral, turn);
        } else if (move instanceof RoyalMove.Combat combat) {
            EventCombat.play(table, combat, turn);
        } else if (move instanceof RoyalMove.Place place) {
            CitizenPlacing.play(table, place, turn);
        } else if (move instanceof RoyalMove.Agriculture agriculture) {
            Farming.play(table, agriculture, turn);
        } else if (move instanceof RoyalMove.Timeout) {
            Timeouts.play(table, turn);
        } else {
            Turns.pass(table, turn);
        }
    }
}
