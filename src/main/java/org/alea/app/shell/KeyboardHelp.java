package org.alea.app.shell;

import java.util.ArrayList;
import java.util.List;
import javafx.scene.control.Label;
import javafx.scene.control.ScrollPane;
import javafx.scene.layout.GridPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.VBox;

/** Every key that works on the present screen, and everywhere. */
public final class KeyboardHelp extends VBox {
    /** These cannot be moved: everything is worked with them. */
    private static final List<KeyHint> EVERYWHERE =
            List.of(new KeyHint("Tab", "keys.tab"), new KeyHint("↵", "keys.enter"), new KeyHint("Esc", "keys.escape"));

    /** As many keys as one column holds beside those that work everywhere. */
    private static final int FEW = 12;

    public KeyboardHelp(Desk desk, Screen screen, Runnable close) {
        Texts texts = desk.texts();
        KeyMap map = new KeyMap(desk.preferences());
        getStyleClass().addAll("panel", "keyboard-help");
        // a screen with few keys has a small dialog
        setMaxWidth(USE_PREF_SIZE);
        getChildren().add(Dialogs.header(texts, texts.text("keys.title"), close));
        HBox columns = new HBox();
        columns.getStyleClass().add("key-columns");
        List<KeyHint> here = screen.keys();
        int first = here.size() > FEW ? (here.size() + 1) / 2 : here.size();
        if (!here.isEmpty()) {
            columns.getChildren().add(column(screen.title().getValue(), here.subList(0, first), texts));
        }
        if (first < here.size()) {
            columns.getChildren().add(column("", here.subList(first, here.size()), texts));
        }
        List<KeyHint> everywhere = new ArrayList<>(EVERYWHERE);
        KeyGroup.EVERYWHERE.actions().forEach(action -> everywhere.add(map.hint(action, texts)));
        columns.getChildren().add(column(texts.get("keys.everywhere"), everywhere, texts));
        // where the keys of a game are many and the window is small
        ScrollPane scroll = new ScrollPane(columns);
        scroll.setFitToWidth(true);
        scroll.getStyleClass().add("page");
        getChildren().add(scroll);
        KeyScroll.listen(this, scroll);
    }

    private static VBox column(String title, List<KeyHint> hints, Texts texts) {
        VBox column = new VBox(caption(title, texts), grid(texts, hints));
        column.getStyleClass().add("key-column");
        return column;
    }

    private static Label caption(String text, Texts texts) {
        Label caption = new Label(text.toUpperCase(texts.locale()));
        caption.getStyleClass().add("cap");
        return caption;
    }

    private static GridPane grid(Texts texts, List<KeyHint> hints) {
        GridPane grid = new GridPane();
        grid.getStyleClass().add("key-grid");
        int row = 0;
        for (KeyHint hint : hints) {
            HBox caps = new HBox();
            caps.getStyleClass().add("key-caps");
            for (String cap : hint.caps().split(" ")) {
                Label key = new Label(cap);
                key.getStyleClass().add("kbd");
                // it is the meaning that goes on a second line where the window is small
                key.setMinWidth(USE_PREF_SIZE);
                caps.getChildren().add(key);
            }
            Label meaning = new Label(texts.get(hint.text()));
            meaning.setWrapText(true);
            meaning.setMinHeight(USE_PREF_SIZE);
            grid.addRow(row++, caps, meaning);
        }
        return grid;
    }
}
