package org.alea.app.games.reckoners.board;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import javafx.geometry.Pos;
import javafx.geometry.Rectangle2D;
import javafx.scene.control.Label;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Pane;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import org.alea.app.games.reckoners.input.ReckonSpots;
import org.alea.app.games.reckoners.sheet.PileSheet;
import org.alea.app.table.gauge.CellTrack;
import org.alea.app.table.gauge.Rungs;
import org.alea.app.table.symbol.Symbol;
import org.alea.games.reckoners.ReckonersEvent;
import org.alea.games.reckoners.state.Reckoner;
import org.alea.games.reckoners.state.ReckonersState;

/** The left column: how many people are left, how close the base is to being found, money and plan tokens of the team. */
final class CityPane {
    private final BoardKit kit;
    private final VBox root = new VBox();

    CityPane(BoardKit kit, Rectangle2D place) {
        this.kit = kit;
        root.getStyleClass().addAll("table-panel", "city-pane");
        root.setSpacing(kit.of(6, 4));
        BoardKit.lay(root, place);
    }

    Region node() {
        return root;
    }

    void show(BoardKit.View view, int loss) {
        ReckonersState state = view.state();
        int most = kit.speech()
                .content()
                .city(state.setting().city())
                .population(Math.max(1, state.team().size()));
        Label caption = kit.label(kit.speech().table().caption("population"), "cap");
        Label now = kit.label(Integer.toString(state.population()), "population-now");
        now.setMinWidth(Region.USE_PREF_SIZE);
        Label of = kit.label(kit.speech().get("of", most), "note");
        HBox figure = new HBox(6, now, of);
        figure.setAlignment(Pos.BASELINE_LEFT);
        Rungs rungs = new Rungs(new Rungs.Reading(Math.min(most, state.population()), most, loss), most > 45 ? 1 : 2);
        Pane people = new Pane(rungs);
        rungs.prefWidthProperty().bind(people.widthProperty());
        rungs.prefHeightProperty().bind(people.heightProperty());
        VBox.setVgrow(people, Priority.ALWAYS);
        people.setMinHeight(60);
        view.pieces().place(ReckonSpots.POPULATION, people);
        BoardKit.hear(people, kit.speech().get("hear.population", state.population(), most));
        root.getChildren().setAll(caption, figure, people);
        change(view, state).ifPresent(root.getChildren()::add);
        root.getChildren().addAll(baseHead(state), base(view, state), purse(view, state), piles(view, state));
        BoardKit.settle(view, root);
    }

    /** How many cards each pile still holds. */
    private Region piles(BoardKit.View view, ReckonersState state) {
        FlowPane row = new FlowPane(kit.of(10, 8), 2);
        for (PileSheet.Pile pile : PileSheet.Pile.values()) {
            if (pile.inPlay(state)) {
                int left = pile.of(state).pile().size();
                Label count = kit.signed(pile.icon(), Integer.toString(left), kit.of(16, 14), "pile-count");
                view.pieces().place(ReckonSpots.pile(pile), count);
                BoardKit.hear(count, kit.speech().get("hear.pile", kit.speech().get("pile." + pile.name()), left));
                row.getChildren().add(count);
            }
        }
        Label flag = kit.signed("mdi2f-flag-outline", "", kit.of(17, 15), "pile-count");
        view.pieces().place(ReckonSpots.FLAG, flag);
        BoardKit.hear(flag, kit.speech().get("command.concede"));
        row.getChildren().add(flag);
        row.setAlignment(Pos.CENTER);
        return row;
    }

    /** What the step that is watched does to the people. */
    private Optional<Label> change(BoardKit.View view, ReckonersState state) {
        int change = view.shot()
                .step()
                .map(step -> step.events().stream()
                        .mapToInt(event -> event instanceof ReckonersEvent.PopulationLost lost
                                ? -lost.n()
                                : event instanceof ReckonersEvent.PopulationGained gained ? gained.n() : 0)
                        .sum())
                .orElse(0);
        if (change == 0) {
            return Optional.empty();
        }
        Label words = kit.signed(
                Symbol.POPULATION_LOST.icon(),
                kit.speech().get("forecast.to", state.population() - change, state.population()),
                kit.of(22, 18),
                "population-change",
                change < 0 ? "worse" : "better");
        words.setMaxWidth(Double.MAX_VALUE);
        words.setAlignment(Pos.CENTER);
        return Optional.of(words);
    }

    private HBox baseHead(ReckonersState state) {
        int cells = kit.speech().content().numbers().base();
        Label caption = kit.label(kit.speech().table().caption("base"), "cap");
        Label note = kit.label(kit.speech().get("base.of", state.base(), cells), "note");
        caption.setMinWidth(0);
        note.setMinWidth(Region.USE_PREF_SIZE);
        HBox head = new HBox(caption, BoardKit.filler(), note);
        head.setAlignment(Pos.BASELINE_LEFT);
        return head;
    }

    private Region base(BoardKit.View view, ReckonersState state) {
        int count = kit.speech().content().numbers().base();
        List<CellTrack.Cell> cells = new ArrayList<>();
        for (int i = 1; i <= count; i++) {
            CellTrack.Cell cell = i == state.base()
                    ? CellTrack.Cell.sign(Symbol.HOME.icon())
                    : i == count ? CellTrack.Cell.sign(Symbol.BASE.icon()).alarm() : CellTrack.Cell.blank();
            cells.add(cell);
        }
        CellTrack track = new CellTrack(CellTrack.Reading.at(cells, state.base() - 1), kit.of(32, 24));
        view.pieces().place(ReckonSpots.BASE, track);
        BoardKit.hear(track, kit.speech().get("hear.base", state.base(), count));
        return track;
    }

    private HBox purse(BoardKit.View view, ReckonersState state) {
        int ready = state.team().stream().mapToInt(Reckoner::ready).sum();
        int pending = state.team().stream().mapToInt(Reckoner::pending).sum();
        Region money = tile(
                "mdi2c-currency-usd",
                Integer.toString(state.money()),
                kit.speech().get("money"),
                "purse-money");
        String tokens = pending == 0 ? Integer.toString(ready) : ready + " +" + pending;
        Region plans = tile(Symbol.PLAN.icon(), tokens, kit.speech().get("plans"), "purse-plans");
        view.pieces().place(ReckonSpots.MONEY, money);
        view.pieces().place(ReckonSpots.PLANS, plans);
        BoardKit.hear(money, kit.speech().get("hear.money", state.money()));
        BoardKit.hear(plans, kit.speech().get("hear.plans", ready, pending));
        HBox both = new HBox(kit.of(8, 5), money, plans);
        both.getChildren().forEach(each -> HBox.setHgrow(each, Priority.ALWAYS));
        return both;
    }

    private Region tile(String icon, String figure, String words, String style) {
        Label number = kit.signed(icon, figure, kit.of(19, 15), "purse-figure", style);
        VBox tile = new VBox(number);
        if (!kit.plan().compact()) {
            tile.getChildren().add(kit.label(words, "note"));
        }
        tile.setAlignment(Pos.CENTER);
        tile.setMinHeight(kit.of(56, 34));
        tile.setMaxWidth(Double.MAX_VALUE);
        tile.getStyleClass().add("purse-tile");
        return tile;
    }
}
