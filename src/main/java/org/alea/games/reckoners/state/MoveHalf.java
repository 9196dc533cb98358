package org.alea.games.reckoners.state;

/** What has been paid of a Move that costs two. */
public enum MoveHalf {
    NONE,
    /** Half of a Move to a neighbouring district. */
    PLAIN,
    /** Half of a Move to any district, over barricades. */
    ANYWHERE
}
