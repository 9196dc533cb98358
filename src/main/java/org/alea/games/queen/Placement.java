package org.alea.games.queen;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import org.alea.engine.Refusal;

/** Dice put on Chariots while the clock runs (QUEEN-130 to 134, 247). */
public final class Placement {

    private Placement() {}

    /**
     * QUEEN-247: the dice the rules take when the player names only a Chariot and a value: white ones first, then the
     * colour least required by the squares above the markers in play; empty if that value does not defend it.
     */
    public static Optional<QueenMove.PlaceOnChariot> preferred(QueenTable table, int chariot, int value, int atMs) {
        if (chariot < 1 || chariot > Chariots.PLACES || !open(table, chariot)) {
            return Optional.empty();
        }
        List<String> dice = new ArrayList<>();
        int wanted = card(table, chariot).defence().pair() ? 2 : 1;
        for (DieColour colour : leastRequiredFirst(table)) {
            for (int die = 0; die < table.dice.size() && dice.size() < wanted; die++) {
                if (table.dice.in(Zone.ARENA, die)
                        && table.dice.value[die] == value
                        && table.dice.colour(die) == colour) {
                    dice.add(table.cards.dieId(die));
                }
            }
        }
        QueenMove.PlaceOnChariot move = new QueenMove.PlaceOnChariot(chariot, dice, atMs);
        return refusal(table, move).isEmpty() ? Optional.of(move) : Optional.empty();
    }

    private static List<DieColour> leastRequiredFirst(QueenTable table) {
        List<DieColour> order = new ArrayList<>(List.of(DieColour.COLOURED));
        order.sort(java.util.Comparator.comparingInt(table::required));
        order.add(0, DieColour.W);
        return order;
    }

    static boolean possible(QueenTable table, long counts) {
        if (!table.options.with(QueenModule.CHARIOTS)) {
            return false;
        }
        for (int place = 1; place <= Chariots.PLACES; place++) {
            if (open(table, place)) {
                ChariotCard.Defence defence = card(table, place).defence();
                if (defence.pair() ? Dice.hasSet(counts) : defends(table, Dice.count(counts, defence.value()))) {
                    return true;
                }
            }
        }
        return false;
    }

    static void list(QueenTable table, long counts, int atMs, List<QueenMove> moves) {
        if (!table.options.with(QueenModule.CHARIOTS)) {
            return;
        }
        for (int place = 1; place <= Chariots.PLACES; place++) {
            if (open(table, place)) {
                ChariotCard.Defence defence = card(table, place).defence();
                if (defence.pair()) {
                    for (int value = 1; value <= 6; value++) {
                        listPairs(table, place, value, atMs, moves);
                    }
                } else if (defends(table, Dice.count(counts, defence.value()))) {
                    listSingles(table, place, defence.value(), atMs, moves);
                }
            }
        }
    }

    private static void listSingles(QueenTable table, int place, int value, int atMs, List<QueenMove> moves) {
        for (DieColour colour : DieColour.ALL) {
            int die = table.dice.first(Zone.ARENA, colour, value);
            if (die != Dice.NO_DIE) {
                moves.add(new QueenMove.PlaceOnChariot(place, List.of(table.cards.dieId(die)), atMs));
            }
        }
    }

    private static void listPairs(QueenTable table, int place, int value, int atMs, List<QueenMove> moves) {
        for (DieColour colour : DieColour.ALL) {
            int first = table.dice.first(Zone.ARENA, colour, value);
            if (first == Dice.NO_DIE) {
                continue;
            }
            DieColour last = null;
            for (int second = first + 1; second < table.dice.size(); second++) {
                DieColour other = table.dice.colour(second);
                if (other != last && table.dice.in(Zone.ARENA, second) && table.dice.value[second] == value) {
                    last = other;
                    List<String> pair = List.of(table.cards.dieId(first), table.cards.dieId(second));
                    moves.add(new QueenMove.PlaceOnChariot(place, pair, atMs));
                }
            }
        }
    }

    /** QUEEN-131: a solo, or with a power one die of a set. */
    private static boolean defends(QueenTable table, int count) {
        return count == 1 || (count > 1 && table.power().defendsFromSet());
    }

    private static boolean open(QueenTable table, int place) {
        return table.chariots.at(place) && table.dice.count(Zone.chariot(place)) == 0;
    }

    private static ChariotCard card(QueenTable table, int place) {
        return table.cards.chariots().get(table.chariots.inPlay[place]);
    }

    static Optional<Refusal> refusal(QueenTable table, QueenMove.PlaceOnChariot move) {
        int place = move.chariot();
        if (place < 1 || place > Chariots.PLACES || !table.chariots.at(place)) {
            return RefusalCode.WRONG_STATE.by("QUEEN-130");
        }
        if (!open(table, place)) {
            return RefusalCode.ALREADY_DEFENDED.by("QUEEN-134");
        }
        for (String id : move.dice()) {
            Optional<Refusal> refusal = refusal(table, id);
            if (refusal.isPresent()) {
                return refusal;
            }
        }
        ChariotCard.Defence defence = card(table, place).defence();
        return defence.pair() ? notAPair(table, move.dice()) : notTheSolo(table, move.dice(), defence.value());
    }

    private static Optional<Refusal> refusal(QueenTable table, String id) {
        int die = table.cards.die(id);
        if (die == Dice.NO_DIE) {
            return RefusalCode.NOT_YOUR_DIE.by("QUEEN-114");
        }
        return switch (table.dice.zone(die)) {
            case ARENA -> Optional.empty();
            case CHARIOT_1, CHARIOT_2 -> RefusalCode.DIE_LOCKED.by("QUEEN-133");
            default -> RefusalCode.NOT_YOUR_DIE.by("QUEEN-130");
        };
    }

    private static Optional<Refusal> notAPair(QueenTable table, List<String> ids) {
        boolean pair =
                ids.size() == 2 && new HashSet<>(ids).size() == 2 && value(table, ids, 0) == value(table, ids, 1);
        return pair ? Optional.empty() : RefusalCode.NOT_A_PAIR.by("QUEEN-132");
    }

    private static Optional<Refusal> notTheSolo(QueenTable table, List<String> ids, int wanted) {
        if (ids.size() != 1) {
            return RefusalCode.NOT_SOLO.by("QUEEN-131");
        }
        if (value(table, ids, 0) != wanted) {
            return RefusalCode.WRONG_VALUE.by("QUEEN-131");
        }
        return defends(table, table.dice.count(wanted)) ? Optional.empty() : RefusalCode.NOT_SOLO.by("QUEEN-131");
    }

    private static int value(QueenTable table, List<String> ids, int index) {
        return table.dice.value[table.cards.die(ids.get(index))];
    }

    static void play(Play play, QueenMove.PlaceOnChariot move) {
        QueenTable table = play.table();
        for (String id : move.dice()) {
            table.dice.put(table.cards.die(id), Zone.chariot(move.chariot()));
        }
        table.clock.elapsedMs = move.atMs();
        play.tell(new QueenEvent.DicePlaced(
                move.chariot(), card(table, move.chariot()).id(), move.dice()));
    }
}
