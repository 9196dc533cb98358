package org.alea.app.games.queen.coach;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javafx.css.PseudoClass;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import org.alea.app.shell.Desk;
import org.alea.app.shell.Icon;
import org.alea.games.queen.EnemyInPlay;
import org.alea.games.queen.MoonForecast;
import org.alea.games.queen.QueenDie;
import org.alea.games.queen.QueenForecast;
import org.alea.games.queen.QueenTable;
import org.alea.games.queen.Zone;
import org.alea.games.queen.coach.Appraisal;
import org.alea.games.queen.coach.Hand;
import org.kordamp.ikonli.Ikon;
import org.kordamp.ikonli.materialdesign2.MaterialDesignM;
import org.kordamp.ikonli.materialdesign2.MaterialDesignS;
import org.kordamp.ikonli.materialdesign2.MaterialDesignW;

/** The six lanes with their dice, the dragon die where it does most, and what these would do to the enemies. */
final class LaneStrip extends HBox {
    private static final PseudoClass CHOSEN = PseudoClass.getPseudoClass("chosen");
    private static final int FEW = 2;
    private static final double LARGE = 2.4;
    private static final double SMALL = 1.72;

    private final Desk desk;
    private final CoachWords words;
    private final CoachDice dice;

    LaneStrip(Desk desk, CoachWords words) {
        this.desk = desk;
        this.words = words;
        this.dice = new CoachDice(desk);
        getStyleClass().add("lane-strip");
    }

    /** @param chosen the value whose lane is marked, or 0 */
    void show(QueenTable table, int chosen) {
        int dragonSlot = new Appraisal(table, 1).dragonSlot(Hand.of(table)).orElse(0);
        List<QueenForecast> forecasts =
                dragonSlot == 0 ? QueenForecast.of(table) : QueenForecast.withDragon(table, dragonSlot);
        Optional<MoonForecast> moon = MoonForecast.of(table, forecasts);
        List<Node> lanes = new ArrayList<>();
        for (int slot = 1; slot <= 6; slot++) {
            VBox lane = lane(table, forecasts.get(slot - 1), moon, slot == dragonSlot);
            lane.pseudoClassStateChanged(CHOSEN, slot == chosen);
            HBox.setHgrow(lane, Priority.ALWAYS);
            lanes.add(lane);
        }
        getChildren().setAll(lanes);
    }

    private VBox lane(QueenTable table, QueenForecast forecast, Optional<MoonForecast> moon, boolean joined) {
        int slot = forecast.slot();
        Label number = new Label(Integer.toString(slot));
        number.getStyleClass().addAll("num", "lane-number");
        Region gap = new Region();
        HBox.setHgrow(gap, Priority.ALWAYS);
        HBox top = new HBox(number, gap);
        top.getStyleClass().add("lane-top");
        marks(table, slot).forEach(mark -> top.getChildren().add(Icon.of(mark, "lane-mark")));
        List<QueenDie> here = table.dice(Zone.ARENA).stream()
                .filter(die -> die.value() == slot)
                .toList();
        int lyingHere = here.size() + (joined ? 1 : 0);
        double size = (lyingHere > FEW ? SMALL : LARGE) * desk.em().get();
        FlowPane lying = new FlowPane();
        lying.setAlignment(Pos.CENTER);
        lying.getStyleClass().add("lane-dice");
        here.forEach(die -> lying.getChildren().add(dice.die(die, size)));
        if (joined) {
            lying.getChildren().addAll(dice.dragon(table, size));
        }
        if (here.isEmpty()) {
            Label none = new Label(words.get("none"));
            none.getStyleClass().addAll("small", "muted");
            lying.getChildren().add(none);
        }
        VBox.setVgrow(lying, Priority.ALWAYS);
        Label outcome = new Label();
        outcome.getStyleClass().addAll("small", "strong");
        Outcome.of(table, forecast, moon, words).ifPresent(what -> {
            outcome.setText(what.words());
            outcome.getStyleClass().add("outcome-" + what.tone());
        });
        VBox lane = new VBox(top, lying, outcome);
        lane.getStyleClass().add("coach-lane");
        lane.setMinWidth(0);
        lane.setPrefWidth(1);
        lane.setAccessibleText(words.get(
                "hear.lane",
                slot,
                Stream.concat(
                                here.stream().map(die -> words.colour(die.colour())),
                                joined ? Stream.of(words.get("hear.dragon")) : Stream.empty())
                        .collect(Collectors.joining(", ")),
                outcome.getText()));
        return lane;
    }

    private static List<Ikon> marks(QueenTable table, int slot) {
        List<Ikon> marks = new ArrayList<>();
        if (table.sun().orElse(0) == slot) {
            marks.add(MaterialDesignW.WHITE_BALANCE_SUNNY);
        }
        if (table.moon().orElse(0) == slot) {
            marks.add(MaterialDesignM.MOON_WANING_CRESCENT);
        }
        if (table.enemy(slot).filter(EnemyInPlay::shield).isPresent()) {
            marks.add(MaterialDesignS.SHIELD_HALF_FULL);
        }
        return marks;
    }
}
