package org.alea.games.synchro.effects;

/** The target words of the cards (SYNC-085, SYNC-105 to SYNC-113, SYNC-214). */
public enum Whom {
    FRONT(Who.BOTH),
    REAR(Who.BOTH),
    ANY(Who.HEROES),
    ANY_AND_ONE(Who.HEROES),
    ANY_AND_BOTH(Who.HEROES),
    /** Hero or monster, whichever the player wants; no card of the game says it (SYNC-112). */
    ANYONE(Who.HEROES),
    FRONT_TWO(Who.BOTH),
    ALL(Who.BOTH),
    P1(1, 1),
    P2(2, 2),
    P3(3, 3),
    P4(4, 4),
    P1_2(1, 2),
    P1_3(1, 3),
    P1_4(1, 4),
    P2_3(2, 3),
    P2_4(2, 4),
    P3_4(3, 4),
    SELF(Who.BOTH),
    ALLY(Who.HEROES),
    OTHER(Who.HEROES),
    ALLIES(Who.HEROES),
    OTHERS(Who.HEROES),
    LEAD(Who.HEROES),
    SOURCE(Who.HEROES),
    SAME(Who.BOTH),
    WEAK(Who.MONSTERS),
    RICH(Who.MONSTERS),
    MATES(Who.MONSTERS);

    private enum Who {
        HEROES,
        MONSTERS,
        BOTH
    }

    private final Who who;
    private final int first;
    private final int last;

    Whom(Who who) {
        this.who = who;
        this.first = 0;
        this.last = 0;
    }

    Whom(int first, int last) {
        this.who = Who.BOTH;
        this.first = first;
        this.last = last;
    }

    /** Whether a character of this camp may say it. */
    public boolean saidBy(Camp camp) {
        return who == Who.BOTH || who == Who.HEROES == (camp == Camp.HEROES);
    }

    /** Whether it names positions. */
    public boolean zone() {
        return first > 0;
    }

    public int first() {
        return first;
    }

    public int last() {
        return last;
    }

    /** Whether the player chooses among those it may mean. */
    public boolean chosen() {
        return this == ANY
                || this == ANY_AND_ONE
                || this == ANY_AND_BOTH
                || this == ANYONE
                || this == ALLY
                || this == OTHER;
    }

    /** Whether it is known beforehand whom it means, and that they are heroes: nobody is asked then. */
    public boolean fixedAmongHeroes() {
        return this == SELF || this == ALLIES || this == OTHERS || this == LEAD;
    }
}
