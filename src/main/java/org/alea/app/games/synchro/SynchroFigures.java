package org.alea.app.games.synchro;

import java.util.List;
import java.util.Map;
import org.alea.app.games.GameFigures;
import org.alea.app.shell.Texts;
import org.alea.content.GameBox;

/** The games of Synchro Horizon by difficulty, with the fights won and the calendar of each. */
final class SynchroFigures implements GameFigures {
    private static final Figure FIGHTS = new Figure("fights", 1, "synchro.figure.fights", true);
    private static final Figure ROUNDS = new Figure("rounds", 1, "synchro.figure.rounds");
    private static final Figure LOST = new Figure("heroesLost", 1, "synchro.figure.heroesLost");

    @Override
    public List<Kind> kinds(GameBox<?, ?> box, Map<String, String> setup, Texts texts) {
        String difficulty = setup.getOrDefault("difficulty", "normal");
        return List.of(new Kind(difficulty, box.wording().say("option.difficulty." + difficulty, texts.language())));
    }

    @Override
    public List<Figure> curves() {
        return List.of(FIGHTS, ROUNDS, LOST);
    }
}
