package org.alea.app.games.reckoners.board;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import javafx.css.PseudoClass;
import javafx.geometry.Pos;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Pane;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;
import org.alea.app.games.reckoners.art.ReckonerLooks;
import org.alea.app.games.reckoners.input.ReckonSpots;
import org.alea.app.table.figure.ActionTile;
import org.alea.app.table.symbol.Sign;
import org.alea.games.reckoners.cards.CityCard;
import org.alea.games.reckoners.cards.DistrictCard;
import org.alea.games.reckoners.cards.EpicAction;
import org.alea.games.reckoners.state.District;
import org.alea.games.reckoners.state.ReckonersState;

/** What a city adds to a district: a research track, the level at which the city crosses it, or a card. */
final class CityTrack {
    private static final PseudoClass HERE = PseudoClass.getPseudoClass("here");
    private static final PseudoClass PASSED = PseudoClass.getPseudoClass("passed");
    private static final PseudoClass BOTTOM = PseudoClass.getPseudoClass("bottom");
    private static final PseudoClass ACTS = PseudoClass.getPseudoClass("acts");
    private static final PseudoClass NEXT = PseudoClass.getPseudoClass("next");

    private final BoardKit kit;

    CityTrack(BoardKit kit) {
        this.kit = kit;
    }

    /** Whether it stands upright beside the Epic. */
    boolean upright(ReckonersState state) {
        return city(state).moves();
    }

    /** How high it is where it lies below the Epic, or how wide where it stands beside it. */
    double size(ReckonersState state) {
        return upright(state) ? kit.of(66, 54) : city(state).districtResearch() ? kit.of(44, 24) : kit.of(30, 24);
    }

    private CityCard city(ReckonersState state) {
        return kit.speech().content().city(state.setting().city());
    }

    Optional<Region> of(BoardKit.View view, District district, double wide, double high) {
        ReckonersState state = view.state();
        CityCard city = city(state);
        DistrictCard card = kit.speech().content().district(district.id());
        Optional<Region> row = city.districtResearch() || city.moves()
                ? Optional.of(track(state, district, card, wide, high))
                : card.sides().stream()
                        .filter(side -> side.side().equals(district.side()))
                        .findFirst()
                        .map(side -> card(district, side));
        row.ifPresent(made -> {
            made.getStyleClass().add("city-track");
            view.pieces().place(ReckonSpots.marker(district.id()), made);
        });
        return row;
    }

    /** Every level from where the marker starts down to 0; the marker frames its own, what it has passed is faded. */
    private Region track(ReckonersState state, District district, DistrictCard card, double wide, double high) {
        CityCard city = city(state);
        int team = Math.max(1, state.team().size());
        int start = city.moves()
                ? city.startLevel().get(team - 1)
                : city.research(team, state.setting().letter());
        int top = Math.max(start, district.marker());
        boolean next = upright(state)
                && state.board() >= 0
                && state.district(state.board()).id().equals(district.id());
        Pane all = upright(state) ? new VBox(3) : new HBox(2);
        double room = upright(state) ? (high - top * 3) / (top + 1) : (wide - 8 - top * 2) / (top + 1);
        List<String> heard = new ArrayList<>();
        for (int at = top; at >= 0; at--) {
            Optional<EpicAction> action =
                    at < card.track().size() ? card.track().get(at) : Optional.empty();
            all.getChildren().add(cell(district, card, at, action, new double[] {wide, high, Math.floor(room)}));
            int level = at;
            action.ifPresent(does -> heard.add(level + ": " + kit.prints().words(does)));
        }
        all.getStyleClass().add("level-track");
        all.pseudoClassStateChanged(NEXT, next);
        BoardKit.hear(all, kit.speech().get("hear.marker", district.marker()) + "\n" + String.join("\n", heard));
        return all;
    }

    /** @param room the size of the track in both directions, and what there is of it for one cell */
    private Region cell(District district, DistrictCard card, int at, Optional<EpicAction> action, double[] room) {
        boolean upright = !card.track().isEmpty() && card.bottom() > 0;
        Label number = kit.label(Integer.toString(at), "level-number");
        Pane cell = upright ? new HBox(4) : kit.plan().compact() ? new StackPane() : new VBox(0);
        double sign = kit.of(17, 13);
        boolean bottom = at == 0 && card.bottom() > 0;
        boolean both = upright || !kit.plan().compact();
        if (both || (action.isEmpty() && !bottom)) {
            cell.getChildren().add(number);
        }
        if (bottom) {
            cell.getChildren()
                    .add(kit.signed(
                            ReckonerLooks.icon(org.alea.games.reckoners.cards.Symbol.HER),
                            Integer.toString(card.bottom()),
                            sign,
                            "level-bottom"));
        } else {
            action.ifPresent(does -> {
                ActionTile.Print print = kit.prints().print(does);
                cell.getChildren().add(Sign.of(print.icon(), sign, "level-sign"));
                if (upright && !print.corner().isEmpty()) {
                    cell.getChildren().add(kit.label(print.corner(), "level-corner"));
                }
            });
        }
        if (cell instanceof HBox row) {
            row.setAlignment(Pos.CENTER_LEFT);
        } else if (cell instanceof VBox column) {
            column.setAlignment(Pos.CENTER);
        }
        cell.getStyleClass().add("level-cell");
        cell.pseudoClassStateChanged(HERE, at == district.marker());
        cell.pseudoClassStateChanged(PASSED, at > district.marker());
        cell.pseudoClassStateChanged(BOTTOM, at == 0);
        cell.pseudoClassStateChanged(ACTS, action.isPresent());
        double wide = upright ? room[0] : room[2];
        double high = upright ? room[2] : room[1];
        cell.setMinSize(wide, high);
        cell.setPrefSize(wide, high);
        cell.setMaxSize(wide, high);
        return cell;
    }

    private HBox card(District district, DistrictCard.Side side) {
        HBox row = new HBox(5);
        row.setAlignment(Pos.CENTER_LEFT);
        row.getStyleClass().add("city-card");
        row.getChildren().add(new ActionTile(kit.prints().print(side.action()), ActionTile.State.LIT, kit.of(22, 19)));
        row.getChildren().add(kit.label(kit.speech().get("bonus." + side.bonus().name()), "track-bonus"));
        side.pay().ifPresent(pay -> {
            row.getChildren().add(Sign.of(ReckonerLooks.icon(pay), 15));
            row.getChildren().add(Sign.of("mdi2a-arrow-right", 13));
        });
        side.symbols().forEach(symbol -> row.getChildren().add(Sign.of(ReckonerLooks.icon(symbol), 15)));
        if (district.traded()) {
            row.getChildren().addAll(BoardKit.filler(), Sign.of("mdi2c-check-bold", 15));
        }
        BoardKit.hear(
                row,
                kit.prints().words(side.action()) + "\n"
                        + kit.speech().get("bonus." + side.bonus().name()) + " "
                        + kit.speech().symbols(side.symbols()));
        return row;
    }
}
