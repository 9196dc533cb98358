package org.alea.engine;

/**
 * A table whose whole state is one record of immutable records, lists and maps: copy, equality and text come from it. A
 * rule replaces the state ({@code table.become(state.with(foe.hurt(2)))}); nobody changes a piece in place.
 *
 * <p>Maps and sets of a state keep an order that is the same in every run of the program: {@code Map.copyOf} and
 * {@code Set.of} do not.
 */
public abstract class StateTable<S extends Record, T extends StateTable<S, T>> implements Table<T> {
    private final Chance chance;
    private S state;

    protected StateTable(S state, Chance chance) {
        this.state = state;
        this.chance = chance;
    }

    /** A table of the same kind with this state and this future. */
    protected abstract T with(S newState, Chance future);

    public final S state() {
        return state;
    }

    /** The state from now on; only the rules of the game call this. */
    public final void become(S next) {
        state = next;
    }

    @Override
    public final Chance chance() {
        return chance;
    }

    @Override
    public final T copy() {
        return with(state, chance.copy());
    }

    @Override
    public final T copyWith(Chance future) {
        return with(state, future);
    }

    @Override
    public final boolean equals(Object other) {
        return other instanceof StateTable<?, ?> table && table.getClass() == getClass() && table.state.equals(state);
    }

    @Override
    public final int hashCode() {
        return state.hashCode();
    }

    @Override
    public final String toString() {
        return state.toString();
    }
}
