package org.alea.app.games.queen;

import java.util.List;
import java.util.Optional;
import javafx.scene.control.Button;
import org.alea.app.shell.Desk;
import org.alea.app.table.Cursor;
import org.alea.app.table.Hand;
import org.alea.app.table.Motion;
import org.alea.app.table.Pointer;
import org.alea.app.table.Way;
import org.alea.app.table.panel.DropNote;
import org.alea.engine.Refusal;
import org.alea.games.queen.QueenMove;

/** Mouse and keyboard on the table: what they can reach now, what it would bring, and why something is refused. */
final class Touch {
    private final QueenPlay play;
    private final Stage stage;
    private final Hand<QueenAct> hand;
    private final Cursor<QueenAct> cursor;
    private final Pointer<QueenAct> pointer;
    private final Touchables touchables;
    private final Considering considering;
    private final Reproof reproof;
    private final Speech speech;

    Touch(Desk desk, QueenPlay play, Speech speech, Stage stage, Hand<QueenAct> hand, Motion motion) {
        this.play = play;
        this.speech = speech;
        this.stage = stage;
        this.hand = hand;
        this.cursor = new Cursor<>(hand, stage.root());
        this.pointer = new Pointer<>(stage.root().board(), hand, motion);
        this.touchables = new Touchables(play, hand);
        this.considering = new Considering(play, desk.preferences(), stage, speech);
        this.reproof = new Reproof(desk, play, speech, stage);
        hand.refusing((from, to) -> reproof.words(objections().refusal(from, to)));
        hand.onRefusal(refused -> reproof.dropped(refused.where()));
        hand.considering(this::consider);
    }

    /** What lies over the table beside the place something is held over. */
    DropNote note() {
        return considering.note();
    }

    private void consider(Optional<Way<QueenAct>> way) {
        considering.of(way, way.flatMap(each -> hand.node(each.to())));
    }

    private Objections objections() {
        return new Objections(play.match().game(), play.picture(), play.inHand(), play.watching());
    }

    Hand<QueenAct> hand() {
        return hand;
    }

    Cursor<QueenAct> cursor() {
        return cursor;
    }

    Pointer<QueenAct> pointer() {
        return pointer;
    }

    /**
     * What can be done now, these buttons included.
     *
     * @param moves what the buttons play, if they play moves
     */
    void offer(List<Button> buttons, List<QueenMove> moves) {
        touchables.offer(buttons, moves);
        cursor.follow();
        considering.leave();
        for (int i = 0; i < Math.min(buttons.size(), moves.size()); i++) {
            QueenMove move = moves.get(i);
            buttons.get(i).setOnMouseEntered(entered -> considering.hover(move));
            buttons.get(i).setOnMouseExited(exited -> considering.leave());
        }
    }

    /** Whatever is in the air goes home. */
    void cancel() {
        pointer.cancel();
    }

    /** A move has been played: what was marked or said before it is past. */
    void forget() {
        stage.toast().hush();
        cursor.hide();
    }

    void refused(Refusal refusal) {
        reproof.say(refusal, stage.board().end());
    }

    /** Something other than a move is refused, for a reason with a key of its own. */
    void refused(String reason, String rule) {
        reproof.say(speech.get(reason), rule, stage.board().end());
    }

    /** The key that ends the combat went up before it had been held long enough. */
    void letGoTooSoon() {
        stage.board().end().keyHint(speech.get("stop.hold"));
    }

    /** One step of the keyboard over what can be chosen; it says what that would bring, as the hand does over it. */
    void step(int by) {
        cursor.step(by);
        consider(cursor.at()
                .flatMap(spot -> hand.ways().stream()
                        .filter(way -> way.from().equals(spot) && way.to().equals(spot))
                        .findFirst()));
    }
}
