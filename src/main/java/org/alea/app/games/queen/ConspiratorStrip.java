package org.alea.app.games.queen;

import java.util.List;
import java.util.Optional;
import javafx.geometry.Point2D;
import javafx.geometry.Pos;
import javafx.scene.control.Label;
import javafx.scene.layout.Pane;
import javafx.scene.layout.StackPane;
import org.alea.app.shell.Fonts;
import org.alea.app.table.Fitting;
import org.alea.app.table.Hand;
import org.alea.games.queen.ConspiratorCard;
import org.alea.games.queen.Effect;
import org.alea.games.queen.QueenTable;

/** The boxes above the arena: one tile a value, backs for those still hidden, the active one on paper. */
final class ConspiratorStrip extends Pane {
    private final QueenLayout layout;
    private final Hand<QueenAct> hand;
    private final boolean compact;
    private final Label name = new Label();
    private final Label words = new Label();
    private final Pane tiles = new Pane();

    ConspiratorStrip(QueenLayout layout, Hand<QueenAct> hand) {
        this.hand = hand;
        this.layout = layout;
        this.compact = layout.compact();
        QueenLayout.Area area = layout.conspirators(false);
        getStyleClass().add("conspirators");
        setPrefSize(area.width(), area.height());
        name.getStyleClass().add("conspirator-name");
        name.setWrapText(true);
        words.getStyleClass().add("conspirator-words");
        words.setWrapText(true);
        name.setAlignment(Pos.BOTTOM_LEFT);
        words.setAlignment(Pos.CENTER_LEFT);
        for (Label label : List.of(name, words)) {
            label.setManaged(false);
        }
        getChildren().addAll(tiles, name, words);
    }

    void show(QueenTable table, Speech speech) {
        tiles.getChildren().clear();
        hand.forget("plotter");
        double x = 10;
        Optional<ConspiratorCard> active = table.activeConspirator();
        for (int value = 1; value <= 6; value++) {
            int wanted = value;
            Optional<ConspiratorCard> card = table.conspirators().stream()
                    .filter(up -> up.value() == wanted)
                    .findFirst();
            boolean acts = card.isPresent() && card.equals(active);
            double width = (compact ? 38 : 44) + (acts ? 8 : 0);
            double height = (compact ? 58 : 70) + (acts ? (compact ? 8 : 10) : 0);
            StackPane tile = card.map(up -> ConspiratorTile.face(up, acts, compact, speech))
                    .orElseGet(ConspiratorTile::back);
            tile.resizeRelocate(x, (getPrefHeight() - height) / 2, width, height);
            tile.setManaged(false);
            tiles.getChildren().add(tile);
            card.ifPresent(up -> hand.register(Spots.plotter(up.value()), tile));
            x += width + (compact ? 4 : 5);
        }
        say(active, table, speech, x + 6);
    }

    private void say(Optional<ConspiratorCard> active, QueenTable table, Speech speech, double x) {
        double room = getPrefWidth() - x - (compact ? 42 : 50);
        boolean acts = active.isPresent();
        double top = compact ? 2 : 5;
        double names = acts ? (compact ? 42 : 48) : 0;
        name.setText(active.map(card -> speech.name(card.name())).orElse(""));
        words.setText(active.map(card -> acting(card, table, speech)).orElseGet(() -> idle(table, speech)));
        Fitting.block(name, Fonts.DISPLAY, layout.words(compact ? 16 : 17), 0, room - 4, Math.max(0, names - 8));
        name.resizeRelocate(x, top, room, names);
        double left = getPrefHeight() - top * 2 - names;
        Fitting.block(words, Fonts.TEXT, layout.words(12), -1, room - 4, left - 3);
        words.resizeRelocate(x, top + names, room, left);
    }

    /** What the one that acts does, as far as it is settled by now. */
    private static String acting(ConspiratorCard card, QueenTable table, Speech speech) {
        boolean limits = card.effect().stream().anyMatch(Effect.ClockMinus.class::isInstance);
        if (limits && table.rerollCap().isPresent()) {
            return speech.get(
                    "conspirator.cap", table.rerolls(), table.rerollCap().getAsInt());
        }
        return table.coloursLeft()
                .map(left -> left.isEmpty()
                        ? speech.get("conspirator.kept.none")
                        : speech.get("conspirator.kept", speech.term(left.get(0))))
                .orElseGet(() -> speech.get("conspirator." + card.id() + ".short"));
    }

    private static String idle(QueenTable table, Speech speech) {
        return table.conspiratorDie().isPresent()
                ? speech.get("conspirator.none", table.conspiratorDie().getAsInt())
                : speech.get("conspirator.roll");
    }

    /** Where the Conspirator die lies: the middle, on this strip. */
    Point2D diePlace() {
        return new Point2D(getPrefWidth() - (compact ? 22 : 27), getPrefHeight() / 2);
    }
}
