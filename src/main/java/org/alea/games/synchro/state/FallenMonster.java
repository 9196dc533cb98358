package org.alea.games.synchro.state;

import org.alea.games.synchro.effects.Marble;

/** A monster defeated in this combat; its marble still comes (SYNC-125). */
public record FallenMonster(Marble board, String card) {}
