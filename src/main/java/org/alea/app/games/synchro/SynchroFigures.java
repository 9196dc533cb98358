package org.alea.app.games.synchro;

import java.util.List;
import java.util.Map;
import org.alea.app.games.GameFigures;
import org.alea.app.shell.Texts;
import org.alea.content.GameBox;
import org.alea.games.synchro.SynchroBox;

/** The games of Synchro Horizon by difficulty, with the fights won of each, its party and its Celestial. */
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
    public List<Ranking> rankings() {
        return List.of(
                new Ranking(SynchroBox.HERO, "synchro.ranking.heroes"),
                new Ranking(SynchroBox.FALLEN, "synchro.ranking.fallen"),
                new Ranking(SynchroBox.BEATEN, "synchro.ranking.beaten"),
                new Ranking(SynchroBox.UNBEATEN, "synchro.ranking.unbeaten"));
    }

    @Override
    public String piece(GameBox<?, ?> box, String id, Texts texts) {
        return box.wording().term(id, texts.language());
    }

    @Override
    public List<Figure> curves() {
        return List.of(FIGHTS, ROUNDS, LOST);
    }
}
