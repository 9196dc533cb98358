package org.alea.app.shell;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.concurrent.atomic.AtomicInteger;
import javafx.scene.layout.Pane;
import javafx.scene.layout.StackPane;
import org.alea.app.UiTest;
import org.junit.jupiter.api.Test;

class FramesTest extends UiTest {
    private final Pane part = new Pane();
    private final StackPane around = new StackPane(part);
    private final AtomicInteger frames = new AtomicInteger();

    private void awaitFrames() {
        int before = frames.get();
        await(() -> frames.get() > before + 2);
    }

    private void noFrameComes() {
        int before = frames.get();
        // others go on being drawn meanwhile
        AtomicInteger elsewhere = new AtomicInteger();
        Pane other = new Pane();
        onFxThread(() -> {
            Frames.during(other, elsewhere::incrementAndGet);
            around.getChildren().add(other);
        });
        await(() -> elsewhere.get() > 3);
        assertThat(frames).hasValue(before);
    }

    @Test
    void a_part_in_sight_gets_each_frame_and_one_out_of_sight_none() {
        Frames.during(part, frames::incrementAndGet);
        assertThat(frames).hasValue(0);
        show(aDesk(), 300, 200, () -> around);
        awaitFrames();

        onFxThread(() -> around.getChildren().remove(part));
        noFrameComes();

        onFxThread(() -> around.getChildren().add(part));
        awaitFrames();
    }
}
