package org.alea.app.games;

import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import javafx.scene.Node;

/**
 * What a game offers today and to everybody alike, as the library shows it, in the player's language.
 *
 * @param title what is special today
 * @param about what holds every day
 * @param result what has come of it, if it has been played
 * @param record the best score of all days, if there is one
 * @param dice draws the dice it is played with; on the JavaFX thread
 * @param action what the button says
 * @param play begins it or goes on with it; on the JavaFX thread
 */
public record DailyOffer(
        String title,
        String about,
        Optional<String> result,
        Optional<Integer> record,
        Supplier<List<Node>> dice,
        String action,
        Runnable play) {}
