package org.alea.app.games.queen;

import java.util.List;
import javafx.scene.input.KeyEvent;
import org.alea.app.table.Spot;
import org.alea.app.table.Way;
import org.alea.games.queen.QueenDie;
import org.alea.games.queen.QueenMove;
import org.alea.games.queen.QueenPhase;

/** A digit means a lane while dice roll, and a slot of the ring while one is to be chosen. */
final class DigitKeys {
    private final QueenView view;

    DigitKeys(QueenView view) {
        this.view = view;
    }

    void press(int value, KeyEvent event) {
        if (view.overlays().curtainDown() || view.overlays().covered()) {
            return;
        }
        if (view.play().rolling()) {
            lane(value, event);
        } else {
            slot(value);
        }
    }

    private void lane(int value, KeyEvent event) {
        QueenPlay play = view.play();
        int at = play.table().elapsedMs();
        if (event.isControlDown()) {
            place(value, event.isShiftDown() ? 2 : 1, at);
        } else if (event.isAltDown()) {
            play.play(new QueenMove.RerollSolo(value, at));
        } else {
            boolean ride = event.isShiftDown() || play.inHand().ride();
            play.play(new QueenMove.RerollSet(value, ride, at));
        }
    }

    /** What no Chariot takes is refused by the rules themselves, with the reason. */
    private void place(int value, int nth, int at) {
        QueenPlay play = view.play();
        List<String> dice = play.picture().group(value).dice().stream()
                .map(QueenDie::id)
                .limit(1)
                .toList();
        play.play(view.moment().offers().placement(value, nth).orElse(new QueenMove.PlaceOnChariot(nth, dice, at)));
    }

    /**
     * Touches the card of a slot, or sends the dragon die there; a slot the dial may not be turned to is refused with
     * the reason.
     */
    private void slot(int value) {
        Spot card = Spots.slot(value);
        view.hand().ways().stream()
                .filter(way -> way.to().equals(card)
                        && (way.from().equals(card) || way.from().equals(Spots.DRAGON)))
                .findFirst()
                .map(Way::act)
                .ifPresentOrElse(view::perform, () -> refusedDial(value));
    }

    private void refusedDial(int value) {
        if (view.play().table().phase() == QueenPhase.TURN_DIAL) {
            view.play().play(new QueenMove.TurnDial(value));
        }
    }
}
