package org.alea.app.games.royal;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Executor;
import javafx.geometry.Bounds;
import javafx.geometry.Point2D;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.input.KeyCode;
import javafx.scene.input.MouseButton;
import org.alea.app.UiTest;
import org.alea.app.shell.Desk;
import org.alea.app.shell.GameSession;
import org.alea.app.table.Spot;
import org.alea.engine.Match;
import org.alea.games.royal.Districts;
import org.alea.games.royal.RoyalMove;
import org.alea.games.royal.RoyalTable;
import org.alea.games.royal.Side;
import org.alea.games.royal.State;

/** A player before the Royal table: real mouse, real keys, time by hand. */
abstract class AtTheRoyalTable extends UiTest {
    private Optional<Desk> deskHere = Optional.empty();
    private Optional<RoyalTableScreen> opened = Optional.empty();

    /** The desk of this test. */
    protected final Desk desk() {
        if (deskHere.isEmpty()) {
            deskHere = Optional.of(aDesk());
        }
        return deskHere.get();
    }

    /** From now on things move at this desk. */
    protected final void animate() {
        Desk still = desk();
        deskHere = Optional.of(new Desk(
                still.texts(),
                still.preferences(),
                still.sounds(),
                still.navigator(),
                still.suite(),
                still.boxes(),
                still.store(),
                still.background(),
                still.clock(),
                still.calendar(),
                still.em(),
                true));
    }

    /** From now on work for other threads is done by this. */
    protected final void workBy(Executor background) {
        Desk still = desk();
        deskHere = Optional.of(new Desk(
                still.texts(),
                still.preferences(),
                still.sounds(),
                still.navigator(),
                still.suite(),
                still.boxes(),
                still.store(),
                background,
                still.clock(),
                still.calendar(),
                still.em(),
                still.animated()));
    }

    protected final void sitDown(Match<RoyalTable, RoyalMove> match) {
        sitDown(new GameSession<>("royal", RoyalMatches.BOX, match, clock));
    }

    protected final void sitDown(GameSession<RoyalTable, RoyalMove> session) {
        sitDown(session, 1440, 900);
    }

    protected final void sitDown(GameSession<RoyalTable, RoyalMove> session, double width, double height) {
        show(desk(), width, height, () -> {
            opened = Optional.of(new RoyalTableScreen(desk(), session));
            return (Parent) screen().node();
        });
        onFxThread(() -> screen().node().requestFocus());
    }

    protected final RoyalTableScreen screen() {
        return opened.orElseThrow();
    }

    protected final RoyalView view() {
        return screen().view();
    }

    protected final RoyalPlay play() {
        return view().play();
    }

    protected final RoyalTable table() {
        return play().table();
    }

    protected final State state() {
        return table().state();
    }

    protected final List<Districts.Lying> dice(Side side) {
        return CitySquare.inOrder(table(), side);
    }

    protected final Node node(Spot spot) {
        return view().hand().node(spot).orElseThrow(() -> new AssertionError("nothing lies at " + spot));
    }

    /** The Roy's turn has been played: whatever is shown of it is seen and done. */
    protected final void seeTheRoy() {
        if (view().watching()) {
            push(KeyCode.ESCAPE);
        }
    }

    /** Lets time pass frame by frame, as a clock does. */
    protected final void pass(int millis) {
        onFxThread(() -> {
            for (int left = millis; left > 0; left -= 100) {
                clock.pass(Duration.ofMillis(Math.min(100, left)));
                screen().tick();
            }
        });
    }

    /** Drags what lies at one spot to another and lets go. */
    protected final void carry(Spot from, Spot to) {
        hold(from, to);
        release(MouseButton.PRIMARY);
    }

    /** Drags what lies at one spot over another and keeps it in the hand. */
    protected final void hold(Spot from, Spot to) {
        moveTo(middle(from));
        press(MouseButton.PRIMARY);
        moveBy(6, 6);
        moveTo(middle(to));
    }

    protected final void clickAt(Spot spot) {
        moveTo(middle(spot));
        press(MouseButton.PRIMARY);
        release(MouseButton.PRIMARY);
    }

    private Point2D middle(Spot spot) {
        Bounds bounds = node(spot).localToScreen(node(spot).getLayoutBounds());
        return new Point2D(bounds.getCenterX(), bounds.getCenterY());
    }
}
