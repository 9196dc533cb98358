package org.alea.app.gametable;

/**
 * A step of an automaton in words.
 *
 * @param caption what kind of step it is, in capitals
 * @param result what happened
 * @param sentence why; may be empty
 */
public record StepText(String icon, String caption, String result, String sentence) {}
