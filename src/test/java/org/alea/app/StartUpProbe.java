package org.alea.app;

import atlantafx.base.theme.PrimerDark;
import java.lang.management.ManagementFactory;
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
        if (args[0].equals("alea")) {
            AleaApp.prepare();
            Application.launch(Alea.class);
        } else {
            Application.launch(Empty.class);
        }
    }

    /** The least a JavaFX program with this theme can be. */
    public static final class Empty extends Application {
        @Override
        public void start(Stage stage) {
            Application.setUserAgentStylesheet(new PrimerDark().getUserAgentStylesheet());
            stage.setScene(new Scene(new StackPane(new Button("OK")), 1440, 900));
            stage.show();
            tell();
        }
    }

    /** The program. */
    public static final class Alea extends Application {
        @Override
        public void start(Stage stage) {
            new AleaApp().start(stage);
            tell();
        }
    }

    /** The first frames have been drawn: the player sees the window and can use it. */
    private static void tell() {
        new AnimationTimer() {
            private int frames;

            @Override
            public void handle(long now) {
                if (++frames == FRAMES) {
                    long begun = ManagementFactory.getRuntimeMXBean().getStartTime();
                    System.out.println(System.currentTimeMillis() - begun);
                    System.out.flush();
                    Runtime.getRuntime().halt(0);
                }
            }
        }.start();
    }
}
