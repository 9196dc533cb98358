package org.alea.app.table.card;

import javafx.css.PseudoClass;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Pane;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import org.alea.app.shell.Fonts;
import org.alea.app.table.DieFace;
import org.alea.app.table.DieNode;
import org.alea.app.table.Fitting;
import org.alea.app.table.Plate;
import org.alea.app.table.Stamp;
import org.alea.app.table.figure.BarSection;
import org.alea.app.table.figure.BracketRow;
import org.alea.app.table.symbol.Sign;

/**
 * The face of a card on paper, the same at the table, in the zoom, in the reference and in an export. Words are set
 * smaller rather than cut. What befalls the card lies over it: a veil with a reason, a stamp.
 */
public final class CardFace extends Pane {
    private static final PseudoClass CHOSEN = PseudoClass.getPseudoClass("chosen");
    private static final double SHARP = 2;
    /** What a section of an action bar takes beside its signs. */
    private static final double SECTION = 22;
    /** The smallest letters of a small card or a strip. */
    private static final double LEGIBLE = 11;

    private final Size size;
    private final double text;
    private final Region veil = new Region();
    private final Label reason = new Label();
    private Region print = new Region();

    /** How much of a card is seen. */
    public enum Size {
        /** What it costs, or its emblem, and its name. */
        MINI,
        /** A strip: what it costs, its name, what it does. */
        ROW,
        /** All of it. */
        FULL
    }

    /** @param text how much larger than designed words are to be set */
    public CardFace(CardPrint card, Size size, double width, double height, double text) {
        this.size = size;
        this.text = text;
        getStyleClass().addAll("paper-card", "card-face");
        setMinSize(width, height);
        setPrefSize(width, height);
        setMaxSize(width, height);
        veil.getStyleClass().add("card-veil");
        veil.setMouseTransparent(true);
        veil.setVisible(false);
        reason.getStyleClass().add("card-reason");
        reason.setMouseTransparent(true);
        reason.setVisible(false);
        getChildren().addAll(print, veil, reason);
        show(card);
    }

    public void show(CardPrint card) {
        print = switch (size) {
            case MINI -> mini(card);
            case ROW -> row(card);
            case FULL -> full(card);
        };
        getChildren().set(0, print);
        setAccessibleText(card.text().isEmpty() ? card.name() : card.name() + ". " + card.text());
    }

    /** Lies there but cannot be used; the words say why, empty for none. */
    public void veil(boolean on, String why) {
        veil.setVisible(on);
        reason.setText(why);
        reason.setVisible(on && !why.isEmpty());
    }

    public void choose(boolean on) {
        pseudoClassStateChanged(CHOSEN, on);
    }

    /** Puts a stamp across the card. */
    public void stamp(String words) {
        getChildren().removeIf(Stamp.class::isInstance);
        if (!words.isEmpty()) {
            Stamp stamp = new Stamp(words, getPrefWidth() * 0.9);
            stamp.setMouseTransparent(true);
            getChildren().add(stamp);
        }
    }

    private Region mini(CardPrint card) {
        double slot = Math.min(card.costs().size() > 1 ? 18 : 22, getPrefHeight() * 0.72);
        boolean free = card.costs().isEmpty();
        Node before = free ? Sign.of(card.art().emblem(), Math.min(20, slot)) : CostRow.tight(card.costs(), slot);
        double taken = free ? 26 : card.costs().size() * (slot + 4) + 2;
        HBox row = new HBox(6, before);
        row.setAlignment(Pos.CENTER_LEFT);
        row.getStyleClass().add("card-mini");
        Label name = new Label(card.name());
        name.getStyleClass().add("card-title");
        double fitted = Fitting.lineSize(card.name(), Fonts.DISPLAY, 15 * text, getPrefWidth() - taken - 18);
        name.setStyle("-fx-font-size: " + Math.max(LEGIBLE, fitted) + "px;");
        row.getChildren().add(name);
        return row;
    }

    private Region row(CardPrint card) {
        HBox row = new HBox(8);
        row.setAlignment(Pos.CENTER_LEFT);
        row.getStyleClass().add("card-strip");
        double slot = Math.min(40, getPrefHeight() - 20);
        HBox before = card.costs().isEmpty() ? new HBox(portrait(card.art(), slot)) : CostRow.slots(card.costs(), slot);
        before.setAlignment(Pos.CENTER);
        before.setMinWidth(Region.USE_PREF_SIZE);
        HBox after = new HBox(8);
        after.setAlignment(Pos.CENTER_RIGHT);
        after.setMinWidth(Region.USE_PREF_SIZE);
        double right = 0;
        for (CardPrint.Section section : card.sections()) {
            BarSection bar = new BarSection(section.print(), section.state(), Math.min(44, getPrefHeight() - 14));
            after.getChildren().add(bar);
            right += SECTION + section.print().icons().size() * 19;
        }
        for (CardPrint.Value value : card.values()) {
            after.getChildren().add(FullFace.figure(value, text));
            right += 34 * text;
        }
        if (!card.foot().words().isEmpty()) {
            Label foot = new Label(card.foot().words());
            foot.getStyleClass().addAll("card-foot", card.foot().ink().styleClass());
            foot.setMinWidth(Region.USE_PREF_SIZE);
            after.getChildren().add(foot);
            right += Fitting.width(card.foot().words(), Fonts.STRONG, 12 * text) + 8;
        }
        double left = card.costs().isEmpty() ? slot : card.costs().size() * (slot + 20) + 17;
        double room = Math.max(40, getPrefWidth() - left - right - 38);
        double titled = Math.min(17, getPrefHeight() * 0.37 / text);
        Label name = new Label(card.name());
        name.getStyleClass().add("card-title");
        Fitting.line(name, Fonts.DISPLAY, titled * text, room);
        Label says = new Label(card.text());
        says.getStyleClass().add("card-text");
        double lines = getPrefHeight() - 5 - 1.15 * titled * text;
        double fitted = Fitting.blockSize(card.text(), Fonts.TEXT, 12 * text, -2, room, lines);
        if (fitted < LEGIBLE) {
            // the whole text is read large: its beginning says more here than small print
            says.setStyle("-fx-font-size: " + LEGIBLE + "px;");
        } else {
            says.setWrapText(true);
            Fitting.block(says, Fonts.TEXT, 12 * text, -2, room, lines);
        }
        VBox words = new VBox(-3, name, says);
        words.setAlignment(Pos.CENTER_LEFT);
        HBox.setHgrow(words, Priority.ALWAYS);
        row.getChildren().addAll(before, words, after);
        return row;
    }

    /** An enemy on its token, anything else by its emblem. */
    private static Node portrait(CardPrint.Art art, double size) {
        return art.die().isPresent()
                ? new DieNode(art.die().get(), new DieFace.Symbol(art.emblem()), size)
                : Sign.of(art.emblem(), size * 0.7);
    }

    private Region full(CardPrint card) {
        return new FullFace(card, getPrefWidth(), getPrefHeight(), text);
    }

    /** The plate of a card, drawn for sharp screens. */
    static Node plate(CardPrint.Art art, double width, double height) {
        return new Plate(art.emblem(), art.pattern(), width, height).print(SHARP);
    }

    /** The row of actions, as large as the width allows. */
    static BracketRow actions(BracketRow.Reading row, double width) {
        double gap = 5;
        double tile = Math.min(40, (width - 4) / row.actions().size() - gap);
        return new BracketRow(row, Math.floor(tile), gap);
    }

    @Override
    protected void layoutChildren() {
        double width = getWidth();
        double height = getHeight();
        print.resizeRelocate(0, 0, width, height);
        veil.resizeRelocate(0, 0, width, height);
        double wide = Math.min(width - 16, reason.prefWidth(-1));
        double high = reason.prefHeight(wide);
        reason.resizeRelocate(8, height - high - 8, wide, high);
        for (Node child : getChildren()) {
            if (child instanceof Stamp stamp) {
                stamp.autosize();
                stamp.relocate((width - stamp.getWidth()) / 2, (height - stamp.getHeight()) / 2);
            }
        }
    }
}
