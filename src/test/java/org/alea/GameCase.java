package org.alea;

import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.BiConsumer;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.alea.content.ContentSource;
import org.alea.content.GameBox;
import org.alea.content.GameKit;
import org.alea.engine.Chance;
import org.alea.engine.IllegalSetupException;
import org.alea.engine.Match;
import org.alea.engine.Move;
import org.alea.engine.SeededChance;
import org.alea.engine.Setup;
import org.alea.engine.SetupOption;
import org.alea.engine.Table;
import org.alea.engine.Turn;
import org.alea.engine.purse.PurseKit;
import org.alea.games.Games;

/** A game with one of its set-ups: what every registered game must do is tried on several of each. */
public record GameCase<T extends Table<T>, M extends Move>(String game, GameBox<T, M> box, Setup setup) {
    private static final int ENDLESS = 100_000;

    /** The standard set-up of every game, and {@code more} with all options drawn at random. */
    public static Stream<GameCase<?, ?>> all(int more) {
        return kits().flatMap(kit -> of(kit, more));
    }

    public static Stream<GameKit> kits() {
        return Stream.concat(Stream.of(new PurseKit()), Games.all().stream());
    }

    static Stream<GameCase<?, ?>> of(GameKit kit, int more) {
        GameBox<?, ?> box = kit.open(ContentSource.builtIn());
        Chance chance = new SeededChance(kit.id().length());
        List<GameCase<?, ?>> cases = new ArrayList<>();
        cases.add(new GameCase<>(kit.id(), box, Setup.of(box.options(), Map.of(), 1)));
        while (cases.size() <= more) {
            GameCase<?, ?> drawn = new GameCase<>(kit.id(), box, draw(box.options(), cases.size() + 1, chance));
            if (drawn.possible()) {
                cases.add(drawn);
            }
        }
        return cases.stream();
    }

    T fresh() {
        return box.game().setUp(setup, new SeededChance(setup.seed()));
    }

    /** Plays to the end, any listed move being as likely as any other; the visitor sees each table and the move to come. */
    T visit(BiConsumer<T, M> visitor) {
        T table = fresh();
        Chance choices = new SeededChance(setup.seed());
        for (int i = 0; box.game().result(table).isEmpty(); i++) {
            List<M> moves = box.game().moves(table);
            if (moves.isEmpty() || i > ENDLESS) {
                throw new AssertionError(
                        this + (moves.isEmpty() ? ": nothing to play before the end" : ": never ends"));
            }
            M move = moves.get(choices.index(moves.size(), "move"));
            visitor.accept(table, move);
            table = played(table, move);
        }
        return table;
    }

    /** A match played to its end. */
    Match<T, M> match() {
        Match<T, M> match = Match.start(box.game(), setup);
        visit((table, move) -> match.play(move, match.history().size()));
        return match;
    }

    T played(T table, M move) {
        T after = table.copy();
        box.game().play(after, move, Turn.recorded());
        return after;
    }

    ObjectNode json(T table) {
        return box.tables().write(table);
    }

    @Override
    public String toString() {
        return game + " seed " + setup.seed() + " "
                + setup.options().entrySet().stream()
                        .map(option -> option.getKey() + "=" + option.getValue())
                        .collect(Collectors.joining(" "));
    }

    private boolean possible() {
        try {
            fresh();
            return true;
        } catch (IllegalSetupException e) {
            return false;
        }
    }

    private static Setup draw(List<SetupOption> options, long seed, Chance chance) {
        Map<String, String> chosen = new HashMap<>();
        for (SetupOption option : options) {
            List<String> values = option.values();
            chosen.put(
                    option.id(),
                    switch (option.kind()) {
                        case ONE -> values.get(chance.index(values.size(), option.id()));
                        case ANY ->
                            String.join(
                                    ",",
                                    values.stream()
                                            .filter(value -> chance.index(2, option.id()) == 1)
                                            .toList());
                        case NUMBER -> Integer.toString(number(values, chance, option.id()));
                    });
        }
        return Setup.of(options, chosen, seed);
    }

    private static int number(List<String> range, Chance chance, String stream) {
        int least = Integer.parseInt(range.get(0));
        return least + chance.index(Integer.parseInt(range.get(1)) - least + 1, stream);
    }
}
