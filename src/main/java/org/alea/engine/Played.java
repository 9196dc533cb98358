package org.alea.engine;

import java.util.List;

/** A move as it was played in a match, {@code millis} after the match began, with what it brought about. */
public record Played<M extends Move>(M move, long millis, List<Event> events, List<Draw> draws, Game.Undo undo) {}
