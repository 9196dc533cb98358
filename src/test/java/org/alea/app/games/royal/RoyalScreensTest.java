package org.alea.app.games.royal;

import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import javafx.scene.Parent;
import org.alea.app.Look;
import org.alea.app.UiTest;
import org.alea.app.shell.Desk;
import org.alea.app.shell.GameSession;
import org.alea.app.table.Pictures;
import org.alea.engine.Match;
import org.alea.games.royal.RoyalMove;
import org.alea.games.royal.RoyalTable;
import org.alea.games.royal.Side;
import org.alea.games.royal.State;
import org.alea.store.Setting;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Pictures of the Royal table, to look at. */
@Tag("screens")
class RoyalScreensTest extends UiTest {

    @ParameterizedTest(name = "{0}")
    @MethodSource("org.alea.app.Look#all")
    void theTableIsDrawn(Look look) {
        Desk desk = aDesk();
        look.dress(desk.preferences());
        desk.preferences().set(Setting.FONT_SCALE, Integer.getInteger("scale", 100));
        Shot shot = new Shot(desk, look);
        shot.take("setup", setup(), view -> view.gestures().nextTarget(1));
        shot.take("action", action(), view -> {});
        shot.take("proposal", action(), view -> {
            view.play().match().markLearning();
            view.hint();
        });
        shot.take("consent", action(), view -> view.hint());
        shot.take("news", until("news", State.BLACK_ROLL), view -> {});
        shot.take("game", action(), view -> view.covers().game());
        shot.take("tray", action(), RoyalScreensTest::twoDice);
        shot.take("counter", counter(), view -> view.hint());
        shot.take("roy", until("roy", State.ROY_TURN), view -> {
            view.gestures().space();
            view.gestures().space();
            view.gestures().space();
            view.gestures().space();
        });
        shot.take("forecast", action(), view -> view.covers().forecast());
        shot.take("pages", action(), view -> view.covers().pages("ACTIONS"));
        shot.take("taken", action(), view -> view.covers().taken());
        shot.take("standing", action(), view -> view.covers().standing());
        shot.take("journal", action(), view -> view.turnJournal());
        shot.take(
                "past",
                RoyalMatches.someMatch("over", table -> table.state() == State.GAME_OVER),
                RoyalScreensTest::lookBack);
        shot.take(
                "over",
                RoyalMatches.someMatch("over", table -> table.state() == State.GAME_OVER),
                view -> view.gestures().enter());
    }

    private static void lookBack(RoyalView view) {
        view.covers().close();
        view.gestures().look(-4);
    }

    private static Match<RoyalTable, RoyalMove> setup() {
        return RoyalMatches.someMatch(
                "setup",
                table -> table.state() == State.SETUP_PLACE && table.city().supply() == 3);
    }

    private static Match<RoyalTable, RoyalMove> action() {
        return RoyalMatches.someMatch(
                "action",
                Map.of("timer", "soft"),
                table -> table.state() == State.ACTION
                        && table.round() == 3
                        && table.districts().dice(Side.YOU).size() >= 4
                        && table.districts().dice(Side.ROY).size() >= 6
                        && table.purse().deniers() >= 8
                        && table.activities().tradesmen(Side.YOU) >= 2
                        && table.events().length() >= 4);
    }

    private static Match<RoyalTable, RoyalMove> counter() {
        return RoyalMatches.someMatch(
                "counter",
                table -> table.state() == State.COUNTER
                        && table.round() >= 2
                        && table.districts().black().size() >= 3
                        && table.districts().dice(Side.YOU).size() >= 4);
    }

    private static Match<RoyalTable, RoyalMove> until(String wish, State state) {
        return RoyalMatches.someMatch(wish, table -> table.state() == state && table.round() >= 2);
    }

    /** An own die and the Roy's first of the same colour. */
    private static void twoDice(RoyalView view) {
        RoyalTable table = view.play().table();
        var own = CitySquare.inOrder(table, Side.YOU).get(0);
        view.perform(new RoyalAct.Take(own.id()));
        CitySquare.inOrder(table, Side.ROY).stream()
                .filter(die -> die.die().colour() == own.die().colour())
                .findFirst()
                .ifPresent(die -> view.perform(new RoyalAct.Take(die.id())));
    }

    /** Takes pictures of one look. */
    private final class Shot {
        private final Desk desk;
        private final Look look;

        Shot(Desk desk, Look look) {
            this.desk = desk;
            this.look = look;
        }

        void take(String state, Match<RoyalTable, RoyalMove> match, Consumer<RoyalView> arrange) {
            String only = System.getProperty("states", "all");
            if (!only.equals("all") && !List.of(only.split(",")).contains(state)) {
                return;
            }
            GameSession<RoyalTable, RoyalMove> session = new GameSession<>("royal", RoyalMatches.BOX, match, clock);
            RoyalTableScreen[] opened = new RoyalTableScreen[1];
            show(desk, look.width(), look.height(), () -> {
                opened[0] = new RoyalTableScreen(desk, session);
                return (Parent) opened[0].node();
            });
            onFxThread(() -> arrange.accept(opened[0].view()));
            Pictures.take("royal-" + state + "-" + look);
            onFxThread(opened[0]::dispose);
        }
    }
}
