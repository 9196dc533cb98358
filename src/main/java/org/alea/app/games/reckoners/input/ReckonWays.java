package org.alea.app.games.reckoners.input;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.alea.app.games.reckoners.art.ReckonSpeech;
import org.alea.app.play.Gesture;
import org.alea.app.play.Shot;
import org.alea.app.table.Spot;
import org.alea.app.table.Way;
import org.alea.games.reckoners.ReckonersGame;
import org.alea.games.reckoners.ReckonersMove;
import org.alea.games.reckoners.ReckonersTable;
import org.alea.games.reckoners.state.DieStage;
import org.alea.games.reckoners.state.Reckoner;
import org.alea.games.reckoners.state.ReckonerDie;
import org.alea.games.reckoners.state.ReckonersState;

/** All that a hand can do: drag one thing on another, or touch them one after the other. */
public final class ReckonWays {
    private final ReckonersGame game;
    private final ReckonSpeech speech;

    public ReckonWays(ReckonSpeech speech) {
        this.speech = speech;
        game = speech.game();
    }

    public List<Way<Gesture<ReckonersMove, Pick>>> of(Shot<ReckonersTable, ReckonersMove, Pick> shot) {
        ReckonersState state = shot.table().state();
        Map<Spot, Gesture<ReckonersMove, Pick>> touches = new LinkedHashMap<>();
        List<Way<Gesture<ReckonersMove, Pick>>> ways = new ArrayList<>();
        Chosen.of(game, shot).ifPresent(die -> {
            touches.put(
                    ReckonSpots.die(die.open().die()),
                    new Gesture.Change<>(Pick.of(shot.draft().reckoner(), List.of())));
            uses(die)
                    .forEach((move, does) ->
                            Aims.of(die.table().state(), move).to().forEach(to -> touches.putIfAbsent(to, does)));
        });
        touches.putAll(Purchase.touches(shot));
        touches.putAll(TeamPick.touches(speech, shot));
        if (game.refusal(shot.table(), new ReckonersMove.Concede()).isEmpty()) {
            touches.put(ReckonSpots.FLAG, GivingUp.touch(shot.draft()));
        }
        for (ReckonersMove move : shot.moves()) {
            if (move instanceof ReckonersMove.OpenDie open) {
                takeUp(shot.table(), open, touches, ways);
            } else {
                add(Aims.of(state, move), new Gesture.Play<>(move), touches, ways);
            }
        }
        if (Rolling.asked(state)) {
            keepDice(shot, touches, ways);
        }
        if (Chosen.asked(state)) {
            state.team()
                    .forEach(each -> touches.putIfAbsent(
                            ReckonSpots.reckoner(each.id()), new Gesture.Change<>(Pick.of(each.id(), List.of()))));
        }
        touches.forEach((spot, does) -> ways.add(Way.touch(spot, does)));
        return ways;
    }

    private static void add(
            Aims.Aim aim,
            Gesture<ReckonersMove, Pick> does,
            Map<Spot, Gesture<ReckonersMove, Pick>> touches,
            List<Way<Gesture<ReckonersMove, Pick>>> ways) {
        boolean spent = aim.from().isEmpty() || aim.from().stream().anyMatch(ReckonWays::isSource);
        for (Spot to : aim.to()) {
            if (spent) {
                touches.putIfAbsent(to, does);
            }
            aim.from().forEach(from -> ways.add(new Way<>(from, to, does)));
        }
    }

    /** What is open need not be taken up: the place where it is spent does. */
    private static boolean isSource(Spot spot) {
        return spot.kind().equals("symbol");
    }

    /** A die that lies ready is taken up by a touch, or dragged at once to where it is spent. */
    private void takeUp(
            ReckonersTable table,
            ReckonersMove.OpenDie open,
            Map<Spot, Gesture<ReckonersMove, Pick>> touches,
            List<Way<Gesture<ReckonersMove, Pick>>> ways) {
        Spot die = ReckonSpots.die(open.die());
        Chosen taken = new Chosen(open, Chosen.opened(game, table, open));
        touches.putIfAbsent(die, new Gesture.Change<>(Pick.of(owner(table.state(), open.die()), List.of(open.die()))));
        uses(taken).forEach((move, does) -> {
            Aims.Aim aim = Aims.of(taken.table().state(), move);
            if (aim.from().contains(die)) {
                aim.to().forEach(to -> ways.add(new Way<>(die, to, does)));
            }
        });
    }

    /** What a die can be used for as soon as it is open. */
    private Map<ReckonersMove, Gesture<ReckonersMove, Pick>> uses(Chosen die) {
        Map<ReckonersMove, Gesture<ReckonersMove, Pick>> uses = new LinkedHashMap<>();
        for (ReckonersMove use : game.moves(die.table())) {
            if (!use.interruption() && !(use instanceof ReckonersMove.CloseSource)) {
                uses.put(use, new Gesture.PlayInTurn<>(List.of(die.open(), use)));
            }
        }
        return uses;
    }

    private static String owner(ReckonersState state, String die) {
        return state.team().stream()
                .filter(each -> each.dice().stream().anyMatch(one -> one.id().equals(die)))
                .findFirst()
                .map(Reckoner::id)
                .orElse("");
    }

    private static void keepDice(
            Shot<ReckonersTable, ReckonersMove, Pick> shot,
            Map<Spot, Gesture<ReckonersMove, Pick>> touches,
            List<Way<Gesture<ReckonersMove, Pick>>> ways) {
        for (Reckoner reckoner : shot.table().state().team()) {
            for (ReckonerDie die : reckoner.dice()) {
                if (reckoner.locking() && die.stage() == DieStage.LOOSE) {
                    Gesture<ReckonersMove, Pick> turn =
                            new Gesture.Change<>(shot.draft().turned(reckoner.id(), die.id()));
                    Spot spot = ReckonSpots.die(die.id());
                    touches.put(spot, turn);
                    boolean kept = shot.draft().dice().contains(die.id());
                    Spot to = kept ? ReckonSpots.reckoner(reckoner.id()) : ReckonSpots.tray(reckoner.id());
                    ways.add(new Way<>(spot, to, turn));
                }
            }
            if (!reckoner.stopped()) {
                touches.putIfAbsent(
                        ReckonSpots.reckoner(reckoner.id()), new Gesture.Change<>(Pick.of(reckoner.id(), List.of())));
            }
        }
    }

    /** The move that somebody means who puts one thing on another, be it legal or not. */
    public Optional<org.alea.engine.Refusal> objection(ReckonersTable table, Spot from, Spot to) {
        ReckonersTable asked = table;
        boolean ready = from.kind().equals("die") && table.state().question().isEmpty();
        if (ready) {
            ReckonersMove.OpenDie open = new ReckonersMove.OpenDie(from.id());
            Optional<org.alea.engine.Refusal> shut = game.refusal(table, open);
            if (shut.isPresent()) {
                return shut;
            }
            asked = Chosen.opened(game, table, open);
        }
        for (ReckonersMove meant : Meant.at(asked.state(), to)) {
            Optional<org.alea.engine.Refusal> why = game.refusal(asked, meant);
            if (why.isPresent()) {
                return why;
            }
        }
        return Optional.empty();
    }

    /** The last of several moves, and the table on which it is played. */
    public record End(ReckonersTable table, ReckonersMove move) {}

    /** Where a gesture of several moves ends. */
    public Optional<End> last(ReckonersTable table, Gesture<ReckonersMove, Pick> gesture) {
        if (gesture instanceof Gesture.PlayInTurn<ReckonersMove, Pick> turn
                && turn.moves().get(0) instanceof ReckonersMove.OpenDie open) {
            return Optional.of(
                    new End(Chosen.opened(game, table, open), turn.moves().get(1)));
        }
        return Optional.empty();
    }
}
