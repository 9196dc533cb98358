package org.alea.app.games.queen;

import java.util.ArrayList;
import java.util.List;
import org.alea.games.queen.QueenEvent;
import org.alea.games.queen.QueenTable;

/** Goes through what a move brought about, beat by beat, until the real table is reached. */
final class Playback {
    private final List<List<QueenEvent>> beats = new ArrayList<>();
    private final QueenTable end;
    private Picture picture;
    private int next;

    Playback(Picture from, List<QueenEvent> events, QueenTable end) {
        this.picture = from;
        this.end = end;
        List<QueenEvent> beat = new ArrayList<>();
        int slot = 0;
        for (QueenEvent event : events) {
            int now = Retelling.attackedSlot(event);
            boolean starts = now > 0 ? now != slot : major(event);
            if (starts && !beat.isEmpty() && !closed(beat)) {
                beats.add(List.copyOf(beat));
                beat.clear();
            }
            slot = now;
            beat.add(event);
        }
        if (!beat.isEmpty()) {
            beats.add(List.copyOf(beat));
        }
    }

    /** Once the round has ended, everything up to the next decision is one beat. */
    private static boolean closed(List<QueenEvent> beat) {
        return beat.get(0) instanceof QueenEvent.RoundEnded;
    }

    private static boolean major(QueenEvent event) {
        return event instanceof QueenEvent.ChariotDefended
                || event instanceof QueenEvent.ChariotStruck
                || event instanceof QueenEvent.DragonAssigned
                || event instanceof QueenEvent.WingAssigned
                || event instanceof QueenEvent.DragonDeclined
                || event instanceof QueenEvent.DiePainted
                || event instanceof QueenEvent.Rolled
                || event instanceof QueenEvent.EnemyDefeated
                || event instanceof QueenEvent.Wounded
                || event instanceof QueenEvent.SunDieReturned
                || event instanceof QueenEvent.SunDieTaken
                || event instanceof QueenEvent.MoonGuarded
                || event instanceof QueenEvent.RoundEnded
                || event instanceof QueenEvent.GameWon
                || event instanceof QueenEvent.GameLost
                || (event instanceof QueenEvent.MarkerMoved moved && moved.cause() != QueenEvent.Cause.WOUND);
    }

    /** Whether everything has been seen. */
    boolean over() {
        return next >= beats.size();
    }

    /** Whether all that is left is to clear up after the round. */
    boolean beforeReset() {
        return !over() && beats.get(next).get(0) instanceof QueenEvent.RoundEnded;
    }

    /** Shows one beat more. */
    List<QueenEvent> step() {
        List<QueenEvent> beat = beats.get(next++);
        Picture shown = seen(beat);
        picture = over() ? shown.settledOn(end) : beforeReset() ? shown.ended() : shown;
        return beat;
    }

    private Picture seen(List<QueenEvent> beat) {
        Picture shown = picture;
        for (QueenEvent event : beat) {
            shown = shown.after(event);
        }
        return shown;
    }

    Picture picture() {
        return picture;
    }
}
