package org.alea.app.games.queen;

import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.function.LongSupplier;
import javafx.scene.input.KeyEvent;
import org.alea.app.table.Spot;
import org.alea.app.table.Way;
import org.alea.games.queen.QueenDie;
import org.alea.games.queen.QueenMove;
import org.alea.games.queen.QueenPhase;

/** A digit means a lane while dice roll, and whatever has a number while one of them is to be chosen. */
final class DigitKeys {
    /** A digit that follows so soon on one for the dice was meant for them, too: the clock has only just stopped. */
    private static final long REST_NANOS = 1_000_000_000L;

    private final QueenView view;
    private final LongSupplier nanos;
    private OptionalLong lastForDice = OptionalLong.empty();

    DigitKeys(QueenView view, LongSupplier nanos) {
        this.view = view;
        this.nanos = nanos;
    }

    void press(int value, KeyEvent event) {
        if (view.overlays().curtainDown() || view.overlays().covered()) {
            return;
        }
        long now = nanos.getAsLong();
        if (view.play().rolling()) {
            lastForDice = OptionalLong.of(now);
            lane(value, event);
        } else if (lastForDice.isPresent() && now - lastForDice.getAsLong() < REST_NANOS) {
            lastForDice = OptionalLong.of(now);
        } else {
            number(value);
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

    /** Chooses the slot, the set or the number of squares that is asked for; what may not be chosen says why. */
    private void number(int value) {
        QueenPlay play = view.play();
        if (play.table().phase() == QueenPhase.CHOOSE_ENEMIES) {
            touch(Spots.slot(value));
        } else {
            meant(value, play.table().phase()).ifPresent(play::play);
        }
    }

    private Optional<QueenMove> meant(int value, QueenPhase phase) {
        return switch (phase) {
            case TURN_DIAL -> Optional.of(new QueenMove.TurnDial(value));
            case CHOOSE_ENEMY -> Optional.of(new QueenMove.ChooseEnemy(value));
            case USE_DRAGON -> Optional.of(new QueenMove.AssignDragon(value));
            case USE_WING -> Optional.of(new QueenMove.AssignWing(value));
            case CHOOSE_GROUP -> Optional.of(new QueenMove.ChooseGroup(value));
            case ASSIGN_GROUPS -> Optional.of(new QueenMove.AssignGroup(value, value));
            case CHOOSE_STEPS ->
                view.play().moves().stream()
                        .filter(move -> move instanceof QueenMove.ChooseSteps steps && steps.steps() == value)
                        .findFirst();
            default -> Optional.empty();
        };
    }

    /** The first of two enemies is no move yet: it is touched as the hand does it. */
    private void touch(Spot card) {
        view.hand().ways().stream()
                .filter(way -> way.from().equals(card) && way.to().equals(card))
                .findFirst()
                .map(Way::act)
                .ifPresent(view::perform);
    }
}
