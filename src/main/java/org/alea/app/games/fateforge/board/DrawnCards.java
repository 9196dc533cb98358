package org.alea.app.games.fateforge.board;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import javafx.geometry.Rectangle2D;
import org.alea.app.games.fateforge.art.FatePrints;
import org.alea.app.table.Spot;
import org.alea.app.table.card.CardFace;
import org.alea.app.table.card.CardPrint;
import org.alea.engine.Event;
import org.alea.games.fateforge.FateforgeEvent;
import org.alea.games.fateforge.cards.FateforgeContent;

/** The cards that have just been drawn or found, large over the map until something else is done. */
public final class DrawnCards {
    private static final double GAP = 14;

    private final BoardKit kit;
    private final FatePrints prints;

    public DrawnCards(BoardKit kit) {
        this.kit = kit;
        prints = new FatePrints(kit.speech());
    }

    public void show(BoardKit.View view) {
        List<Event> events =
                view.shot().step().map(step -> step.events()).orElse(view.shot().news());
        List<CardPrint> drawn = new ArrayList<>();
        events.forEach(event -> print(event).ifPresent(drawn::add));
        double width = kit.of(230, 190);
        double height = kit.of(300, 250);
        Rectangle2D place = new BoardPlan(kit.plan()).centre();
        double x = place.getMinX() + (place.getWidth() - drawn.size() * (width + GAP) + GAP) / 2;
        double y = place.getMinY() + (place.getHeight() - height) / 2;
        for (CardPrint print : drawn) {
            CardFace face = view.pieces()
                    .lay(
                            Spot.of("drawn", print.id()),
                            CardFace.class,
                            () -> new CardFace(print, CardFace.Size.FULL, width, height, kit.text()),
                            x,
                            y);
            face.setMouseTransparent(true);
            x += width + GAP;
        }
    }

    private Optional<CardPrint> print(Event event) {
        FateforgeContent content = kit.speech().content();
        if (event instanceof FateforgeEvent.TrapDrawn card) {
            return Optional.of(prints.fate(content.trap(card.card()), "trap", CardPrint.Ink.PLAIN));
        }
        if (event instanceof FateforgeEvent.FearDrawn card) {
            return Optional.of(prints.fate(content.fear(card.card()), "fear", CardPrint.Ink.RUST));
        }
        if (event instanceof FateforgeEvent.CorruptionDrawn card) {
            return Optional.of(prints.fate(content.corruption(card.card()), "corruption", CardPrint.Ink.VIOLET));
        }
        if (event instanceof FateforgeEvent.ItemFound found) {
            return Optional.of(prints.item(content.item(found.item())));
        }
        return event instanceof FateforgeEvent.AllyJoined joined
                ? Optional.of(prints.ally(content.ally(joined.ally())))
                : Optional.empty();
    }
}
