package org.alea.app.gametable;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import javafx.scene.layout.Pane;
import javafx.scene.layout.Region;
import org.alea.app.PurseViews;
import org.alea.app.games.GameCover;
import org.alea.app.play.Draft.Blank;
import org.alea.app.play.EventBook;
import org.alea.app.play.Gesture;
import org.alea.app.play.Shot;
import org.alea.app.play.Tone;
import org.alea.app.shell.KeyAction;
import org.alea.app.table.Spot;
import org.alea.app.table.Way;
import org.alea.app.table.panel.BarFigure;
import org.alea.engine.Refusal;
import org.alea.engine.purse.PurseEvent;
import org.alea.engine.purse.PurseMove;
import org.alea.engine.purse.PurseTable;

/**
 * The table of the purse game, as small as a table can be: three coins to bet with, a pot that goes into the purse, and
 * buttons for all else. Losing the pot counts as the turn of a thief, so that there is something to be watched.
 */
final class PurseDesign implements TableDesign<PurseTable, PurseMove, Blank<PurseMove>> {
    static final Spot POT = new Spot("pot");
    static final Spot PURSE = new Spot("purse");
    private static final EventBook<PurseEvent> BOOK = EventBook.of(PurseEvent.class)
            .with(PurseEvent.StakeChosen.class, "mdi2c-circle-multiple")
            .with(PurseEvent.Rolled.class, "mdi2d-dice-5")
            .with(PurseEvent.CardTaken.class, "mdi2c-cards-outline")
            .with(
                    PurseEvent.PotLost.class,
                    "mdi2e-emoticon-sad-outline",
                    row -> row.act().tone(Tone.BAD).at(lost -> List.of(POT)).mark(false))
            .with(
                    PurseEvent.Banked.class,
                    "mdi2s-sack",
                    row -> row.tone(Tone.GOOD).mark(true))
            .silent(PurseEvent.Paused.class);

    private final GameSpeech<PurseTable, PurseMove> speech;

    PurseDesign(GameSpeech<PurseTable, PurseMove> speech) {
        this.speech = speech;
    }

    /** Its registration. */
    static final class Kit implements DesignKit<PurseTable, PurseMove, Blank<PurseMove>> {
        @Override
        public GameCover cover() {
            return PurseViews.COVER;
        }

        @Override
        public TableDesign<PurseTable, PurseMove, Blank<PurseMove>> design(GameSpeech<PurseTable, PurseMove> speech) {
            return new PurseDesign(speech);
        }

        @Override
        public List<KeyAction> ownKeys() {
            return List.of(new KeyAction("queen.roll", "R", "table.ask"));
        }
    }

    @Override
    public GameSpeech<PurseTable, PurseMove> speech() {
        return speech;
    }

    @Override
    public BoardView<PurseTable, PurseMove, Blank<PurseMove>> board(Plan plan, Look look) {
        return new Board(plan);
    }

    @Override
    public Blank<PurseMove> fresh(PurseTable table) {
        return new Blank<>();
    }

    @Override
    public EventBook<PurseEvent> events() {
        return BOOK;
    }

    @Override
    public int round(PurseTable table) {
        return table.round();
    }

    @Override
    public List<BarFigure> figures(PurseTable table) {
        return List.of(BarFigure.purse("mdi2s-sack", Integer.toString(table.purse()), ""));
    }

    @Override
    public List<Way<Gesture<PurseMove, Blank<PurseMove>>>> ways(Shot<PurseTable, PurseMove, Blank<PurseMove>> shot) {
        List<Way<Gesture<PurseMove, Blank<PurseMove>>>> ways = new ArrayList<>();
        for (PurseMove move : shot.moves()) {
            if (move instanceof PurseMove.Bet bet) {
                ways.add(new Way<>(coin(bet.stake()), POT, new Gesture.Play<>(bet)));
            } else if (move instanceof PurseMove.Bank) {
                ways.add(new Way<>(POT, PURSE, new Gesture.Play<>(move)));
            }
        }
        return ways;
    }

    @Override
    public Optional<Refusal> objection(Shot<PurseTable, PurseMove, Blank<PurseMove>> shot, Spot from, Spot to) {
        return to.equals(PURSE) ? Refusal.because("WRONG_STATE", "PURSE-001") : Optional.empty();
    }

    static Spot coin(int stake) {
        return Spot.of("coin", stake);
    }

    /** The ground with its two places; coins are pieces. */
    private static final class Board implements BoardView<PurseTable, PurseMove, Blank<PurseMove>> {
        private final Pane ground = new Pane();
        private final Region pot = part(300, 200);
        private final Region purse = part(600, 200);

        Board(Plan plan) {
            ground.setPrefSize(plan.width(), plan.height());
            ground.getChildren().addAll(pot, purse);
        }

        private static Region part(double x, double y) {
            Region part = new Region();
            part.setManaged(false);
            part.resizeRelocate(x, y, 120, 120);
            part.setPickOnBounds(true);
            return part;
        }

        @Override
        public Region node() {
            return ground;
        }

        @Override
        public void show(Shot<PurseTable, PurseMove, Blank<PurseMove>> shot, Pieces pieces) {
            pieces.place(POT, pot);
            pieces.place(PURSE, purse);
            boolean betting = shot.moves().stream().anyMatch(PurseMove.Bet.class::isInstance);
            for (int stake = 1; stake <= 3; stake++) {
                pieces.lay(coin(stake), Region.class, () -> part(0, 0), 40, betting ? stake * 130.0 : 40);
            }
        }
    }
}
