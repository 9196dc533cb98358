package org.alea.app.games.fateforge.board;

import javafx.css.PseudoClass;
import javafx.geometry.Pos;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import org.alea.app.games.fateforge.art.FateLooks;
import org.alea.app.games.fateforge.input.FateSpots;
import org.alea.app.table.DieNode;
import org.alea.app.table.Spot;
import org.alea.app.table.gauge.Pips;
import org.alea.app.table.symbol.Sign;
import org.alea.games.fateforge.cards.AllyCard;
import org.alea.games.fateforge.state.AllyInPlay;
import org.alea.games.fateforge.state.HeldResult;

/** The ally under the board of the hero it goes with: its life and the dice that are left. */
final class AllyRow {
    private static final PseudoClass CHOSEN = PseudoClass.getPseudoClass("chosen");
    private static final PseudoClass WANTED = PseudoClass.getPseudoClass("wanted");

    private AllyRow() {}

    static double high(BoardKit kit) {
        return kit.of(46, 42);
    }

    static Region of(BoardKit kit, BoardKit.View view, AllyInPlay ally, double width) {
        AllyCard card = kit.speech().content().ally(ally.card());
        Label name = kit.label(kit.speech().table().name(card.name()), "card-title");
        Pips life = new Pips(
                Pips.Kind.HEALTH, Pips.Reading.of(Math.max(0, card.health() - ally.cubes()), card.health()), 14);
        Region gap = new Region();
        HBox.setHgrow(gap, Priority.ALWAYS);
        HBox row = new HBox(8, Sign.of(FateLooks.sign(card.id()), 20), name, life, gap);
        row.setAlignment(Pos.CENTER_LEFT);
        row.getStyleClass().addAll("paper-card", "ally-row");
        row.setPrefSize(width, high(kit));
        for (HeldResult die : ally.dice()) {
            DieNode node = new DieNode(
                    die.die().map(FateLooks::skin).orElse(org.alea.app.table.DieSkin.WHITE),
                    FateLooks.face(die.face()),
                    kit.of(32, 28));
            Spot spot = FateSpots.allyDie(die.id());
            node.setAccessibleText(kit.speech().get("face." + die.face().name()));
            node.pseudoClassStateChanged(CHOSEN, view.draft().has(spot));
            node.pseudoClassStateChanged(WANTED, view.wanted(spot));
            view.pieces().place(spot, node);
            row.getChildren().add(node);
        }
        view.pieces().place(Spot.of("ally", card.id()), name);
        return row;
    }
}
