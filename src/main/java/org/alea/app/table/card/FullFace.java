package org.alea.app.table.card;

import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Pane;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import org.alea.app.shell.Fonts;
import org.alea.app.table.Fitting;
import org.alea.app.table.figure.BarSection;
import org.alea.app.table.symbol.Sign;

/** All that is printed on a card: upright with the plate above the words, or lying with the plate beside them. */
final class FullFace extends Pane {
    private static final double EDGE = 10;
    private static final double BAND = 36;
    private static final double LYING = 1.1;
    private static final double LEAST_PLATE = 30;
    private static final double SECTION = 44;
    /** How lines are moved together. */
    private static final double CLOSE = -3;

    private final CardPrint card;
    private final double wide;
    private final double high;
    private final double text;
    private double top;

    FullFace(CardPrint card, double width, double height, double text) {
        this.card = card;
        this.wide = width;
        this.high = height;
        this.text = text;
        top = EDGE;
        if (!card.band().isEmpty()) {
            band();
        }
        double bottom = foot();
        bottom = sections(actions(bottom));
        if (width > height * LYING) {
            lying(bottom);
        } else {
            upright(bottom);
        }
    }

    private void band() {
        double band = BAND * Math.max(1, text);
        HBox head = new HBox(6);
        head.getStyleClass().add("card-band");
        head.setStyle("-al-band: " + card.band() + ";");
        head.setAlignment(Pos.CENTER_LEFT);
        HBox costs = CostRow.tight(card.costs(), 20);
        Label name = new Label(card.name());
        name.getStyleClass().add("card-band-name");
        double room = wide - 2 * EDGE - card.costs().size() * 24;
        Fitting.line(name, Fonts.DISPLAY, 17 * text, room);
        name.setMaxWidth(Double.MAX_VALUE);
        HBox.setHgrow(name, Priority.ALWAYS);
        head.getChildren().addAll(name, costs);
        head.resizeRelocate(0, 0, wide, band);
        head.setManaged(false);
        getChildren().add(head);
        top = band + 8;
    }

    private double foot() {
        if (card.foot().words().isEmpty()) {
            return high - EDGE;
        }
        Label foot = new Label(card.foot().words());
        if (!card.foot().icon().isEmpty()) {
            foot.setGraphic(Sign.of(card.foot().icon(), 16, card.foot().ink().styleClass()));
        }
        foot.getStyleClass().addAll("card-foot", card.foot().ink().styleClass());
        Fitting.line(
                foot,
                Fonts.STRONG,
                12 * text,
                wide - 2 * EDGE - (card.foot().icon().isEmpty() ? 0 : 24));
        double height = 18 * text;
        put(foot, EDGE, high - 8 - height, wide - 2 * EDGE, height);
        return high - 8 - height - 2;
    }

    private double actions(double bottom) {
        if (card.actions().isEmpty()) {
            return bottom;
        }
        Region row = CardFace.actions(card.actions().get(), wide - 2 * EDGE);
        put(row, EDGE - 4, bottom - row.getPrefHeight(), row.getPrefWidth(), row.getPrefHeight());
        return bottom - row.getPrefHeight() - 2;
    }

    private double sections(double bottom) {
        if (card.sections().isEmpty()) {
            return bottom;
        }
        HBox bar = new HBox(8);
        bar.setAlignment(Pos.CENTER_LEFT);
        for (CardPrint.Section section : card.sections()) {
            bar.getChildren().add(new BarSection(section.print(), section.state(), SECTION));
        }
        put(bar, EDGE + 4, bottom - SECTION - 4, wide - 2 * EDGE - 4, SECTION);
        return bottom - SECTION - 10;
    }

    private void upright(double bottom) {
        double title = card.band().isEmpty() ? 22 * text : 0;
        double kind = card.kind().isEmpty() || title == 0 ? 0 : 16 * text;
        double values = card.values().isEmpty() ? 0 : 24 * text + 2;
        double says = card.text().isEmpty()
                ? 0
                : Fitting.blockHeight(card.text(), Fonts.TEXT, 13 * text, CLOSE, wide - 2 * EDGE) + 6;
        double left = bottom - top - title - kind - values - says - 5;
        double plate = Math.min(Math.max(left, LEAST_PLATE), Math.min((bottom - top) * 0.46, wide * 0.56));
        if (plate > 24) {
            put(CardFace.plate(card.art(), wide - 2 * EDGE, plate), EDGE, top, wide - 2 * EDGE, plate);
            top += plate + 5;
        }
        if (title > 0) {
            top = words(EDGE, top, wide - 2 * EDGE);
        }
        top = values(EDGE, top);
        text(EDGE, top, wide - 2 * EDGE, bottom - top);
    }

    private void lying(double bottom) {
        double plate = Math.min(bottom - top, Math.min(82, wide * 0.3));
        put(CardFace.plate(card.art(), plate, plate), EDGE, top, plate, plate);
        double x = EDGE + plate + 10;
        double under = top + plate + 4;
        double y = card.band().isEmpty() ? words(x, top - 2, wide - x - EDGE) : top;
        y = values(x, y);
        boolean below = bottom - under > bottom - y && bottom - under > 24;
        if (below) {
            text(EDGE, under, wide - 2 * EDGE, bottom - under);
        } else {
            text(x, y, wide - x - EDGE, bottom - y);
        }
    }

    private double words(double x, double y, double width) {
        Label name = new Label(card.name());
        name.getStyleClass().add("card-title");
        HBox costs = CostRow.tight(card.costs(), 20);
        double price = card.costs().isEmpty() ? 0 : costs.prefWidth(-1) + 6;
        Fitting.line(name, Fonts.DISPLAY, 18 * text, width - price);
        double line = 21 * text;
        put(name, x, y, width - price, line);
        if (price > 0) {
            put(costs, x + width - price, y, price, line);
        }
        if (card.kind().isEmpty()) {
            return y + line;
        }
        Label kind = new Label(card.kind());
        kind.getStyleClass().add("card-kind");
        Fitting.line(kind, Fonts.TEXT, 12 * text, width);
        put(kind, x, y + line, width, 16 * text);
        return y + line + 16 * text;
    }

    /** A figure with its sign, as on a full card and on a strip. */
    static Label figure(CardPrint.Value value, double text) {
        Label figure = new Label(
                value.words(), Sign.of(value.icon(), 17 * text, value.ink().styleClass()));
        figure.getStyleClass().addAll("card-value", value.ink().styleClass());
        figure.setMinWidth(Region.USE_PREF_SIZE);
        return figure;
    }

    private double values(double x, double y) {
        if (card.values().isEmpty()) {
            return y;
        }
        HBox row = new HBox(10);
        row.setAlignment(Pos.CENTER_LEFT);
        for (CardPrint.Value value : card.values()) {
            row.getChildren().add(figure(value, text));
        }
        put(row, x, y, wide - x - EDGE, 24 * text);
        return y + 24 * text + 2;
    }

    private void text(double x, double y, double width, double height) {
        if (card.text().isEmpty() || height < 10) {
            return;
        }
        Label says = new Label(card.text());
        says.getStyleClass().add("card-text");
        says.setWrapText(true);
        says.setAlignment(Pos.TOP_LEFT);
        Fitting.block(says, Fonts.TEXT, 13 * text, CLOSE, width, height);
        put(says, x, y, width, height);
    }

    private void put(Node node, double x, double y, double width, double height) {
        node.setManaged(false);
        node.resizeRelocate(x, y, width, height);
        getChildren().add(node);
    }
}
