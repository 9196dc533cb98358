package org.alea.games.fateforge.rules;

import java.util.List;
import java.util.Optional;
import org.alea.engine.Refusal;
import org.alea.games.fateforge.FateforgeMove;
import org.alea.games.fateforge.state.Prompt;

/**
 * One kind of answer to a prompt: which there are, whether this one is legal, what it does.
 *
 * @param whim when a player without a thought chooses it (FATE-493)
 */
record Offer<P extends Prompt, M extends FateforgeMove>(
        Class<M> kind, Lister<P> lister, Judge<P, M> judge, Doer<P, M> doer, Whim<P> whim) {

    /** Adds every legal answer of the kind. */
    interface Lister<P extends Prompt> {
        void list(Situation now, P prompt, List<FateforgeMove> into);
    }

    /** Why an answer is not legal; asked only of what is not listed. */
    interface Judge<P extends Prompt, M extends FateforgeMove> {
        Optional<Refusal> refusal(Situation now, P prompt, M move);
    }

    /** Plays a legal answer; the prompt has left the agenda. */
    interface Doer<P extends Prompt, M extends FateforgeMove> {
        void play(Referee referee, P prompt, M move);
    }

    /** How a player without a thought takes this kind of answer. */
    interface Whim<P extends Prompt> {
        /** Whether he may choose it now. */
        boolean allows(P prompt);

        /** Whether he chooses it half of the time, whatever else there is. */
        default boolean presses() {
            return false;
        }
    }

    /** What is not listed is refused with this reason. */
    static <P extends Prompt, M extends FateforgeMove> Offer<P, M> of(
            Class<M> kind, Lister<P> lister, String reason, String rule, Doer<P, M> doer) {
        return new Offer<>(kind, lister, (now, prompt, move) -> Refusal.because(reason, rule), doer, prompt -> true);
    }

    static <P extends Prompt, M extends FateforgeMove> Offer<P, M> of(
            Class<M> kind, Lister<P> lister, Judge<P, M> judge, Doer<P, M> doer) {
        return new Offer<>(kind, lister, judge, doer, prompt -> true);
    }

    /** One answer that is always there. */
    static <P extends Prompt, M extends FateforgeMove> Offer<P, M> always(Class<M> kind, M move, Doer<P, M> doer) {
        return new Offer<>(
                kind,
                (now, prompt, into) -> into.add(move),
                (now, prompt, other) -> Optional.empty(),
                doer,
                prompt -> true);
    }

    /** At random only where this holds. */
    Offer<P, M> atRandomIf(Whim<P> whim) {
        return new Offer<>(kind, lister, judge, doer, whim);
    }

    /** At random half of the time. */
    Offer<P, M> everySecondTime() {
        return atRandomIf(new Whim<>() {
            @Override
            public boolean allows(P prompt) {
                return true;
            }

            @Override
            public boolean presses() {
                return true;
            }
        });
    }

    void play(Referee referee, P prompt, FateforgeMove move) {
        doer.play(referee, prompt, kind.cast(move));
    }

    Optional<Refusal> refusal(Situation now, P prompt, FateforgeMove move) {
        return judge.refusal(now, prompt, kind.cast(move));
    }
}
