package org.alea.app.games.queen;

import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import org.alea.app.shell.Desk;
import org.alea.app.shell.Navigator;

/** The menu of the table: where one can go from here, and back to it; the same ways as at every table. */
final class QueenMenu {
    private static final double WIDE = 340;

    private final Desk desk;
    private final Runnable close;

    private QueenMenu(Desk desk, Runnable close) {
        this.desk = desk;
        this.close = close;
    }

    /** @param close takes the menu away */
    static Node of(Desk desk, Runnable close) {
        return new QueenMenu(desk, close).ways();
    }

    private Node ways() {
        Navigator navigator = desk.navigator();
        Label title = new Label(desk.texts().get("cover.queen.title"));
        title.getStyleClass().add("bubble-title");
        Button back = new Action(
                        desk.texts().get("table.close"),
                        "",
                        desk.texts().get("key.escape"),
                        Action.Weight.PRIMARY,
                        close)
                .button();
        back.setId("menu-close");
        VBox menu = new VBox(
                8,
                title,
                way("settings", "mdi2c-cog-outline", navigator::settings),
                way("rules", "mdi2b-book-open-page-variant-outline", () -> navigator.rulebook("queen", "QUEEN-001")),
                way("cards", "mdi2c-cards-outline", () -> navigator.reference("queen")),
                way("keys", "mdi2k-keyboard-outline", navigator::keys),
                way("saves", "mdi2c-content-save-outline", () -> navigator.saves("queen")),
                way("leave", "mdi2a-arrow-left", navigator::back),
                back);
        menu.setId("table-menu");
        menu.getStyleClass().add("bubble");
        menu.setMaxSize(WIDE, Region.USE_PREF_SIZE);
        return menu;
    }

    private Button way(String name, String icon, Runnable act) {
        Runnable go = () -> {
            close.run();
            act.run();
        };
        Button way = new Action(desk.texts().get("table.menu." + name), icon, "", Action.Weight.QUIET, go).button();
        way.setId("menu-" + name);
        return way;
    }
}
