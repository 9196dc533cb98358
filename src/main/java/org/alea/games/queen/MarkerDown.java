package org.alea.games.queen;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.alea.engine.Refusal;

/**
 * MARKER_DOWN: the markers of some enemies go down; a bottom square reached is a wound at once (QUEEN-093).
 *
 * @param slot the fixed slot, or 0
 * @param count how many different enemies are chosen
 */
record MarkerDown(Target target, int slot, int count, int n) implements Choice {

    /** Whose marker. */
    enum Target {
        SLOT,
        CHOICE,
        MOST_ADVANCED
    }

    static MarkerDown slot(int slot, int n) {
        return new MarkerDown(Target.SLOT, slot, 1, n);
    }

    @Override
    public String template() {
        return type() + "." + (count > 1 ? "TWO" : target);
    }

    /** Always in the same order: a save is known again by how its table is written. */
    @Override
    public Map<String, Object> parameters() {
        Map<String, Object> parameters = Choice.super.parameters();
        if (target != Target.SLOT) {
            parameters.remove("slot");
        }
        if (target != Target.CHOICE) {
            parameters.remove("count");
        }
        return parameters;
    }

    @Override
    public void happen(Play play) {
        QueenTable table = play.table();
        if (target == Target.SLOT) {
            Markers.lower(play, slot, n, QueenEvent.Cause.CARD);
            return;
        }
        int options = options(table);
        int enemies = Integer.bitCount(options);
        if (enemies > 1) {
            ask(play, count > 1 ? QueenPhase.CHOOSE_ENEMIES : QueenPhase.CHOOSE_ENEMY);
        } else if (enemies == 1) {
            table.agenda = table.agenda.push(slot(Integer.numberOfTrailingZeros(options), n));
        }
    }

    @Override
    public void foretell(ChariotStrike strike) {
        QueenTable table = strike.table();
        if (target == Target.MOST_ADVANCED && strike.markersLoose() > 0) {
            int options = options(table, strike.markersLoose());
            strike.doubt(options);
            strike.chooseMarkers(options, count, n);
            return;
        }
        int options = target != Target.SLOT ? options(table) : table.ring.empty(slot) ? 0 : 1 << slot;
        if (Integer.bitCount(options) > 1) {
            strike.chooseMarkers(options, count, n);
        } else if (options != 0) {
            strike.lower(Integer.numberOfTrailingZeros(options), n);
        }
    }

    /** The most advanced slots once some markers are so many squares lower, or back on their start, as bits. */
    private static int options(QueenTable table, int loose) {
        int most = Integer.MIN_VALUE;
        for (int slot = 1; slot <= Ring.SLOTS; slot++) {
            most = table.ring.empty(slot) ? most : Math.max(most, table.ring.advance(slot));
        }
        int options = 0;
        for (int slot = 1; slot <= Ring.SLOTS; slot++) {
            if (!table.ring.empty(slot)) {
                boolean back = table.ring.marker[slot] <= loose;
                int advance = Math.max(table.ring.advance(slot), back ? 0 : Integer.MIN_VALUE);
                options |= advance >= most - loose ? 1 << slot : 0;
            }
        }
        return options;
    }

    /** The slots that may be chosen, as bits. */
    private int options(QueenTable table) {
        int options = 0;
        int most = Integer.MIN_VALUE;
        for (int each = 1; each <= Ring.SLOTS; each++) {
            if (table.ring.empty(each)) {
                continue;
            }
            int advance = target == Target.MOST_ADVANCED ? table.ring.advance(each) : 0;
            if (advance > most) {
                most = advance;
                options = 0;
            }
            if (advance == most) {
                options |= 1 << each;
            }
        }
        return options;
    }

    @Override
    public void list(QueenTable table, List<QueenMove> moves) {
        int options = options(table);
        for (int first = 1; first <= Ring.SLOTS; first++) {
            if ((options & 1 << first) == 0) {
                continue;
            }
            if (count == 1) {
                moves.add(new QueenMove.ChooseEnemy(first));
                continue;
            }
            for (int second = 1; second <= Ring.SLOTS; second++) {
                if (second != first && (options & 1 << second) != 0) {
                    moves.add(new QueenMove.ChooseEnemies(first, second));
                }
            }
        }
    }

    @Override
    public Optional<Refusal> refusal(QueenTable table, QueenMove move) {
        if (count == 1 && move instanceof QueenMove.ChooseEnemy choice) {
            return refusal(table, choice.slot());
        }
        if (count > 1 && move instanceof QueenMove.ChooseEnemies choice) {
            Optional<Refusal> first = refusal(table, choice.first());
            if (first.isPresent()) {
                return first;
            }
            return choice.first() == choice.second()
                    ? RefusalCode.NOT_ELIGIBLE.by("QUEEN-185")
                    : refusal(table, choice.second());
        }
        return Decision.elsewhere(table, move);
    }

    private Optional<Refusal> refusal(QueenTable table, int chosen) {
        if (chosen < 1 || chosen > Ring.SLOTS || table.ring.empty(chosen)) {
            return RefusalCode.EMPTY_SLOT.by("QUEEN-185");
        }
        return (options(table) & 1 << chosen) == 0 ? RefusalCode.NOT_ELIGIBLE.by("QUEEN-185") : Optional.empty();
    }

    @Override
    public void play(Play play, QueenMove move) {
        QueenTable table = play.table();
        if (move instanceof QueenMove.ChooseEnemies choice) {
            table.agenda = table.agenda.push(slot(choice.second(), n)).push(slot(choice.first(), n));
        } else {
            table.agenda = table.agenda.push(slot(((QueenMove.ChooseEnemy) move).slot(), n));
        }
    }
}
