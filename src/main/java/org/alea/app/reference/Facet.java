package org.alea.app.reference;

import java.util.List;

/** A side from which cards can be sorted out; its name is the text {@code reference.facet.<name>}. */
public enum Facet {
    KIND,
    MODULE,
    /** Whose it is. */
    HERO,
    /** Whom it belongs to among the opponents. */
    FACTION,
    COLOUR,
    /** Where in the world of its game it belongs. */
    PLACE,
    /** A sign on the card that another piece answers to. */
    SYMBOL,
    /** Its traits have numbers for ids. */
    LEVEL,
    /** When in a game it comes up; its traits have numbers for ids. */
    STAGE,
    /** How long its track is; its traits have numbers for ids. */
    SQUARES,
    /** Whether it works at once or later. */
    TIMING,
    EFFECT;

    List<Trait> of(Card card) {
        return card.entry().traits().of(this);
    }

    /** Whether it means the same in every game, so that it sorts out the cards of all of them. */
    boolean common() {
        return this == KIND || this == COLOUR;
    }

    /** Whether its traits are numbers, which are put in their order. */
    boolean counted() {
        return this == LEVEL || this == STAGE || this == SQUARES;
    }

    String key() {
        return "reference.facet." + name();
    }
}
