package org.alea.app.games.royal;

import java.util.Optional;
import java.util.stream.Stream;
import org.alea.engine.Refusal;
import org.alea.games.royal.Activity;
import org.alea.games.royal.Building;
import org.alea.games.royal.Colour;
import org.alea.games.royal.Dice;
import org.alea.games.royal.Group;
import org.alea.games.royal.HireSource;
import org.alea.games.royal.RoyalGame;
import org.alea.games.royal.RoyalMove;
import org.alea.games.royal.RoyalTable;
import org.alea.games.royal.Side;
import org.alea.games.royal.State;

/** Puts the nearest thing to a move to the rules, to learn what speaks against it. */
final class Objection {
    private final RoyalGame game;
    private final RoyalTable table;
    private final Tray tray;

    Objection(RoyalGame game, RoyalTable table, Tray tray) {
        this.game = game;
        this.table = table;
        this.tray = tray;
    }

    Optional<Refusal> to(String target) {
        if (target.startsWith("HIDDEN.")) {
            return Optional.of(new Refusal("CARD_NOT_REVEALED", "ROYAL-036"));
        }
        if (table.state() == State.SETUP_PLACE) {
            return space(target).flatMap(space -> game.refusal(table, space.initial()));
        }
        if (table.state() == State.COUNTER) {
            return counter(target);
        }
        return table.state() == State.ACTION ? action(target) : Optional.empty();
    }

    private Optional<Refusal> counter(String target) {
        Dice own = tray.of(Side.YOU, table);
        return switch (target) {
            case Aim.COUNTER ->
                own.isEmpty()
                        ? Optional.empty()
                        : game.refusal(table, new RoyalMove.Counter(tray.blackFaces(table), own));
            case Aim.CONCEDE -> game.refusal(table, new RoyalMove.Concede());
            default -> influence(target);
        };
    }

    private Optional<Refusal> influence(String target) {
        Dice own = tray.of(Side.YOU, table);
        if (target.equals(Aim.RECRUIT)) {
            return game.refusal(table, new RoyalMove.Recruit());
        }
        if (!target.equals(Aim.REROLL) && !target.equals(Aim.TURN)) {
            return Optional.empty();
        }
        if (own.size() < tray.dice().size()) {
            return Optional.of(new Refusal("NOT_YOUR_DIE", "ROYAL-092"));
        }
        if (own.isEmpty() || (target.equals(Aim.REROLL) && own.size() > 1)) {
            return Optional.of(
                    target.equals(Aim.REROLL)
                            ? new Refusal("ONE_DIE", "ROYAL-089")
                            : new Refusal("SOME_DICE", "ROYAL-091"));
        }
        RoyalMove move =
                target.equals(Aim.REROLL) ? new RoyalMove.Reroll(own.list().get(0)) : new RoyalMove.TurnOver(own);
        return game.refusal(table, move);
    }

    private Optional<Refusal> action(String target) {
        if (!Targets.takesDice(target) || target.equals(Aim.REROLL) || target.equals(Aim.TURN)) {
            return influence(target);
        }
        if (tray.isEmpty()) {
            return Optional.of(new Refusal("SOME_DICE", "ROYAL-080"));
        }
        Group group = Group.of(tray.of(Side.YOU, table), tray.of(Side.ROY, table));
        return move(target, group).flatMap(move -> game.refusal(table, move));
    }

    private Optional<RoyalMove> move(String target, Group group) {
        Optional<Activity> card = table.content().activity(target);
        if (card.isPresent()) {
            return Optional.of(new RoyalMove.Activate(target, group, 1, someSource(card.get()), tray.cube(), 0));
        }
        if (target.equals(Aim.CATHEDRAL)) {
            return Optional.of(new RoyalMove.Cathedral(group, tray.cube()));
        }
        if (target.equals(Aim.FIELD)) {
            return Optional.of(new RoyalMove.Agriculture(group, tray.cube()));
        }
        Optional<Space> space = space(target);
        if (space.isPresent()) {
            return space.map(there -> new RoyalMove.Place(there.building(), there.face(), group, someStock()));
        }
        return isEvent(target) ? Optional.of(new RoyalMove.Combat(target, group, 1, tray.cube())) : Optional.empty();
    }

    private boolean isEvent(String target) {
        return Stream.concat(
                        table.content().events().stream(),
                        Stream.of(table.content().marauding()))
                .anyMatch(card -> card.id().equals(target));
    }

    /** One space of a building. */
    private record Space(Building building, int face) {
        RoyalMove initial() {
            return new RoyalMove.PlaceInitial(building, face);
        }
    }

    private static Optional<Space> space(String target) {
        int dot = target.indexOf('.');
        for (Building building : Building.values()) {
            if (dot > 0 && target.substring(0, dot).equals(building.name())) {
                return Optional.of(new Space(building, Integer.parseInt(target.substring(dot + 1))));
            }
        }
        return Optional.empty();
    }

    private HireSource.Stock someStock() {
        return table.city().supply() > 0 ? HireSource.Stock.SUPPLY : HireSource.Stock.LYING;
    }

    private HireSource someSource(Activity card) {
        if (table.activities().placeOf(card.colour(), card.stage(), Side.YOU) != 0) {
            return HireSource.Stock.NONE;
        }
        if (table.city().supply() + table.city().lying(Side.YOU) > 0) {
            return someStock();
        }
        for (Building building : Building.values()) {
            for (int face = 1; face <= 6; face++) {
                if (table.city().holds(Side.YOU, building, face)) {
                    return new HireSource.Space(building, face);
                }
            }
        }
        return someTradesman().<HireSource>map(HireSource.Card::new).orElse(HireSource.Stock.SUPPLY);
    }

    private Optional<String> someTradesman() {
        for (Colour colour : Colour.values()) {
            for (int stage = 1; stage <= table.activities().stages(); stage++) {
                if (table.activities().placeOf(colour, stage, Side.YOU) != 0) {
                    return table.activity(colour, stage).map(Activity::id);
                }
            }
        }
        return Optional.empty();
    }
}
