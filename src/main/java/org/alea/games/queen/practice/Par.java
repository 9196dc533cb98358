package org.alea.games.queen.practice;

import java.util.Objects;
import org.alea.engine.Bot;
import org.alea.engine.SeededChance;
import org.alea.engine.Seeds;
import org.alea.engine.Turn;
import org.alea.games.queen.QueenBox;
import org.alea.games.queen.QueenMove;
import org.alea.games.queen.QueenTable;
import org.alea.games.queen.bots.QueenBot;
import org.alea.games.queen.coach.Appraisal;
import org.alea.games.queen.coach.Hand;
import org.alea.games.queen.coach.Luck;

/**
 * A whole position to be made the best of: the dice have to be worth as much as a sensible player gets out of the same
 * first throw.
 *
 * @param wounds how many wounds are drawn at most
 * @param rounds how many rounds of the bot make up the par
 * @param bonus the points for each enemy above par, and at most
 */
record Par(int wounds, int rounds, Bonus bonus) implements Goal {
    private static final int SHARES = 1000;

    @Override
    public String kind() {
        return "par";
    }

    @Override
    public int parts() {
        return 1;
    }

    @Override
    public int leastDice() {
        return 2;
    }

    @Override
    public void layOut(Drawn drawn, Layout layout) {
        layout.anyEnemies();
        layout.wounds(layout.lots().upTo(wounds));
    }

    @Override
    public boolean measured() {
        return true;
    }

    /** The mean of what the bot reaches from the first throw of this exercise. */
    @Override
    public double measure(QueenBox box, QueenTable start) {
        QueenTable thrown = start.copy();
        box.game().play(thrown, new QueenMove.StartRound(), Turn.silent());
        double sum = 0;
        for (int round = 0; round < rounds; round++) {
            long seed = Seeds.hash("par:" + round);
            Bot<QueenTable, QueenMove> bot = Objects.requireNonNull(
                            QueenBot.all(box.game()).get(QueenBot.STANDARD))
                    .apply(seed);
            sum += reached(box, bot, thrown.copyWith(new SeededChance(seed)));
        }
        return sum / rounds;
    }

    private static double reached(QueenBox box, Bot<QueenTable, QueenMove> bot, QueenTable table) {
        while (true) {
            QueenMove move = bot.choose(table);
            if (!(move instanceof QueenMove.RerollSet)) {
                return worth(table);
            }
            box.game().play(table, move, Turn.silent());
        }
    }

    /** What the dice are worth as they lie. */
    static double worth(QueenTable table) {
        return new Appraisal(table, 1).stop(Hand.of(table), new Luck(0));
    }

    @Override
    public Judgement judge(Drawn drawn, Landing landing) {
        double above = landing.worth() - drawn.par();
        boolean success = above >= 0;
        int share = (int) (SHARES * Math.max(0, 1 + above));
        int points = (int) Math.min(bonus.from(), bonus.points() * above);
        return success
                ? new Judgement(true, SHARES, SHARES, points)
                : new Judgement(false, Math.min(share, SHARES), SHARES, 0);
    }
}
