package org.alea.app.table.panel;

import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
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
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import org.alea.app.shell.Folded;
import org.alea.app.shell.Fonts;
import org.alea.app.shell.Texts;
import org.alea.app.table.Fitting;
import org.alea.app.table.ForecastPill;
import org.alea.app.table.KeyCap;
import org.alea.app.table.symbol.Sign;

/**
 * What the player is asked: the question, how to answer, what would come of it, chips that choose between variants, rows of
 * what can be done, and buttons; upright in a column of the table, lying in the deck at its foot. Where there are many rows a field above them filters by what is typed.
 */
public final class QuestionPanel extends Pane {
    private static final double INSET = 14;
    private static final double BUTTON = 36;
    private static final double PRIMARY = 52;
    private static final double GAP = 8;
    private static final double COLUMN = 312;
    /** So many times as wide as high, and the buttons stand beside the words. */
    private static final double LYING = 2.6;
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
    private final FlowPane facts = new FlowPane(16, 4);
    private final Region paper = new Region();
    private final TextField filter = new TextField();
    private final VBox rows = new VBox(4);
    private final ScrollPane scroll = new ScrollPane(rows);
    private final List<TableButton> buttons = new ArrayList<>();
    private final Map<Integer, Node> lines = new LinkedHashMap<>();
    private Ask asked = Ask.NOTHING;
    private Runnable filtered = () -> {};
    private boolean upright;

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
            List<Fact> facts,
            List<Variant> variants,
            List<Row> rows,
            List<TableButton.Act> buttons) {
        public static final Ask NOTHING = of("", "");

        public static Ask of(String question, String how) {
            return new Ask("", question, "", how, List.of(), List.of(), List.of(), List.of());
        }

        public Ask sign(String name) {
            return new Ask(name, question, aside, how, facts, variants, rows, buttons);
        }

        public Ask aside(String words) {
            return new Ask(icon, question, words, how, facts, variants, rows, buttons);
        }

        public Ask facts(List<Fact> told) {
            return new Ask(icon, question, aside, how, List.copyOf(told), variants, rows, buttons);
        }

        public Ask variants(List<Variant> choices) {
            return new Ask(icon, question, aside, how, facts, List.copyOf(choices), rows, buttons);
        }

        public Ask rows(List<Row> ways) {
            return new Ask(icon, question, aside, how, facts, variants, List.copyOf(ways), buttons);
        }

        public Ask buttons(List<TableButton.Act> acts) {
            return new Ask(icon, question, aside, how, facts, variants, rows, List.copyOf(acts));
        }
    }

    /** Something that would come of it, in a few words. */
    public record Fact(String icon, String words, ForecastPill.Tone tone) {}

    /** One of several variants of a move, as a chip. */
    public record Variant(String words, boolean chosen, Runnable act) {}

    /**
     * One thing that can be done.
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
        getStyleClass().add("question-panel");
        paper.getStyleClass().add("table-panel");
        question.getStyleClass().add("question");
        question.setWrapText(true);
        chip.getStyleClass().addAll("table-chip", "accent");
        chip.setMinWidth(USE_PREF_SIZE);
        how.getStyleClass().add("question-how");
        how.setWrapText(true);
        filter.setPromptText(texts.get("table.filter"));
        filter.getStyleClass().add("question-filter");
        // whoever wants to type clicks on it: until then every key is the table's
        filter.setFocusTraversable(false);
        filter.textProperty().addListener((all, old, now) -> {
            fill();
            filtered.run();
        });
        scroll.getStyleClass().add("journal-scroll");
        scroll.setFitToWidth(true);
        scroll.setHbarPolicy(ScrollPane.ScrollBarPolicy.NEVER);
        scroll.setFocusTraversable(false);
        getChildren().addAll(paper, question, chip, how, facts, chips, filter, scroll);
    }

    public void ask(Ask now) {
        boolean same = now.question().equals(asked.question());
        asked = now;
        question.setText(now.question());
        question.setGraphic(now.icon().isEmpty() ? null : Sign.of(now.icon(), 19, "accent-sign"));
        chip.setText(now.aside());
        how.setText(now.how());
        facts.getChildren().setAll(now.facts().stream().map(QuestionPanel::fact).toList());
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

    private static Node fact(Fact fact) {
        Label label = new Label(fact.words(), Sign.of(fact.icon(), 16));
        label.getStyleClass().addAll("question-fact", fact.tone().name().toLowerCase(Locale.ROOT));
        return label;
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

    /** From now on rows and buttons lie below the words, however low the panel is. */
    public void upright() {
        upright = true;
    }

    /** As in a deck at the foot of a table: low and wide, with the buttons beside the words. */
    private boolean lying() {
        return !upright && getWidth() > LYING * getHeight();
    }

    @Override
    protected void layoutChildren() {
        chips.setVisible(!asked.variants().isEmpty());
        facts.setVisible(!asked.facts().isEmpty());
        filter.setVisible(searched());
        scroll.setVisible(!asked.rows().isEmpty());
        chip.setVisible(!asked.aside().isEmpty());
        how.setVisible(!asked.how().isEmpty());
        if (lying()) {
            layLying();
        } else {
            layUpright();
        }
    }

    private void layUpright() {
        paper.resizeRelocate(0, 0, getWidth(), getHeight());
        double width = getWidth() - 2 * INSET;
        double bottom = layButtons(INSET, width, getHeight() - 12);
        double y = layWords(INSET, width);
        layRows(INSET, y, width, bottom - y - GAP);
    }

    private void layLying() {
        double column = buttons.isEmpty() ? 0 : Math.min(COLUMN, getWidth() * 0.28);
        double paperWidth = getWidth() - (column == 0 ? 0 : column + GAP + 4);
        paper.resizeRelocate(0, 0, paperWidth, getHeight());
        layButtons(getWidth() - column, column, getHeight());
        double width = paperWidth - 2 * INSET;
        if (scroll.isVisible()) {
            double words = width * 0.46;
            layWords(INSET, words);
            layRows(INSET + words + INSET, 12, width - words - INSET, getHeight() - 20);
        } else {
            layWords(INSET, width);
        }
    }

    private void layRows(double x, double top, double width, double height) {
        double y = top;
        if (filter.isVisible()) {
            double high = filter.prefHeight(width);
            filter.resizeRelocate(x, y, width, high);
            y += high + GAP;
        }
        scroll.resizeRelocate(x - 2, y, width + 4, Math.max(0, top + height - y));
    }

    /** The question and all that belongs to it. @return where it ends */
    private double layWords(double x, double width) {
        double beside = chip.isVisible() ? chip.prefWidth(-1) + 10 : 0;
        double room = width - beside - (asked.icon().isEmpty() ? 0 : 30);
        Fitting.block(question, Fonts.DISPLAY, 20 * text, -6, room, 48 * text);
        question.applyCss();
        double high = question.prefHeight(width - beside);
        question.resizeRelocate(x, 12, width - beside, high);
        chip.resizeRelocate(x + width - beside + 10, 12, Math.max(0, beside - 10), chip.prefHeight(-1));
        double y = 12 + high + 4;
        for (Region line : List.of(how, facts, chips)) {
            if (line.isVisible()) {
                double words = line.prefHeight(width);
                line.resizeRelocate(x, y, width, words);
                y += words + GAP;
            }
        }
        return y + 2;
    }

    /** From the bottom up: the primary button by itself, the others in pairs above it, or below it in a column. */
    private double layButtons(double x, double width, double bottom) {
        double y = bottom;
        List<TableButton> others = new ArrayList<>(buttons);
        Optional<TableButton> primary = buttons.stream()
                .filter(button -> button.act().weight() == TableButton.Weight.PRIMARY)
                .reduce((one, other) -> other);
        primary.ifPresent(others::remove);
        int rowCount = (others.size() + 1) / 2;
        double block = rowCount * BUTTON + Math.max(0, rowCount - 1) * GAP;
        if (lying()) {
            // the weightiest comes first, as high as the others leave it
            double large = primary.isEmpty() ? 0 : Math.min(62, Math.max(BUTTON, bottom - block - GAP));
            primary.ifPresent(button -> button.resizeRelocate(x, 0, width, large));
            pair(others, x, width, primary.isEmpty() ? 0 : large + GAP);
            return 0;
        }
        if (primary.isPresent()) {
            y -= PRIMARY;
            primary.get().resizeRelocate(x, y, width, PRIMARY);
            y -= GAP;
        }
        pair(others, x, width, y - block);
        return others.isEmpty() ? y : y - block - GAP;
    }

    private static void pair(List<TableButton> pairs, double x, double width, double top) {
        double half = (width - GAP) / 2;
        for (int i = 0; i < pairs.size(); i++) {
            boolean alone = pairs.size() % 2 == 1 && i == pairs.size() - 1;
            double left = x + i % 2 * (half + GAP);
            pairs.get(i).resizeRelocate(left, top + Math.floorDiv(i, 2) * (BUTTON + GAP), alone ? width : half, BUTTON);
        }
    }
}
