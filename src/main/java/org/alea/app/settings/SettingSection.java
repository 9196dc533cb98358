package org.alea.app.settings;

import java.util.List;
import java.util.function.Function;
import javafx.scene.Node;
import org.alea.app.shell.Desk;
import org.alea.store.Setting;
import org.kordamp.ikonli.Ikon;
import org.kordamp.ikonli.materialdesign2.MaterialDesignC;
import org.kordamp.ikonli.materialdesign2.MaterialDesignD;
import org.kordamp.ikonli.materialdesign2.MaterialDesignH;
import org.kordamp.ikonli.materialdesign2.MaterialDesignK;
import org.kordamp.ikonli.materialdesign2.MaterialDesignP;
import org.kordamp.ikonli.materialdesign2.MaterialDesignT;
import org.kordamp.ikonli.materialdesign2.MaterialDesignV;

/**
 * Settings that belong together; the section's name is the text {@code settings.<id>}.
 *
 * @param settings what goes back to the standard when the player asks for it
 */
record SettingSection(String id, Ikon icon, List<Setting<?>> settings, Function<Desk, List<Node>> rows) {

    static final List<SettingSection> ALL =
            List.of(display(), table(), clock(), sounds(), comfort(), keyboard(), data());

    /** The key of its name. */
    String title() {
        return "settings." + id;
    }

    private static SettingSection display() {
        return new SettingSection(
                "display",
                MaterialDesignP.PALETTE,
                List.of(Setting.THEME, Setting.FONT_SCALE),
                desk -> List.of(
                        SettingRow.choice(desk, Setting.LANGUAGE),
                        SettingRow.choice(desk, Setting.THEME),
                        SettingRow.oneOf(
                                desk,
                                Setting.FONT_SCALE,
                                List.of(90, 100, 115, 130),
                                scale -> desk.texts().text("percent", scale))));
    }

    private static SettingSection table() {
        return new SettingSection(
                "table",
                MaterialDesignD.DICE_MULTIPLE,
                List.of(
                        Setting.COLOUR_MARKS,
                        Setting.DICE_SIZE,
                        Setting.ANIMATION_SPEED,
                        Setting.DOUBLE_CLICK_REROLLS,
                        Setting.DRAG_TO_CUP,
                        Setting.FORECASTS,
                        Setting.RESOLUTION_SPEED,
                        Setting.OPPONENT_EXPLAINED,
                        Setting.MANUAL_ASSIGNMENT,
                        Setting.FLOW,
                        Setting.CARD_DETAIL),
                desk -> List.of(
                        SettingSearch.caption(desk.texts(), "settings.dice"),
                        SettingRow.choice(desk, Setting.COLOUR_MARKS),
                        SettingRow.pixels(desk, Setting.DICE_SIZE, 48, 84),
                        SettingRow.choice(desk, Setting.ANIMATION_SPEED),
                        SettingRow.flag(desk, Setting.DOUBLE_CLICK_REROLLS),
                        SettingRow.flag(desk, Setting.DRAG_TO_CUP),
                        SettingSearch.caption(desk.texts(), "settings.felt"),
                        SettingRow.choice(desk, Setting.FORECASTS),
                        SettingRow.choice(desk, Setting.RESOLUTION_SPEED),
                        SettingRow.choice(desk, Setting.OPPONENT_EXPLAINED),
                        SettingRow.flag(desk, Setting.MANUAL_ASSIGNMENT),
                        SettingRow.flag(desk, Setting.FLOW),
                        SettingRow.choice(desk, Setting.CARD_DETAIL)));
    }

    private static SettingSection comfort() {
        return new SettingSection(
                "comfort",
                MaterialDesignH.HUMAN_HANDSUP,
                List.of(Setting.HIGH_CONTRAST, Setting.REDUCED_MOTION),
                desk -> List.of(
                        SettingRow.flag(desk, Setting.HIGH_CONTRAST), SettingRow.flag(desk, Setting.REDUCED_MOTION)));
    }

    private static SettingSection clock() {
        return new SettingSection(
                "clock",
                MaterialDesignT.TIMER_OUTLINE,
                List.of(Setting.STOP_KEY, Setting.CONFIRM_EARLY_STOP),
                desk -> List.of(
                        SettingRow.choice(desk, Setting.STOP_KEY), SettingRow.flag(desk, Setting.CONFIRM_EARLY_STOP)));
    }

    private static SettingSection sounds() {
        return new SettingSection(
                "sounds",
                MaterialDesignV.VOLUME_HIGH,
                List.of(Setting.MUTE, Setting.VOLUME_TABLE, Setting.VOLUME_CLOCK, Setting.VOLUME_INTERFACE),
                desk -> List.of(
                        SettingRow.flag(desk, Setting.MUTE),
                        SettingRow.percent(desk, Setting.VOLUME_TABLE),
                        SettingRow.percent(desk, Setting.VOLUME_CLOCK),
                        SettingRow.percent(desk, Setting.VOLUME_INTERFACE)));
    }

    private static SettingSection keyboard() {
        return new SettingSection("keyboard", MaterialDesignK.KEYBOARD_OUTLINE, List.of(Setting.KEYS), KeyRows::of);
    }

    private static SettingSection data() {
        return new SettingSection("data", MaterialDesignC.CONTENT_SAVE_OUTLINE, List.of(), DataRows::of);
    }
}
