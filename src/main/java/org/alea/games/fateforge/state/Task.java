package org.alea.games.fateforge.state;

/** Something that is still to be done: asked of the player, or done by the rules as soon as it lies on top. */
public sealed interface Task permits Prompt, Errand {}
