package org.alea.app.library;

import java.time.ZoneId;
import java.util.List;
import javafx.beans.binding.StringBinding;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import org.alea.app.games.GameCover;
import org.alea.app.replay.Replays;
import org.alea.app.shell.Dates;
import org.alea.app.shell.Desk;
import org.alea.app.shell.Icon;
import org.alea.app.shell.Texts;
import org.alea.app.statistics.StatisticsScreen;
import org.alea.engine.Result;
import org.alea.store.FinishedGame;
import org.kordamp.ikonli.Ikon;
import org.kordamp.ikonli.materialdesign2.MaterialDesignD;
import org.kordamp.ikonli.materialdesign2.MaterialDesignE;
import org.kordamp.ikonli.materialdesign2.MaterialDesignH;
import org.kordamp.ikonli.materialdesign2.MaterialDesignS;
import org.kordamp.ikonli.materialdesign2.MaterialDesignT;

/** The last games and how they ended. */
final class RecentGames extends VBox {
    private static final int MOST = 4;

    private final Desk desk;
    private final Texts texts;

    RecentGames(Desk desk) {
        this.desk = desk;
        texts = desk.texts();
        getStyleClass().addAll("panel", "home-panel");
        setMinHeight(0);
    }

    void show(HomeFacts facts) {
        List<FinishedGame> games = facts.recent(MOST);
        Label title = new Label();
        title.textProperty().bind(texts.text("library.recent"));
        title.getStyleClass().addAll("display", "panel-title");
        Region gap = new Region();
        HBox.setHgrow(gap, Priority.ALWAYS);
        HBox header = new HBox(title, gap);
        header.getStyleClass().add("home-header");
        getChildren().setAll(header);
        if (!games.isEmpty()) {
            header.getChildren().add(all());
        }
        if (games.isEmpty() && facts.read()) {
            getChildren().add(nothing());
        }
        for (FinishedGame game : games) {
            getChildren().add(row(game));
        }
    }

    /** Only as many rows are shown as there is room for. */
    @Override
    protected void layoutChildren() {
        super.layoutChildren();
        double foot = getHeight() - getInsets().getBottom() / 2;
        getChildren()
                .forEach(row ->
                        row.setVisible(row.getLayoutY() + row.getLayoutBounds().getHeight() <= foot));
    }

    private Node nothing() {
        Label words = new Label();
        words.textProperty().bind(texts.text("library.noGames"));
        words.setGraphic(Icon.of(MaterialDesignH.HISTORY, "faint-icon"));
        words.setWrapText(true);
        words.setMinHeight(USE_PREF_SIZE);
        words.getStyleClass().addAll("faint", "nothing");
        return words;
    }

    private Button all() {
        Button all = new Button();
        all.setId("all-games");
        all.getStyleClass().addAll("bare", "small");
        all.textProperty().bind(texts.text("library.allGames"));
        all.setOnAction(event -> desk.navigator().show(new StatisticsScreen(desk)));
        return all;
    }

    /** A game that ended; pressed, it is watched again. */
    private Button row(FinishedGame game) {
        StringBinding name = texts.live(() -> name(game));
        StringBinding ended = texts.live(() -> ended(game));
        Label title = new Label();
        title.getStyleClass().add("strong");
        title.textProperty().bind(name);
        Label detail = new Label();
        detail.getStyleClass().addAll("small", "faint");
        detail.textProperty().bind(ended);
        VBox words = new VBox(title, detail);
        HBox.setHgrow(words, Priority.ALWAYS);
        Label outcome = outcome(game.result());
        // in a narrow window the date gives way
        outcome.setMinWidth(USE_PREF_SIZE);
        HBox line = new HBox(Icon.of(icon(game), "recent-icon"), words, outcome);
        line.getStyleClass().add("recent-line");
        Button row = new Button("", line);
        row.getStyleClass().setAll("recent-row");
        row.setMaxWidth(Double.MAX_VALUE);
        line.prefWidthProperty().bind(row.widthProperty());
        row.accessibleTextProperty().bind(texts.text("library.watch", name, outcome.textProperty(), ended));
        row.setOnAction(event -> Replays.open(desk, game));
        desk.suite().cover(game.game()).ifPresent(cover -> row.getStyleClass().add(cover.styleClass()));
        return row;
    }

    private String name(FinishedGame game) {
        return desk.suite()
                .cover(game.game())
                .map(cover -> texts.get(cover.titleKey()))
                .orElse(game.game());
    }

    private String ended(FinishedGame game) {
        String result = desk.suite().figures(game.game()).result(game.result().score(), texts);
        return texts.get("library.ended", result, game.result().rounds(), date(game));
    }

    private Label outcome(Result result) {
        Label outcome = new Label();
        String name = result.outcome().name().toLowerCase(java.util.Locale.ROOT);
        outcome.textProperty().bind(texts.text("outcome." + name));
        Ikon icon = switch (result.outcome()) {
            case WON -> MaterialDesignT.TROPHY_VARIANT;
            case DRAWN -> MaterialDesignE.EQUAL;
            case LOST -> MaterialDesignS.SKULL;
        };
        outcome.setGraphic(Icon.of(icon));
        outcome.getStyleClass().addAll("strong", "small", "outcome", name);
        return outcome;
    }

    private String date(FinishedGame game) {
        return Dates.day(game.endedAt().atZone(ZoneId.systemDefault()), texts);
    }

    private Ikon icon(FinishedGame game) {
        return desk.suite().cover(game.game()).map(GameCover::icon).orElse(MaterialDesignD.DICE_MULTIPLE);
    }
}
