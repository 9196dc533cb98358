package org.alea.games.synchro.cards;

/** The nineteen kinds of points of interest (SYNC-160 to SYNC-181). */
public enum PoiKind {
    TAVERN,
    MINE,
    WATERFALL,
    SANCTUARY,
    ALTAR,
    CHURCH,
    STATUE,
    ABYSS,
    RUINS,
    NECROPOLIS,
    LIBRARY,
    VOLCANO,
    MONUMENT,
    CAMPFIRE,
    FLOWER_FIELD,
    WIZARD_TOWER,
    DOJO,
    MANA_LAKE,
    DUNGEON
}
