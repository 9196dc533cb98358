package org.alea.games.queen;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** What must still happen before the round goes on, the next thing on top. It never changes: a push makes another. */
final class Agenda {
    static final Agenda EMPTY = new Agenda(null, null);

    private final @Nullable Effect top;
    private final @Nullable Agenda rest;

    private Agenda(@Nullable Effect top, @Nullable Agenda rest) {
        this.top = top;
        this.rest = rest;
    }

    boolean isEmpty() {
        return top == null;
    }

    Effect top() {
        return Objects.requireNonNull(top, "the agenda is empty");
    }

    Agenda rest() {
        return Objects.requireNonNull(rest, "the agenda is empty");
    }

    Agenda push(Effect effect) {
        return new Agenda(effect, this);
    }

    /** The effects in the order they will happen. */
    List<Effect> effects() {
        List<Effect> all = new ArrayList<>();
        for (Agenda left = this; left.top != null; left = left.rest()) {
            all.add(left.top);
        }
        return all;
    }

    static Agenda of(List<Effect> inOrder) {
        Agenda agenda = EMPTY;
        for (int i = inOrder.size() - 1; i >= 0; i--) {
            agenda = agenda.push(inOrder.get(i));
        }
        return agenda;
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Agenda agenda && effects().equals(agenda.effects());
    }

    @Override
    public int hashCode() {
        return effects().hashCode();
    }
}
