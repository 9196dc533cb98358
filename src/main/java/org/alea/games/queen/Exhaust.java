package org.alea.games.queen;

import java.util.List;
import java.util.Optional;
import org.alea.engine.Refusal;

/** EXHAUST: some of the player's dice, of his choice, go on the Exhaustion track; fewer if fewer exist. */
record Exhaust(int n, Filter filter) implements Choice {

    /** Which dice. */
    enum Filter {
        ANY,
        WHITE
    }

    static final Exhaust ONE_DIE = new Exhaust(1, Filter.ANY);

    @Override
    public String template() {
        return type() + "." + filter;
    }

    @Override
    public void happen(Play play) {
        QueenTable table = play.table();
        int[] dice = new int[table.dice.size()];
        int options = OwnDice.distinct(table, filter == Filter.WHITE, dice);
        if (options == 0) {
            play.tell(new QueenEvent.NoDieToExhaust());
        } else if (options == 1) {
            exhaust(play, dice[0]);
        } else {
            ask(play, QueenPhase.CHOOSE_DIE_TO_EXHAUST);
        }
    }

    @Override
    public void foretell(ChariotStrike strike) {
        QueenTable table = strike.table();
        for (int i = 0; i < n; i++) {
            strike.lose(
                    OwnDice.all(table, filter == Filter.WHITE), table.power().exhaustTo());
        }
    }

    private void exhaust(Play play, int die) {
        QueenTable table = play.table();
        Zone space = table.power().exhaustTo();
        table.dice.put(die, space);
        if (play.listening()) {
            play.tell(new QueenEvent.DieExhausted(table.cards.dieId(die), space));
        }
        if (n > 1) {
            table.agenda = table.agenda.push(new Exhaust(n - 1, filter));
        }
    }

    @Override
    public void list(QueenTable table, List<QueenMove> moves) {
        int[] dice = new int[table.dice.size()];
        int options = OwnDice.distinct(table, filter == Filter.WHITE, dice);
        for (int i = 0; i < options; i++) {
            moves.add(new QueenMove.ChooseDieToExhaust(table.cards.dieId(dice[i])));
        }
    }

    @Override
    public Optional<Refusal> refusal(QueenTable table, QueenMove move) {
        if (!(move instanceof QueenMove.ChooseDieToExhaust choice)) {
            return Decision.elsewhere(table, move);
        }
        int die = table.cards.die(choice.die());
        if (die == Dice.NO_DIE) {
            return RefusalCode.NOT_YOUR_DIE.by("QUEEN-088");
        }
        boolean fits = filter == Filter.ANY || table.dice.colour(die) == DieColour.W;
        if (fits && OwnDice.eligible(table, die)) {
            return Optional.empty();
        }
        if (table.borrowed(die) || table.dice.in(Zone.STACK, die)) {
            return RefusalCode.NOT_ELIGIBLE.by("QUEEN-089");
        }
        // QUEEN-243: a white die is one that is printed white
        return RefusalCode.NOT_ELIGIBLE.by(fits ? "QUEEN-088" : "QUEEN-243");
    }

    @Override
    public void play(Play play, QueenMove move) {
        exhaust(play, play.table().cards.die(((QueenMove.ChooseDieToExhaust) move).die()));
    }
}
