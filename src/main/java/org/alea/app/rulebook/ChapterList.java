package org.alea.app.rulebook;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.function.IntSupplier;
import javafx.application.Platform;
import javafx.css.PseudoClass;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.control.ScrollPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;
import org.alea.app.shell.Icon;
import org.alea.app.shell.IntoSight;
import org.alea.app.shell.Texts;
import org.alea.app.shell.controls.Switch;
import org.alea.app.table.Glyph;
import org.alea.content.RuleBook;
import org.alea.engine.Words;

/** The chapters of the book with the rules of the open one; each says how many hits it holds. */
final class ChapterList extends VBox {
    private static final PseudoClass CURRENT = PseudoClass.getPseudoClass("current");

    private final Texts texts;
    private final RulebookModel model;
    private final VBox lines = new VBox();
    private final ScrollPane scroll = new ScrollPane(lines);
    private final Map<String, Runnable> counts = new LinkedHashMap<>();
    private final Runnable read;
    private String open = "";

    /** @param read what happens when a rule has been chosen here */
    ChapterList(Texts texts, RulebookModel model, Runnable read) {
        this.texts = texts;
        this.model = model;
        this.read = read;
        setId("chapters");
        getStyleClass().addAll("panel", "chapters");
        lines.getStyleClass().add("chapter-lines");
        scroll.setFitToWidth(true);
        scroll.setHbarPolicy(ScrollPane.ScrollBarPolicy.NEVER);
        scroll.getStyleClass().add("page");
        scroll.setFocusTraversable(false);
        VBox.setVgrow(scroll, Priority.ALWAYS);
        Switch both = new Switch();
        both.setId("both-languages");
        both.selectedProperty().bindBidirectional(model.bilingualProperty());
        Switch pictures = new Switch();
        pictures.setId("pictures");
        pictures.selectedProperty().bindBidirectional(model.illustratedProperty());
        VBox switches = new VBox(choice("rulebook.both", both), choice("rulebook.pictures", pictures));
        switches.getStyleClass().add("chapter-switches");
        getChildren().addAll(scroll, switches);
        model.volumeProperty().addListener((all, old, now) -> build());
        model.ruleProperty().addListener((all, old, now) -> show());
        model.passagesProperty().addListener((all, old, now) -> count());
    }

    /** Gives the keyboard to the rule that is read, or to the first chapter. */
    void requestFocusInside() {
        lineRead().or(() -> lines.getChildren().stream().findFirst()).ifPresent(Node::requestFocus);
        bringIntoSight();
    }

    private Optional<Node> lineRead() {
        String now = model.rule().map(RuleBook.Entry::id).orElse("");
        return lines.getChildren().stream()
                .filter(line -> now.equals(line.getUserData()))
                .findFirst();
    }

    /** Wherever the rule was opened from, its chapter is to be seen; new lines have to be laid out first. */
    private void bringIntoSight() {
        Platform.runLater(() -> {
            if (getScene() != null) {
                getScene().getRoot().applyCss();
                getScene().getRoot().layout();
                lineRead().ifPresent(line -> IntoSight.bring(scroll, line));
            }
        });
    }

    private Node choice(String key, Switch control) {
        Label name = new Label();
        name.textProperty().bind(texts.text(key));
        name.getStyleClass().add("muted");
        name.setWrapText(true);
        name.setMaxWidth(Double.MAX_VALUE);
        HBox.setHgrow(name, Priority.ALWAYS);
        control.accessibleTextProperty().bind(texts.text(key));
        HBox line = new HBox(name, control);
        line.setAlignment(Pos.CENTER_LEFT);
        return line;
    }

    private void show() {
        String now = model.chapter().map(Book.Chapter::id).orElse("");
        if (!now.equals(open)) {
            build();
        }
        lines.getChildren()
                .forEach(line -> line.pseudoClassStateChanged(
                        CURRENT,
                        model.rule()
                                .map(RuleBook.Entry::id)
                                .filter(line.getUserData()::equals)
                                .isPresent()));
        bringIntoSight();
    }

    private void build() {
        open = model.chapter().map(Book.Chapter::id).orElse("");
        boolean focused = lines.getChildren().stream().anyMatch(Node::isFocused);
        lines.getChildren().clear();
        counts.clear();
        model.volume()
                .ifPresent(volume -> volume.book().chapters().forEach(chapter -> {
                    Label name = name(chapter.title());
                    Optional.ofNullable(volume.catalogue().chapterIcons().get(chapter.id()))
                            .ifPresent(icon -> name.setGraphic(Icon.of(Glyph.glyph(icon), "chapter-icon")));
                    Node line = line(
                            "chapter-" + chapter.id(),
                            name,
                            "chapter",
                            chapter.id(),
                            () -> model.hits(chapter),
                            () -> model.read(chapter.rules().get(0)));
                    line.pseudoClassStateChanged(
                            PseudoClass.getPseudoClass("open"), chapter.id().equals(open));
                    if (chapter.id().equals(open)) {
                        chapter.rules()
                                .forEach(rule -> line(
                                        "rule-" + rule.id(),
                                        name(rule.title()),
                                        "chapter-rule",
                                        rule.id(),
                                        () -> model.hits(rule),
                                        () -> {
                                            model.read(rule);
                                            read.run();
                                        }));
                        if (focused) {
                            line.requestFocus();
                        }
                    }
                }));
        count();
        show(model.rule().map(RuleBook.Entry::id).orElse(""));
    }

    private void show(String rule) {
        lines.getChildren().forEach(line -> line.pseudoClassStateChanged(CURRENT, rule.equals(line.getUserData())));
    }

    private Label name(Words title) {
        Label name = new Label();
        name.textProperty().bind(texts.words(title));
        name.setWrapText(true);
        name.setMaxWidth(Double.MAX_VALUE);
        HBox.setHgrow(name, Priority.ALWAYS);
        return name;
    }

    private Node line(String id, Label name, String styleClass, String of, IntSupplier hits, Runnable go) {
        Label count = new Label();
        count.getStyleClass().addAll("num", "hit-count");
        count.setMinWidth(USE_PREF_SIZE);
        HBox words = new HBox(name, count);
        words.setAlignment(Pos.CENTER_LEFT);
        LineButton line = new LineButton(id, words, styleClass);
        line.setUserData(of);
        line.accessibleTextProperty().bind(name.textProperty());
        line.setOnAction(event -> go.run());
        counts.put(id, () -> {
            int found = hits.getAsInt();
            count.setText(Integer.toString(found));
            count.setVisible(found > 0);
            count.setManaged(found > 0);
        });
        lines.getChildren().add(line);
        return line;
    }

    private void count() {
        counts.values().forEach(Runnable::run);
    }
}
