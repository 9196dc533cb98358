package org.alea.app.shell;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import javafx.beans.property.ReadOnlyDoubleWrapper;
import javafx.scene.Scene;
import javafx.scene.layout.StackPane;
import javafx.scene.text.Text;
import org.alea.app.UiTest;
import org.alea.app.settings.Preferences;
import org.alea.store.Setting;
import org.alea.store.Settings;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

class BaseSizeTest extends UiTest {
    private final Preferences preferences = new Preferences(Settings.standard(), settings -> {});
    private final ReadOnlyDoubleWrapper width = new ReadOnlyDoubleWrapper(1440);
    private final ReadOnlyDoubleWrapper height = new ReadOnlyDoubleWrapper(900);
    private final BaseSize size = new BaseSize();
    private final StackPane root = new StackPane();
    private final Text word = new Text("Alea");

    @BeforeEach
    void open() {
        interact(() -> {
            root.getChildren().setAll(word);
            Theme.DARK.dress(new Scene(root));
            size.follow(width.getReadOnlyProperty(), height.getReadOnlyProperty(), root, preferences);
        });
    }

    @Test
    void every_size_of_window_and_text_reaches_the_words() {
        for (int scale : List.of(90, 100, 115, 130)) {
            interact(() -> preferences.set(Setting.FONT_SCALE, scale));
            for (int wide = 1000; wide <= 3000; wide += 20) {
                resize(wide, wide / 1.6);
                assertThat(word.getFont().getSize())
                        .as("%d px at %d %%", wide, scale)
                        .isEqualTo(size.em().get());
            }
        }
    }

    @Test
    void the_largest_size_is_reached_at_once() {
        interact(() -> preferences.set(Setting.FONT_SCALE, 130));
        resize(3840, 2160);
        assertThat(word.getFont().getSize()).isEqualTo(36.5);
    }

    @Test
    void a_window_without_a_size_keeps_the_one_it_had() {
        List<String> worn = List.copyOf(root.getStyleClass());
        resize(0, 900);
        resize(1440, 0);
        assertThat(size.em().get()).isEqualTo(14);
        assertThat(root.getStyleClass()).isEqualTo(worn);
    }

    private void resize(double wide, double high) {
        interact(() -> {
            width.set(wide);
            height.set(high);
            root.applyCss();
        });
    }
}
