package org.alea.app.games.royal;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import javafx.css.PseudoClass;
import javafx.geometry.Bounds;
import javafx.geometry.Point2D;
import javafx.scene.Node;
import javafx.scene.layout.Pane;
import javafx.scene.shape.Line;
import org.alea.app.games.royal.roy.RoyStep;
import org.alea.app.games.royal.roy.RoyTarget;
import org.alea.app.games.royal.roy.StepBadge;
import org.alea.app.table.Hand;
import org.alea.games.royal.Districts;
import org.alea.games.royal.RoyalTable;

/** Marks what a step of the Roy's turn concerns: its pieces keep their light and bear the step's number. */
final class RoyMarks extends Pane {
    private static final PseudoClass CONCERNED = PseudoClass.getPseudoClass("concerned");
    private static final PseudoClass VEILED = PseudoClass.getPseudoClass("veiled");

    static final double SIZE = 24;

    private final RoyalBoard board;
    private final RoySide roy;
    private final Node score;
    private final Hand<RoyalAct> hand;

    RoyMarks(RoyalBoard board, RoySide roy, Node score, Hand<RoyalAct> hand) {
        this.board = board;
        this.roy = roy;
        this.score = score;
        this.hand = hand;
        setMouseTransparent(true);
        setPickOnBounds(false);
    }

    void clear() {
        getChildren().clear();
        for (Node node : board.large()) {
            node.pseudoClassStateChanged(CONCERNED, false);
            node.pseudoClassStateChanged(VEILED, false);
        }
    }

    void show(RoyStep step, RoyalTable table) {
        clear();
        List<Node> concerned = new ArrayList<>();
        step.targets().forEach(target -> node(target, table).ifPresent(concerned::add));
        for (Node node : board.large()) {
            boolean touched = concerned.stream().anyMatch(each -> related(each, node));
            node.pseudoClassStateChanged(CONCERNED, touched);
            node.pseudoClassStateChanged(VEILED, !touched && step.number() >= RoyStep.Kind.TARGET.number());
        }
        step.link()
                .ifPresent(link -> node(link.from(), table)
                        .ifPresent(from -> node(link.to(), table).ifPresent(to -> draw(from, to))));
        Set.copyOf(concerned).forEach(node -> badge(node, step.number()));
    }

    private static boolean related(Node one, Node other) {
        return within(one, other) || within(other, one);
    }

    private static boolean within(Node inner, Node outer) {
        for (Node node = inner; node != null; node = node.getParent()) {
            if (node.equals(outer)) {
                return true;
            }
        }
        return false;
    }

    private void draw(Node from, Node to) {
        Point2D start = middle(from);
        Point2D end = middle(to);
        Line line = new Line(start.getX(), start.getY(), end.getX(), end.getY());
        line.getStyleClass().add("roy-link");
        getChildren().add(line);
    }

    private void badge(Node node, int number) {
        Bounds bounds = sceneToLocal(node.localToScene(node.getLayoutBounds()));
        StepBadge badge = new StepBadge(number, SIZE);
        badge.setManaged(false);
        if (node.equals(score)) {
            badge.resizeRelocate(bounds.getMinX() - SIZE / 2, bounds.getCenterY() - SIZE / 2, SIZE, SIZE);
        } else {
            badge.resizeRelocate(Math.max(2, bounds.getMinX() - 8), Math.max(2, bounds.getMinY() - 8), SIZE, SIZE);
        }
        getChildren().add(badge);
    }

    private Point2D middle(Node node) {
        Bounds bounds = sceneToLocal(node.localToScene(node.getLayoutBounds()));
        return new Point2D(bounds.getCenterX(), bounds.getCenterY());
    }

    private Optional<Node> node(RoyTarget target, RoyalTable table) {
        if (target instanceof RoyTarget.DistrictDie die) {
            return table.districts().all().stream()
                    .filter(lying -> lying.side() == die.side() && lying.die().equals(die.die()))
                    .map(Districts.Lying::id)
                    .findFirst()
                    .flatMap(id -> hand.node(Spots.die(id)));
        } else if (target instanceof RoyTarget.District district) {
            return hand.node(Spots.district(district.side()));
        } else if (target instanceof RoyTarget.House house) {
            return Optional.of(board.building(house.building()));
        } else if (target instanceof RoyTarget.Space space) {
            return hand.node(Spots.to(Aim.space(space.building(), space.face())));
        } else if (target instanceof RoyTarget.Card card) {
            return hand.node(Spots.to(card.id()));
        } else if (target instanceof RoyTarget.Event event) {
            return hand.node(Spots.to(event.id()));
        } else if (target instanceof RoyTarget.Cell cell) {
            return hand.node(Spots.to(Aim.cell(cell.column(), cell.level())));
        } else if (target instanceof RoyTarget.Cathedral) {
            return hand.node(Spots.to(Aim.CATHEDRAL));
        }
        return besides(target);
    }

    /** What lies on his own side of the table. */
    private Optional<Node> besides(RoyTarget target) {
        if (target instanceof RoyTarget.BlackDice) {
            return inSight(roy.roll());
        } else if (target instanceof RoyTarget.Row row) {
            return inSight(roy.row(row.result()));
        } else if (target instanceof RoyTarget.Person person) {
            return roy.character(person.id());
        } else if (target instanceof RoyTarget.Score) {
            return Optional.of(score);
        }
        return Optional.empty();
    }

    /** What lies on a page that is not open bears no mark. */
    private static Optional<Node> inSight(Node node) {
        return Optional.of(node).filter(shown -> shown.getScene() != null);
    }
}
