package org.alea.app.games.queen;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import javafx.geometry.Point2D;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Pane;
import javafx.scene.layout.Region;
import org.alea.app.table.DieToken;
import org.alea.app.table.Glyph;
import org.alea.games.queen.DieColour;
import org.alea.games.queen.EnemyCard;
import org.alea.games.queen.EnemyInPlay;

/** The strip of an enemy card: the squares of its Battle track, the next one large enough to be read at speed. */
final class BattleTrack extends Pane {
    private final double width;
    private final double height;
    private final boolean compact;
    private final boolean mirrored;
    private final Skins skins;
    private final List<Region> squares = new ArrayList<>();

    BattleTrack(double width, double height, boolean compact, boolean mirrored, Skins skins) {
        this.width = width;
        this.height = height;
        this.compact = compact;
        this.mirrored = mirrored;
        this.skins = skins;
        setPrefSize(width, height);
    }

    /** Heights of the next square and of the others, and the gap between them. */
    private record Sizes(double next, double other, double gap) {}

    private Sizes sizes(int count) {
        double room = height - 14;
        double gap = count > 5 ? (compact ? 2 : 3) : count > 4 ? (compact ? 3 : 4) : (compact ? 4 : 5);
        double next = compact ? 36 : 44;
        double other = compact ? 27 : 31;
        double all = next + other * (count - 1) + gap * (count - 1);
        double shrink = Math.min(1, (room - gap * (count - 1)) / (all - gap * (count - 1)));
        return new Sizes(next * shrink, other * shrink, gap);
    }

    void show(EnemyInPlay enemy, Picture picture) {
        squares.clear();
        EnemyCard card = enemy.card();
        int count = card.squares().size();
        for (int i = 0; i < count; i++) {
            squares.add(square(card, enemy, i, picture.need(enemy.slot(), i)));
        }
        getChildren().setAll(squares);
        place(enemy.marker());
    }

    private void place(int marker) {
        int count = squares.size();
        Sizes sizes = sizes(count);
        boolean enlarged = marker + 1 < count;
        double all = sizes.other() * (count - (enlarged ? 1 : 0))
                + (enlarged ? sizes.next() : 0)
                + sizes.gap() * (count - 1);
        double y = (height - all) / 2;
        for (int i = count - 1; i >= 0; i--) {
            boolean next = i == marker + 1;
            double h = next ? sizes.next() : sizes.other();
            double w = next ? (compact ? 50 : 56) : (compact ? 42 : 46);
            squares.get(i).resizeRelocate((width - w) / 2, y, w, h);
            y += h + sizes.gap();
        }
    }

    /** The node of a square, counted from the bottom. */
    Region square(int index) {
        return squares.get(index);
    }

    int count() {
        return squares.size();
    }

    /** Where the upper left corner of the marker lies when it stands on a square, in this strip. */
    Point2D markerPlace(int index) {
        Region square = squares.get(Math.max(0, Math.min(index, squares.size() - 1)));
        double y = square.getLayoutY() + square.getHeight() / 2 - MarkerNode.SIZE / 2;
        double edge = mirrored ? square.getLayoutX() - 7 : square.getLayoutX() + square.getWidth() + 7;
        return new Point2D(edge - MarkerNode.SIZE / 2, y);
    }

    private Region square(EnemyCard card, EnemyInPlay enemy, int index, int need) {
        boolean next = index == enemy.marker() + 1;
        HBox square = new HBox(2);
        square.setAlignment(Pos.CENTER);
        square.setManaged(false);
        square.getStyleClass().add("square");
        if (index == enemy.marker()) {
            square.getStyleClass().add("standing");
        }
        if (next) {
            square.getStyleClass().add("next");
        }
        square.getChildren().setAll(content(card, index, need, next, square));
        return square;
    }

    private List<Node> content(EnemyCard card, int index, int need, boolean next, HBox square) {
        List<Node> content = new ArrayList<>();
        int printed = card.square(index).need();
        boolean raised = need > printed && printed > 0;
        // crown, price, colour and arrow stand side by side only if they are small
        boolean crowded =
                index == card.top() && raised && !card.square(index).colours().isEmpty();
        square.setSpacing(crowded ? 1 : 2);
        if (index == 0) {
            square.getStyleClass().add("bottom");
            return List.of(Glyph.icon("mdi2h-heart-broken", compact ? 14 : 16, "square-icon"));
        }
        if (index == card.top()) {
            square.getStyleClass().add("top");
            content.add(Glyph.icon("mdi2c-crown", crowded ? 10 : next ? 15 : 12, "square-icon"));
        } else if (index == card.start()) {
            square.getStyleClass().add("start");
            content.add(Glyph.icon("mdi2f-flag-variant", need == 0 ? (compact ? 14 : 16) : 11, "square-icon"));
        } else if (need == 0) {
            square.getStyleClass().add("unpriced");
            return List.of(new Label("–"));
        }
        if (need > 0) {
            Label price = new Label(Integer.toString(need));
            price.setMinWidth(Region.USE_PREF_SIZE);
            content.add(price);
            colours(card.square(index).colours(), crowded ? 12 : next ? 20 : 15, content);
        }
        if (raised) {
            content.add(Glyph.icon("mdi2a-arrow-up-bold", crowded ? 9 : next ? 14 : 11, "raised"));
        }
        return content;
    }

    private void colours(Map<DieColour, Integer> colours, double size, List<Node> content) {
        for (DieColour colour : DieColour.values()) {
            for (int i = 0; i < colours.getOrDefault(colour, 0); i++) {
                content.add(new DieToken(skins.of(colour), size));
            }
        }
    }
}
