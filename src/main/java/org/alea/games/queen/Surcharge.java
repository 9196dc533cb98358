package org.alea.games.queen;

import java.util.ArrayList;
import java.util.List;
import org.alea.engine.Words;

/** Why a square costs more dice than its card says: which card adds how many (QUEEN-082). */
public record Surcharge(Words by, int dice) {

    /** Everything that is added to a square of the enemy in this slot now. */
    public static List<Surcharge> on(QueenTable table, int slot, int square) {
        List<Surcharge> all = new ArrayList<>();
        if (table.enemy(slot).isEmpty() || table.ring.track(slot).need[square] == 0) {
            return all;
        }
        boolean top = square == table.ring.track(slot).top;
        if (top) {
            auras(table, slot, all);
        }
        table.activeConspirator().ifPresent(card -> add(all, card.name(), card.effect(), top));
        // a Chariot strikes once its card lies on the discard, the last ones this round
        int missing = table.need(slot, square)
                - table.ring.track(slot).need[square]
                - all.stream().mapToInt(Surcharge::dice).sum();
        List<ChariotCard> struck = table.chariotDiscard();
        for (int i = struck.size() - 1; i >= 0 && missing > 0; i--) {
            int before = all.size();
            add(all, struck.get(i).name(), struck.get(i).effect(), top);
            missing -= all.size() > before ? all.get(before).dice() : 0;
        }
        return all;
    }

    private static void auras(QueenTable table, int slot, List<Surcharge> all) {
        for (int neighbour : table.cards.neighbours(slot)) {
            table.enemy(neighbour)
                    .filter(enemy -> enemy.card().ability().auraTop() > 0)
                    .ifPresent(enemy -> all.add(new Surcharge(
                            enemy.card().name(), enemy.card().ability().auraTop())));
        }
    }

    private static void add(List<Surcharge> all, Words by, List<Effect> effects, boolean top) {
        int dice = effects.stream()
                .filter(Effect.NeedPlus.class::isInstance)
                .map(Effect.NeedPlus.class::cast)
                .filter(plus -> top || plus.scope() == Effect.NeedPlus.Scope.ALL)
                .mapToInt(Effect.NeedPlus::n)
                .sum();
        if (dice > 0) {
            all.add(new Surcharge(by, dice));
        }
    }
}
