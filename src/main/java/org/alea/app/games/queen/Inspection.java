package org.alea.app.games.queen;

import java.util.Set;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Pane;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import org.alea.app.shell.Desk;
import org.alea.app.table.Hand;
import org.alea.app.table.Pointer;
import org.alea.app.table.Resting;
import org.alea.app.table.Spot;
import org.alea.store.Choices;
import org.alea.store.Setting;

/** Everything that can be looked at closely: cards, what a set can bring, the piles, the journal (QUEEN-047). */
final class Inspection {
    private static final double GAP = 12;
    private static final Set<String> CARDS = Set.of("slot", "marker", "square", "chariot", "spirit", "plotter");

    private final Desk desk;
    private final QueenView view;
    private final QueenPlay play;
    private final Speech speech;
    private final Overlays overlays;
    private final Odds odds;
    private final Consent consent;

    Inspection(Desk desk, QueenView view, Speech speech, Consent consent) {
        this.desk = desk;
        this.view = view;
        this.play = view.play();
        this.speech = speech;
        this.overlays = view.overlays();
        this.consent = consent;
        this.odds = new Odds(desk, play, speech);
    }

    /**
     * A card held close, beside it the chances of a set, if the game may lose its record for them; whatever has no details
     * stays where it is.
     */
    boolean details(Spot spot) {
        if (odds.known(spot)) {
            consent.help("queen.odds.costs", () -> closeUp(spot));
            return true;
        }
        return closeUp(spot);
    }

    private boolean closeUp(Spot spot) {
        HBox both = new HBox(GAP);
        both.setAlignment(Pos.CENTER);
        both.setPickOnBounds(false);
        both.setMaxSize(Region.USE_PREF_SIZE, Region.USE_PREF_SIZE);
        new CardZoom(play.picture(), speech, view.skins())
                .of(spot)
                .ifPresent(card -> both.getChildren().add(withReference(card)));
        odds.of(spot).ifPresent(sheet -> both.getChildren().add(0, sheet));
        if (both.getChildren().isEmpty()) {
            return false;
        }
        overlays.inspect(() -> both);
        shrink(both);
        return true;
    }

    /** A card the pointer rests on comes close, for those who like it so; dice and lanes never do. */
    void onRest(Pane board, Hand<QueenAct> hand, Pointer<QueenAct> pointer) {
        new Resting(
                board,
                hand,
                () -> desk.preferences().get(Setting.CARD_DETAIL) == Choices.CardDetail.HOVER
                        && !pointer.dragging()
                        && !overlays.covered(),
                new Resting.Ways(
                        spot -> CARDS.contains(spot.kind()), this::details, overlays::onContent, overlays::dismiss));
    }

    /** Large words on a small table: a card too high for it is shown smaller rather than cut. */
    private void shrink(Region card) {
        card.applyCss();
        double share = Math.min(1, (view.root().frame().height() - 2 * GAP) / card.prefHeight(-1));
        card.setScaleX(share);
        card.setScaleY(share);
    }

    /** The card with the way to the card reference under it; its clock does not run then, or it would not be left. */
    private Node withReference(Node card) {
        Button open = new Action(
                        desk.texts().get("reference.open"), "mdi2c-cards-outline", "", Action.Weight.QUIET, () -> {
                            if (!play.racing()) {
                                overlays.close();
                            }
                            desk.navigator().card("queen", String.valueOf(card.getUserData()));
                        })
                .button();
        open.setId("open-reference");
        open.setMaxWidth(240);
        VBox both = new VBox(GAP, card, open);
        both.setAlignment(Pos.CENTER);
        both.setPickOnBounds(false);
        both.setMaxSize(Region.USE_PREF_SIZE, Region.USE_PREF_SIZE);
        return both;
    }

    /** The card reference, open at an enemy in play; a running clock is not left. */
    void reference() {
        play.table().enemies().stream()
                .findFirst()
                .filter(enemy -> !play.racing())
                .ifPresent(enemy -> desk.navigator().card("queen", enemy.card().id()));
    }

    /** What lies beside the arena. */
    void piles() {
        overlays.inspect(() -> new Piles(play.picture(), play.lying(), speech, view.skins()).view(height()));
    }

    /** The journal of the whole game. */
    void log() {
        overlays.inspect(() -> new GameLog(play, speech, overlays::dismiss).view(height()));
    }

    void dragonReference() {
        details(Spots.DRAGON);
    }

    private double height() {
        return view.root().frame().height() - 80;
    }
}
