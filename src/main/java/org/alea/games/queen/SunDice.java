package org.alea.games.queen;

import java.util.List;
import java.util.Optional;
import org.alea.engine.Refusal;

/** The Sun lends coloured dice of the dial for the next round (QUEEN-171 to 178). */
final class SunDice implements Decision {

    static void step(Play play) {
        QueenTable table = play.table();
        giveBack(play);
        table.step = Step.MOON;
        boolean earned = table.ring.damaged(table.sun) && table.defeats < QueenTable.ENEMIES_TO_DEFEAT;
        int colours = onDial(table);
        if (!earned || colours == 0) {
            return;
        }
        int offered = Integer.bitCount(colours);
        int wanted = Math.min(offered, table.power().sunDice());
        if (offered == wanted) {
            for (DieColour colour : DieColour.COLOURED) {
                take(play, colour);
            }
        } else {
            table.ask(wanted == 1 ? QueenPhase.TAKE_SUN_DIE : QueenPhase.TAKE_SUN_DICE);
        }
    }

    /** QUEEN-171: borrowed dice return from wherever they are. */
    private static void giveBack(Play play) {
        QueenTable table = play.table();
        for (int die = 0; die < table.dice.size(); die++) {
            if (table.borrowed(die)) {
                table.dice.put(die, Zone.DIAL);
                play.tell(new QueenEvent.SunDieReturned(table.cards.dieId(die)));
            }
        }
    }

    /** The colours of the dice on the dial, as bits. */
    private static int onDial(QueenTable table) {
        int colours = 0;
        for (DieColour colour : DieColour.COLOURED) {
            if (table.dice.first(Zone.DIAL, colour, 0) != Dice.NO_DIE) {
                colours |= colour.bit();
            }
        }
        return colours;
    }

    private static void take(Play play, DieColour colour) {
        QueenTable table = play.table();
        int die = table.dice.first(Zone.DIAL, colour, 0);
        if (die != Dice.NO_DIE) {
            table.dice.put(die, Zone.RESERVE);
            play.tell(new QueenEvent.SunDieTaken(table.cards.dieId(die)));
        }
    }

    @Override
    public void list(QueenTable table, List<QueenMove> moves) {
        int colours = onDial(table);
        for (DieColour first : DieColour.COLOURED) {
            if ((colours & first.bit()) == 0) {
                continue;
            }
            if (table.phase() == QueenPhase.TAKE_SUN_DIE) {
                moves.add(new QueenMove.TakeSunDie(first));
                continue;
            }
            for (DieColour second : DieColour.COLOURED) {
                if (second.compareTo(first) > 0 && (colours & second.bit()) != 0) {
                    moves.add(new QueenMove.TakeSunDice(first, second));
                }
            }
        }
    }

    @Override
    public Optional<Refusal> refusal(QueenTable table, QueenMove move) {
        int colours = onDial(table);
        if (table.phase() == QueenPhase.TAKE_SUN_DIE && move instanceof QueenMove.TakeSunDie choice) {
            return lies(colours, choice.colour()) ? Optional.empty() : RefusalCode.NOT_ELIGIBLE.by("QUEEN-177");
        }
        if (table.phase() == QueenPhase.TAKE_SUN_DICE && move instanceof QueenMove.TakeSunDice choice) {
            boolean fits = choice.first() != choice.second()
                    && lies(colours, choice.first())
                    && lies(colours, choice.second());
            return fits ? Optional.empty() : RefusalCode.NOT_ELIGIBLE.by("QUEEN-177");
        }
        return Decision.elsewhere(table, move);
    }

    private static boolean lies(int colours, DieColour colour) {
        return (colours & colour.bit()) != 0;
    }

    @Override
    public void play(Play play, QueenMove move) {
        if (move instanceof QueenMove.TakeSunDice choice) {
            take(play, choice.first());
            take(play, choice.second());
        } else {
            take(play, ((QueenMove.TakeSunDie) move).colour());
        }
    }
}
