package org.alea.games.synchro.cards;

import static org.alea.games.synchro.cards.SynchroContent.GAME;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.ToIntFunction;
import org.alea.content.ContentEntry;
import org.alea.content.ContentException;
import org.alea.content.ContentSource;
import org.alea.content.EffectCodec;
import org.alea.content.Expected;
import org.alea.content.Fault;
import org.alea.engine.Words;
import org.alea.games.synchro.effects.Camp;
import org.alea.games.synchro.effects.Ranks;
import org.alea.games.synchro.effects.Talent;
import org.alea.games.synchro.effects.Talents;
import org.alea.games.synchro.effects.Trigger;
import org.alea.games.synchro.effects.Verb;

/** Reads the files of {@code rules-data/synchro} and checks that they make a whole game. */
public final class ContentReader {
    private static final int MOST_HP = 99;
    private static final int MOST_TIME = 48;
    private static final int DIE = 6;
    private static final int ROWS = 3;

    private final EffectCodec<Verb> verbs = new EffectCodec<>(Verb.class);
    private final EffectCodec<Talent> talents = new EffectCodec<>(Talent.class);
    private final ContentSource source;
    private final Map<String, Words> factions = new LinkedHashMap<>();
    private final Map<String, Words> pois = new LinkedHashMap<>();

    private ContentReader(ContentSource source) {
        this.source = source;
    }

    /** All pieces; a {@link ContentException} says what does not fit. */
    public static SynchroContent read(ContentSource source) {
        return new ContentReader(source).content();
    }

    private SynchroContent content() {
        names("factions.json", factions);
        names("pois.json", pois);
        List<SynchroMonster> monsters = new ArrayList<>(list("monsters.json", this::monster));
        List<SynchroMonster> celestials = list("celestials.json", this::celestial);
        List<SynchroHero> heroes = list("heroes.json", this::hero);
        List<JournalTile> tiles = list("tiles.json", this::tile);
        List<SynchroSkill> skills = list("skills.json", this::skill);
        List<SynchroItem> items = list("items.json", this::item);
        List<CalendarSpace> calendar = list("calendar.json", this::space);
        List<HeroLevel> levels = list("levels.json", this::level);
        List<MapNode> nodes = list("map.json", this::node);
        atLeast("heroes.json", heroes.size(), 30);
        atLeast(
                "heroes.json",
                (int) heroes.stream().filter(SynchroHero::legendary).count(),
                6);
        for (int level = 1; level <= 4; level++) {
            atLeast("monsters.json", ofLevel(monsters, SynchroMonster::level, level), 12);
        }
        atLeast("celestials.json", celestials.size(), 4);
        atLeast("skills.json", skills.size(), 50);
        atLeast("items.json", items.size(), 30);
        count("calendar.json", calendar.size(), 48);
        count("levels.json", levels.size(), 7);
        int[] tilesByLevel = {2, 3, 4, 3, 2};
        for (int level = 1; level <= tilesByLevel.length; level++) {
            count("tiles.json", ofLevel(tiles, JournalTile::level, level), tilesByLevel[level - 1]);
        }
        connected(nodes, tiles);
        monsters.addAll(celestials);
        return new SynchroContent(new SynchroContent.Lists(
                heroes,
                skills,
                items,
                monsters,
                tiles,
                nodes,
                list("difficulties.json", this::difficulty),
                pois,
                factions,
                levels,
                calendar,
                shards()));
    }

    private static <C> int ofLevel(List<C> cards, ToIntFunction<C> level, int wanted) {
        return (int)
                cards.stream().filter(card -> level.applyAsInt(card) == wanted).count();
    }

    /** A box may hold more than ours: players add cards of their own. */
    private static void atLeast(String file, int found, int least) {
        if (found < least) {
            Words wanted = new Words("au moins " + least, "at least " + least);
            throw new ContentException(GAME + "/" + file, "", Fault.expected(wanted, found));
        }
    }

    private static void count(String file, int found, int expected) {
        if (found != expected) {
            throw new ContentException(GAME + "/" + file, "", Fault.expected(Words.same("" + expected), found));
        }
    }

    private <C> List<C> list(String file, java.util.function.Function<ContentEntry, C> reader) {
        return source.list(GAME, file).read(reader);
    }

    private void names(String file, Map<String, Words> names) {
        list(file, entry -> {
            names.put(entry.id(), entry.words("name"));
            return entry.id();
        });
    }

    private List<Integer> shards() {
        ContentEntry entry = source.object(GAME, "shards.json");
        List<Integer> counts = new ArrayList<>();
        for (String colour : List.of("red", "blue", "green", "clear")) {
            counts.add(entry.number(colour, 0, 28));
        }
        entry.refuseTheRest();
        return counts;
    }

    private SynchroHero hero(ContentEntry entry) {
        String faction = entry.text("faction");
        entry.demand(
                factions.containsKey(faction), "faction", Fault.expected(Expected.oneOf(factions.keySet()), faction));
        return new SynchroHero(
                entry.id(),
                entry.words("name"),
                entry.constant("heroClass", HeroClass.class),
                faction,
                entry.flag("legendary"),
                talents(entry, "standard", false),
                talents(entry, "improved", false));
    }

    private SynchroItem item(ContentEntry entry) {
        return new SynchroItem(
                entry.id(),
                entry.words("name"),
                entry.number("price", 0, MOST_HP),
                talents(entry, "standard", false),
                talents(entry, "improved", false));
    }

    private SynchroSkill skill(ContentEntry entry) {
        List<ShardColour> cost = entry.constants("cost", ShardColour.class);
        entry.demand(!cost.isEmpty() && cost.size() <= 5, "cost", Fault.expected(Expected.LIST));
        return new SynchroSkill(
                entry.id(),
                entry.words("name"),
                cost,
                ranks(entry, "from"),
                verbs(entry, "standard", Camp.HEROES),
                verbs(entry, "improved", Camp.HEROES));
    }

    private static Optional<Ranks> ranks(ContentEntry entry, String field) {
        if (!entry.has(field)) {
            return Optional.empty();
        }
        ContentEntry both = entry.entry(field);
        int first = both.number("first", 1, Ranks.MOST);
        int last = both.number("last", first, Ranks.MOST);
        both.refuseTheRest();
        return Optional.of(new Ranks(first, last));
    }

    private SynchroMonster monster(ContentEntry entry) {
        return new SynchroMonster(
                entry.id(),
                entry.words("name"),
                entry.number("level", 1, 4),
                entry.flag("elite"),
                entry.optionalConstant("tag", CardTag.class),
                entry.number("hp", 1, MOST_HP),
                rows(entry),
                verbs(entry, "ambush", Camp.MONSTERS),
                Talents.NONE);
    }

    private SynchroMonster celestial(ContentEntry entry) {
        return new SynchroMonster(
                entry.id(),
                entry.words("name"),
                0,
                false,
                entry.optionalConstant("tag", CardTag.class),
                entry.number("hp", 1, MOST_HP),
                rows(entry),
                List.of(),
                talents(entry, "talents", true));
    }

    private List<MonsterRow> rows(ContentEntry entry) {
        List<MonsterRow> rows = entry.entries("rows", row -> {
            int min = row.number("min", 1, DIE);
            return new MonsterRow(min, row.number("max", min, DIE), verbs(row, "effects", Camp.MONSTERS));
        });
        int covered = 0;
        boolean inOrder = rows.size() == ROWS;
        for (MonsterRow row : rows) {
            inOrder &= row.min() == covered + 1;
            covered = row.max();
        }
        entry.demand(
                inOrder && covered == DIE,
                "rows",
                Fault.expected(new Words(
                        "trois lignes qui couvrent une fois chacune des valeurs 1 à 6",
                        "three rows that cover each of the values 1 to 6 once")));
        return rows;
    }

    private List<Verb> verbs(ContentEntry entry, String field, Camp camp) {
        List<Verb> all = verbs.effects(entry, field);
        for (Verb verb : all) {
            checkWhom(entry, field, verb, camp);
        }
        return all;
    }

    private static void checkWhom(ContentEntry entry, String field, Verb verb, Camp camp) {
        entry.demand(
                verb.whom().saidBy(camp),
                field,
                new Words(verb.whom() + " ne se dit pas ici d’une cible", verb.whom() + " is no target word here"));
    }

    private Talents talents(ContentEntry entry, String field, boolean celestial) {
        List<Talent> lines = talents.effects(entry, field);
        for (Talent line : lines) {
            if (line instanceof Talent.Reaction reaction) {
                check(entry, field, reaction, celestial);
            }
        }
        return new Talents(lines);
    }

    private static void check(ContentEntry entry, String field, Talent.Reaction reaction, boolean celestial) {
        Trigger trigger = reaction.trigger();
        entry.demand(
                trigger.ofCelestials() == celestial,
                field,
                new Words(trigger + " n’a pas de sens sur cette carte", trigger + " means nothing on this card"));
        for (Verb verb : reaction.effects()) {
            checkWhom(entry, field, verb, celestial ? Camp.MONSTERS : Camp.HEROES);
        }
    }

    private JournalTile tile(ContentEntry entry) {
        return new JournalTile(
                entry.id(),
                entry.number("level", 1, 5),
                entry.constant("colour", TileColour.class),
                entry.numbers("monsters", 1, 4),
                entry.number("coins", 0, MOST_HP),
                entry.entries("pois", this::offer));
    }

    private PoiOffer offer(ContentEntry entry) {
        PoiKind kind = entry.constant("kind", PoiKind.class);
        entry.demand(pois.containsKey(kind.name()), "kind", Fault.expected(Expected.oneOf(pois.keySet()), kind));
        return new PoiOffer(kind, entry.number("time", 0, MOST_TIME));
    }

    private MapNode node(ContentEntry entry) {
        return new MapNode(
                entry.id(),
                entry.words("name"),
                entry.number("row", 1, 4),
                entry.number("col", 1, 4),
                entry.number("level", 1, 6),
                entry.optionalConstant("colour", TileColour.class),
                entry.entries(
                        "links",
                        link -> new MapNode.MapLink(link.text("to"), link.constant("kind", MapNode.LinkKind.class))));
    }

    private static void connected(List<MapNode> nodes, List<JournalTile> tiles) {
        for (MapNode node : nodes) {
            for (MapNode.MapLink link : node.links()) {
                if (nodes.stream().noneMatch(other -> other.id().equals(link.to()))) {
                    throw new ContentException(
                            GAME + "/map.json",
                            node.id(),
                            Fault.field(
                                    "links", Fault.unknown(String.join(", ", SynchroContent.ids(nodes, MapNode::id)))));
                }
            }
        }
        for (TileColour colour : TileColour.values()) {
            long cities = nodes.stream()
                    .filter(node -> node.colour().equals(Optional.of(colour)))
                    .count();
            count("map.json", (int) cities, (int)
                    tiles.stream().filter(tile -> tile.colour() == colour).count());
        }
    }

    private CalendarSpace space(ContentEntry entry) {
        return new CalendarSpace(
                inOrder(entry),
                entry.constant("season", Season.class),
                entry.number("day", 1, 12),
                entry.constant("colour", DayColour.class));
    }

    private HeroLevel level(ContentEntry entry) {
        return new HeroLevel(
                inOrder(entry),
                entry.number("maxHp", 1, MOST_HP),
                entry.number("shardsPerTurn", 1, 5),
                entry.number("clv", 0, 9),
                entry.has("costNext") ? entry.number("costNext", 1, 5) : 0,
                entry.constant("reward", HeroLevel.Reward.class));
    }

    /** Spaces and levels are numbered: their id is that number. */
    private static int inOrder(ContentEntry entry) {
        boolean number = entry.id().matches("[1-9][0-9]?");
        entry.demand(number, "id", Fault.expected(Expected.WHOLE_NUMBER, entry.id()));
        return number ? Integer.parseInt(entry.id()) : 1;
    }

    private SynchroDifficulty difficulty(ContentEntry entry) {
        return new SynchroDifficulty(
                entry.id(),
                entry.words("name"),
                entry.number("coins", 0, MOST_HP),
                entry.number("potions", 0, MOST_HP),
                entry.number("startLevel", 1, 7),
                entry.number("damageBonus", 0, MOST_HP),
                entry.number("hpPercent", 1, 1000),
                entry.number("startSpace", 1, MOST_TIME - 1));
    }
}
