package org.alea.app.games.reckoners.input;

import org.alea.app.games.reckoners.sheet.PileSheet;
import org.alea.app.table.Spot;
import org.alea.games.reckoners.ReckonersMove.TokenKind;
import org.alea.games.reckoners.cards.DieKind;
import org.alea.games.reckoners.cards.PowerTrack;
import org.alea.games.reckoners.cards.ShieldColour;

/** What everything that can be touched is called. */
public final class ReckonSpots {
    public static final Spot HIGH_EPIC = new Spot("highEpic");
    public static final Spot MONEY = new Spot("money");
    public static final Spot PLANS = new Spot("plans");
    public static final Spot POPULATION = new Spot("population");
    public static final Spot BASE = new Spot("base");

    /** The board of a city that walks. */
    public static final Spot BOARD = new Spot("cityBoard");

    /** The flag with which a game is given up. */
    public static final Spot FLAG = new Spot("flag");

    public static final Spot HOPE = new Spot("hope");
    public static final Spot LEGACY = new Spot("legacy");

    private ReckonSpots() {}

    public static Spot district(String id) {
        return Spot.of("district", id);
    }

    public static Spot epic(String district) {
        return Spot.of("epic", district);
    }

    public static Spot research(String district) {
        return epic(district).part("research");
    }

    public static Spot health(String district) {
        return epic(district).part("health");
    }

    public static Spot bracket(String district) {
        return epic(district).part("bracket");
    }

    public static Spot marker(String district) {
        return Spot.of("marker", district);
    }

    public static Spot token(TokenKind kind, String district) {
        return Spot.of(
                switch (kind) {
                    case RED_SHIELD -> "redShield";
                    case BLUE_SHIELD -> "blueShield";
                    case BARRICADE -> "barricade";
                    case ENFORCEMENT -> "enforcement";
                    case DUPLICATE -> "duplicate";
                },
                district);
    }

    public static Spot shield(ShieldColour colour, String district) {
        return token(colour == ShieldColour.RED ? TokenKind.RED_SHIELD : TokenKind.BLUE_SHIELD, district);
    }

    public static Spot track(PowerTrack track) {
        return Spot.of("track", track.name());
    }

    public static Spot die(String id) {
        return Spot.of("die", id);
    }

    public static Spot figure(String reckoner) {
        return Spot.of("figure", reckoner);
    }

    /** The panel of a Reckoner. */
    public static Spot reckoner(String id) {
        return Spot.of("reckoner", id);
    }

    /** The plan tokens of a Reckoner. */
    public static Spot tokens(String reckoner) {
        return Spot.of("tokens", reckoner);
    }

    /** Where kept dice go. */
    public static Spot tray(String reckoner) {
        return Spot.of("tray", reckoner);
    }

    /** A card or an ability of a Reckoner. */
    public static Spot gear(String id) {
        return Spot.of("gear", id);
    }

    public static Spot dawn(String card) {
        return Spot.of("dawn", card);
    }

    /** A card for sale. */
    public static Spot ware(String card) {
        return Spot.of("ware", card);
    }

    /** A kind of dice for sale. */
    public static Spot locker(DieKind kind) {
        return Spot.of("locker", kind.name());
    }

    /** A pile whose cards can be looked up. */
    public static Spot pile(PileSheet.Pile pile) {
        return Spot.of("pile", pile.name());
    }

    /** A mission of the campaign. */
    public static Spot mission(String id) {
        return Spot.of("mission", id);
    }

    /** A symbol that is waiting to be spent. */
    public static Spot symbol(int place) {
        return Spot.of("symbol", place);
    }
}
