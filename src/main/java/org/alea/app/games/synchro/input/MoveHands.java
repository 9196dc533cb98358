package org.alea.app.games.synchro.input;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.BiFunction;
import org.alea.app.table.Spot;
import org.alea.games.synchro.SynchroMove;
import org.alea.games.synchro.SynchroMove.AcceptDefeat;
import org.alea.games.synchro.SynchroMove.ActivatePoi;
import org.alea.games.synchro.SynchroMove.AssignHero;
import org.alea.games.synchro.SynchroMove.BasicAttack;
import org.alea.games.synchro.SynchroMove.BurnItem;
import org.alea.games.synchro.SynchroMove.BuyItem;
import org.alea.games.synchro.SynchroMove.BuyPotion;
import org.alea.games.synchro.SynchroMove.Cancel;
import org.alea.games.synchro.SynchroMove.ChangeHero;
import org.alea.games.synchro.SynchroMove.ChooseVictim;
import org.alea.games.synchro.SynchroMove.Concede;
import org.alea.games.synchro.SynchroMove.ConfirmDeploy;
import org.alea.games.synchro.SynchroMove.ConfirmHeroes;
import org.alea.games.synchro.SynchroMove.Decline;
import org.alea.games.synchro.SynchroMove.DeclineHero;
import org.alea.games.synchro.SynchroMove.DeclineSkill;
import org.alea.games.synchro.SynchroMove.DiscardItem;
import org.alea.games.synchro.SynchroMove.DiscardNew;
import org.alea.games.synchro.SynchroMove.DiscardReserve;
import org.alea.games.synchro.SynchroMove.DiscardShard;
import org.alea.games.synchro.SynchroMove.Done;
import org.alea.games.synchro.SynchroMove.DrawSkills;
import org.alea.games.synchro.SynchroMove.EndTurn;
import org.alea.games.synchro.SynchroMove.Equip;
import org.alea.games.synchro.SynchroMove.Exchange;
import org.alea.games.synchro.SynchroMove.ExchangeReserve;
import org.alea.games.synchro.SynchroMove.GiveShard;
import org.alea.games.synchro.SynchroMove.GraveMaster;
import org.alea.games.synchro.SynchroMove.HeroesFirst;
import org.alea.games.synchro.SynchroMove.ImproveHeroCard;
import org.alea.games.synchro.SynchroMove.ImproveItem;
import org.alea.games.synchro.SynchroMove.ImproveMaster;
import org.alea.games.synchro.SynchroMove.ImproveSkill;
import org.alea.games.synchro.SynchroMove.ImproveSkillOf;
import org.alea.games.synchro.SynchroMove.InviteHero;
import org.alea.games.synchro.SynchroMove.JoinReserve;
import org.alea.games.synchro.SynchroMove.LearnMaster;
import org.alea.games.synchro.SynchroMove.LeaveCity;
import org.alea.games.synchro.SynchroMove.LeaveVillage;
import org.alea.games.synchro.SynchroMove.LevelHero;
import org.alea.games.synchro.SynchroMove.LevelUp;
import org.alea.games.synchro.SynchroMove.MakeMaster;
import org.alea.games.synchro.SynchroMove.MonstersFirst;
import org.alea.games.synchro.SynchroMove.MoveItem;
import org.alea.games.synchro.SynchroMove.Mulligan;
import org.alea.games.synchro.SynchroMove.Recruit;
import org.alea.games.synchro.SynchroMove.ReplaceCard;
import org.alea.games.synchro.SynchroMove.ReplaceHero;
import org.alea.games.synchro.SynchroMove.ReplaceItem;
import org.alea.games.synchro.SynchroMove.ReplaceSkill;
import org.alea.games.synchro.SynchroMove.Rest;
import org.alea.games.synchro.SynchroMove.Retreat;
import org.alea.games.synchro.SynchroMove.RevealMarble;
import org.alea.games.synchro.SynchroMove.RollAgain;
import org.alea.games.synchro.SynchroMove.SacrificeHero;
import org.alea.games.synchro.SynchroMove.Second;
import org.alea.games.synchro.SynchroMove.SetAside;
import org.alea.games.synchro.SynchroMove.SetOrder;
import org.alea.games.synchro.SynchroMove.SkipAbility;
import org.alea.games.synchro.SynchroMove.SkipAll;
import org.alea.games.synchro.SynchroMove.SkipVillage;
import org.alea.games.synchro.SynchroMove.Spent;
import org.alea.games.synchro.SynchroMove.StashItem;
import org.alea.games.synchro.SynchroMove.StoreReserve;
import org.alea.games.synchro.SynchroMove.Swap;
import org.alea.games.synchro.SynchroMove.SwapItems;
import org.alea.games.synchro.SynchroMove.TakeCoins;
import org.alea.games.synchro.SynchroMove.TakeFrom;
import org.alea.games.synchro.SynchroMove.TakeSkill;
import org.alea.games.synchro.SynchroMove.TakeTowerSkill;
import org.alea.games.synchro.SynchroMove.Target;
import org.alea.games.synchro.SynchroMove.TimeUp;
import org.alea.games.synchro.SynchroMove.ToReserve;
import org.alea.games.synchro.SynchroMove.Travel;
import org.alea.games.synchro.SynchroMove.TravelToEnd;
import org.alea.games.synchro.SynchroMove.UnassignHero;
import org.alea.games.synchro.SynchroMove.UseAbility;
import org.alea.games.synchro.SynchroMove.UsePotion;
import org.alea.games.synchro.SynchroMove.UseSkill;
import org.alea.games.synchro.SynchroMove.VisitVillage;
import org.alea.games.synchro.SynchroTable;
import org.alea.games.synchro.effects.Fighter;
import org.alea.games.synchro.effects.Marble;
import org.alea.games.synchro.state.Ask;
import org.alea.games.synchro.state.HeroTurn;
import org.alea.games.synchro.state.PartyHero;

/** For each kind of move: what a hand touches to make it, and how it is offered besides. */
final class MoveHands {
    private static final Map<Class<?>, Line<?>> LINES = lines();

    private MoveHands() {}

    /** How a move is offered in the question. */
    enum Role {
        /** Only by hand: its pieces lie on the board. */
        HAND,
        /** By hand; with all its choices made it is still to be confirmed. */
        CONFIRMED,
        /** A row of the question. */
        ROW,
        /** A button. */
        BUTTON,
        /** The button that Enter presses. */
        MAIN
    }

    private record Line<M extends SynchroMove>(
            Role role, String icon, BiFunction<SynchroTable, M, List<HandPath>> paths) {}

    static Role role(SynchroMove move) {
        return line(move).role();
    }

    static String icon(SynchroMove move) {
        return line(move).icon();
    }

    static List<HandPath> paths(SynchroTable table, SynchroMove move) {
        return line(move).paths().apply(table, move);
    }

    static boolean knows(Class<?> move) {
        return LINES.containsKey(move);
    }

    @SuppressWarnings("unchecked") // add() puts a line of M beside the class M, and nothing else does
    private static Line<SynchroMove> line(SynchroMove move) {
        Line<?> line = LINES.get(move.getClass());
        if (line == null) {
            throw new IllegalStateException("nothing says how a hand makes " + move);
        }
        return (Line<SynchroMove>) line;
    }

    private static final class Lines {
        private final Map<Class<?>, Line<?>> all = new LinkedHashMap<>();

        <M extends SynchroMove> void ways(
                Class<M> type, Role role, String icon, BiFunction<SynchroTable, M, List<HandPath>> paths) {
            all.put(type, new Line<>(role, icon, paths));
        }

        <M extends SynchroMove> void way(
                Class<M> type, Role role, String icon, BiFunction<SynchroTable, M, HandPath> path) {
            ways(type, role, icon, (table, move) -> List.of(path.apply(table, move)));
        }

        <M extends SynchroMove> void asked(Class<M> type, Role role, String icon) {
            ways(type, role, icon, (table, move) -> List.of());
        }
    }

    private static Map<Class<?>, Line<?>> lines() {
        Lines lines = new Lines();
        growing(lines);
        road(lines);
        fight(lines);
        answers(lines);
        recruits(lines);
        city(lines);
        return lines.all;
    }

    private static HandPath path(SynchroMove move, Spot... places) {
        return HandPath.of(move, places);
    }

    private static void growing(Lines lines) {
        lines.way(
                AssignHero.class,
                Role.HAND,
                "mdi2a-account-plus",
                (table, move) -> path(move, HandSpots.card(move.card()), HandSpots.board(move.board())));
        lines.way(
                UnassignHero.class,
                Role.HAND,
                "mdi2a-account-minus",
                (table, move) -> path(move, HandSpots.action("placed." + move.board())));
        lines.asked(ConfirmHeroes.class, Role.MAIN, "mdi2c-check-bold");
        lines.asked(SkipVillage.class, Role.BUTTON, "mdi2a-arrow-right");
        lines.way(
                TakeTowerSkill.class,
                Role.ROW,
                "mdi2b-bookmark",
                (table, move) -> path(
                        move, HandSpots.tile(table.state().supply().setAside().orElse(""))));
        lines.asked(DrawSkills.class, Role.ROW, "mdi2c-cards-outline");
        lines.way(
                TakeSkill.class,
                Role.CONFIRMED,
                "mdi2s-star-plus",
                (table, move) -> move.slot() == SynchroMove.NO_SLOT
                        ? path(move, HandSpots.tile(move.tile()))
                        : path(move, HandSpots.tile(move.tile()), HandSpots.skill(asked(table), move.slot())));
        lines.asked(Mulligan.class, Role.BUTTON, "mdi2r-refresh");
        lines.asked(DeclineSkill.class, Role.BUTTON, "mdi2c-close");
        lines.way(
                ImproveHeroCard.class,
                Role.ROW,
                "mdi2s-star",
                (table, move) -> path(move, HandSpots.hero(asked(table))));
        lines.way(
                ImproveSkill.class,
                Role.ROW,
                "mdi2s-star",
                (table, move) -> path(move, HandSpots.skill(asked(table), move.slot())));
    }

    /** The hero that is asked. */
    private static Marble asked(SynchroTable table) {
        Ask ask = table.ask();
        if (ask instanceof Ask.SkillDraft draft) {
            return draft.hero();
        } else if (ask instanceof Ask.ImproveReward reward) {
            return reward.hero();
        } else if (ask instanceof Ask.HeroActions turn) {
            return turn.hero();
        }
        return table.state().battle().turn().map(HeroTurn::board).orElse(Marble.RED);
    }

    private static void road(Lines lines) {
        lines.ways(
                Travel.class,
                Role.CONFIRMED,
                "mdi2f-flag",
                (table, move) -> List.of(
                        path(move, HandSpots.poi(move.node(), move.poi())),
                        path(move, HandSpots.flag(), HandSpots.poi(move.node(), move.poi()))));
        lines.ways(
                TravelToEnd.class,
                Role.CONFIRMED,
                "mdi2f-flag",
                (table, move) -> List.of(
                        path(move, HandSpots.node(move.node())),
                        path(move, HandSpots.flag(), HandSpots.node(move.node()))));
        lines.way(
                JoinReserve.class,
                Role.HAND,
                "mdi2a-account-plus",
                (table, move) -> path(move, HandSpots.card(move.card()), HandSpots.board(move.board())));
        lines.way(
                ExchangeReserve.class,
                Role.HAND,
                "mdi2s-swap-horizontal",
                (table, move) -> path(move, HandSpots.card(move.card()), HandSpots.hero(move.hero())));
        lines.asked(Done.class, Role.MAIN, "mdi2c-check-bold");
        lines.ways(SetOrder.class, Role.HAND, "mdi2s-swap-horizontal", MoveHands::order);
        lines.way(
                MoveItem.class,
                Role.HAND,
                "mdi2h-hand-coin",
                (table, move) -> path(move, HandSpots.item(move.item()), HandSpots.hero(move.hero())));
        lines.way(
                SwapItems.class,
                Role.HAND,
                "mdi2s-swap-horizontal",
                (table, move) -> path(move, HandSpots.item(move.item()), HandSpots.item(move.other())));
        lines.way(
                StashItem.class,
                Role.HAND,
                "mdi2s-sack",
                (table, move) -> path(move, HandSpots.item(move.item()), HandSpots.action("stash")));
        lines.way(
                DiscardItem.class,
                Role.HAND,
                "mdi2d-delete-outline",
                (table, move) -> path(move, HandSpots.item(move.item()), HandSpots.action("bin")));
        lines.asked(ConfirmDeploy.class, Role.MAIN, "mdi2c-check-bold");
        lines.asked(HeroesFirst.class, Role.BUTTON, "mdi2a-account-group");
        lines.asked(MonstersFirst.class, Role.BUTTON, "mdi2s-skull");
    }

    /** A hero takes the place of another, and those between move up. */
    private static List<HandPath> order(SynchroTable table, SetOrder move) {
        List<Marble> now = new ArrayList<>();
        for (PartyHero hero : table.state().party().heroes()) {
            now.add(hero.board());
        }
        List<HandPath> paths = new ArrayList<>();
        for (int from = 0; from < now.size(); from++) {
            for (int to = 0; to < now.size(); to++) {
                List<Marble> moved = new ArrayList<>(now);
                moved.add(to, moved.remove(from));
                if (from != to && moved.equals(move.order())) {
                    paths.add(path(move, HandSpots.hero(now.get(from)), HandSpots.hero(now.get(to))));
                }
            }
        }
        return paths;
    }

    private static void fight(Lines lines) {
        lines.asked(RevealMarble.class, Role.MAIN, "mdi2c-circle");
        lines.ways(BasicAttack.class, Role.HAND, "mdi2s-sword", (table, move) -> {
            Marble hero = asked(table);
            List<Spent> paid = List.of(move.shard());
            return List.of(
                    HandPath.spent(move, hero, paid, HandSpots.action("basic"), HandSpots.monster(move.target())),
                    HandPath.spent(move, hero, paid, HandSpots.monster(move.target())));
        });
        lines.ways(Swap.class, Role.HAND, "mdi2s-swap-horizontal", (table, move) -> {
            Marble hero = asked(table);
            return List.of(
                    HandPath.spent(move, hero, move.paid(), HandSpots.action("swap"), HandSpots.hero(move.neighbour())),
                    HandPath.spent(move, hero, move.paid(), HandSpots.hero(hero), HandSpots.hero(move.neighbour())));
        });
        lines.way(
                UseSkill.class,
                Role.HAND,
                "mdi2f-flash",
                (table, move) ->
                        HandPath.paid(move, asked(table), move.payment(), HandSpots.skill(asked(table), move.slot())));
        lines.way(
                LevelUp.class,
                Role.HAND,
                "mdi2a-arrow-up-bold-circle",
                (table, move) -> HandPath.paid(move, asked(table), move.payment(), HandSpots.action("level")));
        lines.way(
                StoreReserve.class,
                Role.HAND,
                "mdi2a-archive-arrow-down",
                (table, move) -> HandPath.stored(move, asked(table), move.shards(), HandSpots.action("reserve")));
        lines.way(
                Retreat.class,
                Role.CONFIRMED,
                "mdi2r-run-fast",
                (table, move) -> path(move, HandSpots.action("retreat")));
        lines.asked(EndTurn.class, Role.MAIN, "mdi2c-check");
        lines.way(
                UsePotion.class,
                Role.HAND,
                "mdi2b-bottle-tonic-plus",
                (table, move) -> path(move, HandSpots.action("potion"), HandSpots.hero(move.hero())));
    }

    private static void answers(Lines lines) {
        lines.way(
                Target.class,
                Role.ROW,
                "mdi2t-target",
                (table, move) -> path(move, HandSpots.fighter(new Fighter(move.camp(), move.board()))));
        lines.way(
                Second.class,
                Role.ROW,
                "mdi2t-target",
                (table, move) -> path(move, HandSpots.fighter(new Fighter(move.camp(), move.board()))));
        lines.asked(UseAbility.class, Role.ROW, "mdi2a-auto-fix");
        lines.asked(SkipAbility.class, Role.ROW, "mdi2c-close");
        lines.asked(SkipAll.class, Role.BUTTON, "mdi2c-close");
        lines.way(
                DiscardShard.class,
                Role.ROW,
                "mdi2d-diamond-outline",
                (table, move) -> HandPath.stored(move, move.hero(), List.of(move.colour())));
        lines.asked(TakeFrom.class, Role.ROW, "mdi2s-sack");
        lines.way(
                GiveShard.class,
                Role.ROW,
                "mdi2d-diamond-stone",
                (table, move) -> path(move, HandSpots.hero(move.hero())));
        lines.way(
                ChooseVictim.class,
                Role.ROW,
                "mdi2h-heart-broken",
                (table, move) -> path(move, HandSpots.hero(move.hero())));
        lines.asked(AcceptDefeat.class, Role.BUTTON, "mdi2c-coffin");
        lines.asked(Concede.class, Role.BUTTON, "mdi2f-flag-outline");
        lines.asked(TimeUp.class, Role.HAND, "mdi2t-timer-off");
    }

    private static void recruits(Lines lines) {
        lines.way(
                Recruit.class,
                Role.ROW,
                "mdi2a-account-plus",
                (table, move) -> path(move, HandSpots.card(placed(table)), HandSpots.board(move.board())));
        lines.way(
                ReplaceHero.class,
                Role.ROW,
                "mdi2s-swap-horizontal",
                (table, move) -> path(move, HandSpots.card(placed(table)), HandSpots.hero(move.hero())));
        lines.way(
                MakeMaster.class,
                Role.ROW,
                "mdi2s-school",
                (table, move) -> path(move, HandSpots.card(placed(table)), HandSpots.master(move.hero())));
        lines.asked(ToReserve.class, Role.BUTTON, "mdi2a-account-clock");
        lines.asked(DeclineHero.class, Role.BUTTON, "mdi2a-account-off");
    }

    /** The card that is to be placed. */
    private static String placed(SynchroTable table) {
        List<String> held = table.ask().held();
        return held.isEmpty() ? "" : held.get(0);
    }

    private static void city(Lines lines) {
        lines.asked(VisitVillage.class, Role.BUTTON, "mdi2h-home-group");
        lines.asked(ActivatePoi.class, Role.BUTTON, "mdi2m-map-marker");
        lines.asked(LeaveCity.class, Role.BUTTON, "mdi2e-exit-run");
        lines.way(
                BuyItem.class,
                Role.HAND,
                "mdi2h-hand-coin",
                (table, move) -> path(
                        move,
                        HandSpots.ware(move.item()),
                        move.replaced().equals(SynchroMove.NONE)
                                ? HandSpots.hero(move.hero())
                                : HandSpots.item(move.replaced())));
        lines.way(
                InviteHero.class,
                Role.HAND,
                "mdi2a-account-plus",
                (table, move) -> path(move, HandSpots.card(move.card()), HandSpots.board(move.board())));
        lines.way(
                LearnMaster.class,
                Role.HAND,
                "mdi2s-school",
                (table, move) -> path(move, HandSpots.card(move.card()), HandSpots.master(move.hero())));
        lines.way(
                ChangeHero.class,
                Role.HAND,
                "mdi2s-swap-horizontal",
                (table, move) -> path(move, HandSpots.card(move.card()), HandSpots.hero(move.hero())));
        lines.way(Rest.class, Role.HAND, "mdi2b-bed", (table, move) -> path(move, HandSpots.rest(move.hero())));
        lines.asked(BuyPotion.class, Role.BUTTON, "mdi2b-bottle-tonic");
        lines.asked(LeaveVillage.class, Role.MAIN, "mdi2e-exit-run");
        lines.way(
                Equip.class,
                Role.ROW,
                "mdi2h-hand-coin",
                (table, move) -> path(move, HandSpots.ware(placed(table)), HandSpots.hero(move.hero())));
        lines.way(
                ReplaceItem.class,
                Role.ROW,
                "mdi2s-swap-horizontal",
                (table, move) -> path(move, HandSpots.ware(placed(table)), HandSpots.item(move.item())));
        lines.asked(DiscardNew.class, Role.BUTTON, "mdi2d-delete-outline");
        lines.asked(Cancel.class, Role.BUTTON, "mdi2c-close");
        lines.asked(TakeCoins.class, Role.ROW, "mdi2c-circle-multiple");
        lines.asked(RollAgain.class, Role.ROW, "mdi2d-dice-multiple");
        lines.way(
                GraveMaster.class,
                Role.ROW,
                "mdi2s-school",
                (table, move) -> path(move, HandSpots.card(move.card()), HandSpots.master(move.hero())));
        lines.way(ImproveItem.class, Role.ROW, "mdi2s-star", (table, move) -> path(move, HandSpots.item(move.item())));
        lines.way(
                ReplaceSkill.class,
                Role.HAND,
                "mdi2s-swap-horizontal",
                (table, move) -> path(move, HandSpots.tile(move.tile()), HandSpots.skill(move.hero(), move.slot())));
        lines.way(
                ImproveSkillOf.class,
                Role.ROW,
                "mdi2s-star",
                (table, move) -> path(move, HandSpots.skill(move.hero(), move.slot())));
        lines.way(
                LevelHero.class,
                Role.ROW,
                "mdi2a-arrow-up-bold-circle",
                (table, move) -> path(move, HandSpots.hero(move.hero())));
        lines.way(
                SacrificeHero.class,
                Role.CONFIRMED,
                "mdi2w-weather-hurricane",
                (table, move) -> path(move, HandSpots.hero(move.hero())));
        lines.way(
                ReplaceCard.class,
                Role.ROW,
                "mdi2s-swap-horizontal",
                (table, move) -> path(move, HandSpots.card(move.card()), HandSpots.hero(move.hero())));
        lines.asked(Decline.class, Role.BUTTON, "mdi2c-close");
        lines.way(
                ImproveMaster.class,
                Role.ROW,
                "mdi2s-star",
                (table, move) -> path(move, HandSpots.master(move.hero())));
        lines.way(
                BurnItem.class, Role.CONFIRMED, "mdi2f-fire", (table, move) -> path(move, HandSpots.item(move.item())));
        lines.way(SetAside.class, Role.ROW, "mdi2b-bookmark", (table, move) -> path(move, HandSpots.tile(move.tile())));
        lines.asked(Exchange.class, Role.ROW, "mdi2w-water");
        lines.way(
                DiscardReserve.class,
                Role.ROW,
                "mdi2d-diamond-outline",
                (table, move) -> HandPath.stored(move, HandSpots.POOL, List.of(move.colour())));
    }
}
