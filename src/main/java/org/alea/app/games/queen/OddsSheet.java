package org.alea.app.games.queen;

import java.util.List;
import java.util.TreeMap;
import java.util.function.Function;
import javafx.geometry.HPos;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.layout.ColumnConstraints;
import javafx.scene.layout.GridPane;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import org.alea.games.queen.EnemyInPlay;
import org.alea.games.queen.QueenTable;
import org.alea.games.queen.Zone;
import org.alea.games.queen.coach.Prospects;

/** The chances of a set on paper: no solo left, every square that could be paid for, and the change in value. */
final class OddsSheet extends VBox {
    private static final String MINUS = "\u2212";
    private static final double LEAST_SHOWN = 0.005;

    private final QueenTable table;
    private final Speech speech;
    private final GridPane grid = new GridPane();
    private final Label note = new Label();

    OddsSheet(QueenTable table, int value, Speech speech) {
        super(8);
        this.table = table;
        this.speech = speech;
        getStyleClass().addAll("paper-card", "zoom", "odds");
        setMaxSize(480, Region.USE_PREF_SIZE);
        int dice = (int) table.dice().stream()
                .filter(die -> die.zone() == Zone.ARENA && die.value() == value)
                .count();
        Label title = new Label(speech.get("odds.title", value));
        title.getStyleClass().addAll("card-title", "zoom-title");
        Label about = new Label(speech.get("odds.about", dice));
        about.getStyleClass().add("zoom-other");
        note.getStyleClass().add("zoom-other");
        note.setWrapText(true);
        note.setMinHeight(Region.USE_PREF_SIZE);
        note.setText(speech.get("odds.reckoning"));
        grid.setHgap(18);
        grid.setVgap(3);
        getChildren().addAll(title, about, grid, note);
    }

    /** @param all without the dragon die first, then with it if there is one */
    void show(List<Prospects> all) {
        grid.getChildren().clear();
        ColumnConstraints names = new ColumnConstraints();
        names.setHgrow(Priority.ALWAYS);
        grid.getColumnConstraints().setAll(names);
        if (all.size() > 1) {
            heading(1, speech.get("odds.alone"));
            heading(2, speech.get("odds.dragon"));
        }
        row(speech.get("odds.noSolo"), all, each -> percent(each.noSolo()));
        TreeMap<Integer, Integer> squares = new TreeMap<>();
        all.forEach(each -> each.squares().forEach((slot, chances) -> squares.merge(slot, chances.size(), Math::max)));
        squares.forEach((slot, most) -> {
            for (int square = 1; square <= most; square++) {
                int count = square;
                row(square(slot, count), all, each -> percent(chance(each, slot, count)));
            }
        });
        row(speech.get("odds.change"), all, each -> signed(each.change()));
        String counted = speech.get(all.get(0).exact() ? "odds.exact" : "odds.sampled");
        String read = counted + " " + speech.get("odds.unit");
        note.setText(all.size() > 1 ? speech.get("odds.chaos") + " " + read : read);
    }

    private String square(int slot, int count) {
        String name = table.enemy(slot)
                .map(EnemyInPlay::card)
                .map(card -> speech.name(card.name()))
                .orElse("");
        return speech.get("odds.square", slot, name, count);
    }

    private static double chance(Prospects prospects, int slot, int count) {
        List<Double> chances = prospects.squares().getOrDefault(slot, List.of());
        return chances.size() < count ? 0 : chances.get(count - 1);
    }

    private void heading(int column, String words) {
        Label heading = new Label(words);
        heading.getStyleClass().add("card-foot");
        heading.setMinWidth(Region.USE_PREF_SIZE);
        put(heading, column, 0);
    }

    private void row(String words, List<Prospects> all, Function<Prospects, String> figure) {
        int row = grid.getRowCount() + (grid.getChildren().isEmpty() ? 1 : 0);
        Label name = new Label(words);
        name.getStyleClass().add("zoom-name");
        name.setWrapText(true);
        name.setMinHeight(Region.USE_PREF_SIZE);
        grid.add(name, 0, row);
        for (int i = 0; i < all.size(); i++) {
            Label number = new Label(figure.apply(all.get(i)));
            number.getStyleClass().add("zoom-price");
            number.setMinWidth(Region.USE_PREF_SIZE);
            put(number, i + 1, row);
        }
    }

    private void put(Node node, int column, int row) {
        GridPane.setHalignment(node, HPos.RIGHT);
        grid.add(node, column, row);
    }

    private String percent(double chance) {
        if (chance > 0 && chance < LEAST_SHOWN) {
            return speech.get("odds.rare");
        }
        return speech.get("odds.percent", Math.round(100 * chance));
    }

    private String signed(double change) {
        String number = String.format(speech.texts().locale(), "%.2f", Math.abs(change));
        return Math.abs(change) < LEAST_SHOWN ? number : (change < 0 ? MINUS : "+") + number;
    }
}
