package org.alea.app.statistics;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.LocalDate;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import javafx.scene.control.MenuButton;
import org.alea.app.Look;
import org.alea.app.UiTest;
import org.alea.app.main.AleaWindow;
import org.alea.app.main.TableViews;
import org.alea.app.table.Pictures;
import org.alea.engine.Chance;
import org.alea.engine.SeededChance;
import org.alea.store.DrawCount;
import org.alea.store.FinishedGame;
import org.alea.store.Ledger;
import org.alea.store.statistics.Past;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Pictures of the statistics, to look at. They go to {@code target/screens}. */
@Tag("screens")
class StatisticsPicturesTest extends UiTest {
    private static final LocalDate TODAY = LocalDate.of(2026, 11, 16);
    private static final List<String> MODULES =
            List.of("", "dragon", "dragon,shields", "chariots", "dragon,chariots,spirit,shields,conspirators,sunmoon");

    private static final List<String> ENEMIES = List.of("N01", "N02", "N03", "N04", "N05", "N06", "N07");

    @ParameterizedTest
    @MethodSource("org.alea.app.Look#all")
    void statistics_can_be_seen(Look look) {
        aPast();
        AleaWindow window = openWindow(TableViews.suite(), look.width(), look.height());
        onFxThread(() -> look.dress(window.desk().preferences()));
        clickOn("#rail-statistics");
        onFxThread(() -> {});
        clickOn("#game-queen");
        picture("statistics-", look);
        choose("#course-title", 1);
        choose("#dice-title", 1);
        picture("statistics-scores-", look);
        choose("#course-title", 2);
        picture("statistics-kinds-", look);
        choose("#course-title", 8);
        picture("statistics-dangerous-", look);
        choose("#course-title", 7);
        picture("statistics-accuracy-", look);
        choose("#course-title", 4);
        choose("#spans", 2);
        picture("statistics-year-", look);
        clickOn("#game-royal");
        picture("statistics-royal-", look);
        clickOn("#game-all");
        choose("#course-title", 1);
        picture("statistics-all-", look);
    }

    private void choose(String menu, int item) {
        onFxThread(() ->
                lookup(menu).queryAs(MenuButton.class).getItems().get(item).fire());
    }

    private void picture(String name, Look look) {
        onFxThread(() -> {});
        onFxThread(() -> {});
        assertThat(Pictures.take(name + look)).isNotEmptyFile();
    }

    /** A hundred days with some games on most of them, going better and better. */
    private void aPast() {
        Ledger<FinishedGame> history = store().ledger("history", FinishedGame.class);
        Chance luck = new SeededChance(7);
        for (int day = 100; day >= 0; day--) {
            int games = Math.max(0, luck.index(5, "games") - 1);
            for (int game = 0; game < games; game++) {
                history.add(aGame(TODAY.minusDays(day), luck, luck.index(160, "form") > 30 + day));
            }
            if (luck.index(4, "royal") == 0) {
                history.add(aRoyalGame(TODAY.minusDays(day), luck));
            }
        }
        store().flush();
    }

    private static FinishedGame aRoyalGame(LocalDate day, Chance luck) {
        int[] faces = new int[6];
        for (int i = 0; i < 60; i++) {
            faces[luck.index(6, "face")]++;
        }
        int difference = luck.index(30, "score") - 10;
        Past past = Past.on(day.minusDays(1))
                .of("royal")
                .with(Map.of(
                        "difficulty",
                        List.of("page", "knight", "custom").get(luck.index(3, "difficulty")),
                        "abandoned",
                        "strict",
                        "mood",
                        luck.index(2, "mood") == 0 ? "dice" : "measured"))
                .lasting(30 + luck.index(20, "time"))
                .throwing(new DrawCount("yourDice", Arrays.stream(faces).boxed().toList()));
        return difference > 0
                ? past.won(difference, 4).earning(verdict(difference)).build()
                : past.lost(difference, 4).earning("AXE").build();
    }

    /** The band of a win (ROYAL-192). */
    private static String verdict(int difference) {
        return List.of("SUPPER", "SOUP", "NAME", "NECK", "WINTER").get(Math.min(4, (difference - 1) / 5));
    }

    /** The rank of a win (QUEEN-193). */
    private static String rank(int score) {
        return score < 1150
                ? "SURVIVOR"
                : List.of("GLADIATOR", "CHAMPION", "HEROINE", "HEIRESS", "QUEEN")
                        .get(Math.min(4, (score - 1150) / 150));
    }

    private static FinishedGame aGame(LocalDate day, Chance luck, boolean won) {
        int[] faces = new int[6];
        for (int i = 0; i < 300; i++) {
            faces[luck.index(6, "face")]++;
        }
        double kind = (luck.index(100, "luck") + luck.index(100, "luck") + luck.index(100, "luck") - 148.5) / 12;
        Past past = Past.on(day)
                .with(Map.of(
                        "modules", MODULES.get(luck.index(MODULES.size(), "modules")),
                        "speed", luck.index(3, "speed") == 0 ? "expert" : "official",
                        "level", "official",
                        "tricolour", "2",
                        "assignment", "automatic",
                        "occasion", "ordinary"))
                .lasting(12 + luck.index(15, "time"))
                .throwing(new DrawCount("roll", Arrays.stream(faces).boxed().toList()))
                .counting(Map.of(
                        "wounds",
                        (double) (won ? luck.index(4, "wounds") : 5),
                        "timeLeftMs",
                        1000.0 * luck.index(30, "left"),
                        "firstRerollMs",
                        1500.0 + 20 * luck.index(200, "first"),
                        "rerollsPerMinute",
                        8.0 + luck.index(60, "pace") / 10.0,
                        "woundsBy." + ENEMIES.get(luck.index(ENEMIES.size(), "enemy")),
                        1.0 + luck.index(3, "wounds"),
                        "accuracy",
                        70.0 + luck.index(25, "accuracy"),
                        "luck",
                        kind));
        int score = 1100 + luck.index(800, "score");
        return won
                ? past.won(score, 9 + luck.index(7, "rounds"))
                        .earning(rank(score))
                        .build()
                : past.lost(60 * luck.index(8, "defeats")).build();
    }
}
