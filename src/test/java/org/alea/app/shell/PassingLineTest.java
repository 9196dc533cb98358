package org.alea.app.shell;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import javafx.beans.property.ReadOnlyStringWrapper;
import javafx.beans.value.ObservableValue;
import javafx.geometry.Bounds;
import javafx.scene.Node;
import javafx.scene.layout.Pane;
import javafx.scene.layout.Region;
import org.alea.app.UiTest;
import org.alea.app.main.AleaWindow;
import org.alea.app.main.TableViews;
import org.junit.jupiter.api.Test;

class PassingLineTest extends UiTest {

    @Test
    void a_line_said_while_a_screen_comes_stands_above_its_foot() {
        AleaWindow window = openWindow(TableViews.suite(), 1280, 720);
        Footed screen = new Footed();
        onFxThread(() -> {
            window.desk().navigator().show(screen);
            window.desk().navigator().toast("Bonjour");
        });
        Node line = lookup(".passing-line").query();
        assertThat(screen.foot()).isEqualTo(Footed.FOOT);
        assertThat(line.localToScene(line.getLayoutBounds()).getMaxY())
                .isLessThanOrEqualTo(line.getScene().getHeight() - Footed.FOOT);
    }

    @Test
    void a_line_goes_with_the_screen_that_said_it() {
        AleaWindow window = openWindow(TableViews.suite(), 1280, 720);
        onFxThread(() -> window.desk().navigator().toast("Bonjour"));
        Node line = lookup(".passing-line").query();
        assertThat(line.isVisible()).isTrue();
        onFxThread(() -> window.desk().navigator().show(new Footed()));
        assertThat(line.isVisible()).isFalse();
        onFxThread(() -> window.desk().navigator().toast("Bonsoir"));
        assertThat(line.isVisible()).isTrue();
        onFxThread(() -> window.desk().navigator().back());
        assertThat(line.isVisible()).isFalse();
    }

    @Test
    void a_line_ends_with_its_pixels_so_that_nothing_of_it_stays() {
        AleaWindow window = openWindow(TableViews.suite(), 1199, 688);
        onFxThread(() -> window.desk().navigator().toast("Bonjour"));
        Node line = lookup(".passing-line").query();
        onFxThread(() -> line.getScene().getRoot().layout());
        Bounds place = line.localToScene(line.getLayoutBounds());
        assertThat(List.of(place.getMinX(), place.getMinY(), place.getMaxX(), place.getMaxY()))
                .allMatch(edge -> edge == Math.rint(edge));
    }

    /** Like a table, it knows where its foot is only once it has been laid out. */
    private static final class Footed implements Screen {
        static final double FOOT = 200;

        private final Region tray = new Region();
        private final Pane node = new Pane(tray) {
            @Override
            protected void layoutChildren() {
                tray.resizeRelocate(0, getHeight() - FOOT, getWidth(), FOOT);
            }
        };

        @Override
        public Node node() {
            return node;
        }

        @Override
        public ObservableValue<String> title() {
            return new ReadOnlyStringWrapper("").getReadOnlyProperty();
        }

        @Override
        public double foot() {
            return tray.getHeight();
        }
    }
}
