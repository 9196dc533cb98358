package org.alea.games.queen.practice;

/**
 * What a goal asks for beside its parts, where it was missed.
 *
 * @param what the word for it: {@code drill.lack.<what>}
 * @param there how many there were
 * @param wanted how many had to be there, or were allowed
 */
public record Lack(String what, int there, int wanted) {}
