package org.alea.games.fateforge.state;

/**
 * How the scene just played ended.
 *
 * @param mainMet main objectives met
 * @param mainAll main objectives there are
 * @param retry whether it may be replayed (FATE-417)
 */
public record SceneEnd(
        boolean won, int mainMet, int mainAll, int secondaryMet, boolean conceded, boolean retry, int laurels) {}
