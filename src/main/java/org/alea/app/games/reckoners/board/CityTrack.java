package org.alea.app.games.reckoners.board;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import javafx.geometry.Pos;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Region;
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
    private final BoardKit kit;

    CityTrack(BoardKit kit) {
        this.kit = kit;
    }

    Optional<Region> of(BoardKit.View view, District district) {
        ReckonersState state = view.state();
        CityCard city = kit.speech().content().city(state.setting().city());
        DistrictCard card = kit.speech().content().district(district.id());
        Optional<HBox> row = city.districtResearch() || city.moves()
                ? Optional.of(track(state, district, card, city))
                : card.sides().stream()
                        .filter(side -> side.side().equals(district.side()))
                        .findFirst()
                        .map(side -> card(district, side));
        row.ifPresent(made -> {
            made.setAlignment(Pos.CENTER_LEFT);
            made.getStyleClass().add("city-track");
            view.pieces().place(ReckonSpots.marker(district.id()), made);
        });
        return row.map(made -> made);
    }

    /** The levels from the marker down; those with an action show it. */
    private HBox track(ReckonersState state, District district, DistrictCard card, CityCard city) {
        HBox row = new HBox(3);
        boolean next = city.moves()
                && state.board() >= 0
                && state.district(state.board()).id().equals(district.id());
        String icon = city.moves() ? "mdi2c-city-variant" : org.alea.app.table.symbol.Symbol.RESEARCH.icon();
        Label level = kit.signed(
                next ? "mdi2a-arrow-right-bold" : icon, Integer.toString(district.marker()), 15, "track-level");
        row.getChildren().add(level);
        List<String> heard = new ArrayList<>();
        for (int at = Math.min(district.marker(), card.track().size() - 1); at >= 1; at--) {
            Optional<EpicAction> action = card.track().get(at);
            if (action.isPresent()) {
                ActionTile tile =
                        new ActionTile(kit.prints().print(action.get()), ActionTile.State.LIT, kit.of(21, 18));
                row.getChildren().add(tile);
                heard.add(at + ": " + kit.prints().words(action.get()));
            } else if (row.getChildren().size() < 12) {
                row.getChildren().add(kit.label("·", "track-dot"));
            }
        }
        if (card.bottom() > 0) {
            row.getChildren()
                    .add(kit.signed(
                            ReckonerLooks.icon(org.alea.games.reckoners.cards.Symbol.HER),
                            "−" + card.bottom(),
                            15,
                            "track-bottom"));
        }
        BoardKit.hear(row, kit.speech().get("hear.marker", district.marker()) + "\n" + String.join("\n", heard));
        return row;
    }

    private HBox card(District district, DistrictCard.Side side) {
        HBox row = new HBox(5);
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
