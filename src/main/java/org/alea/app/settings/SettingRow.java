package org.alea.app.settings;

import java.util.Arrays;
import java.util.List;
import java.util.function.Function;
import javafx.beans.value.ObservableValue;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.control.Slider;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;
import org.alea.app.shell.Desk;
import org.alea.app.shell.Texts;
import org.alea.app.shell.controls.Segments;
import org.alea.app.shell.controls.Switch;
import org.alea.store.Setting;

/**
 * One setting as a line: its name, what it does, its control. The words are the texts {@code setting.<id>},
 * {@code setting.<id>.help} and, for one of a few values, {@code setting.<id>.<value>}.
 */
public final class SettingRow extends HBox {

    private SettingRow(Desk desk, Setting<?> setting, Node control) {
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
        VBox words = new VBox(name, help);
        HBox.setHgrow(words, Priority.ALWAYS);
        control.setId("setting-" + setting.id());
        control.accessibleTextProperty().bind(name.textProperty());
        control.accessibleHelpProperty().bind(help.textProperty());
        getChildren().addAll(words, control);
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
        desk.preferences().of(setting).addListener((all, old, now) -> {
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
