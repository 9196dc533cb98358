package org.alea.games.fateforge.rules;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.alea.engine.Chance;
import org.alea.engine.Decision;
import org.alea.engine.Refusal;
import org.alea.engine.Turn;
import org.alea.games.fateforge.FateforgeMove;
import org.alea.games.fateforge.FateforgeTable;
import org.alea.games.fateforge.cards.FateforgeContent;
import org.alea.games.fateforge.state.Agreement.Mode;
import org.alea.games.fateforge.state.Prompt;

/** One kind of prompt as a decision: the kinds of answers it takes, in the order in which they are listed. */
class Answering<P extends Prompt> implements Decision<FateforgeTable, FateforgeMove> {
    private final FateforgeContent content;
    private final Course course;
    private final Class<P> asked;
    private final String rule;
    private final List<Offer<P, ?>> offers;

    /** @param rule the rule that says what is decided here */
    Answering(FateforgeContent content, Course course, Class<P> asked, String rule, List<Offer<P, ?>> offers) {
        this.content = content;
        this.course = course;
        this.asked = asked;
        this.rule = rule;
        this.offers = offers;
    }

    private P prompt(FateforgeTable table) {
        return asked.cast(table.prompt().orElseThrow());
    }

    @Override
    public void list(FateforgeTable table, List<FateforgeMove> moves) {
        Situation now = new Situation(content, table.state());
        P prompt = prompt(table);
        for (Offer<P, ?> offer : offers) {
            offer.lister().list(now, prompt, moves);
        }
    }

    @Override
    public Optional<Refusal> refusal(FateforgeTable table, FateforgeMove move) {
        if (move instanceof FateforgeMove.Concede) {
            return Course.mayConcede(table.state()) ? Optional.empty() : Refusal.because("NO_SCENE", "FATE-484");
        }
        if (move instanceof FateforgeMove.TimeUp) {
            return Course.runsAgainstTheClock(table.state())
                    ? Optional.empty()
                    : Refusal.because("NO_CLOCK", "FATE-298");
        }
        for (Offer<P, ?> offer : offers) {
            if (offer.kind().isInstance(move)) {
                Situation now = new Situation(content, table.state());
                P prompt = prompt(table);
                List<FateforgeMove> listed = new ArrayList<>();
                offer.lister().list(now, prompt, listed);
                return listed.contains(move) ? Optional.empty() : offer.refusal(now, prompt, move);
            }
        }
        return Refusal.because("NOT_NOW", rule);
    }

    @Override
    public void play(FateforgeTable table, FateforgeMove move, Turn turn) {
        Referee referee = new Referee(content, table, turn);
        P prompt = prompt(table);
        if (move instanceof FateforgeMove.Concede) {
            course.concede(referee);
        } else if (move instanceof FateforgeMove.TimeUp) {
            course.timeUp(referee);
        } else {
            referee.pop();
            for (Offer<P, ?> offer : offers) {
                if (offer.kind().isInstance(move)) {
                    offer.play(referee, prompt, move);
                    break;
                }
            }
        }
        course.goOn(referee);
        referee.lay();
    }

    /** FATE-493: a kind of answer, then one of it. */
    @Override
    public FateforgeMove random(FateforgeTable table, Chance dice) {
        Situation now = new Situation(content, table.state());
        P prompt = prompt(table);
        int left = offers.size();
        int[] kinds = new int[left];
        for (int i = 0; i < left; i++) {
            kinds[i] = i;
        }
        List<FateforgeMove> moves = new ArrayList<>();
        for (Offer<P, ?> offer : offers) {
            if (offer.whim().presses() && dice.index(2, "press") == 0) {
                offer.lister().list(now, prompt, moves);
                return moves.get(moves.size() == 1 ? 0 : dice.index(moves.size(), "move"));
            }
        }
        while (left > 0) {
            int drawn = left == 1 ? 0 : dice.index(left, "kind");
            Offer<P, ?> offer = offers.get(kinds[drawn]);
            kinds[drawn] = kinds[--left];
            if (offer.whim().presses() || !offer.whim().allows(prompt)) {
                continue;
            }
            offer.lister().list(now, prompt, moves);
            if (!moves.isEmpty()) {
                return moves.get(moves.size() == 1 ? 0 : dice.index(moves.size(), "move"));
            }
        }
        throw new IllegalStateException("nothing can be answered to " + prompt);
    }

    /** Whether heroes have more than this one scene before them (FATE-071, FATE-423). */
    static boolean quest(Situation now) {
        Mode mode = now.state().agreement().mode();
        return mode == Mode.QUEST || mode == Mode.CAMPAIGN;
    }
}
