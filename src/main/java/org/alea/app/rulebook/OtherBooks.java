package org.alea.app.rulebook;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import javafx.application.Platform;
import javafx.scene.control.Button;
import javafx.scene.layout.HBox;
import org.alea.app.games.GameCover;
import org.alea.app.games.TableViewKit;
import org.alea.app.shell.Desk;
import org.alea.app.shell.Icon;
import org.alea.content.RuleBook;

/** Where the open book says nothing of what was typed: a link to each other book that does. */
final class OtherBooks extends HBox {
    private final Desk desk;
    private final RulebookModel model;
    private final Map<GameCover, Button> links = new HashMap<>();

    /** @param read opens the book of a game */
    OtherBooks(Desk desk, RulebookModel model, Consumer<String> read) {
        this.desk = desk;
        this.model = model;
        getStyleClass().add("other-books");
        desk.suite().views().stream().map(TableViewKit::cover).forEach(cover -> link(cover, read));
        managedProperty().bind(visibleProperty());
        hide();
        model.passagesProperty().addListener((all, old, now) -> look());
    }

    private void link(GameCover cover, Consumer<String> read) {
        Button link = new Button("", Icon.of(cover.icon()));
        link.setId("other-book-" + cover.id());
        link.getStyleClass().setAll("chip-button", "book-chip", cover.styleClass());
        link.managedProperty().bind(link.visibleProperty());
        link.setOnAction(event -> read.accept(cover.id()));
        links.put(cover, link);
        getChildren().add(link);
    }

    private void look() {
        hide();
        Search search = model.search();
        if (search.nothing() || model.passagesProperty().get() != 0) {
            return;
        }
        links.forEach((cover, link) -> {
            if (!isOpen(cover)) {
                desk.boxes()
                        .whenOpen(
                                cover.id(), box -> look(cover, link, box.rules().entries(), search));
            }
        });
    }

    private void look(GameCover cover, Button link, List<RuleBook.Entry> rules, Search search) {
        desk.background().execute(() -> {
            int own = search.passages(rules);
            int found = own > 0 ? own : search.bothWays().passages(rules);
            Platform.runLater(() -> {
                // the reader may have typed on, or turned to that book
                if (found > 0 && search.equals(model.search()) && !isOpen(cover)) {
                    offer(cover, link, found, own > 0 ? "rulebook.elsewhere" : "rulebook.elsewhere.other");
                }
            });
        });
    }

    private void offer(GameCover cover, Button link, int found, String key) {
        link.textProperty()
                .bind(desk.texts()
                        .live(() -> desk.texts().get(key, found, desk.texts().get(cover.titleKey()))));
        link.setVisible(true);
        setVisible(true);
    }

    private void hide() {
        setVisible(false);
        links.values().forEach(link -> link.setVisible(false));
    }

    private boolean isOpen(GameCover cover) {
        return model.volume()
                .filter(open -> open.book().game().equals(cover.id()))
                .isPresent();
    }
}
