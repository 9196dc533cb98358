package org.alea.app.games.queen;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.alea.app.table.Spot;
import org.alea.app.table.Way;
import org.alea.engine.Game;
import org.alea.games.queen.ChariotInPlay;
import org.alea.games.queen.DiceGroup;
import org.alea.games.queen.Placement;
import org.alea.games.queen.QueenDie;
import org.alea.games.queen.QueenMove;
import org.alea.games.queen.QueenTable;

/** What a hand can do while the clock runs: throw a set, ward off a Chariot, let the dragon ride. */
final class RollingWays {
    private final Game<QueenTable, QueenMove> game;
    private final QueenTable table;
    private final List<QueenMove> moves;
    private final InHand inHand;
    private final List<Way<QueenAct>> ways = new ArrayList<>();

    RollingWays(Game<QueenTable, QueenMove> game, QueenTable table, List<QueenMove> moves, InHand inHand) {
        this.game = game;
        this.table = table;
        this.moves = moves;
        this.inHand = inHand;
    }

    List<Way<QueenAct>> all() {
        if (table.paused()) {
            return List.of();
        }
        for (QueenMove move : moves) {
            if (move instanceof QueenMove.RerollSet reroll && reroll.withDragon() == inHand.ride()) {
                QueenAct act = new QueenAct.Play(reroll);
                ways.add(new Way<>(Spots.lane(reroll.value()), Spots.BOWL, act));
                group(reroll.value()).dice().forEach(die -> ways.add(new Way<>(Spots.die(die.id()), Spots.BOWL, act)));
            } else if (move instanceof QueenMove.RerollSolo solo) {
                group(solo.value())
                        .dice()
                        .forEach(die -> ways.add(new Way<>(Spots.die(die.id()), Spots.BOWL, new QueenAct.Play(solo))));
            }
        }
        table.chariots().stream().filter(chariot -> !chariot.defended()).forEach(this::chariot);
        if (table.dragon().isPresent()) {
            ways.add(
                    inHand.ride()
                            ? new Way<>(Spots.DRAGON, Spots.SHELF, new QueenAct.Ride(false))
                            : new Way<>(Spots.DRAGON, Spots.BOWL, new QueenAct.Ride(true)));
            ways.add(new Way<>(Spots.DRAGON, Spots.DRAGON, new QueenAct.Ride(!inHand.ride())));
            rideWithSets();
        }
        return List.copyOf(ways);
    }

    /** The dragon die may also be laid on the set it is to ride with. */
    private void rideWithSets() {
        table.groups().stream()
                .filter(DiceGroup::set)
                .forEach(
                        group -> ways.add(new Way<>(Spots.DRAGON, Spots.lane(group.value()), new QueenAct.Ride(true))));
    }

    private DiceGroup group(int value) {
        return table.groups().stream()
                .filter(group -> group.value() == value)
                .findFirst()
                .orElse(new DiceGroup(value, List.of()));
    }

    private void chariot(ChariotInPlay chariot) {
        int at = Math.max(table.elapsedMs(), table.lockEndMs());
        Spot spot = Spots.chariot(chariot.place());
        for (DiceGroup group : table.groups()) {
            Placement.preferred(table, chariot.place(), group.value(), at)
                    .ifPresent(move -> ways.add(new Way<>(Spots.lane(group.value()), spot, new QueenAct.Play(move))));
            for (QueenDie die : group.dice()) {
                if (inHand.staged()
                        .filter(staged -> staged.die().equals(die.id()))
                        .isPresent()) {
                    continue;
                }
                QueenMove move = new QueenMove.PlaceOnChariot(chariot.place(), placed(die, chariot.place()), at);
                if (game.refusal(table, move).isEmpty()) {
                    ways.add(new Way<>(Spots.die(die.id()), spot, new QueenAct.Play(move)));
                } else if (chariot.card().defence().pair() && group.set()) {
                    ways.add(new Way<>(Spots.die(die.id()), spot, new QueenAct.Stage(chariot.place(), die.id())));
                }
            }
        }
    }

    /**
     * The dice that go when this one is put on a Chariot: with a staged one, or with another if the set leaves no choice.
     * Otherwise it waits, since what is placed is final.
     */
    List<String> placed(QueenDie die, int place) {
        boolean pair = table.chariots().stream()
                .anyMatch(chariot ->
                        chariot.place() == place && chariot.card().defence().pair());
        if (!pair) {
            return List.of(die.id());
        }
        Optional<InHand.Staged> waiting = inHand.staged().filter(staged -> staged.chariot() == place);
        if (waiting.isPresent()) {
            return List.of(waiting.get().die(), die.id());
        }
        List<QueenDie> set = group(die.value()).dice();
        boolean alike = set.stream().map(QueenDie::colour).distinct().count() == 1;
        return Stream.concat(
                        Stream.of(die.id()),
                        set.stream()
                                .map(QueenDie::id)
                                .filter(other -> !other.equals(die.id()))
                                .limit(alike || set.size() == 2 ? 1 : 0))
                .toList();
    }
}
