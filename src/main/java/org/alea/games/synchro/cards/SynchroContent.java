package org.alea.games.synchro.cards;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import org.alea.engine.Words;

/** All that is printed on the pieces of the game, each piece found by its id. */
public final class SynchroContent {
    public static final String GAME = "synchro";
    public static final List<String> FILES = List.of(
            "levels.json",
            "heroes.json",
            "skills.json",
            "items.json",
            "monsters.json",
            "celestials.json",
            "tiles.json",
            "map.json",
            "pois.json",
            "factions.json",
            "calendar.json",
            "difficulties.json",
            "shards.json");

    private final Map<String, SynchroHero> heroes;
    private final Map<String, SynchroSkill> skills;
    private final Map<String, SynchroItem> items;
    private final Map<String, SynchroMonster> monsters;
    private final Map<String, JournalTile> tiles;
    private final Map<String, MapNode> nodes;
    private final Map<String, SynchroDifficulty> difficulties;
    private final Map<String, Words> pois;
    private final Map<String, Words> factions;
    private final List<HeroLevel> levels;
    private final List<CalendarSpace> calendar;
    private final Map<ShardColour, Integer> shards = new EnumMap<>(ShardColour.class);

    /**
     * What the files hold.
     *
     * @param monsters Celestials among them
     * @param levels from level 1 up
     * @param calendar from space 1 up
     * @param shards how many there are of each colour
     */
    public record Lists(
            List<SynchroHero> heroes,
            List<SynchroSkill> skills,
            List<SynchroItem> items,
            List<SynchroMonster> monsters,
            List<JournalTile> tiles,
            List<MapNode> nodes,
            List<SynchroDifficulty> difficulties,
            Map<String, Words> pois,
            Map<String, Words> factions,
            List<HeroLevel> levels,
            List<CalendarSpace> calendar,
            List<Integer> shards) {}

    public SynchroContent(Lists lists) {
        heroes = byId(lists.heroes(), SynchroHero::id);
        skills = byId(lists.skills(), SynchroSkill::id);
        items = byId(lists.items(), SynchroItem::id);
        monsters = byId(lists.monsters(), SynchroMonster::id);
        tiles = byId(lists.tiles(), JournalTile::id);
        nodes = byId(lists.nodes(), MapNode::id);
        difficulties = byId(lists.difficulties(), SynchroDifficulty::id);
        pois = lists.pois();
        factions = lists.factions();
        levels = List.copyOf(lists.levels());
        calendar = List.copyOf(lists.calendar());
        Iterator<Integer> counts = lists.shards().iterator();
        for (ShardColour colour : ShardColour.values()) {
            shards.put(colour, counts.next());
        }
    }

    private static <C> Map<String, C> byId(List<C> all, Function<C, String> id) {
        Map<String, C> byId = new LinkedHashMap<>();
        all.forEach(one -> byId.put(id.apply(one), one));
        return byId;
    }

    public SynchroHero hero(String id) {
        return known(heroes, id);
    }

    public SynchroSkill skill(String id) {
        return known(skills, id);
    }

    public SynchroItem item(String id) {
        return known(items, id);
    }

    public SynchroMonster monster(String id) {
        return known(monsters, id);
    }

    public JournalTile tile(String id) {
        return known(tiles, id);
    }

    public MapNode node(String id) {
        return known(nodes, id);
    }

    public SynchroDifficulty difficulty(String id) {
        return known(difficulties, id);
    }

    public HeroLevel level(int level) {
        return levels.get(level - 1);
    }

    public int mostLevel() {
        return levels.size();
    }

    public CalendarSpace space(int space) {
        return calendar.get(space - 1);
    }

    /** The space on which the game is lost (SYNC-030). */
    public int lastSpace() {
        return calendar.size();
    }

    public int shards(ShardColour colour) {
        return shards.getOrDefault(colour, 0);
    }

    public boolean isHero(String id) {
        return heroes.containsKey(id);
    }

    public boolean isItem(String id) {
        return items.containsKey(id);
    }

    public List<SynchroHero> heroes() {
        return List.copyOf(heroes.values());
    }

    public List<SynchroSkill> skills() {
        return List.copyOf(skills.values());
    }

    public List<SynchroItem> items() {
        return List.copyOf(items.values());
    }

    /** All monsters, Celestials at the end. */
    public List<SynchroMonster> monsters() {
        return List.copyOf(monsters.values());
    }

    public List<JournalTile> tiles() {
        return List.copyOf(tiles.values());
    }

    public List<MapNode> nodes() {
        return List.copyOf(nodes.values());
    }

    public List<SynchroDifficulty> difficulties() {
        return List.copyOf(difficulties.values());
    }

    public List<CalendarSpace> calendar() {
        return calendar;
    }

    public List<HeroLevel> levels() {
        return levels;
    }

    /** Where the journey begins. */
    public MapNode start() {
        return nodes.values().iterator().next();
    }

    /** The names of everything that has one, by id: the terms of the game’s sentences. */
    public Map<String, Words> names() {
        Map<String, Words> names = new LinkedHashMap<>();
        heroes.values().forEach(hero -> names.put(hero.id(), hero.name()));
        skills.values().forEach(skill -> names.put(skill.id(), skill.name()));
        items.values().forEach(item -> names.put(item.id(), item.name()));
        monsters.values().forEach(monster -> names.put(monster.id(), monster.name()));
        nodes.values().forEach(node -> names.put(node.id(), node.name()));
        names.putAll(pois);
        names.putAll(factions);
        return names;
    }

    private static <C> C known(Map<String, C> all, String id) {
        C card = all.get(id);
        if (card == null) {
            throw new IllegalArgumentException("there is no " + id);
        }
        return card;
    }

    /** The ids of some of the cards, in their order. */
    public static <C> List<String> ids(List<C> cards, Function<C, String> id) {
        List<String> ids = new ArrayList<>();
        cards.forEach(card -> ids.add(id.apply(card)));
        return ids;
    }
}
