package org.alea.app.games.royal.pieces;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import javafx.geometry.Pos;
import javafx.scene.AccessibleRole;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import org.alea.app.shell.Fonts;
import org.alea.app.shell.Texts;
import org.alea.app.table.Fitting;
import org.alea.app.table.Glyph;
import org.alea.games.royal.RoyRow;

/** The Roy's action table: eleven rows with what each does and costs him; one of them may be lit. */
public final class RoyTableView extends VBox {
    /** What stands beside the words of a row: the result, the price, the gaps. */
    private static final double BESIDE = 110;

    private final Texts texts;
    private final List<RoyRow> table;
    private final List<HBox> rows = new ArrayList<>();
    private final List<Label> actions = new ArrayList<>();

    /**
     * Which row is lit.
     *
     * @param folded whether only the lit row and its neighbours are shown, where there is little room
     */
    public record State(OptionalInt lit, boolean folded) {
        public static final State DARK = new State(OptionalInt.empty(), false);

        public static State lit(int result) {
            return new State(OptionalInt.of(result), false);
        }
    }

    public RoyTableView(List<RoyRow> table, Texts texts, double width, double rowHeight) {
        this(table, texts, width, rowHeight, 13);
    }

    /** @param words how large the words are to be, where they fit */
    public RoyTableView(List<RoyRow> table, Texts texts, double width, double rowHeight, double words) {
        this.table = table;
        this.texts = texts;
        getStyleClass().addAll("royal-piece", "game-royal", "roy-table");
        setAccessibleRole(AccessibleRole.NODE);
        setMinWidth(width);
        setPrefWidth(width);
        setMaxWidth(width);
        for (RoyRow row : table) {
            rows.add(row(row, rowHeight));
        }
        words(words, width - BESIDE);
        actions.forEach(action -> action.textProperty().addListener((all, old, now) -> words(words, width - BESIDE)));
        show(State.DARK);
    }

    public void show(State now) {
        List<HBox> shown = new ArrayList<>();
        for (int i = 0; i < rows.size(); i++) {
            HBox row = rows.get(i);
            int result = table.get(i).result();
            boolean lit = now.lit().isPresent() && now.lit().getAsInt() == result;
            row.getStyleClass().remove("lit");
            if (lit) {
                row.getStyleClass().add("lit");
            }
            boolean near = now.lit().isPresent() && Math.abs(now.lit().getAsInt() - result) <= 1;
            if (!now.folded() || near) {
                shown.add(row);
            }
        }
        getChildren().setAll(shown);
    }

    /** The row of a result, for whoever points at it. */
    public Region row(int result) {
        return rows.get(result - table.get(0).result());
    }

    /** All rows are set alike, as large as the longest allows. */
    private void words(double wanted, double room) {
        double size = table.stream()
                .mapToDouble(row -> Fitting.lineSize(action(row), Fonts.STRONG, wanted, room))
                .min()
                .orElse(wanted);
        actions.forEach(action -> action.setStyle("-fx-font-size: " + size + "px;"));
    }

    private HBox row(RoyRow row, double height) {
        Label result = new Label(Integer.toString(row.result()));
        result.getStyleClass().add("row-result");
        result.setMinWidth(22);
        result.setAlignment(Pos.CENTER_RIGHT);
        Label action = new Label();
        action.textProperty().bind(texts.live(() -> action(row)));
        action.getStyleClass().add("row-action");
        actions.add(action);
        action.setMaxWidth(Double.MAX_VALUE);
        action.setMinWidth(0);
        HBox.setHgrow(action, Priority.ALWAYS);
        Label price = new Label("", Glyph.icon(RoyalEmblems.DIE, 14));
        price.textProperty().bind(texts.live(() -> price(texts, row)));
        price.getStyleClass().add("row-price");
        price.setMinWidth(USE_PREF_SIZE);
        HBox line = new HBox(7, result, action, price);
        line.setAlignment(Pos.CENTER_LEFT);
        line.getStyleClass().add("roy-row");
        line.setMinHeight(height);
        line.setPrefHeight(height);
        line.setAccessibleRole(AccessibleRole.NODE);
        Tip.speak(
                line,
                texts,
                in -> in.get(
                        "royalpieces.hear.row",
                        row.result(),
                        row.text().in(in.language()),
                        price(in, row),
                        row.chances()));
        return line;
    }

    private String action(RoyRow row) {
        return texts.get("royalpieces.row." + row.action(), Math.max(row.vp(), row.cubes()));
    }

    private static String price(Texts in, RoyRow row) {
        if (row.diceForEachPlace() > 0) {
            return in.get("royalpieces.price.places");
        }
        return in.get(row.buysYourDie() ? "royalpieces.price.yours" : "royalpieces.price", row.ownDice());
    }
}
