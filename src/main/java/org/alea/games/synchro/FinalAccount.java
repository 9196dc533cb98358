package org.alea.games.synchro;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.alea.engine.Result;
import org.alea.engine.Result.Outcome;
import org.alea.engine.Result.Term;
import org.alea.games.synchro.state.Fate;
import org.alea.games.synchro.state.SynchroState;

/** What a finished game is worth: fights won count always, time and living heroes only after a victory. */
final class FinalAccount {
    private static final int FIGHT = 10;
    private static final int VICTORY = 40;
    private static final int HERO = 5;

    private FinalAccount() {}

    static Optional<Result> of(SynchroTable table) {
        if (!table.over()) {
            return Optional.empty();
        }
        SynchroState state = table.state();
        boolean won = state.fate() == Fate.WON;
        List<Term> terms = new ArrayList<>();
        terms.add(new Term("fights", FIGHT * state.deeds().fightsWon()));
        if (won) {
            terms.add(new Term("victory", VICTORY));
            terms.add(new Term(
                    "time", table.content().lastSpace() - state.voyage().space()));
            terms.add(new Term("heroes", HERO * state.party().heroes().size()));
        }
        int score = terms.stream().mapToInt(Term::points).sum();
        return Optional.of(new Result(
                won ? Outcome.WON : Outcome.LOST,
                score,
                state.fate().name(),
                state.deeds().rounds(),
                List.copyOf(terms)));
    }
}
