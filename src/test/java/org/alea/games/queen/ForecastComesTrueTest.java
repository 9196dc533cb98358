package org.alea.games.queen;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.alea.Rule;
import org.alea.engine.Chance;
import org.alea.engine.Event;
import org.alea.engine.SeededChance;
import org.alea.engine.Turn;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Whatever the table is sure of happens, if the round is stopped as the dice lie and the player chooses nothing. */
class ForecastComesTrueTest {
    private static final String ALL = "dragon,chariots,spirit,shields,conspirators,sunmoon";
    private static final String WITH_EXCHANGE = "dragon,chariots,spirit,shields,conspirators";
    private static final int POSITIONS = 2500;
    private static final Set<Step> BEFORE_ATTACKS = EnumSet.of(Step.CHARIOTS, Step.DRAGON, Step.PAINT);

    private final Set<QueenPhase> asked = EnumSet.noneOf(QueenPhase.class);
    private int sure;

    static List<String> chariots() {
        return Arena.BOX.cards().chariots().stream().map(ChariotCard::id).toList();
    }

    static List<String> spirits() {
        return Arena.BOX.cards().spirits().stream().map(SpiritCard::id).toList();
    }

    @ParameterizedTest
    @MethodSource("chariots")
    @Rule({"QUEEN-066", "QUEEN-124", "QUEEN-137"})
    void withAnyChariotUndefended(String chariot) {
        for (int seed = 0; seed < POSITIONS; seed++) {
            Chance lots = new SeededChance(seed);
            QueenTable table = someTable(lots);
            table.chariots.inPlay[1] = number(chariot);
            check(table, chariot + " " + seed);
            // after another one
            table.chariots.inPlay[2] = table.chariots.inPlay[1];
            table.chariots.inPlay[1] = (byte) (lots.roll(chariots().size(), "chariot") - 1);
            check(table, "second " + chariot + " " + seed);
        }
        assertThat(sure).isGreaterThan(POSITIONS / 4);
    }

    @ParameterizedTest
    @MethodSource("spirits")
    @Rule({"QUEEN-150", "QUEEN-151", "QUEEN-175"})
    void withAnyEpicSpirit(String spirit) {
        for (int seed = 0; seed < POSITIONS; seed++) {
            Chance lots = new SeededChance(seed);
            QueenTable table = someTable(lots);
            table.spirit = spirits().indexOf(spirit);
            if (lots.roll(3, "chariot") == 1) {
                table.chariots.inPlay[1] = number("C11");
            }
            check(table, spirit + " " + seed);
        }
        assertThat(sure).isGreaterThan(POSITIONS);
    }

    @Test
    @Rule({"QUEEN-093", "QUEEN-116", "QUEEN-147"})
    void alsoWhereThePlayerIsAskedBeforeTheAttacks() {
        for (int seed = 0; seed < 4 * POSITIONS; seed++) {
            Chance lots = new SeededChance(seed);
            QueenTable table = someTable(lots);
            table.spirit = spirits().indexOf(lots.roll(2, "spirit") == 1 ? "E02" : "E03");
            table.modifiers = Modifiers.NONE;
            table.chariots.inPlay[1] = (byte) (lots.roll(chariots().size(), "chariot") - 1);
            table.chariots.inPlay[2] = (byte) (lots.roll(chariots().size(), "chariot") - 1);
            Arena.BOX.game().play(table, new QueenMove.Stop(table.clock.lockEndMs), Turn.silent());
            while (BEFORE_ATTACKS.contains(table.step) && !table.phase().over()) {
                QueenMove answer = Arena.BOX.game().randomMove(table, lots);
                asked.add(table.phase());
                check(table, answer, touched(table, answer), "asked " + seed + " " + table.phase());
                Arena.play(table, answer);
            }
        }
        assertThat(sure).isGreaterThan(POSITIONS);
        assertThat(asked)
                .contains(
                        QueenPhase.CHOOSE_ENEMY,
                        QueenPhase.CHOOSE_ENEMIES,
                        QueenPhase.CHOOSE_DIE_TO_EXHAUST,
                        QueenPhase.CHOOSE_DIE_TO_STOCK,
                        QueenPhase.CHOOSE_GROUP,
                        QueenPhase.EXCHANGE,
                        QueenPhase.USE_DRAGON,
                        QueenPhase.USE_WING,
                        QueenPhase.ROLL_CHAOS,
                        QueenPhase.PAINT_DIE);
    }

    /** The slots whose marker or dice the player changes by this answer. */
    private static Set<Integer> touched(QueenTable table, QueenMove answer) {
        if (answer instanceof QueenMove.ChooseEnemy enemy) {
            return Set.of(enemy.slot());
        }
        if (answer instanceof QueenMove.ChooseEnemies two) {
            return Set.of(two.first(), two.second());
        }
        if (answer instanceof QueenMove.AssignDragon dragon) {
            return Set.of(dragon.slot());
        }
        if (answer instanceof QueenMove.AssignWing wing) {
            return Set.of(wing.slot());
        }
        return dieTouched(answer).stream()
                .map(die -> (int) table.dice.value[table.cards.die(die)])
                .collect(Collectors.toSet());
    }

    private static Optional<String> dieTouched(QueenMove answer) {
        if (answer instanceof QueenMove.ChooseDieToExhaust lost) {
            return Optional.of(lost.die());
        }
        if (answer instanceof QueenMove.ChooseDieToStock stocked) {
            return Optional.of(stocked.die());
        }
        if (answer instanceof QueenMove.Exchange given) {
            return Optional.of(given.white());
        }
        return answer instanceof QueenMove.PaintDie painted ? Optional.of(painted.die()) : Optional.empty();
    }

    /** Some round in which the clock runs: any enemies, markers, Shields, Conspirator, dragon face and dice. */
    private static QueenTable someTable(Chance lots) {
        String modules = lots.roll(2, "modules") == 1 ? ALL : WITH_EXCHANGE;
        QueenTable table = Arena.BOX.game().setUp(Arena.setup(Map.of("modules", modules)), lots.copy());
        while (table.phase() != QueenPhase.ROLLING) {
            Arena.play(table, Arena.BOX.game().randomMove(table, lots));
        }
        table.health = lots.roll(3, "health") - 1;
        table.chariots.inPlay[1] = Chariots.NONE;
        table.spirit = lots.roll(spirits().size(), "spirit") - 1;
        table.powerUses = 0;
        table.dragon = Optional.of(table.cards.board().dragonFaces().get(lots.roll(6, "dragon") - 1));
        table.modifiers = Modifiers.NONE;
        for (Effect effect :
                table.cards.conspirators().get(lots.roll(6, "conspirator") - 1).effect()) {
            table.modifiers =
                    effect instanceof Effect.Modifier change ? change.applyTo(table.modifiers) : table.modifiers;
        }
        for (int slot = 1; slot <= Ring.SLOTS; slot++) {
            table.ring.marker[slot] = (byte) lots.roll(table.ring.track(slot).top - 1, "marker");
            table.ring.shields |= lots.roll(3, "shield") == 1 ? 1 << slot : 0;
        }
        if (lots.roll(8, "alone") == 1) {
            // one enemy alone
            IntStream.rangeClosed(2, Ring.SLOTS).forEach(slot -> table.ring.card[slot] = Ring.EMPTY);
        }
        boolean white = lots.roll(4, "white") == 1;
        // few values, so that there are sets of all sizes
        int values = lots.roll(6, "values");
        int first = lots.roll(7 - values, "values");
        for (int die = 0; die < table.dice.size(); die++) {
            if (white && table.dice.colour(die).coloured()) {
                table.dice.put(die, Zone.BOX);
            } else if (table.dice.in(Zone.ARENA, die)) {
                table.dice.value[die] = (byte) (lots.roll(values, "die") + first - 1);
            }
        }
        return table;
    }

    private static byte number(String chariot) {
        return (byte) chariots().indexOf(chariot);
    }

    private void check(QueenTable rolling, String where) {
        check(rolling, new QueenMove.Stop(rolling.clock.lockEndMs), Set.of(), where);
    }

    private void check(QueenTable before, QueenMove first, Set<Integer> touched, String where) {
        List<QueenForecast> told = QueenForecast.of(before);
        Optional<MoonForecast> moon = MoonForecast.of(before, told);
        // thrice, for what is thrown may fall otherwise
        for (int future = 0; future < 3; future++) {
            QueenTable table = before.copyWith(new SeededChance(future));
            List<QueenEvent> events = resolved(table, first);
            for (QueenForecast forecast : events.isEmpty() ? List.<QueenForecast>of() : told) {
                int slot = forecast.slot();
                if (before.ring.empty(slot) || touched.contains(slot) || !forecast.sure()) {
                    continue;
                }
                sure++;
                assertThat(happened(before, forecast, events))
                        .as("%s %s", where, events)
                        .isEqualTo(forecast);
                if (before.moon().orElse(0) == slot) {
                    assertThat(moonHappened(events))
                            .as("%s %s", where, events)
                            .isEqualTo(moon.map(MoonForecast::wounds));
                }
            }
        }
    }

    /** What happens until the round ends; nothing if the player would have to choose before, or the game is lost. */
    private static List<QueenEvent> resolved(QueenTable table, QueenMove first) {
        List<QueenEvent> events = new ArrayList<>();
        int round = table.round();
        QueenMove next = first;
        while (true) {
            Turn turn = Turn.recorded();
            Arena.BOX.game().play(table, next, turn);
            for (Event event : turn.events()) {
                events.add((QueenEvent) event);
            }
            if (table.phase() == QueenPhase.LOST) {
                return List.of();
            }
            if (table.round() > round || table.phase().over()) {
                return events;
            }
            if (table.step == Step.CHARIOTS && table.phase() != QueenPhase.CHOOSE_GROUP) {
                return List.of();
            }
            next = asItLies(table);
        }
    }

    /** The dragon die and the powers are left unused; where there is a choice of squares, all are climbed. */
    private static QueenMove asItLies(QueenTable table) {
        List<QueenMove> moves = Arena.BOX.game().moves(table);
        return moves.get(moves.size() - 1);
    }

    private static QueenForecast happened(QueenTable before, QueenForecast told, List<QueenEvent> events) {
        int slot = told.slot();
        int end = before.ring.marker[slot];
        int up = 0;
        int down = 0;
        int wounds = 0;
        boolean fails = false;
        boolean raises = false;
        boolean breaks = false;
        boolean defeats = false;
        for (QueenEvent event : events) {
            if (event instanceof QueenEvent.MarkerMoved moved && moved.slot() == slot) {
                if (moved.cause() == QueenEvent.Cause.MOON) {
                    break;
                }
                end = moved.to();
                up += moved.cause() == QueenEvent.Cause.ATTACK ? moved.to() - moved.from() : 0;
                down += Math.max(0, moved.from() - moved.to());
            }
            if (event instanceof QueenEvent.EnemyDefeated victory && victory.slot() == slot) {
                defeats = true;
            }
            wounds += event instanceof QueenEvent.Wounded wound && wound.slot() == slot ? 1 : 0;
            fails |= event instanceof QueenEvent.SetFailed failed && failed.slot() == slot;
            raises |= event instanceof QueenEvent.ShieldRaised raised && raised.slot() == slot;
            breaks |= event instanceof QueenEvent.ShieldBroken broken && broken.slot() == slot;
            if (event instanceof QueenEvent.RoundEnded) {
                break;
            }
        }
        return new QueenForecast(slot, told.dice(), up, down, fails, raises, breaks, wounds, defeats, end, true);
    }

    /** Whether the Moon has wounded, if it has struck at all. */
    private static Optional<Boolean> moonHappened(List<QueenEvent> events) {
        int struck = IntStream.range(0, events.size())
                .filter(i ->
                        events.get(i) instanceof QueenEvent.MarkerMoved moved && moved.cause() == QueenEvent.Cause.MOON)
                .findFirst()
                .orElse(-1);
        return struck < 0
                ? Optional.empty()
                : Optional.of(events.stream().skip(struck).anyMatch(QueenEvent.Wounded.class::isInstance));
    }
}
