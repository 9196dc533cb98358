package org.alea.app.games.queen;

import java.util.List;
import java.util.Optional;
import javafx.css.PseudoClass;
import javafx.scene.Node;
import org.alea.app.settings.Preferences;
import org.alea.app.table.Way;
import org.alea.app.table.panel.DropNote;
import org.alea.engine.Foreseen;
import org.alea.games.queen.MoonForecast;
import org.alea.games.queen.QueenDie;
import org.alea.games.queen.QueenForecast;
import org.alea.games.queen.QueenMove;
import org.alea.games.queen.QueenTable;
import org.alea.games.queen.Zone;
import org.alea.store.Choices;
import org.alea.store.Setting;

/**
 * What a gesture would bring, before it is made: a note beside the place says what surely follows, a card what the dragon
 * die held over it would make of the attack there, a pair Chariot which two dice of a set held over it would go, the bowl
 * which dice a chaos would throw again, and a colour to keep which dice would count as white.
 */
final class Considering {
    private static final PseudoClass PALE = PseudoClass.getPseudoClass("pale");
    private static final int MOST_LINES = 3;

    private final QueenPlay play;
    private final Preferences preferences;
    private final Stage stage;
    private final Speech speech;
    private final DropNote note = new DropNote();
    private int slot;
    private List<String> going = List.of();
    private List<String> paling = List.of();

    Considering(QueenPlay play, Preferences preferences, Stage stage, Speech speech) {
        this.play = play;
        this.preferences = preferences;
        this.stage = stage;
        this.speech = speech;
    }

    /** What lies beside the place something is held over. */
    DropNote note() {
        return note;
    }

    /** @param target what lies where the gesture would end */
    void of(Optional<Way<QueenAct>> way, Optional<Node> target) {
        List<String> brings = way.map(Way::act).map(this::brings).orElse(List.of());
        target.ifPresentOrElse(place -> note.show(brings, place, stage.root().board()), note::hide);
        pale(way.map(Way::act).map(this::asWhite).orElse(List.of()));
        outline(way.map(each -> each.from().kind().equals("lane") ? placed(each.act()) : thrown(each.act()))
                .orElse(List.of()));
        int now = preferences.get(Setting.FORECASTS) == Choices.Forecasts.NEVER
                ? 0
                : way.map(Way::act).map(Considering::joined).orElse(0);
        if (slot > 0 && slot != now) {
            stage.board().arena().consider(slot, Optional.empty());
        }
        slot = now;
        if (now > 0) {
            stage.board().arena().consider(now, Optional.of(withDragon(now)));
        }
    }

    /** The pointer comes upon a button of the moment. */
    void hover(QueenMove move) {
        pale(asWhite(new QueenAct.Play(move)));
        outline(thrown(new QueenAct.Play(move)));
    }

    /** The pointer has left the buttons, or they are others now. */
    void leave() {
        note.hide();
        pale(List.of());
        outline(List.of());
    }

    /** What surely follows; nothing is said over dice while a clock runs. */
    private List<String> brings(QueenAct act) {
        if (!(act instanceof QueenAct.Play play) || this.play.racing() || !Showings.foretold(preferences, this.play)) {
            return List.of();
        }
        Foreseen foreseen = Foreseen.of(this.play.match().game(), this.play.table(), play.move());
        return Recollection.events(foreseen.events()).stream()
                .map(speech::event)
                .filter(line -> !line.isEmpty())
                .limit(MOST_LINES)
                .toList();
    }

    private void pale(List<String> dice) {
        mark(paling, PALE, false);
        paling = dice;
        mark(paling, PALE, true);
    }

    private void outline(List<String> dice) {
        mark(going, Touchables.CHOICE, false);
        going = dice;
        mark(going, Touchables.CHOICE, true);
    }

    private void mark(List<String> dice, PseudoClass as, boolean marked) {
        dice.forEach(die -> stage.pieces().node(die).ifPresent(node -> node.pseudoClassStateChanged(as, marked)));
    }

    /** QUEEN-083: the dice to be thrown whose colour would not count, were another one kept. */
    private List<String> asWhite(QueenAct act) {
        return act instanceof QueenAct.Play keeping && keeping.move() instanceof QueenMove.ChooseColour kept
                ? play.picture().dice(Zone.RESERVE).stream()
                        .filter(die -> die.colour().coloured() && die.colour() != kept.colour())
                        .map(QueenDie::id)
                        .toList()
                : List.of();
    }

    /** QUEEN-124: the dice that a chaos would throw once more. */
    private List<String> thrown(QueenAct act) {
        return act instanceof QueenAct.Play chaos && chaos.move() instanceof QueenMove.RollChaos
                ? play.picture().dice(Zone.ARENA).stream()
                        .filter(die -> die.colour().coloured())
                        .map(QueenDie::id)
                        .toList()
                : List.of();
    }

    /** The dice that would go on a Chariot. */
    private static List<String> placed(QueenAct act) {
        return act instanceof QueenAct.Play play && play.move() instanceof QueenMove.PlaceOnChariot placement
                ? placement.dice()
                : List.of();
    }

    /** The slot whose attack the dragon die would join, or 0. */
    private static int joined(QueenAct act) {
        if (act instanceof QueenAct.Play play) {
            if (play.move() instanceof QueenMove.AssignDragon dragon) {
                return dragon.slot();
            }
            return play.move() instanceof QueenMove.AssignWing wing ? wing.slot() : 0;
        }
        return 0;
    }

    private Verdict withDragon(int joined) {
        QueenTable table = play.table();
        List<QueenForecast> forecasts = QueenForecast.withDragon(table, joined);
        return Verdict.of(forecasts.get(joined - 1), table, MoonForecast.of(table, forecasts), speech);
    }
}
