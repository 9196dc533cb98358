package org.alea.app.games.queen;

import java.time.LocalDate;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import javafx.scene.control.Button;
import org.alea.app.shell.Desk;
import org.alea.app.table.BarTool;
import org.alea.engine.Match;
import org.alea.games.queen.QueenMove;
import org.alea.games.queen.QueenTable;
import org.alea.games.queen.practice.DailyBook;
import org.alea.store.Setting;

/** Fills the bar above the table with what leads away from it or changes it: back, pause, undo, sound, help. */
final class BarTools {
    private BarTools() {}

    static TopBar bar(QueenView view, Desk desk) {
        Button back = BarTool.of(
                "mdi2c-chevron-left",
                desk.texts().get("action.back"),
                () -> desk.navigator().back());
        back.getStyleClass().add("framed");
        TopBar made = new TopBar(view.board().plan(), back, QueenKeyActions.cap(QueenKeyActions.PAUSE, desk));
        dailyDate(view, desk).ifPresent(made::day);
        made.pause().setOnAction(pressed -> view.pause());
        made.onRecords(() -> {
            if (!view.play().racing()) {
                desk.navigator().rule("queen", "QUEEN-194");
            }
        });
        List<Button> tools = new ArrayList<>();
        if (view.adviser().allowed()) {
            tools.add(BarTool.of(
                    "mdi2l-lightbulb-on-outline",
                    desk.texts().get("coach.bar.hint"),
                    () -> view.adviser().hint()));
            tools.add(BarTool.of(
                    "mdi2m-motion-play-outline",
                    desk.texts().get("coach.bar.demo"),
                    () -> view.adviser().demonstrate()));
        }
        boolean daily = view.play().table().options().occasion().daily();
        if (!daily) {
            tools.add(BarTool.of(
                    "mdi2u-undo-variant",
                    desk.texts().get("table.undo"),
                    () -> view.takingBack().undo()));
        }
        tools.add(BarTool.of(
                "mdi2c-cards-outline",
                desk.texts().get("queen.piles"),
                () -> view.inspection().piles()));
        if (!daily) {
            tools.add(oddsTool(view, desk));
        }
        tools.add(soundTool(view, desk));
        tools.add(BarTool.of("mdi2h-help-circle-outline", desk.texts().get("table.help"), view::rule));
        tools.add(BarTool.of("mdi2m-menu", desk.texts().get("table.menu"), view::menu));
        made.tools(tools.toArray(Button[]::new));
        return made;
    }

    /** The switch for the chances of a set. */
    private static Button oddsTool(QueenView view, Desk desk) {
        boolean told = desk.preferences().get(Setting.PROBABILITIES);
        Button tool =
                BarTool.of("mdi2p-percent-outline", desk.texts().get(told ? "queen.odds.off" : "queen.odds.on"), () -> {
                    desk.preferences().set(Setting.PROBABILITIES, !told);
                    desk.navigator().toast(desk.texts().get(told ? "queen.odds.untold" : "queen.odds.told"));
                    view.rebuild();
                });
        tool.setId("odds-switch");
        tool.getStyleClass().addAll(told ? List.of("on") : List.of());
        return tool;
    }

    private static Optional<LocalDate> dailyDate(QueenView view, Desk desk) {
        Match<QueenTable, QueenMove> match = view.play().match();
        return match.table().options().occasion().daily()
                ? DailyBook.date(
                        match.setup().seed(),
                        desk.calendar().instant(),
                        desk.calendar().getZone())
                : Optional.empty();
    }

    private static Button soundTool(QueenView view, Desk desk) {
        boolean mute = desk.preferences().get(Setting.MUTE);
        return BarTool.of(
                mute ? "mdi2v-volume-off" : "mdi2v-volume-high", desk.texts().get("table.sound"), () -> {
                    desk.preferences().set(Setting.MUTE, !mute);
                    view.rebuild();
                });
    }
}
