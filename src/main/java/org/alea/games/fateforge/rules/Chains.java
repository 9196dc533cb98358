package org.alea.games.fateforge.rules;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.alea.games.fateforge.FateforgeMove;
import org.alea.games.fateforge.cards.CardBranch;
import org.alea.games.fateforge.cards.CardStep;
import org.alea.games.fateforge.cards.CardStep.Link;
import org.alea.games.fateforge.state.Errand;
import org.alea.games.fateforge.state.FateforgeState;
import org.alea.games.fateforge.state.HeldResult;

/** The steps of a card: every legal way to aim them, and doing them one by one (FATE-055 to FATE-060, FATE-472, FATE-498). */
final class Chains {
    private static final int MOST_WAYS = 150;

    private Chains() {}

    /** All ways to aim the steps of a branch from here, the costs being paid. */
    static List<List<String>> aims(Referee trial, String hero, CardBranch branch, List<HeldResult> paid) {
        List<List<String>> ways = new ArrayList<>();
        if (branch.steps().size() == 1) {
            List<String> single = new ArrayList<>();
            branch.steps().get(0).deed().aims(new HeroActing(trial, hero, paid, ""), single);
            for (String aim : single) {
                ways.add(List.of(aim));
            }
            return ways;
        }
        Search search = new Search(trial, hero, branch, paid, ways);
        search.from(0, new ArrayList<>(), "", false);
        return ways;
    }

    /** Goes through the ways in order; a set of equal aims is listed once, in the first order that is possible. */
    private static final class Search {
        private final Referee trial;
        private final String hero;
        private final CardBranch branch;
        private final List<HeldResult> paid;
        private final List<List<String>> ways;
        private final Set<String> seen = new HashSet<>();
        private final boolean alike;

        Search(Referee trial, String hero, CardBranch branch, List<HeldResult> paid, List<List<String>> ways) {
            this.trial = trial;
            this.hero = hero;
            this.branch = branch;
            this.paid = paid;
            this.ways = ways;
            this.alike = branch.steps().stream().map(CardStep::deed).distinct().count() == 1;
        }

        void from(int index, List<String> chosen, String last, boolean done) {
            if (index == branch.steps().size()) {
                if (done && (!alike || seen.add(sorted(chosen)))) {
                    ways.add(List.copyOf(chosen));
                }
                return;
            }
            if (ways.size() >= MOST_WAYS) {
                return;
            }
            CardStep step = branch.steps().get(index);
            List<String> aims = new ArrayList<>();
            HeroActing stage = new HeroActing(trial, hero, paid, last);
            step.deed().aims(stage, aims);
            boolean optional = optional(index);
            if (aims.isEmpty() && step.link() == Link.FOLLOW) {
                // FATE-472: what cannot follow is dropped
                next(index, chosen, FateforgeMove.SKIP, last, done);
                return;
            }
            FateforgeState before = trial.state();
            for (String aim : aims) {
                String now = last;
                if (index + 1 < branch.steps().size() && step.deed().changesTheBoard()) {
                    HeroActing doing = new HeroActing(trial, hero, paid, last);
                    step.deed().perform(doing, aim);
                    now = trial.ground().onTheMap(doing.last()) || isHero(doing.last()) ? doing.last() : "";
                }
                next(index, chosen, aim, now, true);
                trial.become(before);
            }
            if (optional) {
                next(index, chosen, FateforgeMove.SKIP, last, done);
            }
        }

        private void next(int index, List<String> chosen, String aim, String last, boolean done) {
            chosen.add(aim);
            from(index + 1, chosen, last, done);
            chosen.remove(chosen.size() - 1);
        }

        private boolean isHero(String id) {
            return trial.state().heroes().get(0).id().equals(id)
                    || trial.state().heroes().get(1).id().equals(id);
        }

        /** FATE-059: of steps joined by a comma those that are unwanted are skipped. */
        private boolean optional(int index) {
            List<CardStep> steps = branch.steps();
            return steps.get(index).link() == Link.ALSO
                    || (index + 1 < steps.size() && steps.get(index + 1).link() == Link.ALSO);
        }

        private static String sorted(List<String> chosen) {
            List<String> all = new ArrayList<>(chosen);
            all.sort(null);
            return all.toString();
        }
    }

    /** Begins a chain; its results and everything else are paid. */
    static void begin(
            Referee referee, String hero, String source, int branch, List<String> aims, List<HeldResult> paid) {
        referee.push(new Errand.Chain(hero, source, branch, List.copyOf(aims), 0, "", List.copyOf(paid)));
    }

    /** The next step; what has become impossible through an event is dropped with all after it (FATE-058). */
    static void goOn(Referee referee, Errand.Chain chain) {
        CardBranch branch = CardSource.branches(referee.content, chain.source()).get(chain.branch());
        if (chain.step() >= branch.steps().size() || !referee.hero(chain.hero()).standing()) {
            return;
        }
        CardStep step = branch.steps().get(chain.step());
        String aim = chain.aims().get(chain.step());
        if (aim.equals(FateforgeMove.SKIP)) {
            referee.push(at(chain, chain.step() + 1, chain.last()));
            return;
        }
        String last = chain.last().isEmpty() || present(referee, chain.last()) ? chain.last() : "";
        HeroActing stage = new HeroActing(referee, chain.hero(), List.of(), last);
        List<String> possible = new ArrayList<>();
        step.deed().aims(stage, possible);
        if (!possible.contains(aim)) {
            return;
        }
        HeroActing doing = new HeroActing(referee, chain.hero(), chain.paid(), last);
        if (chain.step() + 1 < branch.steps().size()) {
            // the rest waits under whatever this step brings
            String next = willBeLast(doing, step, aim);
            referee.push(at(chain, chain.step() + 1, next));
        }
        step.deed().perform(doing, aim);
    }

    private static boolean present(Referee referee, String id) {
        return referee.ground().onTheMap(id)
                || referee.state().heroes().stream().anyMatch(hero -> hero.id().equals(id));
    }

    /** The enemy or hero a step is aimed at; one without an aim keeps the last. */
    private static String willBeLast(HeroActing stage, CardStep step, String aim) {
        int arrow = aim.indexOf('>');
        String target = arrow < 0 ? aim : aim.substring(0, arrow);
        return target.isEmpty() || step.deed() instanceof org.alea.games.fateforge.cards.Deed.Move
                ? stage.last()
                : target;
    }

    private static Errand.Chain at(Errand.Chain chain, int step, String last) {
        return new Errand.Chain(chain.hero(), chain.source(), chain.branch(), chain.aims(), step, last, chain.paid());
    }
}
