package org.alea.games.fateforge.rules;

/** Reaches with a meaning of their own. */
final class SceneMapRange {
    /** From here on a reach is anywhere on the map, connected or not (FATE-066). */
    static final int ANYWHERE = 99;

    private SceneMapRange() {}
}
