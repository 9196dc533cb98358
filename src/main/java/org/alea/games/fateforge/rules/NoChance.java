package org.alea.games.fateforge.rules;

import org.alea.engine.Chance;

/** The future of those who only try things: nothing may depend on it. */
final class NoChance extends Chance {
    static final NoChance INSTANCE = new NoChance();

    private NoChance() {}

    @Override
    protected int draw(int bound, String stream) {
        throw new IllegalStateException("nothing is drawn for " + stream + " while it is only tried");
    }

    @Override
    public Chance copy() {
        return this;
    }
}
