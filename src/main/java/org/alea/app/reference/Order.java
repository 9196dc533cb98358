package org.alea.app.reference;

import java.text.Collator;
import java.util.Comparator;
import java.util.stream.Stream;
import org.alea.engine.Language;

/** How cards are lined up; the name is the text {@code reference.order.<name>}. */
enum Order {
    PRINTED,
    NAME,
    LEVEL;

    /** Cards of several games stay together game by game, unless they are ordered by name. */
    Comparator<Card> comparator(Language language) {
        return switch (this) {
            // sorting is stable: cards that are all the same stay as they are printed
            case PRINTED -> Comparator.comparingInt(unused -> 0);
            case NAME -> {
                Collator collator = Collator.getInstance(language.locale());
                yield Comparator.comparing(card -> card.entry().name().in(language), collator);
            }
            case LEVEL -> Comparator.comparingInt(Order::level);
        };
    }

    private static int level(Card card) {
        Traits traits = card.entry().traits();
        return Stream.of(Facet.LEVEL, Facet.STAGE)
                .flatMap(facet -> traits.of(facet).stream())
                .mapToInt(level -> Integer.parseInt(level.id()))
                .findFirst()
                .orElse(Integer.MAX_VALUE);
    }

    Order next() {
        return switch (this) {
            case PRINTED -> NAME;
            case NAME -> LEVEL;
            case LEVEL -> PRINTED;
        };
    }

    String key() {
        return "reference.order." + name();
    }
}
