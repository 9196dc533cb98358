package org.alea.app.games.queen;

import java.util.Optional;
import javafx.scene.Node;
import org.alea.app.shell.Desk;
import org.alea.app.shell.SoundBoard.Sound;
import org.alea.engine.Refusal;

/** Says why something was refused; a click on the words opens the rule, unless the clock runs. */
final class Reproof {
    private final Desk desk;
    private final QueenPlay play;
    private final Speech speech;
    private final Stage stage;
    private Optional<Refusal> last = Optional.empty();

    Reproof(Desk desk, QueenPlay play, Speech speech, Stage stage) {
        this.desk = desk;
        this.play = play;
        this.speech = speech;
        this.stage = stage;
    }

    /** The words for what the hand is about to do, which {@link #dropped} says if it does it. */
    Optional<String> words(Optional<Refusal> refusal) {
        last = refusal;
        return refusal.map(speech::refusal);
    }

    void dropped(Node where) {
        last.ifPresent(refusal -> say(refusal, where));
    }

    void say(Refusal refusal, Node where) {
        say(speech.refusal(refusal), refusal.rule(), where);
    }

    void say(String reason, String rule, Node where) {
        desk.sounds().play(Sound.DROP_REFUSED);
        stage.refuse(reason, where);
        if (!play.racing()) {
            stage.toast().leadTo(() -> desk.navigator().rule("queen", rule));
        }
    }
}
