package org.alea.app.games.synchro;

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
import org.alea.games.synchro.SynchroBox;
import org.alea.games.synchro.SynchroKit;
import org.alea.games.synchro.SynchroMove;
import org.alea.games.synchro.SynchroTable;
import org.junit.jupiter.api.BeforeEach;

/** Somebody sits at the table of Synchro Horizon and touches what lies there. */
@SuppressWarnings("NullAway.Init") // each test sits down itself
abstract class AtTheSynchroTable extends UiTest {
    static final SynchroBox BOX = new SynchroKit().open(ContentSource.builtIn());

    Desk desk;
    Match<SynchroTable, SynchroMove> match;
    TableScreen table;

    @BeforeEach
    void openDesk() {
        desk = aDesk();
    }

    static Match<SynchroTable, SynchroMove> newMatch(long seed, Map<String, String> options) {
        return Match.start(BOX.game(), Setup.of(BOX.options(), options, seed));
    }

    /** Plays sensibly until the table is as wanted; fails after so many moves. */
    static void goOn(Match<SynchroTable, SynchroMove> match, long seed, Predicate<SynchroTable> wanted) {
        assertThat(comes(match, seed, wanted)).as("the game gets there").isTrue();
    }

    /** The same; answers whether the game gets there. */
    static boolean comes(Match<SynchroTable, SynchroMove> match, long seed, Predicate<SynchroTable> wanted) {
        Bot<SynchroTable, SynchroMove> bot =
                java.util.Objects.requireNonNull(BOX.bots().get("sensible")).apply(seed);
        for (int i = 0; i < 4000 && match.result().isEmpty(); i++) {
            if (wanted.test(match.table())) {
                return true;
            }
            match.play(bot.choose(match.table()), 0);
        }
        return wanted.test(match.table());
    }

    void sitDown(Match<SynchroTable, SynchroMove> at) {
        sitDown(at, 1440, 900);
    }

    void sitDown(Match<SynchroTable, SynchroMove> at, double width, double height) {
        match = at;
        show(desk, width, height, () -> {
            GameSession<SynchroTable, SynchroMove> session = new GameSession<>("synchro", BOX, match, desk.clock());
            table = new SynchroTableKit().open(desk, session);
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
