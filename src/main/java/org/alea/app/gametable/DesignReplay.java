package org.alea.app.gametable;

import java.util.ArrayList;
import java.util.List;
import javafx.scene.layout.Region;
import org.alea.app.games.Showcase;
import org.alea.app.games.TableReplay;
import org.alea.app.play.Draft;
import org.alea.app.play.EventRow;
import org.alea.app.shell.Desk;
import org.alea.app.shell.GameSession;
import org.alea.app.table.Glyph;
import org.alea.engine.Event;
import org.alea.engine.Move;
import org.alea.engine.Played;
import org.alea.engine.Table;
import org.kordamp.ikonli.Ikon;

/** The table of any design to look at: it shows each point of a recorded match and takes no move. */
final class DesignReplay<T extends Table<T>, M extends Move, D extends Draft<M>> implements TableReplay<T, M> {
    private final GameTable<T, M, D> table;
    private final Region node;

    DesignReplay(Desk desk, GameSession<T, M> recorded, DesignKit<T, M, D> kit) {
        table = new GameTable<>(desk, recorded, kit, GameTable.Use.LOOK_ON);
        node = new Showcase(table.root(), 0);
    }

    @Override
    public Region node() {
        return node;
    }

    @Override
    public void show(int moves) {
        table.play().look(moves);
    }

    @Override
    public void redress() {
        table.redress();
    }

    @Override
    public int round(T lying) {
        return table.design().round(lying);
    }

    @Override
    public boolean told(M move) {
        return table.design().told(move);
    }

    @Override
    public Ikon icon(M move) {
        return Glyph.glyph(table.design().icon(move));
    }

    @Override
    public String clock(T before, Played<M> played) {
        boolean timed = table.speech()
                .box()
                .realTime()
                .flatMap(real -> real.clock(before))
                .isPresent();
        return timed ? TableReplay.super.clock(before, played) : "";
    }

    @Override
    public List<Mark> marks(Played<M> played) {
        List<Mark> marks = new ArrayList<>();
        for (Event event : played.events()) {
            EventRow<Event> row = table.design().events().row(event);
            row.marks().apply(event).ifPresent(good -> marks.add(new Mark(Glyph.glyph(row.icon()), good)));
        }
        return marks;
    }
}
