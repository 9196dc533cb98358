package org.alea.app.games.royal.reference;

import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.alea.app.games.royal.pieces.RoyalEmblems;
import org.alea.app.reference.Links;
import org.alea.app.reference.Trait;
import org.alea.engine.Language;
import org.alea.engine.Words;
import org.alea.games.royal.Activity;
import org.alea.games.royal.Colour;
import org.alea.games.royal.EventCard;
import org.alea.games.royal.RoyalBox;

/** Says what the catalogue says of the Royal pieces, in both languages. */
final class RoyalWords {
    private final RoyalBox box;
    private final Links links = Links.read(RoyalWords.class, "links.properties");

    RoyalWords(RoyalBox box) {
        this.box = box;
    }

    Links links() {
        return links;
    }

    Words of(String key) {
        return of(key, Map.of());
    }

    Words of(String key, Map<String, ?> parameters) {
        return box.wording().both("reference." + key, parameters);
    }

    Words caption(String picture) {
        return box.wording().both("picture." + picture, Map.of());
    }

    Trait kind(String kind) {
        return Trait.of(kind, of("kind." + kind));
    }

    Trait colour(Colour colour) {
        return new Trait(
                colour.name(),
                box.wording().both("term." + colour, Map.of()),
                "die-" + RoyalEmblems.skin(colour).name());
    }

    Trait stage(int stage) {
        String roman = "I".repeat(stage);
        return Trait.of(Integer.toString(stage), new Words(roman, roman));
    }

    Trait timing(String when) {
        return Trait.of(when, of("timing." + when));
    }

    List<Trait> effects(Stream<?> effects) {
        return effects.map(RoyalWords::type)
                .map(links::group)
                .flatMap(Optional::stream)
                .distinct()
                .map(group -> Trait.of(group, of("effect." + group)))
                .toList();
    }

    /** The name of an effect: {@code EventCubes} is {@code EVENT_CUBES}. */
    static String type(Object effect) {
        return effect.getClass()
                .getSimpleName()
                .replaceAll("(?<=[a-z])(?=[A-Z])", "_")
                .toUpperCase(Locale.ROOT);
    }

    static Stream<?> effects(Activity card) {
        return Stream.concat(card.effects().stream(), card.modifier().stream());
    }

    Words activity(Activity card) {
        Words numbers = of(
                "activity",
                Map.of(
                        "value", card.value(),
                        "hire", card.hireCost(),
                        "first", card.placeVp().get(0),
                        "second", card.placeVp().get(1)));
        return join(card.text(), numbers);
    }

    Words event(EventCard card) {
        return join(card.text(), both(language -> {
            String needs = card.needs().stream()
                    .map(colour -> box.wording().term(colour, language))
                    .collect(Collectors.joining(" + "));
            return box.wording()
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

    static Words join(Words first, Words second) {
        return new Words(first.fr() + " " + second.fr(), first.en() + " " + second.en());
    }

    static Words both(Function<Language, String> said) {
        return new Words(said.apply(Language.FR), said.apply(Language.EN));
    }
}
