package org.alea.app.table.map;

/**
 * How a zone stands now.
 *
 * @param note words at its top right, such as where one can go; empty for none
 * @param noteIcon the sign before them
 */
public record ZoneReading(State state, String note, String noteIcon) {
    public static final ZoneReading IDLE = new ZoneReading(State.IDLE, "", "");

    /** What a zone means at this moment. */
    public enum State {
        IDLE("idle"),
        HERE("here"),
        LEGAL("open"),
        DANGER("danger"),
        UNCONCERNED("unconcerned"),
        REFUSED("barred");

        private final String look;

        State(String look) {
            this.look = look;
        }

        /** The pseudo-class of a zone in this state. */
        String look() {
            return look;
        }
    }

    public static ZoneReading of(State state) {
        return new ZoneReading(state, "", "");
    }

    public ZoneReading saying(String icon, String words) {
        return new ZoneReading(state, words, icon);
    }
}
