package org.alea.app.games.reckoners;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Predicate;
import javafx.geometry.Bounds;
import javafx.geometry.Point2D;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.control.ScrollPane;
import org.alea.app.UiTest;
import org.alea.app.games.TableScreen;
import org.alea.app.shell.Desk;
import org.alea.app.shell.GameSession;
import org.alea.app.table.Spot;
import org.alea.content.ContentSource;
import org.alea.engine.Bot;
import org.alea.engine.Match;
import org.alea.engine.Move;
import org.alea.engine.Setup;
import org.alea.games.reckoners.ReckonersBox;
import org.alea.games.reckoners.ReckonersKit;
import org.alea.games.reckoners.ReckonersMove;
import org.alea.games.reckoners.ReckonersTable;
import org.junit.jupiter.api.BeforeEach;

/** Somebody sits at the table of Reckoners and touches what lies there. */
@SuppressWarnings("NullAway.Init") // each test sits down itself
abstract class AtTheReckonersTable extends UiTest {
    static final ReckonersBox BOX = new ReckonersKit().open(ContentSource.builtIn());

    Desk desk;
    Match<ReckonersTable, ReckonersMove> match;
    TableScreen table;

    @BeforeEach
    void openDesk() {
        desk = aDesk();
    }

    static Match<ReckonersTable, ReckonersMove> newMatch(long seed, Map<String, String> options) {
        return Match.start(BOX.game(), Setup.of(BOX.options(), options, seed));
    }

    /** Plays on until the table is as wanted; fails after so many moves. */
    static void goOn(Match<ReckonersTable, ReckonersMove> match, long seed, Predicate<ReckonersTable> wanted) {
        Bot<ReckonersTable, ReckonersMove> bot =
                BOX.bots().values().iterator().next().apply(seed);
        for (int i = 0; i < 4000 && match.result().isEmpty(); i++) {
            if (wanted.test(match.table())) {
                return;
            }
            match.play(bot.choose(match.table()), 0);
        }
        assertThat(wanted.test(match.table())).as("the game gets there").isTrue();
    }

    void sitDown(Match<ReckonersTable, ReckonersMove> at) {
        sitDown(at, 1440, 900);
    }

    void sitDown(Match<ReckonersTable, ReckonersMove> at, double width, double height) {
        match = at;
        show(desk, width, height, () -> {
            GameSession<ReckonersTable, ReckonersMove> session =
                    new GameSession<>("reckoners", BOX, match, desk.clock());
            table = new ReckonersTableKit().open(desk, session);
            return (Parent) table.node();
        });
        onFxThread(table::shown);
        clock.pass(Duration.ofSeconds(1));
    }

    Optional<Node> find(Spot spot) {
        return find(table.node(), spot);
    }

    private static Optional<Node> find(Node from, Spot spot) {
        if (spot.equals(from.getProperties().get(Spot.class)) && from.isVisible()) {
            return Optional.of(from);
        }
        if (from instanceof Parent parent) {
            for (Node child : List.copyOf(parent.getChildrenUnmodifiable())) {
                Optional<Node> found = find(child, spot);
                if (found.isPresent()) {
                    return found;
                }
            }
        }
        return Optional.empty();
    }

    Point2D middle(Spot spot) {
        Node node = find(spot).orElseThrow(() -> new AssertionError(spot.name() + " does not lie on the table"));
        onFxThread(() -> reveal(node));
        Bounds bounds = node.localToScreen(node.getLayoutBounds());
        return new Point2D(bounds.getCenterX(), bounds.getCenterY());
    }

    /** Scrolls until a thing is in sight, as a player would. */
    static void reveal(Node node) {
        for (Node each = node; each != null; each = each.getParent()) {
            if (each instanceof ScrollPane scroll) {
                Bounds inside = scroll.getContent().sceneToLocal(node.localToScene(node.getLayoutBounds()));
                double room = scroll.getViewportBounds().getHeight();
                double all = scroll.getContent().getLayoutBounds().getHeight();
                double top = Math.max(0, inside.getCenterY() - room / 2);
                scroll.setVvalue(all <= room ? 0 : Math.min(1, top / (all - room)));
                scroll.layout();
            }
        }
    }

    List<Move> played() {
        return match.history().stream().map(each -> (Move) each.move()).toList();
    }

    void click(Spot spot) {
        clickOn(middle(spot));
    }
}
