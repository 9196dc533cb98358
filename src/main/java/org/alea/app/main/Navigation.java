package org.alea.app.main;

import java.util.Optional;
import java.util.Set;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import java.util.function.Supplier;
import javafx.scene.Node;
import org.alea.app.library.LibraryScreen;
import org.alea.app.reference.ReferenceScreen;
import org.alea.app.rulebook.RulebookScreen;
import org.alea.app.settings.SettingsScreen;
import org.alea.app.setup.SetupScreen;
import org.alea.app.shell.Desk;
import org.alea.app.shell.KeyboardHelp;
import org.alea.app.shell.Navigator;
import org.alea.app.shell.NextFrame;
import org.alea.app.shell.RuleDialog;
import org.alea.app.shell.Screen;
import org.alea.app.shell.Texts;
import org.alea.content.GameBox;
import org.alea.engine.Setup;
import org.alea.store.Loading;
import org.jspecify.annotations.Nullable;

/** The navigator of the window: knows the way back, seats the player at tables, and opens dialogs above them. */
final class Navigation implements Navigator {
    private static final Destination HOME = Destination.ALL.get(0);

    private final Journey journey = new Journey(this::put);
    private @Nullable Room room;
    private @Nullable Screen first;
    private Destination setOutFrom = HOME;

    /** What stands in the window. */
    record Room(Desk desk, Shell shell, Seating seating) {}

    /** Called once, when the window has been put together; the first screen is made, and not yet shown. */
    void furnish(Room newRoom) {
        room = newRoom;
        first = HOME.screen().apply(desk());
    }

    /** Shows the first screen. */
    void begin() {
        if (first != null) {
            journey.anew(first);
            first = null;
        }
    }

    Optional<Screen> present() {
        return journey.present();
    }

    /** Whether nobody plays against the clock. */
    boolean noClockRuns() {
        return present().map(Screen::canBeCovered).orElse(true);
    }

    void leaveAll() {
        journey.leaveAll();
    }

    /** Begins anew at a destination of the rail. */
    void go(Destination place) {
        slowly(() -> {
            setOutFrom = place;
            journey.anew(place.screen().apply(desk()));
        });
    }

    /** Lets the player see that he was heard before something is done that takes longer than a frame. */
    private void slowly(Runnable opening) {
        if (desk().animated()) {
            shell().hear();
        }
        NextFrame.run(desk(), opening);
    }

    @Override
    public void show(Screen screen) {
        journey.on(screen);
    }

    @Override
    public BooleanSupplier stillHere() {
        Optional<Screen> here = present();
        return () -> present().equals(here);
    }

    @Override
    public void back() {
        if (journey.canGoBack()) {
            journey.back();
        } else {
            home();
        }
    }

    @Override
    public String wayBack() {
        Texts texts = desk().texts();
        return journey.behind()
                .filter(screen -> !(screen instanceof LibraryScreen))
                .map(screen -> texts.get("table.backTo", screen.title().getValue()))
                .orElse(texts.get("table.back"));
    }

    /** Escape, where nobody else wanted it: a table has its own way out. */
    void escape() {
        if (journey.present().filter(Screen::besideRail).isPresent() && journey.canGoBack()) {
            journey.back();
        }
    }

    @Override
    public void home() {
        go(HOME);
    }

    @Override
    public void setUp(String game) {
        slowly(() -> withBox(game, box -> journey.on(SetupScreen.of(desk(), game, box))));
    }

    @Override
    public void start(String game, Setup setup) {
        BooleanSupplier stillHere = stillHere();
        slowly(() -> withBox(game, box -> toTable().start(game, box, setup, stillHere)));
    }

    @Override
    public void tryOut(String game, Setup setup) {
        BooleanSupplier stillHere = stillHere();
        slowly(() -> withBox(game, box -> toTable().tryOut(game, box, setup, stillHere)));
    }

    @Override
    public void resume(String game) {
        slowly(() -> withBox(game, box -> toTable().resume(game, box)));
    }

    @Override
    public void explain(String game, Loading<?, ?> loading) {
        boolean ofTable = loading instanceof Loading.Loaded<?, ?> loaded
                && loaded.passedOver().isEmpty();
        SaveNotice.of(desk(), game, loading, journey.present())
                .ifPresent(ofTable ? shell().notices()::addOfTable : shell().notices()::add);
        if (!(loading instanceof Loading.Loaded)) {
            // no dialog covers what is said, nor offers the match that is gone
            closeDialog();
            tellAnew();
        }
    }

    /** What the present screen told of the matches that wait is no longer true. */
    void tellAnew() {
        journey.present().filter(Screen::besideRail).ifPresent(Screen::shown);
    }

    @Override
    public void saves(String game) {
        withBox(game, box -> toTable().saves(game, box));
    }

    /** The saves of the game on the table; elsewhere, and while a clock runs, there is nothing to keep. */
    void savesOfTable() {
        if (toTable().there()) {
            seating().game().ifPresent(game -> {
                if (noClockRuns()) {
                    saves(game);
                } else {
                    toast(desk().texts().get("saves.clockRuns"));
                }
            });
        }
    }

    @Override
    public void rule(String game, String rule) {
        withBox(
                game,
                box -> box.rules()
                        .entry(rule)
                        .ifPresent(entry -> dialog(
                                new RuleDialog(desk().texts(), entry, () -> rulebook(game, rule), this::closeDialog))));
    }

    @Override
    public void rulebook(String game, String rule) {
        lookUp(() -> RulebookScreen.at(desk(), game, rule));
    }

    @Override
    public void card(String game, String card) {
        lookUp(() -> ReferenceScreen.at(desk(), game, card, faceUp(game)));
    }

    @Override
    public void reference(String game) {
        lookUp(() -> ReferenceScreen.of(desk(), game, faceUp(game)));
    }

    @Override
    public void settings() {
        lookUp(() -> new SettingsScreen(desk()));
    }

    /** What lies open in front of a player who looks a card up from the table. */
    private Set<String> faceUp(String game) {
        return toTable().there() && seating().game().filter(game::equals).isPresent()
                ? seating().faceUp()
                : Set.of();
    }

    /** Nobody gets to read while a clock runs. */
    private void lookUp(Supplier<Screen> screen) {
        if (noClockRuns()) {
            slowly(() -> journey.on(screen.get()));
        } else {
            toast(desk().texts().get("reference.clockRuns"));
        }
    }

    @Override
    public void dialog(Node content) {
        shell().heardOut();
        shell().dialogs().open(content);
    }

    @Override
    public void closeDialog() {
        shell().dialogs().close();
    }

    @Override
    public void keys() {
        present().ifPresent(screen -> dialog(new KeyboardHelp(desk(), screen, this::closeDialog)));
    }

    @Override
    public void toast(String line) {
        present().ifPresent(screen -> shell().say(line, screen));
    }

    @Override
    public void hush(String line) {
        shell().toast().hush(line);
    }

    @Override
    public void hush() {
        shell().toast().hush();
    }

    private void withBox(String game, Consumer<GameBox<?, ?>> then) {
        desk().boxes().whenOpen(game, then);
    }

    private void put(Screen screen) {
        closeDialog();
        // what the screen before said is not about this one
        hush();
        if (screen.besideRail()) {
            shell().notices().tableLeft();
        }
        shell().put(screen);
        shell().rail().mark(screen.railPlace().orElse(setOutFrom.id()));
        // a page of the rail has no way back of its own
        shell().rail().offerBack(screen.railPlace().isPresent() && journey.canGoBack());
    }

    private Desk desk() {
        return room().desk();
    }

    private Shell shell() {
        return room().shell();
    }

    private Seating seating() {
        return room().seating();
    }

    private WayToTable toTable() {
        return new WayToTable(room(), journey, this);
    }

    private Room room() {
        if (room == null) {
            throw new IllegalStateException("the window has not been put together yet");
        }
        return room;
    }
}
