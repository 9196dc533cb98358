package org.alea.app.games.royal;

import java.util.ArrayList;
import java.util.List;
import java.util.function.IntConsumer;
import javafx.geometry.Pos;
import javafx.geometry.Rectangle2D;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.ScrollPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import org.alea.app.table.Glyph;
import org.alea.games.royal.CharacterCard;
import org.alea.games.royal.RoyalMove;
import org.alea.games.royal.RoyalTable;

/** The Roy's side of the table: his action table, the characters in their order, and the journal behind a tab. */
final class RoyPanel extends VBox {
    private final boolean compact;
    private final RoyTable table;
    private final VBox characters = new VBox();
    private final JournalPane journal;
    private final Label reserve = new Label();
    private final HBox tabs = new HBox(4);
    private final VBox content = new VBox(8);
    private final List<Button> buttons = new ArrayList<>();
    private Tab tab = Tab.ROY;

    /** What the panel can show. */
    enum Tab {
        ROY,
        CHARACTERS,
        JOURNAL
    }

    RoyPanel(RoyalLayout plan, IntConsumer look) {
        Rectangle2D area = plan.roy();
        compact = plan.compact();
        table = new RoyTable(compact);
        journal = new JournalPane(look);
        getStyleClass().addAll("table-panel", "roy-panel");
        setMinSize(area.getWidth(), area.getHeight());
        setPrefSize(area.getWidth(), area.getHeight());
        setMaxSize(area.getWidth(), area.getHeight());
        reserve.getStyleClass().add("note");
        reserve.setMinWidth(Region.USE_PREF_SIZE);
        VBox.setVgrow(content, Priority.ALWAYS);
        VBox.setVgrow(journal, Priority.ALWAYS);
        characters.getStyleClass().add("royal-characters");
        tabs.setAlignment(Pos.CENTER_LEFT);
        getChildren().addAll(tabs, content);
    }

    void turnTo(Tab other) {
        tab = other;
    }

    Tab tab() {
        return tab;
    }

    void show(
            RoyalTable now,
            org.alea.engine.Match<RoyalTable, RoyalMove> match,
            RoyalSpeech speech,
            Runnable forecast,
            java.util.function.Consumer<Tab> turn) {
        reserve.setText(speech.get("roy.reserve", now.city().reserve()));
        tabs.getChildren().setAll(Glyph.icon("mdi2c-crown", 20, "brass"));
        buttons.clear();
        for (Tab each : compact ? List.of(Tab.values()) : List.of(Tab.ROY, Tab.JOURNAL)) {
            tabs.getChildren().add(tabButton(each, speech, turn));
        }
        Region space = new Region();
        HBox.setHgrow(space, Priority.ALWAYS);
        Button foretell = RoyalBar.tool("mdi2c-crystal-ball", speech.get("forecast.open"), forecast);
        tabs.getChildren().addAll(space, reserve, foretell);
        buttons.add(foretell);
        content.getChildren().setAll(shown(now, match, speech));
    }

    private Button tabButton(Tab each, RoyalSpeech speech, java.util.function.Consumer<Tab> turn) {
        Button button = new Command(speech.get("tab." + each), "", "", () -> turn.accept(each)).button("ghost");
        button.getStyleClass().add("royal-tab");
        if (each == tab) {
            button.getStyleClass().add("on");
        }
        button.setMaxWidth(Region.USE_PREF_SIZE);
        button.setMinWidth(Region.USE_PREF_SIZE);
        buttons.add(button);
        return button;
    }

    private List<Node> shown(RoyalTable now, org.alea.engine.Match<RoyalTable, RoyalMove> match, RoyalSpeech speech) {
        if (tab == Tab.JOURNAL) {
            journal.show(new Journal(speech).lines(match));
            return List.of(journal);
        }
        showCharacters(now, speech);
        table.show(now, speech);
        ScrollPane scroll = new ScrollPane(characters);
        scroll.setFitToWidth(true);
        scroll.getStyleClass().add("journal-scroll");
        scroll.setFocusTraversable(false);
        VBox.setVgrow(scroll, Priority.ALWAYS);
        if (compact) {
            return List.of(tab == Tab.ROY ? table : scroll);
        }
        Label caption = new Label(speech.caption("characters"));
        caption.getStyleClass().add("cap");
        return List.of(table, caption, scroll);
    }

    private void showCharacters(RoyalTable now, RoyalSpeech speech) {
        characters.getChildren().clear();
        for (CharacterCard card : now.characters().left()) {
            characters.getChildren().add(new Label(speech.name(card.name())));
        }
    }

    List<Button> buttons() {
        return List.copyOf(buttons);
    }
}
