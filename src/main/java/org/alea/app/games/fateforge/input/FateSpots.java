package org.alea.app.games.fateforge.input;

import org.alea.app.table.Spot;
import org.alea.games.fateforge.state.GearSlot;

/** What a hand can touch at this table, by the ids of the pieces. */
public final class FateSpots {
    /** A line of the briefing about a rule that the scene uses. */
    public static final String UNLOCK = "unlock";

    /** Chosen by a chip of the question: there is nothing on the board to touch. */
    static final String FACE = "face";

    static final String BRANCH = "branch";
    static final String BONUS = "bonus";
    static final String SKIP = "skip";
    static final String SIDE = "side";
    /** Which of several moves is meant that are made by the same touches. */
    static final String WAY = "way";

    private FateSpots() {}

    /** A die of this round or a gained result. */
    public static Spot die(String result) {
        return Spot.of("die", result);
    }

    /** A die of the pool before it is rolled. */
    public static Spot pool(String die) {
        return Spot.of("pool", die);
    }

    public static Spot zone(String id) {
        return Spot.of("zone", id);
    }

    public static Spot foe(String id) {
        return Spot.of("foe", id);
    }

    /** The figure of a hero on the map. */
    public static Spot hero(String id) {
        return Spot.of("hero", id);
    }

    /** The board of a hero. */
    public static Spot board(String hero) {
        return Spot.of("board", hero);
    }

    public static Spot energy(String hero) {
        return Spot.of("energy", hero);
    }

    /** A token, a door or a portal. */
    public static Spot token(String id) {
        return Spot.of("token", id);
    }

    public static Spot exit(String id) {
        return Spot.of("exit", id);
    }

    public static Spot skill(String id) {
        return Spot.of("skill", id);
    }

    public static Spot item(String gear) {
        return Spot.of("item", gear);
    }

    public static Spot icon(int place) {
        return Spot.of("icon", place);
    }

    public static Spot allyDie(String id) {
        return Spot.of("allyDie", id);
    }

    public static Spot allySkill(int place) {
        return Spot.of("allySkill", place);
    }

    public static Spot stance(String hero) {
        return Spot.of("stance", hero);
    }

    /** The place of a hero in the order of the round. */
    public static Spot tile(String hero) {
        return Spot.of("tile", hero);
    }

    public static Spot place(String id) {
        return Spot.of("place", id);
    }

    /** Something that is for sale. */
    public static Spot ware(String id) {
        return Spot.of("ware", id);
    }

    public static Spot slot(String hero, GearSlot slot) {
        return Spot.of("slot", hero).part(slot.name());
    }

    /** Where the active skills of a hero lie. */
    public static Spot actives(String hero) {
        return Spot.of("actives", hero);
    }

    public static Spot bag() {
        return Spot.of("bag", "");
    }

    /** The flag by which a scene is given up. */
    public static Spot concede() {
        return new Spot("concede");
    }

    public static Spot food() {
        return Spot.of("food", "");
    }
}
