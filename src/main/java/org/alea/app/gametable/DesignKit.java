package org.alea.app.gametable;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.alea.app.games.TableReplay;
import org.alea.app.games.TableScreen;
import org.alea.app.games.TableViewKit;
import org.alea.app.guide.GuideRoom;
import org.alea.app.play.Draft;
import org.alea.app.shell.Desk;
import org.alea.app.shell.GameSession;
import org.alea.app.shell.KeyAction;
import org.alea.engine.Move;
import org.alea.engine.Table;

/** The registration of a game whose table is a {@link GameTable}: with a {@link TableDesign} all of it follows. */
public interface DesignKit<T extends Table<T>, M extends Move, D extends Draft<M>> extends TableViewKit<T, M> {

    /** The design of the game's table. */
    TableDesign<T, M, D> design(GameSpeech<T, M> speech);

    /** The keys of the game itself, each {@code <game>.<id of its command>}. */
    default List<KeyAction> ownKeys() {
        return List.of();
    }

    /** The style sheets the game brings along. */
    default List<String> ownSheets() {
        return List.of();
    }

    @Override
    default List<String> sheets() {
        List<String> all = new ArrayList<>(List.of("forms", "table", "pieces", "panels", "gametable"));
        all.addAll(ownSheets());
        return all;
    }

    @Override
    default List<KeyAction> keys() {
        List<KeyAction> all = new ArrayList<>(TableKeys.beside(ownKeys()));
        all.addAll(ownKeys());
        return all;
    }

    @Override
    default TableScreen open(Desk desk, GameSession<T, M> session) {
        return new GameTable<>(desk, session, this, GameTable.Use.PLAY);
    }

    @Override
    default Optional<TableReplay<T, M>> replay(Desk desk, GameSession<T, M> recorded) {
        return Optional.of(new DesignReplay<>(desk, recorded, this));
    }

    @Override
    default Optional<GuideRoom<T, M>> guide() {
        return Optional.of((desk, session) -> new DesignGuide<>(desk, session, this));
    }
}
