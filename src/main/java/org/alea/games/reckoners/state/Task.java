package org.alea.games.reckoners.state;

/** One item of the agenda: a question for the player, or a chore that is done without one. */
public sealed interface Task permits Question, Chore {}
