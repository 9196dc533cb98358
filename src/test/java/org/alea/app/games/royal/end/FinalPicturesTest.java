package org.alea.app.games.royal.end;

import java.util.Map;
import java.util.OptionalInt;
import java.util.function.IntPredicate;
import org.alea.app.UiTest;
import org.alea.app.games.royal.RoyalBoxes;
import org.alea.app.shell.Desk;
import org.alea.app.table.Pictures;
import org.alea.app.table.ScaledBoard;
import org.alea.engine.Match;
import org.alea.games.royal.RoyalMove;
import org.alea.games.royal.RoyalTable;
import org.alea.store.Choices;
import org.alea.store.Setting;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The final sheet for a win, a narrow loss and a lost head, to look at. */
@Tag("screens")
class FinalPicturesTest extends UiTest {
    private static final Match<RoyalTable, RoyalMove> WIN = ended("seneschal", result -> result >= 6 && result <= 10);
    private static final Match<RoyalTable, RoyalMove> LOSS = ended("knight", result -> result <= 0 && result > -4);
    private static final Match<RoyalTable, RoyalMove> HEAD = ended("knight", result -> result >= 16 && result <= 20);

    @ParameterizedTest(name = "{0}")
    @MethodSource("org.alea.app.games.royal.Looks#all")
    void the_final_sheet_is_drawn(String look, Choices.Tongue tongue, Choices.Theme theme) {
        Desk desk = aDesk();
        desk.preferences().set(Setting.LANGUAGE, tongue);
        desk.preferences().set(Setting.THEME, theme);
        take(desk, WIN, 1440, 900, "royal-final-win-" + look);
        take(desk, LOSS, 1280, 720, "royal-final-loss-compact-" + look);
        take(desk, HEAD, 1440, 900, "royal-final-head-" + look);
        take(desk, HEAD, 1280, 720, "royal-final-head-compact-" + look);
    }

    private void take(Desk desk, Match<RoyalTable, RoyalMove> match, int width, int height, String picture) {
        Runnable nothing = () -> {};
        show(
                desk,
                width,
                height,
                () -> {
                    ScaledBoard board = new ScaledBoard();
                    board.light(desk.preferences().get(Setting.THEME) == Choices.Theme.LIGHT);
                    board.getStyleClass().add("game-royal");
                    board.resize(width, height);
                    ScaledBoard.Frame frame = new ScaledBoard.Frame(width, height, 1, width < 1440);
                    board.board()
                            .getChildren()
                            .add(new FinalView(
                                    frame,
                                    match,
                                    RoyalBoxes.BOX,
                                    desk.texts(),
                                    OptionalInt.of(9),
                                    new FinalView.Ways(nothing, nothing, nothing, nothing, id -> {})));
                    return board;
                },
                "forms",
                "table",
                "royalpieces",
                "royal");
        Pictures.take(picture);
    }

    private static Match<RoyalTable, RoyalMove> ended(String difficulty, IntPredicate wanted) {
        for (long seed = 1; seed < 400; seed++) {
            Match<RoyalTable, RoyalMove> match = RoyalBoxes.ended(Map.of("difficulty", difficulty), seed);
            if (wanted.test(match.result().orElseThrow().score())) {
                return match;
            }
        }
        throw new AssertionError("no such result in 400 games");
    }
}
