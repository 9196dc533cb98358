package org.alea.app.games.queen;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.Map;
import java.util.Properties;
import org.alea.app.table.Plate;
import org.alea.app.table.PlatePattern;
import org.alea.games.queen.DragonFace;
import org.alea.games.queen.QueenModule;

/** The pictures of the Queen's cards: an emblem and a pattern for each id. A card the suite does not know gets a helmet. */
public final class Emblems {
    private static final String UNKNOWN = "mdi2c-chess-pawn";
    private static final Properties CARDS = read();

    private static final Map<DragonFace, String> DRAGON = Map.of(
            DragonFace.CLAW, "mdi2p-paw",
            DragonFace.TAIL, "mdi2s-snake",
            DragonFace.TEETH, "mdi2t-tooth",
            DragonFace.WING, "mdi2f-feather",
            DragonFace.CHAOS, "mdi2w-weather-tornado");

    private static final Map<QueenModule, String> MODULES = Map.of(
            QueenModule.DRAGON, "mdi2s-snake",
            QueenModule.CHARIOTS, "mdi2h-horse-variant",
            QueenModule.SPIRIT, "mdi2c-creation",
            QueenModule.SHIELDS, "mdi2s-shield-half-full",
            QueenModule.CONSPIRATORS, "mdi2e-eye",
            QueenModule.SUNMOON, "mdi2t-theme-light-dark");

    private Emblems() {}

    public static String of(String card) {
        return CARDS.getProperty(card, UNKNOWN).split(" ")[0];
    }

    public static Plate plate(String card, double width, double height) {
        return new Plate(of(card), pattern(card), width, height);
    }

    /** The icon of a face of the dragon die, and of the symbol printed on cards. */
    public static String of(DragonFace face) {
        return DRAGON.getOrDefault(face, UNKNOWN);
    }

    public static String of(QueenModule module) {
        return MODULES.getOrDefault(module, UNKNOWN);
    }

    private static PlatePattern pattern(String card) {
        String known = CARDS.getProperty(card, "");
        // the last one is plain
        PlatePattern[] patterns = PlatePattern.values();
        return known.isEmpty()
                ? patterns[Math.floorMod(card.hashCode(), patterns.length - 1)]
                : PlatePattern.valueOf(known.split(" ")[1]);
    }

    private static Properties read() {
        Properties cards = new Properties();
        try (InputStream in = Emblems.class.getResourceAsStream("emblems.properties")) {
            if (in == null) {
                throw new IllegalStateException("the program lacks the emblems of the Queen's cards");
            }
            cards.load(in);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return cards;
    }
}
