package org.alea.app.shell;

import atlantafx.base.theme.PrimerDark;
import atlantafx.base.theme.PrimerLight;
import java.net.URL;
import java.util.List;
import javafx.application.Application;
import javafx.scene.Scene;
import org.alea.store.Choices;

/** Dark or light: the control theme underneath, and the sheet of colours above it. */
public enum Theme {
    DARK(new PrimerDark().getUserAgentStylesheetBSS(), "tokens-dark.css"),
    LIGHT(new PrimerLight().getUserAgentStylesheetBSS(), "tokens-light.css");

    private static final List<String> SHEETS = List.of("shell.css", "table.css", "queen.css", "practice.css");

    private final String controls;
    private final String tokens;

    Theme(String controls, String tokens) {
        this.controls = controls;
        this.tokens = tokens;
    }

    public static Theme of(Choices.Theme chosen) {
        return chosen == Choices.Theme.DARK ? DARK : LIGHT;
    }

    /** Dresses the scene in this theme, whatever it wore before. */
    public void dress(Scene scene) {
        Application.setUserAgentStylesheet(controls);
        scene.getStylesheets().setAll(sheet(tokens));
        SHEETS.forEach(name -> scene.getStylesheets().add(sheet(name)));
    }

    private static String sheet(String name) {
        URL sheet = Theme.class.getResource("/org/alea/app/css/" + name);
        if (sheet == null) {
            throw new IllegalStateException("the program lacks its style sheet " + name);
        }
        return sheet.toExternalForm();
    }
}
