package org.alea.app.reference;

import org.alea.engine.Words;

/** A picture in the rulebook, made of real pieces: it stands under the rule with this id. */
public record Illustration(String rule, Words caption, Face picture) {}
