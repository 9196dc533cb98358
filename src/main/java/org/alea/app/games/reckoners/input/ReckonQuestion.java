package org.alea.app.games.reckoners.input;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.alea.app.games.reckoners.art.ReckonSpeech;
import org.alea.app.games.reckoners.art.ReckonerLooks;
import org.alea.app.play.Gesture;
import org.alea.app.play.Question;
import org.alea.app.play.Question.Command;
import org.alea.app.play.Question.Row;
import org.alea.app.play.Shot;
import org.alea.app.table.Spot;
import org.alea.content.MoveCodec;
import org.alea.games.reckoners.ReckonersMove;
import org.alea.games.reckoners.ReckonersTable;
import org.alea.games.reckoners.cards.Symbol;
import org.alea.games.reckoners.state.EpicInPlay;
import org.alea.games.reckoners.state.Reckoner;
import org.alea.games.reckoners.state.ReckonersState;

/** What is asked at the table: a sentence, what can be done as rows, the end of the step as a button. */
public final class ReckonQuestion {
    /** The moves that end something: they are buttons, the first one that is legal the main one. */
    private static final Map<Class<?>, String> BUTTONS = Map.of(
            ReckonersMove.EndPlace.class, "mdi2p-play",
            ReckonersMove.CloseSource.class, "mdi2c-close",
            ReckonersMove.EndUse.class, "mdi2c-check",
            ReckonersMove.EndBuy.class, "mdi2s-skull-crossbones",
            ReckonersMove.EndCard.class, "mdi2c-check",
            ReckonersMove.Sweep.class, "mdi2b-broom",
            ReckonersMove.StartMission.class, "mdi2f-flag",
            ReckonersMove.AbandonCampaign.class, "mdi2f-flag-outline");

    private static final List<Class<?>> NOT_MAIN =
            List.of(ReckonersMove.Sweep.class, ReckonersMove.CloseSource.class, ReckonersMove.AbandonCampaign.class);

    private static final int SMALL = 40;

    private ReckonQuestion() {}

    public static Question<ReckonersMove, Pick> of(
            ReckonSpeech speech, Shot<ReckonersTable, ReckonersMove, Pick> shot) {
        ReckonersState state = shot.table().state();
        if (Rolling.asked(state)) {
            return Rolling.ask(speech, shot);
        }
        Question<ReckonersMove, Pick> question = bare(speech, state);
        return rows(speech, shot, buttons(speech, shot, question));
    }

    private static Question<ReckonersMove, Pick> bare(ReckonSpeech speech, ReckonersState state) {
        String key = state.question()
                .map(asked -> MoveCodec.name(asked.getClass()))
                .orElse(state.phase().name());
        String who = state.openSource()
                .map(source -> speech.name(state.reckoner(source.owner()).id()))
                .orElse("");
        List<Symbol> waiting = Aims.waiting(state);
        String title = waiting.isEmpty()
                ? speech.get("ask." + key, who)
                : speech.get("ask." + key + ".symbols", who, speech.symbols(waiting));
        Question<ReckonersMove, Pick> question = Question.of(title, "");
        if (!waiting.isEmpty()) {
            question = question.icon(ReckonerLooks.icon(waiting.get(0)));
        }
        return speech.table().knows("ask." + key + ".how")
                ? question.words(speech.get("ask." + key + ".how"))
                : question;
    }

    private static Question<ReckonersMove, Pick> buttons(
            ReckonSpeech speech,
            Shot<ReckonersTable, ReckonersMove, Pick> shot,
            Question<ReckonersMove, Pick> question) {
        Question<ReckonersMove, Pick> asked = question;
        List<ReckonersMove> pressed = new ArrayList<>(shot.moves());
        pressed.removeIf(move -> !BUTTONS.containsKey(move.getClass()));
        pressed.sort(Comparator.comparing(move -> NOT_MAIN.contains(move.getClass())));
        for (ReckonersMove move : pressed) {
            String id = MoveCodec.name(move.getClass());
            String icon = BUTTONS.getOrDefault(move.getClass(), "");
            Gesture<ReckonersMove, Pick> does = new Gesture.Play<>(move);
            boolean only =
                    shot.moves().stream().filter(each -> !each.interruption()).count() == 1;
            boolean main = only || !NOT_MAIN.contains(move.getClass());
            String words = speech.get("command." + id);
            asked = asked.command(main ? Command.main(id, icon, words, does) : Command.of(id, icon, words, does));
        }
        return asked;
    }

    private static Question<ReckonersMove, Pick> rows(
            ReckonSpeech speech,
            Shot<ReckonersTable, ReckonersMove, Pick> shot,
            Question<ReckonersMove, Pick> question) {
        ReckonersState state = shot.table().state();
        List<ReckonersMove> moves = new ArrayList<>(shot.moves());
        moves.removeIf(move -> move.interruption() || BUTTONS.containsKey(move.getClass()));
        // whoever stands there already is moved by hand
        moves.removeIf(move -> move instanceof ReckonersMove.Unplace
                || (move instanceof ReckonersMove.Place place && stands(state, place.reckoner())));
        if (moves.size() > SMALL) {
            // what lies there as a die is taken there
            moves.removeIf(ReckonersMove.Trade.class::isInstance);
        }
        moves.sort(Comparator.comparingInt(ReckonQuestion::weight));
        Question<ReckonersMove, Pick> asked = question;
        int number = 0;
        for (ReckonersMove move : moves) {
            String name = MoveCodec.name(move.getClass());
            Row<ReckonersMove, Pick> row = Row.<ReckonersMove, Pick>of(
                            name + "-" + ++number, speech.move(shot.table(), move), new Gesture.Play<>(move))
                    .group(speech.table().kindOfMove(name))
                    .aside(brings(state, move))
                    .shows(Aims.of(state, move).all().toArray(Spot[]::new));
            asked = asked.row(row);
        }
        return asked;
    }

    private static boolean stands(ReckonersState state, String reckoner) {
        return state.team().get(state.reckoner(reckoner)).place() != Reckoner.NOWHERE;
    }

    /** Symbols first, then what a whole source pays, then cards, dice last. */
    private static int weight(ReckonersMove move) {
        String name = MoveCodec.name(move.getClass());
        return move instanceof ReckonersMove.OpenDie || move instanceof ReckonersMove.Trade
                ? 4
                : move instanceof ReckonersMove.OpenToken
                        ? 3
                        : move instanceof ReckonersMove.GearMove ? 2 : name.startsWith("as") ? 1 : 0;
    }

    /** What a symbol spent there changes, such as 2 → 1. */
    private static String brings(ReckonersState state, ReckonersMove move) {
        if (move instanceof ReckonersMove.Research research) {
            return epic(state, research.district())
                    .map(epic -> down(epic.research()))
                    .orElse("");
        }
        if (move instanceof ReckonersMove.Attack attack) {
            return epic(state, attack.district())
                    .map(epic -> down(epic.health()))
                    .orElse("");
        }
        if (move instanceof ReckonersMove.Contain contain) {
            return epic(state, contain.district())
                    .map(epic -> down(epic.bracket()))
                    .orElse("");
        }
        if (move instanceof ReckonersMove.ContainHighEpic contain) {
            return down(state.highEpic().bracket(contain.track()));
        }
        if (move instanceof ReckonersMove.ResearchHighEpic) {
            return down(state.highEpic().research());
        }
        return move instanceof ReckonersMove.AttackHighEpic
                ? down(state.highEpic().health())
                : "";
    }

    private static Optional<EpicInPlay> epic(ReckonersState state, String district) {
        return state.district(state.district(district)).epic();
    }

    private static String down(int from) {
        return from + " → " + (from - 1);
    }
}
