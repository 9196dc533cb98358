package org.alea.app.shell;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import javafx.scene.text.Font;
import org.jspecify.annotations.Nullable;
import org.kordamp.ikonli.materialdesign2.MaterialDesignAIkonHandler;

/**
 * The type faces of the suite. A machine may have no font at all, so loading them is the first thing ever asked of
 * JavaFX, in the program and in its tests.
 */
public final class Fonts {
    /** Titles and card names; never below 15 px. */
    public static final String DISPLAY = "Grenze SemiBold";

    public static final String TEXT = "Source Sans 3";
    public static final String STRONG = "Source Sans 3 SemiBold";

    /** Figures of equal width, and small labels. */
    public static final String NUMBER = "IBM Plex Sans Condensed SemiBold";

    /** Material Design Icons; see {@link Icon}. */
    public static final String ICONS = "Material Design Icons";

    /** What the library is written in. */
    private static final List<String> FIRST = List.of(
            "SourceSans3_400Regular.ttf",
            "SourceSans3_600SemiBold.ttf",
            "Grenze_600SemiBold.ttf",
            "IBMPlexSansCondensed_600SemiBold.ttf");

    private static final List<String> FURTHER = List.of(
            "SourceSans3_700Bold.ttf",
            "SourceSans3_400Regular_Italic.ttf",
            "Grenze_500Medium.ttf",
            "Grenze_700Bold.ttf",
            "IBMPlexSansCondensed_500Medium.ttf");

    private static final Set<String> LOADED = new HashSet<>();

    private Fonts() {}

    /** Loads the bundled faces once; further calls do nothing. */
    public static void load() {
        loadFirst();
        FURTHER.forEach(Fonts::load);
    }

    /** Loads what the library is written in; {@link #load()} is to follow. */
    public static void loadFirst() {
        FIRST.forEach(Fonts::load);
        loadIcons();
    }

    private static synchronized void load(String file) {
        if (LOADED.add(file)) {
            load(withWordSpace(file), file);
        }
    }

    private static @Nullable InputStream withWordSpace(String file) {
        try (InputStream in = Fonts.class.getResourceAsStream("/org/alea/app/fonts/" + file)) {
            return in == null ? null : new ByteArrayInputStream(WordSpace.widened(in.readAllBytes()));
        } catch (IOException e) {
            throw new UncheckedIOException("the font " + file + " cannot be read", e);
        }
    }

    private static synchronized void loadIcons() {
        if (LOADED.add(ICONS)) {
            load(new MaterialDesignAIkonHandler().getFontResourceAsStream(), ICONS);
        }
    }

    private static void load(@Nullable InputStream font, String name) {
        try (InputStream in = font) {
            if (in == null || Font.loadFont(in, 14) == null) {
                throw new IllegalStateException("the program lacks its font " + name);
            }
        } catch (IOException e) {
            throw new UncheckedIOException("the font " + name + " cannot be read", e);
        }
    }
}
