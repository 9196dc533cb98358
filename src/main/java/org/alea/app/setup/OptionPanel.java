package org.alea.app.setup;

import java.util.Set;
import javafx.collections.MapChangeListener;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.layout.VBox;
import org.alea.app.shell.Texts;
import org.alea.app.shell.controls.Segments;
import org.alea.content.Wording;
import org.alea.engine.SetupOption;

/** The options that take one value, each with its control, worded by the game itself. */
final class OptionPanel extends VBox {
    private final Texts texts;
    private final SetupModel model;
    private final Wording wording;

    /** @param elsewhere the options that are chosen elsewhere */
    OptionPanel(Texts texts, SetupModel model, Wording wording, Set<String> elsewhere) {
        this.texts = texts;
        this.model = model;
        this.wording = wording;
        getStyleClass().addAll("panel", "setup-panel");
        Label title = new Label();
        title.textProperty().bind(texts.text("setup.options"));
        title.getStyleClass().addAll("display", "panel-title");
        getChildren().add(title);
        model.shown(SetupOption.Kind.ONE).stream()
                .filter(option -> !elsewhere.contains(option.id()))
                .forEach(option -> add(option, segments(option)));
        model.shown(SetupOption.Kind.NUMBER).stream()
                .filter(option -> !elsewhere.contains(option.id()))
                .forEach(option -> add(option, spinner(option)));
    }

    private void add(SetupOption option, Node control) {
        String key = "option." + option.id();
        Label caption = new Label();
        caption.textProperty().bind(texts.live(() -> said(key).toUpperCase(texts.locale())));
        caption.getStyleClass().add("cap");
        control.setId("option-" + option.id());
        control.accessibleTextProperty().bind(texts.live(() -> said(key)));
        VBox part = new VBox(caption, control);
        part.getStyleClass().add("option");
        if (wording.knows(key + ".help")) {
            Label help = new Label();
            help.textProperty().bind(texts.live(() -> said(key + ".help")));
            help.setWrapText(true);
            help.getStyleClass().addAll("small", "faint");
            part.getChildren().add(help);
        }
        offer(part, model.applies(option));
        model.chosen().addListener((MapChangeListener<String, String>) change -> offer(part, model.applies(option)));
        getChildren().add(part);
    }

    private static void offer(Node part, boolean offered) {
        part.setVisible(offered);
        part.setManaged(offered);
    }

    private Segments<String> segments(SetupOption option) {
        Segments<String> segments = new Segments<>(
                option.values(),
                model.value(option),
                value -> texts.live(() -> said("option." + option.id() + "." + value)));
        segments.accessibleTextProperty().bind(texts.live(() -> said("option." + option.id())));
        segments.valueProperty().addListener((all, old, now) -> model.choose(option, now));
        model.chosen().addListener((MapChangeListener<String, String>)
                change -> segments.valueProperty().set(model.value(option)));
        return segments;
    }

    private NumberSpinner spinner(SetupOption option) {
        NumberSpinner spinner = new NumberSpinner(model, option);
        spinner.getEditor().accessibleTextProperty().bind(texts.live(() -> said("option." + option.id())));
        model.chosen().addListener((MapChangeListener<String, String>) change -> spinner.show(model.value(option)));
        return spinner;
    }

    private String said(String key) {
        return wording.say(key, texts.language());
    }
}
