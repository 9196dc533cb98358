package org.alea.app.games.queen.reference;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.alea.app.games.queen.QueenExhibits;
import org.alea.app.reference.Catalogue;
import org.alea.app.reference.CatalogueEntry;
import org.alea.app.reference.Face;
import org.alea.app.reference.Trait;
import org.alea.app.reference.Traits;
import org.alea.engine.Words;
import org.alea.games.queen.Ability;
import org.alea.games.queen.ChariotCard;
import org.alea.games.queen.ConspiratorCard;
import org.alea.games.queen.EnemyCard;
import org.alea.games.queen.Primitive;
import org.alea.games.queen.QueenBox;
import org.alea.games.queen.QueenModule;
import org.alea.games.queen.SpiritCard;

/** Every card of Le Défi de la Reine as it is looked up; {@link QueenPieces} has what is no card. */
public final class QueenCatalogue {
    private static final double WIDTH = 232;
    private static final double HEIGHT = 186;

    private final QueenBox box;
    private final QueenExhibits exhibits;
    private final QueenWords words;

    private QueenCatalogue(QueenBox box) {
        this.box = box;
        this.exhibits = new QueenExhibits(box);
        this.words = new QueenWords(box);
    }

    public static Catalogue of(QueenBox box) {
        QueenCatalogue catalogue = new QueenCatalogue(box);
        List<CatalogueEntry> entries = new ArrayList<>();
        box.cards().enemies().forEach(card -> entries.add(catalogue.enemy(card)));
        box.cards().chariots().forEach(card -> entries.add(catalogue.chariot(card)));
        box.cards().spirits().forEach(card -> entries.add(catalogue.spirit(card)));
        box.cards().conspirators().forEach(card -> entries.add(catalogue.conspirator(card)));
        entries.addAll(new QueenPieces(box, catalogue.exhibits, catalogue.words).entries());
        return new Catalogue(entries, new QueenPictures(box, catalogue.exhibits, catalogue.words).all());
    }

    private CatalogueEntry enemy(EnemyCard card) {
        List<Ability> abilities = Stream.of(card.ability())
                .filter(ability -> !(ability instanceof Ability.None))
                .toList();
        List<Trait> effects = new ArrayList<>(words.effects(abilities));
        card.dragon().map(words::symbol).ifPresent(effects::add);
        List<Trait> colours = card.squares().stream()
                .flatMap(square -> square.colours().keySet().stream())
                .distinct()
                .sorted()
                .map(words::colour)
                .toList();
        return new CatalogueEntry(
                card.id(),
                card.name(),
                QueenWords.join(words.text(abilities), words.squares(card)),
                Traits.of(words.kind("enemy"))
                        .coloured(colours)
                        .at(words.level(card))
                        .doing(effects),
                rules(
                        abilities,
                        "enemy",
                        colours.isEmpty() ? "" : "coloured",
                        card.dragon().isPresent() ? "symbol" : ""),
                List.of(words.of("use.enemy")),
                List.of(face("front", (texts, scale) -> exhibits.enemy(card, texts, scale))));
    }

    private CatalogueEntry chariot(ChariotCard card) {
        Words defence = box.wording()
                .both(
                        "defence." + card.defence().type(),
                        Map.of("value", card.defence().value()));
        Words text = words.text(card.effect());
        return new CatalogueEntry(
                card.id(),
                card.name(),
                new Words(
                        defence.fr() + ". " + otherwise(text).fr(),
                        defence.en() + ". " + otherwise(text).en()),
                Traits.of(words.kind("chariot"))
                        .of(Optional.of(words.module(QueenModule.CHARIOTS)))
                        .doing(words.effects(card.effect())),
                rules(card.effect(), "chariot", card.defence().type().name()),
                List.of(words.of("use.chariot")),
                List.of(
                        face("front", (texts, scale) -> exhibits.chariot(card, texts, scale)),
                        new Face(words.of("table"), 154, 198, (texts, scale) -> exhibits.chariotOnTable(card, texts))));
    }

    private Words otherwise(Words text) {
        return new Words(
                words.of("otherwise", Map.of("text", text.fr())).fr(),
                words.of("otherwise", Map.of("text", text.en())).en());
    }

    private CatalogueEntry spirit(SpiritCard card) {
        Words uses = card.uses()
                .map(limit -> words.of(
                        limit.per() == SpiritCard.Uses.Per.ROUND ? "uses.round" : "uses.game", Map.of("n", limit.n())))
                .orElse(new Words("", ""));
        List<Words> places = new ArrayList<>(List.of(words.of("use.spirit")));
        if (card.module() != QueenModule.SPIRIT) {
            Words module = words.module(card.module()).name();
            places.add(new Words(
                    words.of("use.spirit.module", Map.of("module", module.fr())).fr(),
                    words.of("use.spirit.module", Map.of("module", module.en())).en()));
        }
        return new CatalogueEntry(
                card.id(),
                card.name(),
                QueenWords.join(words.text(card.effect()), uses),
                Traits.of(words.kind("spirit"))
                        .of(Optional.of(words.module(card.module())))
                        .doing(words.effects(card.effect())),
                rules(
                        card.effect(),
                        "spirit",
                        card.optional() ? "optional" : "",
                        card.uses().isPresent() ? "limited" : ""),
                places,
                List.of(
                        face("front", (texts, scale) -> exhibits.spirit(card, texts, scale)),
                        new Face(words.of("table"), 416, 70, (texts, scale) -> exhibits.spiritOnTable(card, texts))));
    }

    private CatalogueEntry conspirator(ConspiratorCard card) {
        return new CatalogueEntry(
                card.id(),
                card.name(),
                QueenWords.join(words.text(card.effect()), words.of("wakes", Map.of("value", card.value()))),
                Traits.of(words.kind("conspirator"))
                        .of(Optional.of(words.module(QueenModule.CONSPIRATORS)))
                        .doing(words.effects(card.effect())),
                rules(card.effect(), "conspirator"),
                List.of(words.of("use.conspirator")),
                List.of(
                        face("front", (texts, scale) -> exhibits.conspirator(card, texts, scale)),
                        new Face(words.of("table"), 52, 80, (texts, scale) -> exhibits.conspiratorOnTable(card, texts)),
                        new Face(words.of("back"), 44, 70, (texts, scale) -> exhibits.conspiratorBack())));
    }

    private Face face(String side, Face.Drawing drawing) {
        return new Face(words.of(side), WIDTH, HEIGHT, drawing);
    }

    /** What the words of a card are about, before what all cards of its kind are about. */
    private List<String> rules(List<? extends Primitive> primitives, String... kinds) {
        return words.links().rules(Stream.concat(primitives.stream().map(Primitive::type), Stream.of(kinds)));
    }
}
