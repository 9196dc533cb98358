package org.alea.app.table.panel;

import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import org.alea.app.shell.Texts;

/** The question before something costs a game its record: what it costs, a way back, and a way on. */
public final class ConsentPane extends VBox {
    private static final double WIDE = 480;

    private final TableButton yes;

    /** @param costs what the player would give up, and that he is asked only once */
    public ConsentPane(Texts texts, String costs, Runnable leave, Runnable goAhead) {
        super(12);
        setId("consent");
        getStyleClass().add("bubble");
        setMaxSize(WIDE, Region.USE_PREF_SIZE);
        Label title = new Label(texts.get("table.consent"));
        title.getStyleClass().add("bubble-title");
        Label words = new Label(costs);
        words.getStyleClass().add("bubble-text");
        for (Label each : new Label[] {title, words}) {
            each.setWrapText(true);
            each.setMinHeight(Region.USE_PREF_SIZE);
        }
        TableButton no = new TableButton(
                TableButton.Act.of(texts.get("table.consent.no"), TableButton.Weight.PLAIN, leave)
                        .key(texts.get("key.escape")),
                1);
        no.setId("consent-no");
        yes = new TableButton(
                TableButton.Act.of(texts.get("table.consent.yes"), TableButton.Weight.PRIMARY, goAhead)
                        .sign("mdi2c-check"),
                1);
        yes.setId("consent-yes");
        HBox buttons = new HBox(10, no, yes);
        buttons.setAlignment(Pos.CENTER_RIGHT);
        getChildren().addAll(title, words, buttons);
    }

    /** What Enter presses. */
    public Node main() {
        return yes;
    }
}
