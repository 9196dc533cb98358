package org.alea.app.reference;

import java.util.Optional;
import javafx.beans.value.ObservableValue;
import javafx.css.PseudoClass;
import javafx.geometry.Pos;
import javafx.scene.AccessibleRole;
import javafx.scene.Node;
import javafx.scene.control.ContentDisplay;
import javafx.scene.control.Label;
import javafx.scene.control.ToggleButton;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import org.alea.app.games.GameCover;
import org.alea.app.shell.Icon;
import org.kordamp.ikonli.materialdesign2.MaterialDesignC;

/** A control of the filters: a game, a box to tick, or a chip with a sign; it tells how many cards it would leave. */
final class FilterButton extends ToggleButton {
    private static final PseudoClass CHOSEN = PseudoClass.getPseudoClass("chosen");
    private static final PseudoClass FRUITLESS = PseudoClass.getPseudoClass("fruitless");

    private final Label name = new Label();
    private final Label count = new Label();

    private FilterButton(String id, ObservableValue<String> name, String styleClass) {
        setId("filter-" + id);
        getStyleClass().setAll(styleClass);
        this.name.textProperty().bind(name);
        accessibleTextProperty().bind(name);
    }

    static FilterButton game(GameCover cover, ObservableValue<String> title) {
        FilterButton button = new FilterButton("game-" + cover.id(), title, "filter-game");
        button.getStyleClass().add(cover.styleClass());
        return button.line(Icon.of(cover.icon()));
    }

    static FilterButton allGames(ObservableValue<String> title) {
        return new FilterButton("game-all", title, "filter-game").line(Icon.of(MaterialDesignC.CARDS_OUTLINE));
    }

    static FilterButton check(String id, ObservableValue<String> name) {
        FilterButton button = new FilterButton(id, name, "filter-check");
        button.setAccessibleRole(AccessibleRole.CHECK_BOX);
        HBox square = new HBox(Icon.of(MaterialDesignC.CHECK_BOLD));
        square.setAlignment(Pos.CENTER);
        square.getStyleClass().add("filter-square");
        return button.line(square);
    }

    static FilterButton chip(String id, ObservableValue<String> name) {
        FilterButton button = new FilterButton(id, name, "filter-chip");
        button.setAccessibleRole(AccessibleRole.CHECK_BOX);
        button.textProperty().bind(name);
        return button;
    }

    /** A chip that shows a sign, and its name only to those who point at it. */
    static FilterButton chip(String id, ObservableValue<String> name, Node sign) {
        FilterButton button = chip(id, name);
        button.setGraphic(sign);
        button.setContentDisplay(ContentDisplay.GRAPHIC_ONLY);
        Tooltip tip = new Tooltip();
        tip.textProperty().bind(name);
        button.setTooltip(tip);
        return button;
    }

    private FilterButton line(Node sign) {
        count.getStyleClass().addAll("num", "filter-count");
        count.setMinWidth(USE_PREF_SIZE);
        name.setWrapText(true);
        name.setMaxWidth(Double.MAX_VALUE);
        HBox.setHgrow(name, Priority.ALWAYS);
        HBox line = new HBox(sign, name, count);
        line.getStyleClass().add("filter-line");
        setGraphic(line);
        setContentDisplay(ContentDisplay.GRAPHIC_ONLY);
        setMaxWidth(Double.MAX_VALUE);
        setMinHeight(USE_PREF_SIZE);
        // as high as its words need in the width there is
        setWrapText(true);
        return this;
    }

    void show(boolean chosen, int found) {
        setSelected(chosen);
        pseudoClassStateChanged(CHOSEN, chosen);
        count.setText(Integer.toString(found));
        boolean fruitless = found == 0 && !chosen;
        pseudoClassStateChanged(FRUITLESS, fruitless);
        sign().ifPresent(sign -> sign.setOpacity(fruitless ? 0.5 : 1));
    }

    private Optional<Node> sign() {
        return Optional.ofNullable(getGraphic())
                .map(graphic ->
                        graphic instanceof HBox line ? line.getChildren().get(0) : graphic);
    }

    /** A button asks its graphic for a height without a width, which would leave no room for a second line of words. */
    @Override
    protected double computePrefHeight(double width) {
        Node graphic = getGraphic();
        if (!(graphic instanceof HBox line) || width < 0) {
            return super.computePrefHeight(width);
        }
        double room = width - snappedLeftInset() - snappedRightInset();
        return snappedTopInset() + line.prefHeight(room) + snappedBottomInset();
    }

    @Override
    protected void layoutChildren() {
        super.layoutChildren();
        if (getGraphic() instanceof HBox line) {
            line.resizeRelocate(
                    snappedLeftInset(),
                    snappedTopInset(),
                    getWidth() - snappedLeftInset() - snappedRightInset(),
                    getHeight() - snappedTopInset() - snappedBottomInset());
        }
    }
}
