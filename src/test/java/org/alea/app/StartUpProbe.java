package org.alea.app;

import atlantafx.base.theme.PrimerDark;
import java.lang.management.ManagementFactory;
import java.util.function.BooleanSupplier;
import javafx.animation.AnimationTimer;
import javafx.application.Application;
import javafx.scene.Scene;
import javafx.scene.control.Button;
import javafx.scene.layout.Pane;
import javafx.scene.layout.StackPane;
import javafx.scene.shape.Rectangle;
import javafx.stage.Stage;
import org.alea.app.main.AleaApp;

/** Opens a window, the program's own or one with a single button, and says how long that took since Java began. */
public final class StartUpProbe {
    private static final int FRAMES = 3;

    private StartUpProbe() {}

    /** @param args {@code empty}, {@code library} for all of its pictures, or the id of a button to wait for */
    public static void main(String[] args) {
        if (args[0].equals("empty")) {
            Application.launch(Empty.class);
        } else {
            AleaApp.prepare();
            Application.launch(Alea.class, args);
        }
    }

    /** The least a JavaFX program with this theme can be. */
    public static final class Empty extends Application {
        @Override
        public void start(Stage stage) {
            Application.setUserAgentStylesheet(new PrimerDark().getUserAgentStylesheet());
            StackPane root = new StackPane(new Button("OK"));
            stage.setScene(new Scene(root, 1440, 900));
            stage.show();
            tell(root, () -> true);
        }
    }

    /** The program. */
    public static final class Alea extends Application {
        private final AleaApp app = new AleaApp();

        @Override
        public void init() {
            app.init();
        }

        @Override
        public void start(Stage stage) {
            app.start(stage);
            String awaited = getParameters().getRaw().get(0);
            tell(
                    (Pane) stage.getScene().getRoot(),
                    () -> awaited.equals("library") ? complete(stage) : has(stage, awaited));
        }

        /** The last of what the program puts off to open sooner. */
        private static boolean complete(Stage stage) {
            return has(stage, "tile-synchro") && !stage.getIcons().isEmpty();
        }

        private static boolean has(Stage stage, String id) {
            return stage.getScene().lookup("#" + id) != null;
        }
    }

    /**
     * Every frame moves a speck. JavaFX begins such a frame once the one before the last has been drawn, so the third one
     * means that what is there is seen and can be used.
     */
    private static void tell(Pane root, BooleanSupplier there) {
        Rectangle speck = new Rectangle(1, 1);
        speck.setManaged(false);
        root.getChildren().add(speck);
        new AnimationTimer() {
            private int frames;

            @Override
            public void handle(long now) {
                if (there.getAsBoolean() && ++frames == FRAMES) {
                    long begun = ManagementFactory.getRuntimeMXBean().getStartTime();
                    System.out.println(System.currentTimeMillis() - begun);
                    System.out.flush();
                    Runtime.getRuntime().halt(0);
                }
                speck.setX(frames);
            }
        }.start();
    }
}
