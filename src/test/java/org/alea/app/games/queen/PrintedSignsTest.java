package org.alea.app.games.queen;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.LocalDate;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.input.KeyCode;
import javafx.scene.layout.Region;
import org.alea.Rule;
import org.alea.app.table.ForecastPill;
import org.alea.engine.Match;
import org.alea.games.queen.DiceGroup;
import org.alea.games.queen.DragonFace;
import org.alea.games.queen.EnemyInPlay;
import org.alea.games.queen.QueenPhase;
import org.alea.games.queen.QueenTable;
import org.alea.games.queen.SpiritCard;
import org.alea.games.queen.practice.DailyChallenge;
import org.junit.jupiter.api.Test;

/** What the signs on cards and panels say is true at the moment they are seen, and all of it is seen. */
class PrintedSignsTest extends AtTheQueensTable {

    private static boolean raisedAndColoured(QueenTable table, EnemyInPlay enemy) {
        int top = enemy.card().top();
        return !enemy.card().square(top).colours().isEmpty()
                && table.need(enemy.slot(), top) > enemy.card().square(top).need();
    }

    @Test
    @Rule("QUEEN-238")
    void aTopSquareKeepsItsCrownBesideAColourAndARaisedPrice() {
        sitDown(QueenMatches.someMatch(
                "conspirators",
                "untimed",
                table -> table.phase() == QueenPhase.ROLLING
                        && table.enemies().stream().anyMatch(enemy -> raisedAndColoured(table, enemy))));
        List<EnemyInPlay> raised = table().enemies().stream()
                .filter(enemy -> raisedAndColoured(table(), enemy))
                .toList();
        assertThat(raised).isNotEmpty().allSatisfy(enemy -> {
            Region square = view().board()
                    .arena()
                    .enemy(enemy.slot())
                    .track()
                    .square(enemy.card().top());
            assertThat(square.lookup(".square-icon")).isNotNull();
            assertThat(square.lookup(".raised")).isNotNull();
            assertThat(square.getChildrenUnmodifiable())
                    .allMatch(sign -> square.getLayoutBounds().contains(sign.getBoundsInParent()));
        });
    }

    @Test
    @Rule("QUEEN-117")
    void aDragonSymbolIsLitOnlyWhereTheDieCouldJoinDice() {
        sitDown(QueenMatches.someMatch(
                "dragon",
                "untimed",
                table -> table.phase() == QueenPhase.ROLLING
                        && table.enemies().stream().anyMatch(enemy -> sameSymbol(table, enemy, true))
                        && table.enemies().stream().anyMatch(enemy -> sameSymbol(table, enemy, false))));
        List<Integer> lit = IntStream.rangeClosed(1, 6)
                .filter(slot -> view().board().arena().enemy(slot).lookupAll(".lit").stream()
                        .anyMatch(Node::isVisible))
                .boxed()
                .toList();
        List<Integer> usable = table().enemies().stream()
                .filter(enemy -> sameSymbol(table(), enemy, true))
                .map(EnemyInPlay::slot)
                .toList();
        assertThat(lit).isEqualTo(usable);
    }

    private static boolean sameSymbol(QueenTable table, EnemyInPlay enemy, boolean withDice) {
        boolean dice = table.groups().stream()
                .anyMatch(
                        group -> group.value() == enemy.slot() && !group.dice().isEmpty());
        return table.dragon().isPresent() && enemy.card().dragon().equals(table.dragon()) && dice == withDice;
    }

    @Test
    @Rule("QUEEN-124")
    void aForecastThatChaosMayOverturnIsInDoubt() {
        sitDown(QueenMatches.someMatch(
                "dragon",
                "untimed",
                table -> table.phase() == QueenPhase.ROLLING
                        && table.dragon().equals(Optional.of(DragonFace.CHAOS))
                        && table.groups().stream().anyMatch(PrintedSignsTest::coloured)
                        && table.groups().stream().anyMatch(group -> !coloured(group))));
        letDiceLand();
        List<ForecastPill> pills = List.copyOf(lookup(".forecast").queryAllAs(ForecastPill.class));
        // the coloured dice may land beside any of them
        assertThat(table().groups())
                .allSatisfy(group ->
                        assertThat(pills.get(group.value() - 1).getText()).endsWith("?"));
    }

    private static boolean coloured(DiceGroup group) {
        return group.dice().stream().anyMatch(die -> die.colour().coloured());
    }

    @Test
    @Rule("QUEEN-010")
    void theCornerOfAResolutionNamesTheExhaustionTrack() {
        sitDown(QueenMatches.someMatch("", "untimed", table -> table.phase() == QueenPhase.CHOOSE_DIE_TO_EXHAUST));
        assertThat(lookup(".track-cap").queryAllAs(Label.class))
                .extracting(Label::getText)
                .containsExactly(desk().texts()
                        .get("queen.exhaustion")
                        .toUpperCase(desk().texts().locale()));
    }

    @Test
    @Rule("QUEEN-148")
    void aPowerThatIsSpentIsNotMarkedInGreen() {
        SpiritCard card =
                QueenMatches.fresh(7, "spirit", "untimed").table().spirit().orElseThrow();
        SpiritView[] shown = new SpiritView[1];
        sitDown(QueenMatches.fresh(7, "spirit", "untimed"));
        onFxThread(() -> shown[0] = (SpiritView) view().board().lookup(".spirit"));
        onFxThread(() -> shown[0].show(card, 0, new Speech(desk().texts(), QueenMatches.BOX)));
        assertThat(shown[0].lookup(".spirit-uses").getPseudoClassStates())
                .extracting(Object::toString)
                .contains("spent");
    }

    @Test
    @Rule("QUEEN-058")
    void theCurtainOfADailyChallengeSaysHowManyPausesAreLeft() {
        sitDown(Match.start(
                QueenMatches.BOX.game(), new DailyChallenge(LocalDate.of(2026, 11, 16)).setup(QueenMatches.BOX)));
        push(KeyCode.SPACE);
        letDiceLand();
        push(KeyCode.P);
        assertThat(lookup(".curtain-words").queryAs(Label.class).getText())
                .isEqualTo(desk().texts().get("queen.pause.daily", 2));
    }

    @Test
    @Rule("QUEEN-174")
    void theMoonThreatensNoMoreOnceItsEnemyHasBeenHurt() {
        sitDown(QueenMatches.someMatch(
                "sunmoon",
                "untimed",
                table -> table.phase() == QueenPhase.TAKE_SUN_DIE
                        && hurt(table, table.moon().orElse(0))));
        assertThat(bands()).contains(desk().texts().get("queen.band.moon.held"));
    }

    private static boolean hurt(QueenTable table, int slot) {
        return table.enemy(slot)
                .filter(enemy -> enemy.marker() > enemy.card().start())
                .isPresent();
    }

    private List<String> bands() {
        return lookup(".label").queryAllAs(Label.class).stream()
                .filter(Node::isVisible)
                .map(Label::getText)
                .toList();
    }
}
