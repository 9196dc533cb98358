package org.alea.games.queen.bots;

import java.util.List;
import java.util.Optional;
import org.alea.games.queen.ChariotCard;
import org.alea.games.queen.DragonFace;
import org.alea.games.queen.QueenDie;
import org.alea.games.queen.QueenMove;
import org.alea.games.queen.QueenTable;
import org.alea.games.queen.coach.Appraisal;
import org.alea.games.queen.coach.Hand;
import org.alea.games.queen.coach.Luck;
import org.alea.games.queen.coach.Rerolls;

/**
 * A bot while the clock runs: reroll, defend a Chariot, or stop (QUEEN-228, 251). Where a goal is pursued nothing is lost
 * by throwing on: short of it, it never stops by itself.
 */
final class Rolling {
    private static final double WORTH_IT = 0.02;
    private static final double WORTH_A_POWER = 0.1;
    private static final double CONTENT = 0.8;
    private static final int IN_NO_HURRY = 3;
    private static final int PLENTY_OF_TIME = 12;
    private static final double LITTLE = 0.45;

    private final Temper temper;
    private final Luck luck;
    private final QueenTable table;
    private final List<QueenMove> moves;
    private final Appraisal appraisal;
    private final boolean forAGoal;
    private final Rerolls rerolls;
    private final Hand hand;
    private final int left;

    Rolling(Temper temper, Luck luck, QueenTable table, List<QueenMove> moves, Appraisal appraisal, boolean forAGoal) {
        this.temper = temper;
        this.luck = luck;
        this.table = table;
        this.moves = moves;
        this.appraisal = appraisal;
        this.forAGoal = forAGoal;
        int samples = forAGoal ? Temper.SAMPLES_FOR_A_GOAL : Temper.SAMPLES;
        this.rerolls = new Rerolls(appraisal, samples, Temper.INNER_SAMPLES);
        this.hand = Hand.of(table);
        this.left = temper.rerolls(table) - table.rerolls();
    }

    QueenMove choose() {
        return reroll().orElseGet(() -> place().orElseGet(() -> new QueenMove.Stop(temper.instant(table))));
    }

    private Optional<QueenMove> reroll() {
        if (left <= 0) {
            return Optional.empty();
        }
        double stop = appraisal.stop(hand, luck);
        double stopping = stop + noise();
        double best = Appraisal.IMPOSSIBLE;
        Optional<QueenMove.Timed> choice = Optional.empty();
        Optional<QueenMove.Timed> power = Optional.empty();
        double bestPower = Appraisal.IMPOSSIBLE;
        for (QueenMove move : moves) {
            if (move instanceof QueenMove.RerollSet set) {
                double worth = worth(set.value(), set.withDragon());
                if (worth > best) {
                    best = worth;
                    choice = Optional.of(set);
                }
            } else if (move instanceof QueenMove.RerollSolo solo) {
                double worth = worth(solo.value(), false);
                if (worth > bestPower) {
                    bestPower = worth;
                    power = Optional.of(solo);
                }
            }
        }
        boolean worthIt = best > stopping + WORTH_IT;
        boolean discontent = stop < CONTENT;
        if (bestPower > (worthIt ? best : stopping) + WORTH_A_POWER) {
            choice = power;
        } else if (!worthIt && !(forAGoal && discontent)) {
            choice = !temper.careful() && discontent && left > IN_NO_HURRY ? restless() : Optional.empty();
        }
        return choice.map(move -> move.at(temper.instant(table)));
    }

    private double worth(int value, boolean withDragon) {
        double worth = temper.careful() && left > 1
                ? rerolls.nextDecision(hand, value, withDragon, luck)
                : rerolls.nextStop(hand, value, withDragon, luck);
        return worth + noise();
    }

    private double noise() {
        return temper.noise() == 0 ? 0 : temper.noise() * luck.gaussian();
    }

    /**
     * Stopping looks best but not good: while a solo stands there, a set that is worth nothing may as well be thrown
     * again, and with plenty of time even one that is worth little.
     */
    private Optional<QueenMove.Timed> restless() {
        boolean chaos = hand.dragon().filter(DragonFace.CHAOS::equals).isPresent();
        double spare = left > PLENTY_OF_TIME ? LITTLE : 0;
        for (int value = 1; value <= 6 && hand.hasSolo(); value++) {
            if (hand.set(value) && appraisal.slot(hand, value) <= spare) {
                return Optional.of(new QueenMove.RerollSet(value, chaos, 0));
            }
        }
        return Optional.empty();
    }

    /** The placement that gains most, if one gains anything. */
    private Optional<QueenMove> place() {
        Optional<QueenMove> choice = Optional.empty();
        double now = appraisal.attack(hand, luck);
        double best = 0;
        for (QueenMove move : moves) {
            if (move instanceof QueenMove.PlaceOnChariot placement) {
                double gain = appraisal.defenceGain(card(placement.chariot()), hand, without(placement), now, luck);
                if (gain > best) {
                    best = gain;
                    choice = Optional.of(placement);
                }
            }
        }
        return choice;
    }

    private ChariotCard card(int chariot) {
        return table.chariots().stream()
                .filter(each -> each.place() == chariot)
                .findFirst()
                .orElseThrow()
                .card();
    }

    private Hand without(QueenMove.PlaceOnChariot placement) {
        Hand rest = hand;
        for (QueenDie die : table.dice()) {
            if (placement.dice().contains(die.id())) {
                rest = rest.without(die.value(), die.colour());
            }
        }
        return rest;
    }
}
