package org.alea.app.shell;

import java.time.ZoneId;
import java.util.List;
import java.util.function.Consumer;
import javafx.application.Platform;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.ScrollPane;
import javafx.scene.control.TextField;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;
import org.alea.store.SaveHeader;
import org.alea.store.Saves;
import org.alea.store.Slot;
import org.kordamp.ikonli.Ikon;
import org.kordamp.ikonli.materialdesign2.MaterialDesignC;
import org.kordamp.ikonli.materialdesign2.MaterialDesignD;
import org.kordamp.ikonli.materialdesign2.MaterialDesignP;

/** The matches of one game the player has kept under a name: the present one can join them, any can be taken up. */
public final class SavesDialog extends VBox {
    private final Desk desk;
    private final String game;
    private final Ways ways;
    private final VBox rows = new VBox();
    private final HBox keeping = new HBox();
    private final TextField name = new TextField();
    private final Label full = new Label();

    /**
     * What can be done here.
     *
     * @param keep keeps the present match under a name, then goes on
     */
    public record Ways(Keeping keep, Consumer<Slot> load, Runnable close) {}

    /** Keeps the present match. */
    public interface Keeping {
        void as(String name, Runnable then);
    }

    public SavesDialog(Desk desk, String game, Ways ways) {
        this.desk = desk;
        this.game = game;
        this.ways = ways;
        Texts texts = desk.texts();
        getStyleClass().addAll("panel", "saves-dialog");
        full.textProperty().bind(texts.text("saves.full", Slot.NAMED));
        full.setWrapText(true);
        full.getStyleClass().add("muted");
        rows.getStyleClass().add("setting-rows");
        ScrollPane scroll = new ScrollPane(rows);
        scroll.setFitToWidth(true);
        scroll.getStyleClass().add("page");
        fillKeeping();
        getChildren().addAll(Dialogs.header(texts, texts.text("saves.title"), ways.close()), keeping, full, scroll);
        list();
    }

    private void fillKeeping() {
        Texts texts = desk.texts();
        name.setId("save-name");
        name.promptTextProperty().bind(texts.text("saves.name"));
        name.accessibleTextProperty().bind(texts.text("saves.name"));
        HBox.setHgrow(name, Priority.ALWAYS);
        Button keep = new Button("", Icon.of(MaterialDesignC.CONTENT_SAVE_OUTLINE));
        keep.setId("save-keep");
        keep.getStyleClass().add("primary");
        keep.textProperty().bind(texts.text("saves.keep"));
        keep.disableProperty().bind(name.textProperty().map(String::isBlank));
        Runnable action = () -> {
            if (!name.getText().isBlank()) {
                ways.keep().as(name.getText().strip(), this::list);
                name.clear();
            }
        };
        keep.setOnAction(event -> action.run());
        name.setOnAction(event -> action.run());
        keeping.getStyleClass().add("seed-line");
        keeping.getChildren().setAll(name, keep);
    }

    private void list() {
        desk.background().execute(() -> {
            List<Saves.Listed> all = desk.store().saves().list(game);
            Platform.runLater(() -> show(all));
        });
    }

    private void show(List<Saves.Listed> all) {
        boolean present = all.stream().anyMatch(save -> save.slot().isAutosave());
        List<Saves.Listed> kept =
                all.stream().filter(save -> !save.slot().isAutosave()).toList();
        boolean room = kept.size() < Slot.NAMED;
        put(keeping, present && room);
        put(full, present && !room);
        rows.getChildren().setAll(kept.stream().map(this::row).toList());
        if (kept.isEmpty()) {
            Label nothing = new Label();
            nothing.textProperty().bind(desk.texts().text("saves.none"));
            nothing.setWrapText(true);
            nothing.getStyleClass().addAll("faint", "nothing");
            rows.getChildren().add(nothing);
        }
    }

    private Node row(Saves.Listed save) {
        Texts texts = desk.texts();
        String called = save.header()
                .map(SaveHeader::name)
                .orElseGet(() -> texts.get("saves.unreadable", save.slot().number()));
        Label title = new Label(called);
        title.getStyleClass().add("strong");
        title.setWrapText(true);
        Label detail = new Label();
        detail.textProperty()
                .bind(texts.live(() -> save.header().map(this::told).orElseGet(() -> texts.get("library.damaged"))));
        detail.getStyleClass().add("setting-help");
        detail.setWrapText(true);
        VBox words = new VBox(title, detail);
        HBox.setHgrow(words, Priority.ALWAYS);
        int number = save.slot().number();
        Button load = button(MaterialDesignP.PLAY, "saves.load", called, "load-" + number);
        load.setOnAction(event -> ways.load().accept(save.slot()));
        Button delete = button(MaterialDesignD.DELETE_OUTLINE, "saves.delete", called, "delete-" + number);
        delete.setOnAction(event -> sure(delete, save.slot(), called));
        HBox row = new HBox(words, load, delete);
        row.getStyleClass().add("setting-row");
        return row;
    }

    /** A save is gone for good, so its button asks once more. */
    private void sure(Button delete, Slot slot, String called) {
        Texts texts = desk.texts();
        delete.setText(texts.get("saves.sure"));
        delete.accessibleTextProperty().bind(texts.text("saves.sureOf", called));
        delete.setOnAction(event -> {
            desk.store().saves().delete(slot);
            list();
        });
    }

    private String told(SaveHeader header) {
        Texts texts = desk.texts();
        String day = Dates.moment(header.savedAt().atZone(ZoneId.systemDefault()), texts);
        String told = texts.get("saves.detail", day, header.moves(), Math.max(1, header.playedMs() / 60_000));
        return header.reached()
                .map(words -> words.in(texts.language()) + "\n" + told)
                .orElse(told);
    }

    private Button button(Ikon icon, String key, String called, String id) {
        Button button = new Button("", Icon.of(icon));
        button.setId(id);
        button.getStyleClass().add("icon-button");
        button.accessibleTextProperty().bind(desk.texts().text(key, called));
        return button;
    }

    private static void put(Node node, boolean there) {
        node.setVisible(there);
        node.setManaged(there);
    }
}
