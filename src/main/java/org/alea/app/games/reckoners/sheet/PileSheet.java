package org.alea.app.games.reckoners.sheet;

import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;
import javafx.scene.layout.Region;
import org.alea.app.games.reckoners.art.ReckonSpeech;
import org.alea.app.gametable.Plan;
import org.alea.games.reckoners.cards.DawnslightCard;
import org.alea.games.reckoners.state.HiddenDeck;
import org.alea.games.reckoners.state.ReckonersState;

/** What is known of a pile: which cards may still be drawn, in no order, and which have been. RECK-345 */
public final class PileSheet {
    private static final double WIDE = 420;

    private final ReckonSpeech speech;
    private final ReckonersState state;
    private final Plan plan;

    /** The piles of the table. */
    public enum Pile {
        EPICS("mdi2s-skull-outline"),
        EQUIPMENT("mdi2c-cards-outline"),
        ASSAULTS("mdi2a-alert-outline"),
        DAWNSLIGHT("mdi2w-weather-sunset-up");

        private final String icon;

        Pile(String icon) {
            this.icon = icon;
        }

        public String icon() {
            return icon;
        }

        /** The cards of this pile. */
        public HiddenDeck of(ReckonersState state) {
            return switch (this) {
                case EPICS -> state.epics();
                case EQUIPMENT -> state.market().deck();
                case ASSAULTS -> state.assaults();
                case DAWNSLIGHT -> state.dawnslight();
            };
        }

        /** Whether there is such a pile in this game. */
        public boolean inPlay(ReckonersState state) {
            HiddenDeck deck = of(state);
            return !deck.pile().isEmpty() || !deck.discards().isEmpty();
        }
    }

    public PileSheet(ReckonSpeech speech, ReckonersState state, Plan plan) {
        this.speech = speech;
        this.state = state;
        this.plan = plan;
    }

    public Region of(Pile pile) {
        HiddenDeck deck = pile.of(state);
        Lines lines = new Lines(WIDE * plan.of(1.1, 1), plan.frame().text());
        lines.title(speech.get("pile." + pile.name()));
        lines.heading(speech.get("pile.left", deck.pile().size()));
        lines.words(names(pile, deck.pile()));
        int buried = deck.buried().stream().mapToInt(Integer::intValue).sum();
        if (buried > 0) {
            List<String> bottom =
                    deck.pile().subList(deck.pile().size() - buried, deck.pile().size());
            lines.heading(speech.get("pile.bottom", buried)).words(names(pile, bottom));
        }
        lines.heading(speech.get("pile.out", deck.discards().size())).words(names(pile, deck.discards()));
        List<String> gone = state.market().gone();
        if (pile == Pile.EQUIPMENT && !gone.isEmpty()) {
            lines.heading(speech.get("pile.gone", gone.size())).words(names(pile, gone));
        }
        return lines.asSheet();
    }

    /** The names in the order of the alphabet, equal ones once. */
    private String names(Pile pile, List<String> cards) {
        Map<String, Long> count = cards.stream()
                .collect(Collectors.groupingBy(card -> name(pile, card), TreeMap::new, Collectors.counting()));
        return count.isEmpty()
                ? "–"
                : count.entrySet().stream()
                        .map(each -> each.getValue() == 1 ? each.getKey() : each.getKey() + "\u00a0×" + each.getValue())
                        .collect(Collectors.joining(", "));
    }

    private String name(Pile pile, String card) {
        return switch (pile) {
            case EPICS, EQUIPMENT -> speech.name(card);
            case ASSAULTS -> speech.assault(speech.content().assault(card));
            case DAWNSLIGHT -> aid(speech.content().dawnslight(card));
        };
    }

    private String aid(DawnslightCard card) {
        return card.isSource()
                ? speech.counted(card.symbols())
                : speech.get("population") + "\u00a0+" + card.population();
    }
}
