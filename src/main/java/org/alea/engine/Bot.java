package org.alea.engine;

/** Someone who chooses among the legal moves. A bot sees what a player sees: it thinks on {@link Game#imagine}d copies. */
public interface Bot<T extends Table<T>, M extends Move> {

    /** The move to play on this table, which must have at least one; the table is not changed. */
    M choose(T table);
}
