package org.alea.app.games.queen;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import javafx.css.PseudoClass;
import javafx.scene.control.Button;
import org.alea.app.table.Hand;
import org.alea.app.table.Spot;
import org.alea.app.table.Way;
import org.alea.games.queen.QueenMove;
import org.alea.games.queen.QueenPhase;

/** Tells the hand what it can do now, and outlines what can be chosen. */
final class Touchables {
    static final PseudoClass CHOICE = PseudoClass.getPseudoClass("choice");
    private static final PseudoClass CHOSEN = PseudoClass.getPseudoClass("chosen");

    private final QueenPlay play;
    private final Hand<QueenAct> hand;

    Touchables(QueenPlay play, Hand<QueenAct> hand) {
        this.play = play;
        this.hand = hand;
    }

    void offer(List<Button> buttons, List<QueenMove> moves) {
        List<Way<QueenAct>> all = new ArrayList<>();
        if (play.past().isEmpty() && !play.watching() && !play.table().paused()) {
            all.addAll(new QueenWays(play.match().game(), play.table(), play.moves(), play.inHand()).all());
        }
        hand.forget("button");
        boolean rolling = play.rolling();
        for (int i = 0; i < buttons.size() && !rolling; i++) {
            Spot button = i == 0 && play.watching() ? Spots.ONWARD : Spots.button(i);
            hand.register(button, buttons.get(i));
            QueenAct act = i < moves.size() ? new QueenAct.Play(moves.get(i)) : new QueenAct.Press(i);
            all.add(Way.touch(button, act));
        }
        hand.offer(all);
        outline(all, rolling);
    }

    /** What can be chosen wears an outline; while the clock runs only dice that may go to a Chariot do. */
    private void outline(List<Way<QueenAct>> all, boolean rolling) {
        Set<Spot> choices = new HashSet<>();
        for (Way<QueenAct> way : all) {
            boolean shown = rolling
                    ? way.from().kind().equals("die") && way.to().kind().equals("chariot") && soloDie(way.from())
                    : !way.from().kind().equals("button") && play.table().phase() != QueenPhase.START_ROUND;
            if (shown) {
                choices.add(way.from());
            }
        }
        hand.spots().forEach((spot, node) -> node.pseudoClassStateChanged(CHOICE, choices.contains(spot)));
        Spot first = Spots.slot(play.inHand().firstEnemy());
        hand.spots().forEach((spot, node) -> node.pseudoClassStateChanged(CHOSEN, first.equals(spot)));
    }

    private boolean soloDie(Spot spot) {
        return play.picture()
                .die(spot.which())
                .filter(die -> play.picture().group(die.value()).solo())
                .isPresent();
    }
}
