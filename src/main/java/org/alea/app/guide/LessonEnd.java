package org.alea.app.guide;

import java.util.Optional;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;
import org.alea.app.shell.Icon;
import org.alea.app.shell.Texts;
import org.alea.content.guide.Lesson;
import org.alea.engine.Words;
import org.kordamp.ikonli.materialdesign2.MaterialDesignC;

/** A lesson is behind the player: what was learnt in it, and on to the next one or to a real game, once more, or back to the list. */
final class LessonEnd extends StackPane {
    private final Button first;

    /** What can follow. */
    record Ways(Runnable next, Runnable again, Runnable play, Runnable list) {}

    LessonEnd(Texts texts, Lesson lesson, Optional<Lesson> following, Ways ways) {
        getStyleClass().add("guide-end-veil");
        Label done = label("cap");
        done.textProperty().bind(texts.live(() -> texts.get("guide.done").toUpperCase(texts.locale())));
        done.setGraphic(Icon.of(MaterialDesignC.CHECK_CIRCLE, "guide-check"));
        Label title = label("display");
        title.getStyleClass().add("guide-title");
        title.textProperty().bind(texts.words(lesson.title()));
        Label after = label("muted");
        after.textProperty()
                .bind(following
                        .map(next -> texts.live(
                                () -> texts.get("guide.following", next.title().in(texts.language()))))
                        .orElseGet(() -> texts.text("guide.all")));
        HBox buttons = new HBox(
                button(texts, "guide-list", "guide.list", ways.list(), "ghost"),
                button(texts, "guide-again", "guide.again", ways.again(), "ghost"));
        buttons.getStyleClass().add("guide-foot");
        first = following.isPresent()
                ? button(texts, "guide-next-lesson", "guide.nextLesson", ways.next(), "primary")
                : button(texts, "guide-play", "guide.play", ways.play(), "primary");
        buttons.getChildren().add(first);
        VBox card = new VBox(done, title);
        lesson.learnt().forEach(line -> card.getChildren().add(learnt(texts, line)));
        card.getChildren().addAll(after, buttons);
        card.getStyleClass().addAll("guide-bubble", "guide-end");
        card.setMaxSize(Region.USE_PREF_SIZE, Region.USE_PREF_SIZE);
        getChildren().add(card);
        addEventHandler(KeyEvent.KEY_PRESSED, event -> {
            if (event.getCode() == KeyCode.ESCAPE) {
                ways.list().run();
                event.consume();
            }
        });
    }

    /** The way most players take. */
    Node first() {
        return first;
    }

    /** One line of what the player knows now. */
    private static Label learnt(Texts texts, Words line) {
        Label label = label("guide-learnt");
        label.setGraphic(Icon.of(MaterialDesignC.CHECK, "guide-check"));
        label.textProperty().bind(texts.words(line));
        return label;
    }

    private static Label label(String styleClass) {
        Label label = new Label();
        label.getStyleClass().add(styleClass);
        label.setWrapText(true);
        label.setMinHeight(Region.USE_PREF_SIZE);
        return label;
    }

    private static Button button(Texts texts, String id, String key, Runnable action, String style) {
        Button button = new Button();
        button.setId(id);
        button.getStyleClass().add(style);
        button.textProperty().bind(texts.text(key));
        button.setMinWidth(Region.USE_PREF_SIZE);
        button.setOnAction(pressed -> action.run());
        return button;
    }
}
