package org.alea.app.shell;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.function.BooleanSupplier;
import javafx.animation.AnimationTimer;
import javafx.scene.AccessibleRole;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;
import org.kordamp.ikonli.materialdesign2.MaterialDesignA;
import org.kordamp.ikonli.materialdesign2.MaterialDesignC;
import org.kordamp.ikonli.materialdesign2.MaterialDesignI;

/**
 * The notices above the screen, the newest last. They take room from it, so while a clock runs none comes or goes by
 * itself: nobody's table moves under his hand.
 */
public final class NoticeBar extends VBox {
    private final Texts texts;
    private final BooleanSupplier mayMove;
    private final Deque<Runnable> heldBack = new ArrayDeque<>();
    private Runnable ofTable = () -> {};
    private final AnimationTimer waiting = new AnimationTimer() {
        @Override
        public void handle(long now) {
            catchUp();
        }
    };

    public NoticeBar(Texts texts, BooleanSupplier mayMove) {
        this.texts = texts;
        this.mayMove = mayMove;
        getStyleClass().add("notices");
        setMinHeight(USE_PREF_SIZE);
    }

    /** @return takes it away again, for what no longer holds */
    public Runnable add(Notice notice) {
        HBox line = line(notice);
        whenCalm(() -> getChildren().add(line));
        return () -> whenCalm(() -> getChildren().remove(line));
    }

    /** Tells something of the match on the table: it is not about the next one. */
    public void addOfTable(Notice notice) {
        tableLeft();
        ofTable = add(notice);
    }

    public void tableLeft() {
        ofTable.run();
        ofTable = () -> {};
    }

    private void whenCalm(Runnable change) {
        heldBack.add(change);
        catchUp();
        if (!heldBack.isEmpty()) {
            waiting.start();
        }
    }

    private void catchUp() {
        if (mayMove.getAsBoolean()) {
            waiting.stop();
            while (!heldBack.isEmpty()) {
                heldBack.remove().run();
            }
        }
    }

    private HBox line(Notice notice) {
        HBox line = new HBox();
        line.getStyleClass().addAll("notice", notice.grave() ? "grave" : "mild");
        line.setAccessibleRole(AccessibleRole.TEXT);
        line.accessibleTextProperty().bind(notice.message());
        VBox words = words(notice);
        HBox.setHgrow(words, Priority.ALWAYS);
        line.getChildren()
                .addAll(
                        Icon.of(notice.grave() ? MaterialDesignA.ALERT_CIRCLE : MaterialDesignI.INFORMATION_OUTLINE),
                        words);
        for (Notice.Remedy remedy : notice.remedies()) {
            line.getChildren().add(button(remedy, line));
        }
        line.getChildren().add(closeButton(line));
        return line;
    }

    private VBox words(Notice notice) {
        Label message = new Label();
        message.textProperty().bind(notice.message());
        message.setWrapText(true);
        message.getStyleClass().add("strong");
        VBox words = new VBox(message);
        if (!notice.detail().getValue().isEmpty()) {
            Label detail = new Label();
            detail.textProperty().bind(notice.detail());
            detail.setWrapText(true);
            detail.getStyleClass().add("small");
            words.getChildren().add(detail);
        }
        return words;
    }

    private Button button(Notice.Remedy remedy, HBox line) {
        Button button = new Button();
        button.getStyleClass().addAll("dense");
        // the words can be broken into lines, a button's cannot
        button.setMinWidth(USE_PREF_SIZE);
        button.textProperty().bind(remedy.name());
        button.setOnAction(event -> {
            getChildren().remove(line);
            remedy.action().run();
        });
        return button;
    }

    private Button closeButton(HBox line) {
        Button close = new Button("", Icon.of(MaterialDesignC.CLOSE));
        close.getStyleClass().addAll("bare");
        close.accessibleTextProperty().bind(texts.text("action.close"));
        close.setOnAction(event -> getChildren().remove(line));
        return close;
    }
}
