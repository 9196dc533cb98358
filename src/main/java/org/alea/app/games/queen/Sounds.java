package org.alea.app.games.queen;

import java.util.ArrayList;
import java.util.List;
import org.alea.app.shell.SoundBoard.Sound;
import org.alea.games.queen.QueenEvent;

/** What the events of this game sound like. */
final class Sounds {

    private Sounds() {}

    static List<Sound> of(List<QueenEvent> events) {
        List<Sound> sounds = new ArrayList<>();
        for (QueenEvent event : events) {
            if (event instanceof QueenEvent.Rolled) {
                sounds.add(Sound.DIE_ROLL);
            } else if (event instanceof QueenEvent.DicePlaced) {
                sounds.add(Sound.DROP_OK);
            } else if (event instanceof QueenEvent.MarkerMoved moved && moved.cause() != QueenEvent.Cause.WOUND) {
                sounds.add(moved.to() > moved.from() ? Sound.MARKER_UP : Sound.MARKER_DOWN);
            } else if (event instanceof QueenEvent.Wounded) {
                sounds.add(Sound.WOUND);
            } else if (event instanceof QueenEvent.EnemyDefeated) {
                sounds.add(Sound.ENEMY_DEFEATED);
            } else if (event instanceof QueenEvent.ShieldRaised) {
                sounds.add(Sound.SHIELD_UP);
            } else if (event instanceof QueenEvent.ShieldBroken) {
                sounds.add(Sound.SHIELD_BREAK);
            } else if (event instanceof QueenEvent.EnemyDealt || event instanceof QueenEvent.ChariotDrawn) {
                sounds.add(Sound.CARD_FLIP);
            } else if (event instanceof QueenEvent.GameWon) {
                sounds.add(Sound.VICTORY);
            } else if (event instanceof QueenEvent.GameLost) {
                sounds.add(Sound.DEFEAT);
            }
        }
        return sounds;
    }
}
