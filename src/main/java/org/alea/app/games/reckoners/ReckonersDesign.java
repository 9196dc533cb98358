package org.alea.app.games.reckoners;

import java.util.List;
import org.alea.app.gametable.BoardView;
import org.alea.app.gametable.GameSpeech;
import org.alea.app.gametable.Look;
import org.alea.app.gametable.Plan;
import org.alea.app.gametable.TableDesign;
import org.alea.app.play.Draft.Blank;
import org.alea.app.play.EventBook;
import org.alea.app.table.panel.BarFigure;
import org.alea.games.reckoners.ReckonersMove;
import org.alea.games.reckoners.ReckonersTable;

/** What Reckoners: Steelslayer brings to its table. */
final class ReckonersDesign implements TableDesign<ReckonersTable, ReckonersMove, Blank<ReckonersMove>> {
    private final GameSpeech<ReckonersTable, ReckonersMove> speech;

    ReckonersDesign(GameSpeech<ReckonersTable, ReckonersMove> speech) {
        this.speech = speech;
    }

    @Override
    public GameSpeech<ReckonersTable, ReckonersMove> speech() {
        return speech;
    }

    @Override
    public BoardView<ReckonersTable, ReckonersMove, Blank<ReckonersMove>> board(Plan plan, Look look) {
        return new ReckonersBoard(plan);
    }

    @Override
    public Blank<ReckonersMove> fresh(ReckonersTable table) {
        return new Blank<>();
    }

    @Override
    public EventBook<?> events() {
        return ReckonersEvents.BOOK;
    }

    @Override
    public int round(ReckonersTable table) {
        return table.state().round();
    }

    @Override
    public List<BarFigure> figures(ReckonersTable table) {
        return List.of();
    }
}
