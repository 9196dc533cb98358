package org.alea.app.games.queen;

import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.BiConsumer;
import java.util.function.BooleanSupplier;
import javafx.css.PseudoClass;
import javafx.scene.layout.Region;
import org.alea.app.games.Showcase;
import org.alea.app.games.TableReplay;
import org.alea.app.games.queen.coach.CoachScreen;
import org.alea.app.shell.Desk;
import org.alea.app.shell.GameSession;
import org.alea.app.shell.Screen;
import org.alea.engine.Countdown;
import org.alea.engine.Event;
import org.alea.engine.Match;
import org.alea.engine.Played;
import org.alea.games.queen.QueenBox;
import org.alea.games.queen.QueenEvent;
import org.alea.games.queen.QueenMove;
import org.alea.games.queen.QueenTable;
import org.kordamp.ikonli.Ikon;
import org.kordamp.ikonli.materialdesign2.MaterialDesignA;
import org.kordamp.ikonli.materialdesign2.MaterialDesignC;
import org.kordamp.ikonli.materialdesign2.MaterialDesignD;
import org.kordamp.ikonli.materialdesign2.MaterialDesignF;
import org.kordamp.ikonli.materialdesign2.MaterialDesignH;
import org.kordamp.ikonli.materialdesign2.MaterialDesignR;
import org.kordamp.ikonli.materialdesign2.MaterialDesignS;
import org.kordamp.ikonli.materialdesign2.MaterialDesignT;

/** The Queen's table to look at. It plays a copy of the recorded match back and forth, so that the record stays whole. */
final class QueenReplay implements TableReplay<QueenTable, QueenMove> {
    /** The bar above the table says nothing that the replay does not say itself. */
    private static final double BAR = 44;

    private static final PseudoClass NEXT = PseudoClass.getPseudoClass("next");

    private final GameSession<QueenTable, QueenMove> recorded;
    private final Match<QueenTable, QueenMove> shown;
    private final QueenView view;
    private final Region node;

    QueenReplay(Desk desk, GameSession<QueenTable, QueenMove> recorded) {
        this.recorded = recorded;
        Match<QueenTable, QueenMove> match = recorded.match();
        this.shown = match.upTo(match.history().size());
        this.view =
                new QueenView(desk, new GameSession<>(recorded.game(), recorded.box(), shown, desk.clock()), (QueenBox)
                        recorded.box());
        this.node = new Showcase(view.root(), BAR);
    }

    QueenView view() {
        return view;
    }

    @Override
    public Region node() {
        return node;
    }

    @Override
    public void show(int moves) {
        shown.goTo(moves);
        view.play().lookOn();
        markNext();
    }

    /** The lane of the next move keeps its button. */
    private void markNext() {
        int moves = shown.history().size();
        List<Played<QueenMove>> history = recorded.match().history();
        int lane = moves < history.size() && history.get(moves).move() instanceof QueenMove.RerollSet reroll
                ? reroll.value()
                : 0;
        for (int value = 1; value <= 6; value++) {
            view.board().lane(value).pseudoClassStateChanged(NEXT, value == lane);
        }
    }

    @Override
    public void redress() {
        view.redress();
        markNext();
    }

    @Override
    public int round(QueenTable table) {
        return table.round();
    }

    @Override
    public boolean told(QueenMove move) {
        return !(move instanceof QueenMove.Pause) && !(move instanceof QueenMove.Resume);
    }

    @Override
    public Ikon icon(QueenMove move) {
        if (move instanceof QueenMove.RerollSet reroll) {
            return reroll.withDragon() ? MaterialDesignS.SNAKE : MaterialDesignR.REFRESH;
        }
        if (move instanceof QueenMove.StartRound || move instanceof QueenMove.RollConspiratorDie) {
            return MaterialDesignD.DICE_MULTIPLE;
        }
        if (move instanceof QueenMove.PlaceOnChariot) {
            return MaterialDesignH.HORSE_VARIANT;
        }
        if (move instanceof QueenMove.Stop || move instanceof QueenMove.ForcedStop) {
            return MaterialDesignF.FLAG_CHECKERED;
        }
        if (move instanceof QueenMove.TimeUp) {
            return MaterialDesignT.TIMER_OFF_OUTLINE;
        }
        return move instanceof QueenMove.TurnDial
                ? MaterialDesignA.AXIS_Z_ROTATE_CLOCKWISE
                : MaterialDesignC.CHEVRON_RIGHT;
    }

    /** The time that was left, for what is done on the clock. */
    @Override
    public String clock(QueenTable before, Played<QueenMove> played) {
        if (!(played.move() instanceof QueenMove.Timed timed)) {
            return "";
        }
        return ClockFace.time(
                before.limitMs() == Countdown.NO_LIMIT
                        ? timed.atMs() / 1000
                        : Countdown.seconds(before.limitMs() - timed.atMs()));
    }

    @Override
    public List<Mark> marks(Played<QueenMove> played) {
        List<Mark> marks = new ArrayList<>();
        for (Event event : played.events()) {
            if (event instanceof QueenEvent.EnemyDefeated) {
                marks.add(new Mark(MaterialDesignC.CROWN, true));
            } else if (event instanceof QueenEvent.Wounded) {
                marks.add(new Mark(MaterialDesignH.HEART_BROKEN, false));
            }
        }
        return marks;
    }

    @Override
    public boolean judges() {
        return true;
    }

    @Override
    public void judge(int round, BiConsumer<Integer, Judgement> told, BooleanSupplier stopped) {
        new ReplayCoach(recorded.match(), (QueenBox) recorded.box()).judge(round, told, stopped);
    }

    @Override
    public Optional<Screen> coach(Desk real, int moves) {
        Match<QueenTable, QueenMove> match = recorded.match();
        QueenBox box = (QueenBox) recorded.box();
        int round = match.tableAfter(Math.max(0, moves - 1)).round();
        int decision = new ReplayCoach(match, box).decision(round, moves);
        CoachScreen coach = new CoachScreen(real, box, match, round, session -> new QueenTableScreen(real, session));
        coach.look(decision);
        return Optional.of(coach);
    }

    /** The same position without a clock: in practice there is time to think. */
    @Override
    public Match<QueenTable, QueenMove> branch(Match<QueenTable, QueenMove> match, int moves) {
        QueenTable table = match.tableAfter(moves);
        QueenBox box = (QueenBox) recorded.box();
        ObjectNode untimed = box.tables().write(table);
        ((ObjectNode) untimed.get("setup")).put("speed", "untimed").put("occasion", "practice");
        // the round on the table has its limit already: the speed only decides for the next ones
        ((ObjectNode) untimed.get("clock")).putNull("limitMs");
        return Match.practice(
                box.game(),
                match.setup().with("speed", "untimed").with("occasion", "practice"),
                box.tables().read(untimed, table.chance().copy()));
    }
}
