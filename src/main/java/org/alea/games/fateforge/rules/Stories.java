package org.alea.games.fateforge.rules;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.alea.engine.Refusal;
import org.alea.games.fateforge.FateforgeEvent;
import org.alea.games.fateforge.FateforgeMove;
import org.alea.games.fateforge.cards.HeroTrait;
import org.alea.games.fateforge.cards.StoryDeed;
import org.alea.games.fateforge.cards.StoryScene.StoryPath;
import org.alea.games.fateforge.cards.StoryScene.StoryTest;
import org.alea.games.fateforge.state.Chronicle;
import org.alea.games.fateforge.state.Errand;
import org.alea.games.fateforge.state.Fighting;
import org.alea.games.fateforge.state.Hero;
import org.alea.games.fateforge.state.Prompt;
import org.alea.games.fateforge.state.TraitTrial;

/** Story scenes and their tests (FATE-260, FATE-440 to FATE-448). */
final class Stories {
    /** FATE-447: points of a trait that are spent for gaining it. */
    static final int POINTS_FOR_A_TRAIT = 3;

    private static final int AFTER_LYING = 2;

    private Stories() {}

    static void begin(Referee referee, String story) {
        for (Hero hero : referee.state().heroes()) {
            referee.put(hero.with(Fighting.NOWHERE.at(Fighting.IN_A_STORY)));
        }
        referee.tell(new FateforgeEvent.StoryBegan(story));
        referee.push(new Errand.Chapter(story, 0));
    }

    static void chapter(Referee referee, Errand.Chapter chapter) {
        if (chapter.stage() < referee.content.story(chapter.story()).stages().size()) {
            referee.push(new Prompt.Telling(chapter.story(), chapter.stage()));
            return;
        }
        referee.tell(new FateforgeEvent.StoryEnded(chapter.story()));
        referee.push(new Errand.CloseStory());
        List<Hero> heroes = referee.state().heroes();
        for (int i = heroes.size() - 1; i >= 0; i--) {
            referee.push(new Errand.RiseAfterStory(heroes.get(i).id(), false));
        }
    }

    /** FATE-260, FATE-255: who was put down by a Corruption card draws no further one. */
    static void rise(Referee referee, Errand.RiseAfterStory rising) {
        Hero hero = referee.hero(rising.hero());
        if (hero.standing()) {
            return;
        }
        if (!rising.drawn() && !hero.fight().barred()) {
            referee.push(new Errand.RiseAfterStory(hero.id(), true));
            referee.push(new Errand.Taint(hero.id(), false));
            return;
        }
        int health = Math.min(hero.maxHealth(), hero.health() + AFTER_LYING);
        referee.put(hero.withHealth(health).with(hero.fight().withDown(false, false)));
        referee.tell(new FateforgeEvent.Recovered(hero.id(), health - hero.health(), 0));
    }

    static void close(Referee referee) {
        for (Hero hero : referee.state().heroes()) {
            referee.put(hero.with(Fighting.NOWHERE));
        }
        referee.push(new Errand.NextStep());
    }

    /** FATE-260: who lies in a story and is healed by a card stands up again. */
    static void standAgain(Referee referee, String id) {
        Hero hero = referee.hero(id);
        if (!hero.standing() && hero.in(Fighting.IN_A_STORY) && hero.health() > 0) {
            referee.put(hero.with(hero.fight().withDown(false, false)));
        }
    }

    // --- choices

    static List<Offer<Prompt.Telling, ?>> telling() {
        List<Offer<Prompt.Telling, ?>> offers = new ArrayList<>();
        offers.add(Offer.<Prompt.Telling, FateforgeMove.ChoosePath>of(
                        FateforgeMove.ChoosePath.class, Stories::paths, Stories::noPath, Stories::choose)
                .everySecondTime());
        offers.addAll(CampAnswers.free(now -> true));
        return List.copyOf(offers);
    }

    private static void paths(Situation now, Prompt.Telling telling, List<FateforgeMove> into) {
        for (StoryPath path : now.content()
                .story(telling.story())
                .stages()
                .get(telling.stage())
                .paths()) {
            if (path.gold() > now.state().bag().gold()) {
                continue;
            }
            if (path.test().isEmpty() || path.test().get().everyone()) {
                into.add(new FateforgeMove.ChoosePath(path.id(), ""));
                continue;
            }
            for (Hero hero : now.state().heroes()) {
                if (hero.standing()) {
                    into.add(new FateforgeMove.ChoosePath(path.id(), hero.id()));
                }
            }
        }
    }

    private static Optional<Refusal> noPath(Situation now, Prompt.Telling telling, FateforgeMove.ChoosePath move) {
        for (StoryPath path : now.content()
                .story(telling.story())
                .stages()
                .get(telling.stage())
                .paths()) {
            if (path.id().equals(move.path()) && path.gold() > now.state().bag().gold()) {
                return Refusal.because("NO_GOLD", "FATE-440");
            }
        }
        for (Hero hero : now.state().heroes()) {
            if (hero.id().equals(move.hero()) && !hero.standing()) {
                return Refusal.because("LIES_DOWN", "FATE-446");
            }
        }
        return Refusal.because("NO_CHOICE", "FATE-441");
    }

    private static void choose(Referee referee, Prompt.Telling telling, FateforgeMove.ChoosePath move) {
        StoryPath path = referee.content.story(telling.story()).path(move.path());
        referee.tell(new FateforgeEvent.PathChosen(path.id()));
        if (path.gold() > 0) {
            referee.put(referee.state().bag().pay(path.gold()));
        }
        referee.push(new Errand.Chapter(telling.story(), telling.stage() + 1));
        List<String> testers = new ArrayList<>();
        if (path.test().isPresent()) {
            for (Hero hero : referee.state().heroes()) {
                if (path.test().get().everyone() || hero.id().equals(move.hero())) {
                    testers.add(hero.id());
                }
            }
        }
        referee.push(new Errand.Trials(telling.story(), path.id(), List.copyOf(testers), List.of(), List.of()));
    }

    // --- tests

    /** FATE-441: one hero after the other; those who are down fail (FATE-446). */
    static void test(Referee referee, Errand.Trials trials) {
        StoryPath path = referee.content.story(trials.story()).path(trials.path());
        if (trials.left().isEmpty()) {
            outcome(referee, path, trials);
            return;
        }
        Hero hero = referee.hero(trials.left().get(0));
        if (!hero.standing()) {
            referee.tell(new FateforgeEvent.TestTaken(hero.id(), false));
            referee.push(next(trials, false));
            return;
        }
        StoryTest test = path.test().orElseThrow();
        TraitTrial trial = Trials.roll(referee.content, hero, test.trait(), test.hardness(), referee.chance());
        rolled(referee, hero, trial, trials);
    }

    private static void rolled(Referee referee, Hero hero, TraitTrial trial, Errand.Trials trials) {
        referee.reveal();
        referee.tell(new FateforgeEvent.TestRolled(hero.id(), trial.trait(), trial.faces()));
        if (trial.mayReroll(hero)) {
            referee.push(new Prompt.Testing(hero.id(), trial, trials));
        } else {
            settle(referee, hero, trial, trials);
        }
    }

    private static void settle(Referee referee, Hero hero, TraitTrial trial, Errand.Trials trials) {
        referee.tell(new FateforgeEvent.TestTaken(hero.id(), trial.passed()));
        referee.push(next(trials, trial.passed()));
        score(referee, trial.trait(), trial.points());
    }

    private static Errand.Trials next(Errand.Trials trials, boolean passed) {
        String hero = trials.left().get(0);
        List<String> left = trials.left().subList(1, trials.left().size());
        return new Errand.Trials(
                trials.story(),
                trials.path(),
                List.copyOf(left),
                Foes.plus(trials.tried(), hero),
                passed ? trials.failed() : Foes.plus(trials.failed(), hero));
    }

    /** What comes of it: for those who failed, or for all if nobody did. */
    private static void outcome(Referee referee, StoryPath path, Errand.Trials trials) {
        boolean failed = !trials.failed().isEmpty();
        List<String> concerned = failed ? trials.failed() : trials.tried();
        if (concerned.isEmpty()) {
            concerned = referee.state().heroes().stream().map(Hero::id).toList();
        }
        perform(referee, failed ? path.failure() : path.success(), concerned);
    }

    static void perform(Referee referee, List<StoryDeed> deeds, List<String> heroes) {
        Told told = new Told(referee, heroes);
        deeds.forEach(deed -> deed.happen(told));
    }

    static List<Offer<Prompt.Testing, ?>> testing() {
        return List.of(
                Offer.always(
                        FateforgeMove.RerollTest.class, new FateforgeMove.RerollTest(), (referee, prompt, move) -> {
                            Health.loseEnergy(referee, prompt.hero(), 1, false);
                            Hero hero = referee.hero(prompt.hero());
                            rolled(referee, hero, Trials.again(prompt.trial(), referee.chance()), prompt.then());
                        }),
                Offer.always(
                        FateforgeMove.AcceptTest.class,
                        new FateforgeMove.AcceptTest(),
                        (referee, prompt, move) ->
                                settle(referee, referee.hero(prompt.hero()), prompt.trial(), prompt.then())));
    }

    // --- traits

    /** FATE-447: points for the group; enough of them are spent for a trait, if a hero lacks it. */
    private static void score(Referee referee, HeroTrait trait, int points) {
        if (points == 0) {
            return;
        }
        Chronicle chronicle = referee.state().quest().chronicle().withPoints(trait, points);
        referee.tell(new FateforgeEvent.TraitPoints(trait, chronicle.points(trait)));
        boolean learns = chronicle.points(trait) >= POINTS_FOR_A_TRAIT && lacked(referee, trait);
        Campaigns.put(referee, learns ? chronicle.withPoints(trait, -POINTS_FOR_A_TRAIT) : chronicle);
        if (learns) {
            referee.push(new Prompt.Learning(List.of(trait)));
        }
    }

    /** Whether a hero has it neither printed nor gained. */
    static boolean lacked(Referee referee, HeroTrait trait) {
        return referee.state().heroes().stream().anyMatch(hero -> !Sheet.lasting(referee.content, hero, trait));
    }

    static List<Offer<Prompt.Learning, ?>> learning() {
        return List.of(Offer.of(
                FateforgeMove.LearnTrait.class,
                (now, prompt, into) -> {
                    for (Hero hero : now.state().heroes()) {
                        for (HeroTrait trait : prompt.traits()) {
                            if (!Sheet.lasting(now.content(), hero, trait)) {
                                into.add(new FateforgeMove.LearnTrait(hero.id(), trait));
                            }
                        }
                    }
                },
                "HAS_TRAIT",
                "FATE-447",
                (referee, prompt, move) -> {
                    referee.put(referee.hero(move.hero()).withTrait(move.trait()));
                    referee.tell(new FateforgeEvent.TraitLearned(move.hero(), move.trait()));
                }));
    }

    /** Those to whom a story happens. */
    private record Told(Referee referee, List<String> heroes) implements StoryDeed.Told {

        @Override
        public void coins(int n) {
            Campaigns.coins(referee, n);
        }

        @Override
        public void rations(int n) {
            referee.put(referee.state().bag().withFood(referee.state().bag().food() + n));
            referee.tell(new FateforgeEvent.RationsGained(n));
        }

        @Override
        public void item(String item) {
            Campaigns.item(referee, item);
        }

        @Override
        public void wound(int n) {
            heroes.stream()
                    .filter(hero -> referee.hero(hero).standing())
                    .forEach(hero -> Health.loseHealth(referee, hero, n, false));
        }

        @Override
        public void weary(int n) {
            heroes.stream()
                    .filter(hero -> referee.hero(hero).standing())
                    .forEach(hero -> Health.loseEnergy(referee, hero, n, false));
        }

        @Override
        public void taint() {
            for (int i = heroes.size() - 1; i >= 0; i--) {
                referee.push(new Errand.Taint(heroes.get(i), false));
            }
        }

        @Override
        public void absent(String scene, String foe) {
            Campaigns.put(referee, referee.state().quest().chronicle().without(scene, foe));
            referee.tell(new FateforgeEvent.FoeAbsent(scene, foe));
        }

        @Override
        public void passed(String scene) {
            Campaigns.put(referee, referee.state().quest().chronicle().passing(scene));
        }
    }
}
