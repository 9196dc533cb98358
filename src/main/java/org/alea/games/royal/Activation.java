package org.alea.games.royal;

import java.util.Optional;
import org.alea.engine.Refusal;
import org.alea.engine.Turn;

/** Activating an activity card, hiring a tradesman for it if need be (ROYAL-094 to ROYAL-121). */
final class Activation {
    private Activation() {}

    static Optional<Refusal> refusal(RoyalTable table, RoyalMove.Activate move) {
        int index = table.content().activityIndex(move.card());
        int slot = index < 0 ? -1 : table.activities().find(index);
        if (slot < 0 || !table.activities().revealed(slot)) {
            return Refusals.because("CARD_NOT_REVEALED", "ROYAL-094");
        }
        Activity card = table.card(slot);
        if (move.modifier().equals(move.card()) && table.activities().cubes(slot) == 0) {
            return Refusals.because("MODIFIER_NOT_APPLICABLE", "ROYAL-110");
        }
        return GroupUse.refusal(
                        table, move.group(), move.modifier(), card.colour().bit(), "ROYAL-094")
                .or(() -> hireRefusal(table, slot, move))
                .or(() -> countRefusal(table, card, move));
    }

    private static Optional<Refusal> hireRefusal(RoyalTable table, int slot, RoyalMove.Activate move) {
        boolean hires = move.hire() != HireSource.Stock.NONE;
        boolean hired = table.activities().placeOf(slot, Side.YOU) != 0;
        if (hires && hired) {
            return Refusals.because("HIRE_SOURCE", "ROYAL-095");
        }
        if (!hires) {
            return hired ? Optional.empty() : Refusals.because("HIRE_SOURCE", "ROYAL-094");
        }
        if (!HireSources.available(table, move.hire(), slot)) {
            return Refusals.because("NO_CITIZEN", "ROYAL-096");
        }
        return left(table, move) < 0 ? Refusals.because("NOT_ENOUGH_DENIERS", "ROYAL-095") : Optional.empty();
    }

    /** The deniers left once dice and hire are paid. */
    private static int left(RoyalTable table, RoyalMove.Activate move) {
        int hire = move.hire() == HireSource.Stock.NONE ? 0 : card(table, move).hireCost();
        return table.purse().deniers()
                - GroupUse.of(table, move.group(), move.modifier()).price()
                - hire;
    }

    private static Activity card(RoyalTable table, RoyalMove.Activate move) {
        return table.content().activity(table.content().activityIndex(move.card()));
    }

    private static Optional<Refusal> countRefusal(RoyalTable table, Activity card, RoyalMove.Activate move) {
        int times = GroupUse.of(table, move.group(), move.modifier()).total() / card.value();
        if (times < 1) {
            return Refusals.because("TOTAL_TOO_LOW", "ROYAL-102");
        }
        Prospect prospect = new Prospect(table).after(left(table, move), move.hire());
        for (Effect effect : card.effects()) {
            if (effect.limit(prospect) == 0) {
                return effect.shortage(prospect);
            }
        }
        int most = Math.min(times, card.limit(prospect));
        if (card.placesCubes() && move.n() != most) {
            return Refusals.because("COUNT_RANGE", "ROYAL-204");
        }
        if (move.n() < 1 || move.n() > most) {
            return Refusals.because("COUNT_RANGE", "ROYAL-103");
        }
        int returned = card.citizensToReturn() * move.n();
        boolean lyingThere = move.lyingUsed() >= Math.max(0, returned - prospect.supply())
                && move.lyingUsed() <= Math.min(returned, prospect.lying());
        return lyingThere ? Optional.empty() : Refusals.because("COUNT_RANGE", "ROYAL-121");
    }

    static void play(RoyalTable table, RoyalMove.Activate move, Turn turn) {
        Activity card = card(table, move);
        int slot = table.activities().find(table.content().activityIndex(move.card()));
        GroupUse.of(table, move.group(), move.modifier()).pay(table, move.modifier(), turn);
        if (move.hire() != HireSource.Stock.NONE) {
            hire(table, slot, card, move.hire(), turn);
        }
        if (turn.listening()) {
            turn.add(new RoyalEvent.Activated(card.id(), move.n()));
        }
        if (card.deferred()) {
            table.activities().addCubes(slot, move.n());
            turn.add(new RoyalEvent.CubesStored(card.id(), move.n()));
        }
        for (int i = 0; i < card.effects().size(); i++) {
            card.effects().get(i).apply(table, move.n(), move.lyingUsed(), turn);
        }
        if (table.state() == State.ACTION) {
            Turns.afterYours(table, turn);
        }
    }

    private static void hire(RoyalTable table, int slot, Activity card, HireSource source, Turn turn) {
        table.purse().change(-card.hireCost(), 0);
        int citizen = HireSources.take(table, source);
        if (source instanceof HireSource.Card other) {
            abandonCubes(table, other.id(), turn);
        }
        int place = table.activities().hire(slot, citizen);
        if (turn.listening()) {
            turn.add(new RoyalEvent.Hired(card.id(), source, card.hireCost(), place));
        }
    }

    /** ROYAL-099. */
    private static void abandonCubes(RoyalTable table, String card, Turn turn) {
        int slot = table.activities().find(table.content().activityIndex(card));
        int cubes = table.activities().cubes(slot);
        if (cubes > 0) {
            table.activities().addCubes(slot, -cubes);
            turn.add(new RoyalEvent.CubesAbandoned(card, cubes));
        }
    }
}
