package org.alea.games.fateforge.rules;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.alea.engine.Deck;
import org.alea.games.fateforge.FateforgeEvent;
import org.alea.games.fateforge.cards.BattleQuest;
import org.alea.games.fateforge.cards.Campaign;
import org.alea.games.fateforge.cards.CombatScene;
import org.alea.games.fateforge.cards.FateforgeContent;
import org.alea.games.fateforge.cards.HeroCard;
import org.alea.games.fateforge.cards.ItemCard;
import org.alea.games.fateforge.cards.Loadout;
import org.alea.games.fateforge.cards.Loot;
import org.alea.games.fateforge.cards.RestPlace;
import org.alea.games.fateforge.cards.RestPlace.PlaceService;
import org.alea.games.fateforge.cards.StoryDeed;
import org.alea.games.fateforge.cards.Threat;
import org.alea.games.fateforge.cards.VictoryReward;
import org.alea.games.fateforge.state.Agreement.Mode;
import org.alea.games.fateforge.state.Fighting;
import org.alea.games.fateforge.state.GameEnd;
import org.alea.games.fateforge.state.Gear;
import org.alea.games.fateforge.state.GearSlot;
import org.alea.games.fateforge.state.Hero;
import org.alea.games.fateforge.state.Prompt;
import org.alea.games.fateforge.state.QuestLog;
import org.alea.games.fateforge.state.RestVisit;
import org.alea.games.fateforge.state.SceneEnd;

/** The course of a game from scene to scene (FATE-410 to FATE-423). */
final class QuestFlow {
    private static final int HALF = 2;

    private QuestFlow() {}

    /** The heroes as they begin, with what the loadout of that tier brings. */
    static List<Hero> heroes(FateforgeContent content, List<String> ids, int tier) {
        List<Hero> heroes = new ArrayList<>();
        Set<String> used = new LinkedHashSet<>();
        for (String id : ids) {
            HeroCard card = content.hero(id);
            Loadout.Tier loadout = content.loadout(id).tiers().get(tier);
            Hero bare = new Hero(
                    id,
                    card.health(),
                    card.health(),
                    card.energy(),
                    card.energy(),
                    card.dice(),
                    loadout.skills(),
                    loadout.skills(),
                    List.of(),
                    List.of(),
                    false,
                    Fighting.NOWHERE,
                    List.of());
            List<String> items = new ArrayList<>(card.startItems());
            for (String item : loadout.items()) {
                if (!items.contains(item)) {
                    items.add(item);
                }
            }
            for (String item : items) {
                bare = equipped(content, bare, item, used);
            }
            heroes.add(bare);
        }
        return List.copyOf(heroes);
    }

    private static Hero equipped(FateforgeContent content, Hero hero, String item, Set<String> used) {
        ItemCard card = content.item(item);
        String id = item;
        for (int copy = 2; !used.add(id); copy++) {
            id = item + "." + copy;
        }
        GearSlot slot = Slots.suitable(content, hero, card).orElseThrow();
        List<Gear> gear = new ArrayList<>(hero.gear());
        gear.add(new Gear(id, item, slot, true, card.armour(), card.uses()));
        return hero.withGear(List.copyOf(gear));
    }

    /** FATE-487: what lies in the chests of a quest is not for sale in it, nor what a campaign gives as a reward. */
    static List<String> putAside(FateforgeContent content, BattleQuest quest) {
        List<String> aside = new ArrayList<>();
        for (BattleQuest.QuestStep step : quest.steps()) {
            step.scene().ifPresent(scene -> putAside(content.scene(scene), aside));
        }
        for (Campaign.SideQuest side : quest.campaign().sideQuests()) {
            putAside(content.scene(side.scene()), aside);
            for (StoryDeed deed : side.reward()) {
                if (deed instanceof StoryDeed.Gift gift) {
                    aside.add(gift.item());
                }
            }
        }
        for (Campaign.Laurel laurel : quest.campaign().rewards()) {
            for (Campaign.NamedReward choice : laurel.choices()) {
                if (choice.reward() instanceof VictoryReward.Treasure treasure) {
                    aside.add(treasure.item());
                }
            }
        }
        return List.copyOf(aside);
    }

    private static void putAside(CombatScene scene, List<String> aside) {
        for (CombatScene.TokenSetup token : scene.tokens()) {
            for (Loot loot : token.content()) {
                if (loot instanceof Loot.Equipment item) {
                    aside.add(item.item());
                }
            }
        }
    }

    /** After a scene or a rest. */
    static void next(Referee referee) {
        Mode mode = referee.state().agreement().mode();
        Optional<SceneEnd> ended = referee.state().sceneEnd();
        if (mode == Mode.CAMPAIGN) {
            Campaigns.next(referee);
            return;
        }
        if (mode != Mode.QUEST) {
            finish(referee, ended.orElseThrow().won());
            return;
        }
        if (ended.isPresent() && !ended.get().won()) {
            finish(referee, false);
            return;
        }
        if (ended.isPresent()) {
            cleanUp(referee);
        }
        BattleQuest quest = referee.content.quest(referee.state().agreement().goal());
        int step = referee.state().quest().step();
        if (step >= quest.steps().size()) {
            finish(referee, true);
            return;
        }
        referee.become(referee.state().with(referee.state().quest().at(step + 1)));
        BattleQuest.QuestStep now = quest.steps().get(step);
        if (now.scene().isPresent()) {
            SceneFlow.layOut(referee, now.scene().get());
        } else {
            rest(referee, quest, now.rest());
        }
    }

    /** FATE-247, FATE-371: single-use cards, Fear and traps end with the scene; a stun of card C14 stays (FATE-482). */
    static void cleanUp(Referee referee) {
        for (Hero hero : referee.state().heroes()) {
            referee.put(hero.with(Fighting.NOWHERE));
        }
        QuestLog quest = referee.state().quest().withHired(Optional.empty()).withLooted(List.of());
        referee.become(referee.state().with(quest).withoutFray());
    }

    // --- rests

    static void rest(Referee referee, BattleQuest quest, int time) {
        referee.become(
                referee.state().withRest(Optional.of(new RestVisit(time, "", false, false, curios(referee, quest)))));
        referee.tell(new FateforgeEvent.RestBegan(time));
        referee.push(new Prompt.Resting());
    }

    /** Place P09: so many different items, drawn when the rest begins; the rare ones first. */
    private static List<String> curios(Referee referee, BattleQuest quest) {
        List<String> stock = new ArrayList<>();
        for (String id : quest.placesAt(referee.state().quest().step() - 1)) {
            RestPlace place = referee.content.place(id);
            for (PlaceService service : place.services()) {
                if (service instanceof PlaceService.Curios curios) {
                    List<String> rare = unsold(referee, curios.from());
                    drawInto(referee, rare, curios.n(), stock);
                    List<String> others = new ArrayList<>();
                    for (ItemCard card : referee.content.items()) {
                        if (card.gold().isPresent()) {
                            others.add(card.id());
                        }
                    }
                    others.removeAll(stock);
                    drawInto(referee, unsold(referee, others), curios.n(), stock);
                    referee.reveal();
                }
            }
        }
        return List.copyOf(stock);
    }

    private static List<String> unsold(Referee referee, List<String> items) {
        List<String> left = new ArrayList<>();
        for (String item : items) {
            if (RestAnswers.left(referee.content, referee.state().quest(), item) > 0) {
                left.add(item);
            }
        }
        return left;
    }

    private static void drawInto(Referee referee, List<String> from, int n, List<String> stock) {
        List<String> left = new ArrayList<>(from);
        while (stock.size() < n && !left.isEmpty()) {
            stock.add(left.remove(referee.chance().index(left.size(), "curios")));
        }
    }

    // --- the end

    /** FATE-420, FATE-421, FATE-422. */
    static void finish(Referee referee, boolean won) {
        QuestLog log = referee.state().quest();
        int unfallen = log.laurels() - 2 * log.secondary();
        if (referee.state().agreement().mode() != Mode.QUEST) {
            referee.become(referee.state().with(new GameEnd(won, "", log.secondary(), unfallen, 0, 0)));
            return;
        }
        int thrift = won && !log.extraUsed() ? 1 : 0;
        int vigour = won && vigorous(referee) ? 1 : 0;
        int laurels = log.laurels() + thrift + vigour;
        int most = 5 * referee.content.quest(referee.state().agreement().goal()).scenes() + 2;
        String rank = won ? rank(referee, laurels, most) : "";
        GameEnd end = new GameEnd(won, rank, log.secondary(), unfallen, thrift, vigour);
        referee.become(referee.state().with(end));
        referee.tell(new FateforgeEvent.QuestEnded(won, rank, end.laurels()));
    }

    private static boolean vigorous(Referee referee) {
        int health = 0;
        int printed = 0;
        for (Hero hero : referee.state().heroes()) {
            health += hero.health();
            printed += referee.content.hero(hero.id()).health();
        }
        return 2 * health >= printed;
    }

    private static String rank(Referee referee, int laurels, int most) {
        QuestLog log = referee.state().quest();
        boolean apprentice = referee.state().agreement().level() == Threat.APPRENTICE;
        // FATE-417: a quest with a replay is Copper at most
        if (log.replayUsed() || HALF * laurels < most) {
            return "copper";
        }
        boolean gold = 10 * laurels >= 9 * most && !log.everDown() && !apprentice;
        return gold ? "gold" : "silver";
    }

    /** The deck of Corruption cards as a game begins. */
    static Deck<String> corruption(Referee referee) {
        return Deck.shuffled(FateforgeContent.deck(referee.content.corruption()), referee.chance(), Fates.CORRUPTION);
    }
}
