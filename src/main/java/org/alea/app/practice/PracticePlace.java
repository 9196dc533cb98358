package org.alea.app.practice;

import java.util.List;
import java.util.Optional;
import javafx.beans.value.ObservableValue;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.layout.StackPane;
import org.alea.app.games.TableViewKit;
import org.alea.app.shell.Desk;
import org.alea.app.shell.Icon;
import org.alea.app.shell.KeyHint;
import org.alea.app.shell.Screen;
import org.alea.content.GameBox;
import org.alea.engine.Move;
import org.alea.engine.Table;
import org.kordamp.ikonli.materialdesign2.MaterialDesignT;

/** The practice room of the first game that has one, as soon as its box is open. */
public final class PracticePlace implements Screen {
    private final Desk desk;
    private final StackPane node = new StackPane();
    private Optional<Screen> room = Optional.empty();

    public PracticePlace(Desk desk) {
        this.desk = desk;
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
        return room.map(Screen::keys).orElse(List.of());
    }

    @Override
    public void shown() {
        if (room.isPresent()) {
            room.get().shown();
        } else {
            desk.suite().views().stream()
                    .filter(kit -> kit.practice().isPresent())
                    .findFirst()
                    .ifPresentOrElse(this::open, this::nothing);
        }
    }

    @Override
    public void dispose() {
        room.ifPresent(Screen::dispose);
    }

    private void open(TableViewKit<?, ?> kit) {
        desk.boxes().whenOpen(kit.cover().id(), box -> show(kit, box));
    }

    private <T extends Table<T>, M extends Move> void show(TableViewKit<T, M> kit, GameBox<?, ?> box) {
        kit.practice().map(opener -> opener.open(desk, own(kit, box))).ifPresent(screen -> {
            room = Optional.of(screen);
            node.getChildren().setAll(screen.node());
            screen.shown();
        });
    }

    /** A kit and a box of the same game are of the same types: their registration promises it. */
    @SuppressWarnings({"unchecked", "unused"})
    private static <T extends Table<T>, M extends Move> GameBox<T, M> own(TableViewKit<T, M> kit, GameBox<?, ?> box) {
        return (GameBox<T, M>) box;
    }

    private void nothing() {
        Label none = new Label("", Icon.of(MaterialDesignT.TIMER_OUTLINE, "faint-icon"));
        none.textProperty().bind(desk.texts().text("practice.none"));
        none.getStyleClass().add("faint");
        node.getChildren().setAll(none);
    }
}
