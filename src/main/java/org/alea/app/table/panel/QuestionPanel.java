package org.alea.app.table.panel;

import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.control.ScrollPane;
import javafx.scene.control.TextField;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Pane;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;
import org.alea.app.shell.Folded;
import org.alea.app.shell.Fonts;
import org.alea.app.shell.Texts;
import org.alea.app.table.Fitting;
import org.alea.app.table.KeyCap;
import org.alea.app.table.symbol.Sign;

/**
 * What the player is asked: the question, how to answer, chips that choose between variants, rows of what can be done, and
 * buttons. Where there are many rows a field above them filters by what is typed.
 */
public final class QuestionPanel extends Pane {
    private static final double INSET = 14;
    private static final double BUTTON = 36;
    private static final double PRIMARY = 52;
    private static final double GAP = 8;
    /** From so many rows on nobody reads them all. */
    static final int MANY = 9;
    /** So many are drawn; the others are found by typing. */
    private static final int MOST = 60;

    private final Texts texts;
    private final double text;
    private final Label question = new Label();
    private final Label chip = new Label();
    private final Label how = new Label();
    private final FlowPane chips = new FlowPane(6, 6);
    private final TextField filter = new TextField();
    private final VBox rows = new VBox(4);
    private final ScrollPane scroll = new ScrollPane(rows);
    private final List<TableButton> buttons = new ArrayList<>();
    private final Map<Integer, Node> lines = new LinkedHashMap<>();
    private Ask asked = Ask.NOTHING;
    private Runnable filtered = () -> {};

    /**
     * All that is asked at one moment.
     *
     * @param icon the sign before the question, empty for none
     * @param aside a word at the right, such as legal, or how much is left; empty for none
     * @param how one sentence that helps; empty for none
     */
    public record Ask(
            String icon,
            String question,
            String aside,
            String how,
            List<Variant> variants,
            List<Row> rows,
            List<TableButton.Act> buttons) {
        public static final Ask NOTHING = of("", "");

        public static Ask of(String question, String how) {
            return new Ask("", question, "", how, List.of(), List.of(), List.of());
        }

        public Ask sign(String name) {
            return new Ask(name, question, aside, how, variants, rows, buttons);
        }

        public Ask aside(String words) {
            return new Ask(icon, question, words, how, variants, rows, buttons);
        }

        public Ask variants(List<Variant> choices) {
            return new Ask(icon, question, aside, how, List.copyOf(choices), rows, buttons);
        }

        public Ask rows(List<Row> ways) {
            return new Ask(icon, question, aside, how, variants, List.copyOf(ways), buttons);
        }

        public Ask buttons(List<TableButton.Act> acts) {
            return new Ask(icon, question, aside, how, variants, rows, List.copyOf(acts));
        }
    }

    /** One of several variants of a move, as a chip. */
    public record Variant(String words, boolean chosen, Runnable act) {}

    /**
     * One thing that can be done, or that tells what would come of it.
     *
     * @param brings what it would bring, at the right; empty for none
     * @param ready whether it can be done; a row that cannot leads to the reason
     * @param group the heading it stands under, empty for none
     * @param key what is printed on the key that does the same, empty for none
     */
    public record Row(
            String icon,
            String words,
            String brings,
            boolean chosen,
            boolean ready,
            Runnable act,
            String group,
            String key) {

        public Row(String icon, String words, String brings, boolean chosen, boolean ready, Runnable act) {
            this(icon, words, brings, chosen, ready, act, "", "");
        }

        public static Row of(String icon, String words, String brings, Runnable act) {
            return new Row(icon, words, brings, false, true, act);
        }

        public Row group(String heading) {
            return new Row(icon, words, brings, chosen, ready, act, heading, key);
        }

        public Row key(String cap) {
            return new Row(icon, words, brings, chosen, ready, act, group, cap);
        }
    }

    /** @param text how much larger than designed words are to be set */
    public QuestionPanel(Texts texts, double text) {
        this.texts = texts;
        this.text = text;
        getStyleClass().addAll("table-panel", "question-panel");
        question.getStyleClass().add("question");
        question.setWrapText(true);
        chip.getStyleClass().addAll("table-chip", "accent");
        chip.setMinWidth(USE_PREF_SIZE);
        how.getStyleClass().add("question-how");
        how.setWrapText(true);
        filter.setPromptText(texts.get("table.filter"));
        filter.getStyleClass().add("question-filter");
        filter.textProperty().addListener((all, old, now) -> {
            fill();
            filtered.run();
        });
        scroll.getStyleClass().add("journal-scroll");
        scroll.setFitToWidth(true);
        scroll.setHbarPolicy(ScrollPane.ScrollBarPolicy.NEVER);
        scroll.setFocusTraversable(false);
        getChildren().addAll(question, chip, how, chips, filter, scroll);
    }

    public void ask(Ask now) {
        boolean same = now.question().equals(asked.question());
        asked = now;
        question.setText(now.question());
        question.setGraphic(now.icon().isEmpty() ? null : Sign.of(now.icon(), 19, "accent-sign"));
        chip.setText(now.aside());
        how.setText(now.how());
        chips.getChildren().setAll(now.variants().stream().map(this::chip).toList());
        if (!same) {
            filter.clear();
        }
        fill();
        getChildren().removeAll(buttons);
        buttons.clear();
        now.buttons().forEach(act -> buttons.add(new TableButton(act, text)));
        getChildren().addAll(buttons);
        setAccessibleText(now.question() + ". " + now.how());
        requestLayout();
    }

    /** The buttons in their order, the weightiest last. */
    public List<TableButton> buttons() {
        return List.copyOf(buttons);
    }

    /** The rows that are shown, those filtered away left out. */
    public List<Node> rows() {
        return List.copyOf(lines.values());
    }

    /** The same by their places among all rows that are asked, from 0. */
    public Map<Integer, Node> shown() {
        return Collections.unmodifiableMap(lines);
    }

    /** Is told that other rows are shown. */
    public void onFiltered(Runnable listener) {
        filtered = listener;
    }

    /** The chips in their order. */
    public List<Node> variants() {
        return List.copyOf(chips.getChildren());
    }

    /** Where one types to find a move. */
    public TextField filter() {
        return filter;
    }

    private void fill() {
        List<String> typed = Folded.words(filter.getText());
        List<Integer> found = IntStream.range(0, asked.rows().size())
                .filter(place -> matches(asked.rows().get(place), typed))
                .boxed()
                .toList();
        lines.clear();
        rows.getChildren().clear();
        String group = "";
        for (int place : found.subList(0, Math.min(MOST, found.size()))) {
            Row row = asked.rows().get(place);
            if (!row.group().equals(group)) {
                group = row.group();
                rows.getChildren().add(heading(group));
            }
            Node line = row(row);
            lines.put(place, line);
            rows.getChildren().add(line);
        }
        if (found.size() > MOST) {
            rows.getChildren().add(heading(texts.get("table.more", found.size() - MOST)));
        }
        requestLayout();
    }

    private static boolean matches(Row row, List<String> typed) {
        return typed.stream().allMatch(Folded.of(row.group() + " " + row.words() + " " + row.brings())::contains);
    }

    private Label heading(String words) {
        Label heading = new Label(texts.capitals(words));
        heading.getStyleClass().add("cap");
        heading.setWrapText(true);
        return heading;
    }

    private Node chip(Variant variant) {
        TableButton chosen = new TableButton(
                TableButton.Act.of(
                        variant.words(),
                        variant.chosen() ? TableButton.Weight.ACCENT : TableButton.Weight.QUIET,
                        variant.act()),
                text * 0.93);
        chosen.getStyleClass().add("variant");
        return chosen;
    }

    private static Node row(Row row) {
        Label words = new Label(row.words(), Sign.of(row.icon(), 17));
        words.getStyleClass().add("question-words");
        words.setWrapText(true);
        words.setMaxWidth(Double.MAX_VALUE);
        HBox.setHgrow(words, Priority.ALWAYS);
        Label brings = new Label(row.brings());
        brings.getStyleClass().add("question-brings");
        brings.setWrapText(true);
        brings.setAlignment(Pos.CENTER_RIGHT);
        HBox line = new HBox(10, words, brings);
        line.setAlignment(Pos.CENTER_LEFT);
        line.getStyleClass().add("question-row");
        if (row.chosen()) {
            line.getStyleClass().add("chosen");
        }
        if (!row.ready()) {
            line.getStyleClass().add("barred");
        }
        if (!row.key().isEmpty()) {
            line.getChildren().add(new KeyCap(row.key()));
        }
        line.setOnMouseClicked(clicked -> row.act().run());
        line.setAccessibleText(row.words() + ". " + row.brings());
        return line;
    }

    private boolean searched() {
        return asked.rows().size() >= MANY;
    }

    @Override
    protected void layoutChildren() {
        double width = getWidth() - 2 * INSET;
        double bottom = layButtons(width);
        double y = layQuestion(width);
        boolean hasChips = !asked.variants().isEmpty();
        chips.setVisible(hasChips);
        if (hasChips) {
            double high = chips.prefHeight(width);
            chips.resizeRelocate(INSET, y, width, high);
            y += high + GAP;
        }
        filter.setVisible(searched());
        if (searched()) {
            double high = filter.prefHeight(width);
            filter.resizeRelocate(INSET, y, width, high);
            y += high + GAP;
        }
        scroll.setVisible(!asked.rows().isEmpty());
        scroll.resizeRelocate(INSET - 2, y, width + 4, Math.max(0, bottom - y - GAP));
    }

    private double layQuestion(double width) {
        boolean aside = !asked.aside().isEmpty();
        chip.setVisible(aside);
        double beside = aside ? chip.prefWidth(-1) + 10 : 0;
        double room = width - beside - (asked.icon().isEmpty() ? 0 : 30);
        Fitting.block(question, Fonts.DISPLAY, 20 * text, -4, room, 48 * text);
        question.applyCss();
        double high = question.prefHeight(width - beside);
        question.resizeRelocate(INSET, 12, width - beside, high);
        chip.resizeRelocate(INSET + width - beside + 10, 12, Math.max(0, beside - 10), chip.prefHeight(-1));
        double y = 12 + high + 4;
        how.setVisible(!asked.how().isEmpty());
        if (how.isVisible()) {
            double words = how.prefHeight(width);
            how.resizeRelocate(INSET, y, width, words);
            y += words + GAP;
        }
        return y + 2;
    }

    /** From the bottom up: the primary button by itself, the others in pairs above it. */
    private double layButtons(double width) {
        double y = getHeight() - 12;
        List<TableButton> others = new ArrayList<>(buttons);
        Optional<TableButton> primary = buttons.stream()
                .filter(button -> button.act().weight() == TableButton.Weight.PRIMARY)
                .reduce((one, other) -> other);
        if (primary.isPresent()) {
            others.remove(primary.get());
            y -= PRIMARY;
            primary.get().resizeRelocate(INSET, y, width, PRIMARY);
            y -= GAP;
        }
        int rowCount = (others.size() + 1) / 2;
        double top = y - rowCount * BUTTON - Math.max(0, rowCount - 1) * GAP;
        for (int i = 0; i < others.size(); i++) {
            boolean alone = others.size() % 2 == 1 && i == others.size() - 1;
            double half = (width - GAP) / 2;
            others.get(i)
                    .resizeRelocate(
                            INSET + i % 2 * (half + GAP), top + i / 2 * (BUTTON + GAP), alone ? width : half, BUTTON);
        }
        return others.isEmpty() ? y : top - GAP;
    }
}
