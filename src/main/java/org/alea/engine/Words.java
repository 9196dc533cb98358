package org.alea.engine;

/** A text a player reads, in both languages. */
public record Words(String fr, String en) {

    public String in(Language language) {
        return language == Language.FR ? fr : en;
    }
}
