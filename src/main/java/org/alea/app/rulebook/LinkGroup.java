package org.alea.app.rulebook;

import javafx.beans.value.ObservableDoubleValue;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.layout.FlowPane;

/** Links of one kind behind their title: on one line as long as the bar is wide enough for that. */
final class LinkGroup extends FlowPane {
    private final ObservableDoubleValue room;

    LinkGroup(Label title, ObservableDoubleValue room) {
        super(title);
        this.room = room;
        getStyleClass().add("link-group");
        setAlignment(Pos.CENTER_LEFT);
    }

    @Override
    protected double computePrefWidth(double height) {
        double between = snapSpaceX(getHgap()) * (getManagedChildren().size() - 1);
        double line = getManagedChildren().stream()
                        .mapToDouble((Node child) -> snapSizeX(child.prefWidth(-1)))
                        .sum()
                + between;
        return room.get() > 0 ? Math.min(line, room.get()) : line;
    }
}
