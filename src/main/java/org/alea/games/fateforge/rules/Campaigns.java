package org.alea.games.fateforge.rules;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import org.alea.games.fateforge.FateforgeEvent;
import org.alea.games.fateforge.FateforgeMove;
import org.alea.games.fateforge.cards.BattleQuest;
import org.alea.games.fateforge.cards.BattleQuest.QuestStep;
import org.alea.games.fateforge.cards.Campaign;
import org.alea.games.fateforge.cards.Campaign.SideQuest;
import org.alea.games.fateforge.cards.CombatDie;
import org.alea.games.fateforge.cards.Gem;
import org.alea.games.fateforge.cards.HeroTrait;
import org.alea.games.fateforge.cards.Threat;
import org.alea.games.fateforge.cards.VictoryReward;
import org.alea.games.fateforge.state.Chronicle;
import org.alea.games.fateforge.state.Errand;
import org.alea.games.fateforge.state.Hero;
import org.alea.games.fateforge.state.Prompt;
import org.alea.games.fateforge.state.QuestLog;
import org.alea.games.fateforge.state.RestVisit;
import org.alea.games.fateforge.state.SceneEnd;

/** The course of a campaign: its steps, side quests in its rests, rewards for its victories (FATE-390, FATE-470). */
final class Campaigns {
    private Campaigns() {}

    private static BattleQuest quest(Referee referee) {
        return referee.content.quest(referee.state().agreement().goal());
    }

    static void put(Referee referee, Chronicle chronicle) {
        referee.become(referee.state().with(referee.state().quest().with(chronicle)));
    }

    /** How dangerous the next combat is: a side quest has its own level. */
    static Threat level(Referee referee) {
        String aside = referee.state().quest().chronicle().sideQuest();
        return aside.isEmpty()
                ? referee.state().agreement().level()
                : quest(referee).campaign().sideQuest(aside).level();
    }

    /** After a scene, a story or a rest. */
    static void next(Referee referee) {
        Optional<SceneEnd> ended = referee.state().sceneEnd();
        if (ended.isPresent()) {
            after(referee, ended.get().won());
            return;
        }
        BattleQuest quest = quest(referee);
        int step = referee.state().quest().step();
        if (step >= quest.steps().size()) {
            end(referee);
            return;
        }
        referee.become(referee.state().with(referee.state().quest().at(step + 1)));
        QuestStep now = quest.steps().get(step);
        if (now.story().isPresent()) {
            Stories.begin(referee, now.story().get());
        } else if (now.scene().isPresent()) {
            fight(referee, now.scene().get());
        } else {
            QuestFlow.rest(referee, quest, now.rest());
        }
    }

    private static void fight(Referee referee, String scene) {
        if (referee.state().quest().chronicle().passed().contains(scene)) {
            referee.tell(new FateforgeEvent.ScenePassed(scene));
            referee.push(new Errand.NextStep());
        } else {
            SceneFlow.layOut(referee, scene);
        }
    }

    /** A combat is over: won or lost, the story goes on. */
    private static void after(Referee referee, boolean won) {
        QuestFlow.cleanUp(referee);
        Chronicle chronicle = referee.state().quest().chronicle();
        List<String> heroes = referee.state().heroes().stream().map(Hero::id).toList();
        if (!chronicle.sideQuest().isEmpty()) {
            SideQuest aside = quest(referee).campaign().sideQuest(chronicle.sideQuest());
            put(referee, chronicle.backFromAside());
            referee.tell(new FateforgeEvent.SideQuestEnded(aside.id(), won));
            referee.push(new Prompt.Resting());
            if (won) {
                Stories.perform(referee, aside.reward(), heroes);
            }
            return;
        }
        put(referee, chronicle.fought(won));
        referee.push(new Errand.NextStep());
        if (won) {
            victory(referee);
        }
        QuestStep step = quest(referee).steps().get(referee.state().quest().step() - 1);
        Stories.perform(referee, won ? step.won() : step.lost(), heroes);
    }

    private static void end(Referee referee) {
        Chronicle chronicle = referee.state().quest().chronicle();
        QuestFlow.finish(referee, chronicle.lastWon());
        referee.tell(new FateforgeEvent.CampaignEnded(chronicle.lastWon(), chronicle.victories()));
    }

    // --- side quests

    /** FATE-390: those that have appeared, have not been tried and are not gone yet. */
    static List<SideQuest> open(BattleQuest quest, QuestLog log) {
        List<SideQuest> open = new ArrayList<>();
        for (SideQuest aside : quest.campaign().sideQuests()) {
            int age = 0;
            for (QuestStep step : quest.steps().subList(0, log.step())) {
                if (step.sideQuests().contains(aside.id()) || (age > 0 && step.isRest())) {
                    age++;
                }
            }
            if (age > 0 && age <= aside.rests() && !log.chronicle().tried().contains(aside.id())) {
                open.add(aside);
            }
        }
        return open;
    }

    static Offer<Prompt.Resting, FateforgeMove.TrySideQuest> sideQuests() {
        return Offer.of(
                FateforgeMove.TrySideQuest.class,
                (now, prompt, into) -> {
                    BattleQuest quest =
                            now.content().quest(now.state().agreement().goal());
                    for (SideQuest aside : open(quest, now.state().quest())) {
                        if (aside.time() <= RestAnswers.visit(now).time()) {
                            into.add(new FateforgeMove.TrySideQuest(aside.id()));
                        }
                    }
                },
                "NO_SIDE_QUEST",
                "FATE-390",
                (referee, prompt, move) -> {
                    SideQuest aside = quest(referee).campaign().sideQuest(move.quest());
                    RestVisit rest = referee.state().rest().orElseThrow();
                    referee.become(
                            referee.state().withRest(Optional.of(rest.at("", false, rest.time() - aside.time()))));
                    put(referee, referee.state().quest().chronicle().trying(aside.id()));
                    referee.tell(new FateforgeEvent.SideQuestBegan(aside.id()));
                    SceneFlow.layOut(referee, aside.scene());
                });
    }

    // --- victory points

    private static void victory(Referee referee) {
        int points = referee.state().quest().chronicle().victories();
        referee.tell(new FateforgeEvent.VictoryPoint(points));
        for (Campaign.Laurel laurel : quest(referee).campaign().rewards()) {
            if (laurel.points() == points) {
                referee.push(new Prompt.Rewarding(points));
            }
        }
    }

    static List<Offer<Prompt.Rewarding, ?>> rewarding() {
        return List.of(Offer.of(
                FateforgeMove.TakeReward.class,
                (now, prompt, into) -> {
                    for (Campaign.Laurel laurel : now.content()
                            .quest(now.state().agreement().goal())
                            .campaign()
                            .rewards()) {
                        if (laurel.points() == prompt.points()) {
                            laurel.choices().forEach(choice -> into.add(new FateforgeMove.TakeReward(choice.id())));
                        }
                    }
                },
                "NO_REWARD",
                "FATE-470",
                (referee, prompt, move) -> {
                    put(referee, referee.state().quest().chronicle().withReward(move.reward()));
                    referee.tell(new FateforgeEvent.RewardTaken(move.reward()));
                    quest(referee).campaign().reward(move.reward()).grant(new Victors(referee));
                }));
    }

    static List<Offer<Prompt.GainingDie, ?>> dice() {
        return List.of(Offer.of(
                FateforgeMove.GainDie.class,
                (now, prompt, into) -> {
                    for (Hero hero : now.state().heroes()) {
                        now.content().hero(hero.id()).dice().stream()
                                .distinct()
                                .forEach(die -> into.add(new FateforgeMove.GainDie(hero.id(), die)));
                    }
                },
                "NO_DIE",
                "FATE-470",
                (referee, prompt, move) -> {
                    Hero hero = referee.hero(move.hero());
                    List<CombatDie> dice = new ArrayList<>(hero.dice());
                    dice.add(move.die());
                    referee.put(hero.withDice(List.copyOf(dice)));
                    referee.tell(new FateforgeEvent.DieGained(hero.id(), move.die()));
                }));
    }

    /** How far the rewards taken have raised the maxima above what is printed. */
    static VictoryReward.Vigour vigour(Referee referee) {
        int health = 0;
        int energy = 0;
        for (String taken : referee.state().quest().chronicle().rewards()) {
            if (quest(referee).campaign().reward(taken) instanceof VictoryReward.Vigour vigour) {
                health += vigour.health();
                energy += vigour.energy();
            }
        }
        return new VictoryReward.Vigour(health, energy);
    }

    static void coins(Referee referee, int n) {
        for (int i = 0; i < n; i++) {
            referee.put(referee.state().bag().plus(Gem.YELLOW));
        }
        referee.tell(new FateforgeEvent.CoinsGained(n));
    }

    static void item(Referee referee, String item) {
        referee.put(referee.state().bag().with(Finding.fresh(referee, item)));
        QuestLog log = referee.state().quest();
        referee.become(referee.state().with(log.withSold(Foes.plus(log.sold(), item))));
        referee.tell(new FateforgeEvent.GiftGained(item));
    }

    /** The group that is rewarded. */
    private record Victors(Referee referee) implements VictoryReward.Victors {

        @Override
        public void item(String item) {
            Campaigns.item(referee, item);
        }

        @Override
        public void die() {
            referee.push(new Prompt.GainingDie());
        }

        @Override
        public void gold(int n) {
            coins(referee, n);
        }

        @Override
        public void trait() {
            List<HeroTrait> lacked = new ArrayList<>();
            for (HeroTrait trait : EnumSet.allOf(HeroTrait.class)) {
                if (Stories.lacked(referee, trait)) {
                    lacked.add(trait);
                }
            }
            if (!lacked.isEmpty()) {
                referee.push(new Prompt.Learning(List.copyOf(lacked)));
            }
        }

        @Override
        public void maxima(int health, int energy) {
            for (Hero hero : referee.state().heroes()) {
                Suffering group = new Suffering(referee, hero.id(), false);
                if (health > 0) {
                    group.changeMaxHealth(health);
                }
                if (energy > 0) {
                    group.changeMaxEnergy(energy);
                }
            }
        }
    }
}
