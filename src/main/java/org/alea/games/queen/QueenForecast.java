package org.alea.games.queen;

import java.util.ArrayList;
import java.util.List;

/**
 * What would happen to the enemy of a slot if the dice attacked as they lie now.
 *
 * @param dice attack dice beside the slot
 * @param up squares it would climb at most
 * @param down squares it would go down
 * @param fails a set that cannot pay for the next square
 * @param wounds the marker would reach the bottom
 * @param defeats the marker would reach the top
 */
public record QueenForecast(
        int slot,
        int dice,
        int up,
        int down,
        boolean fails,
        boolean raisesShield,
        boolean breaksShield,
        boolean wounds,
        boolean defeats) {

    /** The six slots in order; an empty slot forecasts nothing. */
    public static List<QueenForecast> of(QueenTable now) {
        QueenTable table = now.phase == QueenPhase.ROLLING ? struck(now) : now;
        List<QueenForecast> all = new ArrayList<>();
        boolean skip = table.power().skipsShield() && table.powerLeft();
        for (int slot = 1; slot <= Ring.SLOTS; slot++) {
            Attack attack = Attacks.on(table, slot);
            boolean fails = attack.kind() == Attack.Kind.FAILED;
            boolean raises = fails && table.options.with(QueenModule.SHIELDS);
            all.add(of(table, slot, attack, raises && !skip));
            skip &= !raises;
        }
        return List.copyOf(all);
    }

    /** The six slots, if the dragon die joined the attack on one of them. */
    public static List<QueenForecast> withDragon(QueenTable now, int slot) {
        QueenTable table = now.copy();
        table.dragonSlot = slot;
        return of(table);
    }

    /** With what the Chariots that nobody defends yet would change in the attacks, were the round stopped now. */
    private static QueenTable struck(QueenTable now) {
        Modifiers modifiers = now.modifiers;
        for (int place = 1; place <= Chariots.PLACES; place++) {
            if (now.chariots.at(place) && now.dice.none(Zone.chariot(place))) {
                for (Effect effect :
                        now.cards.chariots().get(now.chariots.inPlay[place]).effect()) {
                    modifiers = effect instanceof Effect.Modifier change ? change.applyTo(modifiers) : modifiers;
                }
            }
        }
        if (modifiers.equals(now.modifiers)) {
            return now;
        }
        QueenTable table = now.copy();
        table.modifiers = modifiers;
        return table;
    }

    private static QueenForecast of(QueenTable table, int slot, Attack attack, boolean raises) {
        boolean there = !table.ring.empty(slot);
        int marker = table.ring.marker[slot];
        int down = Math.min(marker, attack.down());
        return new QueenForecast(
                slot,
                table.dice.count(slot),
                attack.up(),
                down,
                attack.kind() == Attack.Kind.FAILED,
                raises,
                attack.kind() == Attack.Kind.SHIELD_BROKEN || attack.kind() == Attack.Kind.SMASHED,
                there && down > 0 && marker == down,
                there && attack.up() > 0 && marker + attack.up() >= table.ring.track(slot).top);
    }
}
