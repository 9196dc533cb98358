package org.alea.app.games.queen;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import javafx.scene.Parent;
import org.alea.app.CutWords;
import org.alea.app.UiTest;
import org.alea.app.shell.Desk;
import org.alea.app.shell.GameSession;
import org.alea.app.table.DieNode;
import org.alea.app.table.DieSkin;
import org.alea.engine.Match;
import org.alea.games.queen.DieColour;
import org.alea.games.queen.QueenMove;
import org.alea.games.queen.QueenPhase;
import org.alea.games.queen.QueenTable;
import org.alea.store.Choices;
import org.alea.store.Setting;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The settings that make the table easier to read, in the smallest window it is designed for. */
class QueenReadableTest extends UiTest {

    private QueenTableScreen open(Desk desk, Match<QueenTable, QueenMove> match) {
        return open(desk, match, 1280, 720);
    }

    private QueenTableScreen open(Desk desk, Match<QueenTable, QueenMove> match, double width, double height) {
        desk.preferences().set(Setting.TOLD, QueenMatches.allTold());
        QueenTableScreen[] opened = new QueenTableScreen[1];
        show(desk, width, height, () -> {
            opened[0] = new QueenTableScreen(desk, new GameSession<>("queen", QueenMatches.BOX, match, clock));
            return (Parent) opened[0].node();
        });
        onFxThread(() -> opened[0].view().tick());
        return opened[0];
    }

    private static Match<QueenTable, QueenMove> rolling() {
        return QueenMatches.someMatch(
                "chosen",
                QueenMatches.ALL_MODULES,
                "official",
                table -> table.phase() == QueenPhase.ROLLING
                        && table.round() >= 2
                        && table.activeConspirator().isPresent()
                        && table.chariots().stream()
                                .anyMatch(chariot -> chariot.card().defence().pair()));
    }

    private static Match<QueenTable, QueenMove> resolving() {
        return QueenMatches.someMatch(
                "steps", QueenMatches.ALL_MODULES, "official", table -> table.phase() == QueenPhase.USE_DRAGON);
    }

    /** Here the bar has most to hold: the tools of the coach too. */
    private static Match<QueenTable, QueenMove> untimed() {
        return QueenMatches.someMatch(
                "free", QueenMatches.ALL_MODULES, "untimed", table -> table.phase() == QueenPhase.USE_DRAGON);
    }

    @ParameterizedTest
    @CsvSource({
        "FR, 100, 1280, 720",
        "FR, 130, 1280, 720",
        "EN, 115, 1280, 720",
        "EN, 90, 1280, 720",
        "FR, 100, 1440, 900",
        "EN, 115, 1440, 900",
        "FR, 100, 1920, 1080"
    })
    void noWordIsCutAtAnyTextScale(Choices.Tongue tongue, int percent, double width, double height) {
        Desk desk = aDesk();
        desk.preferences().set(Setting.LANGUAGE, tongue);
        desk.preferences().set(Setting.FONT_SCALE, percent);
        for (Match<QueenTable, QueenMove> match : List.of(rolling(), resolving(), untimed())) {
            QueenTableScreen screen = open(desk, match, width, height);
            assertThat(CutWords.in(screen.node()))
                    .as("%s", match.table().phase())
                    .isEmpty();
            onFxThread(screen::dispose);
        }
    }

    @Test
    void colouredDiceWearTheLettersOfTheLanguageIfThePlayerWantsThem() {
        Desk desk = aDesk();
        QueenTableScreen screen = open(desk, rolling());
        String green = screen.view().play().table().dice().stream()
                .filter(die -> die.colour() == DieColour.G)
                .findFirst()
                .orElseThrow()
                .id();
        assertThat(skin(screen, green).mark().letter()).isEmpty();
        onFxThread(() -> {
            screen.view().play().pause();
            desk.preferences().set(Setting.COLOUR_MARKS, Choices.ColourMarks.LETTER);
        });
        assertThat(skin(screen, green).mark().letter()).isEqualTo("V");
        onFxThread(() -> desk.preferences().set(Setting.LANGUAGE, Choices.Tongue.EN));
        assertThat(skin(screen, green).mark().letter()).isEqualTo("G");
    }

    private static DieSkin skin(QueenTableScreen screen, String die) {
        return ((DieNode) screen.view().hand().node(Spots.die(die)).orElseThrow()).skin();
    }

    @Test
    void largerWordsTakeTheCompactLayOutEnlarged() {
        Desk desk = aDesk();
        QueenTableScreen screen = open(desk, rolling());
        onFxThread(() -> {
            screen.view().play().pause();
            desk.preferences().set(Setting.FONT_SCALE, 130);
        });
        assertThat(screen.view().root().frame().text()).isEqualTo(1.3);
        assertThat(screen.view().root().frame().compact()).isTrue();
    }
}
