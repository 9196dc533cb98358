package org.alea.app.games.reckoners.art;

import static java.util.Map.entry;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.alea.app.table.DieFace;
import org.alea.app.table.DieSkin;
import org.alea.app.table.PlatePattern;
import org.alea.app.table.figure.Medal;
import org.alea.games.reckoners.cards.DieKind;
import org.alea.games.reckoners.cards.GearKind;
import org.alea.games.reckoners.cards.PowerTrack;
import org.alea.games.reckoners.cards.Symbol;

/** Which sign and which colour stands for what. */
public final class ReckonerLooks {
    private static final Map<Symbol, String> SYMBOLS = Map.of(
            Symbol.RES, org.alea.app.table.symbol.Symbol.RESEARCH.icon(),
            Symbol.CON, org.alea.app.table.symbol.Symbol.CONTAIN.icon(),
            Symbol.ENF, org.alea.app.table.symbol.Symbol.ENFORCEMENT.icon(),
            Symbol.ATK, org.alea.app.table.symbol.Symbol.ATTACK.icon(),
            Symbol.PLN, org.alea.app.table.symbol.Symbol.PLAN.icon(),
            Symbol.MON, org.alea.app.table.symbol.Symbol.MONEY.icon(),
            Symbol.HER, org.alea.app.table.symbol.Symbol.RESEARCH_HIGH.icon());

    private static final Map<DieKind, DieSkin> SKINS = Map.of(
            DieKind.BASIC, DieSkin.WHITE,
            DieKind.PURPLE, DieSkin.PURPLE,
            DieKind.BLUE, DieSkin.BLUE,
            DieKind.RED, DieSkin.RED,
            DieKind.GREEN, DieSkin.GREEN,
            DieKind.BLACK, DieSkin.BLACK,
            DieKind.ORANGE, DieSkin.ORANGE);

    private static final Map<String, Medal.Face> PEOPLE = Map.ofEntries(
            entry("prof", new Medal.Face("mdi2s-shield-star", "#4A4D55")),
            entry("david", new Medal.Face("mdi2n-notebook", "#2360B4")),
            entry("megan", new Medal.Face("mdi2f-fire", "#B63526")),
            entry("cody", new Medal.Face("mdi2c-crosshairs-gps", "#1F5A8F")),
            entry("abraham", new Medal.Face("mdi2p-pistol", "#1F8A66")),
            entry("tia", new Medal.Face("mdi2a-access-point", "#7A4FBE")),
            entry("val", new Medal.Face("mdi2k-knife", "#7D2F4B")),
            entry("mizzy", new Medal.Face("mdi2b-bomb", "#9C531A")),
            entry("exel", new Medal.Face("mdi2m-microphone", "#5B6A1E")),
            entry("sam", new Medal.Face("mdi2c-cards-playing-outline", "#8A3D6E")),
            entry("steelheart", new Medal.Face("mdi2a-arm-flex", "#3A3C42")),
            entry("regalia", new Medal.Face("mdi2w-waves", "#1B5E73")),
            entry("limelight", new Medal.Face("mdi2s-spotlight-beam", "#3F6B22")));

    private static final List<String> EPICS = List.of(
            "mdi2l-lightning-bolt",
            "mdi2f-flash",
            "mdi2b-baseball",
            "mdi2c-cloud",
            "mdi2r-resize",
            "mdi2c-cube-outline",
            "mdi2c-clover",
            "mdi2v-volcano",
            "mdi2f-fire",
            "mdi2s-snowflake",
            "mdi2w-waves",
            "mdi2f-fingerprint",
            "mdi2c-content-cut",
            "mdi2l-lock",
            "mdi2c-content-duplicate",
            "mdi2b-bell-ring",
            "mdi2h-hammer",
            "mdi2g-grid",
            "mdi2m-moon-waning-crescent",
            "mdi2h-hexagon-outline",
            "mdi2c-cog-off",
            "mdi2c-cash",
            "mdi2m-magnet",
            "mdi2l-landslide",
            "mdi2c-cancel",
            "mdi2e-eye",
            "mdi2h-handcuffs",
            "mdi2s-shoe-print",
            "mdi2f-ferry",
            "mdi2s-shaker-outline",
            "mdi2g-glass-fragile",
            "mdi2w-weather-snowy-heavy",
            "mdi2p-pulse",
            "mdi2c-content-copy",
            "mdi2s-safe",
            "mdi2w-wall",
            "mdi2r-rotate-right",
            "mdi2w-white-balance-sunny",
            "mdi2t-terrain");

    private static final Map<GearKind, String> GEAR = Map.of(
            GearKind.PERMANENT, "mdi2l-layers-triple",
            GearKind.USE_FREE, "mdi2f-flash-outline",
            GearKind.USE_DIE, "mdi2d-dice-multiple",
            GearKind.USE_BASIC_DIE, "mdi2d-dice-multiple",
            GearKind.USE_SYMBOL, "mdi2c-crosshairs-gps",
            GearKind.GIVE, "mdi2h-handshake",
            GearKind.COSTS_TWO, "mdi2c-circle-multiple",
            GearKind.WITH_SOURCE, "mdi2w-wrench",
            GearKind.CONSUMABLE, "mdi2t-tea");

    private static final Map<PowerTrack, String> TRACKS = Map.of(
            PowerTrack.YELLOW, "#F2C230",
            PowerTrack.BLACK, "#AAB4BF",
            PowerTrack.RED, "#E8695A",
            PowerTrack.BLUE, "#5A9BEA");

    private ReckonerLooks() {}

    private static <K, V> V known(Map<K, V> all, K key, V otherwise) {
        return all.getOrDefault(key, otherwise);
    }

    /** The sign of a symbol. */
    public static String icon(Symbol symbol) {
        return known(SYMBOLS, symbol, "mdi2h-help");
    }

    /** How dice of a kind look. */
    public static DieSkin skin(DieKind kind) {
        return known(SKINS, kind, DieSkin.WHITE);
    }

    /** What a die with these symbols shows. */
    public static DieFace face(List<Symbol> symbols) {
        if (symbols.isEmpty()) {
            return new DieFace.Blank();
        }
        String first = icon(symbols.get(0));
        if (symbols.size() == 1) {
            return new DieFace.Symbol(first);
        }
        return symbols.size() == 2 && symbols.get(0) == symbols.get(1)
                ? new DieFace.Twice(first)
                : DieFace.Several.of(symbols.stream().map(ReckonerLooks::icon).toList(), 0);
    }

    /** What a die shows of which some symbols have been spent: these fade. */
    public static DieFace face(List<Symbol> printed, List<Symbol> left) {
        if (left.size() >= printed.size()) {
            return face(left);
        }
        List<Symbol> spent = new ArrayList<>(printed);
        left.forEach(spent::remove);
        List<DieFace.Several.Part> parts = new ArrayList<>();
        left.forEach(symbol -> parts.add(new DieFace.Several.Part(icon(symbol), false)));
        spent.subList(0, printed.size() - left.size())
                .forEach(symbol -> parts.add(new DieFace.Several.Part(icon(symbol), true)));
        return new DieFace.Several(List.copyOf(parts));
    }

    /** The portrait of a Reckoner or a High Epic. */
    public static Medal.Face person(String id) {
        return known(PEOPLE, id, new Medal.Face("mdi2a-account", "#3A3C42"));
    }

    /** The emblem of an Epic; its other row, without module 3, has the same. */
    public static String epic(String id) {
        int number = Integer.parseInt(id.substring(1)) - 1;
        return EPICS.get(number % EPICS.size());
    }

    /** The lines behind the emblem of a card. */
    public static PlatePattern pattern(String id) {
        PlatePattern[] all = PlatePattern.values();
        return all[Math.floorMod(id.hashCode(), all.length)];
    }

    /** The sign of what a card or an ability asks for. */
    public static String gear(GearKind kind) {
        return known(GEAR, kind, "mdi2c-cards-outline");
    }

    /** The colour of a track of the High Epic. */
    public static String colour(PowerTrack track) {
        return known(TRACKS, track, "#AAB4BF");
    }

    /** The letter of a track, as it stands on the corner of an action. */
    public static String letter(PowerTrack track) {
        return switch (track) {
            case YELLOW -> "Y";
            case BLACK -> "K";
            case RED -> "R";
            case BLUE -> "B";
        };
    }
}
