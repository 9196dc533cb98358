package org.alea.app.settings;

import java.util.List;
import javafx.beans.property.IntegerProperty;
import javafx.beans.property.SimpleIntegerProperty;
import javafx.beans.value.ObservableValue;
import javafx.fxml.FXML;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.ToggleButton;
import javafx.scene.control.ToggleGroup;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;
import javafx.util.Subscription;
import org.alea.app.reference.SearchField;
import org.alea.app.shell.Desk;
import org.alea.app.shell.Fxml;
import org.alea.app.shell.Icon;
import org.alea.app.shell.KeyHint;
import org.alea.app.shell.Screen;
import org.alea.app.shell.Sheets;
import org.alea.app.shell.Texts;
import org.kordamp.ikonli.materialdesign2.MaterialDesignC;
import org.kordamp.ikonli.materialdesign2.MaterialDesignE;
import org.kordamp.ikonli.materialdesign2.MaterialDesignR;

/** All settings by section or by what is typed; each is in force and kept as soon as it is changed. */
public final class SettingsScreen implements Screen {
    /** Below this width, in em, the preview has to be asked for. */
    private static final double NARROW = 95;

    /** Below this one the sections give way to the preview. */
    private static final double TIGHT = 84;

    private final Desk desk;
    private final Parent node;
    private final ToggleGroup tabs = new ToggleGroup();
    private final SettingSearch lines;
    private final SearchField search;
    private final IntegerProperty found = new SimpleIntegerProperty();
    private final SettingsPreview preview;
    private final Subscription follows;
    private SettingSection section = SettingSection.ALL.get(0);

    @FXML
    private HBox header;

    @FXML
    private Label heading;

    @FXML
    private Label kept;

    @FXML
    private ToggleButton previewOpen;

    @FXML
    private Button standard;

    @FXML
    private HBox columns;

    @FXML
    private VBox sectionList;

    @FXML
    private VBox sections;

    @FXML
    private Label promise;

    @FXML
    private Label sectionTitle;

    @FXML
    private VBox rows;

    @FXML
    private VBox nothing;

    @FXML
    private Label nothingFound;

    @FXML
    private Button clear;

    public SettingsScreen(Desk desk) {
        this.desk = desk;
        node = Fxml.load("settings", this);
        Sheets.attach(node, List.of("forms", "settings"));
        Texts texts = desk.texts();
        lines = new SettingSearch(desk);
        preview = new SettingsPreview(desk);
        search = new SearchField(
                texts.text("settings.search"),
                texts.live(() -> found.get() < 0 ? "" : texts.get("settings.found", found.get()), found));
        header.getChildren().add(1, search);
        HBox.setHgrow(search, Priority.SOMETIMES);
        heading.textProperty().bind(texts.text("rail.settings"));
        kept.textProperty().bind(texts.text("settings.kept"));
        kept.setGraphic(Icon.of(MaterialDesignC.CHECK_CIRCLE, "ok-icon"));
        previewOpen.textProperty().bind(texts.text("settings.preview"));
        previewOpen.setGraphic(Icon.of(MaterialDesignE.EYE_OUTLINE));
        standard.textProperty().bind(texts.text("settings.standard"));
        standard.setGraphic(Icon.of(MaterialDesignR.RESTORE));
        standard.setOnAction(event -> StandardDialog.ask(desk));
        promise.textProperty().bind(texts.text("settings.promise"));
        nothingFound.textProperty().bind(texts.text("settings.nothingFound"));
        clear.textProperty().bind(texts.text("settings.clear"));
        clear.setOnAction(event -> search.textProperty().set(""));
        SettingSection.ALL.forEach(this::add);
        follows = connect();
        arrange();
    }

    private Subscription connect() {
        search.textProperty().addListener((all, old, now) -> show());
        previewOpen.selectedProperty().addListener((all, old, now) -> arrange());
        node.layoutBoundsProperty().addListener((all, old, now) -> arrange());
        node.addEventFilter(KeyEvent.KEY_PRESSED, this::press);
        tabs.selectedToggleProperty().addListener((all, old, now) -> {
            if (now != null) {
                section = (SettingSection) now.getUserData();
                openSection();
            }
        });
        show();
        return desk.em().subscribe((old, now) -> arrange());
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
    public List<KeyHint> keys() {
        return List.of(
                new KeyHint("/", "settings.keys.search"),
                new KeyHint("↑ ↓", "settings.keys.sections"),
                new KeyHint("← →", "settings.keys.values"),
                new KeyHint("␣", "settings.keys.switch"));
    }

    /** What scrolls is in the window only once it has been laid out, and could not take the focus before. */
    @Override
    public void shown() {
        node.applyCss();
        node.layout();
        sections.getChildren().get(0).requestFocus();
    }

    @Override
    public void dispose() {
        follows.unsubscribe();
        preview.dispose();
    }

    private void add(SettingSection section) {
        ToggleButton tab = new ToggleButton();
        tab.setId("section-" + section.id());
        tab.setUserData(section);
        tab.getStyleClass().setAll("section-tab");
        tab.textProperty().bind(desk.texts().text(section.title()));
        tab.setGraphic(Icon.of(section.icon()));
        tab.setMaxWidth(Double.MAX_VALUE);
        tab.setToggleGroup(tabs);
        tab.setOnAction(event -> {
            tab.setSelected(true);
            openSection();
        });
        sections.getChildren().add(tab);
    }

    private void openSection() {
        search.textProperty().set("");
        show();
    }

    /**
     * The lines of the chosen section, or those that were looked for. They speak another language by themselves: to
     * look for them again then would take away the very line where it was chosen. No section is marked while lines of
     * several may stand there.
     */
    private void show() {
        String typed = search.textProperty().get().strip();
        tabs.selectToggle(typed.isEmpty() ? tabs.getToggles().get(SettingSection.ALL.indexOf(section)) : null);
        List<Node> shown = typed.isEmpty() ? lines.of(section) : lines.find(typed);
        found.set(
                typed.isEmpty()
                        ? -1
                        : (int) shown.stream().filter(SettingSearch::isSetting).count());
        nothing.setVisible(shown.isEmpty());
        sectionTitle.textProperty().bind(desk.texts().text(typed.isEmpty() ? section.title() : "settings.foundTitle"));
        rows.getChildren().setAll(shown);
    }

    /** The preview stands beside what it previews: always if there is room, else when asked for, in place of the sections. */
    private void arrange() {
        double room = node.getLayoutBounds().getWidth() / desk.em().get();
        boolean narrow = room < NARROW;
        boolean open = !narrow || previewOpen.isSelected();
        previewOpen.setVisible(narrow);
        previewOpen.setManaged(narrow);
        kept.setVisible(!narrow);
        kept.setManaged(!narrow);
        sectionList.setVisible(!open || room >= TIGHT);
        sectionList.setManaged(sectionList.isVisible());
        columns.getChildren().remove(preview);
        if (open) {
            columns.getChildren().add(preview);
        }
    }

    private void press(KeyEvent event) {
        boolean slash = event.getText().equals("/") || event.getCode() == KeyCode.DIVIDE;
        boolean escape = event.getCode() == KeyCode.ESCAPE;
        if (slash && !search.isTyping()) {
            search.begin();
        } else if (escape && !search.textProperty().get().isEmpty()) {
            search.textProperty().set("");
        } else if (escape && previewOpen.isVisible() && previewOpen.isSelected()) {
            previewOpen.setSelected(false);
            previewOpen.requestFocus();
        } else {
            return;
        }
        event.consume();
    }
}
