package org.alea.app.games.royal;

import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import javafx.geometry.Rectangle2D;
import javafx.scene.layout.Pane;
import javafx.scene.layout.Region;
import org.alea.app.games.royal.pieces.ActivityBack;
import org.alea.app.games.royal.pieces.ActivityCardView;
import org.alea.app.games.royal.pieces.CardSize;
import org.alea.app.table.Hand;
import org.alea.games.royal.Activity;
import org.alea.games.royal.Colour;
import org.alea.games.royal.RoyalTable;

/** The nine activity cards, a row for each colour; those of later rounds lie face down. */
final class ActivityRows extends Pane {
    private final RoyalLayout plan;
    private final Hand<RoyalAct> hand;
    private final RoyalSpeech speech;
    private final Map<Activity, ActivityCardView> cards = new HashMap<>();
    private int shownStages = -1;

    ActivityRows(RoyalLayout plan, Hand<RoyalAct> hand, RoyalSpeech speech) {
        this.plan = plan;
        this.hand = hand;
        this.speech = speech;
        setPickOnBounds(false);
    }

    void show(RoyalTable table) {
        if (shownStages != table.activities().stages()) {
            shownStages = table.activities().stages();
            deal(table);
        }
        cards.forEach((card, view) -> view.show(ActivityCardView.State.of(table, card.colour(), card.stage())));
    }

    /** Lays all nine cards anew: some have been turned over. */
    private void deal(RoyalTable table) {
        getChildren().clear();
        cards.clear();
        hand.forget("cube");
        for (Colour colour : Colour.values()) {
            for (int stage = 1; stage <= 3; stage++) {
                Rectangle2D area = plan.activity(colour, stage);
                double type = plan.compact() ? 11 : 12;
                CardSize size = new CardSize(area.getWidth(), area.getHeight(), type, plan.words(type));
                Region card = card(table, colour, stage, size);
                card.resizeRelocate(area.getMinX(), area.getMinY(), area.getWidth(), area.getHeight());
                getChildren().add(card);
            }
        }
    }

    private Region card(RoyalTable table, Colour colour, int stage, CardSize size) {
        Optional<Activity> card = table.activity(colour, stage);
        if (card.isEmpty()) {
            ActivityBack back = new ActivityBack(colour, stage, speech.skins(), size);
            hand.register(Spots.to(Aim.faceDown(colour, stage)), back);
            return back;
        }
        ActivityCardView view = new ActivityCardView(card.get(), speech.skins(), size);
        cards.put(card.get(), view);
        hand.register(Spots.to(card.get().id()), view);
        hand.register(Spots.cube(card.get().id()), view.stock());
        return view;
    }
}
