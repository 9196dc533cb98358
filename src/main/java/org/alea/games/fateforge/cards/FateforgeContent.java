package org.alea.games.fateforge.cards;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import org.alea.content.ContentSource;
import org.alea.engine.Words;

/** Everything that is printed, by id. */
public final class FateforgeContent {
    public static final String GAME = "fateforge";

    /** The files that decide how a game goes. */
    public static final List<String> FILES = List.of(
            "heroes.json",
            "skills.json",
            "items.json",
            "enemies.json",
            "bosses.json",
            "corruption.json",
            "fear.json",
            "traps.json",
            "allies.json",
            "places.json",
            "scenes.json",
            "quests.json",
            "stories.json",
            "campaigns.json",
            "loadouts.json");

    private final Map<String, HeroCard> heroes;
    private final Map<String, SkillCard> skills;
    private final Map<String, ItemCard> items;
    private final Map<String, FoeCard> foes;
    private final Map<String, BossCard> bosses;
    private final Map<String, FateCard> corruption;
    private final Map<String, FateCard> fear;
    private final Map<String, FateCard> traps;
    private final Map<String, AllyCard> allies;
    private final Map<String, RestPlace> places;
    private final Map<String, CombatScene> scenes;
    private final Map<String, BattleQuest> quests;
    private final Map<String, StoryScene> stories;
    private final Map<String, BattleQuest> campaigns;
    private final Map<String, Loadout> loadouts;

    private FateforgeContent(ContentSource source) {
        CardReader cards = new CardReader();
        heroes = byId(source.list(GAME, "heroes.json").read(cards::hero), HeroCard::id);
        skills = byId(
                source.list(GAME, "skills.json").read(entry -> cards.skill(entry, heroes.keySet())), SkillCard::id);
        items = byId(source.list(GAME, "items.json").read(cards::item), ItemCard::id);
        foes = byId(source.list(GAME, "enemies.json").read(cards::foe), FoeCard::id);
        bosses = byId(source.list(GAME, "bosses.json").read(cards::boss), BossCard::id);
        corruption = byId(source.list(GAME, "corruption.json").read(cards::fate), FateCard::id);
        fear = byId(source.list(GAME, "fear.json").read(cards::fate), FateCard::id);
        traps = byId(source.list(GAME, "traps.json").read(cards::fate), FateCard::id);
        allies = byId(source.list(GAME, "allies.json").read(cards::ally), AllyCard::id);
        places = byId(
                source.list(GAME, "places.json").read(entry -> cards.place(entry, items.keySet(), allies.keySet())),
                RestPlace::id);
        SceneReader reader = new SceneReader(cards, foes, bosses.keySet(), items.keySet(), allies.keySet());
        scenes = byId(source.list(GAME, "scenes.json").read(reader::scene), CombatScene::id);
        StoryReader tales = new StoryReader(places.keySet(), items.keySet(), scenes);
        quests = byId(source.list(GAME, "quests.json").read(tales::quest), BattleQuest::id);
        stories = byId(source.list(GAME, "stories.json").read(tales::story), StoryScene::id);
        campaigns = byId(
                source.list(GAME, "campaigns.json").read(entry -> tales.campaign(entry, stories.keySet())),
                BattleQuest::id);
        loadouts = byId(
                source.list(GAME, "loadouts.json").read(entry -> cards.loadout(entry, skills, items.keySet())),
                Loadout::hero);
        for (BossCard boss : bosses.values()) {
            foes.put(boss.id(), boss.card());
        }
    }

    /** Reads and checks all files. */
    public static FateforgeContent read(ContentSource source) {
        return new FateforgeContent(source);
    }

    private static <C> Map<String, C> byId(List<C> all, Function<C, String> id) {
        Map<String, C> map = new LinkedHashMap<>();
        all.forEach(card -> map.put(id.apply(card), card));
        return map;
    }

    private static <C> C get(Map<String, C> all, String id) {
        C card = all.get(id);
        if (card == null) {
            throw new IllegalArgumentException("there is no card " + id);
        }
        return card;
    }

    public HeroCard hero(String id) {
        return get(heroes, id);
    }

    public SkillCard skill(String id) {
        return get(skills, id);
    }

    public ItemCard item(String id) {
        return get(items, id);
    }

    /** The card of an enemy, bosses included. */
    public FoeCard foe(String id) {
        return get(foes, id);
    }

    public BossCard boss(String id) {
        return get(bosses, id);
    }

    public FateCard corruption(String id) {
        return get(corruption, id);
    }

    public FateCard fear(String id) {
        return get(fear, id);
    }

    public FateCard trap(String id) {
        return get(traps, id);
    }

    /** A Corruption, Fear or Trap card. */
    public FateCard fate(String id) {
        FateCard card = fear.get(id);
        if (card == null) {
            card = traps.get(id);
        }
        return card == null ? get(corruption, id) : card;
    }

    /** Whether this is a Corruption card. */
    public boolean corrupts(String id) {
        return corruption.containsKey(id);
    }

    public AllyCard ally(String id) {
        return get(allies, id);
    }

    public RestPlace place(String id) {
        return get(places, id);
    }

    public CombatScene scene(String id) {
        return get(scenes, id);
    }

    /** A quest of Battle mode or a campaign. */
    public BattleQuest quest(String id) {
        BattleQuest campaign = campaigns.get(id);
        return campaign == null ? get(quests, id) : campaign;
    }

    public StoryScene story(String id) {
        return get(stories, id);
    }

    public Loadout loadout(String hero) {
        return get(loadouts, hero);
    }

    public List<HeroCard> heroes() {
        return List.copyOf(heroes.values());
    }

    public List<SkillCard> skills() {
        return List.copyOf(skills.values());
    }

    /** The skills of one hero. */
    public List<SkillCard> skillsOf(String hero) {
        return skills.values().stream()
                .filter(skill -> skill.hero().equals(hero))
                .toList();
    }

    public List<ItemCard> items() {
        return List.copyOf(items.values());
    }

    /** All enemies but bosses. */
    public List<FoeCard> foes() {
        return foes.values().stream().filter(card -> !card.boss()).toList();
    }

    public List<BossCard> bosses() {
        return List.copyOf(bosses.values());
    }

    public List<FateCard> corruption() {
        return List.copyOf(corruption.values());
    }

    public List<FateCard> fear() {
        return List.copyOf(fear.values());
    }

    public List<FateCard> traps() {
        return List.copyOf(traps.values());
    }

    public List<AllyCard> allies() {
        return List.copyOf(allies.values());
    }

    public List<RestPlace> places() {
        return List.copyOf(places.values());
    }

    public List<CombatScene> scenes() {
        return List.copyOf(scenes.values());
    }

    /** The quests of Battle mode. */
    public List<BattleQuest> quests() {
        return List.copyOf(quests.values());
    }

    public List<BattleQuest> campaigns() {
        return List.copyOf(campaigns.values());
    }

    public List<StoryScene> stories() {
        return List.copyOf(stories.values());
    }

    /** The ids of a deck with as many of each card as there are copies. */
    public static List<String> deck(List<FateCard> cards) {
        List<String> all = new ArrayList<>();
        for (FateCard card : cards) {
            for (int i = 0; i < card.copies(); i++) {
                all.add(card.id());
            }
        }
        return all;
    }

    /**
     * The names of all cards and pieces, as terms of the wording. Skills are {@code skill.S01}, since a bare S01 is a
     * scene; heroes go by their own names, enemy tokens by their card and initiative.
     */
    public Map<String, Words> names() {
        Map<String, Words> names = new HashMap<>();
        heroes.values().forEach(card -> names.put(card.id(), Words.same(card.person())));
        skills.values().forEach(card -> names.put("skill." + card.id(), card.name()));
        items.values().forEach(card -> names.put("item." + card.id(), card.name()));
        foes.values().forEach(card -> names.put(card.id(), card.name()));
        corruption.values().forEach(card -> names.put(card.id(), card.name()));
        fear.values().forEach(card -> names.put(card.id(), card.name()));
        traps.values().forEach(card -> names.put(card.id(), card.name()));
        allies.values().forEach(card -> names.put(card.id(), card.name()));
        places.values().forEach(card -> names.put(card.id(), card.name()));
        quests.values().forEach(card -> names.put(card.id(), card.name()));
        for (StoryScene story : stories.values()) {
            names.put(story.id(), story.name());
            story.stages().forEach(stage -> stage.paths().forEach(path -> names.put("path." + path.id(), path.name())));
        }
        for (BattleQuest campaign : campaigns.values()) {
            names.put(campaign.id(), campaign.name());
            campaign.campaign().sideQuests().forEach(quest -> names.put(quest.id(), quest.name()));
            campaign.campaign()
                    .rewards()
                    .forEach(laurel -> laurel.choices().forEach(choice -> names.put(choice.id(), choice.name())));
        }
        bosses.values().forEach(boss -> boss.deck().forEach(card -> names.put(card.id(), card.name())));
        for (CombatScene scene : scenes.values()) {
            names.put(scene.id(), scene.name());
            scene.zones().forEach(zone -> names.put(scene.id() + "." + zone.id(), zone.name()));
            scene.foes().forEach(foe -> names.put(foe.id(), token(foe)));
        }
        return names;
    }

    private Words token(CombatScene.FoeSetup foe) {
        Words card = foe(foe.card()).name();
        String number = "\u00a0" + foe.initiative();
        return new Words(card.fr() + number, card.en() + number);
    }
}
