package org.alea.app.reference;

import java.util.List;
import java.util.function.Function;
import java.util.stream.Collectors;
import javafx.geometry.HPos;
import javafx.geometry.VPos;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.ScrollPane;
import javafx.scene.layout.ColumnConstraints;
import javafx.scene.layout.GridPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import org.alea.app.shell.Desk;
import org.alea.app.shell.Icon;
import org.alea.app.shell.Sheets;
import org.alea.app.shell.Texts;
import org.kordamp.ikonli.materialdesign2.MaterialDesignC;
import org.kordamp.ikonli.materialdesign2.MaterialDesignE;
import org.kordamp.ikonli.materialdesign2.MaterialDesignN;

/** Two cards side by side, line by line; a sign tells whether they agree. */
final class CompareDialog extends VBox {
    private static final double WIDTH = 290;

    private final Desk desk;
    private final Texts texts;
    private final ReferenceStyle style;
    private final ReferenceModel.Pair pair;
    private final GridPane lines = new GridPane();

    CompareDialog(Desk desk, ReferenceStyle style, ReferenceModel.Pair pair) {
        this.desk = desk;
        this.texts = desk.texts();
        this.style = style;
        this.pair = pair;
        setId("compare-dialog");
        getStyleClass().addAll("panel", "compare-dialog");
        Sheets.attach(this, List.of("reference"));
        lines.getStyleClass().add("compare-lines");
        for (double percent : new double[] {14, 40, 6, 40}) {
            ColumnConstraints column = new ColumnConstraints();
            column.setPercentWidth(percent);
            lines.getColumnConstraints().add(column);
        }
        faces();
        compare("reference.name", card -> card.entry().name().in(texts.language()));
        for (Facet facet : Facet.values()) {
            compare(facet.key(), card -> names(facet.of(card)));
        }
        compare("reference.text", card -> card.entry().text().in(texts.language()));
        ScrollPane scroll = new ScrollPane(lines);
        scroll.setFitToWidth(true);
        scroll.prefViewportHeightProperty().bind(lines.heightProperty());
        scroll.setFocusTraversable(false);
        scroll.getStyleClass().add("page");
        getChildren().addAll(header(), scroll);
    }

    private Node header() {
        Label title = new Label(texts.get("reference.compareTitle"));
        title.getStyleClass().addAll("display", "panel-title");
        title.setMaxWidth(Double.MAX_VALUE);
        HBox.setHgrow(title, Priority.ALWAYS);
        Button close = new Button("", Icon.of(MaterialDesignC.CLOSE));
        close.setId("compare-close");
        close.getStyleClass().add("bare");
        close.setAccessibleText(texts.get("action.close"));
        close.setOnAction(event -> desk.navigator().closeDialog());
        return new HBox(title, close);
    }

    private void faces() {
        Node first = face(pair.first());
        Node second = face(pair.second());
        lines.add(first, 1, 0);
        lines.add(second, 3, 0);
        List.of(first, second).forEach(face -> {
            GridPane.setHalignment(face, HPos.LEFT);
            GridPane.setValignment(face, VPos.CENTER);
        });
    }

    private Node face(Card card) {
        double unit = desk.em().get() / 14;
        return FacePane.fit(card.entry().front(), texts, style.of(card.game()), WIDTH * unit, 230 * unit, 1.25 * unit);
    }

    /** A line about both; one that says nothing of either is left out. */
    private void compare(String key, Function<Card, String> about) {
        String first = about.apply(pair.first());
        String second = about.apply(pair.second());
        if (first.isEmpty() && second.isEmpty()) {
            return;
        }
        boolean same = first.equals(second);
        Label caption = new Label(texts.get(key).toUpperCase(texts.locale()));
        caption.getStyleClass().add("cap");
        caption.setMinWidth(Region.USE_PREF_SIZE);
        Label sign = new Label("", Icon.of(same ? MaterialDesignE.EQUAL : MaterialDesignN.NOT_EQUAL_VARIANT));
        sign.setAccessibleText(texts.get(same ? "reference.same" : "reference.different"));
        sign.getStyleClass().add(same ? "compare-same" : "compare-different");
        GridPane.setHalignment(sign, HPos.CENTER);
        int row = lines.getRowCount();
        lines.addRow(row, caption, words(first), sign, words(second));
        GridPane.setValignment(caption, VPos.TOP);
        GridPane.setValignment(sign, VPos.TOP);
    }

    private Label words(String text) {
        Label words = new Label(text.isEmpty() ? "–" : text);
        words.setWrapText(true);
        words.setMinHeight(Region.USE_PREF_SIZE);
        // a row along a baseline is only as high as words that do not wrap
        GridPane.setValignment(words, VPos.TOP);
        return words;
    }

    private String names(List<Trait> traits) {
        return traits.stream().map(trait -> trait.name().in(texts.language())).collect(Collectors.joining(", "));
    }
}
