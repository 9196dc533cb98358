package org.alea.app.games.queen;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import javafx.geometry.Point2D;
import javafx.scene.Node;
import javafx.scene.Parent;
import org.alea.app.games.queen.coach.CoachFigures;
import org.alea.app.guide.GuidedTable;
import org.alea.app.shell.Desk;
import org.alea.app.shell.GameSession;
import org.alea.app.table.HealthTrack;
import org.alea.app.table.Spot;
import org.alea.games.queen.QueenBox;
import org.alea.games.queen.QueenMove;
import org.alea.games.queen.QueenPhase;
import org.alea.games.queen.QueenTable;

/**
 * The Queen's table as lessons are taken at it. A lesson names what the hand can touch by its spot ({@code lane:1}), the
 * forecast on a card by {@code pill:1}, and other parts of the table by a word or, with a dot, by their style class.
 */
final class GuidedQueenTable implements GuidedTable<QueenMove> {
    private final QueenTableScreen screen;
    private final QueenView view;
    private final CoachFigures coach;

    GuidedQueenTable(Desk desk, GameSession<QueenTable, QueenMove> session) {
        screen = new QueenTableScreen(desk, session);
        view = screen.view();
        coach = new CoachFigures(desk, (QueenBox) session.box());
        view.overlays().hush();
    }

    @Override
    public QueenTableScreen screen() {
        return screen;
    }

    @Override
    public Optional<Node> find(String name) {
        Optional<Node> found = switch (name) {
            case "dial" -> Optional.of(view.board().arena().dial().whole());
            case "main" -> mainButton();
            case "coach" -> coachButton();
            case "health" -> health(view.board());
            default -> find(new Spot(name));
        };
        return found.filter(GuidedQueenTable::seen);
    }

    /** A card is lit together with its number and its forecast, which lie half outside it. */
    @Override
    public List<Node> lit(String name) {
        List<Node> lit = new ArrayList<>(GuidedTable.super.lit(name));
        Spot spot = new Spot(name);
        if (!lit.isEmpty() && spot.kind().equals("slot")) {
            int slot = Integer.parseInt(spot.which());
            Stream.concat(Stream.of(view.board().arena().badge(slot).outline()), pill(slot).stream())
                    .filter(GuidedQueenTable::seen)
                    .forEach(lit::add);
        }
        return lit;
    }

    @Override
    public boolean round(String name) {
        return name.equals("dial");
    }

    private Optional<Node> find(Spot spot) {
        if (spot.name().startsWith(".")) {
            return Optional.ofNullable(view.root().lookup(spot.name()));
        }
        return spot.kind().equals("pill")
                ? pill(Integer.parseInt(spot.which()))
                : view.hand().node(spot);
    }

    /** The forecast on the edge of an enemy's card. */
    private Optional<Node> pill(int slot) {
        return view.root().lookupAll(".forecast").stream().skip(slot - 1L).findFirst();
    }

    /** The button that weighs most, wherever it stands among the others. */
    private Optional<Node> mainButton() {
        return buttons(true).reduce((first, second) -> second);
    }

    /** The way to the coach in the summary of a round. */
    private Optional<Node> coachButton() {
        return view.coach().possible() ? buttons(false).findFirst() : Optional.empty();
    }

    private Stream<Node> buttons(boolean main) {
        return view.board().buttons().stream()
                .filter(button -> button.getStyleClass().contains("primary") == main)
                .map(Node.class::cast);
    }

    /** The Health track stands at two places, of which one is shown. */
    private static Optional<Node> health(Parent parent) {
        for (Node child : parent.getChildrenUnmodifiable()) {
            if (child instanceof HealthTrack && seen(child)) {
                return Optional.of(child);
            }
            if (child instanceof Parent inner) {
                Optional<Node> found = health(inner);
                if (found.isPresent()) {
                    return found;
                }
            }
        }
        return Optional.empty();
    }

    private static boolean seen(Node node) {
        for (Node each = node; each != null; each = each.getParent()) {
            if (!each.isVisible()) {
                return false;
            }
        }
        return true;
    }

    @Override
    public boolean atRest() {
        QueenTable table = view.play().table();
        boolean handFree = table.phase() != QueenPhase.ROLLING || view.play().elapsedMs() >= table.lockEndMs();
        return handFree && !view.play().watching() && view.landed() && !covered();
    }

    @Override
    public boolean covered() {
        return view.overlays().curtainDown() || view.overlays().covered();
    }

    @Override
    public boolean waits() {
        return view.play().summing() && !view.overlays().covered();
    }

    @Override
    public void goOn() {
        view.play().next();
    }

    @Override
    public Optional<String> objection() {
        return view.objection();
    }

    @Override
    public boolean clockRuns() {
        return view.play().racing();
    }

    /** Under the dial, wherever the arena has moved to. */
    @Override
    public Point2D freePlace() {
        QueenLayout plan = view.board().plan();
        double x = plan.centre(view.board().resolving()).getX();
        return new Point2D(x / plan.bar().width(), 0.69);
    }

    /** Between the two lowest cards. */
    @Override
    public double freeWidth() {
        QueenLayout plan = view.board().plan();
        QueenLayout.Area left = plan.card(5, view.board().resolving());
        QueenLayout.Area right = plan.card(4, view.board().resolving());
        return (right.x() - left.x() - left.width()) / plan.bar().width();
    }

    /** {@code labels} are those of the coach; {@code coach} is what he says of the round just played. */
    @Override
    public Optional<Node> figure(String name) {
        return switch (name) {
            case "labels" -> Optional.of(coach.labels());
            case "coach" ->
                Optional.of(coach.round(
                        view.play().match(), view.play().picture().table().round()));
            default -> Optional.empty();
        };
    }

    @Override
    public void dispose() {
        coach.cancel();
        screen.dispose();
    }

    @Override
    public void taught() {
        view.overlays().taught();
    }

    @Override
    public void play(QueenMove move) {
        view.play().play(move);
    }

    @Override
    public void rewind(int moves) {
        QueenPlay play = view.play();
        play.all();
        play.next();
        play.rewind(moves);
    }
}
