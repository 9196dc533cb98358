package org.alea.games.royal;

/** The two who play: the human and the automaton king. */
public enum Side {
    YOU,
    ROY;

    public Side other() {
        return this == YOU ? ROY : YOU;
    }
}
