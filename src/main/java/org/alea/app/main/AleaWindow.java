package org.alea.app.main;

import java.time.Clock;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Executor;
import java.util.function.LongSupplier;
import javafx.application.Platform;
import javafx.collections.MapChangeListener;
import javafx.css.PseudoClass;
import javafx.scene.Group;
import javafx.scene.Scene;
import javafx.stage.Stage;
import org.alea.app.games.Suite;
import org.alea.app.games.TableViewKit;
import org.alea.app.settings.Preferences;
import org.alea.app.shell.BaseSize;
import org.alea.app.shell.Boxes;
import org.alea.app.shell.CrashDialog;
import org.alea.app.shell.Desk;
import org.alea.app.shell.FocusRing;
import org.alea.app.shell.Fonts;
import org.alea.app.shell.KeyChecks;
import org.alea.app.shell.Logo;
import org.alea.app.shell.NextFrame;
import org.alea.app.shell.Notice;
import org.alea.app.shell.SoundBoard;
import org.alea.app.shell.Texts;
import org.alea.app.shell.Theme;
import org.alea.app.shell.TipEscape;
import org.alea.content.GameBox;
import org.alea.engine.Words;
import org.alea.store.CrashReport;
import org.alea.store.FinishedGame;
import org.alea.store.History;
import org.alea.store.Ledger;
import org.alea.store.Saves;
import org.alea.store.Setting;
import org.alea.store.SettingsFile;
import org.alea.store.Slot;
import org.alea.store.Store;
import org.alea.store.WriteFailure;

/** The program in its window: puts shell, desk and screens together and keeps them together until it is closed. */
public final class AleaWindow implements AutoCloseable {
    private static final PseudoClass CONTRAST = PseudoClass.getPseudoClass("contrast");

    private final Environment environment;
    private final Navigation navigation = new Navigation();
    private final BaseSize baseSize = new BaseSize();
    private final Desk desk;
    private final Shell shell;
    private final Seating seating;
    private Runnable writesAgain = () -> {};

    /**
     * What the window stands on.
     *
     * @param clock monotonic time in nanoseconds
     * @param calendar the time of day
     * @param animated whether anything may move
     */
    public record Environment(
            Suite suite,
            Store store,
            Preferences preferences,
            List<SettingsFile.Problem> settingsProblems,
            SoundBoard sounds,
            Executor background,
            LongSupplier clock,
            Clock calendar,
            boolean animated) {}

    /** May be called on any thread: nothing is shown yet. */
    public AleaWindow(Environment environment) {
        this.environment = environment;
        Store store = environment.store();
        Preferences preferences = environment.preferences();
        Theme.of(preferences.get(Setting.THEME)).dressControls();
        Texts texts = new Texts(preferences.language());
        Boxes boxes = new Boxes(environment.suite(), store.folder().rulesData(), environment.background());
        desk = new Desk(
                texts,
                preferences,
                environment.sounds(),
                navigation,
                environment.suite(),
                boxes,
                store,
                environment.background(),
                environment.clock(),
                environment.calendar(),
                baseSize.em(),
                environment.animated());
        shell = new Shell(texts, new Rail(desk, navigation::go, navigation::back), navigation::noClockRuns);
        seating = new Seating(desk);
        navigation.furnish(new Navigation.Room(desk, shell, seating));
        tellProblems();
    }

    public Desk desk() {
        return desk;
    }

    /** Puts everything on a stage and connects the window's own keys. */
    public void open(Stage stage) {
        navigation.begin();
        Preferences preferences = desk.preferences();
        Scene scene =
                new Scene(new Group(), preferences.get(Setting.WINDOW_WIDTH), preferences.get(Setting.WINDOW_HEIGHT));
        followPreferences(scene);
        // last of all: what is put into a scene is styled at once, and then again whenever its sheets change
        scene.setRoot(shell);
        stage.setScene(scene);
        stage.titleProperty().bind(desk.texts().text("app.title"));
        FocusRing.follow(scene);
        TipEscape.listen();
        WindowKeys.listen(scene, stage, desk, navigation);
        // what the first frame can do without
        NextFrame.run(
                desk,
                () -> environment.background().execute(Fonts::load),
                () -> stage.getIcons().setAll(Logo.picture(32), Logo.picture(64), Logo.picture(128)),
                this::lookAtKeys,
                this::lookAtFiles,
                environment.sounds()::prepare);
    }

    /** Something went wrong that nobody expected: the player is told, the report is kept, the match goes on. */
    public void report(Throwable problem) {
        CrashReport report = environment.store().report(problem, seating::present);
        navigation.dialog(new CrashDialog(desk.texts(), report, navigation::closeDialog));
    }

    /** Tells the player what cannot be written, as long as it cannot. */
    public void tellWriting(Optional<WriteFailure> trouble) {
        writesAgain.run();
        Texts texts = desk.texts();
        writesAgain = trouble.map(failure -> shell.notices()
                        .add(Notice.of(true, texts.words(failure.explain())).withDetail(texts.words(failure.detail()))))
                .orElse(() -> {});
    }

    /** Leaves every screen, so that what runs stops and is saved. */
    @Override
    public void close() {
        navigation.leaveAll();
    }

    private void followPreferences(Scene scene) {
        Preferences preferences = desk.preferences();
        preferences
                .of(Setting.LANGUAGE)
                .addListener((all, old, now) -> desk.texts().speak(preferences.language()));
        preferences
                .of(Setting.THEME)
                .addListener((all, old, now) -> Theme.of(now).dress(scene));
        preferences
                .of(Setting.HIGH_CONTRAST)
                .addListener((all, old, now) -> shell.pseudoClassStateChanged(CONTRAST, now));
        shell.pseudoClassStateChanged(CONTRAST, preferences.get(Setting.HIGH_CONTRAST));
        baseSize.follow(scene.widthProperty(), scene.heightProperty(), shell, preferences);
        Theme.of(preferences.get(Setting.THEME)).dress(scene);
    }

    /** Opens every game beforehand, which also shows at once whether the player's own files can be used. */
    private void lookAtFiles() {
        desk.suite().views().forEach(view -> desk.boxes().whenOpen(view.cover().id(), box -> bringBack(view, box)));
        environment.background().execute(() -> {
            History history = environment.store().history();
            history.adoptReplaysWithoutLine();
            List<Ledger.Problem> problems = history.read().problems();
            problems.stream()
                    .findFirst()
                    .ifPresent(problem -> Platform.runLater(() -> shell.notices()
                            .add(Notice.of(false, desk.texts().words(problem.explain()))
                                    .withDetail(desk.texts().words(problem.detail())))));
            history.uncounted().forEach(this::count);
        });
    }

    /** What the program had no time to count before it was closed. */
    private void count(FinishedGame finished) {
        if (desk.suite().has(finished.game())) {
            History history = environment.store().history();
            GameBox<?, ?> today = desk.boxes().open(finished.game()).join();
            history.count(
                    finished,
                    history.header(finished)
                            .<GameBox<?, ?>>map(save -> desk.boxes().begunWith(save, today))
                            .orElse(today));
        }
    }

    /** A match that was set aside for another version or for other cards waits again if those are here. */
    private void bringBack(TableViewKit<?, ?> view, GameBox<?, ?> box) {
        Saves saves = environment.store().saves();
        environment.background().execute(() -> {
            List<Slot> back = Slot.all(view.cover().id()).stream()
                    .filter(slot -> saves.bringBack(slot, save -> desk.boxes().begunWith(save, box)))
                    .toList();
            if (!back.isEmpty()) {
                Platform.runLater(() -> {
                    Texts texts = desk.texts();
                    shell.notices()
                            .add(Notice.of(
                                    false,
                                    texts.live(() -> texts.get(
                                            "notice.cameBack",
                                            texts.get(view.cover().titleKey())))));
                    navigation.tellAnew();
                });
            }
        });
    }

    private void lookAtKeys() {
        Texts texts = desk.texts();
        if (!new KeyChecks(desk).problems().isEmpty()) {
            shell.notices()
                    .add(Notice.of(false, texts.text("notice.keys"))
                            .withDetail(texts.live(() -> String.join("\n", new KeyChecks(desk).problems()))));
        }
    }

    private void tellProblems() {
        Texts texts = desk.texts();
        if (!environment.store().access().granted()) {
            shell.notices()
                    .add(Notice.of(
                            false, texts.words(environment.store().access().explain())));
        }
        for (SettingsFile.Problem problem : environment.settingsProblems()) {
            shell.notices()
                    .add(Notice.of(false, texts.words(problem.explain())).withDetail(texts.words(problem.detail())));
        }
        desk.boxes().problems().addListener((MapChangeListener<String, Words>) change -> {
            if (change.wasAdded()) {
                shell.notices()
                        .add(Notice.of(true, texts.text("notice.ownCards"))
                                .withDetail(texts.words(change.getValueAdded())));
            }
        });
    }
}
