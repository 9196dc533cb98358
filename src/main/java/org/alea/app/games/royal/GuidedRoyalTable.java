package org.alea.app.games.royal;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import javafx.geometry.Point2D;
import javafx.scene.Node;
import org.alea.app.games.TableScreen;
import org.alea.app.games.royal.end.FinalView;
import org.alea.app.guide.GuidedTable;
import org.alea.app.shell.Desk;
import org.alea.app.shell.GameSession;
import org.alea.app.table.Spot;
import org.alea.games.royal.RoyalMove;
import org.alea.games.royal.RoyalTable;
import org.alea.games.royal.Side;
import org.alea.games.royal.State;

/**
 * The Royal table as lessons are taken at it. A lesson names what the hand can touch by its spot ({@code to:CATHEDRAL}),
 * a die by whose it is and what it shows ({@code own:R5}, {@code roy:Y4}), and other parts by their id or style class.
 */
final class GuidedRoyalTable implements GuidedTable<RoyalMove> {
    private static final Map<String, RoySide.Tab> PAGES =
            Map.of(".royal-characters", RoySide.Tab.CHARACTERS, ".roy-table", RoySide.Tab.ROY);

    private final RoyalTableScreen screen;
    private final RoyalView view;

    GuidedRoyalTable(Desk desk, GameSession<RoyalTable, RoyalMove> session) {
        screen = new RoyalTableScreen(desk, session);
        screen.forLesson();
        view = screen.view();
        view.forLesson();
    }

    @Override
    public TableScreen screen() {
        return screen;
    }

    @Override
    public Optional<Node> find(String name) {
        Spot spot = new Spot(name);
        Optional<Node> found = switch (spot.kind()) {
            case "money" -> money();
            case "own" -> die(Side.YOU, spot.which());
            case "roy" -> die(Side.ROY, spot.which());
            default ->
                name.startsWith(".") || name.startsWith("#")
                        ? Optional.ofNullable(view.root().lookup(name))
                        : view.hand().node(spot);
        };
        return found.filter(Node::isVisible);
    }

    /** In a small window the characters lie on a page of their own. */
    @Override
    public void turnTo(String name) {
        if (PAGES.containsKey(name) && find(name).isEmpty()) {
            view.turn(PAGES.get(name));
        }
    }

    /** The dice of both sides. */
    @Override
    public List<String> spared() {
        return Stream.of(Side.values()).map(side -> Spots.district(side).name()).toList();
    }

    /** The deniers stand before the influence in the bar. */
    private Optional<Node> money() {
        Node purse = view.hand().node(Spots.INFLUENCE).orElseThrow();
        while (!purse.getParent().getStyleClass().contains("bar-row")) {
            purse = purse.getParent();
        }
        List<Node> row = purse.getParent().getChildrenUnmodifiable();
        return Optional.of(row.get(row.indexOf(purse) - 1));
    }

    /** A die in the tray is still the die that was meant. */
    private Optional<Node> die(Side side, String shown) {
        return view.play().table().districts().all().stream()
                .filter(lying -> lying.side() == side && lying.die().toString().equals(shown))
                .findFirst()
                .flatMap(lying -> view.hand().node(Spots.die(lying.id())));
    }

    @Override
    public boolean atRest() {
        return !view.watching()
                && !view.moving().dice().flying()
                && !covered()
                && view.play().past().isEmpty();
    }

    /** At the end of a game the sheet with the result lies there to be spoken about; anything else is in the way. */
    @Override
    public boolean covered() {
        Optional<Node> cover = view.covers().shown();
        return over() ? cover.filter(FinalView.class::isInstance).isEmpty() : cover.isPresent();
    }

    private boolean over() {
        return view.play().table().state() == State.GAME_OVER;
    }

    /** A lesson taken up again after the last move speaks of the result at once. */
    @Override
    public void shown() {
        GuidedTable.super.shown();
        if (over()) {
            view.covers().result();
        }
    }

    @Override
    public boolean waits() {
        return false;
    }

    @Override
    public void goOn() {
        if (view.watching()) {
            view.play().skip();
        }
    }

    @Override
    public boolean clockRuns() {
        return false;
    }

    @Override
    public Optional<String> objection() {
        return view.note().objection();
    }

    /** With dice in the tray it marks their targets, as the list of keys says. */
    @Override
    public boolean walksByTab() {
        return view.play().table().state() == State.ACTION
                && !view.play().tray().isEmpty();
    }

    @Override
    public Point2D freePlace() {
        return new Point2D(0.55, 0.965);
    }

    @Override
    public void play(RoyalMove move) {
        view.play().play(move);
    }

    @Override
    public void rewind(int moves) {
        goOn();
        view.covers().close();
        while (view.play().match().history().size() > moves) {
            view.play().undo();
        }
    }
}
