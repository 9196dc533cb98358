package org.alea.app.statistics;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import javafx.css.PseudoClass;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.MenuButton;
import javafx.scene.control.RadioMenuItem;
import javafx.scene.control.SeparatorMenuItem;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import org.alea.app.games.GameCover;
import org.alea.app.games.GameFigures.Kind;
import org.alea.app.games.Suite;
import org.alea.app.games.TableViewKit;
import org.alea.app.shell.Desk;
import org.alea.app.shell.Icon;
import org.alea.app.shell.Texts;
import org.alea.app.shell.Weakly;
import org.alea.app.shell.controls.ChipFit;
import org.alea.store.statistics.Span;
import org.kordamp.ikonli.materialdesign2.MaterialDesignC;
import org.kordamp.ikonli.materialdesign2.MaterialDesignD;
import org.kordamp.ikonli.materialdesign2.MaterialDesignT;

/** The title of the statistics, and what they are about: which game, which kind of it, since when. */
final class FilterBar extends HBox {
    private static final PseudoClass CHOSEN = PseudoClass.getPseudoClass("chosen");

    private final Texts texts;
    private final Suite suite;
    private final StatisticsModel model;
    private final List<String> games;
    private final HBox chips = new HBox();
    private final MenuButton kinds = new MenuButton("", Icon.of(MaterialDesignT.TUNE_VARIANT));
    private final MenuButton spans = new MenuButton("", Icon.of(MaterialDesignC.CALENDAR_RANGE));
    private final ChipFit fit = new ChipFit();

    FilterBar(Desk desk, StatisticsModel model) {
        this.texts = desk.texts();
        this.suite = desk.suite();
        this.model = model;
        this.games = desk.suite().views().stream()
                .map(TableViewKit::cover)
                .map(GameCover::id)
                .toList();
        getStyleClass().add("filter-bar");
        Label title = new Label();
        title.textProperty().bind(texts.text("statistics.title"));
        title.getStyleClass().addAll("display", "title");
        title.setMinWidth(USE_PREF_SIZE);
        chips.getStyleClass().add("game-chips");
        Region gap = new Region();
        HBox.setHgrow(gap, Priority.ALWAYS);
        kinds.setId("kinds");
        spans.setId("spans");
        for (MenuButton menu : List.of(kinds, spans)) {
            menu.getStyleClass().add("filter-menu");
        }
        getChildren().addAll(title, chips, gap, kinds, spans);
        Weakly.follow(this, desk.em(), this::show);
    }

    @Override
    protected void layoutChildren() {
        fit.fit(chips(), super.computePrefWidth(-1), getWidth());
        super.layoutChildren();
    }

    private List<Button> chips() {
        return chips.getChildren().stream().map(Button.class::cast).toList();
    }

    void show() {
        chips.getChildren().clear();
        fit.forget(List.of());
        if (games.size() > 1) {
            chips.getChildren().add(chip(StatisticsModel.ALL));
        }
        games.forEach(game -> chips.getChildren().add(chip(game)));
        showKinds();
        showSpans();
    }

    private Button chip(String game) {
        Optional<GameCover> cover = suite.cover(game);
        Button chip = new Button("", Icon.of(cover.map(GameCover::icon).orElse(MaterialDesignD.DICE_MULTIPLE)));
        boolean all = game.equals(StatisticsModel.ALL);
        chip.setId("game-" + (all ? "all" : game));
        chip.getStyleClass().setAll("chip-button", "game-chip");
        cover.ifPresent(face -> chip.getStyleClass().add(face.styleClass()));
        chip.setText(all ? texts.get("statistics.allGames") : texts.get("statistics.game." + game));
        chip.setAccessibleText(all ? chip.getText() : GameNames.title(game, texts));
        chip.setTooltip(new Tooltip(chip.getAccessibleText()));
        chip.pseudoClassStateChanged(CHOSEN, game.equals(model.gameProperty().get()));
        chip.setOnAction(event -> {
            model.gameProperty().set(game);
            focusChosen();
        });
        return chip;
    }

    /** The game these statistics are about has the keyboard. */
    void focusChosen() {
        chips.getChildren().stream()
                .filter(chip -> chip.getPseudoClassStates().contains(CHOSEN))
                .forEach(Node::requestFocus);
    }

    private void showKinds() {
        kinds.getItems().clear();
        Map<Kind, List<Kind>> offered = model.kinds();
        kinds.setVisible(!offered.isEmpty());
        String present = model.kindProperty().get();
        String all = texts.get("statistics.allKinds");
        kinds.setText(all);
        kinds.getItems().add(item(all, StatisticsModel.ALL, present));
        offered.forEach((coarse, fine) -> {
            kinds.getItems().add(new SeparatorMenuItem());
            kinds.getItems().add(item(coarse.name(), coarse.id(), present));
            fine.forEach(kind -> kinds.getItems().add(item("    " + kind.name(), kind.id(), present)));
        });
    }

    private RadioMenuItem item(String name, String id, String present) {
        RadioMenuItem item = new RadioMenuItem(name);
        item.setSelected(id.equals(present));
        if (item.isSelected()) {
            kinds.setText(name.strip());
        }
        item.setOnAction(event -> model.kindProperty().set(id));
        return item;
    }

    private void showSpans() {
        spans.getItems().clear();
        Span present = model.spanProperty().get();
        for (Span span : Span.values()) {
            RadioMenuItem item = new RadioMenuItem(name(span));
            item.setSelected(span == present);
            item.setOnAction(event -> model.spanProperty().set(span));
            spans.getItems().add(item);
        }
        spans.setText(name(present));
    }

    private String name(Span span) {
        return texts.get("statistics.span." + span.name().toLowerCase(java.util.Locale.ROOT));
    }
}
