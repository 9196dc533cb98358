package org.alea.engine;

import java.util.ArrayDeque;
import java.util.Collection;
import java.util.Deque;

/** Chance written down beforehand, for tests: a draw that was not scripted is an error. Copies share the one script. */
public final class ScriptedChance extends Chance {
    private final Deque<Integer> faces;

    /** The results of the coming draws, as faces from 1 (a shuffle draws one number per card from the last one down). */
    public ScriptedChance(Collection<Integer> faces) {
        this(new ArrayDeque<>(faces));
    }

    private ScriptedChance(Deque<Integer> shared) {
        this.faces = shared;
    }

    /** What has not been drawn yet. */
    public int unused() {
        return faces.size();
    }

    @Override
    protected int draw(int bound, String stream) {
        Integer face = faces.poll();
        if (face == null) {
            throw new UnscriptedDraw("an unscripted draw of 1 to " + bound + " for " + stream);
        }
        if (face < 1 || face > bound) {
            throw new UnscriptedDraw("the script says " + face + " where " + stream + " draws 1 to " + bound);
        }
        return face - 1;
    }

    @Override
    public ScriptedChance copy() {
        return withDrawsOf(new ScriptedChance(faces));
    }

    /** The game drew what the script does not hold. */
    public static final class UnscriptedDraw extends RuntimeException {
        private static final long serialVersionUID = 1L;

        UnscriptedDraw(String message) {
            super(message);
        }
    }
}
