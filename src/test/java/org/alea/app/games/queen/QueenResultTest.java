package org.alea.app.games.queen;

import static org.assertj.core.api.Assertions.assertThat;

import java.text.NumberFormat;
import java.time.Duration;
import java.time.LocalDate;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.OptionalInt;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.input.Clipboard;
import javafx.scene.input.KeyCode;
import javafx.scene.layout.Region;
import org.alea.Rule;
import org.alea.engine.Match;
import org.alea.engine.Result;
import org.alea.engine.Setup;
import org.alea.games.queen.QueenFigures;
import org.alea.games.queen.QueenMove;
import org.alea.games.queen.QueenPhase;
import org.alea.games.queen.QueenTable;
import org.alea.games.queen.Scoring;
import org.alea.games.queen.practice.DailyChallenge;
import org.alea.store.Setting;
import org.junit.jupiter.api.Test;

class QueenResultTest extends AtTheQueensTable {

    private Set<String> words() {
        return lookup(".label").queryAllAs(Label.class).stream()
                .map(Label::getText)
                .collect(Collectors.toSet());
    }

    private static Match<QueenTable, QueenMove> ended(QueenPhase end, String modules) {
        return QueenMatches.someMatch(end.name(), modules, "official", table -> table.phase() == end);
    }

    @Test
    @Rule("QUEEN-198")
    void theResultOfAScoredDailyCanBeCopiedFromTheEndScreen() {
        Setup setup = new DailyChallenge(LocalDate.now(desk().calendar())).setup(QueenMatches.BOX);
        sitDown(QueenMatches.playedUntil(
                        Match.start(QueenMatches.BOX.game(), setup),
                        1,
                        table -> table.phase().over())
                .orElseThrow());
        onFxThread(() -> view().overlays().result());
        clock.pass(Duration.ofSeconds(2));
        clickOn("#copy-line");
        assertThat(words()).contains(desk().texts().get("daily.copied"));
        onFxThread(() -> assertThat(Clipboard.getSystemClipboard().getString())
                .startsWith(desk().texts().get("queen.title"))
                .contains(Integer.toString(LocalDate.now(desk().calendar()).getYear())));
    }

    @Test
    @Rule("QUEEN-195")
    void spaceThatSteppedThroughTheAttacksLeavesTheResultAlone() {
        sitDown(ended(QueenPhase.WON, "dragon"));
        onFxThread(() -> view().overlays().result());
        clock.pass(Duration.ofSeconds(3));
        push(KeyCode.SPACE);
        assertThat(navigator.calls()).isEmpty();
        push(KeyCode.TAB);
        onFxThread(() -> button("queen.result.library").requestFocus());
        push(KeyCode.SPACE);
        assertThat(navigator.calls()).containsExactly("home");
    }

    @Test
    @Rule("QUEEN-062")
    void withoutAClockNoTimeIsLeftInAnyRound() {
        for (String speed : List.of("official", "untimed")) {
            sitDown(QueenMatches.someMatch("lost " + speed, "", speed, table -> table.phase() == QueenPhase.LOST));
            onFxThread(() -> view().overlays().result());
            assertThat(words().contains(desk().texts().get("queen.result.timeline.time")))
                    .as(speed)
                    .isEqualTo(speed.equals("official"));
        }
    }

    @Test
    @Rule("QUEEN-195")
    void theEndScreenShowsEachTermAndWhatTheNextRankWouldHaveNeeded() {
        Match<QueenTable, QueenMove> match = ended(QueenPhase.WON, "dragon");
        sitDown(match);
        onFxThread(() -> view().overlays().result());
        Result result = match.result().orElseThrow();
        Scoring.Rank next = Scoring.Rank.of(result.score()).next().orElseThrow();

        assertThat(lookup(".figures .label").queryAllAs(Label.class).stream()
                        .map(Label::getText)
                        .collect(Collectors.joining()))
                .as("in the middle of the dial")
                .isEqualTo(NumberFormat.getInstance(Locale.FRENCH).format(result.score()));
        result.terms().stream()
                .filter(term -> Set.of("base", "health", "rounds", "time").contains(term.id()))
                .forEach(term -> assertThat(words())
                        .contains(NumberFormat.getInstance(Locale.FRENCH).format(term.points())));
        assertThat(words()).contains(desk().texts().get("queen.result.factor", "0,70"));
        assertThat(words()).anyMatch(line -> line.contains("il manque " + (next.from() - result.score()) + " points"));
    }

    @Test
    @Rule({"QUEEN-194", "QUEEN-195"})
    void aLostGameShowsWhatItsDefeatsWereWorth() {
        Match<QueenTable, QueenMove> match = ended(QueenPhase.LOST, "");
        sitDown(match);
        onFxThread(() -> view().overlays().result());

        assertThat(words())
                .contains(
                        Integer.toString(60 * match.table().defeats()),
                        match.table().defeats() + " × 60",
                        "Pas encore de record pour ces réglages.");
    }

    @Test
    void afterADefeatTheSameSeedComesFirst() {
        sitDown(ended(QueenPhase.LOST, ""));
        onFxThread(() -> view().overlays().result());
        await(() -> button("queen.result.again").isFocused());
        assertThat(button("queen.result.again").getStyleClass()).contains("primary");
        assertThat(button("queen.result.new").getStyleClass()).doesNotContain("primary");
        clock.pass(Duration.ofSeconds(1));
        push(KeyCode.ENTER);

        assertThat(navigator.calls()).singleElement().asString().startsWith("start queen");
    }

    @Test
    @Rule("QUEEN-194")
    void aScoreThatBeatsNothingYetIsTheFirstRecordOfItsSetUp() {
        sitDown(ended(QueenPhase.WON, "dragon"));
        onFxThread(() -> view().overlays().result());

        assertThat(words()).contains("Premier record pour ces réglages\u00a0!");
    }

    @Test
    @Rule("QUEEN-224")
    void theCoachSaysHowAccurateTheWholeGameWas() {
        Match<QueenTable, QueenMove> match = ended(QueenPhase.LOST, "");
        sitDown(match);
        onFxThread(() -> view().overlays().result());
        await(() -> words().stream().anyMatch(line -> line.matches("\\d+ décisions?\u00a0: .*")));
        OptionalInt accuracy = QueenFigures.of(match).accuracy();

        assertThat(words()).contains(Integer.toString(accuracy.orElseThrow()));
    }

    @Test
    @Rule("QUEEN-200")
    void aDailyChallengeSaysWhatItWasAndEndsWithCoachReplayAndAnotherTryOutOfTheRanking() {
        Setup setup = new DailyChallenge(LocalDate.of(2026, 11, 16)).setup(QueenMatches.BOX);
        Match<QueenTable, QueenMove> match = QueenMatches.playedUntil(
                        Match.start(QueenMatches.BOX.game(), setup),
                        7,
                        table -> table.phase().over())
                .orElseThrow();
        sitDown(match);
        onFxThread(() -> view().overlays().result());

        assertThat(words()).contains("Défi du jour");
        assertThat(List.of(button("coach.title"), button("queen.result.replay"), button("queen.result.unranked")))
                .noneMatch(Button::isDisabled);
        assertThat(view().coach().possible()).isTrue();
    }

    @Test
    void theSeedCanBeCopied() {
        sitDown(ended(QueenPhase.LOST, ""));
        onFxThread(() -> view().overlays().result());
        clock.pass(Duration.ofSeconds(1));
        clickOn("#copy-seed");

        assertThat(words()).contains("Graine copiée");
    }

    @Test
    void withLargeWordsTheFiguresAreASecondLeaf() {
        desk().preferences().set(Setting.FONT_SCALE, 130);
        sitDown(ended(QueenPhase.WON, "dragon"));
        onFxThread(() -> view().overlays().result());

        assertThat(lookup(".score-sheet").queryAs(Region.class).isVisible()).isTrue();
        clock.pass(Duration.ofSeconds(1));
        clickOn("#result-figures");
        assertThat(lookup(".score-sheet").queryAs(Region.class).isVisible()).isFalse();
        clickOn("#result-score");
        assertThat(lookup(".score-sheet").queryAs(Region.class).isVisible()).isTrue();
    }

    @Test
    void allFiguresOfAGameWithEveryModuleLieAboveTheButtonsEvenInLargeWords() {
        desk().preferences().set(Setting.FONT_SCALE, 130);
        sitDown(ended(QueenPhase.LOST, QueenMatches.ALL_MODULES));
        onFxThread(() -> view().overlays().result());
        clock.pass(Duration.ofSeconds(1));
        clickOn("#result-figures");
        Node lowest = lookup(".result .table-panel").queryAllAs(Node.class).stream()
                .filter(Node::isVisible)
                .max(Comparator.comparingDouble(QueenResultTest::bottom))
                .orElseThrow();
        Node strip = from(lookup(".result").queryAs(Node.class)).lookup(".tray").query();
        await(() -> lowest.getLayoutBounds().getHeight() > 0);
        assertThat(bottom(lowest))
                .isLessThanOrEqualTo(strip.localToScene(strip.getLayoutBounds()).getMinY());
    }

    private static double bottom(Node node) {
        return node.localToScene(node.getLayoutBounds()).getMaxY();
    }

    @Test
    void tabWalksOverTheButtonsOfTheResultAlone() {
        sitDown(ended(QueenPhase.WON, "dragon"));
        onFxThread(() -> view().overlays().result());
        await(() -> button("queen.result.new").isFocused());
        for (int stop = 0; stop < 8; stop++) {
            push(KeyCode.TAB);
            assertThat(screen().node().getScene().getFocusOwner())
                    .isInstanceOf(Button.class)
                    .matches(Node::isFocusVisible);
        }
    }

    @Test
    void pressesThatCameTooQuicklyAfterTheLastRoundDoNotLeaveTheResult() {
        sitDown(ended(QueenPhase.WON, "dragon"));
        push(KeyCode.SPACE);
        await(() -> button("queen.result.new").isFocused());
        for (KeyCode hurried : List.of(KeyCode.SPACE, KeyCode.ENTER, KeyCode.SPACE)) {
            clock.pass(Duration.ofMillis(400));
            push(hurried);
        }
        clock.pass(Duration.ofMillis(400));
        clickOn(button("queen.result.new"));
        assertThat(navigator.calls()).as("in a hurry").isEmpty();
        clock.pass(Duration.ofMillis(600));
        push(KeyCode.ENTER);
        assertThat(navigator.calls()).containsExactly("setUp queen");
    }

    @Test
    void theResultIsLeftByKeyboardEvenAfterAWordWithTheCoach() {
        sitDown(ended(QueenPhase.WON, "dragon"));
        onFxThread(() -> view().overlays().result());
        await(() -> button("queen.result.new").isFocused());
        clock.pass(Duration.ofSeconds(1));
        onFxThread(() -> button("coach.title").requestFocus());
        push(KeyCode.ENTER);
        assertThat(navigator.shown()).hasSize(1);
        onFxThread(screen()::shown);
        await(() -> button("queen.result.new").isFocused());
        push(KeyCode.ENTER);
        assertThat(navigator.calls()).endsWith("setUp queen");
        push(KeyCode.UP);
        assertThat(button("queen.result.new").isFocused()).isFalse();
        push(KeyCode.ESCAPE);
        assertThat(view().overlays().covered()).isFalse();
    }

    @Test
    @Rule("QUEEN-195")
    void theNextRankAsksForNothingThatCouldNotHaveBeenSpared() {
        Match<QueenTable, QueenMove> match = ended(QueenPhase.WON, "dragon");
        sitDown(match);
        onFxThread(() -> view().overlays().result());
        int health = match.table().health();
        int rounds = match.table().round();

        String line = words().stream()
                .filter(each -> each.startsWith("À ce facteur"))
                .findFirst()
                .orElseThrow();
        assertThat(number(line, "blessure")).isLessThanOrEqualTo(health);
        assertThat(number(line, "manche")).isLessThanOrEqualTo(rounds - QueenTable.ENEMIES_TO_DEFEAT);
    }

    private static int number(String line, String word) {
        Matcher found = Pattern.compile("(\\d+) " + word).matcher(line);
        return found.find() ? Integer.parseInt(found.group(1)) : 0;
    }

    @Test
    void theSeedStandsOnTheSheet() {
        sitDown(ended(QueenPhase.WON, "dragon"));
        onFxThread(() -> view().overlays().result());
        Region sheet = lookup(".score-sheet").queryAs(Region.class);
        Label seed = from(sheet).lookup(".sheet-how").queryAllAs(Label.class).stream()
                .filter(each -> each.getText().startsWith("Graine"))
                .findFirst()
                .orElseThrow();
        await(() -> seed.getHeight() > 0);
        assertThat(seed.getBoundsInParent().getMaxY()).isLessThan(sheet.getHeight() - 10);
    }

    private Button button(String key) {
        String words = desk().texts().get(key);
        return from(lookup(".result").queryAs(Node.class)).lookup(".button").queryAllAs(Button.class).stream()
                .filter(each -> words.equals(each.getAccessibleText()))
                .findFirst()
                .orElseThrow();
    }
}
