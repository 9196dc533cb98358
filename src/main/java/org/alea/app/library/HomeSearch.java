package org.alea.app.library;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import javafx.application.Platform;
import javafx.scene.control.Label;
import javafx.scene.control.TextField;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.input.MouseEvent;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import org.alea.app.games.TableViewKit;
import org.alea.app.reference.Catalogues;
import org.alea.app.shell.Desk;
import org.alea.app.shell.Icon;
import org.alea.app.shell.Texts;
import org.alea.app.shell.Weakly;
import org.kordamp.ikonli.materialdesign2.MaterialDesignM;

/** One field for every game, card and rule: what is found hangs below it, and a press opens it where it belongs. */
final class HomeSearch extends HBox {
    private final Desk desk;
    private final HomeIndex index = new HomeIndex();
    private final HitList hits;
    private final TextField field = new TextField();
    private Set<String> waiting = Set.of();
    private boolean gathered;
    private boolean wanted;

    HomeSearch(Desk desk) {
        this.desk = desk;
        Texts texts = desk.texts();
        name();
        hits = new HitList(texts, desk.suite(), this::open);
        getStyleClass().add("home-search");
        field.setId("home-search");
        field.promptTextProperty().bind(texts.text("library.search"));
        field.accessibleTextProperty().bind(texts.text("library.search"));
        HBox.setHgrow(field, Priority.ALWAYS);
        Label key = new Label("/");
        key.getStyleClass().add("kbd");
        key.setMinWidth(USE_PREF_SIZE);
        getChildren().addAll(Icon.of(MaterialDesignM.MAGNIFY), field, key);
        addEventFilter(MouseEvent.MOUSE_PRESSED, event -> wanted = true);
        setOnMousePressed(event -> field.requestFocus());
        field.addEventFilter(KeyEvent.KEY_TYPED, this::typed);
        field.addEventFilter(KeyEvent.KEY_PRESSED, this::press);
        field.textProperty().addListener((all, old, now) -> {
            if (!now.isBlank()) {
                gather();
            }
            show();
        });
        field.focusedProperty().addListener((all, old, now) -> {
            if (!now) {
                wanted = false;
            } else if (wanted) {
                gather();
            }
            hits.setVisible(now && !field.getText().isBlank());
        });
        Weakly.follow(this, texts.languageProperty(), () -> {
            name();
            show();
        });
    }

    private void name() {
        List<Hit> games = new ArrayList<>();
        for (TableViewKit<?, ?> kit : desk.suite().views()) {
            String game = kit.cover().id();
            String title = desk.texts().get(kit.cover().titleKey());
            if (waiting.contains(game)) {
                games.add(Hit.resume(game, title));
            }
            games.add(Hit.game(game, title));
        }
        index.name(games);
    }

    /** Says which games have a match that waits. */
    void await(Set<String> games) {
        waiting = Set.copyOf(games);
        name();
    }

    /** What hangs below the field while something is looked for. */
    HitList hits() {
        return hits;
    }

    /** Whether the player has come here, which a window that opens with the focus in its first field does not say. */
    boolean isWanted() {
        return wanted;
    }

    /** To be called when a key was pressed anywhere in the library: the slash leads here. */
    void reach(KeyEvent event) {
        boolean slash = event.getCode() == KeyCode.SLASH
                || event.getCode() == KeyCode.DIVIDE
                || event.getText().equals("/");
        if (slash && !field.isFocused() && !event.isShortcutDown() && !event.isAltDown()) {
            wanted = true;
            field.requestFocus();
            field.clear();
            event.consume();
        }
    }

    void clear() {
        field.clear();
    }

    /** The slash that led here is not part of what is looked for. */
    private void typed(KeyEvent event) {
        if (field.getText().isEmpty() && event.getCharacter().equals("/")) {
            event.consume();
        }
    }

    private void press(KeyEvent event) {
        switch (event.getCode()) {
            case DOWN -> hits.step(1);
            case UP -> hits.step(-1);
            case ENTER -> hits.openChosen();
            case ESCAPE -> {
                if (field.getText().isEmpty()) {
                    return;
                }
                field.clear();
            }
            default -> {
                return;
            }
        }
        event.consume();
    }

    /** The cards and rules are read when somebody first wants to know. */
    private void gather() {
        if (gathered) {
            return;
        }
        gathered = true;
        for (TableViewKit<?, ?> kit : desk.suite().views()) {
            String game = kit.cover().id();
            desk.boxes()
                    .whenOpen(
                            game,
                            box -> desk.background().execute(() -> {
                                List<Hit> read = Hit.in(game, Catalogues.of(kit, box), box.rules());
                                Platform.runLater(() -> {
                                    index.put(game, read);
                                    show();
                                });
                            }));
        }
    }

    private void show() {
        String wanted = field.getText();
        hits.show(wanted, index.find(wanted, HitList.MOST));
        hits.setVisible(field.isFocused() && !wanted.isBlank());
    }

    private void open(Hit hit) {
        switch (hit.kind()) {
            case RESUME -> desk.navigator().resume(hit.game());
            case GAME -> desk.navigator().setUp(hit.game());
            case CARD -> desk.navigator().card(hit.game(), hit.id());
            case RULE -> desk.navigator().rulebook(hit.game(), hit.id());
        }
    }
}
