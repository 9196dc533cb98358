package org.alea.games.synchro.state;

/** A skill tile on a hero board, on its standard or on its improved side. */
public record SkillTile(String id, boolean improved) {}
