package org.alea.games.queen.practice;

import org.alea.content.ContentEntry;
import org.alea.content.Expected;
import org.alea.content.Fault;
import org.alea.engine.Words;

/** Reads the goal of a drill and the bonus that goes with it. */
final class GoalReader {
    private static final int MOST_DICE = 20;
    private static final int SLOTS = 6;
    private static final int MOST_POINTS = 1000;
    private static final int MOST_WOUNDS = 3;
    private static final int MOST_ROUNDS = 1000;

    private final ContentEntry drill;
    private final ContentEntry goal;

    private GoalReader(ContentEntry drill) {
        this.drill = drill;
        this.goal = drill.entry("goal");
    }

    static Goal read(ContentEntry drill) {
        GoalReader reader = new GoalReader(drill);
        Goal goal = reader.goal();
        reader.goal.refuseTheRest();
        return goal;
    }

    private Goal goal() {
        return switch (goal.text("type")) {
            case "SETS" -> new Sets(sets(), bonus("sets"));
            case "NO_SOLO" -> withoutBonus(new NoSolo(drill.number("subGoals", 1, SLOTS)));
            case "BIG_SET" -> new BigSet(size(), bonus("size"));
            case "COLOURED_SQUARES" -> new ColouredSquares(goal.number("slots", 2, 2), size(), bonus());
            case "TARGETS" -> new Targets(slots(), size(), bonus());
            case "DOUBLE_BLOW" -> new DoubleBlow(goal.numbers("squares", 1, MOST_DICE), bonus());
            case "ON_GUARD" -> withoutBonus(new OnGuard(slots(), sets()));
            case "DRAGON_FACE" -> withoutBonus(new TamedDragon(sets()));
            case "CHARIOTS" -> new TwoChariots(sets(), bonus());
            case "LONE_DICE" -> withoutBonus(new LoneDice(slots()));
            case "SHORT_RESERVE" -> withoutBonus(new ShortReserve(sets(), goal.number("solos", 0, SLOTS)));
            case "PAR" ->
                new Par(goal.number("wounds", 0, MOST_WOUNDS), goal.number("rounds", 1, MOST_ROUNDS), bonus("most"));
            default ->
                throw goal.refuse(
                        "type",
                        Fault.expected(
                                Expected.oneOf("SETS, NO_SOLO, BIG_SET, COLOURED_SQUARES, TARGETS, DOUBLE_BLOW,"
                                        + " ON_GUARD, DRAGON_FACE, CHARIOTS, LONE_DICE, SHORT_RESERVE, PAR"),
                                goal.text("type")));
        };
    }

    private int sets() {
        return goal.number("sets", 1, SLOTS);
    }

    private int slots() {
        return goal.number("slots", 1, SLOTS);
    }

    private int size() {
        return goal.number("size", 1, MOST_DICE);
    }

    private Goal withoutBonus(Goal read) {
        if (drill.has("bonus")) {
            throw drill.refuse("bonus", new Words("il n’en faut pas pour ce but", "expected none for this goal"));
        }
        return read;
    }

    private Bonus bonus() {
        return bonus("");
    }

    /** For leaving no solo or, if something is {@code counted}, for reaching a number of that. */
    private Bonus bonus(String counted) {
        if (!drill.has("bonus")) {
            return Bonus.NONE;
        }
        ContentEntry bonus = drill.entry("bonus");
        Bonus read = new Bonus(
                bonus.number("points", 1, MOST_POINTS), counted.isEmpty() ? 0 : bonus.number(counted, 1, MOST_POINTS));
        bonus.refuseTheRest();
        return read;
    }
}
