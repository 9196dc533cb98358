package org.alea.app.games.synchro.input;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.alea.app.table.Spot;
import org.alea.engine.Game;
import org.alea.engine.Refusal;
import org.alea.games.synchro.SynchroMove;
import org.alea.games.synchro.SynchroMove.Payment;
import org.alea.games.synchro.SynchroMove.ShardSource;
import org.alea.games.synchro.SynchroMove.Spent;
import org.alea.games.synchro.SynchroTable;
import org.alea.games.synchro.cards.PoiKind;
import org.alea.games.synchro.cards.ShardColour;
import org.alea.games.synchro.effects.Marble;
import org.alea.games.synchro.state.Ask;
import org.alea.games.synchro.state.HeroTurn;
import org.alea.games.synchro.state.PartyHero;

/** Why something may not be put somewhere: what the rules say to the move it would have been. */
public final class HandObjections {
    /** The rule behind what lies somewhere, by the kind of the spot or the name of the action. */
    private static final Map<String, String> RULES = Map.ofEntries(
            Map.entry("basic", "SYNC-055"),
            Map.entry("swap", "SYNC-059"),
            Map.entry("level", "SYNC-067"),
            Map.entry("reserve", "SYNC-074"),
            Map.entry("potion", "SYNC-116"),
            Map.entry("retreat", "SYNC-076"),
            Map.entry("skill", "SYNC-061"),
            Map.entry("shard", "SYNC-007"),
            Map.entry("calendar", "SYNC-029"),
            Map.entry("box", "SYNC-048"),
            Map.entry("bag", "SYNC-005"),
            Map.entry("node", "SYNC-033"),
            Map.entry("poi", "SYNC-034"),
            Map.entry("master", "SYNC-190"),
            Map.entry("item", "SYNC-195"),
            Map.entry("ware", "SYNC-149"),
            Map.entry("card", "SYNC-184"),
            Map.entry("tile", "SYNC-070"),
            Map.entry("hero", "SYNC-052"),
            Map.entry("monster", "SYNC-082"));

    private HandObjections() {}

    /** The rule of a place, or an empty text. */
    public static String rule(Spot spot) {
        return RULES.getOrDefault(spot.kind().equals("action") ? spot.id() : spot.kind(), "");
    }

    public static Optional<Refusal> of(Game<SynchroTable, SynchroMove> game, SynchroTable table, Spot from, Spot to) {
        if (table.asked().isEmpty()) {
            return Optional.empty();
        }
        return meant(table, from, to).flatMap(move -> game.refusal(table, move));
    }

    private static Optional<SynchroMove> meant(SynchroTable table, Spot from, Spot to) {
        return switch (from.kind()) {
            case HandSpots.SHARD -> spent(table, from, to);
            case "hero" -> hero(table, from, to);
            case "item" ->
                to.kind().equals("hero")
                        ? Optional.of(new SynchroMove.MoveItem(from.id(), board(to)))
                        : Optional.empty();
            case "ware" ->
                to.kind().equals("hero")
                        ? Optional.of(new SynchroMove.BuyItem(from.id(), board(to), SynchroMove.NONE))
                        : Optional.empty();
            case "card" -> card(table, from.id(), to);
            case "flag" -> travel(to);
            default -> Optional.empty();
        };
    }

    private static Marble board(Spot spot) {
        return Marble.valueOf(spot.id());
    }

    private static Optional<SynchroMove> travel(Spot to) {
        return switch (to.kind()) {
            case "poi" -> Optional.of(new SynchroMove.Travel(to.id(), PoiKind.valueOf(to.part())));
            case "node" -> Optional.of(new SynchroMove.TravelToEnd(to.id()));
            default -> Optional.empty();
        };
    }

    private static Optional<SynchroMove> spent(SynchroTable table, Spot shard, Spot to) {
        Optional<Marble> active = table.state().battle().turn().map(HeroTurn::board);
        if (active.isEmpty()) {
            return Optional.empty();
        }
        PartyHero hero = table.state().party().hero(active.get());
        String owner = shard.id().substring(0, shard.id().indexOf('.'));
        ShardColour colour = ShardColour.valueOf(shard.id().substring(shard.id().indexOf('.') + 1));
        ShardSource source = owner.equals(HandSpots.POOL) ? ShardSource.RESERVE : ShardSource.HERO;
        if (to.kind().equals("skill")) {
            int slot = Integer.parseInt(to.part());
            return to.id().equals(hero.board().name()) && slot < hero.skills().size()
                    ? Optional.of(new SynchroMove.UseSkill(slot, List.of(new Payment(source, colour, colour)), false))
                    : Optional.empty();
        }
        Spent one = new Spent(source, colour);
        return switch (to.which()) {
            case "basic" ->
                table.state().battle().monsters().stream()
                        .findFirst()
                        .map(front -> new SynchroMove.BasicAttack(one, front.board()));
            case "swap" -> Optional.of(new SynchroMove.Swap(List.of(one), hero.board()));
            case "level" ->
                Optional.of(new SynchroMove.LevelUp(List.of(new Payment(source, colour, ShardColour.CLEAR))));
            case "reserve" -> Optional.of(new SynchroMove.StoreReserve(List.of(colour)));
            default -> Optional.empty();
        };
    }

    private static Optional<SynchroMove> hero(SynchroTable table, Spot from, Spot to) {
        if (!to.kind().equals("hero") || from.equals(to)) {
            return Optional.empty();
        }
        if (!(table.ask() instanceof Ask.Deploy)) {
            return Optional.of(new SynchroMove.Swap(List.of(), board(to)));
        }
        List<Marble> order = new ArrayList<>();
        table.state().party().heroes().forEach(hero -> order.add(hero.board()));
        return Optional.of(new SynchroMove.SetOrder(order));
    }

    private static Optional<SynchroMove> card(SynchroTable table, String card, Spot to) {
        Ask ask = table.ask();
        return switch (to.kind()) {
            case "board" ->
                Optional.of(
                        ask instanceof Ask.ChooseHeroes
                                ? new SynchroMove.AssignHero(card, board(to))
                                : ask instanceof Ask.Village
                                        ? new SynchroMove.InviteHero(card, board(to))
                                        : new SynchroMove.JoinReserve(card, board(to)));
            case "hero" ->
                Optional.of(
                        ask instanceof Ask.Village
                                ? new SynchroMove.ChangeHero(card, board(to))
                                : new SynchroMove.ExchangeReserve(card, board(to)));
            case "master" -> Optional.of(new SynchroMove.LearnMaster(card, board(to)));
            default -> Optional.empty();
        };
    }
}
