package org.alea.app.games.royal;

import org.alea.app.table.PieceLayer;
import org.alea.games.royal.Districts;

/**
 * Dice of one kind are interchangeable, and the rules take the first of them. So the first one is meant whichever the hand
 * has taken, and the two nodes change places: the die in the hand is the one that goes.
 */
final class Equals {
    private final RoyalPlay play;
    private final PieceLayer layer;

    Equals(RoyalPlay play, PieceLayer layer) {
        this.play = play;
        this.layer = layer;
    }

    RoyalAct meant(RoyalAct act) {
        if (act instanceof RoyalAct.Take take) {
            return new RoyalAct.Take(first(take.die()));
        } else if (act instanceof RoyalAct.Oppose oppose) {
            return new RoyalAct.Oppose(first(oppose.die()), oppose.black());
        } else if (act instanceof RoyalAct.Send send) {
            return new RoyalAct.Send(first(send.die()), send.target());
        }
        return act;
    }

    private int first(int taken) {
        var dice = play.table().districts().all();
        Districts.Lying chosen =
                dice.stream().filter(die -> die.id() == taken).findFirst().orElseThrow();
        int first = dice.stream()
                .filter(die -> die.side() == chosen.side()
                        && die.die().equals(chosen.die())
                        && !play.tray().holds(die.id()))
                .mapToInt(Districts.Lying::id)
                .min()
                .orElse(taken);
        if (first != taken) {
            layer.swap(RoyalPieces.die(first), RoyalPieces.die(taken));
        }
        return first;
    }
}
