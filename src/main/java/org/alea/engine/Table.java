package org.alea.engine;

/** All state of one game in progress. It changes only inside its own game's package; everybody else reads. */
public interface Table<T extends Table<T>> {

    /** An equal table with the same future that shares nothing changeable with this one. */
    T copy();

    /** The same table with another future. */
    T copyWith(Chance chance);

    /** The source of this table's future; drawing from it belongs to the game alone. */
    Chance chance();
}
