package org.alea.app.shell;

import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.TextArea;
import javafx.scene.input.Clipboard;
import javafx.scene.input.ClipboardContent;
import javafx.scene.layout.HBox;
import javafx.scene.layout.VBox;
import org.alea.store.CrashReport;
import org.kordamp.ikonli.materialdesign2.MaterialDesignC;

/** Says that something went wrong, that the match is safe, and offers the report. */
public final class CrashDialog extends VBox {

    public CrashDialog(Texts texts, CrashReport report, Runnable goOn) {
        getStyleClass().addAll("panel", "crash-dialog");
        Label what = new Label();
        what.textProperty().bind(texts.text(report.save().isEmpty() ? "crash.noMatch" : "crash.match"));
        what.setWrapText(true);
        TextArea details = new TextArea(report.text());
        details.setEditable(false);
        details.getStyleClass().add("crash-report");
        details.accessibleTextProperty().bind(texts.text("crash.report"));
        Button fold = new Button();
        fold.setId("crash-details");
        fold.getStyleClass().add("ghost");
        fold.setOnAction(event -> show(texts, details, fold, !details.isVisible()));
        show(texts, details, fold, false);
        Button copy = new Button("", Icon.of(MaterialDesignC.CONTENT_COPY));
        copy.setId("crash-copy");
        copy.textProperty().bind(texts.text("crash.copy"));
        copy.setOnAction(event -> {
            ClipboardContent content = new ClipboardContent();
            content.putString(report.text());
            Clipboard.getSystemClipboard().setContent(content);
        });
        Button go = new Button();
        go.getStyleClass().add("primary");
        go.textProperty().bind(texts.text("crash.goOn"));
        go.setOnAction(event -> goOn.run());
        HBox buttons = new HBox(go, copy, fold);
        buttons.getStyleClass().add("dialog-buttons");
        getChildren().addAll(Dialogs.header(texts, texts.text("crash.title"), goOn), what, details, buttons);
    }

    /** Few players can read a report: it is there for whoever asks. */
    private static void show(Texts texts, TextArea details, Button fold, boolean shown) {
        details.setVisible(shown);
        details.setManaged(shown);
        fold.textProperty().bind(texts.text(shown ? "crash.noDetails" : "crash.details"));
        fold.setGraphic(Icon.of(shown ? MaterialDesignC.CHEVRON_UP : MaterialDesignC.CHEVRON_DOWN));
    }
}
