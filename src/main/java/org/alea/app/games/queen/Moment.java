package org.alea.app.games.queen;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.Consumer;
import org.alea.engine.Countdown;
import org.alea.engine.Played;
import org.alea.games.queen.MoonForecast;
import org.alea.games.queen.QueenEvent;
import org.alea.games.queen.QueenForecast;
import org.alea.games.queen.QueenMove;
import org.alea.games.queen.QueenPhase;
import org.alea.games.queen.QueenTable;
import org.alea.games.queen.Zone;

/** What there is to say about the table now: verdicts, the question, its buttons, the journal. */
final class Moment {
    private final QueenPlay play;
    private final Speech speech;
    private final CoachCall coach;
    private final Offers offers;

    /** What the buttons do. */
    record Deeds(
            Consumer<QueenMove> play, Runnable next, Runnable all, Runnable result, Runnable present, StopWish stop) {}

    Moment(QueenPlay play, Speech speech, CoachCall coach) {
        this.play = play;
        this.speech = speech;
        this.coach = coach;
        this.offers = new Offers(play.table(), play.moves(), play.inHand(), speech);
    }

    Offers offers() {
        return offers;
    }

    /** What would happen, or what has happened, slot by slot; nothing before dice lie there. */
    Map<Integer, Verdict> verdicts(boolean foretold) {
        Map<Integer, Verdict> verdicts = new TreeMap<>();
        Picture picture = play.picture();
        if (picture.stage() != Picture.Stage.ROLL && !(foretold && beforeAttacks())) {
            for (int slot = 1; slot <= 6; slot++) {
                verdicts.put(slot, Verdict.of(picture, slot, speech));
            }
        } else if (foretold && !picture.dice(Zone.ARENA).isEmpty()) {
            // the table of the picture: once the clock has stopped, the match is already past the attacks
            QueenTable table = picture.table();
            List<QueenForecast> forecasts = QueenForecast.of(table);
            Optional<MoonForecast> moon = MoonForecast.of(table, forecasts);
            for (QueenForecast forecast : forecasts) {
                verdicts.put(forecast.slot(), Verdict.of(forecast, table, moon, speech));
            }
        }
        return verdicts;
    }

    /** Whether the player is asked for something that decides how the attacks will go. */
    private boolean beforeAttacks() {
        return !play.watching() && !play.picture().attacking();
    }

    /** What the player is asked; nothing while there is something to watch. */
    String question() {
        QueenTable table = play.table();
        if (play.past().isPresent()) {
            return speech.get("past", table.round());
        }
        if (play.summing()) {
            return speech.get(
                    "summary.round",
                    play.picture().table().round(),
                    counted("summary.defeats", count(QueenEvent.EnemyDefeated.class)),
                    counted("summary.wounds", count(QueenEvent.Wounded.class)));
        }
        if (play.watching() || table.phase() == QueenPhase.ROLLING || judged()) {
            return "";
        }
        if (play.inHand().firstEnemy() > 0) {
            return speech.get("question.second");
        }
        boolean untimed = table.phase() == QueenPhase.START_ROUND && table.limitMs() == Countdown.NO_LIMIT;
        return untimed ? speech.get("question.untimed") : speech.question(table.phase());
    }

    /** A drill whose goal is judged on the dice as they lie ends in the middle of a round: nobody is asked any more. */
    private boolean judged() {
        return !play.table().phase().over() && play.match().result().isPresent();
    }

    /** A nought in letters: in the display face its figure looks like one. */
    private String counted(String what, long number) {
        return number == 0 ? speech.get(what + ".none") : speech.get(what, number);
    }

    /** How a hand answers the question; nothing where buttons say it all. */
    String how() {
        if (play.watching()) {
            return coach.asked() ? speech.get("coach.learning") : "";
        }
        if (judged() || play.past().isPresent()) {
            return "";
        }
        return switch (play.table().phase()) {
            case TURN_DIAL -> speech.get("how.dial");
            case CHOOSE_ENEMY, CHOOSE_ENEMIES -> speech.get("how.enemy");
            case CHOOSE_DIE_TO_EXHAUST -> speech.get("how.exhaust");
            case CHOOSE_DIE_TO_STOCK -> speech.get("how.stock");
            case RECOVER_DIE -> speech.get("how.recover");
            case EXCHANGE -> speech.get("how.exchange");
            case USE_DRAGON, USE_WING -> speech.get("how.dragon");
            case PAINT_DIE -> speech.get("how.paint");
            case CHOOSE_GROUP -> speech.get("how.group");
            case ASSIGN_GROUPS -> speech.get("how.assign");
            default -> "";
        };
    }

    private long count(Class<? extends QueenEvent> kind) {
        return play.seen().stream().filter(kind::isInstance).count();
    }

    /** The buttons of the moment, with the key each answers to. */
    List<Action> actions(Deeds deeds) {
        QueenTable table = play.table();
        String space = speech.get("space");
        if (play.past().isPresent()) {
            return List.of(new Action(
                    speech.texts().get("table.present"),
                    "mdi2a-arrow-right",
                    space,
                    Action.Weight.PRIMARY,
                    deeds.present()));
        }
        if (play.summing()) {
            return summary(deeds, space);
        }
        if (play.watching()) {
            return List.of(
                    new Action(
                            speech.get(play.picture().fight().over() ? "next.step" : "next.attack"),
                            "",
                            space,
                            Action.Weight.PRIMARY,
                            deeds.next()),
                    new Action(speech.get("resolve.all"), "", "", Action.Weight.SECONDARY, deeds.all()));
        }
        if (table.phase().over()) {
            return List.of(new Action(
                    speech.get("see.result"), "mdi2t-trophy-variant", space, Action.Weight.PRIMARY, deeds.result()));
        }
        if (table.phase() == QueenPhase.ROLLING) {
            Action stop = new Action(
                    speech.get(deeds.stop().asked() ? "stop.sure" : "stop"),
                    "mdi2f-flag-checkered",
                    "↵",
                    Action.Weight.PRIMARY,
                    deeds.stop()::stop);
            return deeds.stop().asked()
                    ? List.of(
                            new Action(speech.get("stop.not"), "", "Esc", Action.Weight.SECONDARY, deeds.stop()::goOn),
                            stop)
                    : List.of(stop);
        }
        List<Action> actions = new ArrayList<>();
        List<QueenMove> buttons = offers.buttons();
        for (int i = 0; i < buttons.size(); i++) {
            QueenMove move = buttons.get(i);
            boolean start = move instanceof QueenMove.StartRound;
            boolean alone = buttons.size() == 1;
            Action.Weight weight = Offers.weight(move, alone, i == buttons.size() - 1);
            actions.add(new Action(
                    words(table, move),
                    start ? "mdi2d-dice-multiple" : "",
                    start || (alone && weight == Action.Weight.PRIMARY) ? space : figure(move),
                    weight,
                    () -> deeds.play().accept(move)));
        }
        return actions;
    }

    /** The key that chooses a number of squares, as {@link DigitKeys} hears it. */
    private static String figure(QueenMove move) {
        return move instanceof QueenMove.ChooseSteps steps ? Integer.toString(steps.steps()) : "";
    }

    /** The round is over: on to the next one or to the result, after a word with the coach if one likes. */
    private List<Action> summary(Deeds deeds, String space) {
        boolean over = play.table().phase().over();
        Action next = new Action(
                speech.get(over ? "see.result" : "next.round"),
                "mdi2f-flag-checkered",
                space,
                Action.Weight.PRIMARY,
                over ? () -> end(deeds) : deeds.next());
        if (!coach.possible()) {
            return List.of(next);
        }
        String words = coach.asked() ? speech.get("coach.sure") : speech.texts().get("coach.title");
        // first, where "next attack" has been: whoever clicks on and on does not call him
        return List.of(next, new Action(words, "mdi2s-school", "", Action.Weight.SECONDARY, coach::call));
    }

    /** What is still to be told of a game that is over is its result. */
    private void end(Deeds deeds) {
        deeds.next().run();
        if (!play.watching()) {
            deeds.result().run();
        }
    }

    /** The table has the room for a few words only; what it has no words for is said in full. */
    private String words(QueenTable table, QueenMove move) {
        if (move instanceof QueenMove.StartRound) {
            return speech.get("throw");
        }
        if (move instanceof QueenMove.ChooseSteps steps) {
            return speech.get("button.steps", steps.steps());
        }
        if (move instanceof QueenMove.TakeSunDie sun) {
            return speech.begun("button.colour", speech.term(sun.colour()));
        }
        if (move instanceof QueenMove.TakeSunDice sun) {
            return speech.begun("button.colours", speech.term(sun.first()), speech.term(sun.second()));
        }
        if (move instanceof QueenMove.ChooseColour colour) {
            return speech.get("button.keep", speech.term(colour.colour()));
        }
        if (move instanceof QueenMove.RollConspiratorDie) {
            return speech.get("button.roll");
        }
        return move instanceof QueenMove.RerollConspiratorDie ? speech.get("button.reroll") : speech.move(table, move);
    }

    /** What stands beside the title of the journal: how the clock stopped. */
    String stopNote() {
        Picture picture = play.picture();
        return picture.fight()
                .stopped()
                .map(reason -> switch (reason) {
                    case STOPPED -> stoppedAt(picture);
                    case TIME_UP -> speech.get("journal.timeUp");
                    case NO_SET -> speech.get("journal.noSet");
                })
                .orElse("");
    }

    /** What the clock showed; where there is none, how long it took. */
    private String stoppedAt(Picture picture) {
        QueenTable table = picture.table();
        return table.options().speed().timed()
                ? speech.get(
                        "journal.stopped",
                        ClockFace.time(Countdown.seconds(picture.fight().timeLeftMs())))
                : speech.get("journal.taken", ClockFace.time(takenMs() / 1000));
    }

    /** The tables of a round do not tell: the one shown is from before the stop, the real one may be past the round. */
    private int takenMs() {
        List<Played<QueenMove>> history = play.match().history();
        int last = play.past().map(LookBack::moves).orElse(history.size() - 1);
        while (last > 0 && !(history.get(last).move() instanceof QueenMove.Stop)) {
            last--;
        }
        return history.get(last).move() instanceof QueenMove.Stop stop ? stop.atMs() : 0;
    }
}
