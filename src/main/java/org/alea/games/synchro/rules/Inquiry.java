package org.alea.games.synchro.rules;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.BiFunction;
import org.alea.engine.Refusal;
import org.alea.games.synchro.SynchroMove;
import org.alea.games.synchro.state.Ask;

/** How one kind of decision is answered: the answers it takes, and whether it still has to be asked at all. */
final class Inquiry<A extends Ask> {

    /** Adds the legal moves of one kind. */
    interface Lister<A> {
        void list(Work work, A ask, List<SynchroMove> moves);
    }

    /** Does what a move of one kind brings. */
    interface Answerer<A, M> {
        void answer(Work work, A ask, M move);
    }

    /** Says which rule is against a move that is not listed. */
    interface Objector<A, M> {
        Refusal object(Work work, A ask, M move);
    }

    /** Also takes a move that is not listed because another one stands for it. */
    interface Indulgence<A, M> {
        boolean takes(Work work, A ask, M move);
    }

    private record Answer<A extends Ask, M extends SynchroMove>(
            Class<M> type, Lister<A> lister, Answerer<A, M> answerer, Objector<A, M> objector) {

        void play(Work work, A ask, SynchroMove move) {
            answerer.answer(work, ask, type.cast(move));
        }

        Refusal objection(Work work, A ask, SynchroMove move) {
            return objector.object(work, ask, type.cast(move));
        }
    }

    private final Class<A> type;
    private final String rule;
    private final Map<Class<?>, Answer<A, ?>> answers = new LinkedHashMap<>();
    private final List<Answer<A, ?>> inOrder = new ArrayList<>();
    private final Map<Class<?>, Indulgence<A, SynchroMove>> indulgences = new LinkedHashMap<>();
    private BiFunction<Work, A, Boolean> open = (work, ask) -> true;
    private boolean nested;
    private boolean potionsCount;

    private Inquiry(Class<A> type, String rule) {
        this.type = type;
        this.rule = rule;
    }

    /** @param rule what is asked, for moves that do not answer it at all */
    static <A extends Ask> Inquiry<A> about(Class<A> type, String rule) {
        return new Inquiry<>(type, rule);
    }

    /** Answered by these moves; {@code objector} says why not by others of their kind. */
    <M extends SynchroMove> Inquiry<A> by(
            Class<M> move, Lister<A> lister, Answerer<A, M> answerer, Objector<A, M> objector) {
        Answer<A, M> answer = new Answer<>(move, lister, answerer, objector);
        answers.put(move, answer);
        inOrder.add(answer);
        return this;
    }

    <M extends SynchroMove> Inquiry<A> by(
            Class<M> move, Lister<A> lister, Answerer<A, M> answerer, String reason, String forbidding) {
        Refusal refusal = new Refusal(reason, forbidding);
        return by(move, lister, answerer, (work, ask, refused) -> refusal);
    }

    /** Answered by this one move, which is always possible. */
    <M extends SynchroMove> Inquiry<A> by(M always, Class<M> move, Answerer<A, M> answerer) {
        return by(move, (work, ask, moves) -> moves.add(always), answerer, "NOT_POSSIBLE", rule);
    }

    <M extends SynchroMove> Inquiry<A> alsoTaking(Class<M> move, Indulgence<A, M> indulgence) {
        indulgences.put(move, (work, ask, wanted) -> indulgence.takes(work, ask, move.cast(wanted)));
        return this;
    }

    /** Asked only while this holds; where it does not, {@code open} has put something else in its place. */
    Inquiry<A> whileOpen(BiFunction<Work, A, Boolean> condition) {
        open = condition;
        return this;
    }

    /** A single legal answer is taken without asking (SYNC-231). */
    Inquiry<A> nested() {
        nested = true;
        return this;
    }

    /** A potion that could be drunk counts as an answer of its own (SYNC-231). */
    Inquiry<A> countingPotions() {
        potionsCount = true;
        return this;
    }

    Class<A> type() {
        return type;
    }

    /** Whether the player has to be asked; if not, the agenda has moved on. */
    boolean waits(Work work, Ask pending) {
        A ask = type.cast(pending);
        if (!open.apply(work, ask)) {
            return false;
        }
        if (!nested || work.state().options().everyMarble() && potionsCount) {
            return true;
        }
        List<SynchroMove> moves = new ArrayList<>();
        for (int i = 0; i < inOrder.size() && moves.size() < 2; i++) {
            inOrder.get(i).lister().list(work, ask, moves);
        }
        if (potionsCount) {
            AnyTime.listPotions(work, moves);
        }
        if (moves.size() == 1) {
            answer(work, pending, moves.get(0));
            return false;
        }
        return true;
    }

    void list(Work work, Ask pending, List<SynchroMove> moves) {
        A ask = type.cast(pending);
        for (Answer<A, ?> answer : inOrder) {
            answer.lister().list(work, ask, moves);
        }
        AnyTime.listPotions(work, moves);
    }

    int kinds() {
        return inOrder.size() + 1;
    }

    /** The legal moves of one kind, by its number; the last kind are the potions. */
    void list(Work work, Ask pending, int kind, List<SynchroMove> moves) {
        if (kind == inOrder.size()) {
            AnyTime.listPotions(work, moves);
        } else {
            inOrder.get(kind).lister().list(work, type.cast(pending), moves);
        }
    }

    /** Why a move that is not listed is refused. */
    Refusal objection(Work work, Ask pending, SynchroMove move) {
        Answer<A, ?> answer = answers.get(move.getClass());
        return answer == null ? new Refusal("WRONG_STATE", rule) : answer.objection(work, type.cast(pending), move);
    }

    boolean indulges(Work work, Ask pending, SynchroMove move) {
        Indulgence<A, SynchroMove> indulgence = indulgences.get(move.getClass());
        return indulgence != null && indulgence.takes(work, type.cast(pending), move);
    }

    void answer(Work work, Ask pending, SynchroMove move) {
        Answer<A, ?> answer = answers.get(move.getClass());
        if (answer == null) {
            throw new IllegalArgumentException(move + " does not answer " + pending);
        }
        answer.play(work, type.cast(pending), move);
    }
}
