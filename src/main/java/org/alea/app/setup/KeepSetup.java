package org.alea.app.setup;

import java.util.Optional;
import javafx.collections.MapChangeListener;
import javafx.scene.control.Button;
import javafx.scene.control.TextField;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.StackPane;
import org.alea.app.shell.Icon;
import org.alea.app.shell.Texts;
import org.alea.app.shell.Weakly;
import org.alea.store.Setting;
import org.kordamp.ikonli.materialdesign2.MaterialDesignC;
import org.kordamp.ikonli.materialdesign2.MaterialDesignD;

/** The button that keeps what is chosen under a name, the field it is typed into, and the button that forgets it again. */
final class KeepSetup extends StackPane {
    private static final int LONGEST = 24;

    private final Texts texts;
    private final SetupModel model;
    private final OwnSetups own;
    private final Button button = new Button();
    private final TextField name = new TextField();

    KeepSetup(Texts texts, SetupModel model, OwnSetups own) {
        this.texts = texts;
        this.model = model;
        this.own = own;
        button.setId("keep-setup");
        button.getStyleClass().addAll("ghost", "setup-foot");
        button.setMaxWidth(Double.MAX_VALUE);
        button.setOnAction(event -> press());
        name.setId("setup-name");
        name.promptTextProperty().bind(texts.text("setup.name"));
        name.accessibleTextProperty().bind(texts.text("setup.name"));
        name.setOnAction(event -> keep());
        name.addEventFilter(KeyEvent.KEY_PRESSED, event -> {
            if (event.getCode() == KeyCode.ESCAPE) {
                ask(false);
                event.consume();
            }
        });
        name.focusedProperty().addListener((all, old, now) -> {
            if (!now) {
                ask(false);
            }
        });
        getChildren().addAll(button, name);
        ask(false);
        model.chosen().addListener((MapChangeListener<String, String>) change -> show());
        Weakly.follow(this, own.preferences().of(Setting.OWN_SETUPS), this::show);
        Weakly.follow(this, texts.languageProperty(), this::show);
        show();
    }

    private void press() {
        own.nameOf(model).ifPresentOrElse(own::forget, () -> {
            ask(true);
            name.requestFocus();
        });
    }

    private void keep() {
        String typed = name.getText().strip();
        if (!typed.isEmpty()) {
            own.keep(typed.substring(0, Math.min(LONGEST, typed.length())), model);
        }
        name.clear();
        button.requestFocus();
    }

    private void ask(boolean asked) {
        name.setVisible(asked);
        button.setVisible(!asked);
    }

    private void show() {
        Optional<String> kept = own.nameOf(model);
        button.setGraphic(
                Icon.of(kept.isPresent() ? MaterialDesignD.DELETE_OUTLINE : MaterialDesignC.CONTENT_SAVE_OUTLINE));
        button.setText(kept.map(called -> texts.get("setup.forget")).orElseGet(() -> texts.get("setup.keep.name")));
        button.setAccessibleText(
                kept.map(called -> texts.get("setup.forget.heard", called)).orElse(button.getText()));
    }
}
