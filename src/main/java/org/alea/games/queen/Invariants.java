package org.alea.games.queen;

import java.util.ArrayList;
import java.util.List;

/** What must hold on every table; a violation is a mistake in the rules. */
final class Invariants {

    private Invariants() {}

    static List<String> violations(QueenTable table) {
        List<String> found = new ArrayList<>();
        dice(table, found);
        enemies(table, found);
        cards(table, found);
        check(table.health >= 0 && table.health <= table.lastHealthSpace(), "health is off its track", found);
        check(
                table.phase() == QueenPhase.LOST || table.health < table.lastHealthSpace(),
                "Maia fights on at the last health space",
                found);
        check(table.clock.elapsedMs >= 0 && table.timeLeftMs >= 0, "the clock runs backwards", found);
        check(table.phase().over() || table.asking, "nobody is asked", found);
        return List.copyOf(found);
    }

    /** QUEEN-242: the zones fit the moment. */
    private static void dice(QueenTable table, List<String> found) {
        for (int die = 0; die < table.dice.size(); die++) {
            Zone zone = table.dice.zone(die);
            boolean shows = zone == Zone.ARENA || zone == Zone.CHARIOT_1 || zone == Zone.CHARIOT_2;
            int value = table.dice.value[die];
            String id = table.cards.dieId(die);
            check(shows ? value >= 1 && value <= 6 : value == 0, id + " shows " + value + " in " + zone, found);
            check(
                    zone != Zone.DIAL || table.options.with(QueenModule.SUNMOON),
                    id + " is on a dial not in play",
                    found);
            check(
                    zone != Zone.STACK || !table.options.with(QueenModule.SUNMOON),
                    id + " is on a stack not in play",
                    found);
        }
        if (table.phase() == QueenPhase.START_ROUND) {
            check(table.dice.count(Zone.STOCK) == 0, "the Stock is not empty before the roll", found);
            check(table.dice.count(Zone.ARENA) == 0, "dice are left in the arena before the roll", found);
        }
        check(
                table.dragon.isEmpty() || table.options.with(QueenModule.DRAGON),
                "the dragon die is not in the game",
                found);
    }

    private static void enemies(QueenTable table, List<String> found) {
        for (int slot = 1; slot <= Ring.SLOTS; slot++) {
            if (table.ring.empty(slot)) {
                check(!table.ring.shielded(slot), "an empty slot has a Shield", found);
            } else {
                int marker = table.ring.marker[slot];
                check(
                        marker >= 0 && marker <= table.ring.track(slot).top,
                        "the marker of slot " + slot + " is off its track",
                        found);
                check(
                        table.phase() != QueenPhase.START_ROUND || (marker > 0 && marker < table.ring.track(slot).top),
                        "slot " + slot + " was not accounted for",
                        found);
            }
        }
    }

    private static void cards(QueenTable table, List<String> found) {
        Ring ring = table.ring;
        Pile enemies = all(ring.deck, ring.discard);
        for (int slot = 1; slot <= Ring.SLOTS; slot++) {
            enemies = ring.empty(slot) ? enemies : enemies.with(ring.card[slot]);
        }
        complete("enemy", enemies, table.cards.enemies().size(), found);
        if (table.options.with(QueenModule.CHARIOTS)) {
            Pile chariots = all(table.chariots.deck, table.chariots.discard);
            for (int place = 1; place <= Chariots.PLACES; place++) {
                chariots = table.chariots.at(place) ? chariots.with(table.chariots.inPlay[place]) : chariots;
            }
            complete("Chariot", chariots, table.cards.chariots().size(), found);
        }
        if (table.options.with(QueenModule.CONSPIRATORS)) {
            Pile conspirators = all(table.conspirators.faceDown, table.conspirators.faceUp);
            complete("Conspirator", conspirators, table.cards.conspirators().size(), found);
        }
    }

    private static Pile all(Pile first, Pile second) {
        Pile all = first;
        for (int card : second.toArray()) {
            all = all.with(card);
        }
        return all;
    }

    private static void complete(String kind, Pile cards, int count, List<String> found) {
        check(
                java.util.Arrays.equals(cards.sorted(), QueenCards.numbers(count)),
                "a " + kind + " card is lost or there twice",
                found);
    }

    private static void check(boolean holds, String violation, List<String> found) {
        if (!holds) {
            found.add(violation);
        }
    }
}
