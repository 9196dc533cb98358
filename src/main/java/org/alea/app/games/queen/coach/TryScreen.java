package org.alea.app.games.queen.coach;

import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import javafx.application.Platform;
import javafx.beans.value.ObservableValue;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.layout.BorderPane;
import javafx.scene.layout.HBox;
import org.alea.app.games.TableScreen;
import org.alea.app.shell.Desk;
import org.alea.app.shell.GameSession;
import org.alea.app.shell.Icon;
import org.alea.app.shell.KeyHint;
import org.alea.app.shell.Sheets;
import org.alea.engine.Match;
import org.alea.engine.Seeds;
import org.alea.games.queen.QueenBox;
import org.alea.games.queen.QueenKit;
import org.alea.games.queen.QueenMove;
import org.alea.games.queen.QueenTable;
import org.alea.games.queen.practice.SecondTry;
import org.kordamp.ikonli.materialdesign2.MaterialDesignS;

/** A decision on the real table once more, without a clock; after the stop the coach says what he thinks of it. */
final class TryScreen implements TableScreen {
    private final Desk desk;
    private final QueenBox box;
    private final Optional<CoachedDrill> drill;
    private final Function<GameSession<QueenTable, QueenMove>, TableScreen> tables;
    private final Match<QueenTable, QueenMove> match;
    private final TableScreen table;
    private final BorderPane root = new BorderPane();
    private final Runnable stopListening;
    private boolean over;

    TryScreen(
            Desk desk,
            QueenBox box,
            Match<QueenTable, QueenMove> tried,
            QueenTable decision,
            Optional<CoachedDrill> drill,
            Function<GameSession<QueenTable, QueenMove>, TableScreen> tables) {
        this.desk = desk;
        this.box = box;
        this.drill = drill;
        this.tables = tables;
        this.match = SecondTry.match(box, tried.game(), decision, tried.setup().seed() ^ Seeds.fresh());
        this.table = tables.apply(new GameSession<>(QueenKit.ID, box, match, desk.clock()));
        this.stopListening = match.listen(change -> changed());
        Label title = new Label("", Icon.of(MaterialDesignS.SCHOOL, "accent-icon"));
        title.textProperty().bind(desk.texts().text("coach.trying"));
        title.getStyleClass().addAll("display", "goal-name");
        Label about = new Label();
        about.setId("trying-about");
        about.textProperty().bind(about());
        about.getStyleClass().addAll("strong", "goal-words");
        HBox banner = new HBox(title, about);
        banner.getStyleClass().add("goal-banner");
        root.setTop(banner);
        root.setCenter(table.node());
        root.getStyleClass().addAll("drill-screen", "game-queen");
        Sheets.attach(root, List.of("forms", "practice"));
    }

    private ObservableValue<String> about() {
        if (drill.isEmpty()) {
            return desk.texts().text("coach.trying.about");
        }
        return desk.texts()
                .words(drill.get().goal())
                .concat(" ")
                .concat(desk.texts().text("coach.trying.goal"));
    }

    /** Once the clock has stopped, the coach takes the place of the table. */
    private void changed() {
        if (!over && match.result().isPresent()) {
            over = true;
            Platform.runLater(() -> {
                desk.navigator().back();
                desk.navigator()
                        .show(new CoachScreen(desk, box, match, match.table().round(), drill, tables));
            });
        }
    }

    @Override
    public Node node() {
        return root;
    }

    @Override
    public ObservableValue<String> title() {
        return desk.texts().text("coach.trying");
    }

    @Override
    public List<KeyHint> keys() {
        return table.keys();
    }

    @Override
    public boolean canBeCovered() {
        return table.canBeCovered();
    }

    @Override
    public double foot() {
        return table.foot();
    }

    @Override
    public void shown() {
        table.shown();
    }

    @Override
    public void dispose() {
        stopListening.run();
        table.dispose();
    }
}
