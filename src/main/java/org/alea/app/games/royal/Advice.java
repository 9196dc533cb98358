package org.alea.app.games.royal;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.BiConsumer;
import javafx.application.Platform;
import org.alea.app.play.Hints;
import org.alea.app.shell.Desk;
import org.alea.games.royal.Dice;
import org.alea.games.royal.Die;
import org.alea.games.royal.Districts;
import org.alea.games.royal.Partial;
import org.alea.games.royal.RoyalMove;
import org.alea.games.royal.RoyalTable;
import org.alea.games.royal.Side;
import org.alea.games.royal.State;
import org.alea.games.royal.bots.GreedyBot;

/**
 * Shows what could be done and never does it: the cheapest group for a target that was pointed at, the cheapest way to
 * counter, or what a greedy player would do. Asking him makes the match a learning one, which the player agrees to first
 * (ROYAL-197).
 */
final class Advice {
    private final RoyalPlay play;
    private final RoyalSpeech speech;
    private final Hints<RoyalTable, RoyalMove> hints;

    Advice(Desk desk, RoyalPlay play, RoyalSpeech speech) {
        this.play = play;
        this.speech = speech;
        this.hints = new Hints<>(desk.background(), Platform::runLater);
    }

    /**
     * @param say is told what the player has to know instead of a hint, and the rule behind it
     * @param consent is asked with the key of what a hint costs, and goes on if the player agrees
     */
    void give(BiConsumer<String, String> say, BiConsumer<String, Runnable> consent) {
        RoyalTable table = play.table();
        if (table.state().kind() != State.Kind.DECISION || play.past().isPresent()) {
            return;
        }
        if (table.state() == State.COUNTER) {
            show(play.game().recommendedCounter(table), "hint.counter");
            return;
        }
        Optional<String> wish = play.wish();
        if (wish.isPresent()) {
            cheapest(table, wish.get())
                    .ifPresentOrElse(
                            move -> show(move, "hint.cheapest"),
                            () -> say.accept(
                                    speech.get(
                                            "hint.nothing",
                                            new TargetWords(play.game(), table, speech).name(wish.get())),
                                    Rules.GROUP));
            return;
        }
        consent.accept("hint.costs", this::think);
    }

    private void think() {
        play.match().markLearning();
        hints.ask(
                play.match()::table,
                lying -> Optional.of(new GreedyBot(play.game(), lying.decisions()).choose(lying)),
                (lying, best) -> {
                    if (play.past().isEmpty()) {
                        show(best, "hint.greedy");
                    }
                });
    }

    /** Moves are listed by their price: the first is the cheapest. */
    private Optional<RoyalMove> cheapest(RoyalTable table, String target) {
        return play.game().moves(table, Partial.nothing().on(target)).stream().findFirst();
    }

    private void show(RoyalMove move, String how) {
        play.layOut(tray(move), move, speech.get(how));
    }

    private Tray tray(RoyalMove move) {
        String cube = move instanceof RoyalMove.Action action ? action.modifier() : RoyalMove.NO_MODIFIER;
        Tray tray = new Tray(List.of(), black(move), cube);
        if (move instanceof RoyalMove.Counter counter) {
            return with(tray, Side.YOU, counter.dice());
        } else if (move instanceof RoyalMove.Reroll reroll) {
            return with(tray, Side.YOU, Dice.of(reroll.die()));
        } else if (move instanceof RoyalMove.TurnOver turn) {
            return with(tray, Side.YOU, turn.dice());
        }
        return move instanceof RoyalMove.Action action
                ? with(
                        with(tray, Side.YOU, action.group().own()),
                        Side.ROY,
                        action.group().bought())
                : tray;
    }

    private List<Integer> black(RoyalMove move) {
        List<Integer> ids = new ArrayList<>();
        if (move instanceof RoyalMove.Counter counter) {
            for (int face : counter.black()) {
                for (int id = 0; id < 6; id++) {
                    if (play.table().districts().blackDie(id) == face && !ids.contains(id)) {
                        ids.add(id);
                        break;
                    }
                }
            }
        } else {
            ids.addAll(play.tray().black());
        }
        return List.copyOf(ids);
    }

    private Tray with(Tray tray, Side side, Dice dice) {
        Tray filled = tray;
        for (Die die : dice.list()) {
            Tray now = filled;
            int id = play.table().districts().all().stream()
                    .filter(each -> each.side() == side && each.die().equals(die) && !now.holds(each.id()))
                    .mapToInt(Districts.Lying::id)
                    .findFirst()
                    .orElseThrow();
            filled = filled.with(id);
        }
        return filled;
    }
}
