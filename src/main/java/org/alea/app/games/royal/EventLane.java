package org.alea.app.games.royal;

import java.util.ArrayList;
import java.util.List;
import javafx.geometry.Rectangle2D;
import javafx.scene.layout.Pane;
import org.alea.app.games.royal.pieces.CardSize;
import org.alea.app.games.royal.pieces.EventCardView;
import org.alea.app.table.Hand;
import org.alea.games.royal.EventCard;
import org.alea.games.royal.RoyalTable;

/** The event row: Marauding, then the events from left to right; a long row moves closer together. */
final class EventLane extends Pane {
    private final RoyalLayout plan;
    private final Hand<RoyalAct> hand;
    private final RoyalSpeech speech;
    private List<String> shown = List.of("nothing yet");
    private final List<EventCardView> views = new ArrayList<>();

    EventLane(RoyalLayout plan, Hand<RoyalAct> hand, RoyalSpeech speech) {
        this.plan = plan;
        this.hand = hand;
        this.speech = speech;
        setPickOnBounds(false);
    }

    void show(RoyalTable table) {
        List<String> row =
                table.events().open().stream().map(open -> open.card().id()).toList();
        if (!row.equals(shown)) {
            shown.forEach(id -> hand.spots().remove(Spots.to(id)));
            shown = row;
            deal(table);
        }
        for (int position = 0; position < row.size(); position++) {
            views.get(position + 1).show(EventCardView.State.of(table, position));
        }
    }

    private void deal(RoyalTable table) {
        Rectangle2D area = plan.events();
        double gap = plan.compact() ? 8 : 10;
        CardSize standard = plan.compact() ? CardSize.EVENT_COMPACT : CardSize.EVENT;
        double first = plan.compact() ? 100 : 150;
        int count = table.events().length();
        double each = Math.min(standard.width(), (area.getWidth() - first) / Math.max(1, count) - gap);
        getChildren().clear();
        views.clear();
        add(table.content().marauding(), standard.withWidth(first), area.getMinX(), area.getMinY());
        for (int position = 0; position < count; position++) {
            double x = area.getMinX() + first + gap + position * (each + gap);
            add(table.events().eventAt(position), standard.withWidth(each), x, area.getMinY());
        }
    }

    private void add(EventCard card, CardSize size, double x, double y) {
        EventCardView view = new EventCardView(card, speech.texts(), size);
        view.resizeRelocate(x, y, size.width(), size.height());
        hand.register(Spots.to(card.id()), view);
        views.add(view);
        getChildren().add(view);
    }
}
