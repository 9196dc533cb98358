package org.alea.app.guide;

import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.BooleanSupplier;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import org.alea.content.guide.Step;

/**
 * The keyboard during a lesson. While something is only to be read, the keys belong to the bubble; when something is to
 * be done, all but a few go to the table. A key held down does nothing in the next step.
 */
final class GuideKeys {
    private final GuideOverlay overlay;
    private final Ways ways;
    private final Set<KeyCode> held = EnumSet.noneOf(KeyCode.class);
    private boolean reading = true;

    /** What the keys of the bubble do, and when Tab is none of them. */
    record Ways(Runnable next, Runnable back, Runnable quit, BooleanSupplier tableTabs) {}

    GuideKeys(GuideOverlay overlay, Ways ways) {
        this.overlay = overlay;
        this.ways = ways;
    }

    void listenTo(Node root) {
        root.addEventFilter(KeyEvent.KEY_PRESSED, this::pressed);
        root.addEventFilter(KeyEvent.KEY_RELEASED, event -> held.remove(event.getCode()));
    }

    /** A step has come up. */
    void wait(Step step) {
        reading = step.kind() == Step.Kind.LOOK;
    }

    private void pressed(KeyEvent event) {
        if (held.contains(event.getCode())) {
            event.consume();
            return;
        }
        if (!overlay.isVisible() || event.isShortcutDown()) {
            return;
        }
        if (act(event)) {
            held.add(event.getCode());
            event.consume();
        }
    }

    /** Whether the key was one of the guide's. */
    private boolean act(KeyEvent event) {
        Optional<Button> button = focused();
        switch (event.getCode()) {
            case ESCAPE -> ways.quit().run();
            case BACK_SPACE -> ways.back().run();
            case TAB -> {
                boolean walking =
                        !reading && button.isEmpty() && ways.tableTabs().getAsBoolean();
                return !walking && step(event.isShiftDown() ? -1 : 1);
            }
            case ENTER, SPACE -> {
                if (button.isEmpty() && !reading) {
                    return false;
                }
                button.ifPresentOrElse(Button::fire, ways.next());
            }
            default -> {
                return reading;
            }
        }
        return true;
    }

    private Optional<Button> focused() {
        return overlay.bubble().buttons().stream().filter(Node::isFocused).findFirst();
    }

    /** Walks over the buttons of the bubble; when something is to be done the walk begins and ends at the table. */
    private boolean step(int by) {
        List<Button> buttons = overlay.bubble().buttons();
        int now = focused().map(buttons::indexOf).orElse(-1);
        int next = now < 0 ? (by > 0 ? 0 : buttons.size() - 1) : now + by;
        if (next >= 0 && next < buttons.size()) {
            buttons.get(next).requestFocus();
        } else if (reading) {
            buttons.get(Math.floorMod(next, buttons.size())).requestFocus();
        } else {
            overlay.getParent().getChildrenUnmodifiable().get(0).requestFocus();
        }
        return true;
    }
}
