package org.alea.app.games.royal;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import javafx.css.PseudoClass;
import javafx.scene.Node;
import javafx.scene.control.Button;
import org.alea.app.table.Hand;
import org.alea.app.table.PieceLayer;
import org.alea.app.table.Spot;
import org.alea.app.table.Way;
import org.alea.games.royal.State;

/** Tells the hand what it may do now, and lights it up on the table. */
final class Offering {
    private static final PseudoClass CHOICE = PseudoClass.getPseudoClass("choice");
    private static final PseudoClass PROPOSED = PseudoClass.getPseudoClass("proposed");
    private static final PseudoClass OUT = PseudoClass.getPseudoClass("out");

    private final RoyalPlay play;
    private final Hand<RoyalAct> hand;
    private final PieceLayer layer;

    Offering(RoyalPlay play, Hand<RoyalAct> hand, PieceLayer layer) {
        this.play = play;
        this.hand = hand;
        this.layer = layer;
        hand.lifting(this::lifted);
    }

    /** @param buttons what else the cursor can reach */
    void offer(List<Button> buttons) {
        List<Way<RoyalAct>> all = new ArrayList<>(play.past().isPresent() ? List.of() : new RoyalWays(play).all());
        hand.forget("button");
        for (int i = 0; i < buttons.size(); i++) {
            hand.register(Spots.button(i), buttons.get(i));
            all.add(Way.touch(Spots.button(i), new RoyalAct.Press(i)));
        }
        hand.offer(all);
        outline(all);
    }

    /** Exactly what is legal glows; what is not stands back while dice lie in the tray. */
    private void outline(List<Way<RoyalAct>> all) {
        Set<Spot> choices = new HashSet<>();
        RoyalWays ways = new RoyalWays(play);
        for (Way<RoyalAct> way : all) {
            if (way.act() instanceof RoyalAct.From) {
                choices.add(way.from());
            } else if (way.act() instanceof RoyalAct.Propose propose && Targets.takesDice(propose.target())) {
                // of a column only the cell that the cube falls to
                choices.add(Aim.isColumn(propose.target()) ? ways.spot(propose.target()) : way.to());
            }
        }
        boolean deciding = play.table().state() == State.ACTION && !play.tray().isEmpty();
        Optional<Spot> meant =
                play.proposal().map(Proposal::target).or(play::wish).map(ways::spot);
        hand.spots().forEach((spot, node) -> {
            boolean target = spot.kind().equals("to");
            node.pseudoClassStateChanged(CHOICE, choices.contains(spot));
            node.pseudoClassStateChanged(PROPOSED, meant.filter(spot::equals).isPresent());
            node.pseudoClassStateChanged(OUT, target && deciding && !choices.contains(spot));
        });
    }

    private List<Node> lifted(Spot spot) {
        return switch (spot.kind()) {
            case "tray" -> diceOfTray();
            case "die" ->
                play.tray().holds(Integer.parseInt(spot.which()))
                                && play.tray().dice().size() > 1
                        ? diceOfTray()
                        : hand.node(spot).map(List::of).orElse(List.of());
            case "to", "supply", "cube", "influence", "loose" ->
                hand.node(spot).map(List::of).orElse(List.of());
            default -> List.of();
        };
    }

    private List<Node> diceOfTray() {
        List<Node> dice = new ArrayList<>();
        play.tray().dice().forEach(die -> layer.find(RoyalPieces.die(die)).ifPresent(dice::add));
        return dice;
    }
}
