package org.alea.app.games.synchro.art;

import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import javafx.scene.paint.Color;
import org.alea.app.table.PlatePattern;
import org.alea.app.table.card.CardPrint;
import org.alea.app.table.figure.Gem;
import org.alea.app.table.figure.Medal;
import org.alea.games.synchro.cards.DayColour;
import org.alea.games.synchro.cards.HeroClass;
import org.alea.games.synchro.cards.PoiKind;
import org.alea.games.synchro.cards.Season;
import org.alea.games.synchro.cards.ShardColour;
import org.alea.games.synchro.cards.SynchroItem;
import org.alea.games.synchro.cards.SynchroSkill;
import org.alea.games.synchro.effects.Marble;
import org.alea.games.synchro.effects.Talent;
import org.alea.games.synchro.effects.Verb;

/** Signs and colours of the pieces. */
public final class SynchroLooks {
    private static final Map<HeroClass, List<String>> HEROES = Map.of(
            HeroClass.WARRIOR,
                    List.of(
                            "mdi2s-shield",
                            "mdi2s-sword",
                            "mdi2a-axe",
                            "mdi2h-hammer",
                            "mdi2c-chess-rook",
                            "mdi2m-mace"),
            HeroClass.ENCHANTER,
                    List.of(
                            "mdi2a-auto-fix",
                            "mdi2f-fire",
                            "mdi2s-snowflake",
                            "mdi2w-wizard-hat",
                            "mdi2s-star-four-points",
                            "mdi2w-weather-night"),
            HeroClass.RANGER,
                    List.of("mdi2b-bow-arrow", "mdi2l-leaf", "mdi2f-feather", "mdi2p-paw", "mdi2o-owl", "mdi2t-tree"));
    private static final List<String> MONSTERS = List.of(
            "mdi2g-ghost",
            "mdi2s-skull",
            "mdi2s-spider",
            "mdi2b-bat",
            "mdi2s-snake",
            "mdi2d-dog-side",
            "mdi2b-bug",
            "mdi2j-jellyfish",
            "mdi2s-shark",
            "mdi2r-rodent",
            "mdi2r-robot",
            "mdi2a-alien",
            "mdi2t-turtle",
            "mdi2m-mushroom",
            "mdi2f-fire",
            "mdi2c-chess-knight");
    private static final List<String> CELESTIALS =
            List.of("mdi2w-weather-sunny", "mdi2w-weather-night", "mdi2m-meteor", "mdi2t-timer-sand");
    private static final Map<Class<?>, List<String>> VERBS = verbs();
    private static final List<String> TRINKETS = List.of(
            "mdi2n-necklace",
            "mdi2r-ring",
            "mdi2t-tshirt-crew",
            "mdi2s-shoe-print",
            "mdi2d-diamond-stone",
            "mdi2f-flag",
            "mdi2b-book-open-variant",
            "mdi2c-compass",
            "mdi2c-crown",
            "mdi2b-boomerang");
    private static final Map<PoiKind, String> PLACES = places();

    private SynchroLooks() {}

    private static Map<Class<?>, List<String>> verbs() {
        Map<Class<?>, List<String>> verbs = new LinkedHashMap<>();
        verbs.put(
                Verb.Damage.class,
                List.of(
                        "mdi2s-sword-cross",
                        "mdi2f-flash",
                        "mdi2f-fire",
                        "mdi2b-bow-arrow",
                        "mdi2a-axe",
                        "mdi2m-meteor"));
        verbs.put(Verb.Shield.class, List.of("mdi2s-shield", "mdi2s-shield-half-full", "mdi2c-castle"));
        verbs.put(Verb.Heal.class, List.of("mdi2h-heart-plus", "mdi2f-flower", "mdi2l-leaf"));
        verbs.put(Verb.Push.class, List.of("mdi2a-arrow-expand-right"));
        verbs.put(Verb.Pull.class, List.of("mdi2h-hook", "mdi2m-magnet"));
        verbs.put(Verb.Swap.class, List.of("mdi2s-swap-horizontal"));
        verbs.put(Verb.Stun.class, List.of("mdi2s-star-four-points"));
        verbs.put(Verb.Silence.class, List.of("mdi2v-volume-off"));
        verbs.put(Verb.Burn.class, List.of("mdi2f-fire"));
        verbs.put(Verb.Draw.class, List.of("mdi2d-diamond-stone"));
        verbs.put(Verb.Crystal.class, List.of("mdi2d-diamond-outline"));
        verbs.put(Verb.Reroll.class, List.of("mdi2d-dice-multiple"));
        verbs.put(Verb.Cleanse.class, List.of("mdi2w-water"));
        verbs.put(Verb.Coins.class, List.of("mdi2h-hand-coin"));
        verbs.put(Verb.Time.class, List.of("mdi2t-timer-sand"));
        return verbs;
    }

    private static Map<PoiKind, String> places() {
        Map<PoiKind, String> places = new EnumMap<>(PoiKind.class);
        places.put(PoiKind.TAVERN, "mdi2g-glass-mug-variant");
        places.put(PoiKind.MINE, "mdi2p-pickaxe");
        places.put(PoiKind.WATERFALL, "mdi2w-waterfall");
        places.put(PoiKind.SANCTUARY, "mdi2b-bank");
        places.put(PoiKind.ALTAR, "mdi2c-candle");
        places.put(PoiKind.CHURCH, "mdi2c-church");
        places.put(PoiKind.STATUE, "mdi2h-human");
        places.put(PoiKind.ABYSS, "mdi2w-weather-hurricane");
        places.put(PoiKind.RUINS, "mdi2p-pillar");
        places.put(PoiKind.NECROPOLIS, "mdi2g-grave-stone");
        places.put(PoiKind.LIBRARY, "mdi2b-bookshelf");
        places.put(PoiKind.VOLCANO, "mdi2v-volcano");
        places.put(PoiKind.MONUMENT, "mdi2c-chess-rook");
        places.put(PoiKind.CAMPFIRE, "mdi2c-campfire");
        places.put(PoiKind.FLOWER_FIELD, "mdi2f-flower");
        places.put(PoiKind.WIZARD_TOWER, "mdi2w-wizard-hat");
        places.put(PoiKind.DOJO, "mdi2k-karate");
        places.put(PoiKind.MANA_LAKE, "mdi2w-water");
        places.put(PoiKind.DUNGEON, "mdi2g-gate");
        return places;
    }

    private static String pick(List<String> signs, String id) {
        int number = id.chars().filter(Character::isDigit).reduce(0, (all, digit) -> all * 10 + digit - '0');
        return signs.get(Math.floorMod(number, signs.size()));
    }

    public static String hero(HeroClass heroClass, String id) {
        return pick(HEROES.getOrDefault(heroClass, MONSTERS), id);
    }

    public static String monster(String id, boolean celestial) {
        return pick(celestial ? CELESTIALS : MONSTERS, id);
    }

    public static String skill(SynchroSkill skill) {
        return skill.standard().isEmpty()
                ? pick(TRINKETS, skill.id())
                : verb(skill.standard().get(0), skill.id());
    }

    public static String item(SynchroItem item) {
        for (Talent line : item.standard().lines()) {
            if (line instanceof Talent.Reaction reaction && !reaction.effects().isEmpty()) {
                return verb(reaction.effects().get(0), item.id());
            }
        }
        return pick(TRINKETS, item.id());
    }

    private static String verb(Verb verb, String id) {
        return pick(VERBS.getOrDefault(verb.getClass(), TRINKETS), id);
    }

    public static String place(PoiKind kind) {
        return PLACES.getOrDefault(kind, "mdi2m-map-marker");
    }

    public static CardPrint.Art art(String sign, String id) {
        PlatePattern[] patterns = PlatePattern.values();
        return new CardPrint.Art(sign, patterns[Math.floorMod(id.hashCode(), patterns.length)]);
    }

    public static Medal.Face medal(HeroClass heroClass, String id) {
        return new Medal.Face(hero(heroClass, id), colour(heroClass.colour()));
    }

    /** The dark colour of a class or a skill, as a style sheet writes it. */
    public static String colour(ShardColour colour) {
        return switch (colour) {
            case RED -> "#7A2A22";
            case BLUE -> "#22457E";
            case GREEN -> "#14603A";
            case CLEAR -> "#4A4658";
        };
    }

    /** The band of a card that costs this. */
    public static String band(List<ShardColour> cost) {
        ShardColour first = cost.isEmpty() ? ShardColour.CLEAR : cost.get(0);
        return switch (first) {
            case RED -> "#A92C1E";
            case BLUE -> "#2459A8";
            case GREEN -> "#0F6B4C";
            case CLEAR -> "#5D6470";
        };
    }

    public static Gem.Stone stone(ShardColour colour) {
        return Gem.Stone.valueOf(colour.name());
    }

    public static Color season(Season season) {
        return switch (season) {
            case SPRING -> Color.web("#62C394");
            case SUMMER -> Color.web("#F2B544");
            case AUTUMN -> Color.web("#E0743F");
            case WINTER -> Color.web("#9FC4FF");
        };
    }

    public static String seasonSign(Season season) {
        return switch (season) {
            case SPRING -> "mdi2f-flower";
            case SUMMER -> "mdi2w-weather-sunny";
            case AUTUMN -> "mdi2l-leaf";
            case WINTER -> "mdi2s-snowflake";
        };
    }

    public static Color day(DayColour colour) {
        return switch (colour) {
            case AMBER -> Color.web("#E0A23C");
            case JADE -> Color.web("#3DB487");
            case VIOLET -> Color.web("#A27BE0");
        };
    }

    /** The colour of a tile's head, by its level. */
    public static String tile(int level) {
        return switch (level) {
            case 1 -> "#2BA67C";
            case 2 -> "#3676CC";
            case 3 -> "#E9B824";
            case 4 -> "#D2701E";
            default -> "#B13226";
        };
    }

    /** The number that a marble wears besides its colour. */
    public static int number(Marble board) {
        return switch (board) {
            case RED -> 1;
            case BLUE -> 2;
            case GREEN -> 3;
            case YELLOW -> 4;
        };
    }
}
