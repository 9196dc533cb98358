package org.alea.app.games.queen;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.LocalDate;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import javafx.geometry.Bounds;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.control.Labeled;
import javafx.scene.input.KeyCode;
import javafx.scene.paint.Color;
import javafx.scene.paint.Paint;
import javafx.scene.shape.Arc;
import org.alea.Rule;
import org.alea.app.table.DieFace;
import org.alea.app.table.DieNode;
import org.alea.engine.Game;
import org.alea.engine.Language;
import org.alea.engine.Match;
import org.alea.engine.Turn;
import org.alea.games.queen.Ability;
import org.alea.games.queen.EnemyInPlay;
import org.alea.games.queen.QueenDie;
import org.alea.games.queen.QueenEvent;
import org.alea.games.queen.QueenMove;
import org.alea.games.queen.QueenPhase;
import org.alea.games.queen.QueenTable;
import org.alea.games.queen.Zone;
import org.alea.games.queen.practice.DailyChallenge;
import org.alea.store.Choices;
import org.alea.store.Setting;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What the table says and shows beside its pieces. */
class TableWordsTest extends AtTheQueensTable {

    private Set<String> words() {
        return lookup(".label").queryAllAs(Label.class).stream()
                .map(Labeled::getText)
                .collect(Collectors.toSet());
    }

    @Test
    void withoutAClockTheJournalSaysHowLongTheRoundTook() {
        desk().preferences().set(Setting.RESOLUTION_SPEED, Choices.ResolutionSpeed.SLOW);
        sitDown(QueenMatches.fresh(7, "", "untimed"));
        push(KeyCode.SPACE);
        pass(5_000);
        hold(KeyCode.ENTER, 450);
        do {
            onFxThread(() -> view().play().next());
            assertThat(words()).anyMatch(line -> line.matches("arrêt après 00:0[5-6]"));
        } while (view().play().watching() && !view().play().summing());
    }

    /** Colours, shields and abilities are pictures on a card: whoever hears it learns of them in words. */
    @Test
    void anEnemyIsHeardWithAllThatItsCardShows() {
        Match<QueenTable, QueenMove> match = LongStream.range(1, 99)
                .mapToObj(seed -> QueenMatches.fresh(seed, "shields", "untimed"))
                .filter(each -> each.table().enemies().stream().anyMatch(TableWordsTest::wantsColour))
                .findFirst()
                .orElseThrow();
        sitDown(match);
        List<String> heard = lookup(".paper-card").queryAll().stream()
                .map(Node::getAccessibleText)
                .filter(text -> text != null && text.startsWith("Ennemi"))
                .toList();
        assertThat(heard).hasSize(6);
        for (EnemyInPlay enemy : match.table().enemies()) {
            String text = heard.stream()
                    .filter(each -> each.startsWith("Ennemi " + enemy.slot() + ","))
                    .findFirst()
                    .orElseThrow();
            assertThat(text.matches(".*, dont \\d (blanc|vert|jaune|bleu).*")).isEqualTo(wantsColour(enemy));
            assertThat(text.contains("protégé par un Bouclier")).isEqualTo(enemy.shield());
            if (!(enemy.card().ability() instanceof Ability.None)) {
                assertThat(text).endsWith(QueenMatches.BOX.text(enemy.card().ability(), Language.FR));
            }
        }
    }

    private static boolean wantsColour(EnemyInPlay enemy) {
        return !enemy.card().square(enemy.marker() + 1).colours().isEmpty();
    }

    @Test
    @Rule("QUEEN-196")
    void theDailyChallengeSaysThatItIsOneAndOfWhichDay() {
        sitDown(Match.start(
                QueenMatches.BOX.game(), new DailyChallenge(LocalDate.now(CALENDAR)).setup(QueenMatches.BOX)));
        assertThat(words()).contains("Défi du jour", "16 nov. · Manche 1");
    }

    @Test
    void aButtonThatIsAloneShowsTheKeyThatPressesIt() {
        sitDown(QueenMatches.someMatch(
                "conspirator", "conspirators", "official", table -> table.phase() == QueenPhase.ROLL_CONSPIRATOR_DIE));
        assertThat(view().board().buttons()).hasSize(1);
        assertThat(caps()).containsExactly("Espace");
        push(KeyCode.SPACE);
        assertThat(phase()).isNotEqualTo(QueenPhase.ROLL_CONSPIRATOR_DIE);
    }

    @Test
    void everyNumberOfSquaresShowsItsOwnKey() {
        sitDown(QueenMatches.someMatch("steps", "", "official", table -> table.phase() == QueenPhase.CHOOSE_STEPS));
        int most = view().board().buttons().size();
        assertThat(most).isGreaterThan(1);
        assertThat(caps())
                .isEqualTo(IntStream.rangeClosed(1, most)
                        .mapToObj(Integer::toString)
                        .toList());
    }

    /** The keys on the buttons of the moment. */
    private List<String> caps() {
        return view().board().buttons().stream()
                .flatMap(button -> from(button).lookup(".key-cap").queryAllAs(Label.class).stream())
                .map(Labeled::getText)
                .toList();
    }

    @Test
    @Rule("QUEEN-175")
    void whereTheMoonWouldWoundItsEnemySaysSo() {
        sitDown(QueenMatches.someMatch(
                "moon wounds", "sunmoon", "official", table -> rolling(table) && moonMarker(table) == 1));
        assertThat(words()).contains(desk().texts().get("queen.band.moon.wound"));

        sitDown(QueenMatches.someMatch(
                "moon only lowers", "sunmoon", "official", table -> rolling(table) && moonMarker(table) > 1));
        assertThat(words()).contains(desk().texts().get("queen.band.moon"));
    }

    @Test
    @Rule("QUEEN-172")
    void theSunEnemySaysHowManyDiceItIsGoodFor() {
        sitDown(QueenMatches.someMatch(
                "two of the sun",
                "spirit,sunmoon",
                "official",
                table -> rolling(table) && table.spirit().orElseThrow().id().equals("E15")));
        assertThat(words()).contains(desk().texts().get("queen.band.sun", 2));
    }

    private static boolean rolling(QueenTable table) {
        return table.phase() == QueenPhase.ROLLING;
    }

    private static int moonMarker(QueenTable table) {
        return table.enemy(table.moon().orElseThrow()).orElseThrow().marker();
    }

    @Test
    void aDieLaidAsideIsCarriedThereAsItLies() {
        Match<QueenTable, QueenMove> match = QueenMatches.someMatch(
                "exhausting",
                "",
                "official",
                table -> table.phase() == QueenPhase.CHOOSE_DIE_TO_EXHAUST
                        && table.dice(Zone.ARENA).stream().anyMatch(die -> die.value() > 1));
        sitDown(match);
        onFxThread(() -> view().play().all());
        QueenDie lying = table().dice(Zone.ARENA).stream()
                .filter(die -> match.moves().contains(new QueenMove.ChooseDieToExhaust(die.id())))
                .findFirst()
                .orElseThrow();
        DieNode node = (DieNode) node(Spots.die(lying.id()));
        onFxThread(() -> view().play().play(new QueenMove.ChooseDieToExhaust(lying.id())));
        assertThat(view().play().picture().die(lying.id()).orElseThrow().zone()).isNotEqualTo(Zone.ARENA);
        assertThat(node.face()).isEqualTo(new DieFace.Pips(lying.value()));
    }

    @Test
    void aChallengePlayedAgainSaysThatItDoesNotCount() {
        sitDown(Match.start(
                QueenMatches.BOX.game(), new DailyChallenge(LocalDate.now(CALENDAR)).again(QueenMatches.BOX)));
        assertThat(words()).contains("Défi du jour", "hors classement · Manche 1");
    }

    @Test
    @Rule("QUEEN-136")
    void diceOnAChariotAreSeenInTheStockTheyWillGoTo() {
        Match<QueenTable, QueenMove> match = QueenMatches.someMatch(
                "placing",
                "chariots",
                "official",
                table -> table.phase() == QueenPhase.ROLLING
                        && QueenMatches.BOX.game().moves(table).stream()
                                .anyMatch(QueenMove.PlaceOnChariot.class::isInstance));
        QueenMove.PlaceOnChariot move = match.moves().stream()
                .filter(QueenMove.PlaceOnChariot.class::isInstance)
                .map(QueenMove.PlaceOnChariot.class::cast)
                .findFirst()
                .orElseThrow();
        match.play(move, 1);
        sitDown(match);
        int dice = move.dice().size();
        assertThat(words()).contains(dice == 1 ? "1 dé y va" : dice + " dés y vont");
        assertThat(lookup(".die").queryAll().stream().filter(die -> die.isMouseTransparent()))
                .hasSize(dice);
    }

    @Test
    void whatHappenedForTheFirstTimeIsExplainedBeforeTheRoundIsClearedAway() {
        Match<QueenTable, QueenMove> match = QueenMatches.fresh(7, "", "official");
        sitDown(match);
        push(KeyCode.SPACE);
        pass(1_600);
        int guard = 0;
        onFxThread(() -> view().play().play(new QueenMove.Stop(table().elapsedMs())));
        while (!view().play().summing() && guard++ < 30) {
            onFxThread(() -> view().play().play(match.moves().get(0)));
        }
        assertThat(view().play().summing()).isTrue();
        onFxThread(() -> {
            desk().preferences().set(Setting.TOLD, Map.of());
            view().overlays()
                    .firstTime(List.of(
                            new QueenEvent.SetFailed(1, "N01"),
                            new QueenEvent.MarkerMoved(2, "N02", 2, 1, QueenEvent.Cause.SOLO)));
            view().overlays().show();
        });
        assertThat(words()).contains(desk().texts().get("queen.bubble.failed.title"));
        assertThat(hasKeyboard("queen.bubble.ok")).isTrue();
        // what waits has not been told yet
        assertThat(desk().preferences().get(Setting.TOLD)).containsOnlyKeys("queen.failed");
        push(KeyCode.ENTER);
        assertThat(view().overlays().covered()).as("one note at a time").isFalse();
        onFxThread(() -> {
            view().overlays().firstTime(List.of(new QueenEvent.MarkerMoved(2, "N02", 2, 1, QueenEvent.Cause.SOLO)));
            view().overlays().show();
        });
        assertThat(words()).contains(desk().texts().get("queen.bubble.solo.title"));
        assertThat(view().play().summing()).isTrue();
        push(KeyCode.ENTER);
        assertThat(view().overlays().covered()).isFalse();
    }

    @ParameterizedTest
    @CsvSource({"DARK, false", "DARK, true", "LIGHT, false", "LIGHT, true"})
    void theNumbersOnTheDialAreReadable(Choices.Theme theme, boolean contrast) {
        desk().preferences().set(Setting.THEME, theme);
        desk().preferences().set(Setting.HIGH_CONTRAST, contrast);
        sitDown(QueenMatches.someMatch(
                "tired", "", "official", table -> table.phase() == QueenPhase.CHOOSE_DIE_TO_EXHAUST));
        List<Arc> segments = new ArrayList<>(lookup(".attack-segment").queryAllAs(Arc.class));
        List<Label> numbers = new ArrayList<>(lookup(".attack-number").queryAllAs(Label.class));
        assertThat(numbers).hasSize(6);
        for (int i = 0; i < 6; i++) {
            assertThat(ratio(numbers.get(i).getTextFill(), segments.get(i).getStroke()))
                    .as("%s on %s", numbers.get(i).getText(), segments.get(i).getStyleClass())
                    .isGreaterThan(3);
        }
    }

    @Test
    void byDayTheLastSecondsAreReadableOnTheDial() {
        desk().preferences().set(Setting.THEME, Choices.Theme.LIGHT);
        sitDown(QueenMatches.fresh(7, "", "official"));
        push(KeyCode.SPACE);
        pass(50_000);
        await(() -> lookup(".figures .label").queryAs(Label.class).getTextFill().equals(Color.web("#7F5300")));
    }

    private static double ratio(Paint one, Paint other) {
        double a = luminance((Color) one);
        double b = luminance((Color) other);
        return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
    }

    private static double luminance(Color colour) {
        return 0.2126 * linear(colour.getRed())
                + 0.7152 * linear(colour.getGreen())
                + 0.0722 * linear(colour.getBlue());
    }

    private static double linear(double share) {
        return share <= 0.03928 ? share / 12.92 : Math.pow((share + 0.055) / 1.055, 2.4);
    }

    /** A die on the second Chariot while the first one asks. */
    private static boolean unsettled(QueenTable table) {
        return table.phase() != QueenPhase.ROLLING && table.dice().stream().anyMatch(Picture::onChariot);
    }

    private static Optional<QueenMove> onTheSecond(List<QueenMove> moves) {
        return moves.stream()
                .filter(move -> move instanceof QueenMove.PlaceOnChariot placing && placing.chariot() == 2)
                .findFirst();
    }

    private static Match<QueenTable, QueenMove> firstChariotAsks() {
        for (long seed = 1; seed < 500; seed++) {
            Optional<Match<QueenTable, QueenMove>> found = QueenMatches.playedUntil(
                    QueenMatches.fresh(seed, "chariots", "untimed"),
                    seed,
                    table -> onTheSecond(QueenMatches.BOX.game().moves(table)).isPresent());
            if (found.isPresent()) {
                Match<QueenTable, QueenMove> match = found.get();
                match.play(onTheSecond(match.moves()).orElseThrow(), 1);
                match.play(
                        new QueenMove.Stop(Math.max(
                                match.table().elapsedMs(), match.table().lockEndMs())),
                        2);
                if (unsettled(match.table())) {
                    return match;
                }
            }
        }
        throw new IllegalStateException("no Chariot asks");
    }

    @Test
    @Rule("QUEEN-136")
    void aDieWhoseChariotIsNotSettledYetWaitsInTheStock() {
        sitDown(firstChariotAsks());
        Bounds stock = inScene(node(Spots.zone(Zone.STOCK)));
        assertThat(table().dice().stream().filter(Picture::onChariot))
                .isNotEmpty()
                .allSatisfy(die -> {
                    Bounds lies = inScene(node(Spots.die(die.id())));
                    assertThat(stock.contains(lies.getCenterX(), lies.getCenterY()))
                            .isTrue();
                });
    }

    private static Bounds inScene(Node node) {
        return node.localToScene(node.getLayoutBounds());
    }

    @Test
    @Rule("QUEEN-118")
    void theDragonDieIsCountedWithTheDiceItAttacksWith() {
        sitDown(QueenMatches.someMatch(
                "ridden",
                "dragon",
                "official",
                table -> table.phase() == QueenPhase.CHOOSE_STEPS
                        && QueenMatches.BOX.game().moves(table).get(0) instanceof QueenMove.ChooseSteps asked
                        && table.dragonSlot().equals(OptionalInt.of(asked.slot()))));
        int slot = table().dragonSlot().orElseThrow();
        long dice = table().dice(Zone.ARENA).stream()
                .filter(die -> die.value() == slot)
                .count();
        assertThat(words()).contains(dice + 1 + " dés");
    }

    private static boolean wonByStopping(QueenTable table) {
        if (table.phase() != QueenPhase.ROLLING) {
            return false;
        }
        Game<QueenTable, QueenMove> game = QueenMatches.BOX.game();
        QueenTable after = table.copy();
        game.play(after, new QueenMove.Stop(table.lockEndMs()), Turn.silent());
        while (!after.phase().over() && after.round() == table.round()) {
            game.play(after, game.moves(after).get(0), Turn.silent());
        }
        return after.phase() == QueenPhase.WON;
    }

    @Test
    void oneKeyLeadsFromTheLastRoundToTheResult() {
        Match<QueenTable, QueenMove> match =
                QueenMatches.someMatch("last", "dragon", "untimed", TableWordsTest::wonByStopping);
        sitDown(match);
        letDiceLand();
        onFxThread(() -> view().play().play(new QueenMove.Stop(table().elapsedMs())));
        while (!view().play().summing()) {
            onFxThread(() -> view().play().play(match.moves().get(0)));
        }
        assertThat(phase()).isEqualTo(QueenPhase.WON);
        pass(500);
        push(KeyCode.SPACE);
        assertThat(lookup((Node node) -> node instanceof ResultView).tryQuery()).isPresent();
    }
}
