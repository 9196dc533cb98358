package org.alea.app.gametable;

import java.util.Optional;
import javafx.scene.Node;
import org.alea.app.games.TableScreen;
import org.alea.app.guide.GuidedTable;
import org.alea.app.play.Draft;
import org.alea.app.shell.Desk;
import org.alea.app.shell.GameSession;
import org.alea.app.table.Spot;
import org.alea.engine.Move;
import org.alea.engine.Table;

/**
 * The table of any design as lessons are taken at it. A lesson names what the hand can touch by its spot ({@code zone:3},
 * {@code command:endTurn}), other parts by their id or style class ({@code #question}), and what the board alone knows by
 * the board's own names.
 */
final class DesignGuide<T extends Table<T>, M extends Move, D extends Draft<M>> implements GuidedTable<M> {
    private final GameTable<T, M, D> table;

    DesignGuide(Desk desk, GameSession<T, M> session, DesignKit<T, M, D> kit) {
        table = new GameTable<>(desk, session, kit, GameTable.Use.LESSON);
    }

    @Override
    public TableScreen screen() {
        return table;
    }

    @Override
    public Optional<Node> find(String name) {
        boolean part = name.startsWith(".") || name.startsWith("#");
        Optional<Node> found = part
                ? Optional.ofNullable(table.root().lookup(name))
                : table.hand()
                        .node(new Spot(name))
                        .or(() -> table.parts().board().find(name));
        return found.filter(Node::isVisible);
    }

    @Override
    public boolean atRest() {
        return !table.play().shot().watching()
                && !table.covers().isOpen()
                && table.play().shot().at() == table.play().shot().of();
    }

    @Override
    public boolean waits() {
        return table.play().shot().watching();
    }

    @Override
    public void goOn() {
        table.play().skip();
    }

    @Override
    public boolean clockRuns() {
        return table.clock().running();
    }

    @Override
    public boolean covered() {
        return table.covers().isOpen();
    }

    @Override
    public Optional<String> objection() {
        return table.note().objection();
    }

    @Override
    public void taught() {
        table.note().taught();
    }

    @Override
    public void play(M move) {
        table.play().play(move);
    }

    @Override
    public void rewind(int moves) {
        goOn();
        while (table.play().match().history().size() > moves
                && table.play().match().canUndo()) {
            table.play().match().undo();
        }
    }
}
