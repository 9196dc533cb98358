package org.alea.app.games;

import java.util.Optional;

/**
 * What a game offers today and to everybody alike, as the library shows it, in the player's language.
 *
 * @param about what today's game holds
 * @param result what has come of it, if it has been played
 * @param action what the button says
 * @param play begins it or goes on with it; on the JavaFX thread
 */
public record DailyOffer(String about, Optional<String> result, String action, Runnable play) {}
