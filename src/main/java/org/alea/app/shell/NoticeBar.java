package org.alea.app.shell;

import javafx.scene.AccessibleRole;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;
import org.kordamp.ikonli.materialdesign2.MaterialDesignA;
import org.kordamp.ikonli.materialdesign2.MaterialDesignC;
import org.kordamp.ikonli.materialdesign2.MaterialDesignI;

/** The notices above the screen, the newest last. */
final class NoticeBar extends VBox {
    private final Texts texts;

    NoticeBar(Texts texts) {
        this.texts = texts;
        getStyleClass().add("notices");
    }

    void add(Notice notice) {
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
        getChildren().add(line);
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
