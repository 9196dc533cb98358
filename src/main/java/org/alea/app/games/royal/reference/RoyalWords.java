package org.alea.app.games.royal.reference;

import java.util.Locale;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.alea.app.games.royal.pieces.RoyalEmblems;
import org.alea.app.reference.CatalogueWords;
import org.alea.app.reference.Links;
import org.alea.app.reference.Trait;
import org.alea.engine.Words;
import org.alea.games.royal.Activity;
import org.alea.games.royal.Colour;
import org.alea.games.royal.EventCard;
import org.alea.games.royal.RoyalBox;

/** Says what the catalogue says of the Royal pieces, in both languages. */
final class RoyalWords extends CatalogueWords {
    RoyalWords(RoyalBox box) {
        super(box.wording(), Links.read(RoyalWords.class, "links.properties"));
    }

    Trait colour(Colour colour) {
        String skin = RoyalEmblems.skin(colour).name();
        return new Trait(skin, term(colour), "die-" + skin);
    }

    Trait stage(int stage) {
        String roman = "I".repeat(stage);
        return Trait.of(Integer.toString(stage), new Words(roman, roman));
    }

    Trait timing(String when) {
        return Trait.of(when, of("timing." + when));
    }

    /** The name of an effect: {@code EventCubes} is {@code EVENT_CUBES}. */
    private static String type(Object effect) {
        return effect.getClass()
                .getSimpleName()
                .replaceAll("(?<=[a-z])(?=[A-Z])", "_")
                .toUpperCase(Locale.ROOT);
    }

    /** The names of what an activity does. */
    static Stream<String> types(Activity card) {
        return Stream.concat(card.effects().stream(), card.modifier().stream()).map(RoyalWords::type);
    }

    /** The names of what an event does. */
    static Stream<String> types(EventCard card) {
        return card.effects().stream().map(RoyalWords::type);
    }

    Words activity(Activity card) {
        Words numbers = of(
                "activity",
                Map.of(
                        "value", card.value(),
                        "hire", card.hireCost(),
                        "first", card.placeVp().get(0),
                        "second", card.placeVp().get(1)));
        return card.text().then(numbers);
    }

    Words event(EventCard card) {
        return card.text().then(Words.of(language -> {
            String needs = card.needs().stream()
                    .map(colour -> wording().term(colour, language))
                    .collect(Collectors.joining(" + "));
            return wording()
                    .say(
                            "reference.event",
                            Map.of(
                                    "needs", needs,
                                    "value", card.value(),
                                    "places", card.places(),
                                    "firstVp", card.first().vp(),
                                    "firstInfluence", card.first().influence(),
                                    "secondVp", card.second().vp(),
                                    "secondInfluence", card.second().influence()),
                            language);
        }));
    }
}
