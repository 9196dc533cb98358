package org.alea.app.games.synchro.board;

import javafx.geometry.Pos;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;
import org.alea.app.games.synchro.art.SynchroLooks;
import org.alea.app.shell.Fonts;
import org.alea.app.table.figure.Gem;
import org.alea.games.synchro.cards.ShardColour;
import org.alea.games.synchro.state.Shards;
import org.alea.games.synchro.state.Supply;

/** How likely the next shard out of the bag has each colour, as bars. */
final class ShardOdds {
    private static final int HUNDRED = 100;

    private ShardOdds() {}

    /** An empty bag takes the tray in first: then it is the tray that counts. */
    static VBox of(StageKit kit, Supply supply, double wide) {
        Shards bag = supply.bag().isEmpty() ? supply.tray() : supply.bag();
        VBox bars = new VBox(kit.of(7, 4));
        for (ShardColour colour : ShardColour.values()) {
            int share = bag.total() == 0 ? 0 : Math.round((float) HUNDRED * bag.of(colour) / bag.total());
            double full = wide - 104;
            Region ground = StageKit.sized(new Region(), full, 8);
            ground.getStyleClass().add("sy-odds-ground");
            Region bar = StageKit.sized(new Region(), Math.max(0, full * share / HUNDRED), 8);
            bar.setStyle("-fx-background-radius: 4; -fx-background-color: " + light(colour) + ";");
            StackPane track = new StackPane(ground, bar);
            track.setAlignment(Pos.CENTER_LEFT);
            StageKit.sized(track, full, 8);
            HBox row = StageKit.row(
                    8,
                    Gem.of(SynchroLooks.stone(colour), 17),
                    track,
                    kit.line(Integer.toString(bag.of(colour)), Fonts.NUMBER, 14, 40, "sy-figure"),
                    StageKit.gap(),
                    kit.line(kit.voice().get("odds.share", share), Fonts.TEXT, 13, 60, "sy-note"));
            row.setAccessibleText(kit.voice().get("hear.odds", kit.voice().term(colour), share));
            bars.getChildren().add(row);
        }
        return bars;
    }

    private static String light(ShardColour colour) {
        return switch (colour) {
            case RED -> "#E25A49";
            case BLUE -> "#5A9BEA";
            case GREEN -> "#41BE92";
            case CLEAR -> "#F4F1FF";
        };
    }
}
