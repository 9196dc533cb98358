package org.alea.app.play;

/**
 * One line of what is going to happen.
 *
 * @param change what it does, for instance {@code −2}
 * @param aside before and after, where, or whether it is certain
 */
public record ForecastLine(String icon, String words, String change, String aside, Tone tone) {}
