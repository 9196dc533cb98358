package org.alea.app.shell;

import java.io.IOException;
import java.io.UncheckedIOException;
import javafx.fxml.FXMLLoader;
import javafx.scene.Parent;

/** Loads the layouts of forms and lists; their controllers put the words in, so that these follow the language. */
public final class Fxml {
    private Fxml() {}

    /** The layout of this name, its {@code fx:id} nodes handed to the controller. */
    public static Parent load(String name, Object controller) {
        FXMLLoader loader = new FXMLLoader(Fxml.class.getResource("/org/alea/app/fxml/" + name + ".fxml"));
        loader.setController(controller);
        try {
            return loader.load();
        } catch (IOException e) {
            throw new UncheckedIOException("the layout " + name + " cannot be used", e);
        }
    }
}
