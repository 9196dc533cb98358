package org.alea.app.games.queen;

import org.alea.games.queen.QueenMove;

/** What a gesture at the Queen's table means: mostly a move, sometimes only a hand that is not finished yet. */
sealed interface QueenAct {

    /** A move of the rules; its instant is filled in when it is played. */
    record Play(QueenMove move) implements QueenAct {}

    /** A move that names {@code standIn} where the hand has taken {@code die}, its equal: the two change places first. */
    record PlayEqual(QueenMove move, String die, String standIn) implements QueenAct {}

    /** The first die of a pair is put on a Chariot and waits for the second. */
    record Stage(int chariot, String die) implements QueenAct {}

    /** A staged die is taken back. */
    record Unstage() implements QueenAct {}

    /** The first of two enemies is chosen. */
    record FirstEnemy(int slot) implements QueenAct {}

    /** A button of the moment that plays no move is pressed, by its place. */
    record Press(int button) implements QueenAct {}

    /** The dragon die goes with the next set, or stays on its shelf. */
    record Ride(boolean on) implements QueenAct {}
}
