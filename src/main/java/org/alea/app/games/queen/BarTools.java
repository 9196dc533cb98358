package org.alea.app.games.queen;

import javafx.scene.control.Button;
import org.alea.app.shell.Desk;
import org.alea.store.Setting;

/** Fills the bar above the table with what leads away from it or changes it: back, pause, undo, sound, help. */
final class BarTools {
    private BarTools() {}

    static TopBar bar(QueenView view, Desk desk) {
        Button back = TopBar.tool(
                "mdi2c-chevron-left",
                desk.texts().get("table.back"),
                () -> desk.navigator().back());
        back.getStyleClass().add("framed");
        TopBar made = new TopBar(view.board().plan(), back);
        made.pause().setOnAction(pressed -> view.pause());
        made.tools(
                TopBar.tool(
                        "mdi2u-undo-variant",
                        desk.texts().get("table.undo"),
                        () -> view.takingBack().undo()),
                TopBar.tool(
                        "mdi2c-cards-outline",
                        desk.texts().get("queen.piles"),
                        () -> view.overlays().piles()),
                soundTool(view, desk),
                TopBar.tool("mdi2h-help-circle-outline", desk.texts().get("table.help"), view::rule));
        return made;
    }

    private static Button soundTool(QueenView view, Desk desk) {
        boolean mute = desk.preferences().get(Setting.MUTE);
        return TopBar.tool(
                mute ? "mdi2v-volume-off" : "mdi2v-volume-high", desk.texts().get("table.sound"), () -> {
                    desk.preferences().set(Setting.MUTE, !mute);
                    view.rebuild();
                });
    }
}
