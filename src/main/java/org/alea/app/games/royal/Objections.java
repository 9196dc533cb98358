package org.alea.app.games.royal;

import java.util.Optional;
import javafx.animation.PauseTransition;
import javafx.scene.Node;
import javafx.scene.input.MouseButton;
import javafx.scene.input.MouseEvent;
import javafx.scene.layout.Pane;
import javafx.util.Duration;
import org.alea.app.shell.SoundBoard;
import org.alea.app.table.Hand;
import org.alea.app.table.Pointer;
import org.alea.app.table.Spot;
import org.alea.app.table.panel.RuleNote;
import org.alea.engine.Refusal;
import org.alea.games.royal.State;

/** Says why something does not go somewhere: on a drop, on a click, and when the pointer rests there. */
final class Objections {
    private final RoyalPlay play;
    private final RoyalSpeech speech;
    private final Hand<RoyalAct> hand;
    private final RuleNote note;
    private final SoundBoard sounds;
    private final PauseTransition pause = new PauseTransition(Duration.millis(400));
    private Optional<Refusal> last = Optional.empty();
    private Optional<Spot> under = Optional.empty();
    private int pressedAt;

    Objections(RoyalPlay play, RoyalSpeech speech, Hand<RoyalAct> hand, RuleNote note, SoundBoard sounds) {
        this.play = play;
        this.speech = speech;
        this.hand = hand;
        this.note = note;
        this.sounds = sounds;
        pause.setOnFinished(rested -> object());
        hand.refusing((from, to) -> {
            last = refusal(from, to);
            return last.map(speech::refusal);
        });
        hand.onRefusal(refused -> last.ifPresent(refusal -> {
            sounds.play(SoundBoard.Sound.DROP_REFUSED);
            note.say(refused.reason(), refusal.rule(), refused.where());
        }));
    }

    void listenTo(Pane board, Pointer<RoyalAct> pointer) {
        board.addEventFilter(MouseEvent.MOUSE_PRESSED, event -> pressedAt = play.changes());
        pointer.onTwice(spot -> {
            if (spot.kind().equals("to")) {
                hand.click(spot);
            }
        });
        // a filter, for buttons keep what they hear of the mouse to themselves
        board.addEventFilter(MouseEvent.MOUSE_MOVED, event -> {
            // whoever is on the way to the note crosses other places without asking about them
            if (!pointer.dragging() && !note.nearing(event.getSceneX(), event.getSceneY())) {
                rest(spot(event.getPickResult().getIntersectedNode()));
                note.nearing(event.getSceneX(), event.getSceneY());
            }
        });
        board.addEventHandler(MouseEvent.MOUSE_CLICKED, event -> {
            // a click that has done something is no longer a question
            boolean open = pressedAt == play.changes();
            if (open && event.getButton() == MouseButton.PRIMARY && event.isStillSincePress()) {
                spot(event.getPickResult().getIntersectedNode()).ifPresent(this::clicked);
            }
        });
    }

    private void clicked(Spot spot) {
        if (spot.kind().equals("to")) {
            String aim = spot.which();
            if (play.tray().isEmpty()) {
                play.wish(aim);
            }
            if (!takesPart(spot)) {
                play.targets().refusal(aim).ifPresent(refusal -> say(refusal, aim));
            }
        }
    }

    private void rest(Optional<Spot> spot) {
        if (spot.equals(under)) {
            return;
        }
        under = spot;
        pause.stop();
        boolean trying = !play.tray().isEmpty() && play.table().state() == State.ACTION;
        if (trying) {
            object();
        } else if (spot.filter(each -> Aim.isCommand(each.which())).isPresent()) {
            // who only crosses a command on the way to another is not told
            pause.playFromStart();
        }
    }

    /** Says what speaks against the place where the pointer is. */
    private void object() {
        Optional<Refusal> refusal = under.filter(each -> each.kind().equals("to") && !takesPart(each))
                .flatMap(each -> play.targets().refusal(each.which()));
        if (refusal.isPresent()) {
            hand.node(under.get())
                    .ifPresent(node -> note.say(
                            speech.refusal(refusal.get()), refusal.get().rule(), node));
        }
    }

    /** What can be touched now is no place to object to, be it only where a citizen comes from. */
    private boolean takesPart(Spot spot) {
        return hand.ways().stream().anyMatch(way -> way.from().equals(spot));
    }

    void say(Refusal refusal, String target) {
        sounds.play(SoundBoard.Sound.DROP_REFUSED);
        Node where = hand.node(Spots.to(target)).or(() -> hand.node(Spots.TRAY)).orElseThrow();
        note.say(speech.refusal(refusal), refusal.rule(), where);
    }

    /** What speaks against carrying this there. */
    private Optional<Refusal> refusal(Spot from, Spot to) {
        if (!to.kind().equals("to")) {
            return Optional.empty();
        }
        boolean lone = from.kind().equals("die") && !play.tray().holds(Integer.parseInt(from.which()));
        Tray carried = lone ? play.tray().with(Integer.parseInt(from.which())) : play.tray();
        return new Targets(play.game(), play.table(), carried).refusal(meant(to).which());
    }

    /** Dice go to the Cathedral as a whole: none of its cells is a place for them by itself. */
    private Spot meant(Spot spot) {
        boolean cell = spot.kind().equals("to") && Aim.isCell(spot.which());
        return cell && play.table().state() == State.ACTION ? Spots.to(Aim.CATHEDRAL) : spot;
    }

    private Optional<Spot> spot(Node picked) {
        for (Node node = picked; node != null; node = node.getParent()) {
            if (node.getProperties().get(Spot.class) instanceof Spot spot) {
                return Optional.of(meant(spot));
            }
        }
        return Optional.empty();
    }
}
