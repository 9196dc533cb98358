package org.alea.app.play;

import java.util.Optional;
import java.util.concurrent.Executor;
import java.util.function.BiConsumer;
import java.util.function.Function;
import java.util.function.Supplier;
import org.alea.engine.Move;
import org.alea.engine.Table;

/**
 * Asks somebody who thinks elsewhere for a move. An answer is worth something only at the table that was asked about: what
 * comes too late is forgotten, and of two questions the first is enough.
 */
public final class Hints<T extends Table<T>, M extends Move> {
    private final Executor background;
    private final Executor front;
    private Optional<T> thinking = Optional.empty();

    /**
     * @param background where there is time to think
     * @param front where the table is shown
     */
    public Hints(Executor background, Executor front) {
        this.background = background;
        this.front = front;
    }

    /**
     * Asks for advice; to be called where the table is shown.
     *
     * @param present the table at any time
     * @param adviser thinks in the background
     * @param tell hears of the table and what to play there, if the table still lies like that
     */
    public void ask(Supplier<T> present, Function<T, Optional<M>> adviser, BiConsumer<T, M> tell) {
        T table = present.get();
        if (thinking.filter(table::equals).isPresent()) {
            return;
        }
        thinking = Optional.of(table);
        background.execute(() -> {
            Optional<M> advice = adviser.apply(table);
            front.execute(() -> {
                thinking = thinking.filter(about -> !about.equals(table));
                if (present.get().equals(table)) {
                    advice.ifPresent(move -> tell.accept(table, move));
                }
            });
        });
    }

    /** Whether somebody is still thinking. */
    public boolean thinking() {
        return thinking.isPresent();
    }
}
