package org.alea.app.games.queen;

import java.util.ArrayList;
import java.util.List;
import javafx.scene.Node;
import org.alea.app.settings.Preferences;
import org.alea.app.table.PieceLayer;
import org.alea.app.table.Pointer;
import org.alea.app.table.Spot;
import org.alea.store.Setting;

/** What comes along when something is lifted, and which gestures throw a set: a drag, a swipe, a double click. */
final class Gestures {
    private final QueenView view;
    private final PieceLayer layer;
    private final Preferences preferences;

    Gestures(QueenView view, PieceLayer layer, Preferences preferences) {
        this.view = view;
        this.layer = layer;
        this.preferences = preferences;
    }

    void listenTo(Pointer<QueenAct> pointer) {
        view.hand().lifting(this::lifted);
        pointer.carrying(this::carries);
        pointer.onTwice(this::twice);
        pointer.onSwipe(this::swipe);
    }

    private List<Node> lifted(Spot spot) {
        return switch (spot.kind()) {
            case "die", "dragon", "marker", "sun", "colour", "conspirator" ->
                view.hand()
                        .node(spot)
                        .filter(node -> node.getParent() == layer)
                        .map(List::of)
                        .orElse(List.of());
            case "lane" -> setInLane(Integer.parseInt(spot.which()));
            default -> List.of();
        };
    }

    private List<Node> setInLane(int value) {
        List<Node> dice = new ArrayList<>();
        view.play()
                .picture()
                .group(value)
                .dice()
                .forEach(die -> layer.find(die.id()).ifPresent(dice::add));
        return dice;
    }

    /** A double click on a die of a set throws the set. */
    private void twice(Spot spot) {
        if (preferences.get(Setting.DOUBLE_CLICK_REROLLS)) {
            throwSet(spot);
        }
    }

    /** Who does not throw by dragging may still drag dice to Chariots, the dragon to its set, and so on. */
    private boolean carries(Spot from, Spot to) {
        boolean thrown = to.equals(Spots.BOWL)
                && !from.equals(Spots.DRAGON)
                && view.play().rolling();
        return !thrown || preferences.get(Setting.DRAG_TO_CUP);
    }

    private void throwSet(Spot spot) {
        view.hand().ways().stream()
                .filter(way -> way.from().equals(spot) && way.to().equals(Spots.BOWL))
                .findFirst()
                .ifPresent(way -> view.perform(way.act()));
    }

    /** A level pull of 60 pixels across a lane throws its set; one that leads away from it was thought better of. */
    private boolean swipe(Spot spot, double dx, double dy) {
        if (Math.abs(dx) < 60
                || Math.abs(dy) > 40
                || !spot.kind().equals("lane")
                || !preferences.get(Setting.DRAG_TO_CUP)) {
            return false;
        }
        throwSet(spot);
        return true;
    }
}
