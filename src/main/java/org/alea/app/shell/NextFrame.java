package org.alea.app.shell;

import javafx.animation.AnimationTimer;

/** Does something once what is to be seen now has been drawn. */
public final class NextFrame {
    private NextFrame() {}

    public static void run(Runnable action) {
        new AnimationTimer() {
            private int frames;

            @Override
            public void handle(long now) {
                // the first call comes before the frame that is due is drawn
                if (++frames == 3) {
                    stop();
                    action.run();
                }
            }
        }.start();
    }
}
