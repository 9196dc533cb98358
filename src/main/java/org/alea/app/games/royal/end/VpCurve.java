package org.alea.app.games.royal.end;

import java.util.List;
import java.util.function.ToIntFunction;
import javafx.scene.layout.Region;
import javafx.scene.shape.LineTo;
import javafx.scene.shape.MoveTo;
import javafx.scene.shape.Path;
import javafx.scene.text.Text;
import org.alea.app.shell.Texts;

/** Both sides' VP round by round: yours as a full line, the Roy's as a dashed one. */
final class VpCurve extends Region {
    private static final double LEFT = 30;
    private static final double BOTTOM = 20;
    private static final int STEP = 20;

    VpCurve(List<FinalScore.Point> points, Texts texts, double width, double height) {
        getStyleClass().add("vp-curve");
        setMinSize(width, height);
        setPrefSize(width, height);
        setMaxSize(width, height);
        int most = points.stream()
                .mapToInt(point -> Math.max(point.yours(), point.roys()))
                .max()
                .orElse(STEP);
        int top = (most / STEP + 1) * STEP;
        double floor = height - BOTTOM;
        double scale = (floor - 8) / top;
        double along = (width - LEFT - 24) / Math.max(1, points.size() - 1);
        for (int vp = 0; vp <= top; vp += STEP) {
            double y = floor - vp * scale;
            Path line = new Path(new MoveTo(LEFT, y), new LineTo(width, y));
            line.getStyleClass().add("curve-grid");
            getChildren().addAll(line, text(Integer.toString(vp), LEFT - 8, y + 4, true));
        }
        for (int i = 0; i < points.size(); i++) {
            String name = i == 0
                    ? texts.get("royalend.curve.start")
                    : i == points.size() - 1
                            ? texts.get("royalend.curve.end")
                            : Integer.toString(points.get(i).round());
            getChildren().add(text(name, LEFT + 12 + i * along, height - 4, false));
        }
        getChildren().add(line(points, FinalScore.Point::yours, along, floor, scale, "you"));
        getChildren().add(line(points, FinalScore.Point::roys, along, floor, scale, "roy"));
        getChildren().forEach(node -> node.setManaged(false));
    }

    private static Path line(
            List<FinalScore.Point> points,
            ToIntFunction<FinalScore.Point> vp,
            double along,
            double floor,
            double scale,
            String side) {
        Path line = new Path();
        for (int i = 0; i < points.size(); i++) {
            double x = LEFT + 12 + i * along;
            double y = floor - vp.applyAsInt(points.get(i)) * scale;
            line.getElements().add(i == 0 ? new MoveTo(x, y) : new LineTo(x, y));
        }
        line.getStyleClass().addAll("curve-line", side);
        return line;
    }

    /** A word that ends at x, or stands around it. */
    private static Text text(String words, double x, double y, boolean ends) {
        Text text = new Text(words);
        text.getStyleClass().add("curve-text");
        text.setStyle("-fx-font-size: 11px;");
        double width = text.getLayoutBounds().getWidth();
        text.setX(ends ? x - width : x - width / 2);
        text.setY(y);
        return text;
    }
}
