package org.alea.app.settings;

import javafx.beans.value.ObservableValue;
import javafx.fxml.FXML;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.ToggleButton;
import javafx.scene.control.ToggleGroup;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;
import org.alea.app.shell.Desk;
import org.alea.app.shell.Fxml;
import org.alea.app.shell.Icon;
import org.alea.app.shell.Screen;
import org.alea.app.shell.Texts;
import org.kordamp.ikonli.materialdesign2.MaterialDesignC;
import org.kordamp.ikonli.materialdesign2.MaterialDesignR;

/** All settings by section; each is in force and kept as soon as it is changed. */
public final class SettingsScreen implements Screen {
    private final Desk desk;
    private final Parent node;
    private final ToggleGroup tabs = new ToggleGroup();

    @FXML
    private Label heading;

    @FXML
    private Label kept;

    @FXML
    private Button standard;

    @FXML
    private VBox sections;

    @FXML
    private Label promise;

    @FXML
    private Label sectionTitle;

    @FXML
    private VBox rows;

    @FXML
    private StackPane preview;

    public SettingsScreen(Desk desk) {
        this.desk = desk;
        node = Fxml.load("settings", this);
        Texts texts = desk.texts();
        heading.textProperty().bind(texts.text("rail.settings"));
        kept.textProperty().bind(texts.text("settings.kept"));
        kept.setGraphic(Icon.of(MaterialDesignC.CHECK_CIRCLE, "ok-icon"));
        standard.textProperty().bind(texts.text("settings.standard"));
        standard.setGraphic(Icon.of(MaterialDesignR.RESTORE));
        standard.setOnAction(event ->
                SettingSection.ALL.forEach(section -> section.settings().forEach(desk.preferences()::reset)));
        promise.textProperty().bind(texts.text("settings.promise"));
        preview.getChildren().add(new SettingsPreview(desk));
        SettingSection.ALL.forEach(this::add);
        tabs.selectToggle(tabs.getToggles().get(0));
    }

    @Override
    public Node node() {
        return node;
    }

    @Override
    public ObservableValue<String> title() {
        return desk.texts().text("rail.settings");
    }

    @Override
    public void shown() {
        sections.getChildren().get(0).requestFocus();
    }

    private void add(SettingSection section) {
        ToggleButton tab = new ToggleButton();
        tab.setId("section-" + section.id());
        tab.getStyleClass().setAll("section-tab");
        tab.textProperty().bind(desk.texts().text("settings." + section.id()));
        tab.setGraphic(Icon.of(section.icon()));
        tab.setMaxWidth(Double.MAX_VALUE);
        tab.setToggleGroup(tabs);
        tab.setOnAction(event -> tab.setSelected(true));
        tab.selectedProperty().addListener((all, old, now) -> {
            if (now) {
                show(section);
            }
        });
        sections.getChildren().add(tab);
    }

    private void show(SettingSection section) {
        sectionTitle.textProperty().bind(desk.texts().text("settings." + section.id()));
        rows.getChildren().setAll(section.rows().apply(desk));
    }
}
