package org.alea.app.games.queen;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.IntStream;
import org.alea.Rule;
import org.alea.engine.Match;
import org.alea.engine.Played;
import org.alea.games.queen.EnemyInPlay;
import org.alea.games.queen.QueenDie;
import org.alea.games.queen.QueenEvent;
import org.alea.games.queen.QueenMove;
import org.alea.games.queen.QueenPhase;
import org.alea.games.queen.QueenTable;
import org.alea.games.queen.Zone;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What is told event by event ends where the rules are. */
class PictureTest {

    @ParameterizedTest
    @ValueSource(strings = {"", QueenMatches.ALL_MODULES})
    void everyMoveOfAFightIsToldToItsEnd(String modules) {
        for (long seed = 1; seed <= 20; seed++) {
            Match<QueenTable, QueenMove> match = QueenMatches.fresh(seed, modules, "official");
            QueenMatches.playedUntil(match, seed, table -> table.phase().over());
            List<Played<QueenMove>> history = match.history();
            for (int i = 0; i < history.size(); i++) {
                Picture told = Picture.of(match.tableAfter(i));
                List<QueenEvent> events = Recollection.events(history.get(i).events());
                if (told.stage() == Picture.Stage.RESOLVE
                        && events.stream().noneMatch(QueenEvent.RoundEnded.class::isInstance)) {
                    for (QueenEvent event : events) {
                        told = told.after(event);
                    }
                    Picture real = Picture.of(match.tableAfter(i + 1));
                    assertThat(told.count()).as("%s %s", seed, events).isEqualTo(real.count());
                    assertThat(told.health()).isEqualTo(real.health());
                    assertThat(told.stackSpace()).isEqualTo(real.stackSpace());
                    assertThat(told.powerLeft()).as("%s %s", seed, events).isEqualTo(real.powerLeft());
                    assertThat(told.paint()).isEqualTo(real.paint());
                    assertThat(borrowed(told)).as("%s %s", seed, events).isEqualTo(borrowed(real));
                    assertThat(told.table().modifiers())
                            .as("%s %s", seed, events)
                            .isEqualTo(real.table().modifiers());
                }
            }
        }
    }

    private static List<String> borrowed(Picture picture) {
        return picture.dice().stream()
                .filter(QueenDie::borrowed)
                .map(QueenDie::id)
                .toList();
    }

    @Test
    @Rule({"QUEEN-097", "QUEEN-098"})
    void anExchangeIsSeenBeforeTheTableIsClearedAway() {
        Match<QueenTable, QueenMove> match =
                QueenMatches.someMatch("exchange", "", "official", table -> table.phase() == QueenPhase.EXCHANGE);
        QueenMove.Exchange exchange = match.moves().stream()
                .filter(QueenMove.Exchange.class::isInstance)
                .map(QueenMove.Exchange.class::cast)
                .findFirst()
                .orElseThrow();
        Picture told = Picture.of(match.table());
        List<QueenEvent> events = Recollection.events(match.play(exchange, 0).events());
        for (QueenEvent event : events) {
            told = told.after(event);
            if (event instanceof QueenEvent.DiceExchanged exchanged) {
                assertThat(told.die(exchanged.white()).orElseThrow().zone()).isEqualTo(Zone.BOX);
                assertThat(told.die(exchanged.coloured()).orElseThrow().zone()).isEqualTo(Zone.RESERVE);
                return;
            }
        }
        throw new AssertionError("nothing was exchanged: " + events);
    }

    @Test
    @Rule("QUEEN-085")
    void whoeverIsDefeatedLiesThereUntilTheRoundIsClearedAway() {
        Match<QueenTable, QueenMove> match = QueenMatches.someMatch(
                "a defeat before a wound",
                "",
                "official",
                table -> table.phase() == QueenPhase.CHOOSE_DIE_TO_EXHAUST && table.defeatsThisRound() > 0);
        Picture seen = Recollection.of(match).picture();
        int beaten = IntStream.rangeClosed(1, 6)
                .filter(slot -> match.table().enemy(slot).isEmpty())
                .findFirst()
                .orElseThrow();
        assertThat(seen.fight().defeated(beaten)).isTrue();
        assertThat(seen.enemy(beaten)).isPresent();
        assertThat(seen.settledOn(QueenMatches.fresh(3, "", "official").table())
                        .fight()
                        .defeated(beaten))
                .as("on the table of another round")
                .isFalse();
    }

    @Test
    @Rule("QUEEN-136")
    void theDiceOfADefendedChariotGoToTheStockAsTheyLie() {
        Match<QueenTable, QueenMove> match = QueenMatches.someMatch(
                "placing",
                "chariots",
                "official",
                table -> table.phase() == QueenPhase.ROLLING
                        && QueenMatches.BOX.game().moves(table).stream()
                                .anyMatch(QueenMove.PlaceOnChariot.class::isInstance));
        match.play(
                match.moves().stream()
                        .filter(QueenMove.PlaceOnChariot.class::isInstance)
                        .findFirst()
                        .orElseThrow(),
                1);
        List<QueenDie> placed = match.table().dice().stream()
                .filter(die -> die.zone() == Zone.CHARIOT_1 || die.zone() == Zone.CHARIOT_2)
                .toList();
        Picture told = Picture.of(match.table())
                .after(new QueenEvent.ChariotDefended(
                        "C01", placed.stream().map(QueenDie::id).toList()));
        assertThat(placed).isNotEmpty().allSatisfy(die -> {
            assertThat(told.die(die.id()).orElseThrow().zone()).isEqualTo(Zone.STOCK);
            assertThat(told.value(die.id())).isPositive().isEqualTo(die.value());
        });
    }

    @Test
    @Rule("QUEEN-174")
    void theMoonThreatensNoMoreOnceItHasStruck() {
        QueenTable table = QueenMatches.someMatch(
                        "a moon", "sunmoon", "untimed", lies -> lies.moon().isPresent())
                .table();
        EnemyInPlay enemy = table.enemy(table.moon().orElseThrow()).orElseThrow();
        Picture before = Picture.of(table);
        Picture after = before.after(new QueenEvent.MarkerMoved(
                enemy.slot(), enemy.card().id(), enemy.marker(), enemy.marker() - 1, QueenEvent.Cause.MOON));
        assertThat(before.fight().moon()).isEqualTo(Fight.Moon.AHEAD);
        assertThat(after.fight().moon()).isEqualTo(Fight.Moon.STRUCK);
        assertThat(before.after(new QueenEvent.MoonGuarded()).fight().moon()).isEqualTo(Fight.Moon.HELD);
    }
}
