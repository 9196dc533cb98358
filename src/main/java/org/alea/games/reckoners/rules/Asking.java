package org.alea.games.reckoners.rules;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.alea.engine.Decision;
import org.alea.engine.Refusal;
import org.alea.engine.Turn;
import org.alea.games.reckoners.ReckonersMove;
import org.alea.games.reckoners.ReckonersTable;
import org.alea.games.reckoners.state.GameEnd;
import org.alea.games.reckoners.state.ReckonersPhase;

/** A decision made of answers: for each kind of move why it may not be played, and what it does. */
abstract class Asking implements Decision<ReckonersTable, ReckonersMove> {
    static final Optional<Refusal> FINE = Optional.empty();

    private final Rules rules;
    private final Map<Class<?>, Answer<?>> answers = new HashMap<>();

    /** Why a move may not be played, or nothing. */
    interface Check<M> {
        Optional<Refusal> refusal(Play play, M move);
    }

    /** What a move does. */
    interface Deed<M> {
        void play(Play play, M move);
    }

    private record Answer<M extends ReckonersMove>(Class<M> type, Check<M> check, Deed<M> deed) {
        Optional<Refusal> refusal(Play play, ReckonersMove move) {
            return check.refusal(play, type.cast(move));
        }

        void play(Play play, ReckonersMove move) {
            deed.play(play, type.cast(move));
        }
    }

    /** Takes the moves that are worth trying; those that are refused are left out. */
    static final class Offers {
        private final Play play;
        private final Asking asking;
        private final List<ReckonersMove> moves;

        private Offers(Play play, Asking asking, List<ReckonersMove> moves) {
            this.play = play;
            this.asking = asking;
            this.moves = moves;
        }

        void add(ReckonersMove move) {
            if (asking.check(play, move).isEmpty()) {
                moves.add(move);
            }
        }
    }

    Asking(Rules rules) {
        this.rules = rules;
    }

    final <M extends ReckonersMove> void on(Class<M> type, Check<M> check, Deed<M> deed) {
        answers.put(type, new Answer<>(type, check, deed));
    }

    /** Offers every move worth trying, in a stable order. */
    abstract void offer(Play play, Offers offers);

    /** Why a move of another kind may not be played now. */
    abstract Optional<Refusal> otherwise(Play play);

    /** Answers without asking if there is nothing to choose; whether it did. */
    boolean answersItself(Play play) {
        return false;
    }

    /** Plays the only answer if there is only one. */
    final boolean playsTheOnly(Play play) {
        List<ReckonersMove> moves = new ArrayList<>();
        offer(play, new Offers(play, this, moves));
        if (moves.size() == 1) {
            answer(play, moves.get(0));
            return true;
        }
        return false;
    }

    final Optional<Refusal> check(Play play, ReckonersMove move) {
        Answer<?> answer = answers.get(move.getClass());
        return answer == null ? otherwise(play) : answer.refusal(play, move);
    }

    final void answer(Play play, ReckonersMove move) {
        Answer<?> answer = answers.get(move.getClass());
        if (answer == null) {
            throw new IllegalStateException("no answer here: " + move);
        }
        answer.play(play, move);
    }

    @Override
    public final void list(ReckonersTable table, List<ReckonersMove> moves) {
        Play play = rules.play(table, Turn.silent());
        offer(play, new Offers(play, this, moves));
    }

    @Override
    public final Optional<Refusal> refusal(ReckonersTable table, ReckonersMove move) {
        return move instanceof ReckonersMove.Concede ? FINE : check(rules.play(table, Turn.silent()), move);
    }

    @Override
    public final void play(ReckonersTable table, ReckonersMove move, Turn turn) {
        Play play = rules.play(table, turn);
        if (move instanceof ReckonersMove.Concede) {
            concede(play);
        } else {
            answer(play, move);
        }
        play.run();
    }

    /** A lost game or mission; between missions the whole campaign. RECK-342 */
    private static void concede(Play play) {
        ReckonersPhase phase = play.s().phase();
        if (phase == ReckonersPhase.CAMPAIGN_START || phase == ReckonersPhase.CAMPAIGN_BASE) {
            Campaigns.abandon(play);
        } else {
            play.end(GameEnd.CONCEDED);
        }
    }

    static Optional<Refusal> no(String reason, String rule) {
        return Refusal.because(reason, rule);
    }
}
