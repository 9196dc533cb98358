package org.alea.app.games.royal;

import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.IntStream;
import javafx.css.PseudoClass;
import javafx.geometry.Point2D;
import org.alea.app.games.royal.pieces.Tip;
import org.alea.app.table.DieBadge;
import org.alea.app.table.DieFace;
import org.alea.app.table.DieNode;
import org.alea.app.table.DieSkin;
import org.alea.app.table.Hand;
import org.alea.app.table.PieceLayer;
import org.alea.engine.Event;
import org.alea.games.royal.Dice;
import org.alea.games.royal.Die;
import org.alea.games.royal.Districts;
import org.alea.games.royal.RoyalEvent;
import org.alea.games.royal.RoyalGame;
import org.alea.games.royal.RoyalTable;
import org.alea.games.royal.Side;
import org.alea.games.royal.State;

/** The dice on the table: in the districts, in the tray, and the black ones. Each keeps its node as long as it lies there. */
final class RoyalPieces {
    private static final PseudoClass FACED = PseudoClass.getPseudoClass("faced");
    private static final PseudoClass PRICED = PseudoClass.getPseudoClass("priced");

    private final PieceLayer layer;
    private final Hand<RoyalAct> hand;
    private final RoyalSpeech speech;

    RoyalPieces(PieceLayer layer, Hand<RoyalAct> hand, RoyalSpeech speech) {
        this.layer = layer;
        this.hand = hand;
        this.speech = speech;
    }

    static String die(int id) {
        return "die:" + id;
    }

    static String black(int id) {
        return "black:" + id;
    }

    /** The dice of the last placement roll, in their order. */
    static List<String> placement(RoyalTable table) {
        List<Die> dice = Dice.of(table.placementRoll()).byStrength();
        return IntStream.range(0, dice.size())
                .mapToObj(i -> "placement:" + i + ":" + dice.get(i).colour())
                .toList();
    }

    /** @param table whose dice lie there: the Roy's stay for as long as he has not been seen to pay */
    void lay(RoyalPlay play, RoyalTable table, CitySquare square, ActionPanel panel) {
        Set<String> inPlay = new HashSet<>();
        hand.forget("die");
        hand.forget("black");
        hand.forget("placement");
        Map<Integer, DistrictRows.Seat> seats = square.seats(table);
        List<Die> priced = priced(play.game(), table);
        for (Side side : Side.values()) {
            int place = 0;
            for (Districts.Lying lying : CitySquare.inOrder(table, side)) {
                inPlay.add(die(lying.id()));
                DieNode node = node(
                        die(lying.id()),
                        speech.skins().of(lying.die().colour()),
                        lying.die().face());
                tell(node, in -> in.die(lying.die(), side));
                node.pseudoClassStateChanged(PRICED, side == Side.ROY && place < priced.size());
                hand.register(Spots.die(lying.id()), node);
                boolean bought = side == Side.ROY && play.tray().holds(lying.id());
                node.badge(bought ? DieBadge.CROWN : DieBadge.NONE);
                seat(play, panel, lying.id(), node, Optional.ofNullable(seats.get(lying.id())));
                place++;
            }
        }
        layBlack(play, panel, inPlay);
        layPlacement(table, square, inPlay);
        layer.keepOnly(inPlay);
    }

    private void seat(RoyalPlay play, ActionPanel panel, int id, DieNode node, Optional<DistrictRows.Seat> home) {
        int nth = play.tray().dice().indexOf(id);
        if (nth >= 0) {
            node.resizeTo(panel.tray().dieSize());
            Point2D seat = panel.traySeat(nth);
            layer.lay(die(id), seat.getX(), seat.getY());
        } else {
            home.ifPresent(place -> {
                node.resizeTo(place.size());
                layer.lay(die(id), place.x(), place.y());
            });
        }
    }

    private void layBlack(RoyalPlay play, ActionPanel panel, Set<String> inPlay) {
        int nth = 0;
        for (int face = 6; face > 0; face--) {
            for (int id = 0; id < 6; id++) {
                if (play.table().districts().blackDie(id) == face) {
                    inPlay.add(black(id));
                    DieNode node = node(black(id), speech.skins().black(), face);
                    node.resizeTo(panel.blackSize());
                    int shown = face;
                    tell(node, in -> in.get("hear.black", shown));
                    node.pseudoClassStateChanged(FACED, play.tray().black().contains(id));
                    hand.register(Spots.black(id), node);
                    Point2D seat = panel.blackSeat(nth++);
                    layer.lay(black(id), seat.getX(), seat.getY());
                }
            }
        }
    }

    /** The six dice that told the Roy where to enter, in their order (ROYAL-027); the first three counted. */
    private void layPlacement(RoyalTable table, CitySquare square, Set<String> inPlay) {
        if (table.round() > 0 || table.placementRoll().isEmpty()) {
            return;
        }
        List<Die> dice = Dice.of(table.placementRoll()).byStrength();
        List<String> ids = placement(table);
        List<DistrictRows.Seat> seats = square.royalSeats(dice.size());
        for (int i = 0; i < dice.size(); i++) {
            String id = ids.get(i);
            inPlay.add(id);
            DieNode node = node(
                    id, speech.skins().of(dice.get(i).colour()), dice.get(i).face());
            node.resizeTo(seats.get(i).size());
            Die die = dice.get(i);
            tell(node, in -> in.get("hear.placement", in.term(die)));
            hand.register(Spots.placement(i), node);
            layer.lay(id, seats.get(i).x(), seats.get(i).y());
        }
    }

    /** The dice a 7 would cost the Roy, to be seen at a glance. */
    private static List<Die> priced(RoyalGame game, RoyalTable table) {
        if (table.state() != State.ACTION) {
            return List.of();
        }
        for (Event event : game.foresight().ofRoy(table, 7)) {
            if (event instanceof RoyalEvent.RoyPaid paid) {
                return paid.dice();
            }
        }
        return List.of();
    }

    /** What a die says changes with its face. */
    private void tell(DieNode node, Function<RoyalSpeech, String> said) {
        node.setAccessibleText(said.apply(speech));
        Tip.on(node, speech.texts(), in -> said.apply(speech.in(in)));
    }

    private DieNode node(String id, DieSkin skin, int face) {
        DieNode node = layer.piece(id, DieNode.class, () -> new DieNode(skin, DieFace.pips(face), 40));
        node.show(DieFace.pips(face));
        return node;
    }
}
