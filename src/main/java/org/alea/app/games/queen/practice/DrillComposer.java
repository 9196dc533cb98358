package org.alea.app.games.queen.practice;

import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import javafx.collections.FXCollections;
import javafx.fxml.FXML;
import javafx.scene.control.Button;
import javafx.scene.control.ComboBox;
import javafx.scene.control.Label;
import javafx.scene.control.ListCell;
import javafx.scene.control.Slider;
import javafx.scene.control.Spinner;
import javafx.scene.control.TextField;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.GridPane;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;
import org.alea.app.shell.Desk;
import org.alea.app.shell.Fxml;
import org.alea.app.shell.Sheets;
import org.alea.app.shell.Texts;
import org.alea.app.shell.controls.Switch;
import org.alea.content.Wording;
import org.alea.games.queen.DieColour;
import org.alea.games.queen.EnemyCard;
import org.alea.games.queen.QueenModule;
import org.alea.games.queen.practice.Drill;
import org.alea.games.queen.practice.Drills;
import org.alea.games.queen.practice.OwnDrill;
import org.jspecify.annotations.Nullable;

/** The form in which a player composes a drill: dice, goal, modules, enemies and time. */
final class DrillComposer extends StackPane {
    private static final int SLOTS = 6;
    private static final DateTimeFormatter STAMP =
            DateTimeFormatter.ofPattern("yyyyMMdd-HHmmss").withZone(ZoneOffset.UTC);

    private final Desk desk;
    private final Texts texts;
    private final PracticeModel model;
    private final Runnable added;
    private final Map<DieColour, Spinner<Integer>> dice = new EnumMap<>(DieColour.class);
    private final Map<QueenModule, Switch> modules = new EnumMap<>(QueenModule.class);
    private final List<ComboBox<Optional<EnemyCard>>> enemies = new ArrayList<>();

    @FXML
    private Label heading;

    @FXML
    private Label nameCaption;

    @FXML
    private TextField name;

    @FXML
    private Label goalCaption;

    @FXML
    private ComboBox<Drill> goal;

    @FXML
    private Label diceCaption;

    @FXML
    private FlowPane diceRow;

    @FXML
    private Label timeCaption;

    @FXML
    private Slider time;

    @FXML
    private Label modulesCaption;

    @FXML
    private FlowPane moduleRow;

    @FXML
    private Label enemiesCaption;

    @FXML
    private GridPane enemyGrid;

    @FXML
    private Label flaw;

    @FXML
    private Button cancel;

    @FXML
    private Button save;

    /** @param added what follows once a drill has been added */
    DrillComposer(Desk desk, PracticeModel model, Runnable added) {
        this.desk = desk;
        this.added = added;
        this.texts = desk.texts();
        this.model = model;
        getStyleClass().addAll("panel", "composer", "game-queen");
        Sheets.attach(this, List.of("forms", "practice"));
        getChildren().add(Fxml.load("composer", this));
        setMaxHeight(USE_PREF_SIZE);
        say();
        fillGoals();
        fillDice();
        fillModules();
        fillEnemies();
        time.valueProperty().addListener((all, old, now) -> check());
        name.textProperty().addListener((all, old, now) -> check());
        cancel.setOnAction(event -> desk.navigator().closeDialog());
        save.setOnAction(event -> save());
        check();
    }

    private void say() {
        heading.textProperty().bind(texts.text("practice.compose"));
        caption(nameCaption, "practice.composer.name");
        caption(goalCaption, "practice.composer.goal");
        caption(diceCaption, "practice.composer.dice");
        caption(modulesCaption, "practice.composer.modules");
        caption(enemiesCaption, "practice.composer.enemies");
        timeCaption
                .textProperty()
                .bind(texts.live(
                        () -> texts.capitals(texts.get("practice.composer.time", (int) time.getValue())),
                        time.valueProperty()));
        name.setText(texts.get("practice.composer.newName"));
        name.selectAll();
        cancel.textProperty().bind(texts.text("practice.cancel"));
        save.textProperty().bind(texts.text("practice.composer.save"));
    }

    private void caption(Label label, String key) {
        label.textProperty().bind(texts.live(() -> texts.get(key).toUpperCase(texts.locale())));
    }

    private void fillGoals() {
        goal.getItems().setAll(model.box().drills().all());
        goal.setCellFactory(view -> new Named<>(this::goalName));
        goal.setButtonCell(new Named<>(this::goalName));
        goal.setValue(model.box().drills().all().get(0));
        goal.accessibleTextProperty().bind(texts.text("practice.composer.goal"));
        goal.valueProperty().addListener((all, old, now) -> check());
    }

    private String goalName(Drill drill) {
        return drill.name().in(texts.language()) + " · "
                + new org.alea.games.queen.practice.DrillWords(wording()).about(drill, texts.language());
    }

    private void fillDice() {
        Drill first = model.box().drills().all().get(0);
        for (DieColour colour : DieColour.values()) {
            int most = Drills.inTheBox(colour, model.box().cards());
            Spinner<Integer> spinner = new Spinner<>(0, most, first.dice().getOrDefault(colour, 0));
            spinner.setId("dice-" + colour);
            spinner.getStyleClass().add("dice-spinner");
            spinner.valueProperty().addListener((all, old, now) -> check());
            Label word = new Label();
            word.textProperty().bind(texts.live(() -> wording().term(colour, texts.language())));
            word.getStyleClass().addAll("small", "muted");
            spinner.accessibleTextProperty().bind(word.textProperty());
            dice.put(colour, spinner);
            diceRow.getChildren().add(new VBox(word, spinner));
        }
    }

    private void fillModules() {
        for (QueenModule module : QueenModule.values()) {
            Switch on = new Switch();
            on.setId("module-" + module.option());
            on.selectedProperty().addListener((all, old, now) -> check());
            Label word = new Label();
            word.textProperty()
                    .bind(texts.live(() -> wording().say("option.modules." + module.option(), texts.language())));
            word.setGraphic(on);
            word.getStyleClass().add("module-switch-label");
            on.accessibleTextProperty().bind(word.textProperty());
            modules.put(module, on);
            moduleRow.getChildren().add(word);
        }
    }

    private void fillEnemies() {
        List<Optional<EnemyCard>> choices = new ArrayList<>();
        choices.add(Optional.empty());
        model.box().cards().enemies().forEach(card -> choices.add(Optional.of(card)));
        for (int slot = 1; slot <= SLOTS; slot++) {
            ComboBox<Optional<EnemyCard>> choice = new ComboBox<>(FXCollections.observableList(choices));
            choice.setId("enemy-" + slot);
            choice.setCellFactory(view -> new Named<>(this::enemyName));
            choice.setButtonCell(new Named<>(this::enemyName));
            choice.setValue(Optional.empty());
            choice.setMaxWidth(Double.MAX_VALUE);
            choice.valueProperty().addListener((all, old, now) -> check());
            Label number = new Label(Integer.toString(slot));
            number.getStyleClass().addAll("num", "muted");
            number.setLabelFor(choice);
            enemies.add(choice);
            int column = (slot - 1) % 3 * 2;
            enemyGrid.add(number, column, (slot - 1) / 3);
            enemyGrid.add(choice, column + 1, (slot - 1) / 3);
        }
    }

    private String enemyName(Optional<EnemyCard> enemy) {
        return enemy.map(card -> card.name().in(texts.language())).orElse(texts.get("practice.composer.noEnemy"));
    }

    private Wording wording() {
        return model.box().wording();
    }

    private OwnDrill composed() {
        Map<DieColour, Integer> chosenDice = new EnumMap<>(DieColour.class);
        dice.forEach((colour, spinner) -> chosenDice.put(colour, spinner.getValue()));
        Map<Integer, String> chosenEnemies = new TreeMap<>();
        for (int slot = 1; slot <= SLOTS; slot++) {
            int place = slot;
            enemies.get(slot - 1).getValue().ifPresent(card -> chosenEnemies.put(place, card.id()));
        }
        return new OwnDrill(
                "own-" + STAMP.format(desk.calendar().instant()),
                name.getText().strip(),
                chosenDice,
                modules.entrySet().stream()
                        .filter(module -> module.getValue().isSelected())
                        .map(Map.Entry::getKey)
                        .toList(),
                chosenEnemies,
                ((int) time.getValue()) * 1000,
                goal.getValue().id(),
                false);
    }

    /** Says at once what keeps the drill from being played. */
    private void check() {
        Set<QueenModule> needed = goal.getValue().goal().modules();
        modules.forEach((module, on) -> on.setSelected(on.isSelected() || needed.contains(module)));
        Optional<OwnDrill.Flaw> found = composed().flaw(model.box().drills());
        boolean nameless = name.getText().isBlank();
        flaw.setText(
                nameless
                        ? texts.get("practice.flaw.NAMELESS")
                        : found.map(each -> texts.get("practice.flaw." + each.name()))
                                .orElse(""));
        save.setDisable(nameless || found.isPresent());
    }

    private void save() {
        model.add(composed());
        desk.navigator().closeDialog();
        added.run();
    }

    /** A cell that says its item in the player's language. */
    private static final class Named<V> extends ListCell<V> {
        private final java.util.function.Function<V, String> words;

        Named(java.util.function.Function<V, String> words) {
            this.words = words;
        }

        @Override
        protected void updateItem(@Nullable V item, boolean empty) {
            super.updateItem(item, empty);
            setText(item == null || empty ? "" : words.apply(item));
        }
    }
}
