package org.alea.games.reckoners.state;

/** What a source comes from. */
public enum SourceKind {
    DIE,
    TOKEN,
    EQUIPMENT,
    ABILITY,
    DAWNSLIGHT
}
