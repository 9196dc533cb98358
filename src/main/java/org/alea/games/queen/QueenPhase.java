package org.alea.games.queen;

/** The decision the player faces. */
public enum QueenPhase {
    ROLL_CONSPIRATOR_DIE("QUEEN-160", true, new ConspiratorDie()),
    KEEP_CONSPIRATOR_DIE("QUEEN-147", false, new ConspiratorDie()),
    CHOOSE_COLOUR("QUEEN-166", true, Choice.ON_TOP),
    CHOOSE_ENEMY("QUEEN-185", true, Choice.ON_TOP),
    CHOOSE_ENEMIES("QUEEN-185", true, Choice.ON_TOP),
    CHOOSE_DIE_TO_EXHAUST("QUEEN-088", true, Choice.ON_TOP),
    EXCHANGE("QUEEN-096", false, new Exchanges()),
    TURN_DIAL("QUEEN-169", true, new Dial()),
    RECOVER_DIE("QUEEN-147", false, new Recovery()),
    START_ROUND("QUEEN-029", false, new FirstThrow()),
    ROLLING("QUEEN-047", false, new Rolling()),
    ASSIGN_GROUPS("QUEEN-066", true, new Assignment()),
    CHOOSE_DIE_TO_STOCK("QUEEN-185", true, Choice.ON_TOP),
    CHOOSE_GROUP("QUEEN-185", true, Choice.ON_TOP),
    USE_DRAGON("QUEEN-116", false, new DragonDie()),
    USE_WING("QUEEN-120", false, new DragonDie()),
    ROLL_CHAOS("QUEEN-124", true, new DragonDie()),
    PAINT_DIE("QUEEN-147", false, new Painting()),
    CHOOSE_STEPS("QUEEN-072", true, new Attacks()),
    TAKE_SUN_DIE("QUEEN-172", true, new SunDice()),
    TAKE_SUN_DICE("QUEEN-177", true, new SunDice()),
    WON("QUEEN-003", true, new GameOver()),
    LOST("QUEEN-004", true, new GameOver());

    private final String rule;
    private final boolean compulsory;

    @SuppressWarnings("ImmutableEnumChecker") // decisions have no state: all of it is on the table
    private final Decision decision;

    QueenPhase(String rule, boolean compulsory, Decision decision) {
        this.rule = rule;
        this.compulsory = compulsory;
        this.decision = decision;
    }

    /** The rule that asks for this decision. */
    public String rule() {
        return rule;
    }

    /** Won or lost: nothing is left to decide. */
    public boolean over() {
        return this == WON || this == LOST;
    }

    /** Whether the decision cannot be passed over. */
    boolean compulsory() {
        return compulsory;
    }

    Decision decision() {
        return decision;
    }
}
