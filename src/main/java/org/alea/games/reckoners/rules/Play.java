package org.alea.games.reckoners.rules;

import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.alea.engine.Because;
import org.alea.engine.Chance;
import org.alea.engine.Event;
import org.alea.engine.Turn;
import org.alea.games.reckoners.ReckonersEvent;
import org.alea.games.reckoners.ReckonersTable;
import org.alea.games.reckoners.cards.ReckonerAbility;
import org.alea.games.reckoners.cards.ReckonersContent;
import org.alea.games.reckoners.state.District;
import org.alea.games.reckoners.state.GameEnd;
import org.alea.games.reckoners.state.Question;
import org.alea.games.reckoners.state.Reckoner;
import org.alea.games.reckoners.state.ReckonersPhase;
import org.alea.games.reckoners.state.ReckonersState;
import org.alea.games.reckoners.state.Task;

/** A table while rules look at it or change it: its state, its agenda, what is told of it. */
public final class Play {
    private static final int ENDLESS = 20_000;

    private final Rules rules;
    private final ReckonersTable table;
    private final Turn turn;
    private final EpicPowers powers;

    Play(Rules rules, ReckonersTable table, Turn turn) {
        this.rules = rules;
        this.table = table;
        this.turn = turn;
        this.powers = new EpicPowers(this);
    }

    Rules rules() {
        return rules;
    }

    public ReckonersContent content() {
        return rules.content();
    }

    /** The state as it is now. */
    public ReckonersState s() {
        return table.state();
    }

    Chance chance() {
        return table.chance();
    }

    ReckonersTable table() {
        return table;
    }

    EpicPowers powers() {
        return powers;
    }

    void become(ReckonersState next) {
        table.become(next);
    }

    void set(int place, District district) {
        table.become(s().with(place, district));
    }

    void set(int index, Reckoner reckoner) {
        table.become(s().with(index, reckoner));
    }

    District district(int place) {
        return s().district(place);
    }

    Reckoner reckoner(int index) {
        return s().reckoner(index);
    }

    ReckonerAbility ability(int index) {
        return content().reckoner(reckoner(index).id()).ability();
    }

    // ---- telling

    void tell(Event event) {
        turn.add(event);
    }

    /** Says why what follows happens. */
    void because(String reason, String rule, List<String> pieces, Object... words) {
        if (turn.listening()) {
            Map<String, Object> named = new LinkedHashMap<>();
            for (int i = 0; i < words.length; i += 2) {
                named.put((String) words[i], words[i + 1]);
            }
            turn.add(new Because(reason, named, rule, pieces));
        }
    }

    /** What was hidden is about to be seen. */
    void reveal() {
        turn.reveal();
    }

    String epicAt(int place) {
        return district(place).epic().map(epic -> epic.card()).orElse("");
    }

    // ---- the agenda

    boolean isOver() {
        return s().end().isPresent();
    }

    void push(Task task) {
        if (!isOver()) {
            List<Task> agenda = s().agenda();
            List<Task> more = new ArrayList<>(agenda.size() + 1);
            more.addAll(agenda);
            more.add(task);
            become(s().withAgenda(Collections.unmodifiableList(more)));
        }
    }

    void pop() {
        List<Task> agenda = s().agenda();
        int last = agenda.size() - 1;
        List<Task> fewer = last == 0 ? List.of() : new ArrayList<>(agenda.subList(0, last));
        become(s().withAgenda(last == 0 ? fewer : Collections.unmodifiableList(fewer)));
    }

    /** Takes this off the agenda, wherever it stands. */
    void remove(Task task) {
        List<Task> fewer = new ArrayList<>(s().agenda());
        fewer.remove(fewer.lastIndexOf(task));
        become(s().withAgenda(Collections.unmodifiableList(fewer)));
    }

    /** Puts this in place of the task on top. */
    void replace(Task task) {
        List<Task> changed = new ArrayList<>(s().agenda());
        changed.set(changed.size() - 1, task);
        become(s().withAgenda(Collections.unmodifiableList(changed)));
    }

    Optional<Task> top() {
        List<Task> agenda = s().agenda();
        return agenda.isEmpty() ? Optional.empty() : Optional.of(agenda.get(agenda.size() - 1));
    }

    boolean isUnderWay(Task task) {
        return s().agenda().contains(task);
    }

    /** Does what is to be done without asking, up to the next question or the end. */
    void run() {
        int steps = 0;
        while (!isOver()) {
            List<Task> agenda = s().agenda();
            if (agenda.isEmpty()) {
                return;
            }
            Task task = agenda.get(agenda.size() - 1);
            if (task instanceof Question question) {
                if (!rules.asking(question).answersItself(this)) {
                    return;
                }
            } else {
                pop();
                rules.chore(task).run(this, task);
            }
            if (++steps > ENDLESS) {
                throw new IllegalStateException("this never ends: " + s().agenda());
            }
        }
        Ending.conclude(this);
    }

    // ---- the end of a game

    /** The game ends: whatever is pending is not resolved any more. RECK-001, RECK-002 */
    void end(GameEnd how) {
        if (!isOver()) {
            become(s().withAgenda(List.of()).withEnd(Optional.of(how)));
            switch (how) {
                case WON -> tell(new ReckonersEvent.GameWon(s().highEpic().id()));
                case LOST -> tell(new ReckonersEvent.GameLost());
                case CONCEDED -> tell(new ReckonersEvent.GameConceded());
            }
        }
    }

    // ---- population and money

    void losePopulation(int n) {
        if (n > 0 && !isOver()) {
            int lost = Math.min(n, s().population());
            become(Losses.counted(s(), lost).withPopulation(s().population() - lost));
            tell(new ReckonersEvent.PopulationLost(lost, s().population()));
            if (s().population() == 0) {
                end(GameEnd.LOST);
            }
        }
    }

    void gainPopulation(int n) {
        int after = Math.min(Rules.MOST, s().population() + n);
        int gained = after - s().population();
        become(s().withPopulation(after));
        tell(new ReckonersEvent.PopulationGained(gained, after));
    }

    void gainMoney(int n) {
        int after = Math.min(Rules.MOST, s().money() + n);
        int gained = after - s().money();
        become(s().withMoney(after));
        tell(new ReckonersEvent.MoneyGained(gained, after));
    }

    void pay(int n) {
        become(s().withMoney(s().money() - n));
        tell(new ReckonersEvent.MoneyLost(n, s().money()));
    }

    // ---- plan tokens

    /** A plan token of the supply, if one is left. RECK-082 */
    void gainToken(int index, boolean ready) {
        int tokens = 0;
        for (Reckoner each : s().team()) {
            tokens += each.tokens();
        }
        if (tokens < content().numbers().planTokens()) {
            Reckoner reckoner = reckoner(index);
            set(index, ready ? reckoner.withReady(reckoner.ready() + 1) : reckoner.withPending(reckoner.pending() + 1));
            tell(new ReckonersEvent.TokenGained(reckoner.id(), ready));
        }
    }

    void begin(ReckonersPhase phase) {
        become(s().withPhase(phase));
        tell(new ReckonersEvent.PhaseBegan(phase));
    }
}
