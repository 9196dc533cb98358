package org.alea.games.fateforge.cards;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.alea.content.ContentEntry;
import org.alea.content.EffectCodec;
import org.alea.content.Fault;
import org.alea.engine.Words;
import org.alea.games.fateforge.cards.BattleQuest.QuestStep;
import org.alea.games.fateforge.cards.StoryScene.StoryPath;
import org.alea.games.fateforge.cards.StoryScene.StoryStage;
import org.alea.games.fateforge.cards.StoryScene.StoryTest;

/** Reads story scenes, quests and campaigns, and says what is wrong with them. */
final class StoryReader {
    private static final int MANY = 99;

    private final EffectCodec<StoryDeed> deeds = new EffectCodec<>(StoryDeed.class);
    private final EffectCodec<VictoryReward> rewards = new EffectCodec<>(VictoryReward.class);
    private final Set<String> places;
    private final Set<String> items;
    private final Map<String, CombatScene> scenes;

    StoryReader(Set<String> places, Set<String> items, Map<String, CombatScene> scenes) {
        this.places = places;
        this.items = items;
        this.scenes = scenes;
    }

    // --- stories

    StoryScene story(ContentEntry entry) {
        Set<String> ids = new LinkedHashSet<>();
        return new StoryScene(entry.id(), entry.words("name"), entry.entries("stages", stage -> stage(stage, ids)));
    }

    private StoryStage stage(ContentEntry entry, Set<String> ids) {
        List<StoryPath> paths = entry.entries("paths", path -> path(path, ids));
        entry.demand(
                paths.stream().anyMatch(path -> path.gold() == 0 && (path.test().isEmpty() || everyone(path))),
                "paths",
                Fault.expected(
                        new Words(
                                "au moins un choix gratuit, sans épreuve ou pour tous les héros",
                                "at least one choice free of charge, without a test or for every hero"),
                        paths.size()));
        return new StoryStage(entry.words("text"), paths);
    }

    private static boolean everyone(StoryPath path) {
        return path.test().map(StoryTest::everyone).orElse(false);
    }

    private StoryPath path(ContentEntry entry, Set<String> ids) {
        String id = entry.text("id");
        entry.demand(ids.add(id), "id", Fault.expected(new Words("un identifiant à lui", "an id of its own"), id));
        return new StoryPath(
                id,
                entry.words("name"),
                entry.has("gold") ? entry.number("gold", 0, MANY) : 0,
                entry.has("test") ? Optional.of(test(entry.entry("test"))) : Optional.empty(),
                deeds(entry, "success"),
                deeds(entry, "failure"));
    }

    private static StoryTest test(ContentEntry entry) {
        return new StoryTest(
                entry.constant("trait", HeroTrait.class),
                entry.constant("hardness", Hardness.class),
                entry.has("everyone") && entry.flag("everyone"));
    }

    /** What happens, if all it names is there. */
    private List<StoryDeed> deeds(ContentEntry entry, String field) {
        List<StoryDeed> all = entry.has(field) ? deeds.effects(entry, field) : List.of();
        for (StoryDeed deed : all) {
            if (deed instanceof StoryDeed.Gift gift) {
                CardReader.demandKnown(entry, field, gift.item(), items);
            } else if (deed instanceof StoryDeed.Passed passed) {
                CardReader.demandKnown(entry, field, passed.scene(), scenes.keySet());
            } else if (deed instanceof StoryDeed.Absent absent) {
                CardReader.demandKnown(entry, field, absent.scene(), scenes.keySet());
                CardReader.demandKnown(entry, field, absent.foe(), foes(absent.scene()));
            }
        }
        return all;
    }

    private Set<String> foes(String scene) {
        Set<String> foes = new LinkedHashSet<>();
        if (scenes.containsKey(scene)) {
            scenes.get(scene).foes().forEach(foe -> foes.add(foe.id()));
        }
        return foes;
    }

    /** As {@link #deeds}, but nothing that harms a hero: that is for stories. */
    private List<StoryDeed> harmless(ContentEntry entry, String field) {
        List<StoryDeed> all = deeds(entry, field);
        for (StoryDeed deed : all) {
            entry.demand(
                    !deed.harms(),
                    field,
                    Fault.expected(
                            new Words("rien qui nuise aux héros hors d’une histoire", "nothing that harms heroes"),
                            deed));
        }
        return all;
    }

    // --- quests and campaigns

    BattleQuest quest(ContentEntry entry) {
        return quest(entry, Set.of(), Campaign.NONE);
    }

    BattleQuest campaign(ContentEntry entry, Set<String> stories) {
        List<Campaign.SideQuest> aside =
                entry.has("sideQuests") ? entry.entries("sideQuests", this::sideQuest) : List.of();
        List<Campaign.Laurel> won = entry.has("rewards") ? entry.entries("rewards", this::laurel) : List.of();
        return quest(entry, stories, new Campaign(aside, won));
    }

    private BattleQuest quest(ContentEntry entry, Set<String> stories, Campaign campaign) {
        List<String> open = entry.texts("places");
        open.forEach(place -> CardReader.demandKnown(entry, "places", place, places));
        Set<String> aside = new LinkedHashSet<>();
        campaign.sideQuests().forEach(quest -> aside.add(quest.id()));
        return new BattleQuest(
                entry.id(),
                entry.words("name"),
                entry.number("difficulty", 1, 3),
                entry.number("startGold", 0, 999),
                open,
                entry.entries("steps", step -> step(step, stories, aside)),
                campaign);
    }

    private QuestStep step(ContentEntry step, Set<String> stories, Set<String> aside) {
        List<String> kinds = new ArrayList<>();
        for (String kind : List.of("rest", "scene", "story")) {
            if (step.has(kind)) {
                kinds.add(kind);
            }
        }
        step.demand(
                kinds.size() == 1,
                "steps",
                Fault.expected(new Words("rest, scene ou story, et un seul", "one of rest, scene and story"), kinds));
        return new QuestStep(
                step.has("rest") ? step.number("rest", 0, MANY) : 0,
                step.has("scene") ? Optional.of(CardReader.known(step, "scene", scenes.keySet())) : Optional.empty(),
                step.has("story") ? Optional.of(CardReader.known(step, "story", stories)) : Optional.empty(),
                known(step, "places", places),
                known(step, "sideQuests", aside),
                harmless(step, "won"),
                harmless(step, "lost"));
    }

    private static List<String> known(ContentEntry entry, String field, Set<String> all) {
        List<String> ids = entry.has(field) ? entry.texts(field) : List.of();
        ids.forEach(id -> CardReader.demandKnown(entry, field, id, all));
        return ids;
    }

    private Campaign.SideQuest sideQuest(ContentEntry entry) {
        return new Campaign.SideQuest(
                entry.text("id"),
                entry.words("name"),
                entry.number("skulls", 1, 4),
                entry.number("time", 0, MANY),
                entry.number("rests", 1, MANY),
                CardReader.known(entry, "scene", scenes.keySet()),
                entry.constant("level", Threat.class),
                harmless(entry, "reward"));
    }

    private Campaign.Laurel laurel(ContentEntry entry) {
        return new Campaign.Laurel(entry.number("points", 1, MANY), entry.entries("choices", choice -> {
            VictoryReward reward = rewards.effect(choice, "reward");
            if (reward instanceof VictoryReward.Treasure treasure) {
                CardReader.demandKnown(choice, "reward", treasure.item(), items);
            }
            return new Campaign.NamedReward(choice.text("id"), choice.words("name"), reward);
        }));
    }
}
