package org.alea.app.games.fateforge.art;

import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Properties;
import java.util.stream.Stream;
import org.alea.app.table.DieFace;
import org.alea.app.table.DieSkin;
import org.alea.app.table.PlatePattern;
import org.alea.app.table.card.CardPrint;
import org.alea.app.table.figure.Medal;
import org.alea.app.table.map.Ground;
import org.alea.app.table.symbol.Symbol;
import org.alea.games.fateforge.cards.CombatDie;
import org.alea.games.fateforge.cards.FoeColour;
import org.alea.games.fateforge.cards.ResultFace;
import org.alea.games.fateforge.cards.TokenKind;

/** What dice, cards and pieces look like: signs and colours by the ids of the content. */
public final class FateLooks {
    private static final Properties LOOKS = read();
    private static final String UNKNOWN = "mdi2c-cards-outline";

    private static final Map<CombatDie, DieSkin> DICE = new EnumMap<>(Map.of(
            CombatDie.RED, DieSkin.RED,
            CombatDie.YELLOW, DieSkin.YELLOW,
            CombatDie.BLUE, DieSkin.BLUE,
            CombatDie.GREEN, DieSkin.GREEN,
            CombatDie.MELEE, DieSkin.BLACK,
            CombatDie.RANGED, DieSkin.BLACK));

    private static final Map<FoeColour, DieSkin> FOES = new EnumMap<>(Map.of(
            FoeColour.WHITE, DieSkin.WHITE,
            FoeColour.BLUE, DieSkin.BLUE,
            FoeColour.RED, DieSkin.RED,
            FoeColour.GREEN, DieSkin.GREEN,
            FoeColour.BROWN, DieSkin.BROWN,
            FoeColour.PURPLE, DieSkin.PURPLE,
            FoeColour.BOSS, DieSkin.DRAGON));

    private static final Map<ResultFace, String> RESULTS = new EnumMap<>(Map.of(
            ResultFace.MV, Symbol.MOVE.icon(),
            ResultFace.ST, Symbol.STRIKE.icon(),
            ResultFace.ST_PLUS, Symbol.STRIKE.icon(),
            ResultFace.SH, Symbol.SHOT.icon(),
            ResultFace.SH_PLUS, Symbol.SHOT.icon(),
            ResultFace.FO, Symbol.FOCUS.icon(),
            ResultFace.PA, Symbol.PARRY.icon(),
            ResultFace.SP, Symbol.SPECIAL.icon(),
            ResultFace.X, Symbol.FAIL.icon()));

    private static final Map<TokenKind, String> TOKENS = new EnumMap<>(Map.of(
            TokenKind.OBJECTIVE,
            Symbol.OBJECTIVE.icon(),
            TokenKind.GEM,
            Symbol.GEM.icon(),
            TokenKind.FOOD,
            Symbol.FOOD.icon(),
            TokenKind.CHEST,
            Symbol.CHEST.icon(),
            TokenKind.EXPLORATION,
            Symbol.ANY.icon(),
            TokenKind.TRAP,
            "mdi2s-spider-web",
            TokenKind.BARRICADE,
            "mdi2w-wall",
            TokenKind.FOUNTAIN,
            "mdi2f-fountain",
            TokenKind.PORTAL,
            "mdi2w-weather-tornado",
            TokenKind.DIFFICULT,
            "mdi2w-waves"));

    private FateLooks() {}

    private static Properties read() {
        Properties looks = new Properties();
        try (InputStream in = FateLooks.class.getResourceAsStream("/org/alea/app/games/fateforge/looks.properties")) {
            if (in == null) {
                throw new IllegalStateException("the program lacks the looks of Fateforge");
            }
            looks.load(new InputStreamReader(in, StandardCharsets.UTF_8));
        } catch (IOException e) {
            throw new UncheckedIOException("the looks of Fateforge cannot be read", e);
        }
        return looks;
    }

    /** The sign of a hero, an enemy, a boss, an ally or a place. */
    public static String sign(String id) {
        return LOOKS.getProperty("sign." + id, UNKNOWN);
    }

    public static String skill(String id) {
        return sign("skill." + id);
    }

    public static String item(String card) {
        return sign("item." + card);
    }

    /** Whether a card of its own is drawn for everything in the content: asked by a test. */
    public static boolean knows(String id) {
        return LOOKS.containsKey("sign." + id);
    }

    public static Medal.Face medal(String hero) {
        return new Medal.Face(sign(hero), LOOKS.getProperty("colour." + hero, "#3A5069"));
    }

    public static Medal.Face boss(String id) {
        return new Medal.Face(sign(id), LOOKS.getProperty("colour.boss"));
    }

    public static DieSkin skin(CombatDie die) {
        return DICE.getOrDefault(die, DieSkin.WHITE);
    }

    public static DieSkin skin(FoeColour colour) {
        return FOES.getOrDefault(colour, DieSkin.WHITE);
    }

    /** The sign of one result; that of the first half of a split face. */
    public static String icon(ResultFace face) {
        return switch (face) {
            case MV_FO -> Symbol.MOVE.icon();
            case ST_SH -> Symbol.STRIKE.icon();
            default -> RESULTS.getOrDefault(face, Symbol.ANY.icon());
        };
    }

    public static DieFace face(ResultFace face) {
        return switch (face) {
            case MV_FO -> new DieFace.Either(Symbol.MOVE.icon(), Symbol.FOCUS.icon());
            case ST_SH -> new DieFace.Either(Symbol.STRIKE.icon(), Symbol.SHOT.icon());
            case ST_PLUS, SH_PLUS -> new DieFace.Skill(icon(face));
            default -> new DieFace.Symbol(icon(face));
        };
    }

    /** The sign of a cost: that of its results, a question mark where any will do. */
    public static String cost(int mask) {
        if (mask == ResultFace.ANY) {
            return Symbol.ANY.icon();
        }
        for (ResultFace face : ResultFace.values()) {
            if ((mask & ResultFace.mask(face)) != 0) {
                return icon(face);
            }
        }
        return Symbol.ANY.icon();
    }

    public static String token(TokenKind kind) {
        return TOKENS.getOrDefault(kind, Symbol.ANY.icon());
    }

    /** For how many zones of a scene it is said what they are paved with: asked by a test. */
    public static int paved(String scene) {
        return (int) Stream.of(LOOKS.getProperty("ground." + scene, "").split(" "))
                .filter(name -> !name.isEmpty())
                .count();
    }

    /** What the zones of a scene are paved with, in their order. */
    public static List<Ground> grounds(String scene, int zones) {
        List<Ground> grounds = new ArrayList<>();
        for (String name : LOOKS.getProperty("ground." + scene, "").split(" ")) {
            if (!name.isEmpty()) {
                grounds.add(Ground.valueOf(name));
            }
        }
        while (grounds.size() < zones) {
            grounds.add(Ground.FLAGS);
        }
        return grounds;
    }

    /** The emblem and the pattern of a card, always the same for the same card. */
    public static CardPrint.Art art(String sign, String id) {
        PlatePattern[] patterns = PlatePattern.values();
        return new CardPrint.Art(sign, patterns[Math.floorMod(id.hashCode(), patterns.length)]);
    }
}
