package org.alea.games.queen;

import java.util.List;
import java.util.Optional;
import org.alea.engine.Refusal;

/** KEEP_ONE_COLOUR: dice of the two colours not chosen count as white this round. */
record KeepOneColour() implements Choice {

    @Override
    public void happen(Play play) {
        ask(play, QueenPhase.CHOOSE_COLOUR);
    }

    @Override
    public void list(QueenTable table, List<QueenMove> moves) {
        for (DieColour colour : DieColour.COLOURED) {
            moves.add(new QueenMove.ChooseColour(colour));
        }
    }

    @Override
    public Optional<Refusal> refusal(QueenTable table, QueenMove move) {
        if (!(move instanceof QueenMove.ChooseColour choice)) {
            return Decision.elsewhere(table, move);
        }
        return choice.colour().coloured() ? Optional.empty() : RefusalCode.NOT_ELIGIBLE.by("QUEEN-166");
    }

    @Override
    public void play(Play play, QueenMove move) {
        DieColour kept = ((QueenMove.ChooseColour) move).colour();
        QueenTable table = play.table();
        for (DieColour colour : DieColour.COLOURED) {
            if (colour != kept) {
                table.modifiers = table.modifiers.withAsWhite(colour);
            }
        }
        play.tell(new QueenEvent.ColourKept(kept));
    }
}
