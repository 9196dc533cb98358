package org.alea.app.shell;

import atlantafx.base.theme.PrimerDark;
import atlantafx.base.theme.PrimerLight;
import javafx.application.Application;
import javafx.scene.Scene;
import org.alea.store.Choices;

/** Dark or light: the control theme underneath, and the sheet of colours above it. */
public enum Theme {
    DARK(new PrimerDark().getUserAgentStylesheet(), "tokens-dark"),
    LIGHT(new PrimerLight().getUserAgentStylesheet(), "tokens-light");

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
        dressControls();
        scene.getStylesheets().setAll(Sheets.find(tokens), Sheets.find("shell"));
    }

    /** To be called before the first control is made, which would otherwise bring JavaFX's own theme along. */
    void dressControls() {
        Application.setUserAgentStylesheet(controls);
    }
}
