package org.alea.app.library;

import javafx.beans.value.ObservableValue;
import javafx.css.PseudoClass;
import javafx.geometry.Pos;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;
import javafx.scene.shape.Rectangle;
import org.alea.app.games.GameCover;
import org.alea.app.shell.Desk;
import org.alea.app.shell.Icon;
import org.alea.app.shell.Texts;
import org.kordamp.ikonli.Ikon;
import org.kordamp.ikonli.materialdesign2.MaterialDesignA;
import org.kordamp.ikonli.materialdesign2.MaterialDesignB;
import org.kordamp.ikonli.materialdesign2.MaterialDesignC;
import org.kordamp.ikonli.materialdesign2.MaterialDesignP;

/** One game on the shelf: its scene, its name, and what can be done with it now. */
final class GameTile extends StackPane {
    private static final PseudoClass NOT_YET = PseudoClass.getPseudoClass("not-yet");
    private static final double ROUNDING = 32;

    private final Desk desk;
    private final GameCover cover;
    private final boolean flagship;
    private final HBox figures = new HBox();
    private final HBox buttons = new HBox();
    private final Label badge = new Label();

    GameTile(Desk desk, GameCover cover, boolean flagship) {
        this.desk = desk;
        this.cover = cover;
        this.flagship = flagship;
        setId("tile-" + cover.id());
        getStyleClass().addAll("game-tile", cover.styleClass(), flagship ? "flagship" : "companion");
        Region veil = new Region();
        veil.getStyleClass().add("tile-veil");
        badge.getStyleClass().add("tile-badge");
        badge.setVisible(false);
        StackPane.setAlignment(badge, Pos.TOP_LEFT);
        getChildren().addAll(new CoverArt(cover.art(), flagship ? 1.24 : 1.94), veil, words(), badge);
        roundEdges();
    }

    /** The game cannot be played yet, and says so. */
    void notYet() {
        pseudoClassStateChanged(NOT_YET, true);
        badge(MaterialDesignC.CLOCK_OUTLINE, desk.texts().text("library.notYet"));
    }

    /** The game can be played, and a match may be waiting. */
    void playable(GameStanding standing) {
        badge.setVisible(false);
        Button fresh = button(MaterialDesignP.PLUS, "library.newGame", "new");
        fresh.setOnAction(event -> desk.navigator().setUp(cover.id()));
        buttons.getChildren().setAll(fresh);
        standing.waiting()
                .ifPresentOrElse(this::resumable, () -> fresh.getStyleClass().add(flagship ? "primary" : "accent"));
        figures.getChildren().setAll(Figures.of(desk.texts(), standing));
    }

    private void resumable(GameStanding.Waiting match) {
        Texts texts = desk.texts();
        match.played()
                .ifPresentOrElse(
                        played -> badge(
                                MaterialDesignB.BOOKMARK,
                                texts.text("library.waiting", Math.max(1, played.toMinutes()))),
                        () -> badge(MaterialDesignA.ALERT_CIRCLE, texts.text("library.damaged")));
        Button resume = button(MaterialDesignP.PLAY, "library.resume", "resume");
        resume.getStyleClass().add(flagship ? "primary" : "accent");
        resume.setOnAction(event -> desk.navigator().resume(cover.id()));
        buttons.getChildren().add(0, resume);
    }

    private VBox words() {
        Texts texts = desk.texts();
        Label kind = label("cap", "tile-kind");
        kind.textProperty().bind(texts.live(() -> texts.get(cover.kindKey()).toUpperCase(texts.locale())));
        Label title = label("display", "tile-title");
        title.textProperty().bind(texts.text(cover.titleKey()));
        Label about = label("tile-about");
        about.textProperty().bind(texts.text(cover.aboutKey()));
        about.setWrapText(true);
        about.setMinHeight(Region.USE_PREF_SIZE);
        figures.getStyleClass().add("tile-figures");
        buttons.getStyleClass().add("tile-buttons");
        VBox words = flagship ? new VBox(kind, title, about, figures, buttons) : new VBox(kind, title, about, buttons);
        words.getStyleClass().add("tile-words");
        words.setPickOnBounds(false);
        return words;
    }

    private Button button(Ikon icon, String key, String id) {
        Texts texts = desk.texts();
        Button button = new Button();
        button.setId(id + "-" + cover.id());
        button.setGraphic(Icon.of(icon));
        button.textProperty().bind(texts.text(key));
        button.accessibleTextProperty().bind(texts.live(() -> texts.get(key) + ", " + texts.get(cover.titleKey())));
        if (flagship) {
            button.getStyleClass().add("large");
        }
        return button;
    }

    private void badge(Ikon icon, ObservableValue<String> text) {
        badge.setGraphic(Icon.of(icon));
        badge.textProperty().bind(text);
        badge.setVisible(true);
    }

    private void roundEdges() {
        Rectangle edge = new Rectangle();
        edge.widthProperty().bind(widthProperty());
        edge.heightProperty().bind(heightProperty());
        edge.setArcWidth(ROUNDING);
        edge.setArcHeight(ROUNDING);
        setClip(edge);
    }

    private static Label label(String... styleClasses) {
        Label label = new Label();
        label.getStyleClass().addAll(styleClasses);
        return label;
    }
}
