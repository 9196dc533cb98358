package org.alea.app.games.queen;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javafx.scene.Node;
import javafx.scene.control.Labeled;
import javafx.scene.control.ToggleButton;
import javafx.scene.input.KeyCode;
import javafx.scene.input.MouseButton;
import javafx.scene.shape.Circle;
import org.alea.Rule;
import org.alea.app.shell.Texts;
import org.alea.app.table.ForecastPill;
import org.alea.engine.Foreseen;
import org.alea.engine.Language;
import org.alea.engine.Match;
import org.alea.engine.Turn;
import org.alea.games.queen.DieColour;
import org.alea.games.queen.EnemyInPlay;
import org.alea.games.queen.MoonForecast;
import org.alea.games.queen.QueenEvent;
import org.alea.games.queen.QueenForecast;
import org.alea.games.queen.QueenMove;
import org.alea.games.queen.QueenPhase;
import org.alea.games.queen.QueenTable;
import org.alea.games.queen.Zone;
import org.alea.store.Choices;
import org.alea.store.Setting;
import org.junit.jupiter.api.Test;

/** How a resolution is followed: what waits for the player, what does not, and what it says meanwhile. */
class ResolutionTest extends AtTheQueensTable {

    private Set<String> words() {
        return lookup(".label").queryAllAs(Labeled.class).stream()
                .map(Labeled::getText)
                .collect(Collectors.toSet());
    }

    private static Match<QueenTable, QueenMove> at(QueenPhase phase, String modules) {
        return QueenMatches.someMatch(phase + "/" + modules, modules, "untimed", table -> table.phase() == phase);
    }

    @Test
    @Rule("QUEEN-087")
    void whatThePlayerHasDecidedIsSeenAtOnceEvenStepByStep() {
        desk().preferences().set(Setting.RESOLUTION_SPEED, Choices.ResolutionSpeed.SLOW);
        sitDown(at(QueenPhase.CHOOSE_DIE_TO_EXHAUST, ""));
        QueenMove.ChooseDieToExhaust choice =
                (QueenMove.ChooseDieToExhaust) view().play().moves().get(0);
        onFxThread(() -> view().play().play(choice));
        assertThat(view().play().picture().dice(Zone.TOP))
                .as("it lies where it was put, and waits for no second click")
                .anyMatch(die -> die.id().equals(choice.die()));
    }

    @Test
    void stepByStepOnlyAttacksWaitForThePlayer() {
        desk().preferences().set(Setting.RESOLUTION_SPEED, Choices.ResolutionSpeed.SLOW);
        sitDown(moving(clock), QueenMatches.fresh(7, "", "untimed"));
        push(KeyCode.SPACE);
        letDiceLand();
        onFxThread(() -> view().play().play(new QueenMove.Stop(table().lockEndMs())));
        assertThat(view().play().picture().stage()).isEqualTo(Picture.Stage.ROLL);
        await(() -> view().play().picture().stage() == Picture.Stage.RESOLVE);
        assertThat(view().play().seen()).noneMatch(event -> Retelling.attackedSlot(event) > 0);
    }

    @Test
    void anotherPaceCountsFromTheMomentItIsChosen() {
        desk().preferences().set(Setting.RESOLUTION_SPEED, Choices.ResolutionSpeed.SLOW);
        sitDown(QueenMatches.fresh(7, "", "untimed"));
        push(KeyCode.SPACE);
        letDiceLand();
        onFxThread(() -> {
            view().play().play(new QueenMove.Stop(table().lockEndMs()));
            view().play().next();
        });
        assertThat(view().play().watching()).isTrue();
        ToggleButton instant = lookup(".speed-choice .choice").queryAllAs(ToggleButton.class).stream()
                .filter(segment -> segment.getText().equals(desk().texts().get("queen.speed.INSTANT")))
                .findFirst()
                .orElseThrow();
        onFxThread(instant::fire);
        assertThat(!view().play().watching() || view().play().summing()).isTrue();
    }

    @Test
    @Rule("QUEEN-245")
    void theRingStaysOnTheButtonThatLeadsOnWhateverItIsCalled() {
        desk().preferences().set(Setting.RESOLUTION_SPEED, Choices.ResolutionSpeed.SLOW);
        sitDown(QueenMatches.someMatch("moon", "sunmoon", "untimed", ResolutionTest::aVictoryThenTheMoon));
        onFxThread(() -> {
            view().play().play(new QueenMove.Stop(table().lockEndMs()));
            view().play().next();
        });
        push(KeyCode.RIGHT);
        assertThat(hasKeyboard("queen.next.attack")).isTrue();
        Set<String> names = new HashSet<>();
        while (!view().play().summing()) {
            names.add(screen().node().getScene().getFocusOwner().getAccessibleText());
            push(names.size() > 1 ? KeyCode.ENTER : KeyCode.SPACE);
            assertThat(view().cursor().at()).contains(Spots.ONWARD);
            assertThat(node(Spots.ONWARD).isFocused()).isTrue();
        }
        assertThat(names)
                .containsExactlyInAnyOrder(
                        desk().texts().get("queen.next.attack"), desk().texts().get("queen.next.step"));
        assertThat(hasKeyboard("queen.next.round")).isTrue();
    }

    /** What stopping brings, without any question: two things after the attacks. */
    private static boolean aVictoryThenTheMoon(QueenTable table) {
        if (table.phase() != QueenPhase.ROLLING) {
            return false;
        }
        QueenTable after = table.copy();
        Turn turn = Turn.recorded();
        QueenMatches.BOX.game().play(after, new QueenMove.Stop(table.lockEndMs()), turn);
        return after.round() > table.round()
                && turn.events().stream().anyMatch(QueenEvent.EnemyDefeated.class::isInstance)
                && turn.events().stream()
                        .anyMatch(event -> event instanceof QueenEvent.MarkerMoved moved
                                && moved.cause() == QueenEvent.Cause.MOON);
    }

    @Test
    void theResultIsOneClickAwayFromTheLastRound() {
        Match<QueenTable, QueenMove> won =
                QueenMatches.someMatch("won", "", "official", table -> table.phase() == QueenPhase.WON);
        int last = won.history().size() - 1;
        QueenMove winning = won.history().get(last).move();
        sitDown(won.upTo(last));
        onFxThread(() -> {
            view().play().play(winning);
            view().play().all();
        });
        assertThat(view().play().summing()).isTrue();
        pass(500);
        onFxThread(() -> view().actions().get(0).act().run());
        assertThat(lookup(".result").tryQuery().filter(Node::isVisible)).isPresent();
    }

    @Test
    @Rule("QUEEN-150")
    void aCardSaysThatItsShieldWasRaised() {
        Match<QueenTable, QueenMove> match = QueenMatches.someMatch(
                "shield",
                "shields",
                "untimed",
                table -> table.enemies().stream().anyMatch(enemy -> enemy.shield()));
        Picture picture = Picture.of(match.table());
        int slot = match.table().enemies().stream()
                .filter(enemy -> enemy.shield())
                .findFirst()
                .orElseThrow()
                .slot();
        String card = match.table().enemy(slot).orElseThrow().card().id();
        picture = picture.after(new QueenEvent.SetFailed(slot, card)).after(new QueenEvent.ShieldRaised(slot, card));
        sitDown(match);
        assertThat(Verdict.of(picture, slot, new Speech(desk().texts(), QueenMatches.BOX))
                        .words())
                .isEqualTo(desk().texts().get("queen.done.raised"));
    }

    @Test
    @Rule({"QUEEN-117", "QUEEN-118"})
    void theDragonDieInTheHandSaysWhatItWouldMakeOfAnAttack() {
        sitDown(at(QueenPhase.USE_DRAGON, "dragon"));
        int slot = ((QueenMove.AssignDragon) view().play().moves().stream()
                        .filter(QueenMove.AssignDragon.class::isInstance)
                        .findFirst()
                        .orElseThrow())
                .slot();
        assertThat(foretold())
                .as("before the attacks everybody may still look ahead")
                .isNotEmpty();
        List<QueenForecast> with = QueenForecast.withDragon(table(), slot);
        Verdict verdict = Verdict.of(
                with.get(slot - 1),
                table(),
                MoonForecast.of(table(), with),
                new Speech(desk().texts(), QueenMatches.BOX));
        takeUp(Spots.DRAGON);
        moveTo(node(Spots.slot(slot)));
        assertThat(foretold()).contains(verdict.words());
        moveTo(node(Spots.lane(1)));
        release(MouseButton.PRIMARY);
    }

    @Test
    void besideThePlaceItIsHeldOverAGestureSaysWhatSurelyFollows() {
        sitDown(at(QueenPhase.USE_DRAGON, "dragon"));
        QueenMove.AssignDragon joining = (QueenMove.AssignDragon) view().play().moves().stream()
                .filter(QueenMove.AssignDragon.class::isInstance)
                .findFirst()
                .orElseThrow();
        Speech speech = new Speech(desk().texts(), QueenMatches.BOX);
        String first = speech.event((QueenEvent)
                Foreseen.of(QueenMatches.BOX.game(), table(), joining).events().get(0));
        takeUp(Spots.DRAGON);
        moveTo(node(Spots.slot(joining.slot())));
        assertThat(view().touch().note().isVisible()).isTrue();
        assertThat(view().touch().note().getText()).startsWith(first);
        moveTo(node(Spots.lane(1)));
        assertThat(view().touch().note().isVisible()).isFalse();
        release(MouseButton.PRIMARY);
    }

    @Test
    @Rule("QUEEN-124")
    void theDialLightsUpForTheDieOfChaos() {
        sitDown(at(QueenPhase.ROLL_CHAOS, "dragon"));
        Circle inner = lookup(".dial-inner").queryAs(Circle.class);
        double thin = inner.getStrokeWidth();
        takeUp(Spots.DRAGON);
        assertThat(inner.getStrokeWidth()).isGreaterThan(thin);
        moveTo(node(Spots.BOWL));
        release(MouseButton.PRIMARY);
        assertThat(phase()).isNotEqualTo(QueenPhase.ROLL_CHAOS);
    }

    private List<String> foretold() {
        return lookup(".forecast").queryAllAs(ForecastPill.class).stream()
                .filter(Node::isVisible)
                .map(Labeled::getText)
                .filter(text -> !text.equals(desk().texts().get("queen.done.waiting")))
                .toList();
    }

    @Test
    @Rule("QUEEN-172")
    void whoIsAskedForTheSunDieHasNoAttackToCome() {
        sitDown(at(QueenPhase.TAKE_SUN_DIE, "sunmoon"));
        assertThat(words()).doesNotContain(desk().texts().get("queen.journal.toCome"));
    }

    @Test
    @Rule("QUEEN-137")
    void aChariotThatStrikesSaysWhatItDoes() {
        sitDown(QueenMatches.fresh(7, "chariots", "untimed"));
        Speech speech = new Speech(desk().texts(), QueenMatches.BOX);
        Journal journal = new Journal(table().cards(), speech);
        List<Journal.Line> lines = journal.lines(List.of(new QueenEvent.ChariotStruck("C13")), Picture.of(table()));
        assertThat(lines.get(0).detail())
                .isEqualTo(speech.effects(
                        table().cards().chariot("C13").orElseThrow().effect()));
    }

    @Test
    @Rule({"QUEEN-073", "QUEEN-075"})
    void theDialSaysWhatASetThatFailsWasAskedFor() {
        Match<QueenTable, QueenMove> match = QueenMatches.someMatch(
                "a coloured square",
                "",
                "untimed",
                table -> table.enemies().stream().anyMatch(ResolutionTest::asksForBlue));
        EnemyInPlay enemy = match.table().enemies().stream()
                .filter(ResolutionTest::asksForBlue)
                .findFirst()
                .orElseThrow();
        int slot = enemy.slot();
        String card = enemy.card().id();
        int need = match.table().need(slot, enemy.marker() + 1);
        Picture failed = Picture.of(match.table()).after(new QueenEvent.SetFailed(slot, card));
        Picture pushed = failed.after(
                new QueenEvent.MarkerMoved(slot, card, enemy.marker(), enemy.marker() - 1, QueenEvent.Cause.RIPOSTE));
        Speech speech = new Speech(new Texts(Language.FR), QueenMatches.BOX);
        assertThat(Stream.of(failed, pushed)
                        .map(picture -> Price.asked(picture.enemy(slot).orElseThrow(), picture, speech)))
                .containsOnly(need + " dés, dont 1 bleu");
    }

    private static boolean asksForBlue(EnemyInPlay enemy) {
        return enemy.marker() > 1
                && enemy.marker() < enemy.card().top()
                && enemy.card().square(enemy.marker() + 1).of(DieColour.B) == 1;
    }
}
