package org.alea.app.games.queen.reference;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import org.alea.app.games.queen.Emblems;
import org.alea.app.games.queen.QueenExhibits;
import org.alea.app.reference.Links;
import org.alea.app.reference.Trait;
import org.alea.content.Wording;
import org.alea.engine.Language;
import org.alea.engine.Words;
import org.alea.games.queen.DieColour;
import org.alea.games.queen.DragonFace;
import org.alea.games.queen.EnemyCard;
import org.alea.games.queen.Primitive;
import org.alea.games.queen.QueenBox;
import org.alea.games.queen.QueenModule;

/** Says what the catalogue says of the Queen's pieces, in both languages. */
final class QueenWords {
    private final QueenBox box;
    private final Links links = Links.read(QueenWords.class, "links.properties");

    QueenWords(QueenBox box) {
        this.box = box;
    }

    Links links() {
        return links;
    }

    Words of(String key) {
        return of(key, Map.of());
    }

    Words of(String key, Map<String, ?> parameters) {
        return wording().both("reference." + key, parameters);
    }

    Words caption(String picture) {
        return wording().both("picture." + picture, Map.of());
    }

    Trait kind(String kind) {
        return Trait.of(kind, of("kind." + kind));
    }

    Trait colour(DieColour colour) {
        return new Trait(
                colour.name(), wording().both("term." + colour, Map.of()), "die-" + QueenExhibits.skin(colour));
    }

    Trait module(QueenModule module) {
        return new Trait(
                module.option(), wording().both("option.modules." + module.option(), Map.of()), Emblems.of(module));
    }

    Trait symbol(DragonFace face) {
        Words name = wording().both("term." + face, Map.of());
        return new Trait(
                face.name(),
                new Words(
                        of("symbol", Map.of("symbol", name.fr())).fr(),
                        of("symbol", Map.of("symbol", name.en())).en()),
                Emblems.of(face));
    }

    /** How many squares its Battle track has. */
    Trait length(EnemyCard card) {
        int squares = card.squares().size();
        return Trait.of(Integer.toString(squares), of("length", Map.of("n", squares)));
    }

    /** How many dice it takes to push an enemy from its start to its top. */
    Trait level(EnemyCard card) {
        int dice = 0;
        for (int square = card.start() + 1; square <= card.top(); square++) {
            dice += card.square(square).need();
        }
        return Trait.of(Integer.toString(dice), of("dice", Map.of("n", dice)));
    }

    List<Trait> effects(List<? extends Primitive> primitives) {
        return primitives.stream()
                .map(primitive -> links.group(primitive.type()))
                .flatMap(Optional::stream)
                .distinct()
                .map(this::effect)
                .toList();
    }

    Trait effect(String group) {
        return Trait.of(group, of("effect." + group));
    }

    Words text(List<? extends Primitive> primitives) {
        return both(language -> primitives.stream()
                .map(primitive -> box.text(primitive, language))
                .collect(Collectors.joining(" ")));
    }

    /** The prices of a Battle track, above the start. */
    Words squares(EnemyCard card) {
        return both(language -> {
            StringBuilder all = new StringBuilder();
            for (int square = card.start() + 1; square <= card.top(); square++) {
                all.append(all.isEmpty() ? "" : ", ").append(square(card.square(square), language));
            }
            return wording().say("reference.squares", Map.of("squares", all.toString()), language);
        });
    }

    private String square(EnemyCard.Square square, Language language) {
        String colours = square.colours().entrySet().stream()
                .sorted(Map.Entry.comparingByKey())
                .map(colour -> wording()
                        .say(
                                "reference.square.colour",
                                Map.of("n", colour.getValue(), "colour", colour.getKey()),
                                language))
                .collect(Collectors.joining(", "));
        return colours.isEmpty()
                ? wording().say("reference.square", Map.of("n", square.need()), language)
                : wording().say("reference.square.colours", Map.of("n", square.need(), "colours", colours), language);
    }

    static Words join(Words first, Words second) {
        return new Words((first.fr() + " " + second.fr()).strip(), (first.en() + " " + second.en()).strip());
    }

    private static Words both(java.util.function.Function<Language, String> said) {
        return new Words(said.apply(Language.FR), said.apply(Language.EN));
    }

    private Wording wording() {
        return box.wording();
    }
}
