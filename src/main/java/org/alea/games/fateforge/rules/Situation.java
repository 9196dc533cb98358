package org.alea.games.fateforge.rules;

import org.alea.games.fateforge.cards.FateforgeContent;
import org.alea.games.fateforge.state.FateforgeState;
import org.alea.games.fateforge.state.Hero;

/** A state in which something is asked, as those see it who say what may be answered. */
final class Situation {
    private final Referee trial;

    Situation(FateforgeContent content, FateforgeState state) {
        trial = Referee.dry(content, state);
    }

    FateforgeContent content() {
        return trial.content;
    }

    FateforgeState state() {
        return trial.state();
    }

    Ground ground() {
        return trial.ground();
    }

    Hero hero(String id) {
        return trial.state().hero(id);
    }

    /** One who tries what a chain of actions would do; leaves the state as it was found. */
    Referee trial() {
        return trial;
    }
}
