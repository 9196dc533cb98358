package org.alea.app.games.queen;

import java.time.Duration;
import java.util.Optional;
import java.util.function.LongSupplier;
import javafx.geometry.Bounds;
import javafx.geometry.Point2D;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.input.KeyCode;
import javafx.scene.input.MouseButton;
import javafx.scene.layout.StackPane;
import org.alea.app.UiTest;
import org.alea.app.shell.Desk;
import org.alea.app.shell.GameSession;
import org.alea.app.table.Spot;
import org.alea.engine.Match;
import org.alea.games.queen.QueenMove;
import org.alea.games.queen.QueenPhase;
import org.alea.games.queen.QueenTable;
import org.alea.store.Setting;

/** A player before the Queen's table: real mouse, real keys, time by hand. */
abstract class AtTheQueensTable extends UiTest {
    private Optional<Desk> deskHere = Optional.empty();
    private Optional<QueenTableScreen> opened = Optional.empty();

    /** The desk of this test. */
    protected final Desk desk() {
        if (deskHere.isEmpty()) {
            deskHere = Optional.of(aDesk());
        }
        return deskHere.get();
    }

    /** Sits down at a match. */
    protected final void sitDown(Match<QueenTable, QueenMove> match) {
        sitDown(desk(), match);
    }

    protected final void sitDown(Desk desk, Match<QueenTable, QueenMove> match) {
        sitDown(desk, match, 1440, 900);
    }

    /** Sits down in a window of this size. */
    protected final void sitDown(Desk desk, Match<QueenTable, QueenMove> match, double width, double height) {
        desk.preferences().set(Setting.TOLD, QueenMatches.allTold());
        GameSession<QueenTable, QueenMove> session = new GameSession<>("queen", QueenMatches.BOX, match, clock);
        show(desk, width, height, () -> {
            opened = Optional.of(new QueenTableScreen(desk, session));
            return new StackPane(screen().node());
        });
        onFxThread(() -> screen().node().requestFocus());
    }

    /** A desk at which pieces move, by this clock. */
    protected final Desk moving(LongSupplier time) {
        Desk still = desk();
        return new Desk(
                still.texts(),
                still.preferences(),
                still.sounds(),
                still.navigator(),
                still.suite(),
                still.boxes(),
                still.store(),
                still.background(),
                time,
                still.calendar(),
                still.em(),
                true);
    }

    protected final QueenTableScreen screen() {
        return opened.orElseThrow();
    }

    protected final QueenView view() {
        return screen().view();
    }

    protected final QueenTable table() {
        return view().play().table();
    }

    protected final QueenPhase phase() {
        return table().phase();
    }

    protected final Node node(Spot spot) {
        return view().hand().node(spot).orElseThrow(() -> new AssertionError("nothing lies at " + spot));
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

    /** Waits until the hand is free. */
    protected final void letDiceLand() {
        pass(table().lockEndMs() - view().play().elapsedMs() + 20);
    }

    /** Drags what lies at one spot to another and lets go. */
    protected final void carry(Spot from, Spot to) {
        takeUp(from);
        moveTo(middle(to));
        release(MouseButton.PRIMARY);
    }

    /** Presses and pulls a little: it is in the hand now. */
    protected final void takeUp(Spot from) {
        Point2D start = grip(from);
        moveTo(start);
        press(MouseButton.PRIMARY);
        moveBy(6, 6);
    }

    protected final void clickAt(Spot spot) {
        moveTo(grip(spot));
        press(MouseButton.PRIMARY);
        release(MouseButton.PRIMARY);
    }

    private Point2D middle(Spot spot) {
        Bounds bounds = node(spot).localToScreen(node(spot).getLayoutBounds());
        return new Point2D(bounds.getCenterX(), bounds.getCenterY());
    }

    /** Where to take hold: a lane is taken beside its dice, everything else in the middle. */
    private Point2D grip(Spot spot) {
        if (!spot.kind().equals("lane")) {
            return middle(spot);
        }
        Bounds bounds = node(spot).localToScreen(node(spot).getLayoutBounds());
        return new Point2D(bounds.getMinX() + 8, bounds.getMinY() + 40);
    }

    /** Whether the button with these words is the one a key would press. */
    protected final boolean hasKeyboard(String words) {
        Node owner = screen().node().getScene().getFocusOwner();
        return owner instanceof Button && desk().texts().get(words).equals(owner.getAccessibleText());
    }

    /** Holds a key long enough to mean it. */
    protected final void hold(KeyCode key, int millis) {
        press(key);
        pass(millis);
        release(key);
    }
}
