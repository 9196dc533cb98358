package org.alea.app.games.royal;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import javafx.geometry.Point2D;
import javafx.scene.control.Label;
import javafx.scene.layout.Pane;
import javafx.scene.layout.Region;
import org.alea.app.table.Glyph;
import org.alea.games.royal.Foresight;

/** The group tray: places for dice, what they count for together and what they cost, and the cube that is armed. */
final class TrayBox extends Pane {
    private final double die;
    private final List<Region> places = new ArrayList<>();
    private final Label total = new Label();
    private final Label price = new Label();
    private final Label cube = new Label();
    private int dice;

    TrayBox(double die) {
        this.die = die;
        getStyleClass().add("group-tray");
        for (int i = 0; i < Tray.MOST; i++) {
            Region place = new Region();
            place.getStyleClass().add("tray-place");
            place.setMouseTransparent(true);
            places.add(place);
        }
        total.getStyleClass().add("tray-total");
        price.getStyleClass().add("tray-price");
        cube.getStyleClass().add("tray-cube");
        cube.setGraphic(Glyph.icon("mdi2c-circle", 12, "cube-icon"));
        getChildren().addAll(places);
        getChildren().addAll(total, price, cube);
    }

    void show(Tray tray, Optional<Foresight.Quote> quote, String sum, String cost, String armed) {
        dice = tray.dice().size();
        total.setText(sum);
        price.setText(cost);
        price.pseudoClassStateChanged(
                javafx.css.PseudoClass.getPseudoClass("short"),
                quote.filter(each -> !each.affordable()).isPresent());
        cube.setText(armed);
        cube.setVisible(!armed.isEmpty());
        requestLayout();
    }

    /** With large words the total and the price below it need more than the dice do; a cube lies below all of them. */
    double height(double least) {
        return Math.max(least, total.prefHeight(-1) + price.prefHeight(-1)) + cubeRow();
    }

    private double cubeRow() {
        return cube.isVisible() ? cube.prefHeight(-1) + 5 : 0;
    }

    private double diceRow() {
        return getHeight() - cubeRow();
    }

    double dieSize() {
        return Math.min(die, dice <= 4 ? die : (getWidth() - 90) / dice - 4);
    }

    /** Where the nth die lies, from 0, inside this box. */
    Point2D seat(int nth) {
        double size = dieSize();
        return new Point2D(12 + nth * (size + 6), (diceRow() - size * 1.06) / 2);
    }

    @Override
    protected void layoutChildren() {
        for (int i = 0; i < places.size(); i++) {
            Point2D seat = seat(i);
            double size = dieSize();
            places.get(i).setVisible(i >= dice);
            places.get(i).resizeRelocate(seat.getX() + 3, seat.getY() + 3, size - 6, size - 6);
        }
        double right = getWidth() - 12;
        total.autosize();
        price.autosize();
        cube.autosize();
        double row = diceRow();
        boolean alone = price.getText().isEmpty();
        double spare = Math.max(0, row - total.getHeight() - price.getHeight());
        total.relocate(right - total.getWidth(), alone ? (row - total.getHeight()) / 2 : Math.min(3, spare / 2));
        price.relocate(right - price.getWidth(), row - price.getHeight() - Math.min(5, spare / 2));
        cube.relocate(12, row);
    }
}
