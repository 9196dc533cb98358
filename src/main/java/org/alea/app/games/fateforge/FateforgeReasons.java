package org.alea.app.games.fateforge;

import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import org.alea.app.games.fateforge.art.FateSpeech;
import org.alea.app.gametable.StepText;
import org.alea.engine.Because;
import org.alea.engine.Event;
import org.alea.games.fateforge.FateforgeEvent;
import org.alea.games.fateforge.FateforgeTable;
import org.alea.games.fateforge.cards.BarSection;
import org.alea.games.fateforge.cards.BossCard;
import org.alea.games.fateforge.cards.FoeCard;
import org.alea.games.fateforge.state.Foe;
import org.alea.games.fateforge.state.Fray;

/** The reasons of an enemy as the tiles of its chain: what is decided in large, why in a sentence below. */
final class FateforgeReasons {
    private static final String TARGET = "target.";

    private final FateSpeech speech;

    FateforgeReasons(FateSpeech speech) {
        this.speech = speech;
    }

    /** The tile of a reason; nothing for one that is best told as the journal tells it. */
    Optional<StepText> of(FateforgeTable table, Because because) {
        Map<String, Object> words = because.words();
        if (because.reason().startsWith(TARGET)) {
            String hero = speech.hero(String.valueOf(words.get("hero")));
            return Optional.of(tile(because, hero, speech.get("why." + because.reason())));
        }
        return switch (because.reason()) {
            case "section" ->
                section(table, words)
                        .map(does ->
                                tile(because, does, speech.get("why.section", words.getOrDefault("distance", ""))));
            case "any" -> section(table, words).map(does -> tile(because, does, speech.get("why.any")));
            case "path", "pathDrawn" ->
                table.scene()
                        .map(fray -> speech.zone(fray.scene(), String.valueOf(words.get("zone"))))
                        .map(zone -> tile(
                                because, zone, speech.get("why." + because.reason(), words.getOrDefault("n", ""))));
            default -> Optional.empty();
        };
    }

    /** What happened, in a few words: of a way the names of its ends, where the journal has their letters. */
    String result(FateforgeTable table, Event event) {
        Optional<String> way = table.scene()
                .filter(fray -> event instanceof FateforgeEvent.FoeMoved)
                .map(fray -> {
                    FateforgeEvent.FoeMoved moved = (FateforgeEvent.FoeMoved) event;
                    return speech.zone(fray.scene(), moved.from()) + " → " + speech.zone(fray.scene(), moved.to());
                });
        return way.orElseGet(() -> speech.table().event(event));
    }

    private StepText tile(Because because, String decided, String why) {
        String caption = speech.table().captionOf(because);
        String large = decided.substring(0, 1).toUpperCase(Locale.ROOT) + decided.substring(1);
        return new StepText(
                "mdi2h-help-circle-outline", caption.isEmpty() ? speech.caption("step.because") : caption, large, why);
    }

    private Optional<String> section(FateforgeTable table, Map<String, Object> words) {
        return table.scene()
                .flatMap(fray -> foe(fray, String.valueOf(words.get("foe"))))
                .flatMap(foe -> bar(foe).stream()
                        .filter(section -> section.notation().equals(words.get("notation")))
                        .findFirst())
                .map(speech::section);
    }

    private static Optional<Foe> foe(Fray fray, String id) {
        return fray.foes().stream().filter(foe -> foe.id().equals(id)).findFirst();
    }

    /** The sections it can act by: those of its bar, or of any card of a boss. */
    private List<BarSection> bar(Foe foe) {
        FoeCard card = speech.content().foe(foe.card());
        return card.boss()
                ? speech.content().boss(card.id()).deck().stream()
                        .map(BossCard.BossAction::bar)
                        .flatMap(List::stream)
                        .toList()
                : card.bar();
    }
}
