package org.alea.app.games.royal.roy;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.alea.games.royal.Building;
import org.alea.games.royal.Die;
import org.alea.games.royal.RoyalEvent;
import org.alea.games.royal.Side;

/** What the events of a step concern on the table. */
final class RoyTargets {
    private RoyTargets() {}

    static List<RoyTarget> of(RoyStep.Kind kind, List<RoyalEvent> events) {
        Set<RoyTarget> targets = new LinkedHashSet<>();
        for (RoyalEvent event : events) {
            targets.addAll(event instanceof RoyalEvent.RoyRolled rolled ? ofRoll(kind, rolled) : of(event));
        }
        if (kind == RoyStep.Kind.PRICE && targets.isEmpty()) {
            targets.add(new RoyTarget.District(Side.ROY));
        }
        return List.copyOf(targets);
    }

    private static List<RoyTarget> ofRoll(RoyStep.Kind kind, RoyalEvent.RoyRolled rolled) {
        return kind == RoyStep.Kind.DICE
                ? List.of(new RoyTarget.BlackDice())
                : List.of(new RoyTarget.Row(rolled.result()));
    }

    private static List<RoyTarget> of(RoyalEvent event) {
        if (event instanceof RoyalEvent.RoyReasoned reasoned) {
            return of(reasoned);
        }
        if (event instanceof RoyalEvent.RoyPaid paid) {
            return dice(Side.ROY, paid.dice());
        }
        if (event instanceof RoyalEvent.RoyConfiscated taken) {
            return dice(Side.YOU, taken.dice());
        }
        if (event instanceof RoyalEvent.RoyBought bought) {
            return List.of(new RoyTarget.DistrictDie(Side.YOU, bought.die()));
        }
        if (event instanceof RoyalEvent.RoyHired hired) {
            return List.of(new RoyTarget.Card(hired.card(), hired.place()), new RoyTarget.Reserve());
        }
        if (event instanceof RoyalEvent.Expelled expelled) {
            return List.of(new RoyTarget.Space(expelled.building(), expelled.face()));
        }
        if (event instanceof RoyalEvent.CitizenPlaced placed) {
            return List.of(new RoyTarget.Space(placed.building(), placed.face()), new RoyTarget.Reserve());
        }
        if (event instanceof RoyalEvent.EventCubesPlaced placed) {
            return List.of(new RoyTarget.Event(placed.card()));
        }
        if (event instanceof RoyalEvent.CubeBuilt built) {
            return List.of(new RoyTarget.Cell(built.column(), built.level()));
        }
        if (event instanceof RoyalEvent.CharacterScored scored) {
            return List.of(new RoyTarget.Person(scored.character()));
        }
        if (event instanceof RoyalEvent.VpGained gained) {
            return List.of(new RoyTarget.Score(gained.side()));
        }
        return List.of();
    }

    private static List<RoyTarget> of(RoyalEvent.RoyReasoned reasoned) {
        String what = reasoned.what();
        String where = reasoned.where();
        return switch (reasoned.reason()) {
            case STRONGEST_DIE_NAMES ->
                List.of(
                        new RoyTarget.DistrictDie(Side.ROY, Die.parse(what)),
                        new RoyTarget.House(Building.valueOf(where)));
            case NO_DIE_NAMES, BUILDING_OFFERS_NOTHING -> List.of(new RoyTarget.House(Building.valueOf(where)));
            case EXPELS_BEST_RANKED, TAKES_EMPTY_SPACE ->
                List.of(new RoyTarget.Space(Building.valueOf(where), Integer.parseInt(what)));
            case NO_SPACE_ANYWHERE -> {
                List<RoyTarget> all = new ArrayList<>();
                for (Building building : Building.values()) {
                    all.add(new RoyTarget.House(building));
                }
                yield all;
            }
            case RAISES_LYING_CITIZEN, NO_CITIZEN_LEFT -> List.of(new RoyTarget.Reserve());
            case FILLS_RIGHTMOST_EVENT -> List.of(new RoyTarget.Event(where));
            case ROW_IS_EMPTY -> List.of(new RoyTarget.EventRow());
            case PLACE_WORTH_MOST, CHEAPEST_OF_EQUALS, FIRST_BY_COLOUR -> List.of(new RoyTarget.Card(where, 0));
            case NO_CARD_LEFT -> List.of(new RoyTarget.AllCards());
            case LOWEST_LEVEL_BEST_COLUMN ->
                List.of(new RoyTarget.Cell(Integer.parseInt(where), Integer.parseInt(what)));
            case CATHEDRAL_FULL -> List.of(new RoyTarget.Cathedral());
            case TOP_CHARACTER -> List.of(new RoyTarget.Person(what));
            case NO_CHARACTER_LEFT -> List.of(new RoyTarget.Characters());
            case BUYS_BEST_DIE -> List.of(new RoyTarget.DistrictDie(Side.YOU, Die.parse(what)));
            case NO_DIE_TO_BUY -> List.of(new RoyTarget.District(Side.YOU));
            case PLAYS_WITHOUT_DICE -> List.of(new RoyTarget.District(Side.ROY));
        };
    }

    private static List<RoyTarget> dice(Side side, List<Die> dice) {
        List<RoyTarget> targets = new ArrayList<>();
        dice.forEach(die -> targets.add(new RoyTarget.DistrictDie(side, die)));
        return targets;
    }

    /** A die that names a building points at it. */
    static Optional<RoyStep.Link> link(RoyStep.Kind kind, List<RoyTarget> targets) {
        boolean names = kind == RoyStep.Kind.TARGET
                && targets.size() >= 2
                && targets.get(0) instanceof RoyTarget.DistrictDie
                && targets.get(1) instanceof RoyTarget.House;
        return names ? Optional.of(new RoyStep.Link(targets.get(0), targets.get(1))) : Optional.empty();
    }
}
