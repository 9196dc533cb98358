package org.alea.app.table;

/**
 * Something on the table that a hand can take, or put something on: of which kind, which of that kind, and which part of
 * it, where a part can be meant by itself. What is empty goes without saying.
 *
 * @param kind such as {@code zone}
 * @param id the id it has in the game
 * @param part such as {@code door}
 */
public record Spot(String kind, String id, String part) {

    /** A spot from its name ({@code die:W3}, {@code chariot:0}, {@code tray}), as lessons and style sheets write it. */
    public Spot(String name) {
        this(before(name), after(name), "");
    }

    public static Spot of(String kind, Object which) {
        return new Spot(kind, String.valueOf(which), "");
    }

    /** A part of this spot. */
    public Spot part(Object which) {
        return new Spot(kind, id, String.valueOf(which));
    }

    /** What it is called in lessons and as a piece: {@code kind:id/part}. */
    public String name() {
        return kind + (id.isEmpty() ? "" : ":" + id) + (part.isEmpty() ? "" : "/" + part);
    }

    /** Whether it is but a place in a row: what lies there now need not be what lay there before. */
    boolean numbered() {
        return which().chars().allMatch(Character::isDigit);
    }

    /** What it is called among those of its kind. */
    public String which() {
        return id.isEmpty() ? kind : part.isEmpty() ? id : id + "/" + part;
    }

    private static String before(String name) {
        int colon = name.indexOf(':');
        return colon < 0 ? name : name.substring(0, colon);
    }

    private static String after(String name) {
        int colon = name.indexOf(':');
        return colon < 0 ? "" : name.substring(colon + 1);
    }
}
