package org.alea.app.games;

import java.util.Map;

/**
 * A set-up with a name, to begin with or to return to.
 *
 * @param text the key of its name
 * @param options the options it sets; all others stay as they are
 */
public record SetupPreset(String text, Map<String, String> options) {}
