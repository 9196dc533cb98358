package org.alea.app.chart;

import java.util.List;
import java.util.function.Function;
import javafx.scene.AccessibleAttribute;
import javafx.scene.AccessibleRole;
import javafx.scene.canvas.Canvas;
import javafx.scene.canvas.GraphicsContext;
import javafx.scene.control.Label;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.Region;

/**
 * One canvas with a layer for what the pointer is on. With the keyboard, the arrow keys go from value to value; what a
 * value says is also what a screen reader says.
 */
public final class Chart extends Region {
    private final Canvas canvas = new Canvas();
    private final Inks inks = new Inks(this::requestLayout);
    private final Label bubble = new Label();
    private final Region frame = new Region();
    private Function<Pen, List<Value>> painter = pen -> List.of();
    private List<Value> values = List.of();
    private String summary = "";
    private boolean tipsOutside;
    private int present = -1;

    /** A place of the chart that says something. */
    public record Value(double x, double y, double width, double height, String words) {
        private boolean holds(double px, double py) {
            return px >= x && px < x + width && py >= y && py < y + height;
        }
    }

    public Chart() {
        getStyleClass().add("chart");
        bubble.getStyleClass().add("chart-tip");
        frame.getStyleClass().add("chart-value");
        canvas.setMouseTransparent(true);
        for (Region part : List.of(bubble, frame)) {
            part.setManaged(false);
            part.setVisible(false);
            part.setMouseTransparent(true);
        }
        canvas.setManaged(false);
        getChildren().addAll(canvas, inks, frame, bubble);
        setPickOnBounds(true);
        setFocusTraversable(true);
        setAccessibleRole(AccessibleRole.IMAGE_VIEW);
        setOnMouseMoved(event -> point(at(event.getX(), event.getY())));
        setOnMouseExited(event -> point(-1));
        addEventHandler(KeyEvent.KEY_PRESSED, this::walk);
        focusedProperty().addListener((all, old, now) -> point(-1));
    }

    /** @param newSummary the chart in a sentence, for those who hear it */
    public void paint(String newSummary, Function<Pen, List<Value>> newPainter) {
        summary = newSummary;
        painter = newPainter;
        setAccessibleText(summary);
        requestLayout();
    }

    /** What is pointed at is said above the chart, because everything in it is to be read meanwhile. */
    public void sayOutside() {
        tipsOutside = true;
    }

    /** What can be pointed at, in order. */
    public List<Value> values() {
        return values;
    }

    @Override
    protected void layoutChildren() {
        double width = Math.floor(getWidth());
        double height = Math.floor(getHeight());
        canvas.setWidth(width);
        canvas.setHeight(height);
        if (width < 20 || height < 20) {
            return;
        }
        GraphicsContext context = canvas.getGraphicsContext2D();
        context.clearRect(0, 0, width, height);
        values = List.copyOf(painter.apply(new Pen(context, inks, width, height)));
        if (present >= values.size()) {
            point(-1);
        }
    }

    private int at(double x, double y) {
        for (int i = 0; i < values.size(); i++) {
            if (values.get(i).holds(x, y)) {
                return i;
            }
        }
        return -1;
    }

    private void walk(KeyEvent event) {
        if (values.isEmpty()) {
            return;
        }
        if (event.getCode() == KeyCode.RIGHT) {
            point(Math.min(values.size() - 1, present + 1));
        } else if (event.getCode() == KeyCode.LEFT) {
            point(present < 0 ? values.size() - 1 : Math.max(0, present - 1));
        } else if (event.getCode() == KeyCode.HOME) {
            point(0);
        } else if (event.getCode() == KeyCode.END) {
            point(values.size() - 1);
        } else {
            return;
        }
        event.consume();
    }

    private void point(int index) {
        present = index;
        boolean on = index >= 0;
        bubble.setVisible(on);
        frame.setVisible(on);
        setAccessibleText(on ? values.get(index).words() : summary);
        notifyAccessibleAttributeChanged(AccessibleAttribute.TEXT);
        if (on) {
            Value value = values.get(index);
            frame.resizeRelocate(value.x(), value.y(), value.width(), value.height());
            bubble.setText(value.words());
            bubble.applyCss();
            double width = bubble.prefWidth(-1);
            double height = bubble.prefHeight(width);
            double x = Math.max(0, Math.min(getWidth() - width, value.x() + value.width() / 2 - width / 2));
            double above = value.y() - height - 4;
            double inside = above < 0 ? Math.min(getHeight() - height, value.y() + value.height() + 4) : above;
            bubble.resizeRelocate(x, tipsOutside ? -height : inside, width, height);
            bubble.toFront();
        }
    }
}
