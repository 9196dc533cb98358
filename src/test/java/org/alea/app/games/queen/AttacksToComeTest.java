package org.alea.app.games.queen;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import javafx.scene.Node;
import javafx.scene.control.Labeled;
import org.alea.Rule;
import org.alea.app.shell.GameSession;
import org.alea.app.table.ForecastPill;
import org.alea.engine.Match;
import org.alea.engine.Turn;
import org.alea.games.queen.EnemyInPlay;
import org.alea.games.queen.QueenEvent;
import org.alea.games.queen.QueenMove;
import org.alea.games.queen.QueenPhase;
import org.alea.games.queen.QueenTable;
import org.alea.games.queen.StopReason;
import org.junit.jupiter.api.Test;

/** What is said to come is still to come, wherever the player comes from. */
class AttacksToComeTest extends AtTheQueensTable {

    private List<String> said() {
        return lookup(".label").queryAllAs(Labeled.class).stream()
                .filter(Node::isVisible)
                .map(Labeled::getText)
                .toList();
    }

    private List<String> journal() {
        return Stream.of(".journal-name", ".journal-detail", ".journal-question")
                .flatMap(part -> lookup(part).queryAllAs(Labeled.class).stream())
                .map(Labeled::getText)
                .toList();
    }

    private long toCome() {
        return said().stream()
                .filter(desk().texts().get("queen.journal.toCome")::equals)
                .count();
    }

    private Set<String> pills() {
        return lookup(".forecast").queryAllAs(ForecastPill.class).stream()
                .filter(Node::isVisible)
                .map(Labeled::getText)
                .collect(Collectors.toSet());
    }

    private List<Integer> veiled() {
        return IntStream.rangeClosed(1, 6)
                .filter(slot -> view().board().arena().enemy(slot).lookupAll(".veil").stream()
                        .anyMatch(Node::isVisible))
                .boxed()
                .toList();
    }

    /** The position as practice goes on with it from a replay: nobody has seen how it came about. */
    private Match<QueenTable, QueenMove> branched(Match<QueenTable, QueenMove> match) {
        GameSession<QueenTable, QueenMove> recorded = new GameSession<>("queen", QueenMatches.BOX, match, clock);
        List<Match<QueenTable, QueenMove>> branch = new ArrayList<>();
        onFxThread(() -> branch.add(
                new QueenReplay(desk(), recorded).branch(match, match.history().size())));
        return branch.get(0);
    }

    @Test
    @Rule("QUEEN-084")
    void aBranchTakenAfterTheAttacksHasNoneToCome() {
        sitDown(branched(QueenMatches.someMatch(
                "", "untimed", table -> table.phase() == QueenPhase.CHOOSE_DIE_TO_EXHAUST && table.attacksResolved())));
        assertThat(toCome()).isZero();
        assertThat(pills()).as("nothing is foretold of attacks that are over").containsOnly("Aucun dé");
        assertThat(veiled()).isEmpty();
    }

    @Test
    @Rule("QUEEN-067")
    void aBranchTakenInTheMiddleOfTheAttacksHasTheOthersToCome() {
        sitDown(branched(QueenMatches.someMatch(
                "", "untimed", table -> table.attackedSlot().orElse(0) == 4)));
        assertThat(toCome()).as("the fourth waits for the player").isEqualTo(2);
        assertThat(IntStream.rangeClosed(1, 6)
                        .filter(slot -> view().play().picture().toCome(slot)))
                .containsExactly(4, 5, 6);
    }

    @Test
    @Rule("QUEEN-072")
    void theAttackThatWaitsForADecisionIsThePresentLineAndSaysSo() {
        sitDown(QueenMatches.someMatch(
                "",
                "untimed",
                table -> table.phase() == QueenPhase.CHOOSE_STEPS
                        && table.attackedSlot().orElse(0) > 1));
        int slot = table().attackedSlot().orElseThrow();
        assertThat(lookup(".journal-line.present .journal-number").queryAllAs(Labeled.class))
                .extracting(Labeled::getText)
                .containsExactly(Integer.toString(slot));
        assertThat(Verdict.of(view().play().picture(), slot, new Speech(desk().texts(), QueenMatches.BOX))
                        .words())
                .isEqualTo(desk().texts().get("queen.done.asked"));
    }

    @Test
    @Rule("QUEEN-076")
    void anEnemyWithoutDiceIsNotInTheShadeOnceTheRoundIsOver() {
        Match<QueenTable, QueenMove> match = QueenMatches.someMatch("", "untimed", AttacksToComeTest::endsQuietly);
        sitDown(match);
        letDiceLand();
        onFxThread(() -> {
            view().play().play(new QueenMove.Stop(table().lockEndMs()));
            view().play().all();
        });
        assertThat(view().play().summing()).isTrue();
        assertThat(veiled()).isEmpty();
    }

    /** Nobody is defeated, nobody wounds, and the enemy of the last slot has no dice. */
    private static boolean endsQuietly(QueenTable table) {
        if (table.phase() != QueenPhase.ROLLING || table.groups().stream().anyMatch(group -> group.value() == 6)) {
            return false;
        }
        QueenTable after = table.copy();
        QueenMatches.BOX.game().play(after, new QueenMove.Stop(table.lockEndMs()), Turn.silent());
        return after.round() > table.round() && after.defeats() == table.defeats() && after.health() == table.health();
    }

    @Test
    @Rule("QUEEN-175")
    void whatTheMoonHasDoneIsSaidOnItsCard() {
        QueenTable table = QueenMatches.someMatch(
                        "sunmoon",
                        "untimed",
                        lies -> lies.moon().isPresent() && moonEnemy(lies).marker() > 1)
                .table();
        EnemyInPlay enemy = moonEnemy(table);
        Picture struck = Picture.of(table)
                .after(new QueenEvent.RoundStopped(StopReason.STOPPED, 0))
                .after(new QueenEvent.MarkerMoved(
                        enemy.slot(), enemy.card().id(), enemy.marker(), enemy.marker() - 1, QueenEvent.Cause.MOON));
        assertThat(Verdict.of(struck, enemy.slot(), new Speech(desk().texts(), QueenMatches.BOX)))
                .extracting(Verdict::words, Verdict::styleClass)
                .containsExactly(desk().texts().get("queen.forecast.moon", 1), "bad");
    }

    private static EnemyInPlay moonEnemy(QueenTable table) {
        return table.enemy(table.moon().orElseThrow()).orElseThrow();
    }

    @Test
    @Rule("QUEEN-093")
    void aWoundByAChariotLeavesTheAttacksToCome() {
        QueenTable table = QueenMatches.fresh(7, "chariots", "untimed").table();
        EnemyInPlay enemy = table.enemy(5).orElseThrow();
        String card = enemy.card().id();
        Picture picture = Picture.of(table)
                .after(new QueenEvent.RoundStopped(StopReason.STOPPED, 0))
                .after(new QueenEvent.MarkerMoved(5, card, enemy.marker(), 0, QueenEvent.Cause.CARD))
                .after(new QueenEvent.Wounded(5, card, 1));
        assertThat(picture.toCome(5)).isTrue();
        assertThat(picture.after(new QueenEvent.Wounded(3, "N01", 2)).toCome(5))
                .as("a wound of the attacks themselves")
                .isFalse();
    }

    @Test
    @Rule("QUEEN-234")
    void whoLeavesOnTheSummaryOfARoundComesBackToIt() {
        Match<QueenTable, QueenMove> match = QueenMatches.someMatch("", "untimed", AttacksToComeTest::endsQuietly);
        sitDown(match);
        letDiceLand();
        onFxThread(() -> {
            view().play().play(new QueenMove.Stop(table().lockEndMs()));
            view().play().all();
        });
        List<String> left = journal();
        int round = view().play().picture().table().round();
        sitDown(match.upTo(match.history().size()));
        assertThat(view().play().summing()).isTrue();
        assertThat(journal()).isNotEmpty().isEqualTo(left);
        onFxThread(() -> view().play().next());
        assertThat(view().play().watching()).isFalse();
        assertThat(table().round()).isEqualTo(round + 1);
    }
}
