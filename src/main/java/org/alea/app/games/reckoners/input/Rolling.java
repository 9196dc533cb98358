package org.alea.app.games.reckoners.input;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.alea.app.games.reckoners.art.ReckonSpeech;
import org.alea.app.play.Gesture;
import org.alea.app.play.Question;
import org.alea.app.play.Question.Command;
import org.alea.app.play.Shot;
import org.alea.engine.Turn;
import org.alea.games.reckoners.ReckonersGame;
import org.alea.games.reckoners.ReckonersMove;
import org.alea.games.reckoners.ReckonersTable;
import org.alea.games.reckoners.state.DieStage;
import org.alea.games.reckoners.state.Reckoner;
import org.alea.games.reckoners.state.ReckonerDie;
import org.alea.games.reckoners.state.ReckonersPhase;
import org.alea.games.reckoners.state.ReckonersState;

/** The roll of the dice: whose turn it is to roll, which dice are kept, what can be pressed. */
public final class Rolling {
    private Rolling() {}

    public static boolean asked(ReckonersState state) {
        return state.phase() == ReckonersPhase.ROLL && state.question().isEmpty();
    }

    /** Who is rolling: whom the player has chosen, or the first who has not finished. */
    public static Optional<Reckoner> who(ReckonersState state, Pick pick) {
        if (!asked(state)) {
            return Optional.empty();
        }
        Optional<Reckoner> chosen = state.team().stream()
                .filter(each -> each.id().equals(pick.reckoner()) && !each.stopped())
                .findFirst();
        return chosen.or(
                () -> state.team().stream().filter(each -> !each.stopped()).findFirst());
    }

    /** The next one who has not finished, after the one who is rolling. */
    private static Optional<Reckoner> next(ReckonersState state, Reckoner now) {
        int at = state.reckoner(now.id());
        for (int i = 1; i < state.team().size(); i++) {
            Reckoner other = state.team().get((at + i) % state.team().size());
            if (!other.stopped()) {
                return Optional.of(other);
            }
        }
        return Optional.empty();
    }

    /** The dice that are chosen to be kept, in the order in which they lie. */
    static List<String> kept(Reckoner reckoner, Pick pick) {
        List<String> kept = new ArrayList<>();
        for (ReckonerDie die : reckoner.dice()) {
            if (die.stage() == DieStage.LOOSE && pick.dice().contains(die.id())) {
                kept.add(die.id());
            }
        }
        return kept;
    }

    private static long loose(Reckoner reckoner) {
        return reckoner.dice().stream()
                .filter(die -> die.stage() == DieStage.LOOSE)
                .count();
    }

    static Question<ReckonersMove, Pick> ask(ReckonSpeech speech, Shot<ReckonersTable, ReckonersMove, Pick> shot) {
        ReckonersState state = shot.table().state();
        Reckoner who = who(state, shot.draft()).orElseThrow();
        String name = speech.name(who.id());
        Question<ReckonersMove, Pick> question = Question.<ReckonersMove, Pick>of(
                        speech.get(who.locking() ? "ask.keep" : "ask.roll", name), "RECK-057")
                .icon("mdi2d-dice-multiple")
                .words(speech.get(who.locking() ? "ask.keep.how" : "ask.roll.how"));
        question = who.locking()
                ? keeping(speech, question, who, shot)
                : question.command(Command.main(
                        "roll",
                        "mdi2d-dice-multiple",
                        speech.get("command.roll", name),
                        new Gesture.Play<>(new ReckonersMove.Roll(who.id()))));
        if (who.rolls() > 0) {
            question = question.command(Command.of(
                    "stop",
                    "mdi2h-hand-front-right",
                    speech.get("command.stop"),
                    new Gesture.Play<>(new ReckonersMove.StopRolling(who.id()))));
        }
        return question;
    }

    private static Question<ReckonersMove, Pick> keeping(
            ReckonSpeech speech,
            Question<ReckonersMove, Pick> question,
            Reckoner who,
            Shot<ReckonersTable, ReckonersMove, Pick> shot) {
        List<String> kept = kept(who, shot.draft());
        ReckonersMove lock = new ReckonersMove.Lock(who.id(), kept);
        Optional<org.alea.engine.Refusal> refused = speech.game().refusal(shot.table(), lock);
        String words = speech.get("command.keepAndRoll", kept.size());
        if (refused.isPresent()) {
            return question.command(Command.refused(
                    "roll",
                    "mdi2d-dice-multiple",
                    words,
                    speech.table().refusal(refused.get()),
                    refused.get().rule()));
        }
        boolean all = kept.size() == loose(who);
        Gesture<ReckonersMove, Pick> does = all
                ? new Gesture.Play<>(lock)
                : new Gesture.PlayInTurn<>(List.of(lock, new ReckonersMove.Roll(who.id())));
        String said = all ? speech.get("command.keepAll") : words;
        Question<ReckonersMove, Pick> asked = question.command(Command.main("roll", "mdi2d-dice-multiple", said, does));
        return all
                ? asked
                : asked.command(Command.of("keep", "mdi2l-lock", speech.get("command.keep"), new Gesture.Play<>(lock)));
    }

    /** Whose dice the player looks at: who rolls, or whose dice are used. */
    public static Optional<Reckoner> acting(ReckonersState state, Pick pick) {
        return who(state, pick).or(() -> Chosen.who(state, pick));
    }

    /** The table as if nobody rolled any more; whatever the dice show, they are not used. */
    public static ReckonersTable over(ReckonersGame game, ReckonersTable table) {
        if (!asked(table.state())) {
            return table;
        }
        ReckonersTable copy = game.imagine(table, 1);
        for (Reckoner reckoner : table.state().team()) {
            if (reckoner.rolls() == 0) {
                game.play(copy, new ReckonersMove.Roll(reckoner.id()), Turn.silent());
            }
            ReckonersMove stop = new ReckonersMove.StopRolling(reckoner.id());
            if (game.refusal(copy, stop).isEmpty()) {
                game.play(copy, stop, Turn.silent());
            }
        }
        return copy;
    }

    /** Who comes after the one whose dice are looked at. */
    public static Optional<Reckoner> next(ReckonersState state, Pick pick) {
        return who(state, pick).flatMap(now -> next(state, now)).or(() -> Chosen.next(state, pick));
    }

    /** What turns to the next Reckoner. */
    static Optional<Gesture<ReckonersMove, Pick>> turn(Shot<ReckonersTable, ReckonersMove, Pick> shot) {
        return next(shot.table().state(), shot.draft())
                .map(next -> new Gesture.Change<>(Pick.of(next.id(), List.of())));
    }

    /** What a digit does while dice are kept: it turns the die of that place. */
    static Optional<Gesture<ReckonersMove, Pick>> keep(Shot<ReckonersTable, ReckonersMove, Pick> shot, int place) {
        return who(shot.table().state(), shot.draft())
                .filter(Reckoner::locking)
                .filter(who -> place <= who.dice().size())
                .filter(who -> who.dice().get(place - 1).stage() == DieStage.LOOSE)
                .map(who -> new Gesture.Change<>(
                        shot.draft().turned(who.id(), who.dice().get(place - 1).id())));
    }
}
