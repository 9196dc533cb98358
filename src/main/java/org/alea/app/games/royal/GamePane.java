package org.alea.app.games.royal;

import java.util.List;
import javafx.geometry.Pos;
import javafx.scene.control.Label;
import javafx.scene.layout.ColumnConstraints;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.GridPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import org.alea.app.games.royal.end.GameOptions;
import org.alea.app.shell.Texts;
import org.alea.app.table.Glyph;
import org.alea.engine.Match;
import org.alea.engine.Seeds;
import org.alea.games.royal.RoyalBox;
import org.alea.games.royal.RoyalMove;
import org.alea.games.royal.RoyalTable;

/** What makes this game the one it is (ROYAL-009): its seed, its options, and whether it counts. */
final class GamePane extends VBox {
    private final GridPane lines = new GridPane();
    private int row;

    /** @param ways lead out of the game, which stays saved, and to what else there is to know, and back to this table */
    GamePane(RoyalBox box, Match<RoyalTable, RoyalMove> match, RoyalSpeech speech, List<Command> ways, Runnable close) {
        super(10);
        getStyleClass().addAll("bubble", "royal-standing", "royal-game");
        setMaxSize(480, Region.USE_PREF_SIZE);
        Label title = new Label(speech.get("game.title"));
        title.getStyleClass().add("bubble-title");
        lines.getStyleClass().add("standing-sheet");
        lines.getColumnConstraints().addAll(new ColumnConstraints(190), new ColumnConstraints(220));
        line(
                "mdi2d-dice-multiple",
                speech.get("game.seed"),
                Seeds.format(match.setup().seed()));
        for (GameOptions.Option option : GameOptions.of(match.setup(), box, speech.texts())) {
            line(option.icon(), option.name(), option.choice());
        }
        line(
                "mdi2s-school-outline",
                speech.get("game.ranked"),
                speech.get(match.learning() ? "game.ranked.no" : "game.ranked.yes"));
        Texts texts = speech.texts();
        FlowPane menu = new FlowPane(8, 8);
        ways.forEach(way -> menu.getChildren().add(way.button("plain")));
        HBox foot = new HBox(
                8, new Command(texts.get("table.close"), "", texts.get("royalroy.key.escape"), close).button("plain"));
        foot.setAlignment(Pos.CENTER_RIGHT);
        getChildren().addAll(title, lines, menu, foot);
    }

    private void line(String icon, String name, String value) {
        Label what = new Label(name, Glyph.icon(icon, 16));
        Label chosen = new Label(value);
        what.getStyleClass().add("standing-line");
        chosen.getStyleClass().addAll("standing-line", "game-choice");
        chosen.setWrapText(true);
        lines.addRow(row++, what, chosen);
    }
}
