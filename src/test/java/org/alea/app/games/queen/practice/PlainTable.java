package org.alea.app.games.queen.practice;

import javafx.beans.property.SimpleStringProperty;
import javafx.beans.value.ObservableValue;
import javafx.scene.Node;
import javafx.scene.layout.StackPane;
import org.alea.app.games.TableScreen;
import org.alea.app.shell.GameSession;
import org.alea.games.queen.QueenMove;
import org.alea.games.queen.QueenTable;

/** A table nobody sees: tests make its moves themselves. */
final class PlainTable implements TableScreen {
    private final GameSession<QueenTable, QueenMove> session;
    private final StackPane node = new StackPane();
    private boolean disposed;

    PlainTable(GameSession<QueenTable, QueenMove> session) {
        this.session = session;
        node.setFocusTraversable(true);
    }

    QueenTable table() {
        return session.match().table();
    }

    GameSession<QueenTable, QueenMove> session() {
        return session;
    }

    boolean disposed() {
        return disposed;
    }

    void play(QueenMove move) {
        session.match().play(move, session.millis());
    }

    /** Starts the clock and stops it at once. */
    void playToTheStop() {
        play(new QueenMove.StartRound());
        play(table().mustStop() ? new QueenMove.ForcedStop(table().lockEndMs()) : new QueenMove.Stop(2_000));
    }

    @Override
    public Node node() {
        return node;
    }

    @Override
    public ObservableValue<String> title() {
        return new SimpleStringProperty("table");
    }

    @Override
    public void shown() {
        node.requestFocus();
    }

    @Override
    public void dispose() {
        disposed = true;
    }
}
