package org.alea.engine;

import java.util.Locale;
import java.util.function.Function;

/** A text a player reads, in both languages. */
public record Words(String fr, String en) {

    /** What is said in the one language and in the other. */
    public static Words of(Function<Language, String> said) {
        return new Words(said.apply(Language.FR), said.apply(Language.EN));
    }

    /** What reads the same in both: a name, a number, a place in a file. */
    public static Words same(String text) {
        return new Words(text, text);
    }

    public String in(Language language) {
        return language == Language.FR ? fr : en;
    }

    /** Whether it holds this in either language, written large or small. */
    public boolean holds(String part) {
        String small = part.toLowerCase(Locale.ROOT);
        return fr.toLowerCase(Locale.ROOT).contains(small)
                || en.toLowerCase(Locale.ROOT).contains(small);
    }

    /** This text, followed by another. */
    public Words then(Words next) {
        return of(language -> (in(language) + " " + next.in(language)).strip());
    }
}
