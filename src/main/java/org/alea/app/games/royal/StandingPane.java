package org.alea.app.games.royal;

import javafx.geometry.HPos;
import javafx.geometry.Pos;
import javafx.scene.control.Label;
import javafx.scene.layout.ColumnConstraints;
import javafx.scene.layout.GridPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import org.alea.app.games.royal.pieces.RoyalEmblems;
import org.alea.app.table.Glyph;
import org.alea.engine.Result;
import org.alea.games.royal.RoyalGame;
import org.alea.games.royal.RoyalTable;
import org.alea.games.royal.Side;

/** The score sheet as it would be if the game ended now: both sides by source, the difference, the verdict. */
final class StandingPane extends VBox {

    StandingPane(RoyalGame game, RoyalTable table, RoyalSpeech speech, Runnable close) {
        super(10);
        getStyleClass().addAll("bubble", "royal-standing");
        setMaxSize(460, Region.USE_PREF_SIZE);
        Result result = game.result(table).orElseGet(() -> game.foresight().ifEndedNow(table));
        Label title = new Label(speech.get("standing.title"));
        title.getStyleClass().add("bubble-title");
        GridPane sheet = new GridPane();
        sheet.getStyleClass().add("standing-sheet");
        ColumnConstraints names = new ColumnConstraints();
        names.setHgrow(Priority.ALWAYS);
        sheet.getColumnConstraints().addAll(names, new ColumnConstraints(90), new ColumnConstraints(90));
        sheet.addRow(0, new Region(), side(Side.YOU, speech), side(Side.ROY, speech));
        int row = 1;
        int yours = 0;
        int roys = 0;
        for (Result.Term term : result.terms()) {
            if (!term.id().startsWith("you.")) {
                roys -= term.points();
                continue;
            }
            yours += term.points();
            String source = term.id().substring(4);
            int his = -result.terms().stream()
                    .filter(other -> other.id().equals("roy." + source))
                    .mapToInt(Result.Term::points)
                    .sum();
            if (term.points() != 0 || his != 0) {
                String royWord = scores(table, source) ? RoyalBar.signed(his) : "–";
                row(sheet, row++, name(source, speech), RoyalBar.signed(term.points()), royWord, "standing-line");
            }
        }
        Region rule = new Region();
        rule.getStyleClass().add("standing-rule");
        sheet.add(rule, 0, row++, 3, 1);
        String yoursInAll = Integer.toString(yours);
        row(sheet, row, speech.say("score.TOTAL"), yoursInAll, Integer.toString(roys), "standing-total");
        Label verdict = new Label(
                speech.get("standing.verdict", RoyalBar.signed(result.score()), speech.say("rank." + result.rank())));
        verdict.getStyleClass().add("standing-verdict");
        verdict.setWrapText(true);
        HBox foot = new HBox(new Command(
                        speech.texts().get("table.close"), "", speech.texts().get("royalroy.key.escape"), close)
                .button("plain"));
        foot.setAlignment(Pos.CENTER_RIGHT);
        getChildren().addAll(title, sheet, verdict, foot);
    }

    private static Label side(Side side, RoyalSpeech speech) {
        boolean you = side == Side.YOU;
        Label name =
                new Label(speech.get(you ? "standing.you" : "standing.roy"), Glyph.icon(RoyalEmblems.of(side), 17));
        name.getStyleClass().addAll("standing-side", you ? "yours" : "roys");
        GridPane.setHalignment(name, HPos.RIGHT);
        return name;
    }

    /** The Roy has no deniers and no influence: a character that looks at them gives him nothing, not even 0 (ROYAL-017). */
    private static boolean scores(RoyalTable table, String source) {
        return table.content().characters().stream()
                .noneMatch(card -> source.equals("characters." + card.id()) && !card.royScores());
    }

    private static String name(String source, RoyalSpeech speech) {
        if (source.startsWith("characters.")) {
            return speech.term(source.substring(11));
        }
        return speech.say("score." + source.replaceAll("([A-Z])", "_$1").toUpperCase(java.util.Locale.ROOT));
    }

    private static void row(GridPane sheet, int at, String name, String yours, String roys, String style) {
        Label words = new Label(name);
        Label you = new Label(yours);
        Label roy = new Label(roys);
        words.getStyleClass().add(style);
        you.getStyleClass().addAll(style, "yours");
        roy.getStyleClass().addAll(style, "roys");
        GridPane.setHalignment(you, HPos.RIGHT);
        GridPane.setHalignment(roy, HPos.RIGHT);
        sheet.addRow(at, words, you, roy);
    }
}
