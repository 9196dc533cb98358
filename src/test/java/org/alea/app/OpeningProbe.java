package org.alea.app;

import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import javafx.animation.AnimationTimer;
import javafx.application.Application;
import javafx.scene.control.ButtonBase;
import javafx.stage.Stage;
import org.alea.app.main.AleaApp;

/**
 * Opens the program, goes from screen to screen and says how busy that kept the JavaFX thread: in all, and in the one
 * frame that took longest. It counts the time of the processor, so that other work on the machine does not matter.
 */
public final class OpeningProbe {
    /** So many frames without a millisecond of work mean that a screen is complete. */
    private static final int QUIET = 40;

    private static final long LITTLE = 1_000_000;

    private OpeningProbe() {}

    /** @param args the ids of the buttons to press, one after the other */
    public static void main(String[] args) {
        AleaApp.prepare();
        Application.launch(Alea.class, args);
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
            new Walk(stage, getParameters().getRaw()).start();
        }
    }

    /** Presses a button whenever the screen before is complete. */
    private static final class Walk extends AnimationTimer {
        private final ThreadMXBean threads = ManagementFactory.getThreadMXBean();
        private final Stage stage;
        private final Deque<String> ways;
        private String present = "";
        private long begun;
        private long last;
        private long longest;
        private int quiet;

        Walk(Stage stage, List<String> ways) {
            this.stage = stage;
            this.ways = new ArrayDeque<>(ways);
        }

        @Override
        public void handle(long now) {
            long cpu = threads.getCurrentThreadCpuTime();
            long frame = cpu - last;
            last = cpu;
            longest = Math.max(longest, frame);
            quiet = frame < LITTLE ? quiet + 1 : 0;
            if (quiet == QUIET) {
                tell(cpu);
                next();
            }
        }

        private void tell(long cpu) {
            if (!present.isEmpty()) {
                System.out.println(present + " " + (cpu - begun) / 1_000_000 + " " + longest / 1_000_000);
                System.out.flush();
            }
        }

        private void next() {
            if (ways.isEmpty()) {
                Runtime.getRuntime().halt(0);
            }
            present = ways.remove();
            quiet = 0;
            longest = 0;
            begun = threads.getCurrentThreadCpuTime();
            last = begun;
            ((ButtonBase) stage.getScene().lookup("#" + present)).fire();
        }
    }
}
