package org.alea.app.games.royal;

import java.util.List;
import java.util.function.Consumer;
import javafx.geometry.Pos;
import javafx.scene.control.Button;
import javafx.scene.control.Hyperlink;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import org.alea.games.royal.PhasePage;

/** The rules of one phase on a page, each sentence with the rule behind it; the other phases are a tab away. */
final class PhasePagesPane extends VBox {
    private final List<PhasePage> pages;
    private final RoyalSpeech speech;
    private final Consumer<String> rule;
    private final HBox tabs = new HBox(4);
    private final VBox points = new VBox(5);
    private int shown;

    /** @param rule opens a rule by its id */
    PhasePagesPane(List<PhasePage> pages, String first, RoyalSpeech speech, Consumer<String> rule, Runnable close) {
        super(10);
        this.pages = pages;
        this.speech = speech;
        this.rule = rule;
        getStyleClass().addAll("bubble", "royal-pages");
        setMaxSize(820, Region.USE_PREF_SIZE);
        tabs.getStyleClass().add("page-tabs");
        Button done = new Command(
                        speech.texts().get("table.close"), "", speech.texts().get("royalroy.key.escape"), close)
                .button("plain");
        Label turning = new Label(speech.get("pages.turn"));
        turning.getStyleClass().add("note");
        Region space = new Region();
        HBox.setHgrow(space, Priority.ALWAYS);
        HBox foot = new HBox(8, turning, space, done);
        foot.setAlignment(Pos.CENTER_LEFT);
        getChildren().addAll(tabs, points, foot);
        List<String> ids = pages.stream().map(PhasePage::id).toList();
        show(Math.max(0, ids.indexOf(first)));
    }

    /** The page that is open. */
    PhasePage page() {
        return pages.get(shown);
    }

    /** Turns to another page; behind the last comes the first. */
    void turn(int by) {
        show(Math.floorMod(shown + by, pages.size()));
    }

    private void show(int place) {
        shown = place;
        tabs.getChildren().clear();
        for (int i = 0; i < pages.size(); i++) {
            tabs.getChildren().add(tab(i));
        }
        points.getChildren().clear();
        page().points().forEach(point -> points.getChildren().add(line(point)));
        setAccessibleText(speech.name(page().name()));
    }

    private Button tab(int place) {
        String name = speech.name(pages.get(place).name());
        Button button = new Command(name, "", "", () -> show(place)).button("ghost");
        button.getStyleClass().add("royal-tab");
        if (place == shown) {
            button.getStyleClass().add("on");
        }
        button.setMaxWidth(Region.USE_PREF_SIZE);
        button.setMinWidth(Region.USE_PREF_SIZE);
        return button;
    }

    private HBox line(PhasePage.Point point) {
        Label words = new Label(speech.name(point.text()));
        words.getStyleClass().add("page-point");
        words.setWrapText(true);
        words.setMinHeight(Region.USE_PREF_SIZE);
        words.setMaxWidth(Double.MAX_VALUE);
        HBox.setHgrow(words, Priority.ALWAYS);
        Hyperlink link = new Hyperlink(speech.get("rule"));
        link.setAccessibleText(link.getText() + " " + point.rule());
        link.getStyleClass().add("page-rule");
        link.setMinWidth(Region.USE_PREF_SIZE);
        link.setOnAction(pressed -> rule.accept(point.rule()));
        HBox line = new HBox(12, words, link);
        line.setAlignment(Pos.TOP_LEFT);
        line.getStyleClass().add("page-line");
        return line;
    }
}
