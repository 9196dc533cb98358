package org.alea.app.games.reckoners.input;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.alea.app.games.reckoners.art.ReckonSpeech;
import org.alea.app.games.reckoners.art.ReckonerLooks;
import org.alea.app.play.Gesture;
import org.alea.app.play.Question;
import org.alea.app.play.Question.Command;
import org.alea.app.play.Shot;
import org.alea.content.MoveCodec;
import org.alea.engine.Refusal;
import org.alea.games.reckoners.ReckonersMove;
import org.alea.games.reckoners.ReckonersTable;
import org.alea.games.reckoners.cards.ReckonerAbility;
import org.alea.games.reckoners.state.Question.OpenSource;
import org.alea.games.reckoners.state.Reckoner;
import org.alea.games.reckoners.state.ReckonersState;

/** What a die that is taken up, or a source that is open, can do: a button for each use, the best one the main one. */
final class SourceQuestion {
    /** So many buttons leave room for a second line above them. */
    private static final int FEW = 3;

    private final ReckonSpeech speech;
    private final Shot<ReckonersTable, ReckonersMove, Pick> shot;
    private final Optional<Chosen> chosen;
    private final ReckonersTable table;
    private final Map<String, Integer> ids = new LinkedHashMap<>();

    private SourceQuestion(
            ReckonSpeech speech, Shot<ReckonersTable, ReckonersMove, Pick> shot, Optional<Chosen> chosen) {
        this.speech = speech;
        this.shot = shot;
        this.chosen = chosen;
        table = chosen.map(Chosen::table).orElse(shot.table());
    }

    /** The question about the source, if there is one. */
    static Optional<Question<ReckonersMove, Pick>> of(
            ReckonSpeech speech, Shot<ReckonersTable, ReckonersMove, Pick> shot) {
        Optional<Chosen> chosen = Chosen.of(speech.game(), shot);
        return chosen.map(Chosen::table)
                .orElse(shot.table())
                .state()
                .openSource()
                .map(source -> new SourceQuestion(speech, shot, chosen).ask(source));
    }

    private Question<ReckonersMove, Pick> ask(OpenSource source) {
        ReckonersState state = table.state();
        Reckoner owner = state.team().get(source.owner());
        String place = owner.place() == Reckoner.NOWHERE
                ? ""
                : speech.name(state.district(owner.place()).id());
        Question<ReckonersMove, Pick> question = Question.<ReckonersMove, Pick>of(
                        speech.counted(source.symbols()), chosen.isPresent() ? "RECK-062" : "RECK-063")
                .words(speech.get(source.fresh() ? "source.whole" : "source.left", speech.name(owner.id()), place));
        if (!source.symbols().isEmpty()) {
            question = question.icon(ReckonerLooks.icon(source.symbols().get(0)));
        }
        List<Command<ReckonersMove, Pick>> commands = commands(source);
        for (Command<ReckonersMove, Pick> command : commands) {
            question = question.command(command);
        }
        return commands.size() > FEW ? question.words("") : question;
    }

    private List<Command<ReckonersMove, Pick>> commands(OpenSource source) {
        List<ReckonersMove> moves =
                new ArrayList<>(chosen.isPresent() ? speech.game().moves(table) : shot.moves());
        moves.removeIf(move -> move.interruption() || move instanceof ReckonersMove.CloseSource);
        chosen.ifPresent(die -> shot.moves().stream()
                .filter(move -> move instanceof ReckonersMove.Trade trade
                        && trade.die().equals(die.open().die()))
                .forEach(moves::add));
        moves.sort(Comparator.comparingInt(SourceQuestion::weight));
        String gear = shot.draft().gear();
        if (!gear.isEmpty()) {
            moves.removeIf(move -> !gear.equals(gearOf(move)));
        }
        List<Command<ReckonersMove, Pick>> commands = new ArrayList<>();
        Set<String> asked = new HashSet<>();
        for (ReckonersMove move : moves) {
            String card = gearOf(move);
            boolean several = gear.isEmpty()
                    && !card.isEmpty()
                    && moves.stream()
                                    .filter(other -> card.equals(gearOf(other)))
                                    .count()
                            > 1;
            if (!several) {
                commands.add(use(move, commands.isEmpty() && weight(move) == 0));
            } else if (asked.add(card)) {
                Gesture<ReckonersMove, Pick> how =
                        new Gesture.Change<>(shot.draft().with(card));
                commands.add(Command.of(id(move), gearIcon(card), speech.name(card) + "…", how));
            }
        }
        if (source.fresh() && gear.isEmpty()) {
            barred(commands);
        }
        if (chosen.isPresent()) {
            Pick before = gear.isEmpty()
                    ? Pick.of(shot.draft().reckoner(), List.of())
                    : shot.draft().with("");
            Gesture<ReckonersMove, Pick> back = new Gesture.Change<>(before);
            commands.add(Command.of("closeSource", "mdi2u-undo", speech.get("command.putBack"), back));
        } else if (shot.moves().contains(new ReckonersMove.CloseSource())) {
            Gesture<ReckonersMove, Pick> close = new Gesture.Play<>(new ReckonersMove.CloseSource());
            String words = speech.get("command.closeSource");
            commands.add(
                    moves.isEmpty()
                            ? Command.main("closeSource", "mdi2c-close", words, close)
                            : Command.of("closeSource", "mdi2c-close", words, close));
        }
        return commands;
    }

    private Command<ReckonersMove, Pick> use(ReckonersMove move, boolean main) {
        UseWords words = UseWords.of(speech, table, move);
        Gesture<ReckonersMove, Pick> does = chosen.isEmpty() || move instanceof ReckonersMove.Trade
                ? new Gesture.Play<>(move)
                : new Gesture.PlayInTurn<>(List.of(chosen.get().open(), move));
        String id = id(move);
        Command<ReckonersMove, Pick> command = main
                ? Command.main(id, words.icon(), words.words(), does)
                : Command.of(id, words.icon(), words.words(), does);
        return command.price(words.brings());
    }

    /** The first of a kind has the key of its kind. */
    private String id(ReckonersMove move) {
        String kind = move instanceof ReckonersMove.AsMove
                ? "move"
                : move instanceof ReckonersMove.AsRemoveBarricade
                        ? "barricade"
                        : move instanceof ReckonersMove.AsRemoveDuplicate
                                ? "duplicate"
                                : isAbility(move) ? "ability" : MoveCodec.name(move.getClass());
        int number = ids.merge(kind, 1, Integer::sum);
        return number == 1 ? kind : kind + "-" + number;
    }

    /** The card or ability a move uses, or an empty text. */
    private static String gearOf(ReckonersMove move) {
        return move instanceof ReckonersMove.GearMove gear ? gear.gear() : "";
    }

    private boolean isAbility(ReckonersMove move) {
        return ability(gearOf(move)).isPresent();
    }

    private Optional<ReckonerAbility> ability(String id) {
        return speech.content().reckoners().stream()
                .map(card -> card.ability())
                .filter(ability -> ability.id().equals(id))
                .findFirst();
    }

    private String gearIcon(String id) {
        return ReckonerLooks.gear(ability(id)
                .map(ReckonerAbility::kind)
                .orElseGet(() -> speech.content().equipment(id).kind()));
    }

    /** What any die could do, but not here and now, says why. */
    private void barred(List<Command<ReckonersMove, Pick>> commands) {
        if (!ids.containsKey("barricade")) {
            bar(commands, "barricade", new ReckonersMove.AsRemoveBarricade(), "mdi2b-boom-gate-outline");
        }
    }

    private void bar(List<Command<ReckonersMove, Pick>> commands, String id, ReckonersMove move, String icon) {
        Optional<Refusal> why = speech.game().refusal(table, move);
        why.ifPresent(refusal -> commands.add(Command.refused(
                id, icon, speech.get("use.barred." + id), speech.table().refusal(refusal), refusal.rule())));
    }

    /** Symbols first, then what a whole source pays, then cards. */
    private static int weight(ReckonersMove move) {
        String name = MoveCodec.name(move.getClass());
        if (move instanceof ReckonersMove.AsMove) {
            return 1;
        }
        return move instanceof ReckonersMove.GearMove
                        || move instanceof ReckonersMove.AsPayHalf
                        || move instanceof ReckonersMove.Trade
                ? 3
                : name.startsWith("as") ? 2 : 0;
    }
}
