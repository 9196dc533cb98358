package org.alea.games.reckoners.rules;

import java.util.List;
import java.util.Optional;
import org.alea.engine.Refusal;
import org.alea.games.reckoners.ReckonersMove;
import org.alea.games.reckoners.cards.Reach;
import org.alea.games.reckoners.cards.Symbol;
import org.alea.games.reckoners.state.Lists;
import org.alea.games.reckoners.state.Question;
import org.alea.games.reckoners.state.Question.OpenSource;
import org.alea.games.reckoners.state.Reckoner;
import org.alea.games.reckoners.state.SourceKind;
import org.alea.games.reckoners.state.Trigger;

/** What an event allows, in the player's order, or not at all. RECK-095, RECK-144, RECK-150 to RECK-152, RECK-317 */
final class TakingTriggers extends Asking {

    TakingTriggers(Rules rules) {
        super(rules);
        on(ReckonersMove.TakeTrigger.class, (play, move) -> check(play, move.id(), false), (play, move) -> {
            Trigger trigger = take(play, move.id());
            if (trigger.owner() == Reckoner.NOWHERE) {
                play.push(new Question.Bonus(trigger.district(), Reckoner.NOWHERE, trigger.symbols()));
            } else {
                open(play, trigger, trigger.symbols());
            }
        });
        on(ReckonersMove.TakeTriggerAs.class, this::checkAs, (play, move) -> {
            Trigger trigger = take(play, move.id());
            open(play, trigger, Sources.times(move.symbol(), 1));
        });
        on(
                ReckonersMove.DeclineTrigger.class,
                (play, move) -> find(play, move.id()) >= 0 ? FINE : no("no-target", "RECK-152"),
                (play, move) -> take(play, move.id()));
    }

    private static List<Trigger> waiting(Play play) {
        return ((Question.Triggers) play.top().orElseThrow()).waiting();
    }

    private static int find(Play play, String id) {
        List<Trigger> waiting = waiting(play);
        for (int i = 0; i < waiting.size(); i++) {
            if (waiting.get(i).id().equals(id)) {
                return i;
            }
        }
        return Reckoner.NOWHERE;
    }

    private static Optional<Refusal> check(Play play, String id, boolean chosen) {
        int index = find(play, id);
        return index >= 0 && waiting(play).get(index).chosen() == chosen ? FINE : no("no-target", "RECK-317");
    }

    private Optional<Refusal> checkAs(Play play, ReckonersMove.TakeTriggerAs move) {
        Optional<Refusal> refusal = check(play, move.id(), true);
        if (refusal.isPresent()) {
            return refusal;
        }
        List<Symbol> symbols = waiting(play).get(find(play, move.id())).symbols();
        return symbols.contains(move.symbol()) ? FINE : no("wrong-symbol", "RECK-144");
    }

    private static Trigger take(Play play, String id) {
        List<Trigger> waiting = waiting(play);
        int index = find(play, id);
        if (waiting.size() == 1) {
            play.pop();
        } else {
            play.replace(new Question.Triggers(Lists.without(waiting, index)));
        }
        return waiting.get(index);
    }

    private static void open(Play play, Trigger trigger, List<Symbol> symbols) {
        Sources.open(
                play,
                new OpenSource(
                        trigger.owner(),
                        SourceKind.EQUIPMENT,
                        trigger.id(),
                        Sources.adjusted(play, play.reckoner(trigger.owner()), symbols),
                        Reach.OWN,
                        true,
                        false,
                        false,
                        trigger.noMove()));
    }

    @Override
    void offer(Play play, Offers offers) {
        for (Trigger trigger : waiting(play)) {
            if (trigger.chosen()) {
                for (Symbol symbol : trigger.symbols()) {
                    offers.add(new ReckonersMove.TakeTriggerAs(trigger.id(), symbol));
                }
            } else {
                offers.add(new ReckonersMove.TakeTrigger(trigger.id()));
            }
            offers.add(new ReckonersMove.DeclineTrigger(trigger.id()));
        }
    }

    @Override
    Optional<Refusal> otherwise(Play play) {
        return no("pending-decision", "RECK-317");
    }
}
