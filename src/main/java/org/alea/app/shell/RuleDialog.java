package org.alea.app.shell;

import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.ScrollPane;
import javafx.scene.layout.VBox;
import org.alea.content.RuleBook;
import org.alea.engine.Words;
import org.kordamp.ikonli.materialdesign2.MaterialDesignB;

/** One rule on paper, above the screen that asked for it. */
public final class RuleDialog extends VBox {

    /** @param open shows the rule among the others of its chapter */
    public RuleDialog(Texts texts, RuleBook.Entry rule, Runnable open, Runnable close) {
        getStyleClass().addAll("paper", "rule-dialog");
        VBox text = new VBox(paragraph(texts, rule.text()));
        rule.ruling().ifPresent(ruling -> {
            Label caption = new Label();
            caption.textProperty()
                    .bind(texts.live(() -> texts.get("rule.ruling").toUpperCase(texts.locale())));
            caption.getStyleClass().add("cap");
            text.getChildren().addAll(caption, paragraph(texts, ruling));
        });
        text.getStyleClass().add("rule-text");
        ScrollPane scroll = new ScrollPane(text);
        scroll.setFitToWidth(true);
        // as high as the wrapped text, which only the text itself knows
        scroll.prefHeightProperty().bind(text.heightProperty().add(4));
        Button book = new Button("", Icon.of(MaterialDesignB.BOOK_OPEN_PAGE_VARIANT_OUTLINE));
        book.setId("open-rulebook");
        book.textProperty().bind(texts.text("rulebook.open"));
        book.setOnAction(event -> open.run());
        getChildren().addAll(Dialogs.header(texts, texts.words(rule.title()), close), scroll, book);
    }

    private static Label paragraph(Texts texts, Words words) {
        Label paragraph = new Label();
        paragraph.textProperty().bind(texts.words(words));
        paragraph.setWrapText(true);
        return paragraph;
    }
}
