package org.alea.games.queen;

import java.util.List;
import org.alea.engine.Move;
import org.alea.engine.TimedMove;

/** Every decision of Le Défi de la Reine, in the order of a round. Dice go by their ids, slots and values by 1 to 6. */
public sealed interface QueenMove extends Move {

    record RollConspiratorDie() implements QueenMove {}

    /** The power to roll the Conspirator die once more. */
    record RerollConspiratorDie() implements QueenMove {}

    record KeepConspiratorDie() implements QueenMove {}

    /** The colour that keeps its meaning this round. */
    record ChooseColour(DieColour colour) implements QueenMove {}

    record TurnDial(int slot) implements QueenMove {}

    /** The power to take a die back from the Exhaustion track before the roll. */
    record TakeFromExhaustion(String die) implements QueenMove {}

    /** Leaves an optional power unused this round. */
    record SkipPower() implements QueenMove {}

    /** Starts the clock and throws the whole Reserve. */
    record StartRound() implements QueenMove {}

    /** What is done while the clock runs. */
    sealed interface Timed extends QueenMove, TimedMove {
        @Override
        Timed at(int atMs);
    }

    record RerollSet(int value, boolean withDragon, int atMs) implements Timed {
        @Override
        public RerollSet at(int instant) {
            return new RerollSet(value, withDragon, instant);
        }
    }

    /** Puts one die or two on the first or second Chariot in play ({@code chariot} 1 or 2). */
    record PlaceOnChariot(int chariot, List<String> dice, int atMs) implements Timed {
        public PlaceOnChariot {
            dice = List.copyOf(dice);
        }

        @Override
        public PlaceOnChariot at(int instant) {
            return new PlaceOnChariot(chariot, dice, instant);
        }
    }

    /** The power to roll a solo again. */
    record RerollSolo(int value, int atMs) implements Timed {
        @Override
        public RerollSolo at(int instant) {
            return new RerollSolo(value, instant);
        }
    }

    record Stop(int atMs) implements Timed {
        @Override
        public Stop at(int instant) {
            return new Stop(instant);
        }
    }

    /** {@code forced}: the machine slept or the game was left; such a pause is counted but never refused. */
    record Pause(int atMs, boolean forced) implements Timed {
        @Override
        public Pause at(int instant) {
            return new Pause(instant, forced);
        }

        @Override
        public boolean interruption() {
            return true;
        }
    }

    record Resume() implements QueenMove {
        @Override
        public boolean interruption() {
            return true;
        }
    }

    /** The limit has been reached and the last dice have landed; written by the clock. */
    record TimeUp(int atMs) implements Timed {
        @Override
        public TimeUp at(int instant) {
            return new TimeUp(instant);
        }
    }

    /** Nothing is left to do; written by the clock. */
    record ForcedStop(int atMs) implements Timed {
        @Override
        public ForcedStop at(int instant) {
            return new ForcedStop(instant);
        }
    }

    /** Manual assignment: the dice of a value go to the slot of that number. */
    record AssignGroup(int value, int slot) implements QueenMove {}

    record AssignAll() implements QueenMove {}

    record ChooseEnemy(int slot) implements QueenMove {}

    /** Two different enemies, in the order they are struck. */
    record ChooseEnemies(int first, int second) implements QueenMove {}

    record ChooseDieToExhaust(String die) implements QueenMove {}

    record ChooseDieToStock(String die) implements QueenMove {}

    record ChooseGroup(int value) implements QueenMove {}

    /** Claw, tail or teeth join the dice of a slot. */
    record AssignDragon(int slot) implements QueenMove {}

    record AssignWing(int slot) implements QueenMove {}

    record DeclineDragon() implements QueenMove {}

    record RollChaos() implements QueenMove {}

    record IgnoreChaos() implements QueenMove {}

    /** A white die counts as this colour in the attacks of this round. */
    record PaintDie(String die, DieColour colour) implements QueenMove {}

    record ChooseSteps(int slot, int steps) implements QueenMove {}

    /** Gives a white die away for a die of this colour from the stack. */
    record Exchange(String white, DieColour colour) implements QueenMove {}

    record DeclineExchange() implements QueenMove {}

    record TakeSunDie(DieColour colour) implements QueenMove {}

    record TakeSunDice(DieColour first, DieColour second) implements QueenMove {}
}
