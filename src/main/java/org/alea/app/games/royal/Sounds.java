package org.alea.app.games.royal;

import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import org.alea.app.shell.SoundBoard.Sound;
import org.alea.games.royal.RoyalEvent;
import org.alea.games.royal.Side;

/** What the events of this game sound like; each sound once for a move. */
final class Sounds {
    private Sounds() {}

    static Set<Sound> of(List<RoyalEvent> events) {
        Set<Sound> sounds = EnumSet.noneOf(Sound.class);
        for (RoyalEvent event : events) {
            if (event instanceof RoyalEvent.DiceRolled
                    || event instanceof RoyalEvent.PlacementRolled
                    || event instanceof RoyalEvent.BlackDiceRolled
                    || event instanceof RoyalEvent.Rerolled) {
                sounds.add(Sound.DIE_ROLL);
            } else if (event instanceof RoyalEvent.RoyRolled) {
                sounds.add(Sound.KING_TURN);
            } else if (event instanceof RoyalEvent.CubeBuilt
                    || event instanceof RoyalEvent.CubesStored
                    || event instanceof RoyalEvent.EventCubesPlaced) {
                sounds.add(Sound.CUBE);
            } else if (event instanceof RoyalEvent.DeniersGained
                    || event instanceof RoyalEvent.Farmed
                    || event instanceof RoyalEvent.IncomeReceived
                    || event instanceof RoyalEvent.DiceBought) {
                sounds.add(Sound.COIN);
            } else if (event instanceof RoyalEvent.CardRevealed || event instanceof RoyalEvent.EventEntered) {
                sounds.add(Sound.CARD_FLIP);
            } else if (event instanceof RoyalEvent.Expelled expelled) {
                sounds.add(expelled.side() == Side.YOU ? Sound.WOUND : Sound.DROP_OK);
            } else if (event instanceof RoyalEvent.Settled || event instanceof RoyalEvent.CitizenPlaced) {
                sounds.add(Sound.DROP_OK);
            } else if (event instanceof RoyalEvent.GameEnded ended) {
                sounds.add(ended.difference() > 0 ? Sound.VICTORY : Sound.DEFEAT);
            }
        }
        return sounds;
    }
}
