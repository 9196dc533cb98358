package org.alea.games.queen;

import java.util.List;
import java.util.Optional;
import org.alea.engine.Refusal;

/** The use of the dragon die, after the Chariots and before the attacks (QUEEN-115 to 126). */
final class DragonDie implements Decision {
    /** Asks for what the die shows, or passes if it has no use. */
    static void step(Play play) {
        QueenTable table = play.table();
        if (table.dragon.isEmpty()) {
            table.step = Step.PAINT;
            return;
        }
        DragonFace face = table.dragon.get();
        if (face == DragonFace.CHAOS) {
            askOrPass(table, colouredInArena(table), QueenPhase.ROLL_CHAOS);
        } else {
            boolean useful = false;
            for (int slot = 1; slot <= Ring.SLOTS && !useful; slot++) {
                useful = refusal(table, face, slot).isEmpty();
            }
            askOrPass(table, useful, face == DragonFace.WING ? QueenPhase.USE_WING : QueenPhase.USE_DRAGON);
        }
    }

    private static void askOrPass(QueenTable table, boolean useful, QueenPhase phase) {
        if (useful) {
            table.ask(phase);
        } else {
            table.step = Step.PAINT;
        }
    }

    private static boolean colouredInArena(QueenTable table) {
        for (int die = 0; die < table.dice.size(); die++) {
            if (table.dice.colour(die).coloured() && table.dice.in(Zone.ARENA, die)) {
                return true;
            }
        }
        return false;
    }

    @Override
    public void list(QueenTable table, List<QueenMove> moves) {
        if (table.phase() == QueenPhase.ROLL_CHAOS) {
            moves.add(new QueenMove.RollChaos());
            if (table.power().ignoresChaos()) {
                moves.add(new QueenMove.IgnoreChaos());
            }
            return;
        }
        DragonFace face = table.dragon.orElseThrow();
        for (int slot = 1; slot <= Ring.SLOTS; slot++) {
            if (refusal(table, face, slot).isEmpty()) {
                moves.add(face == DragonFace.WING ? new QueenMove.AssignWing(slot) : new QueenMove.AssignDragon(slot));
            }
        }
        moves.add(new QueenMove.DeclineDragon());
    }

    @Override
    public Optional<Refusal> refusal(QueenTable table, QueenMove move) {
        return switch (table.phase()) {
            case ROLL_CHAOS -> {
                boolean answers = move instanceof QueenMove.RollChaos
                        || (move instanceof QueenMove.IgnoreChaos
                                && table.power().ignoresChaos());
                yield answers ? Optional.empty() : Decision.elsewhere(table, move);
            }
            case USE_WING ->
                move instanceof QueenMove.AssignWing wing
                        ? refusal(table, DragonFace.WING, wing.slot())
                        : declineOrElsewhere(table, move);
            default ->
                move instanceof QueenMove.AssignDragon assign
                        ? refusal(table, table.dragon.orElseThrow(), assign.slot())
                        : declineOrElsewhere(table, move);
        };
    }

    private static Optional<Refusal> declineOrElsewhere(QueenTable table, QueenMove move) {
        return move instanceof QueenMove.DeclineDragon ? Optional.empty() : Decision.elsewhere(table, move);
    }

    /** Why the die with this face cannot join the dice of a slot. */
    static Optional<Refusal> refusal(QueenTable table, DragonFace face, int slot) {
        if (slot < 1 || slot > Ring.SLOTS || table.ring.empty(slot)) {
            return RefusalCode.EMPTY_SLOT.by("QUEEN-116");
        }
        int dice = table.dice.count(slot);
        if (face == DragonFace.WING) {
            return dice == 1 && !Attacks.doubledAlone(table, slot)
                    ? Optional.empty()
                    : RefusalCode.NOT_SOLO.by("QUEEN-120");
        }
        if (dice == 0) {
            return RefusalCode.EMPTY_SLOT.by("QUEEN-117");
        }
        return table.ring.track(slot).bears(face) || table.power().usesAnywhere(face)
                ? Optional.empty()
                : RefusalCode.NO_SYMBOL.by("QUEEN-116");
    }

    @Override
    public void play(Play play, QueenMove move) {
        QueenTable table = play.table();
        table.step = Step.PAINT;
        if (move instanceof QueenMove.AssignDragon assign) {
            table.dragonSlot = assign.slot();
            play.tell(new QueenEvent.DragonAssigned(assign.slot(), table.dragon.orElseThrow()));
        } else if (move instanceof QueenMove.AssignWing wing) {
            table.dragonSlot = wing.slot();
            play.tell(new QueenEvent.WingAssigned(wing.slot()));
        } else if (move instanceof QueenMove.RollChaos) {
            rollChaos(play);
        } else if (move instanceof QueenMove.IgnoreChaos) {
            play.tell(new QueenEvent.ChaosIgnored());
        } else {
            play.tell(new QueenEvent.DragonDeclined());
        }
    }

    /** QUEEN-124, 243: every die of printed colour in the arena is rolled once. */
    private static void rollChaos(Play play) {
        QueenTable table = play.table();
        Roll roll = new Roll(play, QueenEvent.Throw.CHAOS);
        for (int die = 0; die < table.dice.size(); die++) {
            if (table.dice.colour(die).coloured() && table.dice.in(Zone.ARENA, die)) {
                roll.die(die);
            }
        }
        roll.land();
    }
}
