package org.alea.app.games.royal;

import org.alea.app.table.Spot;
import org.alea.games.royal.Building;
import org.alea.games.royal.HireSource;
import org.alea.games.royal.Side;

/** The names of everything a hand can touch at this table. */
final class Spots {
    static final Spot TRAY = new Spot("tray");
    static final Spot SUPPLY = new Spot("supply");
    static final Spot LYING = new Spot("lying");
    static final Spot INFLUENCE = new Spot("influence");
    /** The cube of an Archer or Glazier that is about to be placed. */
    static final Spot LOOSE_CUBE = new Spot("loose");

    private Spots() {}

    static Spot die(int id) {
        return Spot.of("die", id);
    }

    static Spot black(int id) {
        return Spot.of("black", id);
    }

    /** A die that told the Roy where to enter. */
    static Spot placement(int nth) {
        return Spot.of("placement", nth);
    }

    /** The deferred cubes on a card. */
    static Spot cube(String card) {
        return Spot.of("cube", card);
    }

    static Spot district(Side side) {
        return Spot.of("district", side);
    }

    /** A building as a whole; its places have spots of their own. */
    static Spot house(Building building) {
        return Spot.of("house", building);
    }

    static Spot to(String target) {
        return Spot.of("to", target);
    }

    static Spot button(int place) {
        return Spot.of("button", place);
    }

    /** Where the citizen stands who may be hired. */
    static Spot of(HireSource source) {
        if (source instanceof HireSource.Card card) {
            return to(card.id());
        }
        if (source instanceof HireSource.Space) {
            return to(source.text());
        }
        return source == HireSource.Stock.SUPPLY ? SUPPLY : LYING;
    }
}
