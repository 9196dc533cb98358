package org.alea.app.shell;

import atlantafx.base.theme.PrimerDark;
import atlantafx.base.theme.PrimerLight;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import javafx.application.Application;
import javafx.scene.Scene;
import javafx.scene.paint.Color;
import org.alea.store.Choices;

/** Dark or light: the control theme underneath, and the sheet of colours above it. */
public enum Theme {
    DARK(new PrimerDark().getUserAgentStylesheet(), "controls-dark", "tokens-dark", "#0F1825"),
    LIGHT(new PrimerLight().getUserAgentStylesheet(), "controls-light", "tokens-light", "#ECE5D6");

    private final String original;
    private final String controls;
    private final String tokens;
    /** What the window shows before anything is laid on it: {@code -al-ink-900} of the tokens. */
    private final String ground;

    Theme(String original, String controls, String tokens, String ground) {
        this.original = original;
        this.controls = controls;
        this.tokens = tokens;
        this.ground = ground;
    }

    public static Theme of(Choices.Theme chosen) {
        return chosen == Choices.Theme.DARK ? DARK : LIGHT;
    }

    /** Dresses the scene in this theme, whatever it wore before. */
    public void dress(Scene scene) {
        dressControls();
        scene.setFill(Color.web(ground));
        scene.getStylesheets().setAll(Sheets.find(tokens), Sheets.find("shell"), Sheets.find("sizes"));
    }

    /** To be called before the first control is made, which would otherwise bring JavaFX's own theme along. */
    public void dressControls() {
        // where the sheets were not compiled, as in the midst of a build, the whole theme will do
        Application.setUserAgentStylesheet(Sheets.seek(controls).orElse(original));
    }

    /** The name of the sheet for the controls; see {@link SheetCompiler}. */
    String controls() {
        return controls;
    }

    /** What that sheet is made of. */
    String original() throws IOException {
        try (InputStream sheet = Theme.class.getResourceAsStream(original)) {
            if (sheet == null) {
                throw new IOException("AtlantaFX lacks its theme " + original);
            }
            return new String(sheet.readAllBytes(), StandardCharsets.UTF_8);
        }
    }
}
