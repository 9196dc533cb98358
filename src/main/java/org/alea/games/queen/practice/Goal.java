package org.alea.games.queen.practice;

import java.util.Map;
import java.util.Set;
import org.alea.content.MoveCodec;
import org.alea.games.queen.DieColour;
import org.alea.games.queen.QueenBox;
import org.alea.games.queen.QueenModule;
import org.alea.games.queen.QueenTable;

/** What a drill asks for: each kind of goal is its own judge. The numbers come from the data, the rest is drawn. */
public sealed interface Goal
        permits Sets,
                NoSolo,
                BigSet,
                ColouredSquares,
                Targets,
                DoubleBlow,
                OnGuard,
                TamedDragon,
                TwoChariots,
                LoneDice,
                ShortReserve,
                Par {

    /** The name of this kind of goal, for its words and its emblem. */
    default String kind() {
        return MoveCodec.name(getClass());
    }

    /** Of how many parts the goal consists: a failure is worth the share it met. */
    int parts();

    /** What doing more than the goal asks is worth. */
    default Bonus bonus() {
        return Bonus.NONE;
    }

    /** The fewest dice with which it can be reached. */
    int leastDice();

    /** Whether these dice suffice. */
    default boolean possibleWith(Map<DieColour, Integer> dice) {
        return dice.values().stream().mapToInt(Integer::intValue).sum() >= leastDice();
    }

    /** The modules without which it makes no sense. */
    default Set<QueenModule> modules() {
        return Set.of();
    }

    default Drawn draw(Lots lots) {
        return Drawn.NOTHING;
    }

    /** Puts the enemies and cards the goal is about on the table. */
    default void layOut(Drawn drawn, Layout layout) {}

    /** Whether something has to be measured by simulation before one can start. */
    default boolean measured() {
        return false;
    }

    /** What is to be reached from this table, which waits for the first throw. */
    default double measure(QueenBox box, QueenTable start) {
        return 0;
    }

    Judgement judge(Drawn drawn, Landing landing);
}
