package org.alea.app.shell;

import atlantafx.base.theme.PrimerDark;
import atlantafx.base.theme.PrimerLight;
import java.net.URL;
import java.util.List;
import java.util.stream.Stream;
import javafx.application.Application;
import javafx.scene.Scene;
import org.alea.app.games.TableViews;
import org.alea.store.Choices;

/** Dark or light: the control theme underneath, and the sheet of colours above it. */
public enum Theme {
    DARK(new PrimerDark().getUserAgentStylesheet(), "tokens-dark.css"),
    LIGHT(new PrimerLight().getUserAgentStylesheet(), "tokens-light.css");

    private static final List<String> FIRST = List.of("shell.css");
    private static final List<String> ALL = List.of(
            "shell.css",
            "forms.css",
            "table.css",
            "practice.css",
            "coach.css",
            "royalpieces.css",
            "guide.css",
            "reference.css",
            "rulebook.css",
            "statistics.css",
            "replay.css");

    private final String controls;
    private final String tokens;

    Theme(String controls, String tokens) {
        this.controls = controls;
        this.tokens = tokens;
    }

    public static Theme of(Choices.Theme chosen) {
        return chosen == Choices.Theme.DARK ? DARK : LIGHT;
    }

    /** Dresses the scene in this theme, whatever it wore before; each game brings a sheet of its own. */
    public void dress(Scene scene) {
        dress(
                scene,
                Stream.concat(ALL.stream(), TableViews.ids().map(id -> id + ".css"))
                        .toList());
    }

    /** Dresses a scene that only has to show the library for now: reading fewer sheets opens the window sooner. */
    void dressForLibrary(Scene scene) {
        dress(scene, FIRST);
    }

    /** To be called before the first control is made, which would otherwise bring JavaFX's own theme along. */
    void dressControls() {
        Application.setUserAgentStylesheet(controls);
    }

    private void dress(Scene scene, List<String> sheets) {
        dressControls();
        scene.getStylesheets()
                .setAll(Stream.concat(Stream.of(tokens), sheets.stream())
                        .map(Theme::sheet)
                        .toList());
    }

    private static String sheet(String name) {
        URL sheet = Theme.class.getResource("/org/alea/app/css/" + name);
        if (sheet == null) {
            throw new IllegalStateException("the program lacks its style sheet " + name);
        }
        return sheet.toExternalForm();
    }
}
