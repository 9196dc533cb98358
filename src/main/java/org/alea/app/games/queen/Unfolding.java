package org.alea.app.games.queen;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.alea.engine.Match;
import org.alea.engine.Played;
import org.alea.games.queen.QueenEvent;
import org.alea.games.queen.QueenMove;
import org.alea.games.queen.QueenTable;

/** A match as far as the player has seen it: the picture of the table, and what is still to be shown beat by beat. */
final class Unfolding {
    private final List<QueenEvent> seen = new ArrayList<>();
    private Picture picture;
    private Optional<Playback> playback = Optional.empty();

    Unfolding(Match<QueenTable, QueenMove> match) {
        Recollection recalled = Recollection.of(match);
        seen.addAll(recalled.seen());
        picture = recalled.picture();
    }

    Picture picture() {
        return picture;
    }

    /** What has been seen of this round since the clock stopped. */
    List<QueenEvent> seen() {
        return List.copyOf(seen);
    }

    /** Whether something that has happened is still to be shown. */
    boolean watching() {
        return playback.isPresent();
    }

    /** Whether the round is over and only waits to be cleared away. */
    boolean summing() {
        return playback.filter(Playback::beforeReset).isPresent();
    }

    /** Whether the last beat has been shown. */
    boolean over() {
        return playback.filter(running -> !running.over()).isEmpty();
    }

    /** The match was moved: everything up to there counts as seen. */
    void recall(Match<QueenTable, QueenMove> match) {
        remember(Recollection.of(match));
        playback = Optional.empty();
    }

    private void remember(Recollection recalled) {
        seen.clear();
        seen.addAll(recalled.seen());
        picture = recalled.picture();
    }

    /** What the round before has brought is no longer of interest. */
    void beginRound() {
        seen.clear();
    }

    /** There is nothing to watch: the table is shown as it lies. */
    void show(QueenTable table) {
        picture = Picture.of(table);
    }

    /** From now on the beats of a move are shown. */
    void begin(List<QueenEvent> events, QueenTable after) {
        playback = Optional.of(new Playback(picture, events, after));
    }

    /** Shows the next beat of what has happened. */
    List<QueenEvent> step(QueenTable table) {
        Playback running = playback.orElseThrow();
        List<QueenEvent> beat = running.step();
        picture = running.picture();
        if (picture.stage() == Picture.Stage.RESOLVE || table.phase().over()) {
            seen.addAll(beat);
        }
        return beat;
    }

    /** Everything has been shown. */
    void finish(QueenTable table) {
        playback.ifPresent(done -> picture = done.picture().settledOn(table));
        playback = Optional.empty();
    }

    /** A round that has ended with the last move is shown as it lay before it was cleared away. */
    void sumUpLastRound(Match<QueenTable, QueenMove> match) {
        List<Played<QueenMove>> history = match.history();
        int last = history.size() - 1;
        List<QueenEvent> events =
                last < 0 ? List.of() : Recollection.events(history.get(last).events());
        if (events.stream().noneMatch(QueenEvent.RoundEnded.class::isInstance)) {
            return;
        }
        remember(Recollection.of(match.upTo(last)));
        Playback ending = new Playback(picture, events, match.table());
        while (!ending.over() && !ending.beforeReset()) {
            seen.addAll(ending.step());
        }
        picture = ending.picture();
        playback = Optional.of(ending);
    }
}
