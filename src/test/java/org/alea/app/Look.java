package org.alea.app;

import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;
import org.alea.app.settings.Preferences;
import org.alea.store.Choices;
import org.alea.store.Setting;

/** One of the ways a screen can look: both languages, both themes, a small and a large window; and the drafts' own. */
public record Look(Choices.Tongue tongue, Choices.Theme theme, int width, int height) {

    /** All of them, or those that {@code -Dlooks=fr-dark-1280x720} names. */
    public static Stream<Look> all() {
        String only = System.getProperty("looks", "all");
        Stream<Look> asked = Stream.of(Choices.Tongue.FR, Choices.Tongue.EN)
                .flatMap(tongue -> Stream.of(Choices.Theme.values())
                        .flatMap(theme ->
                                Stream.of(new Look(tongue, theme, 1280, 720), new Look(tongue, theme, 1920, 1080))));
        return Stream.concat(asked, Stream.of(new Look(Choices.Tongue.FR, Choices.Theme.DARK, 1440, 900)))
                .filter(look -> only.equals("all") || List.of(only.split(",")).contains(look.toString()));
    }

    public void dress(Preferences preferences) {
        preferences.set(Setting.LANGUAGE, tongue);
        preferences.set(Setting.THEME, theme);
    }

    /** The size of text in a window of this size. */
    public double em() {
        return Math.max(13, 14 * Math.min(width / 1440.0, height / 900.0));
    }

    @Override
    public String toString() {
        return (tongue + "-" + theme + "-" + width + "x" + height).toLowerCase(Locale.ROOT);
    }
}
