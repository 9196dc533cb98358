package org.alea.games.fateforge.rules;

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
import org.alea.games.fateforge.FateforgeTable;
import org.alea.games.fateforge.cards.FateforgeContent;
import org.alea.games.fateforge.state.FateforgeState;
import org.alea.games.fateforge.state.Foe;
import org.alea.games.fateforge.state.Fray;
import org.alea.games.fateforge.state.GroupBag;
import org.alea.games.fateforge.state.Hero;
import org.alea.games.fateforge.state.Task;

/**
 * Holds the table while a move is played: changes it, tells what happens, and keeps the agenda. A dry one does the same
 * without chance, questions and events, to see where a chain of actions leads (FATE-498).
 */
public final class Referee {
    final FateforgeContent content;
    private final Optional<FateforgeTable> table;
    private final Chance chance;
    private final Turn turn;
    private FateforgeState state;
    private Optional<Ground> ground = Optional.empty();

    /** For a move on this table. */
    public Referee(FateforgeContent content, FateforgeTable table, Turn turn) {
        this.content = content;
        this.table = Optional.of(table);
        this.chance = table.chance();
        this.turn = turn;
        this.state = table.state();
    }

    private Referee(FateforgeContent content, FateforgeState state) {
        this.content = content;
        this.table = Optional.empty();
        this.chance = NoChance.INSTANCE;
        this.turn = Turn.silent();
        this.state = state;
    }

    /** One who only tries things. */
    static Referee dry(FateforgeContent content, FateforgeState state) {
        return new Referee(content, state);
    }

    boolean isDry() {
        return table.isEmpty();
    }

    Chance chance() {
        return chance;
    }

    FateforgeState state() {
        return state;
    }

    Fray fray() {
        return state.scene();
    }

    Ground ground() {
        if (ground.isEmpty()) {
            ground = Optional.of(new Ground(content, state));
        }
        return ground.get();
    }

    void become(FateforgeState next) {
        state = next;
        ground = Optional.empty();
    }

    void put(Hero hero) {
        become(state.with(hero));
    }

    void put(Foe foe) {
        become(state.with(fray().with(foe)));
    }

    void put(Fray fray) {
        become(state.with(fray));
    }

    void put(GroupBag bag) {
        become(state.with(bag));
    }

    Hero hero(String id) {
        return state.hero(id);
    }

    // --- telling

    /** Whether anyone wants to know. */
    boolean listening() {
        return turn.listening();
    }

    /** Told once the change lies on the table. */
    void tell(Event event) {
        if (turn.listening()) {
            lay();
            turn.add(event);
        }
    }

    /** Why something is about to happen. */
    void because(String reason, String rule, List<String> pieces, Object... words) {
        if (turn.listening()) {
            Map<String, Object> named = new LinkedHashMap<>();
            for (int i = 0; i < words.length; i += 2) {
                named.put((String) words[i], words[i + 1]);
            }
            tell(new Because(reason, named, rule, pieces));
        }
    }

    /** The player sees now what was unknown before (FATE-497). */
    void reveal() {
        turn.reveal();
    }

    /** Puts the state on the table. */
    void lay() {
        if (table.isPresent()) {
            table.get().become(state);
        }
    }

    // --- the agenda

    void push(Task task) {
        if (isDry()) {
            return;
        }
        List<Task> old = state.agenda();
        List<Task> more = new ArrayList<>(old.size() + 1);
        more.addAll(old);
        more.add(task);
        state = state.withAgenda(Collections.unmodifiableList(more));
    }

    Task top() {
        return state.agenda().get(state.agenda().size() - 1);
    }

    Task pop() {
        List<Task> old = state.agenda();
        int last = old.size() - 1;
        Task task = old.get(last);
        state = state.withAgenda(List.copyOf(old.subList(0, last)));
        return task;
    }

    void agenda(Task... tasks) {
        state = state.withAgenda(List.of(tasks));
    }

    // --- chance

    /** One of so many, drawn with equal probability; the player sees it (FATE-273). */
    int draw(int n, String stream) {
        if (n == 1) {
            return 0;
        }
        return chance.index(n, stream);
    }
}
