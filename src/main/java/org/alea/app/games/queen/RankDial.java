package org.alea.app.games.queen;

import java.util.ArrayList;
import java.util.List;
import javafx.geometry.Pos;
import javafx.scene.Group;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.layout.Pane;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;
import javafx.scene.paint.Color;
import javafx.scene.shape.Arc;
import javafx.scene.shape.ArcType;
import javafx.scene.shape.Line;
import javafx.scene.shape.StrokeLineCap;
import org.alea.app.table.Dial;
import org.alea.app.table.Figures;
import org.alea.app.table.Glyph;
import org.alea.app.table.Polar;
import org.alea.engine.Result;
import org.alea.games.queen.Scoring;

/** The dial at the end: six ranks as equal arcs, a needle on the score. A defeat has no needle and no rank. */
final class RankDial extends Pane {
    private static final double FIRST = -135;
    private static final double SHARE = 45;
    private static final double RADIUS = 218;

    RankDial(Result result, Speech speech) {
        Dial dial = new Dial(RADIUS, 0);
        List<Node> reading = new ArrayList<>();
        Scoring.Rank reached = Scoring.Rank.of(result.score());
        double from = FIRST;
        for (Scoring.Rank rank : Scoring.Rank.values()) {
            boolean won = result.won() && rank.compareTo(reached) < 0;
            boolean here = result.won() && rank == reached;
            reading.add(arc(from + 1.5, SHARE - 3, won ? "rank-done" : "rank-ahead"));
            reading.add(name(rank, from + SHARE / 2, here, speech));
            if (here) {
                double length = (SHARE - 3) * share(result.score(), reached);
                reading.add(arc(from + 1.5, length, "rank-present"));
                reading.add(needle(from + 1.5 + length));
            }
            from += SHARE;
        }
        dial.reading(reading.toArray(Node[]::new));
        dial.centre(centre(result, speech));
        dial.relocate(0, 0);
        getChildren().add(dial);
        setPrefSize(RADIUS * 2, RADIUS * 2);
    }

    /** How far into its rank a score is; the highest rank is filled after another 150 points. */
    private static double share(int score, Scoring.Rank rank) {
        int to = rank.next().map(Scoring.Rank::from).orElse(rank.from() + 150);
        return Math.max(0, Math.min(1, (score - rank.from()) / (double) (to - rank.from())));
    }

    private static Arc arc(double from, double length, String styleClass) {
        Arc arc = new Arc(0, 0, 186, 186, 90 - from - length, length);
        arc.setType(ArcType.OPEN);
        arc.setFill(Color.TRANSPARENT);
        arc.setStrokeWidth(22);
        arc.setStrokeLineCap(StrokeLineCap.BUTT);
        arc.getStyleClass().add(styleClass);
        return arc;
    }

    private static Node needle(double at) {
        var inner = Polar.at(0, 0, 171, at);
        var outer = Polar.at(0, 0, 205, at);
        Line needle = new Line(inner.getX(), inner.getY(), outer.getX(), outer.getY());
        needle.getStyleClass().add("rank-needle");
        return needle;
    }

    private static Node name(Scoring.Rank rank, double at, boolean present, Speech speech) {
        Label name = new Label(speech.wording().say("rank." + rank, speech.language()));
        name.getStyleClass().addAll("rank-name", present ? "present" : "other");
        StackPane box = new StackPane(name);
        box.setPrefSize(120, 20);
        double away = Math.abs(at) < 30 ? 152 : Math.abs(at) < 80 ? 134 : 138;
        var place = Polar.at(0, 0, away, at);
        box.relocate(place.getX() - 60, place.getY() - 10);
        return box;
    }

    private static Node centre(Result result, Speech speech) {
        Label heading = new Label(speech.caption(result.won() ? "result.won" : "result.lost"));
        heading.getStyleClass().add("dial-heading");
        Figures score = new Figures(84);
        score.show(speech.number(result.score()));
        Label rank = new Label(result.won() ? speech.wording().say("rank." + result.rank(), speech.language()) : "");
        rank.getStyleClass().add("rank-title");
        VBox column = new VBox(
                0, Glyph.icon(result.won() ? "mdi2c-crown" : "mdi2s-skull", 44, "rank-icon"), heading, score, rank);
        column.setAlignment(Pos.CENTER);
        column.setPrefSize(300, 260);
        column.relocate(-150, -110);
        return new Group(column);
    }
}
