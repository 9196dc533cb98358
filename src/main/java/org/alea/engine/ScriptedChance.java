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
            throw new UnscriptedDraw(new Words(
                    "un tirage de 1 à " + bound + " pour " + stream + " n’est pas prévu",
                    "an unscripted draw of 1 to " + bound + " for " + stream));
        }
        if (face < 1 || face > bound) {
            throw UnscriptedDraw.outside(face, bound, stream);
        }
        return face - 1;
    }

    @Override
    public ScriptedChance copy() {
        return withDrawsOf(new ScriptedChance(faces));
    }

    /** The game drew what the script does not hold. */
    public static final class UnscriptedDraw extends RuntimeException implements Explained {
        private static final long serialVersionUID = 1L;

        private final transient Words words;

        private UnscriptedDraw(Words words) {
            super(words.en());
            this.words = words;
        }

        static UnscriptedDraw outside(int face, int bound, String stream) {
            return new UnscriptedDraw(new Words(
                    "le script dit " + face + " là où " + stream + " tire de 1 à " + bound,
                    "the script says " + face + " where " + stream + " draws 1 to " + bound));
        }

        @Override
        public Words words() {
            return words;
        }
    }
}
