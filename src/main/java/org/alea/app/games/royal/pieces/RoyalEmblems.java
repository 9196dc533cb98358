package org.alea.app.games.royal.pieces;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.Properties;
import org.alea.app.table.DieSkin;
import org.alea.app.table.Plate;
import org.alea.app.table.PlatePattern;
import org.alea.games.royal.Building;
import org.alea.games.royal.Colour;
import org.alea.games.royal.Side;

/** The pictures of the Royal game: the emblem of each card, the sign of each colour, side and building. */
public final class RoyalEmblems {
    public static final String DENIERS = "mdi2c-circle-multiple";
    public static final String INFLUENCE = "mdi2f-feather";
    public static final String VP = "mdi2s-star-circle";
    public static final String DIE = "mdi2d-dice-5-outline";
    public static final String LOCK = "mdi2l-lock";
    public static final String SEAL = "mdi2c-crown";

    private static final String UNKNOWN = "mdi2f-fleur-de-lis";
    private static final Properties CARDS = read();

    private RoyalEmblems() {}

    /** The emblem of a card; one the suite does not know gets a lily. */
    public static String of(String card) {
        return CARDS.getProperty(card, UNKNOWN).split(" ")[0];
    }

    public static boolean knows(String card) {
        return CARDS.containsKey(card);
    }

    public static Plate plate(String card, double width, double height) {
        return new Plate(of(card), pattern(card), width, height);
    }

    /** The sign that doubles a colour: sword, ear of corn, cross. */
    public static String of(Colour colour) {
        return switch (colour) {
            case RED -> "mdi2s-sword";
            case YELLOW -> "mdi2b-barley";
            case WHITE -> "mdi2c-cross";
        };
    }

    public static String of(Side side) {
        return side == Side.YOU ? "mdi2c-chess-pawn" : "mdi2c-chess-king";
    }

    public static String of(Building building) {
        return switch (building) {
            case PALACE -> "mdi2c-chess-rook";
            case CITY_HALL -> "mdi2b-bank";
            case BISHOPRIC -> "mdi2c-church";
        };
    }

    /** How the dice of a colour look; the black dice are {@link DieSkin#BLACK}. */
    public static DieSkin skin(Colour colour) {
        return switch (colour) {
            case RED -> DieSkin.RED;
            case YELLOW -> DieSkin.YELLOW;
            case WHITE -> DieSkin.WHITE;
        };
    }

    private static PlatePattern pattern(String card) {
        String known = CARDS.getProperty(card, "");
        PlatePattern[] patterns = PlatePattern.values();
        return known.isEmpty()
                ? patterns[Math.floorMod(card.hashCode(), patterns.length)]
                : PlatePattern.valueOf(known.split(" ")[1]);
    }

    private static Properties read() {
        Properties cards = new Properties();
        try (InputStream in = RoyalEmblems.class.getResourceAsStream("emblems.properties")) {
            if (in == null) {
                throw new IllegalStateException("the program lacks the emblems of the Royal cards");
            }
            cards.load(in);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return cards;
    }
}
