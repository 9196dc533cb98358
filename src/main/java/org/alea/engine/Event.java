package org.alea.engine;

/** Something that happened while a move was played: the journal prints it, the view animates it, statistics count it. */
public interface Event {}
