package org.alea.app.games.fateforge;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import javafx.scene.layout.Region;
import org.alea.app.games.fateforge.art.FatePrints;
import org.alea.app.games.fateforge.art.FateSpeech;
import org.alea.app.gametable.Plan;
import org.alea.app.play.Reel;
import org.alea.app.play.Step;
import org.alea.app.table.card.CardFace;
import org.alea.engine.Because;
import org.alea.engine.Event;
import org.alea.games.fateforge.FateforgeEvent;
import org.alea.games.fateforge.FateforgeTable;
import org.alea.games.fateforge.cards.FoeCard;
import org.alea.games.fateforge.state.Foe;

/** Who acts in a chain of steps, and the card beside it. */
final class FateforgeSteps {
    private FateforgeSteps() {}

    /** The enemy whose steps these are, as it stands before them. */
    static Optional<Foe> foe(Reel<FateforgeTable> reel) {
        List<Event> events = new ArrayList<>();
        for (Step<FateforgeTable> step : reel.chain()) {
            events.addAll(step.events());
        }
        for (Event event : events) {
            Optional<String> named = named(event);
            if (named.isPresent()) {
                return reel.chain().get(0).table().scene().stream()
                        .flatMap(fray -> fray.foes().stream())
                        .filter(foe -> foe.id().equals(named.get()))
                        .findFirst();
            }
        }
        return Optional.empty();
    }

    private static Optional<String> named(Event event) {
        if (event instanceof FateforgeEvent.FoeActed acted) {
            return Optional.of(acted.foe());
        }
        if (event instanceof FateforgeEvent.BossCardDrawn drawn) {
            return Optional.of(drawn.foe());
        }
        if (event instanceof Because because && because.words().get("foe") instanceof String foe) {
            return Optional.of(foe);
        }
        return event instanceof FateforgeEvent.FoeIdle idle ? Optional.of(idle.foe()) : Optional.empty();
    }

    /** Its card; on a compact table it lies in the list of enemies already. */
    static Optional<Region> portrait(FateSpeech speech, Reel<FateforgeTable> reel, Plan plan) {
        if (plan.compact()) {
            return Optional.empty();
        }
        return foe(reel).map(foe -> {
            FoeCard card = speech.content().foe(foe.card());
            FatePrints prints = new FatePrints(speech);
            return new CardFace(
                    card.boss() ? prints.boss(speech.content().boss(card.id())) : prints.foe(card),
                    CardFace.Size.FULL,
                    300,
                    plan.steps().getHeight(),
                    1);
        });
    }
}
