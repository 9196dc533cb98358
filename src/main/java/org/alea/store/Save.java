package org.alea.store;

import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.alea.content.GameBox;
import org.alea.engine.Game;
import org.alea.engine.Match;
import org.alea.engine.Move;
import org.alea.engine.Played;
import org.alea.engine.SeededChance;
import org.alea.engine.Setup;
import org.alea.engine.Table;
import org.alea.engine.Turn;
import org.alea.engine.Words;

/**
 * A match at one instant, taken on the thread the match belongs to. Nothing in it changes any more, so it can be written
 * on any other.
 *
 * @param name as the player calls it; empty if he does not
 * @param start the first table, if it is not the one the setup gives
 */
public record Save<T extends Table<T>, M extends Move>(
        String game,
        GameBox<T, M> box,
        String name,
        Instant startedAt,
        Setup setup,
        boolean practice,
        boolean learning,
        Optional<T> start,
        List<Played<M>> moves,
        T end) {

    public static <T extends Table<T>, M extends Move> Save<T, M> of(
            String game, GameBox<T, M> box, Match<T, M> match, Instant startedAt) {
        T first = match.tableAfter(0);
        if (!(first.chance() instanceof SeededChance)) {
            throw new IllegalArgumentException(
                    "a match whose chance is scripted cannot be rebuilt, so not saved either");
        }
        return new Save<>(
                game,
                box,
                "",
                startedAt,
                match.setup(),
                match.practice(),
                match.learning(),
                match.fromSetUp() ? Optional.empty() : Optional.of(first),
                List.copyOf(match.history()),
                match.table());
    }

    public Save<T, M> named(String newName) {
        return new Save<>(game, box, newName, startedAt, setup, practice, learning, start, moves, end);
    }

    /** The same match, left by this move, which draws nothing. */
    public Save<T, M> leftBy(M move, long millis) {
        T left = end.copy();
        box.game().play(left, move, Turn.silent());
        List<Played<M>> all = new ArrayList<>(moves);
        all.add(new Played<>(move, millis, List.of(), List.of(), Game.Undo.NEVER));
        return new Save<>(game, box, name, startedAt, setup, practice, learning, start, List.copyOf(all), left);
    }

    SaveHeader header(String program, Instant now) {
        return new SaveHeader(
                SaveText.FORMAT,
                game,
                box.rulesVersion(),
                box.contentHash(),
                program,
                name,
                startedAt,
                now,
                learning,
                practice,
                box.game().result(end).isPresent(),
                moves.size(),
                playedMs(),
                Words.of(language -> box.standing(end, language)));
    }

    /** The time at the table: the stamp of the last move. */
    long playedMs() {
        return moves.isEmpty() ? 0 : moves.get(moves.size() - 1).millis();
    }
}
