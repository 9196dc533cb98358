package org.alea.app.settings;

import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.ScrollPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;
import javafx.util.Subscription;
import org.alea.app.games.GameCover;
import org.alea.app.games.TableViewKit;
import org.alea.app.reference.Catalogue;
import org.alea.app.reference.CatalogueEntry;
import org.alea.app.reference.Catalogues;
import org.alea.app.reference.FacePane;
import org.alea.app.shell.Desk;
import org.alea.app.shell.Icon;
import org.alea.app.shell.Sheets;
import org.alea.app.shell.SoundBoard;
import org.alea.app.shell.Texts;
import org.alea.app.shell.controls.Segments;
import org.alea.store.Choices;
import org.alea.store.Setting;
import org.kordamp.ikonli.materialdesign2.MaterialDesignD;
import org.kordamp.ikonli.materialdesign2.MaterialDesignI;
import org.kordamp.ikonli.materialdesign2.MaterialDesignV;

/** What the present settings look and sound like: a card, dice, and how those look to other eyes. */
final class SettingsPreview extends VBox {
    private static final double CARD_EMS = 11.5;

    private final Desk desk;
    private final Texts texts;
    private final StackPane felt = new StackPane();
    private final SampleDice dice;
    private final Subscription follows;
    private Optional<Shown> shown = Optional.empty();

    /** A piece of a game, to have something to look at. */
    private record Shown(GameCover game, CatalogueEntry piece) {}

    SettingsPreview(Desk desk) {
        this.desk = desk;
        texts = desk.texts();
        setId("preview");
        getStyleClass().addAll("panel", "preview");
        Sheets.attach(this, desk.suite().sheets());
        dice = new SampleDice(desk);
        felt.getStyleClass().add("preview-felt");
        VBox content = new VBox(felt, dice, buttons(), vision(), note());
        content.getStyleClass().add("preview-content");
        ScrollPane scroll = new ScrollPane(content);
        scroll.setFitToWidth(true);
        scroll.setFocusTraversable(false);
        scroll.getStyleClass().add("page");
        VBox.setVgrow(scroll, Priority.ALWAYS);
        getChildren().addAll(header(), scroll);
        new Catalogues(desk).whenOpen(this::choose);
        follows = Subscription.combine(
                desk.em().subscribe((old, now) -> draw()),
                texts.languageProperty().subscribe((old, now) -> draw()),
                desk.preferences().of(Setting.THEME).subscribe((old, now) -> draw()),
                desk.preferences().of(Setting.COLOUR_MARKS).subscribe((old, now) -> draw()),
                desk.preferences().of(Setting.HIGH_CONTRAST).subscribe((old, now) -> draw()));
    }

    void dispose() {
        follows.unsubscribe();
        dice.dispose();
    }

    private HBox header() {
        Label title = new Label();
        title.textProperty().bind(texts.text("settings.preview"));
        title.getStyleClass().addAll("display", "panel-title");
        Region gap = new Region();
        HBox.setHgrow(gap, Priority.ALWAYS);
        Segments<Choices.Theme> themes = new Segments<>(
                List.of(Choices.Theme.values()),
                desk.preferences().get(Setting.THEME),
                theme -> texts.text("setting.theme." + theme.name()));
        themes.setId("preview-theme");
        themes.accessibleTextProperty().bind(texts.text("setting.theme"));
        themes.valueProperty().bindBidirectional(desk.preferences().of(Setting.THEME));
        HBox header = new HBox(title, gap, themes);
        header.getStyleClass().add("preview-header");
        return header;
    }

    private HBox buttons() {
        Button roll = new Button("", Icon.of(MaterialDesignD.DICE_MULTIPLE_OUTLINE));
        roll.setId("roll-samples");
        roll.textProperty().bind(texts.text("settings.roll"));
        roll.setOnAction(event -> {
            dice.roll();
            desk.sounds().play(SoundBoard.Sound.DIE_ROLL);
        });
        Button listen = new Button("", Icon.of(MaterialDesignV.VOLUME_HIGH));
        listen.setId("listen");
        listen.getStyleClass().add("ghost");
        listen.textProperty().bind(texts.text("settings.listen"));
        listen.setOnAction(event -> desk.sounds().play(SoundBoard.Sound.DIE_ROLL));
        HBox both = new HBox(roll, listen);
        both.getStyleClass().add("preview-buttons");
        for (Button button : List.of(roll, listen)) {
            button.setMaxWidth(Double.MAX_VALUE);
            HBox.setHgrow(button, Priority.ALWAYS);
        }
        return both;
    }

    private VBox vision() {
        Label title = new Label();
        title.textProperty().bind(texts.text("settings.vision"));
        title.getStyleClass().addAll("display", "panel-title");
        Segments<ColourVision> eyes = new Segments<>(
                List.of(ColourVision.values()),
                ColourVision.NORMAL,
                eye -> texts.text("settings.vision." + eye.name().toLowerCase(Locale.ROOT)));
        eyes.setId("vision");
        eyes.accessibleTextProperty().bind(title.textProperty());
        eyes.setMaxWidth(Double.MAX_VALUE);
        eyes.valueProperty().addListener((all, old, now) -> dice.see(now));
        VBox vision = new VBox(title, wrapped("settings.vision.help", "setting-help"), eyes);
        vision.getStyleClass().add("preview-vision");
        return vision;
    }

    private Label note() {
        Label note = wrapped("settings.previewNote", "small", "muted");
        note.setGraphic(Icon.of(MaterialDesignI.INFORMATION_OUTLINE, "info-icon"));
        return note;
    }

    private Label wrapped(String key, String... styles) {
        Label label = new Label();
        label.textProperty().bind(texts.text(key));
        label.setWrapText(true);
        label.setMinHeight(USE_PREF_SIZE);
        label.getStyleClass().addAll(styles);
        return label;
    }

    /** The first piece of the first game that lays any open, whichever game is there first. */
    private void choose(Map<String, Catalogue> open) {
        shown = desk.suite().views().stream()
                .map(TableViewKit::cover)
                .flatMap(game -> open.getOrDefault(game.id(), Catalogue.EMPTY).entries().stream()
                        .map(piece -> new Shown(game, piece)))
                .findFirst();
        draw();
    }

    private void draw() {
        felt.getChildren().clear();
        shown.ifPresent(one -> {
            FacePane.Style style = FacePane.Style.of(desk, one.game().id());
            double room = CARD_EMS * desk.em().get();
            FacePane card = FacePane.fit(
                    one.piece().front(),
                    texts,
                    style,
                    room * 1.9,
                    room,
                    desk.em().get() / 10);
            card.setAccessibleText(one.piece().name().in(texts.language()));
            felt.getChildren().setAll(card);
        });
    }
}
