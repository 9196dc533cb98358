package org.alea.engine;

/** Why a move is not legal: a reason code whose sentence is in the game's wording, and the rule that forbids it. */
public record Refusal(String reason, String rule) {}
