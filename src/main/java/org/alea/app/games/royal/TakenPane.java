package org.alea.app.games.royal;

import java.util.List;
import javafx.geometry.HPos;
import javafx.geometry.Pos;
import javafx.scene.control.Label;
import javafx.scene.layout.ColumnConstraints;
import javafx.scene.layout.GridPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import org.alea.games.royal.CharacterColumn;
import org.alea.games.royal.Colour;
import org.alea.games.royal.EventCard;
import org.alea.games.royal.RoyalTable;
import org.alea.games.royal.Side;

/** The cards that are out of the game: the events each side has taken, and the characters scored with their points. */
final class TakenPane extends VBox {
    private final RoyalSpeech speech;
    private final GridPane sheet = new GridPane();
    private int row;

    TakenPane(RoyalTable table, RoyalSpeech speech, Runnable close) {
        super(12);
        this.speech = speech;
        getStyleClass().addAll("bubble", "royal-taken");
        setMaxSize(480, Region.USE_PREF_SIZE);
        Label title = new Label(speech.get("taken.title"));
        title.getStyleClass().add("bubble-title");
        sheet.getStyleClass().add("standing-sheet");
        ColumnConstraints names = new ColumnConstraints();
        names.setMinWidth(230);
        names.setHgrow(Priority.ALWAYS);
        sheet.getColumnConstraints().add(names);
        events(table);
        characters(table);
        HBox foot = new HBox(new Command(
                        speech.texts().get("table.close"), "", speech.texts().get("royalroy.key.escape"), close)
                .button("plain"));
        foot.setAlignment(Pos.CENTER_RIGHT);
        getChildren().addAll(title, sheet, foot);
    }

    private void events(RoyalTable table) {
        heading("taken.events");
        for (Side side : Side.values()) {
            for (EventCard event : table.events().wonBy(side)) {
                String vp =
                        speech.get("preview.vp", RoyalBar.signed(event.first().vp()));
                line(speech.name(event.name()), side == Side.YOU ? vp : "–", side == Side.ROY ? vp : "–");
            }
        }
        if (table.events().wonBy(Side.YOU).isEmpty()
                && table.events().wonBy(Side.ROY).isEmpty()) {
            nothing("taken.events.none");
        }
        // ROYAL-019: how many are still to come is public, their order is not
        Label decks = new Label(speech.get(
                "taken.decks",
                table.events().left(Colour.RED),
                table.events().left(Colour.YELLOW),
                table.events().left(Colour.WHITE)));
        decks.getStyleClass().add("note");
        sheet.add(decks, 0, row++, 3, 1);
    }

    private void characters(RoyalTable table) {
        heading("taken.characters");
        List<CharacterColumn.Scored> all = table.characters().scored();
        for (CharacterColumn.Scored scored : all) {
            line(
                    speech.name(scored.card().name()),
                    speech.get("preview.vp", RoyalBar.signed(scored.yourVp())),
                    scored.card().royScores() ? speech.get("preview.vp", RoyalBar.signed(scored.royVp())) : "–");
        }
        if (all.isEmpty()) {
            nothing("taken.characters.none");
        }
    }

    private void heading(String key) {
        Label words = new Label(speech.caption(key));
        words.getStyleClass().addAll("cap", "taken-heading");
        Label you = side(speech.caption("taken.you"), "yours");
        Label roy = side(speech.caption("taken.roy"), "roys");
        you.getStyleClass().addAll("cap", "taken-heading");
        roy.getStyleClass().addAll("cap", "taken-heading");
        sheet.addRow(row++, words, you, roy);
    }

    private void line(String name, String yours, String roys) {
        Label words = new Label(name);
        words.getStyleClass().add("standing-line");
        Label you = side(yours, "yours");
        Label roy = side(roys, "roys");
        you.getStyleClass().add("standing-line");
        roy.getStyleClass().add("standing-line");
        words.setAccessibleText(
                String.join(", ", name, speech.get("taken.you") + " " + yours, speech.get("taken.roy") + " " + roys));
        sheet.addRow(row++, words, you, roy);
    }

    private static Label side(String text, String whose) {
        Label label = new Label(text);
        label.getStyleClass().add(whose);
        label.setMinWidth(Region.USE_PREF_SIZE);
        GridPane.setHalignment(label, HPos.RIGHT);
        return label;
    }

    private void nothing(String key) {
        Label words = new Label(speech.get(key));
        words.getStyleClass().add("note");
        sheet.add(words, 0, row++, 3, 1);
    }
}
