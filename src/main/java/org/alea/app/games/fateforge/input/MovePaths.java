package org.alea.app.games.fateforge.input;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.BiFunction;
import java.util.function.UnaryOperator;
import org.alea.app.table.Spot;
import org.alea.games.fateforge.FateforgeMove;
import org.alea.games.fateforge.FateforgeMove.*;

/** For each kind of move: what a hand touches to make it, in which order, and how it is offered besides. */
final class MovePaths {
    private static final Map<Class<?>, Line<?>> LINES = lines();

    private MovePaths() {}

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

    /**
     * What is known of one kind of move.
     *
     * @param path what is touched for it; empty where it is only a row or a button
     * @param renamed the same move with other results of the same worth
     */
    private record Line<M extends FateforgeMove>(
            Role role,
            String icon,
            BiFunction<Aims, M, List<Spot>> path,
            BiFunction<M, UnaryOperator<String>, M> renamed) {}

    static Role role(FateforgeMove move) {
        return line(move).role();
    }

    static String icon(FateforgeMove move) {
        return line(move).icon();
    }

    static List<Spot> path(Aims aims, FateforgeMove move) {
        return line(move).path().apply(aims, move);
    }

    static FateforgeMove renamed(FateforgeMove move, UnaryOperator<String> result) {
        return line(move).renamed().apply(move, result);
    }

    static boolean knows(Class<?> move) {
        return LINES.containsKey(move);
    }

    @SuppressWarnings("unchecked") // add() puts a line of M beside the class M, and nothing else does
    private static Line<FateforgeMove> line(FateforgeMove move) {
        Line<?> line = LINES.get(move.getClass());
        if (line == null) {
            throw new IllegalStateException("nothing says how a hand makes " + move);
        }
        return (Line<FateforgeMove>) line;
    }

    private static final class Lines {
        private final Map<Class<?>, Line<?>> all = new LinkedHashMap<>();

        <M extends FateforgeMove> void add(
                Class<M> type,
                Role role,
                String icon,
                BiFunction<Aims, M, List<Spot>> path,
                BiFunction<M, UnaryOperator<String>, M> renamed) {
            all.put(type, new Line<>(role, icon, path, renamed));
        }

        <M extends FateforgeMove> void add(
                Class<M> type, Role role, String icon, BiFunction<Aims, M, List<Spot>> path) {
            add(type, role, icon, path, (move, rename) -> move);
        }

        <M extends FateforgeMove> void add(Class<M> type, Role role, String icon) {
            add(type, role, icon, (aims, move) -> List.of());
        }
    }

    private static Map<Class<?>, Line<?>> lines() {
        Lines lines = new Lines();
        preparation(lines);
        turn(lines);
        cards(lines);
        answers(lines);
        camp(lines);
        return lines.all;
    }

    private static void preparation(Lines lines) {
        lines.add(RollDice.class, Role.MAIN, "mdi2d-dice-multiple");
        lines.add(EnergyReroll.class, Role.BUTTON, "alea-bolt");
        lines.add(
                ThreeOfAKind.class,
                Role.HAND,
                "mdi2n-numeric-3-box-multiple",
                (aims, move) -> List.of(
                        FateSpots.die(move.die()),
                        Spot.of(FateSpots.FACE, move.face().name())));
        lines.add(
                UseReroll.class,
                Role.HAND,
                "mdi2r-refresh",
                (aims, move) -> List.of(source(aims, move.source()), FateSpots.die(move.die())));
        lines.add(
                SpiritVoice.class,
                Role.HAND,
                "mdi2m-music-note",
                (aims, move) -> List.of(Spot.of("voice", ""), FateSpots.die(move.die())));
        lines.add(
                Sprint.class,
                Role.HAND,
                "mdi2r-run-fast",
                (aims, move) -> List.of(FateSpots.hero(move.hero()), FateSpots.zone(move.zone())));
        lines.add(SetStance.class, Role.BUTTON, "mdi2s-sword-cross");
        lines.add(
                SetOrder.class,
                Role.BUTTON,
                "mdi2s-swap-vertical",
                (aims, move) -> List.of(FateSpots.tile(move.first())));
        lines.add(DonePreparing.class, Role.MAIN, "mdi2e-eye-off");
        lines.add(ConfirmOrder.class, Role.MAIN, "mdi2c-check-bold");
    }

    private static Spot source(Aims aims, String card) {
        boolean skill = aims.table().state().heroes().stream()
                .anyMatch(hero -> hero.active().contains(card));
        return skill ? FateSpots.skill(card) : FateSpots.item(card);
    }

    private static void turn(Lines lines) {
        lines.add(UseFountain.class, Role.ROW, "mdi2f-fountain");
        lines.add(SkipStart.class, Role.MAIN, "mdi2c-chevron-right");
        lines.add(
                ActMove.class,
                Role.HAND,
                "alea-steps",
                (aims, move) -> paid(move.pay(), FateSpots.zone(move.zone())),
                (move, as) -> new ActMove(all(move.pay(), as), move.zone()));
        lines.add(
                ActPortal.class,
                Role.HAND,
                "alea-steps",
                (aims, move) -> paid(move.pay(), FateSpots.token(move.portal())),
                (move, as) -> new ActPortal(all(move.pay(), as), move.portal()));
        lines.add(
                ActStrike.class,
                Role.HAND,
                "alea-strike",
                (aims, move) -> {
                    Spot die = FateSpots.die(move.result());
                    Spot foe = FateSpots.foe(move.enemy());
                    return move.bonus() ? List.of(die, foe, Spot.of(FateSpots.BONUS, 2)) : List.of(die, foe);
                },
                (move, as) -> new ActStrike(as.apply(move.result()), move.enemy(), move.bonus()));
        lines.add(
                ActShot.class,
                Role.HAND,
                "mdi2b-bow-arrow",
                (aims, move) -> List.of(FateSpots.die(move.result()), FateSpots.foe(move.enemy())),
                (move, as) -> new ActShot(as.apply(move.result()), move.enemy()));
        lines.add(
                GainParry.class,
                Role.HAND,
                "alea-parry",
                (aims, move) -> List.of(FateSpots.die(move.result()), FateSpots.board(owner(move.result()))),
                (move, as) -> new GainParry(as.apply(move.result())));
        lines.add(
                ActFocus.class,
                Role.HAND,
                "mdi2e-eye",
                (aims, move) -> List.of(FateSpots.die(move.result()), FateSpots.token(move.token())),
                (move, as) -> new ActFocus(as.apply(move.result()), move.token()));
        lines.add(
                CoverWeakPoint.class,
                Role.HAND,
                "alea-star",
                (aims, move) -> List.of(FateSpots.die(move.result()), FateSpots.icon(move.icon())),
                (move, as) -> new CoverWeakPoint(as.apply(move.result()), move.icon()));
        lines.add(
                EnergyMove.class,
                Role.HAND,
                "alea-bolt",
                (aims, move) -> {
                    List<Spot> path = new ArrayList<>();
                    path.add(FateSpots.energy(acting(aims)));
                    path.add(aims.place(move.to()));
                    path.addAll(aims.dice(move.extra()));
                    return path;
                },
                (move, as) -> new EnergyMove(move.to(), all(move.extra(), as)));
        lines.add(PickUp.class, Role.HAND, "mdi2f-flag", (aims, move) -> List.of(FateSpots.token(move.objective())));
        lines.add(
                Revive.class,
                Role.CONFIRMED,
                "mdi2h-heart-pulse",
                (aims, move) -> {
                    List<Spot> path = new ArrayList<>(List.of(FateSpots.hero(move.hero())));
                    path.addAll(aims.dice(move.pay()));
                    return path;
                },
                (move, as) -> new Revive(move.hero(), all(move.pay(), as)));
        lines.add(EndTurn.class, Role.BUTTON, "mdi2f-flag-checkered");
        lines.add(HideAway.class, Role.BUTTON, "mdi2e-eye-off");
        lines.add(FinishTurn.class, Role.MAIN, "mdi2c-check");
    }

    /** A result, where it goes, and the extra results that this costs. */
    private static List<Spot> paid(List<String> pay, Spot to) {
        List<Spot> path = new ArrayList<>(List.of(FateSpots.die(pay.get(0)), to));
        pay.stream().skip(1).map(FateSpots::die).forEach(path::add);
        return path;
    }

    private static List<String> all(List<String> results, UnaryOperator<String> as) {
        return results.stream().map(as).toList();
    }

    private static String owner(String result) {
        return result.substring(0, result.indexOf('.'));
    }

    private static String acting(Aims aims) {
        return HeroOf.prompt(aims.table()).orElse("");
    }

    private static void cards(Lines lines) {
        lines.add(
                UseSkill.class,
                Role.CONFIRMED,
                "mdi2c-cards-outline",
                (aims, move) -> card(
                        aims,
                        FateSpots.skill(move.skill()),
                        branch(aims.content().skill(move.skill()).branches().size(), move.branch()),
                        move.pay(),
                        move.aims()),
                (move, as) -> new UseSkill(move.skill(), move.branch(), all(move.pay(), as), renamed(move.aims(), as)));
        lines.add(
                UseItem.class,
                Role.CONFIRMED,
                "mdi2b-bag-personal",
                (aims, move) -> card(
                        aims,
                        FateSpots.item(move.item()),
                        branch(branches(aims, move.item()), move.branch()),
                        move.pay(),
                        move.aims()),
                (move, as) -> new UseItem(move.item(), move.branch(), all(move.pay(), as), renamed(move.aims(), as)));
        lines.add(
                ActSpecial.class,
                Role.CONFIRMED,
                "alea-star",
                (aims, move) -> {
                    List<Spot> path = new ArrayList<>(
                            List.of(FateSpots.die(move.result()), Spot.of("special", owner(move.result()))));
                    path.add(Spot.of(FateSpots.BRANCH, move.branch()));
                    path.addAll(aims.all(move.aims()));
                    return path;
                },
                (move, as) -> new ActSpecial(as.apply(move.result()), move.branch(), renamed(move.aims(), as)));
        lines.add(
                AllySwap.class,
                Role.HAND,
                "mdi2s-swap-horizontal",
                (aims, move) -> List.of(FateSpots.die(move.own()), FateSpots.allyDie(move.allyDie())));
        lines.add(AllySkill.class, Role.CONFIRMED, "mdi2a-account-heart", (aims, move) -> {
            List<Spot> path =
                    new ArrayList<>(List.of(FateSpots.allyDie(move.allyDie()), FateSpots.allySkill(move.skill())));
            path.add(Spot.of(FateSpots.BRANCH, move.branch()));
            path.addAll(aims.all(move.aims()));
            return path;
        });
    }

    private static int branches(Aims aims, String gear) {
        return HeroOf.gear(aims.table(), gear)
                .map(found -> aims.content().item(found.card()).branches().size())
                .orElse(1);
    }

    private static Optional<Spot> branch(int branches, int chosen) {
        return branches > 1 ? Optional.of(Spot.of(FateSpots.BRANCH, chosen)) : Optional.empty();
    }

    private static List<Spot> card(
            Aims aims, Spot card, Optional<Spot> branch, List<String> pay, List<String> targets) {
        List<Spot> path = new ArrayList<>(List.of(card));
        branch.ifPresent(path::add);
        path.addAll(aims.dice(pay));
        path.addAll(aims.all(targets));
        return path;
    }

    /** Aims may name results, too: an extra one behind a zone, or one to be given away. */
    private static List<String> renamed(List<String> aims, UnaryOperator<String> as) {
        return aims.stream()
                .map(aim -> {
                    int plus = aim.indexOf('+');
                    return plus < 0 ? as.apply(aim) : aim.substring(0, plus + 1) + as.apply(aim.substring(plus + 1));
                })
                .toList();
    }

    private static void answers(Lines lines) {
        lines.add(Absorb.class, Role.ROW, "alea-shield");
        lines.add(Victim.class, Role.ROW, "alea-target", (aims, move) -> List.of(FateSpots.hero(move.hero())));
        lines.add(
                PayTrap.class,
                Role.HAND,
                "mdi2s-spider-web",
                (aims, move) -> List.of(FateSpots.die(move.result())),
                (move, as) -> new PayTrap(as.apply(move.result())));
        lines.add(DrawTrap.class, Role.MAIN, "mdi2c-cards-outline");
        lines.add(RemoveTrap.class, Role.BUTTON, "mdi2t-toolbox");
        lines.add(PickCard.class, Role.ROW, "mdi2c-cards-outline");
        lines.add(
                Discard.class,
                Role.HAND,
                "mdi2c-close",
                (aims, move) -> List.of(FateSpots.die(move.result())),
                (move, as) -> new Discard(as.apply(move.result())));
        lines.add(FrenzyMove.class, Role.BUTTON, "alea-steps");
        lines.add(FrenzyEnergy.class, Role.MAIN, "alea-bolt");
        lines.add(FrenzyNone.class, Role.BUTTON, "mdi2c-close");
        lines.add(PlaceFound.class, Role.ROW, "mdi2b-bag-personal");
        lines.add(ToBag.class, Role.MAIN, "mdi2s-sack");
        lines.add(
                MoveTo.class,
                Role.HAND,
                "alea-steps",
                (aims, move) -> {
                    List<Spot> path = new ArrayList<>(List.of(aims.place(move.to())));
                    path.addAll(aims.dice(move.extra()));
                    return path;
                },
                (move, as) -> new MoveTo(move.to(), all(move.extra(), as)));
        lines.add(DeclineMove.class, Role.MAIN, "mdi2c-close");
        lines.add(UseTrigger.class, Role.MAIN, "mdi2c-check");
        lines.add(PassTrigger.class, Role.BUTTON, "mdi2c-close");
        lines.add(KeepAlly.class, Role.ROW, "mdi2a-account-heart");
        lines.add(SplitParry.class, Role.ROW, "alea-parry");
        lines.add(TakeExtraRound.class, Role.BUTTON, "mdi2r-repeat");
        lines.add(DeclineExtraRound.class, Role.MAIN, "mdi2d-door-open");
        lines.add(ChooseExit.class, Role.ROW, "mdi2d-door-open", (aims, move) -> List.of(FateSpots.exit(move.exit())));
        lines.add(SetPath.class, Role.ROW, "mdi2m-map-marker-path");
        lines.add(ConfirmExit.class, Role.MAIN, "mdi2c-check-bold");
        lines.add(GoOn.class, Role.MAIN, "mdi2c-chevron-right");
        lines.add(RetryScene.class, Role.BUTTON, "mdi2r-restart");
        lines.add(AbandonQuest.class, Role.BUTTON, "mdi2f-flag-outline");
        lines.add(Concede.class, Role.BUTTON, "mdi2f-flag-outline");
        lines.add(TimeUp.class, Role.HAND, "mdi2t-timer-off");
    }

    private static void camp(Lines lines) {
        lines.add(Visit.class, Role.ROW, "alea-hourglass", (aims, move) -> List.of(FateSpots.place(move.place())));
        lines.add(Browse.class, Role.HAND, "mdi2e-eye", (aims, move) -> List.of(FateSpots.place(move.place())));
        lines.add(LeavePlace.class, Role.BUTTON, "mdi2a-arrow-left");
        lines.add(
                BuySkill.class,
                Role.CONFIRMED,
                "alea-coin",
                (aims, move) -> List.of(FateSpots.ware("skill." + move.skill())));
        lines.add(
                BuyItem.class,
                Role.CONFIRMED,
                "alea-coin",
                (aims, move) -> List.of(FateSpots.ware("item." + move.item())));
        lines.add(BuyHealing.class, Role.ROW, "alea-heart");
        lines.add(BuyFood.class, Role.BUTTON, "mdi2f-food-drumstick");
        lines.add(RemoveCorruption.class, Role.ROW, "mdi2w-weather-night");
        lines.add(BuyDie.class, Role.ROW, "mdi2d-dice-multiple");
        lines.add(
                HireAlly.class,
                Role.CONFIRMED,
                "mdi2a-account-group",
                (aims, move) -> List.of(FateSpots.ware("ally." + move.ally())));
        lines.add(
                Eat.class,
                Role.ROW,
                "mdi2f-food-drumstick",
                (aims, move) -> List.of(FateSpots.food(), FateSpots.board(move.hero())));
        lines.add(
                UseAtRest.class,
                Role.ROW,
                "alea-potion",
                (aims, move) -> List.of(FateSpots.item(move.item()), FateSpots.board(move.hero())));
        lines.add(
                Bag.class,
                Role.HAND,
                "mdi2s-sack",
                (aims, move) -> List.of(FateSpots.item(move.item()), FateSpots.bag()));
        lines.add(
                Equip.class,
                Role.HAND,
                "mdi2b-bag-personal",
                (aims, move) -> List.of(
                        FateSpots.item(move.item()),
                        FateSpots.slot(move.hero(), move.slot()),
                        Spot.of(FateSpots.SIDE, move.faceUp() ? "up" : "down")));
        lines.add(
                ActivateSkill.class,
                Role.HAND,
                "mdi2c-cards-outline",
                (aims, move) -> List.of(FateSpots.skill(move.skill())));
        lines.add(
                RetireSkill.class,
                Role.HAND,
                "mdi2c-cards-outline",
                (aims, move) -> List.of(FateSpots.skill(move.skill())));
        lines.add(TrySideQuest.class, Role.ROW, "mdi2m-map-marker-path");
        lines.add(ChoosePath.class, Role.ROW, "mdi2s-sign-direction");
        lines.add(RerollTest.class, Role.MAIN, "mdi2r-refresh");
        lines.add(AcceptTest.class, Role.BUTTON, "mdi2c-close");
        lines.add(LearnTrait.class, Role.ROW, "mdi2s-school");
        lines.add(TakeReward.class, Role.ROW, "mdi2t-trophy-variant");
        lines.add(GainDie.class, Role.ROW, "mdi2d-dice-multiple");
        lines.add(EndRest.class, Role.BUTTON, "mdi2a-arrow-right");
        lines.add(TakeAlly.class, Role.ROW, "mdi2a-account-heart");
        lines.add(
                PlaceHero.class,
                Role.HAND,
                "mdi2m-map-marker",
                (aims, move) -> List.of(FateSpots.hero(move.hero()), FateSpots.zone(move.zone())));
        lines.add(BeginScene.class, Role.MAIN, "mdi2s-sword-cross");
    }
}
