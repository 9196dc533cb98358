package org.alea.app.games.queen;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import org.alea.app.games.GameFigures;
import org.alea.app.shell.Texts;
import org.alea.content.GameBox;
import org.alea.content.Wording;
import org.alea.games.queen.QueenBox;
import org.alea.games.queen.QueenFigures;
import org.alea.games.queen.QueenModule;
import org.alea.store.FinishedGame;

/** The Queen's games by combination of modules, and within it by speed and level: what records are kept by (QUEEN-194). */
final class FightKinds implements GameFigures {
    private static final double SECONDS = 0.001;
    private static final Figure WOUNDS = new Figure(QueenFigures.WOUNDS, 1, "statistics.wounds");
    private static final Figure ACCURACY = new Figure(QueenFigures.ACCURACY, 1, "statistics.accuracy", true);

    @Override
    public List<Kind> kinds(GameBox<?, ?> box, Map<String, String> setup, Texts texts) {
        Wording wording = box.wording();
        String modules = setup.getOrDefault("modules", "");
        String speed = setup.getOrDefault("speed", "official");
        String level = setup.getOrDefault("level", "official");
        Kind combination = new Kind(modules, combination(modules, wording, texts));
        String fine = wording.say("option.speed." + speed, texts.language());
        if (!level.equals("official")) {
            fine += ", " + wording.say("option.level." + level, texts.language());
        }
        return List.of(combination, new Kind(modules + "/" + speed + "/" + level, combination.name() + ", " + fine));
    }

    private static String combination(String modules, Wording wording, Texts texts) {
        if (modules.isEmpty()) {
            return texts.get("statistics.training");
        }
        List<String> chosen = List.of(modules.split(","));
        if (chosen.size() == QueenModule.values().length) {
            return texts.get("statistics.allModules");
        }
        return chosen.stream()
                .map(module -> wording.say("option.modules." + module, texts.language()))
                .collect(Collectors.joining(", "));
    }

    /** QUEEN-194: a learning game counts, though it sets no record. */
    @Override
    public boolean counts(FinishedGame game) {
        return !game.practice() && !"practice".equals(game.setup().get("occasion"));
    }

    @Override
    public List<Figure> curves() {
        return List.of(
                WOUNDS,
                new Figure(QueenFigures.TIME_LEFT_MS, SECONDS, "statistics.timeLeft", true),
                new Figure(QueenFigures.FIRST_REROLL_MS, SECONDS, "statistics.firstReroll"),
                new Figure(QueenFigures.REROLLS_PER_MINUTE, 1, "statistics.rerollsPerMinute", true),
                ACCURACY);
    }

    @Override
    public List<Figure> leading() {
        return List.of(WOUNDS, ACCURACY);
    }

    @Override
    public List<Ranking> rankings() {
        return List.of(new Ranking(QueenFigures.WOUNDS_BY, "statistics.dangerous"));
    }

    @Override
    public String piece(GameBox<?, ?> box, String id, Texts texts) {
        return ((QueenBox) box)
                .cards()
                .enemy(id)
                .map(card -> card.name().in(texts.language()))
                .orElse(id);
    }

    /** A round at a time: over a whole game luck may add up to more enemies than are met. */
    @Override
    public Optional<Figure> luck() {
        return Optional.of(new Figure(QueenFigures.LUCK, 1, "statistics.luckInEnemies", true, true));
    }
}
