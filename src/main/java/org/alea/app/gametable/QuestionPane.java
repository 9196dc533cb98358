package org.alea.app.gametable;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.function.Consumer;
import javafx.css.PseudoClass;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.control.Hyperlink;
import javafx.scene.control.Label;
import javafx.scene.control.ScrollPane;
import javafx.scene.control.TextField;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import org.alea.app.play.Draft;
import org.alea.app.play.Question;
import org.alea.app.table.Glyph;
import org.alea.app.table.KeyCap;
import org.alea.app.table.Spot;
import org.alea.engine.Move;

/**
 * The question on the table: what is asked, the answer so far, what there is to choose from. Where that is much it can be
 * searched, and only the first of it is drawn.
 */
final class QuestionPane<M extends Move, D extends Draft<M>> extends VBox {
    private static final PseudoClass CHOSEN = PseudoClass.getPseudoClass("chosen");
    private static final PseudoClass ADVISED = PseudoClass.getPseudoClass("advised");
    private static final int MANY = 9;
    private static final int DRAWN = 60;

    private final Label title = new Label();
    private final Label words = new Label();
    private final Hyperlink rule = new Hyperlink();
    private final FlowPane chips = new FlowPane(6, 4);
    private final TextField search = new TextField();
    private final VBox rows = new VBox(3);
    private final ScrollPane scroll = new ScrollPane(rows);
    private List<Question.Row<M, D>> drawn = List.of();

    /** @param again shows the table again, for another search */
    QuestionPane(Runnable again, Consumer<String> openRule) {
        super(4);
        setId("question");
        getStyleClass().add("table-question");
        title.getStyleClass().add("question-title");
        title.setWrapText(true);
        words.getStyleClass().add("question-words");
        words.setWrapText(true);
        rule.setFocusTraversable(false);
        rule.setMinWidth(Region.USE_PREF_SIZE);
        rule.setOnAction(pressed -> openRule.accept(rule.getId()));
        search.setId("question-search");
        search.textProperty().addListener((all, old, now) -> again.run());
        scroll.setFitToWidth(true);
        scroll.getStyleClass().add("page");
        scroll.setFocusTraversable(false);
        VBox.setVgrow(scroll, Priority.ALWAYS);
    }

    /**
     * Shows a question.
     *
     * @param advised the row a hint points at, by its id
     */
    void show(Question<M, D> question, GameSpeech<?, M> speech, Pieces pieces, String advised) {
        title.setText(question.title());
        words.setText(question.words());
        rule.setText(speech.shared("rule"));
        rule.setId(question.rule());
        search.setPromptText(speech.shared("search"));
        boolean searched = question.rows().size() > MANY;
        if (!searched) {
            search.clear();
        }
        List<Node> parts = new ArrayList<>();
        HBox head = new HBox(10, title);
        HBox.setHgrow(title, Priority.ALWAYS);
        title.setMaxWidth(Double.MAX_VALUE);
        head.setAlignment(Pos.CENTER_LEFT);
        if (!question.rule().isEmpty()) {
            head.getChildren().add(rule);
        }
        if (searched) {
            head.getChildren().add(search);
        }
        parts.add(head);
        if (!question.words().isEmpty()) {
            parts.add(words);
        }
        chips.getChildren().clear();
        question.chips().forEach(chip -> chips.getChildren().add(chip(chip, pieces)));
        if (!question.chips().isEmpty()) {
            parts.add(chips);
        }
        showRows(question, speech, pieces, advised);
        if (!question.rows().isEmpty()) {
            parts.add(scroll);
        }
        // the field that is typed into stays where it is, and keeps the keyboard
        if (!getChildren().equals(parts)) {
            boolean typing = search.isFocused();
            getChildren().setAll(parts);
            if (typing && searched) {
                search.requestFocus();
            }
        }
    }

    private void showRows(Question<M, D> question, GameSpeech<?, M> speech, Pieces pieces, String advised) {
        String wanted = search.getText().toLowerCase(Locale.ROOT).strip();
        List<Question.Row<M, D>> found = question.rows().stream()
                .filter(row -> (row.group() + " " + row.words())
                        .toLowerCase(Locale.ROOT)
                        .contains(wanted))
                .toList();
        drawn = found.subList(0, Math.min(DRAWN, found.size()));
        rows.getChildren().clear();
        String group = "";
        for (int i = 0; i < drawn.size(); i++) {
            Question.Row<M, D> row = drawn.get(i);
            if (!row.group().equals(group)) {
                group = row.group();
                Label heading = new Label(speech.texts().capitals(group));
                heading.getStyleClass().add("cap");
                rows.getChildren().add(heading);
            }
            rows.getChildren().add(row(row, i, pieces, row.id().equals(advised)));
        }
        if (found.size() > DRAWN) {
            Label more = new Label(speech.shared("more", found.size() - DRAWN));
            more.getStyleClass().add("question-words");
            rows.getChildren().add(more);
        }
    }

    private Node row(Question.Row<M, D> row, int place, Pieces pieces, boolean advised) {
        Label label = new Label(row.words());
        label.setWrapText(true);
        label.setMaxWidth(Double.MAX_VALUE);
        HBox.setHgrow(label, Priority.ALWAYS);
        HBox line = new HBox(8);
        line.setAlignment(Pos.CENTER_LEFT);
        line.getStyleClass().addAll("question-row", row.tone().styleClass());
        if (!row.icon().isEmpty()) {
            line.getChildren().add(Glyph.icon(row.icon(), 16));
        }
        line.getChildren().add(label);
        if (!row.aside().isEmpty()) {
            Label aside = new Label(row.aside());
            aside.getStyleClass().add("question-aside");
            aside.setMinWidth(USE_PREF_SIZE);
            line.getChildren().add(aside);
        }
        if (!row.refusal().isEmpty()) {
            label.setText(row.words() + " · " + row.refusal());
            line.getStyleClass().add("refused-row");
        }
        if (row.gesture().isPresent()) {
            line.getStyleClass().add("choosable");
            line.setFocusTraversable(false);
            if (place < 9) {
                line.getChildren().add(new KeyCap(Integer.toString(place + 1)));
            }
        }
        line.pseudoClassStateChanged(CHOSEN, row.chosen());
        line.pseudoClassStateChanged(ADVISED, advised);
        line.setAccessibleText(label.getText());
        pieces.place(Spot.of("row", row.id()), line);
        return line;
    }

    private Node chip(Question.Chip<M, D> chip, Pieces pieces) {
        Label label = new Label(chip.words());
        if (!chip.icon().isEmpty()) {
            label.setGraphic(Glyph.icon(chip.icon(), 14));
        }
        label.getStyleClass().add("question-chip");
        label.pseudoClassStateChanged(CHOSEN, chip.on());
        pieces.place(Spot.of("chip", chip.id()), label);
        return label;
    }

    /** The rows that are drawn, in their order: a digit chooses one of them. */
    List<Question.Row<M, D>> drawn() {
        return drawn;
    }

    TextField search() {
        return search;
    }
}
