package org.alea.games.royal;

import static org.alea.games.royal.RoyalTables.GAME;
import static org.alea.games.royal.RoyalTables.aTable;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.alea.Rule;
import org.alea.engine.Chance;
import org.alea.engine.SeededChance;
import org.junit.jupiter.api.Test;

/** The list of legal moves: complete, in one order, and the same whichever way it is asked for. */
class MoveListTest {
    private static final List<Class<?>> KINDS = List.of(
            RoyalMove.Reroll.class,
            RoyalMove.Recruit.class,
            RoyalMove.TurnOver.class,
            RoyalMove.Counter.class,
            RoyalMove.Concede.class,
            RoyalMove.Activate.class,
            RoyalMove.Cathedral.class,
            RoyalMove.Combat.class,
            RoyalMove.Place.class,
            RoyalMove.Agriculture.class,
            RoyalMove.Pass.class);

    @Test
    void movesComeByKindThenTargetPriceGroupCubeHireAndNumber() {
        for (RoyalTable table : RoyalTables.met(6)) {
            if (table.state() == State.ACTION || table.state() == State.COUNTER) {
                assertThat(GAME.moves(table)).isSortedAccordingTo(order(table)).doesNotHaveDuplicates();
            }
        }
    }

    private static Comparator<RoyalMove> order(RoyalTable table) {
        return Comparator.<RoyalMove>comparingInt(move -> KINDS.indexOf(move.getClass()))
                .thenComparingInt(move -> target(table, move))
                .thenComparingInt(move -> price(move))
                .thenComparing(MoveListTest::dice)
                .thenComparing(MoveListTest::cube)
                .thenComparingInt(move -> hireRank(move))
                .thenComparing(
                        move -> move instanceof RoyalMove.Activate m ? m.hire().text() : "")
                .thenComparingInt(move -> -number(move))
                .thenComparingInt(move -> move instanceof RoyalMove.Activate m ? m.lyingUsed() : 0);
    }

    private static int target(RoyalTable table, RoyalMove move) {
        if (move instanceof RoyalMove.Activate m) {
            return table.activities().find(table.content().activityIndex(m.card()));
        }
        if (move instanceof RoyalMove.Combat m) {
            return table.events().find(table.content().eventIndex(m.event()));
        }
        return move instanceof RoyalMove.Place m ? m.building().space(m.face()) : 0;
    }

    private static int price(RoyalMove move) {
        return group(move)
                .map(group -> switch (cube(move)) {
                    case "R1B" -> group.boughtCount() * 2;
                    case "W1A" -> Math.max(0, group.boughtCount() - 2) * 2 * group.size();
                    default -> group.boughtCount() * 2 * group.size();
                })
                .orElse(0);
    }

    private static Optional<Group> group(RoyalMove move) {
        return move instanceof RoyalMove.Action action ? Optional.of(action.group()) : Optional.empty();
    }

    private static String dice(RoyalMove move) {
        if (move instanceof RoyalMove.Reroll m) {
            return m.die().toString();
        }
        if (move instanceof RoyalMove.TurnOver m) {
            return m.dice().toString();
        }
        if (move instanceof RoyalMove.Counter m) {
            return m.text();
        }
        return group(move).map(Group::toString).orElse("");
    }

    private static String cube(RoyalMove move) {
        return move instanceof RoyalMove.Action action ? action.modifier() : "";
    }

    private static int hireRank(RoyalMove move) {
        if (move instanceof RoyalMove.Place m) {
            return m.source() == HireSource.Stock.SUPPLY ? 0 : 1;
        }
        if (!(move instanceof RoyalMove.Activate m)) {
            return 0;
        }
        if (m.hire() instanceof HireSource.Space space) {
            return 10 + space.building().space(space.face());
        }
        return m.hire() instanceof HireSource.Card ? 100 : m.hire() == HireSource.Stock.LYING ? 1 : 0;
    }

    private static int number(RoyalMove move) {
        if (move instanceof RoyalMove.Activate m) {
            return m.n();
        }
        return move instanceof RoyalMove.Combat m ? m.n() : 0;
    }

    @Test
    void aPartialChoiceLeavesExactlyTheActionsThatFitIt() {
        for (RoyalTable table : RoyalTables.met(4)) {
            if (table.state() != State.ACTION) {
                continue;
            }
            List<RoyalMove> actions = GAME.moves(table).stream()
                    .filter(move -> group(move).isPresent())
                    .toList();
            assertThat(GAME.moves(table, Partial.nothing())).isEqualTo(actions);
            for (Group group : actions.stream()
                    .flatMap(move -> group(move).stream())
                    .distinct()
                    .limit(20)
                    .toList()) {
                assertThat(GAME.moves(table, Partial.tray(group.own(), group.bought())))
                        .isEqualTo(actions.stream()
                                .filter(move -> group(move).equals(Optional.of(group)))
                                .toList());
                assertThat(GAME.moves(
                                table,
                                Partial.atLeast(group.own(), group.bought()).spendingNoCube()))
                        .isEqualTo(actions.stream()
                                .filter(move -> List.of("-", "").contains(cube(move)))
                                .filter(move -> holds(move, group))
                                .toList());
            }
        }
    }

    private static boolean holds(RoyalMove move, Group some) {
        return group(move)
                .filter(group ->
                        group.own().contains(some.own()) && group.bought().contains(some.bought()))
                .isPresent();
    }

    @Test
    void aTargetLeavesOnlyItsOwnMoves() {
        RoyalTable table =
                aTable().yours("Y4,Y3,R5").event("ER1", 0).hired("Y1B", 0).table();

        assertThat(GAME.moves(table, Partial.nothing().on("Y1B")))
                .allMatch(RoyalMove.Activate.class::isInstance)
                .isNotEmpty();
        assertThat(GAME.moves(table, Partial.nothing().on("ER1")))
                .extracting(RoyalMove::text)
                .containsExactly("combat ER1 OWN:R5 n=1 mod=-");
        assertThat(GAME.moves(table, Partial.nothing().on("PALACE.5")))
                .extracting(RoyalMove::text)
                .containsExactly("place PALACE 5 OWN:R5 src=SUPPLY");
        assertThat(GAME.moves(table, Partial.nothing().on(Partial.AGRICULTURE)))
                .extracting(RoyalMove::text)
                .containsExactly("agriculture OWN:Y3 mod=-", "agriculture OWN:Y4 mod=-", "agriculture OWN:Y4,Y3 mod=-");
    }

    @Test
    void randomMovesReachEveryListedMove() {
        RoyalTable table = aTable().yours("R5,R2,Y3,W4")
                .roys("Y6,W2")
                .hired("W1C", 1)
                .card("R1A")
                .event("ER8", 1)
                .event("EW1", 0)
                .deniers(8)
                .table();
        Set<RoyalMove> drawn = new HashSet<>();
        Chance dice = new SeededChance(1);
        for (int i = 0; i < 20_000; i++) {
            drawn.add(GAME.randomMove(table, dice));
        }
        assertThat(drawn).containsExactlyInAnyOrderElementsOf(GAME.moves(table));
    }

    @Test
    void citizensCanBeReturnedByACrusadeInEveryMixOfStandingAndLying() {
        RoyalTable table = aTable().yours("R6,R3")
                .hired("R3C", 0)
                .standing(Side.YOU, Building.PALACE, 1, 2)
                .change(t -> {
                    t.city().layDown(Building.PALACE.space(1));
                    t.city().layDown(Building.PALACE.space(2));
                    while (t.city().supply() > 1) {
                        t.city().dismiss(t.city().takeFromSupply());
                    }
                })
                .table();
        Set<RoyalMove> drawn = new HashSet<>();
        Chance dice = new SeededChance(1);
        for (int i = 0; i < 5_000; i++) {
            drawn.add(GAME.randomMove(table, dice));
        }
        assertThat(RoyalTables.lines(table))
                .filteredOn(line -> line.startsWith("activate R3C OWN:R6,R3"))
                .containsExactly(
                        "activate R3C OWN:R6,R3 n=3 hire=- mod=- lying=2",
                        "activate R3C OWN:R6,R3 n=2 hire=- mod=- lying=1",
                        "activate R3C OWN:R6,R3 n=2 hire=- mod=- lying=2",
                        "activate R3C OWN:R6,R3 n=1 hire=- mod=-",
                        "activate R3C OWN:R6,R3 n=1 hire=- mod=- lying=1");
        assertThat(drawn).containsExactlyInAnyOrderElementsOf(GAME.moves(table));
    }

    @Test
    @Rule("ROYAL-079")
    void passingIsTheLastMoveAndTheOnlyOneWhenNothingElseIsPossible() {
        RoyalTable table = aTable().roys("Y6").deniers(0).influence(0).table();

        assertThat(GAME.moves(table)).containsExactly(new RoyalMove.Pass());
    }
}
