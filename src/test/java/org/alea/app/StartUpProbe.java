package org.alea.app;

import atlantafx.base.theme.PrimerDark;
import java.lang.management.ManagementFactory;
import java.util.function.BooleanSupplier;
import javafx.animation.AnimationTimer;
import javafx.application.Application;
import javafx.scene.Scene;
import javafx.scene.control.Button;
import javafx.scene.layout.StackPane;
import javafx.stage.Stage;
import org.alea.app.shell.AleaApp;

/** Opens a window, the program's own or one with a single button, and says how long that took since Java began. */
public final class StartUpProbe {
    private static final int FRAMES = 3;

    private StartUpProbe() {}

    public static void main(String[] args) {
        if (args[0].equals("empty")) {
            Application.launch(Empty.class);
        } else {
            AleaApp.prepare();
            Application.launch(args[0].equals("alea") ? Alea.class : Library.class);
        }
    }

    /** The least a JavaFX program with this theme can be. */
    public static final class Empty extends Application {
        @Override
        public void start(Stage stage) {
            Application.setUserAgentStylesheet(new PrimerDark().getUserAgentStylesheet());
            stage.setScene(new Scene(new StackPane(new Button("OK")), 1440, 900));
            stage.show();
            tell(() -> true);
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
            tell(() -> stage.getScene().lookup("#new-queen") != null);
        }
    }

    /** The program, until the last of what it puts off to open sooner has been drawn. */
    public static final class Library extends Application {
        private final AleaApp app = new AleaApp();

        @Override
        public void init() {
            app.init();
        }

        @Override
        public void start(Stage stage) {
            app.start(stage);
            tell(() -> stage.getScene().lookup("#tile-synchro") != null
                    && !stage.getIcons().isEmpty());
        }
    }

    /** Three frames begun with it there mean that it has been drawn: the player sees it and can use it. */
    private static void tell(BooleanSupplier there) {
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
            }
        }.start();
    }
}
