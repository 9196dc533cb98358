package org.alea.app.table;

import java.util.ArrayList;
import java.util.List;
import javafx.geometry.Pos;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.text.Font;
import javafx.scene.text.Text;
import org.alea.app.shell.Fonts;

/** Figures that do not dance: each digit stands in a cell of the same width. */
public final class Figures extends HBox {
    private final List<Label> cells = new ArrayList<>();
    private double size;
    private String shown = "";

    public Figures(double size) {
        this.size = size;
        setAlignment(Pos.CENTER);
        getStyleClass().add("figures");
    }

    public void show(String text) {
        if (text.equals(shown)) {
            return;
        }
        while (cells.size() < text.length()) {
            Label cell = new Label();
            cell.setAlignment(Pos.CENTER);
            cells.add(cell);
        }
        for (int i = 0; i < text.length(); i++) {
            char sign = text.charAt(i);
            Label cell = cells.get(i);
            cell.setText(String.valueOf(sign));
            cell.setFont(Font.font(Fonts.NUMBER, size));
            double width = width(Character.isDigit(sign) ? '0' : sign);
            cell.setMinWidth(width);
            cell.setPrefWidth(width);
        }
        getChildren().setAll(cells.subList(0, text.length()));
        shown = text;
    }

    public void resizeTo(double newSize) {
        if (newSize != size) {
            size = newSize;
            String text = shown;
            shown = "";
            show(text);
        }
    }

    private double width(char sign) {
        Text probe = new Text(String.valueOf(sign));
        probe.setFont(Font.font(Fonts.NUMBER, size));
        return Math.ceil(probe.getLayoutBounds().getWidth());
    }
}
