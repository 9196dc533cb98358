package org.alea.games.queen;

import java.util.List;
import java.util.Optional;
import org.alea.engine.Refusal;

/** Phase 2A: the markers move in slot order; further squares are the player's choice (QUEEN-066 to 083). */
final class Attacks implements Decision {

    /** Resolves the attacks from the slot at the cursor until one needs a choice. */
    static void step(Play play) {
        QueenTable table = play.table();
        for (int slot = table.cursor; slot <= Ring.SLOTS; slot++) {
            Attack attack = on(table, slot);
            if (attack.free()) {
                table.cursor = slot;
                table.ask(QueenPhase.CHOOSE_STEPS);
                return;
            }
            resolve(play, slot, attack, attack.up());
        }
        table.cursor = 1;
        table.step = Step.ACCOUNT;
    }

    /** What the dice beside this slot do to its enemy. */
    static Attack on(QueenTable table, int slot) {
        if (table.ring.empty(slot)) {
            return Attack.NOTHING;
        }
        boolean joined = table.dragonSlot == slot;
        boolean wing = joined && table.wing();
        int lowest = table.modifiers.lowestSoloDown() > 0 && lowestSolo(table) == slot
                ? table.modifiers.lowestSoloDown()
                : 0;
        return Stance.of(table, slot)
                .meet(table.dice.attackColours(slot, table.modifiers), joined && !wing, wing, lowest);
    }

    /** QUEEN-250: lone dice that count as two and solos joined by claw, tail or teeth are no solos. */
    static int lowestSolo(QueenTable table) {
        for (int value = 1; value <= 6; value++) {
            boolean joined = table.dragonSlot == value && !table.wing();
            if (table.dice.count(value) == 1 && !joined && !doubledAlone(table, value)) {
                return value;
            }
        }
        return 0;
    }

    /** QUEEN-081: whether a lone die beside this slot is a set of two. */
    static boolean doubledAlone(QueenTable table, int slot) {
        if (table.ring.empty(slot)) {
            return false;
        }
        int doubled = table.ring.track(slot).doubled;
        return doubled != Track.NO_COLOUR && table.dice.attackColours(slot, table.modifiers) == 1 << doubled;
    }

    private static void resolve(Play play, int slot, Attack attack, int up) {
        QueenTable table = play.table();
        switch (attack.kind()) {
            case NO_DICE -> down(play, slot, attack.down(), QueenEvent.Cause.IDLE);
            case SOLO -> solo(play, slot, attack.down());
            case SHIELD_BROKEN -> Shields.breakAt(play, slot);
            case PUSHED_BACK -> down(play, slot, attack.down(), QueenEvent.Cause.SHIELD);
            case SMASHED -> {
                Shields.breakAt(play, slot);
                up(play, slot, up);
            }
            case FAILED -> {
                play.tell(new QueenEvent.SetFailed(slot, table.ring.id(slot)));
                Shields.raise(play, slot);
                down(play, slot, attack.down(), QueenEvent.Cause.RIPOSTE);
            }
            case HIT -> up(play, slot, up);
        }
    }

    private static void solo(Play play, int slot, int squares) {
        if (squares == 0) {
            play.tell(new QueenEvent.SoloHeld(slot, play.table().ring.id(slot)));
        }
        down(play, slot, squares, QueenEvent.Cause.SOLO);
    }

    private static void up(Play play, int slot, int squares) {
        Ring ring = play.table().ring;
        ring.damaged |= 1 << slot;
        Markers.move(play, slot, ring.marker[slot] + squares, QueenEvent.Cause.ATTACK);
    }

    private static void down(Play play, int slot, int squares, QueenEvent.Cause cause) {
        if (squares > 0) {
            Markers.move(play, slot, play.table().ring.marker[slot] - squares, cause);
        }
    }

    @Override
    public void list(QueenTable table, List<QueenMove> moves) {
        int most = on(table, table.cursor).up();
        for (int steps = 1; steps <= most; steps++) {
            moves.add(new QueenMove.ChooseSteps(table.cursor, steps));
        }
    }

    @Override
    public Optional<Refusal> refusal(QueenTable table, QueenMove move) {
        if (!(move instanceof QueenMove.ChooseSteps choice)) {
            return Decision.elsewhere(table, move);
        }
        if (choice.slot() != table.cursor) {
            return RefusalCode.NOT_ELIGIBLE.by("QUEEN-067");
        }
        return choice.steps() >= 1 && choice.steps() <= on(table, table.cursor).up()
                ? Optional.empty()
                : RefusalCode.STEPS_RANGE.by("QUEEN-072");
    }

    @Override
    public void play(Play play, QueenMove move) {
        QueenTable table = play.table();
        int slot = table.cursor;
        resolve(play, slot, on(table, slot), ((QueenMove.ChooseSteps) move).steps());
        table.cursor = slot + 1;
    }
}
