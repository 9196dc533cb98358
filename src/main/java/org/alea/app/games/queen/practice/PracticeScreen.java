package org.alea.app.games.queen.practice;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Function;
import javafx.application.Platform;
import javafx.beans.value.ObservableValue;
import javafx.scene.Node;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;
import org.alea.app.games.TableScreen;
import org.alea.app.shell.Desk;
import org.alea.app.shell.GameSession;
import org.alea.app.shell.KeyHint;
import org.alea.app.shell.Screen;
import org.alea.app.shell.Sheets;
import org.alea.games.queen.QueenBox;
import org.alea.games.queen.QueenMove;
import org.alea.games.queen.QueenTable;
import org.alea.games.queen.Speed;
import org.alea.games.queen.practice.Attempt;
import org.alea.games.queen.practice.AttemptsCsv;
import org.alea.games.queen.practice.Circuit;
import org.alea.games.queen.practice.Drill;
import org.alea.store.Setting;
import org.jspecify.annotations.Nullable;

/** Practice: the drills and how they have gone, and the Daily Challenge with its calendar. */
public final class PracticeScreen implements Screen {
    private static final String REMEMBERED = "queen-practice";

    private final Desk desk;
    private final QueenBox box;
    private final Function<GameSession<QueenTable, QueenMove>, TableScreen> tables;
    private final PracticeFiles files;
    private final PracticeModel model;
    private final DailyRoom dailyRoom;
    private final DrillPage drills;
    private final VBox node;
    private @Nullable DailyPage daily;

    /** @param tables opens the table of a session */
    public PracticeScreen(Desk desk, QueenBox box, Function<GameSession<QueenTable, QueenMove>, TableScreen> tables) {
        this.desk = desk;
        this.box = box;
        this.tables = tables;
        files = new PracticeFiles(desk.store());
        model = new PracticeModel(box, files);
        recall();
        dailyRoom = new DailyRoom(desk, box, tables);
        drills = new DrillPage(
                desk,
                model,
                new DrillPage.Ways(
                        () -> model.onceRead(this::start),
                        this::again,
                        () -> model.onceRead(this::circuit),
                        this::compose,
                        () -> model.remove(model.drillProperty().get()),
                        this::export));
        PracticeHeader header = new PracticeHeader(desk, model);
        StackPane page = new StackPane(drills);
        header.pageProperty()
                .addListener((all, old, now) ->
                        page.getChildren().setAll(now == PracticeHeader.Page.DRILLS ? drills : daily()));
        VBox.setVgrow(page, javafx.scene.layout.Priority.ALWAYS);
        page.setMinHeight(0);
        node = new VBox(header, page);
        node.getStyleClass().addAll("practice", "game-queen");
        Sheets.attach(node, List.of("table", "forms", "charts", "practice"));
    }

    /** Practice with this drill chosen. */
    public static PracticeScreen at(
            Desk desk, QueenBox box, Function<GameSession<QueenTable, QueenMove>, TableScreen> tables, Drill drill) {
        PracticeScreen screen = new PracticeScreen(desk, box, tables);
        screen.model.wish(drill.id());
        return screen;
    }

    @Override
    public Node node() {
        return node;
    }

    @Override
    public ObservableValue<String> title() {
        return desk.texts().text("rail.practice");
    }

    @Override
    public List<KeyHint> keys() {
        return List.of(
                new KeyHint("↑ ↓", "practice.keys.choose"),
                new KeyHint("← ↑ → ↓", "practice.keys.day"),
                new KeyHint("↵", "practice.keys.start"));
    }

    @Override
    public void shown() {
        drills.focusChosen();
        desk.background().execute(() -> {
            PracticeFiles.Reading reading = files.read();
            DailyRoom.Facts facts = dailyRoom.read();
            Platform.runLater(() -> {
                model.show(reading);
                daily().show(facts);
            });
        });
    }

    /** The calendar is behind the drills: it comes with what is to stand in it, or when the player turns to it. */
    private DailyPage daily() {
        if (daily == null) {
            daily = new DailyPage(desk, box, dailyRoom);
        }
        return daily;
    }

    private void start() {
        remember();
        open(DrillRun.of(model, model.drillProperty().get()));
    }

    private void again(Attempt attempt) {
        open(DrillRun.again(model, model.drillProperty().get(), Long.parseUnsignedLong(attempt.seed())));
    }

    private void circuit() {
        remember();
        Speed speed = model.speedProperty().get();
        open(DrillRun.of(
                model, new Circuit(box.drills(), speed, model.attempts().nextCircuitSeed(speed))));
    }

    private void open(DrillRun run) {
        desk.navigator().show(new DrillScreen(desk, run, tables));
    }

    private void compose() {
        desk.navigator().dialog(new DrillComposer(desk, model, drills::focusChosen));
    }

    private void export() {
        Path file = desk.store()
                .folder()
                .root()
                .resolve("export")
                .resolve("queen-" + model.drillProperty().get().id() + "-"
                        + model.speedProperty().get().name().toLowerCase(Locale.ROOT) + ".csv");
        String text = AttemptsCsv.write(model.standing().attempts());
        desk.background().execute(() -> {
            String line = write(file, text);
            Platform.runLater(() -> desk.navigator().toast(line));
        });
    }

    private String write(Path file, String text) {
        try {
            Files.createDirectories(file.resolveSibling("."));
            Files.writeString(file, text);
            return desk.texts().get("practice.exported", file);
        } catch (IOException | UncheckedIOException e) {
            return desk.texts().get("practice.notExported", String.valueOf(e.getMessage()));
        }
    }

    /** The drill and speed of the last time. */
    private void recall() {
        String[] last = desk.preferences()
                .get(Setting.LAST_SETUPS)
                .getOrDefault(REMEMBERED, "")
                .split(" ");
        if (last.length == 2) {
            model.wish(last[0]);
            for (Speed speed : Speed.values()) {
                if (speed.name().equals(last[1])) {
                    model.speedProperty().set(speed);
                }
            }
        }
    }

    private void remember() {
        Map<String, String> last = new TreeMap<>(desk.preferences().get(Setting.LAST_SETUPS));
        last.put(
                REMEMBERED,
                model.drillProperty().get().id() + " "
                        + model.speedProperty().get().name());
        desk.preferences().set(Setting.LAST_SETUPS, last);
    }
}
