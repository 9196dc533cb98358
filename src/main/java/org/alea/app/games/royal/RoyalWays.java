package org.alea.app.games.royal;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import org.alea.app.table.Spot;
import org.alea.app.table.Way;
import org.alea.engine.Event;
import org.alea.engine.Played;
import org.alea.games.royal.Activity;
import org.alea.games.royal.Colour;
import org.alea.games.royal.Districts;
import org.alea.games.royal.RoyalEvent;
import org.alea.games.royal.RoyalMove;
import org.alea.games.royal.RoyalTable;
import org.alea.games.royal.Side;
import org.alea.games.royal.State;

/** Everything the hand can do now: dragging, clicking and the arrow keys all follow these ways. */
final class RoyalWays {
    private final RoyalPlay play;
    private final RoyalTable table;
    private final List<Way<RoyalAct>> ways = new ArrayList<>();

    RoyalWays(RoyalPlay play) {
        this.play = play;
        this.table = play.table();
    }

    List<Way<RoyalAct>> all() {
        if (table.state().kind() == State.Kind.DECISION) {
            sources();
            if (play.tray().isEmpty()) {
                dice();
                targets();
            } else {
                targets();
                dice();
            }
            blackDice();
            deferredCubes();
        }
        return ways;
    }

    /** Where the citizen may come from comes first: it is what the proposal waits for. */
    private void sources() {
        play.proposal()
                .filter(present -> present.sources().size() > 1)
                .ifPresent(present -> present.sources().forEach(source -> {
                    Spot from = Spots.of(source);
                    RoyalAct act = new RoyalAct.From(source);
                    ways.add(Way.touch(from, act));
                    ways.add(new Way<>(from, Spots.to(present.target()), act));
                }));
    }

    private void targets() {
        Set<Spot> busy = ways.stream().map(Way::from).collect(Collectors.toSet());
        for (String target : play.targets().legal().keySet()) {
            RoyalAct act = new RoyalAct.Propose(target);
            Spot to = spot(target);
            if (!busy.contains(to)) {
                ways.add(Way.touch(to, act));
            }
            bringers(target).forEach(from -> ways.add(new Way<>(from, to, act)));
            if (Aim.isColumn(target)) {
                wholeColumn(target, act);
            }
            if (target.equals(Aim.RECRUIT)) {
                ways.add(new Way<>(Spots.INFLUENCE, Spots.SUPPLY, act));
            }
            if (table.state() == State.EV_CHOICE) {
                asking().filter(event -> !event.equals(to)).ifPresent(event -> ways.add(new Way<>(to, event, act)));
            }
        }
    }

    /** The whole column means its lowest free cell: that is where a cube falls to. */
    private void wholeColumn(String target, RoyalAct act) {
        for (int level = 1; level <= table.cathedral().levels(); level++) {
            Spot cell = Spots.to(Aim.cell(Aim.columnOf(target), level));
            if (!cell.equals(spot(target))) {
                ways.add(Way.touch(cell, act));
                ways.add(new Way<>(Spots.LOOSE_CUBE, cell, act));
            }
        }
    }

    /** The event that wants one of your pieces: the one that acted last. */
    private Optional<Spot> asking() {
        List<Played<RoyalMove>> history = play.match().history();
        for (int i = history.size() - 1; i >= 0; i--) {
            List<Event> events = history.get(i).events();
            for (int j = events.size() - 1; j >= 0; j--) {
                if (events.get(j) instanceof RoyalEvent.EventActed acted) {
                    return Optional.of(Spots.to(acted.card()));
                }
            }
        }
        return Optional.empty();
    }

    /** What the hand carries to a target. */
    private List<Spot> bringers(String target) {
        return switch (table.state()) {
            case SETUP_PLACE -> List.of(Spots.SUPPLY);
            case SUB_EVENT_CUBE, SUB_COLUMN -> target.equals(Aim.STOP) ? List.of() : List.of(Spots.LOOSE_CUBE);
            case ACTION, COUNTER ->
                target.equals(Aim.RECRUIT) ? List.of(Spots.INFLUENCE) : Targets.takesDice(target) ? tray() : List.of();
            default -> List.of();
        };
    }

    private List<Spot> tray() {
        List<Spot> spots = new ArrayList<>();
        spots.add(Spots.TRAY);
        play.tray().dice().forEach(die -> spots.add(Spots.die(die)));
        return spots;
    }

    /** The spot of a target; a column is its lowest free cell. */
    Spot spot(String target) {
        if (Aim.isColumn(target)) {
            int column = Aim.columnOf(target);
            return Spots.to(Aim.cell(column, table.cathedral().lowestFree(column)));
        }
        return Spots.to(target);
    }

    /** In the order in which they lie, yours first. */
    private void dice() {
        for (Side side : Side.values()) {
            CitySquare.inOrder(table, side).forEach(this::die);
        }
    }

    private void die(Districts.Lying die) {
        Spot spot = Spots.die(die.id());
        if (play.tray().holds(die.id())) {
            RoyalAct back = new RoyalAct.Return(die.id());
            ways.add(Way.touch(spot, back));
            ways.add(new Way<>(spot, Spots.district(die.side()), back));
        } else if (play.takes(die)) {
            RoyalAct take = new RoyalAct.Take(die.id());
            ways.add(Way.touch(spot, take));
            ways.add(new Way<>(spot, Spots.TRAY, take));
            straight(die, spot);
        }
    }

    /** A die alone may go straight to where it works. */
    private void straight(Districts.Lying die, Spot spot) {
        if (table.state() == State.COUNTER) {
            for (int black = 0; black < 6; black++) {
                if (table.districts().blackDie(black) > 0) {
                    ways.add(new Way<>(spot, Spots.black(black), new RoyalAct.Oppose(die.id(), black)));
                }
            }
        }
        if (play.tray().isEmpty()) {
            Tray alone = play.tray().with(die.id());
            new Targets(play.game(), table, alone)
                    .legal().keySet().stream()
                            .filter(target -> Targets.takesDice(target) && !target.equals(Aim.COUNTER))
                            .forEach(target ->
                                    ways.add(new Way<>(spot, Spots.to(target), new RoyalAct.Send(die.id(), target))));
        }
    }

    private void blackDice() {
        for (int black = 0; black < 6 && table.state() == State.COUNTER; black++) {
            if (table.districts().blackDie(black) > 0) {
                ways.add(Way.touch(Spots.black(black), new RoyalAct.Face(black)));
            }
        }
    }

    private void deferredCubes() {
        for (Colour colour : Colour.values()) {
            for (int stage = 1; stage <= table.activities().stages() && table.state() == State.ACTION; stage++) {
                Optional<Activity> card = table.activity(colour, stage);
                if (card.isPresent() && table.activities().cubes(colour, stage) > 0) {
                    Spot spot = Spots.cube(card.get().id());
                    RoyalAct arm = new RoyalAct.Arm(card.get().id());
                    ways.add(Way.touch(spot, arm));
                    ways.add(new Way<>(spot, Spots.TRAY, arm));
                }
            }
        }
    }
}
