package org.alea.app.shell.controls;

import java.util.List;
import java.util.function.Function;
import javafx.beans.binding.Bindings;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.SimpleObjectProperty;
import javafx.beans.value.ObservableValue;
import javafx.css.PseudoClass;
import javafx.event.Event;
import javafx.scene.AccessibleRole;
import javafx.scene.control.ToggleButton;
import javafx.scene.control.ToggleGroup;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;

/**
 * One of a few values, all of them in sight side by side; the arrow keys go from one to the next. Its
 * accessible text names what is chosen.
 */
public final class Segments<V> extends HBox {
    private static final PseudoClass FIRST = PseudoClass.getPseudoClass("first");
    private static final PseudoClass LAST = PseudoClass.getPseudoClass("last");

    private final ToggleGroup group = new ToggleGroup();
    private final ObjectProperty<V> value;

    /** @param names the name of each value, in the player's language */
    public Segments(List<V> values, V first, Function<V, ? extends ObservableValue<String>> names) {
        value = new SimpleObjectProperty<>(first);
        getStyleClass().add("segments");
        setMinWidth(USE_PREF_SIZE);
        setMaxHeight(USE_PREF_SIZE);
        for (V one : values) {
            add(one, names.apply(one));
        }
        getChildren().get(0).pseudoClassStateChanged(FIRST, true);
        getChildren().get(values.size() - 1).pseudoClassStateChanged(LAST, true);
        value.addListener((all, old, now) -> select(now));
        group.selectedToggleProperty().addListener((all, old, now) -> {
            if (now != null) {
                take(now.getUserData());
            }
        });
        select(first);
        addEventFilter(KeyEvent.KEY_PRESSED, this::passOn);
    }

    /** Enter has nothing to choose where all is chosen: it is meant for the button the screen offers with it. */
    private void passOn(KeyEvent event) {
        if (event.getCode() == KeyCode.ENTER
                && event.getTarget() instanceof Segment segment
                && segment.isSelected()
                && getParent() != null) {
            event.consume();
            Event.fireEvent(getParent(), event.copyFor(getParent(), getParent()));
        }
    }

    public ObjectProperty<V> valueProperty() {
        return value;
    }

    private void add(V one, ObservableValue<String> name) {
        Segment segment = new Segment();
        segment.getStyleClass().setAll("choice");
        segment.setUserData(one);
        segment.setToggleGroup(group);
        segment.textProperty().bind(name);
        segment.accessibleTextProperty()
                .bind(Bindings.createStringBinding(
                        () -> heard(segment.getText()), accessibleTextProperty(), segment.textProperty()));
        segment.setMaxWidth(Double.MAX_VALUE);
        HBox.setHgrow(segment, Priority.ALWAYS);
        getChildren().add(segment);
    }

    /** A value is heard with what it is a value of, where that has a name: “on” alone says little. */
    private String heard(String name) {
        String whole = getAccessibleText();
        return whole == null || whole.isBlank() ? name : whole + ", " + name;
    }

    private void select(V chosen) {
        group.getToggles().stream()
                .filter(toggle -> toggle.getUserData().equals(chosen))
                .forEach(group::selectToggle);
    }

    @SuppressWarnings("unchecked") // add() puts a V on every toggle
    private void take(Object chosen) {
        value.set((V) chosen);
    }

    /** A toggle that a click on itself does not switch off: one value is always chosen. */
    private static final class Segment extends ToggleButton {
        Segment() {
            setAccessibleRole(AccessibleRole.RADIO_BUTTON);
        }

        @Override
        public void fire() {
            if (!isSelected()) {
                super.fire();
            }
        }
    }
}
