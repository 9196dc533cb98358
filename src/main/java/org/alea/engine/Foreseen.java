package org.alea.engine;

import java.util.ArrayList;
import java.util.List;

/**
 * What a move surely brings: its events up to the first draw of chance or the first hidden thing that is turned over.
 *
 * @param certain whether that is all it brings
 */
public record Foreseen(List<Event> events, boolean certain) {

    public Foreseen {
        events = List.copyOf(events);
    }

    /** Plays a legal move on a copy as far as nothing unknown is needed for it. */
    public static <T extends Table<T>, M extends Move> Foreseen of(Game<T, M> game, T table, M move) {
        List<Event> events = new ArrayList<>();
        try {
            game.play(table.copyWith(new Unknown()), move, Turn.foreseen(events::add, Unknown.REVEAL));
            return new Foreseen(events, true);
        } catch (Unknown.Reached e) {
            return new Foreseen(events, false);
        }
    }

    /** A future of which nothing is known. */
    private static final class Unknown extends Chance {

        static final Runnable REVEAL = () -> {
            throw new Reached();
        };

        @Override
        protected int draw(int bound, String stream) {
            throw new Reached();
        }

        @Override
        public Chance copy() {
            return new Unknown();
        }

        /** Here what can be foreseen ends. */
        private static final class Reached extends RuntimeException {
            private static final long serialVersionUID = 1L;

            Reached() {
                super("not known yet", null, false, false);
            }
        }
    }
}
