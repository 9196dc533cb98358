package org.alea.app.shell;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.Optional;
import javafx.beans.property.ReadOnlyStringWrapper;
import javafx.beans.value.ObservableValue;
import javafx.scene.Node;
import javafx.scene.layout.Pane;
import org.alea.app.UiTest;
import org.alea.app.main.AleaWindow;
import org.alea.app.main.TableViews;
import org.alea.engine.Words;
import org.alea.store.WriteFailure;
import org.junit.jupiter.api.Test;

class WriteTroubleTest extends UiTest {
    private static final WriteFailure FULL = new WriteFailure(
            Path.of("/data/saves/queen/autosave.json"), new Words("erreur du système de fichiers", "disk full"));

    @Test
    void the_notice_goes_away_by_itself_once_what_failed_is_written() {
        AleaWindow window = openWindow(TableViews.suite(), 1280, 720);
        onFxThread(() -> window.tellWriting(Optional.of(FULL)));
        assertThat(lookup(".notice").query().getAccessibleText())
                .isEqualTo("Impossible d’écrire «\u00a0autosave.json\u00a0»\u00a0: ce qui change n’est pas encore"
                        + " enregistré. Vous pouvez continuer, Alea Solo réessaie de lui-même\u00a0; vérifiez la"
                        + " place libre et les droits du dossier /data/saves/queen.");
        onFxThread(() -> window.tellWriting(Optional.empty()));
        assertThat(lookup(".notice").tryQuery()).isEmpty();
    }

    @Test
    void a_notice_waits_while_the_clock_of_a_table_runs() {
        AleaWindow window = openWindow(TableViews.suite(), 1280, 720);
        Race table = new Race();
        onFxThread(() -> window.desk().navigator().show(table));
        double height = table.height();
        onFxThread(() -> window.tellWriting(Optional.of(FULL)));
        assertThat(lookup(".notice").tryQuery()).isEmpty();
        assertThat(table.height()).isEqualTo(height);
        table.runs = false;
        await(() -> lookup(".notice").tryQuery().isPresent());
    }

    @Test
    void nor_does_one_go_by_itself_while_it_runs() {
        AleaWindow window = openWindow(TableViews.suite(), 1280, 720);
        onFxThread(() -> window.tellWriting(Optional.of(FULL)));
        Race table = new Race();
        onFxThread(() -> window.desk().navigator().show(table));
        double height = table.height();
        onFxThread(() -> window.tellWriting(Optional.empty()));
        assertThat(lookup(".notice").tryQuery()).isPresent();
        assertThat(table.height()).isEqualTo(height);
        table.runs = false;
        await(() -> lookup(".notice").tryQuery().isEmpty());
    }

    /** A table with nothing on it but a clock. */
    private final class Race implements Screen {
        private final Pane node = new Pane();
        private volatile boolean runs = true;

        @Override
        public Node node() {
            return node;
        }

        @Override
        public ObservableValue<String> title() {
            return new ReadOnlyStringWrapper("").getReadOnlyProperty();
        }

        @Override
        public boolean canBeCovered() {
            return !runs;
        }

        double height() {
            onFxThread(() -> node.getScene().getRoot().layout());
            return node.getHeight();
        }
    }
}
