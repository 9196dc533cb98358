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
import org.alea.games.reckoners.state.Reckoner;
import org.alea.games.reckoners.state.ReckonersState;

/** What is asked at the table: a sentence, what can be done as rows, the end of the step as a button. */
public final class ReckonQuestion {
    /** The moves that end something: they are buttons, the first one that is legal the main one. */
    private static final Map<Class<?>, String> BUTTONS = Map.of(
            ReckonersMove.EndPlace.class, "mdi2p-play",
            ReckonersMove.EndUse.class, "mdi2c-check",
            ReckonersMove.EndBuy.class, "mdi2s-skull-crossbones",
            ReckonersMove.EndCard.class, "mdi2c-check",
            ReckonersMove.StartMission.class, "mdi2f-flag");

    /** What may be done besides: it stands at the end of the list. */
    private static final Map<Class<?>, String> BESIDES = Map.of(
            ReckonersMove.Sweep.class, "mdi2b-broom",
            ReckonersMove.AbandonCampaign.class, "mdi2f-flag-outline");

    private ReckonQuestion() {}

    public static Question<ReckonersMove, Pick> of(
            ReckonSpeech speech, Shot<ReckonersTable, ReckonersMove, Pick> shot) {
        ReckonersState state = shot.table().state();
        Optional<Question<ReckonersMove, Pick>> givingUp = GivingUp.of(speech, shot);
        if (givingUp.isPresent() || Rolling.asked(state)) {
            return givingUp.orElseGet(() -> Rolling.ask(speech, shot));
        }
        return SourceQuestion.of(speech, shot)
                .or(() -> Purchase.of(speech, shot))
                .orElseGet(() -> {
                    Question<ReckonersMove, Pick> bare = bare(speech, state);
                    Question<ReckonersMove, Pick> question =
                            buttons(speech, shot, TeamPick.asked(state) ? TeamPick.ask(speech, shot, bare) : bare);
                    return Purchase.asked(state)
                            ? besides(speech, shot, Purchase.rows(speech, shot, question))
                            : rows(speech, shot, question);
                });
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
        for (ReckonersMove move : pressed) {
            String id = MoveCodec.name(move.getClass());
            String icon = BUTTONS.getOrDefault(move.getClass(), "");
            Gesture<ReckonersMove, Pick> does = new Gesture.Play<>(move);
            boolean main = asked.main().isEmpty();
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
        moves.removeIf(move ->
                move.interruption() || BUTTONS.containsKey(move.getClass()) || BESIDES.containsKey(move.getClass()));
        // whoever stands there already is moved by hand
        moves.removeIf(move -> move instanceof ReckonersMove.Unplace
                || (move instanceof ReckonersMove.Place place && stands(state, place.reckoner())));
        // what lies there as a die is taken up there
        moves.removeIf(move -> move instanceof ReckonersMove.Trade || move instanceof ReckonersMove.OpenDie);
        moves.removeIf(TeamPick::makes);
        moves.sort(Comparator.comparingInt(ReckonQuestion::weight));
        Families families = new Families(moves);
        String chosen = shot.draft().gear();
        boolean inside = families.isFamily(chosen);
        // a list leaves no room for more words
        Question<ReckonersMove, Pick> asked = moves.isEmpty() ? question : question.words("");
        int number = 0;
        for (ReckonersMove move : moves) {
            String family = families.of(move);
            String name = MoveCodec.name(move.getClass()) + "-" + ++number;
            if (inside ? family.equals(chosen) : family.isEmpty()) {
                asked = asked.row(row(speech, shot, name, move));
            } else if (!inside && families.opens(move)) {
                asked = asked.row(Row.<ReckonersMove, Pick>of(
                                name,
                                families.name(speech, move) + "…",
                                new Gesture.Change<>(shot.draft().with(family)))
                        .icon(UseWords.of(speech, shot.table(), move).icon())
                        .group(speech.table().kindOfMove(MoveCodec.name(move.getClass())))
                        .aside(families.aside(speech, state, move)));
            }
        }
        if (inside) {
            Gesture<ReckonersMove, Pick> back =
                    new Gesture.Change<>(shot.draft().with(""));
            return asked.command(Command.of("putBack", "mdi2u-undo", speech.get("command.putBack"), back));
        }
        return besides(speech, shot, asked);
    }

    private static Row<ReckonersMove, Pick> row(
            ReckonSpeech speech, Shot<ReckonersTable, ReckonersMove, Pick> shot, String id, ReckonersMove move) {
        UseWords words = UseWords.of(speech, shot.table(), move);
        return Row.<ReckonersMove, Pick>of(id, words.words(), new Gesture.Play<>(move))
                .icon(words.icon())
                .group(speech.table().kindOfMove(MoveCodec.name(move.getClass())))
                .aside(words.brings())
                .shows(Aims.of(shot.table().state(), move).all().toArray(Spot[]::new));
    }

    private static Question<ReckonersMove, Pick> besides(
            ReckonSpeech speech,
            Shot<ReckonersTable, ReckonersMove, Pick> shot,
            Question<ReckonersMove, Pick> question) {
        Question<ReckonersMove, Pick> asked = question;
        for (ReckonersMove move : shot.moves()) {
            String icon = BESIDES.get(move.getClass());
            if (icon != null) {
                String id = MoveCodec.name(move.getClass());
                asked = asked.row(Row.<ReckonersMove, Pick>of(id, speech.get("command." + id), new Gesture.Play<>(move))
                        .icon(icon));
            }
        }
        return asked;
    }

    private static boolean stands(ReckonersState state, String reckoner) {
        return state.team().get(state.reckoner(reckoner)).place() != Reckoner.NOWHERE;
    }

    /** Symbols first, then cards, plan tokens last. */
    private static int weight(ReckonersMove move) {
        return move instanceof ReckonersMove.OpenToken ? 2 : move instanceof ReckonersMove.GearMove ? 1 : 0;
    }
}
