package org.alea.app.settings;

import java.util.Locale;
import java.util.Map;
import java.util.function.Consumer;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.IntegerProperty;
import javafx.beans.property.ObjectProperty;
import org.alea.app.shell.SoundBoard;
import org.alea.app.shell.Theme;
import org.alea.engine.Language;

/** What the player has set, observable by every screen; each change is handed to the keeper at once. */
public final class Preferences {

    /** In which sign a coloured die says its colour besides its shape. */
    public enum DieMarks {
        SIGN,
        LETTER,
        BOTH
    }

    /** When cards say what the dice would do to them now. */
    public enum Forecasts {
        ALWAYS,
        UNTIMED,
        NEVER
    }

    /** How fast a resolution is shown. */
    public enum Pace {
        SLOW,
        NORMAL,
        INSTANT
    }

    /** How the keyboard ends a timed phase. */
    public enum StopKey {
        HOLD,
        ONCE,
        TWICE
    }

    private final SettingBook book;
    private final ObjectProperty<Language> language;
    private final ObjectProperty<Theme> theme;
    private final IntegerProperty textScale;
    private final IntegerProperty rollMillis;
    private final ObjectProperty<Pace> pace;
    private final BooleanProperty reducedMotion;
    private final ObjectProperty<DieMarks> dieMarks;
    private final ObjectProperty<Forecasts> forecasts;
    private final BooleanProperty confirmStop;
    private final ObjectProperty<StopKey> stopKey;
    private final IntegerProperty tableVolume;
    private final IntegerProperty clockVolume;
    private final IntegerProperty interfaceVolume;
    private final IntegerProperty windowWidth;
    private final IntegerProperty windowHeight;
    private final BooleanProperty windowMaximised;

    /** What is missing from {@code saved}, or not understood, has its standard value. */
    public Preferences(Map<String, String> saved, Consumer<Map<String, String>> keeper) {
        book = new SettingBook(saved, keeper);
        language = book.choice("language", systemLanguage());
        theme = book.choice("theme", Theme.DARK);
        textScale = book.number("textScale", 90, 130, 100);
        rollMillis = book.number("rollMillis", 0, 1000, 600);
        pace = book.choice("pace", Pace.NORMAL);
        reducedMotion = book.flag("reducedMotion", false);
        dieMarks = book.choice("dieMarks", DieMarks.SIGN);
        forecasts = book.choice("forecasts", Forecasts.ALWAYS);
        confirmStop = book.flag("confirmStop", false);
        stopKey = book.choice("stopKey", StopKey.HOLD);
        tableVolume = book.number("volume.table", 0, 100, 70);
        clockVolume = book.number("volume.clock", 0, 100, 70);
        interfaceVolume = book.number("volume.interface", 0, 100, 40);
        windowWidth = book.number("window.width", 0, 20_000, 0);
        windowHeight = book.number("window.height", 0, 20_000, 0);
        windowMaximised = book.flag("window.maximised", false);
    }

    public ObjectProperty<Language> language() {
        return language;
    }

    public ObjectProperty<Theme> theme() {
        return theme;
    }

    /** In percent: 90, 100, 115 or 130. */
    public IntegerProperty textScale() {
        return textScale;
    }

    /** How long dice are seen tumbling; what a roll costs on the clock is the game's affair. */
    public IntegerProperty rollMillis() {
        return rollMillis;
    }

    public ObjectProperty<Pace> pace() {
        return pace;
    }

    public BooleanProperty reducedMotion() {
        return reducedMotion;
    }

    public ObjectProperty<DieMarks> dieMarks() {
        return dieMarks;
    }

    public ObjectProperty<Forecasts> forecasts() {
        return forecasts;
    }

    /** Whether ending a timed phase early asks once more. */
    public BooleanProperty confirmStop() {
        return confirmStop;
    }

    public ObjectProperty<StopKey> stopKey() {
        return stopKey;
    }

    public IntegerProperty tableVolume() {
        return tableVolume;
    }

    public IntegerProperty clockVolume() {
        return clockVolume;
    }

    public IntegerProperty interfaceVolume() {
        return interfaceVolume;
    }

    /** Zero until a window has been shown. */
    public IntegerProperty windowWidth() {
        return windowWidth;
    }

    public IntegerProperty windowHeight() {
        return windowHeight;
    }

    public BooleanProperty windowMaximised() {
        return windowMaximised;
    }

    public IntegerProperty volume(SoundBoard.Channel channel) {
        return switch (channel) {
            case TABLE -> tableVolume;
            case CLOCK -> clockVolume;
            case INTERFACE -> interfaceVolume;
        };
    }

    /** The options a game was last set up with, as the set-up screen wrote them; empty before the first time. */
    public String lastSetup(String game) {
        return book.note("setup." + game);
    }

    public void rememberSetup(String game, String options) {
        book.keep("setup." + game, options);
    }

    /** Every setting back to its standard value; the language and the window stay. */
    public void reset() {
        for (String key : book.keys()) {
            if (!key.equals("language") && !key.startsWith("window.")) {
                book.reset(key);
            }
        }
    }

    private static Language systemLanguage() {
        return Locale.getDefault().getLanguage().equals("fr") ? Language.FR : Language.EN;
    }
}
