package org.alea.app.games.queen.practice;

import java.time.ZoneId;
import java.util.function.Consumer;
import javafx.css.PseudoClass;
import javafx.geometry.Insets;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;
import org.alea.app.shell.Desk;
import org.alea.app.shell.ScrollWhenTight;
import org.alea.games.queen.practice.Attempt;

/** The drills beside the one at hand with its history. */
final class DrillPage extends HBox {
    private static final PseudoClass NARROW = PseudoClass.getPseudoClass("narrow");

    /** Below this width, in em, the list and the columns of the attempts give way. */
    private static final double NARROW_EM = 83;

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
        ScrollWhenTight history = new ScrollWhenTight(main);
        HBox.setHgrow(history, Priority.ALWAYS);
        list = new DrillList(desk.texts(), model, ways.compose());
        setMargin(list, new Insets(-4, 0, -4, -4));
        getChildren().addAll(list, history);
        widthProperty()
                .addListener((all, old, now) -> pseudoClassStateChanged(
                        NARROW, now.doubleValue() < NARROW_EM * desk.em().get()));
    }

    /** Whoever comes here by the rail goes on with the keys of this page: arrows choose, Enter starts. */
    void focusChosen() {
        list.focusChosen();
    }
}
