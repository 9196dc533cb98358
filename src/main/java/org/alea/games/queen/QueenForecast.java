package org.alea.games.queen;

import java.util.ArrayList;
import java.util.List;

/**
 * What would happen to the enemy of a slot if the dice attacked as they lie now, after the Chariots that nobody defends.
 *
 * @param dice attack dice beside the slot
 * @param up squares it would climb at most
 * @param down squares it would go down, by a Chariot before the attack and by the attack
 * @param fails a set that cannot pay for the next square
 * @param wounds how often the marker would reach the bottom, by a Chariot on its way and by the attack
 * @param defeats the marker would reach the top
 * @param end the square it would stand on once wounds are accounted for
 * @param sure no throw and no Chariot can still change it before the attacks, nor what the Moon makes of it
 */
public record QueenForecast(
        int slot,
        int dice,
        int up,
        int down,
        boolean fails,
        boolean raisesShield,
        boolean breaksShield,
        int wounds,
        boolean defeats,
        int end,
        boolean sure) {

    /** The six slots in order; an empty slot forecasts nothing. */
    public static List<QueenForecast> of(QueenTable now) {
        ChariotStrike strike = new ChariotStrike(now);
        if (chaosToCome(now)) {
            strike.rethrow().coloured();
        }
        QueenTable table = strike.table();
        List<QueenForecast> all = new ArrayList<>();
        boolean skips = table.power().skipsShield() && table.powerLeft();
        boolean skip = skips;
        boolean known = true;
        for (int slot = 1; slot <= Ring.SLOTS; slot++) {
            Attack attack = Attacks.on(table, slot);
            boolean fails = attack.kind() == Attack.Kind.FAILED;
            boolean raises = fails && table.options.with(QueenModule.SHIELDS);
            boolean sure = !strike.rethrow().mayChange(slot) && !strike.doubted(slot);
            // a power that spares the first Shield alone: which one that is, dice thrown before may decide
            all.add(of(strike, slot, attack, raises && !skip, sure && (known || !raises || !skips)));
            known &= sure;
            skip &= !raises;
        }
        return MoonForecast.doubted(table, all);
    }

    /** The six slots, if the dragon die joined the attack on one of them. */
    public static List<QueenForecast> withDragon(QueenTable now, int slot) {
        QueenTable table = now.copy();
        table.dragonSlot = slot;
        return of(table);
    }

    /** QUEEN-124: a chaos that must be rolled. */
    private static boolean chaosToCome(QueenTable table) {
        return table.step.compareTo(Step.DRAGON) <= 0
                && table.dragon.filter(DragonFace.CHAOS::equals).isPresent()
                && !table.power().ignoresChaos();
    }

    private static QueenForecast of(ChariotStrike strike, int slot, Attack attack, boolean raises, boolean sure) {
        QueenTable table = strike.table();
        boolean there = !table.ring.empty(slot);
        int marker = table.ring.marker[slot];
        int down = Math.min(marker, attack.down());
        boolean bottom = there && down > 0 && marker == down;
        int reached = marker + attack.up() - down;
        return new QueenForecast(
                slot,
                table.dice.count(slot),
                attack.up(),
                down + strike.down(slot),
                attack.kind() == Attack.Kind.FAILED,
                raises,
                attack.kind() == Attack.Kind.SHIELD_BROKEN || attack.kind() == Attack.Kind.SMASHED,
                strike.wounds(slot) + (bottom ? 1 : 0),
                there && attack.up() > 0 && reached >= table.ring.track(slot).top,
                bottom ? table.ring.track(slot).start : reached,
                sure);
    }

    QueenForecast inDoubt() {
        return new QueenForecast(slot, dice, up, down, fails, raisesShield, breaksShield, wounds, defeats, end, false);
    }
}
