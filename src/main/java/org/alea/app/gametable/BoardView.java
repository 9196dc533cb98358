package org.alea.app.gametable;

import java.util.List;
import java.util.Optional;
import javafx.scene.Node;
import javafx.scene.layout.Region;
import org.alea.app.play.Draft;
import org.alea.app.play.Shot;
import org.alea.app.table.Spot;
import org.alea.engine.Move;
import org.alea.engine.Table;

/** What one game lays on the table, in a window of one size, one theme and one language. It only shows; it never acts. */
public interface BoardView<T extends Table<T>, M extends Move, D extends Draft<M>> {

    /** The ground everything lies on: as large as the plan, its corner in the corner of the table. */
    Region node();

    /** Shows a shot, and says through {@code pieces} what a hand can touch and where each piece lies. */
    void show(Shot<T, M, D> shot, Pieces pieces);

    /** What rises with a piece that is taken, besides the piece itself. */
    default List<Node> lifted(Spot spot) {
        return List.of();
    }

    /** The pointer, or the cursor of the keyboard, is over this; nothing when it has left for the bare table. */
    default void over(Optional<Spot> spot) {}

    /** What goes by this name in a lesson and is neither a spot nor a style class. */
    default Optional<Node> find(String name) {
        return Optional.empty();
    }

    /** Each frame: for a board on which time is seen to pass, such as dice in the air. */
    default void tick() {}

    /** Whether something moves by itself that a player has to wait for: his time stands still meanwhile. */
    default boolean moving() {
        return false;
    }

    /** Whatever moves by itself comes to rest at once. */
    default void rest() {}

    /** The table is left, or this board is replaced. */
    default void dispose() {}
}
