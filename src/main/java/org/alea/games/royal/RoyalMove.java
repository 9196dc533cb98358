package org.alea.games.royal;

import java.util.List;
import java.util.stream.Collectors;
import org.alea.engine.Move;

/** Everything the player can decide, and the rolls that bring the game on. */
public sealed interface RoyalMove extends Move {
    /** What stands for a modifier when no deferred cube is spent. */
    String NO_MODIFIER = "-";

    /** The move as a line: {@code combat ER1 OWN:R5,R6 n=2 mod=-}. {@link MoveText} reads it. */
    String text();

    /** Whether it only gets the player ready to act (ROYAL-088). */
    default boolean prepares() {
        return false;
    }

    /** What you do with a group of dice on your turn, perhaps with the help of a deferred cube (ROYAL-076). */
    sealed interface Action extends RoyalMove {
        Group group();

        /** The card whose cube is spent, or {@link #NO_MODIFIER}. */
        String modifier();
    }

    record RollPlacement() implements RoyalMove {
        @Override
        public String text() {
            return "roll";
        }
    }

    record PlaceInitial(Building building, int face) implements RoyalMove {
        @Override
        public String text() {
            return "setup " + building + " " + face;
        }
    }

    record RollDice() implements RoyalMove {
        @Override
        public String text() {
            return "roll";
        }
    }

    record LoseCathedralCube(int column, int level) implements RoyalMove {
        @Override
        public String text() {
            return "losecube CATHEDRAL " + column + " " + level;
        }
    }

    record LoseEventCube(String event) implements RoyalMove {
        @Override
        public String text() {
            return "losecube EVENT " + event;
        }
    }

    record LayDown(Building building, int face) implements RoyalMove {
        @Override
        public String text() {
            return "laydown " + building + " " + face;
        }
    }

    record RollBlack() implements RoyalMove {
        @Override
        public String text() {
            return "roll";
        }
    }

    record RoyCounter() implements RoyalMove {
        @Override
        public String text() {
            return "roy";
        }
    }

    record RoyRoll() implements RoyalMove {
        @Override
        public String text() {
            return "roy";
        }
    }

    /** The next cube of the Archer. */
    record EventCube(String event) implements RoyalMove {
        @Override
        public String text() {
            return "eventcube " + event;
        }
    }

    /** The next cube of the Glazier. */
    record Column(int column) implements RoyalMove {
        @Override
        public String text() {
            return "column " + column;
        }
    }

    /** No more cubes from this activation. */
    record Stop() implements RoyalMove {
        @Override
        public String text() {
            return "stop";
        }
    }

    /** Rolls one own die again for 1 influence. */
    record Reroll(Die die) implements RoyalMove {
        @Override
        public String text() {
            return "reroll " + die;
        }

        @Override
        public boolean prepares() {
            return true;
        }
    }

    /** Takes a citizen from the general supply for 2 influence. */
    record Recruit() implements RoyalMove {
        @Override
        public String text() {
            return "recruit";
        }

        @Override
        public boolean prepares() {
            return true;
        }
    }

    /** Turns one to three own dice to the opposite face for 4 influence. */
    record TurnOver(Dice dice) implements RoyalMove {
        @Override
        public String text() {
            return "turn " + dice;
        }

        @Override
        public boolean prepares() {
            return true;
        }
    }

    /** Black dice as faces, highest first, and the own dice that counter them. */
    record Counter(List<Integer> black, Dice dice) implements RoyalMove {
        public Counter {
            black = List.copyOf(black);
        }

        @Override
        public String text() {
            String faces = black.stream().map(String::valueOf).collect(Collectors.joining(","));
            return "counter " + faces + " OWN:" + dice;
        }
    }

    record Concede() implements RoyalMove {
        @Override
        public String text() {
            return "concede";
        }
    }

    /** {@code lyingUsed} is how many of the citizens a Crusade returns are lying ones; 0 for every other card. */
    record Activate(String card, Group group, int n, HireSource hire, String modifier, int lyingUsed)
            implements Action {
        @Override
        public String text() {
            String line = "activate " + card + " " + group + " n=" + n + " hire=" + hire.text() + " mod=" + modifier;
            return lyingUsed == 0 ? line : line + " lying=" + lyingUsed;
        }
    }

    record Cathedral(Group group, String modifier) implements Action {
        @Override
        public String text() {
            return "cathedral " + group + " mod=" + modifier;
        }
    }

    record Combat(String event, Group group, int n, String modifier) implements Action {
        @Override
        public String text() {
            return "combat " + event + " " + group + " n=" + n + " mod=" + modifier;
        }
    }

    /** {@code die} is a group of one; {@code source} is the supply or the lying citizens. */
    record Place(Building building, int face, Group die, HireSource.Stock source) implements Action {
        @Override
        public String text() {
            return "place " + building + " " + face + " " + die + " src=" + source;
        }

        @Override
        public Group group() {
            return die;
        }

        /** No cube helps here (ROYAL-111). */
        @Override
        public String modifier() {
            return NO_MODIFIER;
        }
    }

    record Agriculture(Group group, String modifier) implements Action {
        @Override
        public String text() {
            return "agriculture " + group + " mod=" + modifier;
        }
    }

    record Pass() implements RoyalMove {
        @Override
        public String text() {
            return "pass";
        }
    }

    /** Played by a Hard timer that has run out (ROYAL-203), never listed. */
    /** The table is left while a hard timer runs; written by the clock, which goes on from there (ROYAL-008). */
    record Leave(int atMs) implements RoyalMove {
        @Override
        public boolean interruption() {
            return true;
        }

        @Override
        public String text() {
            return "leave " + atMs;
        }
    }

    record Timeout() implements RoyalMove {
        @Override
        public String text() {
            return "timeout";
        }
    }
}
