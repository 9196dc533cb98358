package org.alea.lab;

import java.util.List;
import java.util.function.LongFunction;
import java.util.stream.Stream;
import org.alea.content.GameBox;
import org.alea.engine.Bot;
import org.alea.engine.Move;
import org.alea.engine.Table;

/** The bots that can play a game: its own, and the random one. */
final class Bots {
    static final String RANDOM = "random";

    private Bots() {}

    /** Their names, the standard one first. */
    static List<String> names(GameBox<?, ?> box) {
        Stream<String> own = box.bots().keySet().stream().sorted();
        return Stream.concat(Stream.of(box.standardBot()), Stream.concat(own, Stream.of(RANDOM)))
                .distinct()
                .toList();
    }

    /** Makes the bot of this name from a seed for its noise. */
    static <T extends Table<T>, M extends Move> LongFunction<Bot<T, M>> named(String name, GameBox<T, M> box) {
        LongFunction<Bot<T, M>> own = box.bots().get(name);
        if (own != null) {
            return own;
        }
        if (name.equals(RANDOM)) {
            return seed -> new RandomBot<>(box.game(), seed);
        }
        throw new BadInputException("there is no bot " + name + "; known are " + String.join(", ", names(box)));
    }
}
