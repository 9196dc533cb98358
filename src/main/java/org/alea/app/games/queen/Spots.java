package org.alea.app.games.queen;

import org.alea.app.table.Spot;
import org.alea.games.queen.Zone;

/** The names of everything a hand can touch at this table. */
final class Spots {
    static final Spot BOWL = new Spot("bowl");
    static final Spot DRAGON = new Spot("dragon");
    static final Spot SHELF = new Spot("shelf");
    static final Spot SUN = new Spot("sun");
    /** The die of the Conspirators. */
    static final Spot CONSPIRATOR = new Spot("conspirator");

    static final Spot SPIRIT = new Spot("spirit");

    /** The button that leads on while something is shown, whatever it is called. */
    static final Spot ONWARD = Spot.of("button", "onward");

    private Spots() {}

    static Spot die(String id) {
        return Spot.of("die", id);
    }

    static Spot lane(int value) {
        return Spot.of("lane", value);
    }

    static Spot slot(int slot) {
        return Spot.of("slot", slot);
    }

    static Spot marker(int slot) {
        return Spot.of("marker", slot);
    }

    static Spot square(int slot, int index) {
        return Spot.of("square", slot + "/" + index);
    }

    static int slotOf(Spot square) {
        return Integer.parseInt(square.which().split("/", 2)[0]);
    }

    static int squareOf(Spot square) {
        return Integer.parseInt(square.which().split("/", 2)[1]);
    }

    static Spot chariot(int place) {
        return Spot.of("chariot", place);
    }

    static Spot zone(Zone zone) {
        return Spot.of("zone", zone);
    }

    /** The card of a Conspirator. */
    static Spot plotter(int value) {
        return Spot.of("plotter", value);
    }

    static Spot button(int place) {
        return Spot.of("button", place);
    }

    static Spot colour(Object colour) {
        return Spot.of("colour", colour);
    }
}
