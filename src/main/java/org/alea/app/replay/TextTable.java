package org.alea.app.replay;

import javafx.scene.control.Label;
import javafx.scene.control.ScrollPane;
import javafx.scene.layout.Region;
import org.alea.app.games.TableReplay;
import org.alea.app.shell.GameSession;
import org.alea.app.shell.Texts;
import org.alea.engine.Move;
import org.alea.engine.Table;

/** The table in words, for a game that has no table to look at. */
final class TextTable<T extends Table<T>, M extends Move> implements TableReplay<T, M> {
    private final Texts texts;
    private final GameSession<T, M> recorded;
    private final Label words = new Label();
    private final ScrollPane node = new ScrollPane(words);

    TextTable(Texts texts, GameSession<T, M> recorded) {
        this.texts = texts;
        this.recorded = recorded;
        words.setId("table-words");
        words.getStyleClass().add("table-words");
        words.setWrapText(true);
        node.setFitToWidth(true);
        node.getStyleClass().addAll("page", "text-table");
    }

    @Override
    public Region node() {
        return node;
    }

    @Override
    public void show(int moves) {
        words.setText(recorded.box().describe(recorded.match().tableAfter(moves), texts.language()));
    }

    @Override
    public int round(T table) {
        return 1;
    }
}
