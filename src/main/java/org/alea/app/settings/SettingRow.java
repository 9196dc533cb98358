package org.alea.app.settings;

import java.util.Arrays;
import java.util.List;
import java.util.function.Function;
import javafx.beans.property.ReadOnlyDoubleProperty;
import javafx.beans.value.ObservableValue;
import javafx.geometry.HPos;
import javafx.geometry.Insets;
import javafx.geometry.Orientation;
import javafx.geometry.VPos;
import javafx.scene.control.Label;
import javafx.scene.control.Slider;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Pane;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import org.alea.app.shell.Desk;
import org.alea.app.shell.Texts;
import org.alea.app.shell.Weakly;
import org.alea.app.shell.controls.Segments;
import org.alea.app.shell.controls.Switch;
import org.alea.store.Setting;

/**
 * One setting as a line: its name, what it does, its control; where the control would leave the words too little room,
 * it stands below them. The words are the texts {@code setting.<id>}, {@code setting.<id>.help} and, for one of a few
 * values, {@code setting.<id>.<value>}.
 */
public final class SettingRow extends Pane {
    private static final double GAP = 1;
    private static final double GAP_BELOW = 0.5;
    private static final double LEAST_WORDS = 13;

    private final ReadOnlyDoubleProperty em;
    private final VBox words;
    private final Region control;

    private SettingRow(Desk desk, Setting<?> setting, Region control) {
        this.em = desk.em();
        this.control = control;
        Texts texts = desk.texts();
        getStyleClass().add("setting-row");
        Label name = new Label();
        name.textProperty().bind(texts.text("setting." + setting.id()));
        name.getStyleClass().add("strong");
        name.setWrapText(true);
        name.setMinHeight(USE_PREF_SIZE);
        Label help = new Label();
        help.textProperty().bind(texts.text("setting." + setting.id() + ".help"));
        help.setWrapText(true);
        help.setMinHeight(USE_PREF_SIZE);
        help.getStyleClass().add("setting-help");
        words = new VBox(name, help);
        control.setId("setting-" + setting.id());
        control.accessibleTextProperty().bind(name.textProperty());
        control.accessibleHelpProperty().bind(help.textProperty());
        getChildren().addAll(words, control);
    }

    @Override
    public Orientation getContentBias() {
        return Orientation.HORIZONTAL;
    }

    @Override
    protected double computeMinWidth(double height) {
        return around(true) + Math.max(words.minWidth(-1), control.minWidth(-1));
    }

    @Override
    protected double computePrefWidth(double height) {
        return around(true) + words.prefWidth(-1) + em.get() * GAP + control.prefWidth(-1);
    }

    @Override
    protected double computeMinHeight(double width) {
        return computePrefHeight(width);
    }

    @Override
    protected double computePrefHeight(double width) {
        double room = (width < 0 ? computePrefWidth(-1) : width) - around(true);
        double high = beside(room)
                ? Math.max(words.prefHeight(besideControl(room)), control.prefHeight(-1))
                : words.prefHeight(room) + em.get() * GAP_BELOW + control.prefHeight(-1);
        return snapSizeY(high) + around(false);
    }

    @Override
    protected void layoutChildren() {
        Insets insets = getInsets();
        double left = insets.getLeft();
        double top = insets.getTop();
        double room = getWidth() - around(true);
        double high = getHeight() - around(false);
        if (beside(room)) {
            double share = besideControl(room);
            double start = left + share + em.get() * GAP;
            layoutInArea(words, left, top, share, high, 0, Insets.EMPTY, true, false, HPos.LEFT, VPos.CENTER);
            layoutInArea(
                    control,
                    start,
                    top,
                    left + room - start,
                    high,
                    0,
                    Insets.EMPTY,
                    false,
                    false,
                    HPos.RIGHT,
                    VPos.CENTER);
        } else {
            layoutInArea(words, left, top, room, high, 0, Insets.EMPTY, true, false, HPos.LEFT, VPos.TOP);
            layoutInArea(control, left, top, room, high, 0, Insets.EMPTY, true, false, HPos.LEFT, VPos.BOTTOM);
        }
    }

    private boolean beside(double room) {
        return besideControl(room) >= em.get() * LEAST_WORDS;
    }

    private double besideControl(double room) {
        return Math.floor(room - em.get() * GAP - control.prefWidth(-1));
    }

    private double around(boolean sideways) {
        Insets insets = getInsets();
        return sideways ? insets.getLeft() + insets.getRight() : insets.getTop() + insets.getBottom();
    }

    public static SettingRow flag(Desk desk, Setting<Boolean> setting) {
        return new SettingRow(desk, setting, Switch.of(desk.preferences().of(setting)));
    }

    public static <E extends Enum<E>> SettingRow choice(Desk desk, Setting<E> setting) {
        List<E> values = Arrays.asList(setting.standard().getDeclaringClass().getEnumConstants());
        return oneOf(desk, setting, values, value -> desk.texts().text("setting." + setting.id() + "." + value.name()));
    }

    /** A choice whose values speak for themselves. */
    public static <V> SettingRow oneOf(
            Desk desk, Setting<V> setting, List<V> values, Function<V, ObservableValue<String>> names) {
        Segments<V> segments = new Segments<>(values, desk.preferences().get(setting), names);
        segments.valueProperty().bindBidirectional(desk.preferences().of(setting));
        return new SettingRow(desk, setting, segments);
    }

    /** A number from 0 to 100 by a slider. */
    public static SettingRow percent(Desk desk, Setting<Integer> setting) {
        return slider(desk, setting, new Slider(0, 100, desk.preferences().get(setting)), "percent");
    }

    /** A length by a slider. */
    static SettingRow pixels(Desk desk, Setting<Integer> setting, int least, int most) {
        return slider(desk, setting, new Slider(least, most, desk.preferences().get(setting)), "setting.pixels");
    }

    private static SettingRow slider(Desk desk, Setting<Integer> setting, Slider slider, String unit) {
        slider.setBlockIncrement(slider.getMax() > 90 ? 5 : 2);
        slider.valueProperty()
                .addListener((all, old, now) -> desk.preferences().set(setting, (int) Math.round(now.doubleValue())));
        Weakly.follow(slider, desk.preferences().of(setting), () -> {
            int now = desk.preferences().get(setting);
            if (Math.round(slider.getValue()) != now) {
                slider.setValue(now);
            }
        });
        Label value = new Label();
        value.textProperty().bind(desk.texts().text(unit, desk.preferences().of(setting)));
        value.getStyleClass().addAll("num", "setting-value");
        HBox both = new HBox(slider, value);
        both.getStyleClass().add("setting-slider");
        SettingRow row = new SettingRow(desk, setting, both);
        slider.setId("slider-" + setting.id());
        slider.accessibleTextProperty().bind(both.accessibleTextProperty());
        return row;
    }
}
