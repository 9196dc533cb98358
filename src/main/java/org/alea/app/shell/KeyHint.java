package org.alea.app.shell;

/** One line of the keyboard help: the caps to press, and the key of the text that says what they do. */
public record KeyHint(String caps, String text) {}
