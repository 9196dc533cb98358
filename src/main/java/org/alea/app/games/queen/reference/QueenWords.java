package org.alea.app.games.queen.reference;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.alea.app.games.queen.Emblems;
import org.alea.app.games.queen.QueenExhibits;
import org.alea.app.reference.CatalogueWords;
import org.alea.app.reference.Chances;
import org.alea.app.reference.Links;
import org.alea.app.reference.Trait;
import org.alea.engine.Language;
import org.alea.engine.Words;
import org.alea.games.queen.DieColour;
import org.alea.games.queen.DragonFace;
import org.alea.games.queen.EnemyCard;
import org.alea.games.queen.EnemyChances;
import org.alea.games.queen.Primitive;
import org.alea.games.queen.QueenBox;
import org.alea.games.queen.QueenModule;

/** Says what the catalogue says of the Queen's pieces, in both languages. */
final class QueenWords extends CatalogueWords {
    private final QueenBox box;

    QueenWords(QueenBox box) {
        super(box.wording(), Links.read(QueenWords.class, "links.properties"));
        this.box = box;
    }

    /** Called by its die as in every game, so that among all games each colour is there once. */
    Trait colour(DieColour colour) {
        String skin = QueenExhibits.skin(colour);
        return new Trait(skin, term(colour), "die-" + skin);
    }

    Trait module(QueenModule module) {
        return new Trait(
                module.option(), wording().both("option.modules." + module.option(), Map.of()), Emblems.of(module));
    }

    Trait symbol(DragonFace face) {
        Words name = term(face);
        return new Trait(
                face.name(),
                Words.of(language -> wording().say("reference.symbol", Map.of("symbol", name.in(language)), language)),
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
        return effects(primitives.stream().map(Primitive::type));
    }

    Words text(List<? extends Primitive> primitives) {
        return Words.of(language -> primitives.stream()
                .map(primitive -> box.text(primitive, language))
                .collect(Collectors.joining(" ")));
    }

    /** How far one throw of these dice pushes an enemy up. */
    Chances chances(EnemyCard card, List<DieColour> thrown) {
        List<Chances.Chance> all = new ArrayList<>();
        List<Double> climbs = EnemyChances.of(card, thrown);
        for (int i = 0; i < climbs.size(); i++) {
            int squares = i + 1;
            Words what = card.start() + squares == card.top()
                    ? of("chance.defeat")
                    : of("chance.squares", Map.of("n", squares));
            all.add(new Chances.Chance(what, climbs.get(i)));
        }
        return new Chances(of("chances", Map.of("n", thrown.size())), all);
    }

    /** The prices of a Battle track, above the start. */
    Words squares(EnemyCard card) {
        return Words.of(language -> {
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
}
