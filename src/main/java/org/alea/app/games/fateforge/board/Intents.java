package org.alea.app.games.fateforge.board;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.alea.app.table.figure.FoeToken;
import org.alea.games.fateforge.cards.FateforgeContent;
import org.alea.games.fateforge.rules.FoeIntent;
import org.alea.games.fateforge.state.Fray;
import org.alea.games.fateforge.state.Stretch;

/** What every enemy would do if it were its turn now, as discs on the tokens (FATE-496). */
final class Intents {
    static final Intents NONE = new Intents();

    private final Map<String, FoeIntent> all = new LinkedHashMap<>();

    private Intents() {}

    /** Nothing is foretold before a scene, after it, while enemies act, or where the player does not want it. */
    static Intents of(BoardKit kit, BoardKit.View view, Fray fray) {
        Intents intents = new Intents();
        boolean told = kit.look().forecasts()
                && view.shot().playing()
                && fray.stretch() != Stretch.BRIEFING
                && fray.stretch() != Stretch.OVER
                && !view.table().state().agreement().hardcore();
        if (told) {
            FateforgeContent content = kit.speech().content();
            FoeIntent.all(content, view.table().state()).forEach(each -> intents.all.put(each.foe(), each));
        }
        return intents;
    }

    Optional<FoeIntent> of(String foe) {
        return Optional.ofNullable(all.get(foe));
    }

    /** How much all of them together would surely deal this hero, before Parry and armour. */
    int threatTo(String hero) {
        return all.values().stream()
                .filter(intent -> intent.heroes().equals(List.of(hero)))
                .mapToInt(FoeIntent::damage)
                .sum();
    }

    FoeToken.Intent sign(String foe) {
        FoeIntent intent = all.get(foe);
        if (intent == null || intent.idle()) {
            return FoeToken.Intent.IDLE;
        }
        return intent.damage() > 0 ? FoeToken.Intent.STRIKES : FoeToken.Intent.MOVES;
    }
}
