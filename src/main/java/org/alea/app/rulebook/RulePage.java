package org.alea.app.rulebook;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import javafx.application.Platform;
import javafx.css.PseudoClass;
import javafx.geometry.Bounds;
import javafx.geometry.Pos;
import javafx.scene.AccessibleRole;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.control.ScrollPane;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Pane;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;
import javafx.util.Subscription;
import org.alea.app.reference.FacePane;
import org.alea.app.reference.Illustration;
import org.alea.app.shell.Desk;
import org.alea.app.shell.Texts;
import org.alea.content.RuleBook;
import org.alea.engine.Language;
import org.alea.engine.Words;
import org.alea.store.Setting;

/** One chapter on paper: its rules as lettered paragraphs, what was decided where the sources are silent, and pictures. */
final class RulePage extends ScrollPane {
    private static final PseudoClass CURRENT = PseudoClass.getPseudoClass("current");
    private static final PseudoClass LIGHT = PseudoClass.getPseudoClass("light");
    private static final double PICTURE_WIDTH = 560;

    private final Desk desk;
    private final Texts texts;
    private final RulebookModel model;
    private final Consumer<Run.Link> follow;
    private final VBox paper = new VBox();
    private final Map<String, Node> paragraphs = new LinkedHashMap<>();
    private final Subscription follows;
    private String shown = "";

    RulePage(Desk desk, RulebookModel model, Consumer<Run.Link> follow) {
        this.desk = desk;
        this.texts = desk.texts();
        this.model = model;
        this.follow = follow;
        setId("rule-page");
        getStyleClass().addAll("page", "rule-page");
        paper.getStyleClass().addAll("paper", "rule-paper");
        // a wide window does not make the lines longer than an eye can follow back
        StackPane table = new StackPane(paper);
        table.setAlignment(Pos.TOP_CENTER);
        setContent(table);
        setFitToWidth(true);
        setFitToHeight(true);
        setHbarPolicy(ScrollBarPolicy.NEVER);
        setAccessibleRole(AccessibleRole.TEXT);
        model.volumeProperty().addListener((all, old, now) -> build());
        model.ruleProperty().addListener((all, old, now) -> turn());
        model.passagesProperty().addListener((all, old, now) -> {
            if (now.intValue() >= 0) {
                build();
            }
        });
        model.illustratedProperty().addListener((all, old, now) -> build());
        follows = Subscription.combine(
                desk.em().subscribe((old, now) -> build()),
                desk.preferences().of(Setting.THEME).subscribe((old, now) -> build()));
        addEventFilter(KeyEvent.KEY_PRESSED, this::press);
    }

    /** The screen has been left. */
    void dispose() {
        follows.unsubscribe();
    }

    private void press(KeyEvent event) {
        if (!isFocused()) {
            return;
        }
        switch (event.getCode()) {
            case DOWN -> model.step(1);
            case UP -> model.step(-1);
            default -> {
                return;
            }
        }
        event.consume();
    }

    private void turn() {
        if (model.chapter().map(Book.Chapter::id).filter(shown::equals).isEmpty()) {
            build();
        } else {
            showRule();
        }
    }

    private void build() {
        shown = model.chapter().map(Book.Chapter::id).orElse("");
        paper.getChildren().clear();
        paragraphs.clear();
        model.chapter().ifPresent(this::print);
        showRule();
    }

    private void print(Book.Chapter chapter) {
        Label title = new Label(chapter.title().in(texts.language()));
        title.getStyleClass().addAll("display", "rule-chapter");
        title.setWrapText(true);
        paper.getChildren().add(title);
        int number = 0;
        for (RuleBook.Entry rule : chapter.rules()) {
            Node paragraph = paragraph(rule, letters(number++));
            paragraphs.put(rule.id(), paragraph);
            paper.getChildren().add(paragraph);
        }
    }

    /** a to z, then aa, ab and so on. */
    static String letters(int number) {
        String last = Character.toString((char) ('a' + number % 26));
        return number < 26 ? last : letters(number / 26 - 1) + last;
    }

    private Node paragraph(RuleBook.Entry rule, String letter) {
        Label mark = new Label(letter);
        mark.getStyleClass().addAll("strong", "rule-letter");
        VBox body = new VBox(runs(rule.title(), rule, texts.language(), "rule-title"));
        body.getStyleClass().add("rule-body");
        body.setMinWidth(0);
        HBox.setHgrow(body, Priority.ALWAYS);
        body.getChildren().add(runs(rule.text(), rule, texts.language()));
        Language other = texts.language().other();
        if (model.inBothLanguages(rule)) {
            body.getChildren().add(runs(rule.text(), rule, other, "rule-other"));
        }
        rule.ruling().ifPresent(ruling -> {
            Label caption = new Label(texts.get("rulebook.ruling").toUpperCase(texts.locale()));
            caption.getStyleClass().add("cap");
            VBox box = new VBox(caption, runs(ruling, rule, texts.language()));
            if (model.inBothLanguages(rule)) {
                box.getChildren().add(runs(ruling, rule, other, "rule-other"));
            }
            box.getStyleClass().add("rule-ruling");
            body.getChildren().add(box);
        });
        if (model.illustratedProperty().get()) {
            pictures(rule).forEach(picture -> body.getChildren().add(picture(picture)));
        }
        HBox paragraph = new HBox(mark, body);
        paragraph.getStyleClass().add("rule");
        paragraph.setOnMouseClicked(event -> {
            model.read(rule);
            requestFocus();
        });
        return paragraph;
    }

    private RuleText runs(Words words, RuleBook.Entry rule, Language language, String... styleClasses) {
        boolean title = words.equals(rule.title());
        String marked = model.hits(rule) > 0 ? model.typedProperty().get() : "";
        List<Run> runs = model.volume().orElseThrow().terms(language).runs(words.in(language), marked, rule.id());
        return new RuleText(title ? unlinked(runs) : runs, follow, styleClasses);
    }

    /** A title is read, not followed. */
    private static List<Run> unlinked(List<Run> runs) {
        return runs.stream()
                .map(run -> new Run(run.text(), run.hit(), java.util.Optional.empty()))
                .toList();
    }

    private List<Illustration> pictures(RuleBook.Entry rule) {
        return model.volume().orElseThrow().catalogue().illustrations().stream()
                .filter(picture -> picture.rule().equals(rule.id()))
                .toList();
    }

    private Node picture(Illustration picture) {
        double unit = desk.em().get() / 14;
        String game = model.volume().orElseThrow().book().game();
        FacePane.Style style = FacePane.Style.of(desk, game);
        Label caption = new Label(picture.caption().in(texts.language()));
        caption.setWrapText(true);
        caption.setMinHeight(Region.USE_PREF_SIZE);
        FacePane shown = FacePane.fit(picture.picture(), texts, style, PICTURE_WIDTH * unit, 220 * unit, unit)
                .yielding();
        // beside a narrow picture its caption leaves no empty felt
        boolean narrow = shown.getPrefWidth() < PICTURE_WIDTH * unit / 2;
        Pane frame = narrow ? new HBox(shown, caption) : new VBox(shown, caption);
        HBox.setHgrow(caption, Priority.ALWAYS);
        frame.getStyleClass().add("rule-picture");
        frame.pseudoClassStateChanged(LIGHT, style.light());
        frame.setMaxWidth(narrow ? PICTURE_WIDTH * unit : Region.USE_PREF_SIZE);
        frame.setAccessibleText(caption.getText());
        return frame;
    }

    private void showRule() {
        String now = model.rule().map(RuleBook.Entry::id).orElse("");
        paragraphs.forEach((id, paragraph) -> paragraph.pseudoClassStateChanged(CURRENT, id.equals(now)));
        setAccessibleText(model.rule()
                .map(rule ->
                        rule.title().in(texts.language()) + ". " + rule.text().in(texts.language()))
                .orElse(""));
        Node paragraph = paragraphs.get(now);
        if (paragraph != null) {
            // its place is known once the page is laid out
            Platform.runLater(() -> bringIntoSight(paragraph));
        }
    }

    private void bringIntoSight(Node paragraph) {
        paper.applyCss();
        layout();
        Bounds bounds = paragraph.getBoundsInParent();
        double room = paper.getHeight() - getViewportBounds().getHeight();
        double top = getVvalue() * room;
        boolean above = bounds.getMinY() < top;
        boolean below = bounds.getMaxY() > top + getViewportBounds().getHeight();
        if (room > 0 && (above || below)) {
            setVvalue(Math.max(0, Math.min(1, (bounds.getMinY() - 24) / room)));
        }
    }
}
