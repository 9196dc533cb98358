package org.alea.games.synchro.effects;

/** A character on the stage, named by its camp and the colour of its board. */
public record Fighter(Camp camp, Marble board) {

    public static Fighter hero(Marble board) {
        return new Fighter(Camp.HEROES, board);
    }

    public static Fighter monster(Marble board) {
        return new Fighter(Camp.MONSTERS, board);
    }

    public boolean isHero() {
        return camp == Camp.HEROES;
    }

    /** As the table marks it: {@code HEROES:RED}. */
    public String id() {
        return camp + ":" + board;
    }
}
