package org.alea.app.games.synchro;

import java.util.List;
import org.alea.app.gametable.BoardView;
import org.alea.app.gametable.GameSpeech;
import org.alea.app.gametable.Look;
import org.alea.app.gametable.Plan;
import org.alea.app.gametable.TableDesign;
import org.alea.app.play.Draft.Blank;
import org.alea.app.play.EventBook;
import org.alea.app.table.panel.BarFigure;
import org.alea.games.synchro.SynchroMove;
import org.alea.games.synchro.SynchroTable;

/** What Synchro Horizon brings to its table. */
final class SynchroDesign implements TableDesign<SynchroTable, SynchroMove, Blank<SynchroMove>> {
    private final GameSpeech<SynchroTable, SynchroMove> speech;

    SynchroDesign(GameSpeech<SynchroTable, SynchroMove> speech) {
        this.speech = speech;
    }

    @Override
    public GameSpeech<SynchroTable, SynchroMove> speech() {
        return speech;
    }

    @Override
    public BoardView<SynchroTable, SynchroMove, Blank<SynchroMove>> board(Plan plan, Look look) {
        return new SynchroBoard(plan);
    }

    @Override
    public Blank<SynchroMove> fresh(SynchroTable table) {
        return new Blank<>();
    }

    @Override
    public EventBook<?> events() {
        return SynchroEvents.BOOK;
    }

    @Override
    public int round(SynchroTable table) {
        return table.state().voyage().space();
    }

    @Override
    public List<BarFigure> figures(SynchroTable table) {
        return List.of();
    }
}
