package org.alea.app.gametable;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.Map;
import javafx.scene.input.KeyCode;
import org.alea.app.PurseViews;
import org.alea.app.UiTest;
import org.alea.app.main.AleaWindow;
import org.alea.content.ContentSource;
import org.alea.engine.Setup;
import org.alea.engine.purse.PurseKit;
import org.junit.jupiter.api.Test;

/** A table of the kit in the whole program: opened, left, taken up again, and all its ways out and back. */
class GameTableInTheWindowTest extends UiTest {
    @SuppressWarnings("NullAway.Init") // opened by each test
    private AleaWindow window;

    private void open() {
        window = openWindow(PurseViews.suite(new PurseDesign.Kit()), 1440, 900);
    }

    private void start() {
        Setup setup = Setup.of(new PurseKit().open(ContentSource.builtIn()).options(), Map.of(), 7);
        onFxThread(() -> window.desk().navigator().start(PurseViews.ID, setup));
        await(() -> lookup("#command-bet-2").tryQuery().isPresent());
        clock.pass(Duration.ofSeconds(1));
    }

    @Test
    void aMatchIsLeftAndTakenUpWhereItWas() {
        open();
        start();
        clickOn("#command-bet-2");
        clickOn("#leave");
        await(() -> lookup("#command-bank").tryQuery().isEmpty());

        closeStore();
        open();
        onFxThread(() -> window.desk().navigator().resume(PurseViews.ID));
        await(() -> lookup("#command-bank").tryQuery().isPresent());
        clock.pass(Duration.ofSeconds(1));
        clickOn("#command-bank");

        assertThat(lookup("#command-bet-1").tryQuery()).isPresent();
    }

    @Test
    void theMenuLeadsToTheSettingsAndBackToTheSameTable() {
        open();
        start();
        clickOn("#command-bet-2");

        type(KeyCode.ESCAPE);
        clickOn("#menu-settings");
        await(() -> lookup("#question").tryQuery().isEmpty());
        onFxThread(() -> window.desk().navigator().back());

        await(() -> lookup("#command-bank").tryQuery().isPresent());
    }

    @Test
    void theMenuLeadsToRulesCardsAndKeys() {
        open();
        start();

        for (String way : new String[] {"#menu-rules", "#menu-cards"}) {
            type(KeyCode.ESCAPE);
            clickOn(way);
            await(() -> lookup("#question").tryQuery().isEmpty());
            onFxThread(() -> window.desk().navigator().back());
            await(() -> lookup("#question").tryQuery().isPresent());
            clock.pass(Duration.ofSeconds(1));
        }
        type(KeyCode.ESCAPE);
        clickOn("#menu-keys");
        await(() -> lookup(".keyboard-help").tryQuery().isPresent());
    }
}
