package org.alea.games.synchro.effects;

import org.alea.engine.Words;

/** Positions next to each other, counted from the front: P1 to P4. */
public record Ranks(int first, int last) {
    public static final int MOST = 4;

    public Ranks {
        if (first < 1 || last < first || last > MOST) {
            throw new MisplacedRanks(first, last);
        }
    }

    public boolean contains(int position) {
        return position >= first && position <= last;
    }

    /** As it is written on a card: P1 or P2–4. */
    public String text() {
        return first == last ? "P" + first : "P" + first + "–" + last;
    }

    private static final class MisplacedRanks extends IllegalArgumentException implements org.alea.engine.Explained {
        private static final long serialVersionUID = 1L;

        private final transient Words words;

        MisplacedRanks(int first, int last) {
            super("positions " + first + " to " + last + " are not within 1 to " + MOST);
            words = new Words(
                    "les positions " + first + " à " + last + " ne vont pas de 1 à " + MOST,
                    String.valueOf(getMessage()));
        }

        @Override
        public Words words() {
            return words;
        }
    }
}
