package org.alea.app.table;

/** Something on the table that a hand can take, or put something on, by its name ({@code die:W3}, {@code chariot:0}). */
public record Spot(String name) {

    public static Spot of(String kind, Object which) {
        return new Spot(kind + ":" + which);
    }

    public String kind() {
        int colon = name.indexOf(':');
        return colon < 0 ? name : name.substring(0, colon);
    }

    /** Whether it is but a place in a row: what lies there now need not be what lay there before. */
    boolean numbered() {
        return which().chars().allMatch(Character::isDigit);
    }

    /** The part after the kind. */
    public String which() {
        return name.substring(name.indexOf(':') + 1);
    }
}
