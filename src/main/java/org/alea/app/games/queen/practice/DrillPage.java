package org.alea.app.games.queen.practice;

import java.time.ZoneId;
import java.util.function.Consumer;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;
import org.alea.app.shell.Desk;
import org.alea.games.queen.practice.Attempt;

/** The drills beside the one at hand with its history. */
final class DrillPage extends HBox {

    /** What the page leads to. */
    record Ways(
            Runnable start,
            Consumer<Attempt> again,
            Runnable circuit,
            Runnable compose,
            Runnable remove,
            Runnable export) {}

    private final DrillList list;

    DrillPage(Desk desk, PracticeModel model, Ways ways) {
        getStyleClass().add("drill-page");
        ZoneId zone = desk.calendar().getZone();
        DrillHero hero = new DrillHero(desk, model, new DrillHero.Ways(ways.start(), ways.circuit(), ways.remove()));
        ChartPanel chart = new ChartPanel(desk.texts(), model, zone);
        HBox.setHgrow(chart, Priority.ALWAYS);
        HBox figures = new HBox(chart, new LastAttempts(desk.texts(), model));
        figures.getStyleClass().add("practice-figures");
        VBox.setVgrow(figures, Priority.ALWAYS);
        AttemptTable table = new AttemptTable(desk.texts(), model, zone, ways.again(), ways.export());
        VBox main = new VBox(hero, figures, table);
        main.getStyleClass().add("practice-main");
        main.setMinWidth(0);
        HBox.setHgrow(main, Priority.ALWAYS);
        list = new DrillList(desk.texts(), model, ways.compose());
        getChildren().addAll(list, main);
    }

    /** Whoever comes here by the rail goes on with the keys of this page: arrows choose, Enter starts. */
    void focusChosen() {
        list.focusChosen();
    }
}
