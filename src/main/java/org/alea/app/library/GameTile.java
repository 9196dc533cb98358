package org.alea.app.library;

import java.time.Duration;
import java.util.List;
import javafx.beans.value.ObservableValue;
import javafx.geometry.Insets;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.Background;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;
import javafx.scene.paint.Color;
import javafx.scene.paint.CycleMethod;
import javafx.scene.paint.LinearGradient;
import javafx.scene.paint.Stop;
import org.alea.app.games.GameCover;
import org.alea.app.guide.GuideOffer;
import org.alea.app.guide.LessonsScreen;
import org.alea.app.shell.Desk;
import org.alea.app.shell.Icon;
import org.alea.app.shell.OpeningIcon;
import org.alea.app.shell.Texts;
import org.kordamp.ikonli.Ikon;
import org.kordamp.ikonli.materialdesign2.MaterialDesignA;

/** One game on the shelf: its scene, its name, and what can be done with it now. */
final class GameTile extends StackPane {
    private static final Color NIGHT = Color.web("#070A10");

    private final Desk desk;
    private final GameCover cover;
    private final boolean flagship;
    private final HBox figures = new HBox();
    private final HBox buttons = new HBox();
    private final Label badge = new Label();
    private final Label kind = label("cap", "tile-kind");
    private final Label about = new Label();
    private final VBox words;
    private final Region veil = new Region();
    private final Region edge = new Region();

    GameTile(Desk desk, GameCover cover, boolean flagship) {
        this.desk = desk;
        this.cover = cover;
        this.flagship = flagship;
        setId("tile-" + cover.id());
        getStyleClass().addAll("game-tile", cover.styleClass(), flagship ? "flagship" : "companion");
        words = words();
        veil.setVisible(false);
        badge.getStyleClass().add("tile-badge");
        badge.setVisible(false);
        StackPane.setAlignment(badge, Pos.TOP_LEFT);
        edge.setVisible(false);
        edge.getStyleClass().add("tile-edge");
        edge.setMouseTransparent(true);
        getChildren().addAll(veil, words, badge, edge);
    }

    /** Hangs the scene in its frame behind the words: painting them takes longer than everything else on the tile. */
    void hangPicture() {
        if (!(getChildren().get(0) instanceof CoverArt)) {
            getChildren().add(0, flagship ? new CoverArt(cover, 1.24, 1.24) : new CoverArt(cover, 1.1, 2));
            veil.setVisible(true);
            edge.setVisible(true);
        }
    }

    GameCover cover() {
        return cover;
    }

    /** The veil begins a little above the words, however many there are, so that they never stand on the bare scene. */
    @Override
    protected void layoutChildren() {
        leaveOutWhatLacksRoom();
        double share = words.prefHeight(getWidth()) / getHeight();
        veil.setBackground(Background.fill(new LinearGradient(
                0,
                0,
                0,
                1,
                true,
                CycleMethod.NO_CYCLE,
                new Stop(Math.max(0, 1 - share * 1.35), NIGHT.deriveColor(0, 1, 1, 0)),
                new Stop(Math.max(0.1, 1 - share * 0.85), NIGHT.deriveColor(0, 1, 1, 0.84)),
                new Stop(1, NIGHT.deriveColor(0, 1, 1, 0.96)))));
        super.layoutChildren();
    }

    /** Below notices a tile gets low: nothing of what is said may stand behind the badge. */
    private void leaveOutWhatLacksRoom() {
        double named = room(kind);
        double told = room(about);
        double bare = words.prefHeight(getWidth()) - (kind.isManaged() ? named : 0) - (about.isManaged() ? told : 0);
        boolean roomy = getHeight() > desk.em().get() * (flagship ? 33 : 12);
        show(kind, clearOfBadge(bare + named));
        show(about, roomy && clearOfBadge(bare + named + told));
    }

    private double room(Label line) {
        Insets around = words.getInsets();
        return line.prefHeight(getWidth() - around.getLeft() - around.getRight()) + words.getSpacing();
    }

    private boolean clearOfBadge(double wordsHeight) {
        return !badge.isVisible() || wordsHeight + badge.prefHeight(-1) <= getHeight();
    }

    private static void show(Label line, boolean shown) {
        line.setVisible(shown);
        line.setManaged(shown);
    }

    /** What can be done with the game: a match may be waiting. */
    void show(GameStanding standing, boolean saves) {
        badge.setVisible(false);
        Button fresh = button(OpeningIcon.PLUS, "library.newGame", "new");
        fresh.setOnAction(event -> desk.navigator().setUp(cover.id()));
        buttons.getChildren().setAll(fresh);
        standing.waiting()
                .ifPresentOrElse(this::resumable, () -> fresh.getStyleClass().add(flagship ? "primary" : "accent"));
        if (saves) {
            Button kept = button(OpeningIcon.CONTENT_SAVE_OUTLINE, "saves.short", "saves");
            kept.setOnAction(event -> desk.navigator().saves(cover.id()));
            wearIconOnly(kept);
            buttons.getChildren().add(kept);
        }
        if (LessonsScreen.has(desk, cover.id())) {
            learnable(fresh, saves, !saves && newcomer(standing));
        }
        List<VBox> told = Figures.of(desk.texts(), standing);
        // beside its title a companion has room for one
        figures.getChildren().setAll(flagship ? told : told.stream().limit(1).toList());
    }

    /** Whoever has never played is shown the way into the flagship; whoever knows it finds its lessons behind the rest. */
    private void learnable(Button fresh, boolean saves, boolean newcomer) {
        Button learn = button(OpeningIcon.SCHOOL_OUTLINE, newcomer ? "library.firstGame" : "guide.learn", "learn");
        learn.setOnAction(event -> LessonsScreen.open(desk, cover.id()));
        about.textProperty().bind(desk.texts().text(newcomer ? "guide.offer" : cover.aboutKey()));
        if (newcomer) {
            fresh.getStyleClass().remove("primary");
            learn.getStyleClass().add("primary");
            buttons.getChildren().add(0, learn);
            return;
        }
        if (saves) {
            wearIconOnly(learn);
        }
        buttons.getChildren().add(learn);
    }

    private boolean newcomer(GameStanding standing) {
        return flagship
                && standing.waiting().isEmpty()
                && standing.finished().isEmpty()
                && GuideOffer.due(desk, cover.id());
    }

    /** Whether there was something to focus. */
    boolean focusFirstButton() {
        buttons.getChildren().stream().findFirst().ifPresent(Node::requestFocus);
        return !buttons.getChildren().isEmpty();
    }

    private void resumable(GameStanding.Waiting match) {
        Texts texts = desk.texts();
        if (match.read()) {
            match.played()
                    .ifPresentOrElse(
                            played -> badge(OpeningIcon.BOOKMARK, reached(match, played)),
                            () -> badge(MaterialDesignA.ALERT_CIRCLE, texts.text("library.damaged")));
        }
        Button resume = button(OpeningIcon.PLAY, "library.resume", "resume");
        resume.getStyleClass().add(flagship ? "primary" : "accent");
        resume.setOnAction(event -> desk.navigator().resume(cover.id()));
        if (!flagship) {
            buttons.getChildren().forEach(fresh -> wearIconOnly((Button) fresh));
        }
        buttons.getChildren().add(0, resume);
    }

    private ObservableValue<String> reached(GameStanding.Waiting match, Duration played) {
        Texts texts = desk.texts();
        return match.reached()
                .map(texts::words)
                .orElseGet(() -> texts.text("library.waiting", Math.max(1, played.toMinutes())));
    }

    private VBox words() {
        Texts texts = desk.texts();
        kind.textProperty().bind(texts.live(() -> texts.get(cover.kindKey()).toUpperCase(texts.locale())));
        Label title = label("display", "tile-title");
        title.textProperty().bind(texts.text(cover.titleKey()));
        about.getStyleClass().add("tile-about");
        about.textProperty().bind(texts.text(cover.aboutKey()));
        about.setWrapText(true);
        about.setMinHeight(Region.USE_PREF_SIZE);
        figures.getStyleClass().add("tile-figures");
        buttons.getStyleClass().add("tile-buttons");
        Region gap = new Region();
        HBox.setHgrow(gap, Priority.ALWAYS);
        VBox words = flagship
                ? new VBox(kind, title, about, figures, buttons)
                : new VBox(kind, new HBox(title, gap, figures), about, buttons);
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

    /** With a match under way there are more buttons than words have room for. */
    private static void wearIconOnly(Button button) {
        button.textProperty().unbind();
        button.setText("");
        // JavaFX is slow to make its first tooltip, so the window opens without
        button.setOnMouseEntered(event -> {
            Tooltip name = new Tooltip();
            name.textProperty().bind(button.accessibleTextProperty());
            button.setTooltip(name);
            button.setOnMouseEntered(null);
        });
        button.getStyleClass().add("icon-button");
    }

    private void badge(Ikon icon, ObservableValue<String> text) {
        badge.setGraphic(Icon.of(icon));
        badge.textProperty().bind(text);
        badge.setVisible(true);
    }

    private static Label label(String... styleClasses) {
        Label label = new Label();
        label.getStyleClass().addAll(styleClasses);
        return label;
    }
}
