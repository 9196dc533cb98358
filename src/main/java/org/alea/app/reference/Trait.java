package org.alea.app.reference;

import java.util.Locale;
import org.alea.engine.Words;

/**
 * Something a piece has in common with others: its kind, a colour, a sort of effect.
 *
 * @param id tells it from the other traits of the same facet, the same at every game; a level's is a number
 * @param sign how it is drawn: an icon of the font ({@code mdi2c-crown}), a die ({@code die-blue}), or nothing
 */
public record Trait(String id, Words name, String sign) {

    public static Trait of(String id, Words name) {
        return new Trait(id, name, "");
    }

    /** Goes by the name of a constant, in small letters. */
    public static Trait of(Enum<?> id, Words name) {
        return of(id.name().toLowerCase(Locale.ROOT), name);
    }
}
