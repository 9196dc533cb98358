package org.alea.app.games.queen;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import javafx.geometry.Pos;
import javafx.scene.control.Label;
import javafx.scene.layout.Pane;
import org.alea.app.games.queen.QueenPieces.Place;
import org.alea.app.shell.Fonts;
import org.alea.app.table.Fitting;
import org.alea.app.table.Hand;
import org.alea.games.queen.ConspiratorCard;
import org.alea.games.queen.Effect;
import org.alea.games.queen.QueenPhase;
import org.alea.games.queen.QueenTable;

/** The boxes above the arena: one tile a value, backs for those still hidden, the active one on paper. */
final class ConspiratorStrip extends Pane {
    private final QueenLayout layout;
    private final Hand<QueenAct> hand;
    private final boolean compact;
    private final Label name = new Label();
    private final Label words = new Label();
    private final Pane tiles = new Pane();
    private final List<ConspiratorTile> boxes = new ArrayList<>();

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
        boxes.clear();
        hand.forget("plotter");
        double x = 10;
        Optional<ConspiratorCard> active = table.activeConspirator();
        for (int value = 1; value <= 6; value++) {
            int wanted = value;
            Optional<ConspiratorCard> card = table.conspirators().stream()
                    .filter(up -> up.value() == wanted)
                    .findFirst();
            boolean acts = card.isPresent() && card.equals(active);
            ConspiratorTile tile = card.map(up -> ConspiratorTile.face(up, acts, compact, speech))
                    .orElseGet(() -> ConspiratorTile.back(compact));
            tile.setManaged(false);
            tile.resizeRelocate(
                    x, (getPrefHeight() - tile.getPrefHeight()) / 2, tile.getPrefWidth(), tile.getPrefHeight());
            tiles.getChildren().add(tile);
            boxes.add(tile);
            card.ifPresent(up -> hand.register(Spots.plotter(up.value()), tile));
            x += tile.getPrefWidth() + (compact ? 4 : 5);
        }
        say(active, table, speech, x + 6);
    }

    private void say(Optional<ConspiratorCard> active, QueenTable table, Speech speech, double x) {
        double die = table.conspiratorDie().isPresent() ? 8 : compact ? 42 : 50;
        double room = getPrefWidth() - x - die;
        boolean acts = active.isPresent();
        double top = compact ? 2 : 5;
        double names = acts ? (compact ? 46 : 50) : 0;
        name.setText(active.map(card -> speech.name(card.name())).orElse(""));
        words.setText(active.map(card -> acting(card, table, speech)).orElseGet(() -> idle(table, speech)));
        Fitting.block(name, Fonts.DISPLAY, layout.words(compact ? 16 : 17), -7, room - 4, names);
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

    /** Nobody acts, or nobody yet: with a power the die may still be thrown again. */
    private static String idle(QueenTable table, Speech speech) {
        if (table.conspiratorDie().isEmpty()) {
            return speech.get("conspirator.roll");
        }
        int value = table.conspiratorDie().getAsInt();
        return table.conspirators().stream()
                .filter(up -> up.value() == value && table.phase() == QueenPhase.KEEP_CONSPIRATOR_DIE)
                .findFirst()
                .map(up -> speech.get("conspirator.would", value, speech.name(up.name())))
                .orElseGet(() -> speech.get("conspirator.none", value));
    }

    /** Where the Conspirator die lies on this strip: in the box of its value, or beside them until it is thrown. */
    Place diePlace(OptionalInt thrown) {
        if (thrown.isPresent()) {
            return boxes.get(thrown.getAsInt() - 1).diePlace();
        }
        double size = compact ? 32 : 38;
        return new Place(getPrefWidth() - size - (compact ? 6 : 8), (getPrefHeight() - size * 1.06) / 2, size);
    }
}
