package org.alea.app.games.synchro.input;

import org.alea.app.table.Spot;
import org.alea.games.synchro.effects.Fighter;
import org.alea.games.synchro.effects.Marble;

/** What a hand can touch at this table, by the ids of the pieces. */
public final class HandSpots {
    /** The owner of the reserve shards. */
    public static final String POOL = "POOL";

    static final String SHARD = "shard";

    private HandSpots() {}

    /** A hero that lives. */
    public static Spot hero(Marble board) {
        return Spot.of("hero", board);
    }

    public static Spot monster(Marble board) {
        return Spot.of("monster", board);
    }

    public static Spot fighter(Fighter fighter) {
        return fighter.isHero() ? hero(fighter.board()) : monster(fighter.board());
    }

    /** A board nobody plays at. */
    public static Spot board(Marble board) {
        return Spot.of("board", board);
    }

    /** The place of a master under a hero. */
    public static Spot master(Marble hero) {
        return Spot.of("master", hero);
    }

    public static Spot skill(Marble hero, int slot) {
        return Spot.of("skill", hero).part(slot);
    }

    /** An item somebody has. */
    public static Spot item(String id) {
        return Spot.of("item", id);
    }

    /** An item that is shown. */
    public static Spot ware(String id) {
        return Spot.of("ware", id);
    }

    /** A hero card that is shown or in reserve. */
    public static Spot card(String id) {
        return Spot.of("card", id);
    }

    /** A skill tile that is shown. */
    public static Spot tile(String id) {
        return Spot.of("tile", id);
    }

    /** A point of interest of a city. */
    public static Spot poi(String node, Object kind) {
        return Spot.of("poi", node).part(kind);
    }

    public static Spot node(String id) {
        return Spot.of("node", id);
    }

    public static Spot flag() {
        return Spot.of("flag", "");
    }

    /** One of the shards of a hero or of the pool; those of one colour are worth the same. */
    public static Spot shard(Object owner, Object colour, int number) {
        return Spot.of(SHARD, owner + "." + colour).part(number);
    }

    /** What a hero can do in a turn, and the like: a place of the board with a name. */
    public static Spot action(String name) {
        return Spot.of("action", name);
    }

    public static Spot rest(Marble hero) {
        return Spot.of("rest", hero);
    }
}
