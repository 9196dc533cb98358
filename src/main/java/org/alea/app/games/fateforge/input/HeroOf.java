package org.alea.app.games.fateforge.input;

import java.util.Optional;
import java.util.stream.Stream;
import org.alea.content.MoveCodec;
import org.alea.games.fateforge.FateforgeTable;
import org.alea.games.fateforge.state.Gear;
import org.alea.games.fateforge.state.HeldResult;
import org.alea.games.fateforge.state.Hero;

/** Whose decision it is, and whose things those are that lie on the table. */
public final class HeroOf {
    private HeroOf() {}

    /** The hero that is asked: every prompt about one hero names him. */
    public static Optional<String> prompt(FateforgeTable table) {
        return table.prompt()
                .map(prompt -> MoveCodec.parameters(prompt).getOrDefault("hero", ""))
                .filter(String.class::isInstance)
                .map(String.class::cast)
                .filter(hero -> !hero.isEmpty());
    }

    /** An item by its id, wherever it is. */
    public static Optional<Gear> gear(FateforgeTable table, String id) {
        Stream<Gear> carried = table.state().heroes().stream().flatMap(hero -> hero.gear().stream());
        return Stream.concat(carried, table.state().bag().items().stream())
                .filter(gear -> gear.id().equals(id))
                .findFirst();
    }

    static Optional<HeldResult> result(FateforgeTable table, String id) {
        return table.state().heroes().stream()
                .map(Hero::fight)
                .flatMap(fight -> fight.results().stream())
                .filter(held -> held.id().equals(id))
                .findFirst();
    }
}
