package org.alea.app.games.royal;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.BiConsumer;
import java.util.function.Consumer;
import javafx.geometry.Rectangle2D;
import javafx.scene.Node;
import javafx.scene.layout.Pane;
import org.alea.app.games.royal.pieces.CardSize;
import org.alea.app.games.royal.pieces.EventCardView;
import org.alea.app.games.royal.pieces.EventDecks;
import org.alea.app.table.Hand;
import org.alea.app.table.RuleTip;
import org.alea.games.royal.EventCard;
import org.alea.games.royal.RoyalTable;
import org.alea.games.royal.Side;

/** The event row: Marauding, then the events from left to right; a long row moves closer together. */
final class EventLane extends Pane {
    private final RoyalLayout plan;
    private final Hand<RoyalAct> hand;
    private final RoyalSpeech speech;
    private final BiConsumer<Node, Side> taken;
    private List<String> shown = List.of("nothing yet");
    private final List<EventCardView> views = new ArrayList<>();
    private Optional<EventDecks> decks = Optional.empty();
    private Consumer<String> rule = id -> {};

    /** @param taken is shown each card that leaves the row for the side that has won it */
    EventLane(RoyalLayout plan, Hand<RoyalAct> hand, RoyalSpeech speech, BiConsumer<Node, Side> taken) {
        this.taken = taken;
        this.plan = plan;
        this.hand = hand;
        this.speech = speech;
        setPickOnBounds(false);
    }

    /** What opens a rule. */
    void onRule(Consumer<String> open) {
        rule = open;
    }

    /** @param lying whose cards lie there: one the Roy has ended stays, full of cubes, until he has been seen to pay */
    void show(RoyalTable table, RoyalTable lying) {
        List<String> row = row(lying);
        if (!row.equals(shown)) {
            giveAway(table, row);
            shown.forEach(id -> hand.spots().remove(Spots.to(id)));
            shown = row;
            deal(lying);
        }
        decks.ifPresent(all -> all.show(table));
        List<String> open = row(table);
        for (int position = 0; position < row.size(); position++) {
            EventCardView view = views.get(position + 1);
            EventCardView.State state = EventCardView.State.of(lying, position);
            view.show(open.contains(row.get(position)) ? state : state.ended(view.card()));
        }
    }

    private static List<String> row(RoyalTable table) {
        return table.events().open().stream().map(open -> open.card().id()).toList();
    }

    private void giveAway(RoyalTable table, List<String> row) {
        for (EventCardView view : views) {
            for (Side side : Side.values()) {
                if (!row.contains(view.card().id())
                        && table.events().wonBy(side).contains(view.card())) {
                    taken.accept(view, side);
                }
            }
        }
    }

    private void deal(RoyalTable table) {
        Rectangle2D area = plan.events();
        double gap = plan.compact() ? 8 : 10;
        CardSize printed = plan.compact() ? CardSize.EVENT_COMPACT : CardSize.EVENT;
        CardSize standard = printed.withWords(plan.words(printed.type()));
        double first = plan.compact() ? 100 : 150;
        int count = table.events().length();
        double each = Math.min(standard.width(), (area.getWidth() - first) / Math.max(1, count) - gap);
        getChildren().clear();
        views.clear();
        add(table.content().marauding(), standard.withWidth(first), area.getMinX(), area.getMinY());
        EventDecks coming = new EventDecks(speech.skins(), standard.withWidth(first));
        RuleTip.lead(coming, () -> rule.accept("ROYAL-019"));
        views.get(0).bear(coming);
        decks = Optional.of(coming);
        for (int position = 0; position < count; position++) {
            double x = area.getMinX() + first + gap + position * (each + gap);
            add(table.events().eventAt(position), standard.withWidth(each), x, area.getMinY());
        }
    }

    private void add(EventCard card, CardSize size, double x, double y) {
        EventCardView view = new EventCardView(card, speech.skins(), size);
        view.resizeRelocate(x, y, size.width(), size.height());
        hand.register(Spots.to(card.id()), view);
        views.add(view);
        getChildren().add(view);
    }
}
