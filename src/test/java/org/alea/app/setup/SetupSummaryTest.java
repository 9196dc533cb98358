package org.alea.app.setup;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import javafx.scene.control.ScrollBar;
import javafx.scene.layout.StackPane;
import org.alea.app.UiTest;
import org.alea.app.games.SetupOutlook;
import org.alea.app.games.queen.QueenTableKit;
import org.alea.app.shell.Desk;
import org.alea.content.ContentSource;
import org.alea.engine.Setup;
import org.alea.games.queen.QueenBox;
import org.alea.games.queen.QueenKit;
import org.junit.jupiter.api.Test;

class SetupSummaryTest extends UiTest {

    @Test
    void withEveryModuleAllIsInSightInASmallWindow() {
        QueenBox box = new QueenKit().open(ContentSource.builtIn());
        Setup setup =
                Setup.of(box.options(), Map.of("modules", "dragon,chariots,spirit,shields,conspirators,sunmoon"), 1);
        Desk desk = aDesk(13);
        SetupOutlook outlook =
                new QueenTableKit().outlook(box, setup, desk.texts().language());
        show(
                desk,
                360,
                590,
                () -> {
                    SetupSummary summary = new SetupSummary(desk.texts(), () -> {});
                    summary.show(outlook);
                    return new StackPane(summary);
                },
                "forms",
                "setup");
        assertThat(lookup(".scroll-bar").queryAllAs(ScrollBar.class)).noneMatch(ScrollBar::isVisible);
    }
}
