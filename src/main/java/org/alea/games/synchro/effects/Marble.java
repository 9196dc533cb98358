package org.alea.games.synchro.effects;

/** The colour of a hero board or a monster board, which is that of its marble in the initiative box. */
public enum Marble {
    RED,
    BLUE,
    GREEN,
    YELLOW
}
