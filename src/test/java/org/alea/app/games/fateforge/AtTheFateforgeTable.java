package org.alea.app.games.fateforge;

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
import org.alea.engine.Match;
import org.alea.engine.Move;
import org.alea.engine.SeededChance;
import org.alea.engine.Setup;
import org.alea.games.fateforge.FateforgeBox;
import org.alea.games.fateforge.FateforgeKit;
import org.alea.games.fateforge.FateforgeMove;
import org.alea.games.fateforge.FateforgeTable;
import org.junit.jupiter.api.BeforeEach;

/** Somebody sits at the table of Fateforge and touches what lies there. */
abstract class AtTheFateforgeTable extends UiTest {
    static final FateforgeBox BOX = new FateforgeKit().open(ContentSource.builtIn());

    Desk desk;
    Match<FateforgeTable, FateforgeMove> match = newMatch(1, Map.of());
    private Optional<TableScreen> sat = Optional.empty();

    @BeforeEach
    void openDesk() {
        desk = aDesk();
    }

    static Match<FateforgeTable, FateforgeMove> newMatch(long seed, Map<String, String> options) {
        return Match.start(BOX.game(), Setup.of(BOX.options(), options, seed));
    }

    /** Plays at random until the table is as wanted; fails after so many moves. */
    static void goOn(Match<FateforgeTable, FateforgeMove> match, long seed, Predicate<FateforgeTable> wanted) {
        SeededChance dice = new SeededChance(seed);
        for (int i = 0; i < 4000 && match.result().isEmpty(); i++) {
            if (wanted.test(match.table())) {
                return;
            }
            match.play(BOX.game().randomMove(match.table(), dice), 0);
        }
        assertThat(wanted.test(match.table())).as("the game gets there").isTrue();
    }

    /** A game played at random to a table as wanted: the first, from this seed on, in which it comes about. */
    static Match<FateforgeTable, FateforgeMove> reached(
            long seed, Map<String, String> options, Predicate<FateforgeTable> wanted) {
        for (long tried = seed; tried < seed + 200; tried++) {
            Match<FateforgeTable, FateforgeMove> game = newMatch(tried, options);
            SeededChance dice = new SeededChance(tried);
            for (int i = 0;
                    i < 4000 && !wanted.test(game.table()) && game.result().isEmpty();
                    i++) {
                game.play(BOX.game().randomMove(game.table(), dice), 0);
            }
            if (wanted.test(game.table())) {
                return game;
            }
        }
        throw new AssertionError("no game gets there");
    }

    void sitDown(Match<FateforgeTable, FateforgeMove> at) {
        sitDown(at, 1440, 900);
    }

    void sitDown(Match<FateforgeTable, FateforgeMove> at, double width, double height) {
        match = at;
        show(desk, width, height, () -> {
            GameSession<FateforgeTable, FateforgeMove> session =
                    new GameSession<>("fateforge", BOX, match, desk.clock());
            sat = Optional.of(new FateforgeTableKit().open(desk, session));
            return (Parent) table().node();
        });
        onFxThread(() -> table().shown());
        clock.pass(Duration.ofSeconds(1));
    }

    TableScreen table() {
        return sat.orElseThrow();
    }

    Optional<Node> find(Spot spot) {
        return find(table().node(), spot);
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
