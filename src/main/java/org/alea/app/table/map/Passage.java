package org.alea.app.table.map;

/** What lies between two zones: a way, or what bars it. */
public enum Passage {
    /** A dark band with a dotted line. */
    OPEN,
    DOOR_SHUT,
    DOOR_OPEN,
    WALL,
    BARRICADE,
    /** A road between places that do not touch. */
    ROAD,
    CANAL,
    BRIDGE,
    /** Neighbours without anything drawn between them. */
    NONE;

    /** Whether it stands on the edge that two zones share. */
    boolean barrier() {
        return this == DOOR_SHUT || this == DOOR_OPEN || this == WALL || this == BARRICADE;
    }
}
