package org.alea.games.royal;

/**
 * What a player has decided so far of an action: the dice in the tray, a target, a deferred cube. {@code exact} means that
 * no more dice will be added; an empty target or cube is still open, {@code -} as cube is to spend none. Targets are card
 * and event ids, {@code CATHEDRAL}, {@code AGRICULTURE}, a building, or a space such as {@code PALACE.5}.
 */
public record Partial(Dice own, Dice bought, boolean exact, String target, String cube) {
    public static final String CATHEDRAL = "CATHEDRAL";
    public static final String AGRICULTURE = "AGRICULTURE";

    private static final Partial NOTHING = new Partial(Dice.NONE, Dice.NONE, false, "", "");

    /** Nothing is decided yet. */
    public static Partial nothing() {
        return NOTHING;
    }

    /** Exactly these dice, wherever they go. */
    public static Partial tray(Dice own, Dice bought) {
        return new Partial(own, bought, true, "", "");
    }

    /** These dice and perhaps more. */
    public static Partial atLeast(Dice own, Dice bought) {
        return new Partial(own, bought, false, "", "");
    }

    public Partial on(String newTarget) {
        return new Partial(own, bought, exact, newTarget, cube);
    }

    /** With the cube of this card. */
    public Partial spending(String card) {
        return new Partial(own, bought, exact, target, card);
    }

    public Partial spendingNoCube() {
        return spending(RoyalMove.NO_MODIFIER);
    }

    public boolean undecided() {
        return equals(NOTHING);
    }

    boolean allowsDice(Group group) {
        return exact
                ? group.own().equals(own) && group.bought().equals(bought)
                : group.own().contains(own) && group.bought().contains(bought);
    }

    boolean allowsTarget(String id) {
        return target.isEmpty() || target.equals(id);
    }

    boolean allowsSpace(Building building, int face) {
        return target.isEmpty() || target.equals(building.name()) || target.equals(building + "." + face);
    }
}
