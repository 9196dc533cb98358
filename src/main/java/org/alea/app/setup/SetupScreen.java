package org.alea.app.setup;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.BiConsumer;
import javafx.beans.value.ObservableValue;
import javafx.collections.MapChangeListener;
import javafx.fxml.FXML;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.HBox;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;
import org.alea.app.games.GameCover;
import org.alea.app.games.OwnChoices;
import org.alea.app.games.SetupOutlook;
import org.alea.app.games.TableViewKit;
import org.alea.app.guide.GuideOffer;
import org.alea.app.library.CoverArt;
import org.alea.app.reference.FacePane;
import org.alea.app.shell.Desk;
import org.alea.app.shell.Fxml;
import org.alea.app.shell.Icon;
import org.alea.app.shell.KeyHint;
import org.alea.app.shell.Screen;
import org.alea.app.shell.Sheets;
import org.alea.app.shell.Texts;
import org.alea.app.shell.Weakly;
import org.alea.content.GameBox;
import org.alea.engine.IllegalSetupException;
import org.alea.engine.Match;
import org.alea.engine.Move;
import org.alea.engine.Setup;
import org.alea.engine.SetupOption;
import org.alea.engine.Table;
import org.alea.store.Setting;
import org.kordamp.ikonli.Ikon;
import org.kordamp.ikonli.materialdesign2.MaterialDesignC;
import org.kordamp.ikonli.materialdesign2.MaterialDesignF;

/** Before a game: its options, its seed, and what awaits the player. Made from what the game offers. */
public final class SetupScreen<T extends Table<T>, M extends Move> implements Screen {
    private final Desk desk;
    private final TableViewKit<T, M> kit;
    private final GameBox<T, M> box;
    private final SetupModel model;
    private final OwnSetups own;
    private final Parent node;
    private final SetupSummary prospect;

    @FXML
    private StackPane art;

    @FXML
    private Button back;

    @FXML
    private Label kind;

    @FXML
    private Label heading;

    @FXML
    private VBox choices;

    @FXML
    private StackPane summary;

    private SetupScreen(Desk desk, TableViewKit<T, M> kit, GameBox<T, M> box) {
        this.desk = desk;
        this.kit = kit;
        this.box = box;
        model = new SetupModel(box.options());
        own = new OwnSetups(desk.preferences(), kit.cover().id());
        model.choose(kit.firstSetup());
        model.recall(lastSetups().getOrDefault(kit.cover().id(), ""));
        node = Fxml.load("setup", this);
        Sheets.attach(node, List.of("forms", "setup", "guide"));
        dress(kit.cover());
        choices.getChildren().add(GuideOffer.of(desk, kit.cover().id()));
        Optional<OwnChoices> laidOut = kit.ownChoices(desk, box, new Choosing());
        addChoices(laidOut.map(OwnChoices::node));
        choices.getChildren().add(panels(laidOut.map(OwnChoices::options).orElse(Set.of())));
        prospect = new SetupSummary(desk.texts(), () -> start(desk.navigator()::start));
        prospect.besides(new KeepSetup(desk.texts(), model, own), trialButton());
        summary.getChildren().add(prospect);
        model.chosen().addListener((MapChangeListener<String, String>) change -> show());
        Weakly.follow(node, desk.texts().languageProperty(), this::show);
        show();
    }

    /** The presets stand beside the title of the cards, or on a line of their own where something else comes first. */
    private void addChoices(Optional<Node> laidOut) {
        Node presets = new PresetChips(desk.texts(), model, kit.presets(), own);
        List<SetupOption> cards = model.shown(SetupOption.Kind.ANY);
        if (cards.isEmpty() || laidOut.isPresent()) {
            choices.getChildren().add(presets);
            laidOut.ifPresent(choices.getChildren()::add);
        }
        for (SetupOption option : cards) {
            boolean first = option.equals(cards.get(0)) && laidOut.isEmpty();
            choices.getChildren()
                    .add(new ModuleCards(
                            desk,
                            model,
                            option,
                            box.wording(),
                            value -> emblem(option, value),
                            this::winPercent,
                            first ? presets : new HBox()));
        }
    }

    private PanelPair panels(Set<String> elsewhere) {
        return new PanelPair(
                desk.em(), new OptionPanel(desk.texts(), model, box.wording(), elsewhere), new SeedPanel(desk, model));
    }

    /** What is chosen, for a game that lays out options itself. */
    private final class Choosing implements OwnChoices.Chosen {

        @Override
        public String value(String option) {
            return option(option).map(model::value).orElse("");
        }

        @Override
        public boolean applies(String option) {
            return option(option).filter(model::applies).isPresent();
        }

        private Optional<SetupOption> option(String id) {
            return model.shown().stream().filter(each -> each.id().equals(id)).findFirst();
        }

        @Override
        public void choose(Map<String, String> values) {
            model.choose(values);
        }

        @Override
        public void follow(Runnable show) {
            model.chosen().addListener((MapChangeListener<String, String>) change -> show.run());
            Weakly.follow(node, desk.texts().languageProperty(), show);
        }
    }

    /** The set-up screen of a game, filled in as it was last time. */
    public static Screen of(Desk desk, String game, GameBox<?, ?> box) {
        return of(desk, desk.suite().view(game).orElseThrow(), box);
    }

    @SuppressWarnings("unchecked") // a kit and a box of the same game are of the same types
    private static <T extends Table<T>, M extends Move> Screen of(
            Desk desk, TableViewKit<T, M> kit, GameBox<?, ?> box) {
        return new SetupScreen<>(desk, kit, (GameBox<T, M>) box);
    }

    @Override
    public Node node() {
        return node;
    }

    @Override
    public List<KeyHint> keys() {
        List<KeyHint> hints = new ArrayList<>(List.of(new KeyHint("↵", "setup.keys.start")));
        if (!model.shown(SetupOption.Kind.ANY).isEmpty()) {
            hints.add(new KeyHint("␣", "setup.keys.module"));
        }
        hints.add(new KeyHint("← →", "setup.keys.values"));
        return hints;
    }

    /** Enter begins at once. */
    @Override
    public void shown() {
        prospect.focusStart();
    }

    @Override
    public ObservableValue<String> title() {
        return desk.texts().text(kit.cover().titleKey());
    }

    private void dress(GameCover cover) {
        Texts texts = desk.texts();
        node.getStyleClass().add(cover.styleClass());
        art.getChildren().add(new CoverArt(cover, 2.14, 2.14));
        back.setGraphic(Icon.of(MaterialDesignC.CHEVRON_LEFT));
        back.accessibleTextProperty().bind(texts.text("action.back"));
        back.setOnAction(event -> desk.navigator().back());
        kind.textProperty().bind(texts.live(() -> texts.get("library.newGame").toUpperCase(texts.locale())));
        heading.textProperty().bind(texts.text(cover.titleKey()));
    }

    private void show() {
        boolean right = model.wrong().isEmpty();
        prospect.show(right ? outlook(model.setup()) : SetupOutlook.UNKNOWN);
        prospect.reserve(right ? reserve(model.setup()) : Optional.empty());
    }

    private OptionalInt winPercent(Setup setup) {
        return outlook(setup).winPercent();
    }

    private SetupOutlook outlook(Setup setup) {
        try {
            return kit.outlook(box, setup, desk.texts().language());
        } catch (IllegalSetupException e) {
            return SetupOutlook.UNKNOWN; // starting says what does not go together
        }
    }

    private Optional<Node> reserve(Setup setup) {
        try {
            FacePane.Style style = FacePane.Style.of(desk, kit.cover().id());
            return kit.reserve(box, setup)
                    .map(face -> FacePane.fit(face, desk.texts(), style, face.width(), face.height(), 1)
                            .yielding());
        } catch (IllegalSetupException e) {
            return Optional.empty();
        }
    }

    private Ikon emblem(SetupOption option, String value) {
        return kit.emblem(option.id(), value).orElse(kit.cover().icon());
    }

    /** A game that is neither kept nor counted, and where everything can be taken back. */
    private Button trialButton() {
        Texts texts = desk.texts();
        Button trial = new Button("", Icon.of(MaterialDesignF.FLASK_OUTLINE));
        trial.setId("trial");
        trial.textProperty().bind(texts.text("setup.trial"));
        Tooltip tip = new Tooltip();
        tip.textProperty().bind(texts.text("setup.trial.help"));
        trial.setTooltip(tip);
        trial.getStyleClass().addAll("ghost", "setup-foot");
        trial.setOnAction(event -> start(desk.navigator()::tryOut));
        return trial;
    }

    private void start(BiConsumer<String, Setup> begin) {
        model.wrong().ifPresentOrElse(this::object, () -> begin(begin));
    }

    /** A number that is none or too large is not made to fit: the player is told which one is meant. */
    private void object(SetupOption wrong) {
        String name = box.wording().say("option." + wrong.id(), desk.texts().language());
        desk.navigator()
                .toast(desk.texts()
                        .get(
                                "setup.number",
                                name,
                                wrong.values().get(0),
                                wrong.values().get(1)));
        node.lookup("#option-" + wrong.id()).requestFocus();
    }

    private void begin(BiConsumer<String, Setup> how) {
        Map<String, String> last = new TreeMap<>(lastSetups());
        last.put(kit.cover().id(), model.written());
        desk.preferences().set(Setting.LAST_SETUPS, last);
        Setup setup = model.setup();
        refusal(setup)
                .ifPresentOrElse(
                        reason -> desk.navigator().toast(desk.texts().get("setup.refused", reason)),
                        () -> how.accept(kit.cover().id(), setup));
    }

    /** Options that are fine each for itself may not go together; the game knows. */
    private Optional<String> refusal(Setup setup) {
        try {
            Match.start(box.game(), setup);
            return Optional.empty();
        } catch (IllegalSetupException e) {
            return Optional.of(e.words().in(desk.texts().language()));
        }
    }

    private Map<String, String> lastSetups() {
        return desk.preferences().get(Setting.LAST_SETUPS);
    }
}
