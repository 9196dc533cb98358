package org.alea.app;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.function.BooleanSupplier;
import java.util.stream.Stream;
import javafx.event.Event;
import javafx.event.EventType;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.input.MouseButton;
import javafx.scene.input.MouseEvent;
import javafx.scene.input.PickResult;
import org.alea.app.games.royal.pieces.Tip;

/** Goes over everything at a table that speaks when it is pointed at, and asks each for its rule with a right click. */
public final class Tips {
    /** Where JavaFX and the royal pieces keep what a node says. */
    private static final Set<Object> KEPT = Set.of("javafx.scene.control.Tooltip", Tip.class);

    private Tips() {}

    /** What speaks; the tools of a bar only tell their own names. */
    public static List<Node> in(Node node) {
        return all(node)
                .filter(each -> each.getProperties().keySet().stream().anyMatch(KEPT::contains))
                .filter(each -> !each.getStyleClass().contains("bar-tool"))
                .toList();
    }

    /**
     * What speaks and leads nowhere. For the JavaFX thread.
     *
     * @param led whether the last click has led somewhere; asked once for each
     */
    public static List<String> leadingNowhere(Node node, BooleanSupplier led) {
        List<String> nowhere = new ArrayList<>();
        for (Node tip : in(node)) {
            Stream.of(MouseEvent.MOUSE_PRESSED, MouseEvent.MOUSE_RELEASED, MouseEvent.MOUSE_CLICKED)
                    .forEach(type -> Event.fireEvent(tip, rightButton(tip, type)));
            if (!led.getAsBoolean()) {
                nowhere.add(tip.getStyleClass() + " " + tip.getAccessibleText());
            }
        }
        return nowhere;
    }

    private static Stream<Node> all(Node node) {
        if (!node.isVisible()) {
            return Stream.empty();
        }
        return node instanceof Parent parent
                ? Stream.concat(
                        Stream.of(node),
                        parent.getChildrenUnmodifiable().stream().flatMap(Tips::all))
                : Stream.of(node);
    }

    private static MouseEvent rightButton(Node node, EventType<MouseEvent> type) {
        return new MouseEvent(
                type,
                1,
                1,
                1,
                1,
                MouseButton.SECONDARY,
                1,
                false,
                false,
                false,
                false,
                false,
                false,
                type == MouseEvent.MOUSE_PRESSED,
                false,
                true,
                true,
                new PickResult(node, 1, 1));
    }
}
