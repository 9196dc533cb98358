package org.alea.app.games.queen.reference;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.alea.app.games.queen.Otherwise;
import org.alea.app.games.queen.QueenExhibits;
import org.alea.app.reference.Catalogue;
import org.alea.app.reference.CatalogueEntry;
import org.alea.app.reference.Face;
import org.alea.app.reference.Facet;
import org.alea.app.reference.Trait;
import org.alea.app.reference.Traits;
import org.alea.app.table.CardBack;
import org.alea.engine.SeededChance;
import org.alea.engine.Setup;
import org.alea.engine.Words;
import org.alea.games.queen.Ability;
import org.alea.games.queen.ChariotCard;
import org.alea.games.queen.ConspiratorCard;
import org.alea.games.queen.DieColour;
import org.alea.games.queen.EnemyCard;
import org.alea.games.queen.Primitive;
import org.alea.games.queen.QueenBox;
import org.alea.games.queen.QueenDie;
import org.alea.games.queen.QueenModule;
import org.alea.games.queen.QueenTable;
import org.alea.games.queen.SpiritCard;
import org.alea.games.queen.Zone;
import org.alea.games.queen.practice.Drill;

/** Every card of Le Défi de la Reine as it is looked up; {@link QueenPieces} has what is no card. */
public final class QueenCatalogue {
    private static final double WIDTH = 232;
    private static final double HEIGHT = 186;

    private final QueenBox box;
    private final QueenExhibits exhibits;
    private final QueenWords words;
    /** The dice of the first round of a game without modules. */
    private final List<DieColour> firstThrow;

    private QueenCatalogue(QueenBox box) {
        this.box = box;
        this.exhibits = new QueenExhibits(box);
        this.words = new QueenWords(box);
        QueenTable table = box.game().setUp(Setup.of(box.options(), Map.of("modules", ""), 1), new SeededChance(1));
        this.firstThrow =
                table.dice(Zone.RESERVE).stream().map(QueenDie::colour).toList();
    }

    public static Catalogue of(QueenBox box) {
        QueenCatalogue catalogue = new QueenCatalogue(box);
        List<CatalogueEntry> entries = new ArrayList<>();
        box.cards().enemies().forEach(card -> entries.add(catalogue.enemy(card)));
        box.cards().chariots().forEach(card -> entries.add(catalogue.chariot(card)));
        box.cards().spirits().forEach(card -> entries.add(catalogue.spirit(card)));
        box.cards().conspirators().forEach(card -> entries.add(catalogue.conspirator(card)));
        entries.addAll(new QueenPieces(box, catalogue.exhibits, catalogue.words).entries());
        return new Catalogue(
                entries,
                new QueenPictures(box, catalogue.exhibits, catalogue.words).all(),
                catalogue.words.links().icons());
    }

    /** The drill that practises a rule, by its id. */
    public static Optional<Drill> drill(QueenBox box, String rule) {
        return new QueenWords(box).links().drill(rule).flatMap(box.drills()::find);
    }

    /** The cards that lie open on a table. */
    public static Set<String> faceUp(QueenTable table) {
        return Stream.of(
                        table.enemies().stream().map(enemy -> enemy.card().id()),
                        table.enemyDiscard().stream().map(EnemyCard::id),
                        table.chariots().stream().map(chariot -> chariot.card().id()),
                        table.spirit().stream().map(SpiritCard::id),
                        table.conspirators().stream().map(ConspiratorCard::id))
                .flatMap(ids -> ids)
                .collect(Collectors.toSet());
    }

    private CatalogueEntry enemy(EnemyCard card) {
        List<Ability> abilities = Stream.of(card.ability())
                .filter(ability -> !(ability instanceof Ability.None))
                .toList();
        List<Trait> effects = abilities.isEmpty() ? List.of(words.effect("none")) : words.effects(abilities);
        List<Trait> colours = card.squares().stream()
                .flatMap(square -> square.colours().keySet().stream())
                .distinct()
                .sorted()
                .map(words::colour)
                .toList();
        return new CatalogueEntry(
                        card.id(),
                        card.name(),
                        words.text(abilities).then(words.squares(card)),
                        Traits.of(words.kind("enemy"))
                                .with(Facet.COLOUR, colours)
                                .with(Facet.SYMBOL, card.dragon().map(words::symbol))
                                .with(Facet.LEVEL, words.level(card))
                                .with(Facet.SQUARES, words.length(card))
                                .with(Facet.EFFECT, effects),
                        rules(
                                abilities,
                                "enemy",
                                colours.isEmpty() ? "" : "coloured",
                                card.dragon().isPresent() ? "symbol" : ""),
                        List.of(words.of("use.enemy")),
                        List.of(face("front", look -> exhibits.enemy(card, look)), back()))
                .with(words.chances(card, firstThrow));
    }

    private CatalogueEntry chariot(ChariotCard card) {
        Words defence = box.wording()
                .both(
                        "defence." + card.defence().type(),
                        Map.of("value", card.defence().value()));
        Words otherwise = Otherwise.of(card, box);
        return new CatalogueEntry(
                card.id(),
                card.name(),
                Words.of(language -> defence.in(language) + ". " + otherwise.in(language)),
                Traits.of(words.kind("chariot"))
                        .with(Facet.MODULE, words.module(QueenModule.CHARIOTS))
                        .with(Facet.EFFECT, words.effects(card.effect())),
                rules(card.effect(), "chariot", card.defence().type().name()),
                List.of(words.of("use.chariot")),
                List.of(
                        face("front", look -> exhibits.chariot(card, look)),
                        new Face(words.of("table"), 154, 198, look -> exhibits.chariotOnTable(card, look.texts())),
                        back()));
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
                words.text(card.effect()).then(uses),
                Traits.of(words.kind("spirit"))
                        // a card with the symbol of another module comes into play only if both are chosen
                        .with(
                                Facet.MODULE,
                                Stream.of(QueenModule.SPIRIT, card.module())
                                        .distinct()
                                        .map(words::module)
                                        .toList())
                        .with(Facet.EFFECT, words.effects(card.effect())),
                rules(
                        card.effect(),
                        "spirit",
                        card.optional() ? "optional" : "",
                        card.limit().isPresent() ? "limited" : ""),
                places,
                List.of(
                        face("front", look -> exhibits.spirit(card, look)),
                        new Face(words.of("table"), 416, 70, look -> exhibits.spiritOnTable(card, look.texts())),
                        back()));
    }

    private CatalogueEntry conspirator(ConspiratorCard card) {
        return new CatalogueEntry(
                card.id(),
                card.name(),
                words.text(card.effect()).then(words.of("wakes", Map.of("value", card.value()))),
                Traits.of(words.kind("conspirator"))
                        .with(Facet.MODULE, words.module(QueenModule.CONSPIRATORS))
                        .with(Facet.EFFECT, words.effects(card.effect())),
                rules(card.effect(), "conspirator"),
                List.of(words.of("use.conspirator")),
                List.of(
                        face("front", look -> exhibits.conspirator(card, look)),
                        new Face(words.of("table"), 52, 80, look -> exhibits.conspiratorOnTable(card, look.texts())),
                        new Face(words.of("back"), 44, 70, look -> exhibits.conspiratorBack())));
    }

    private Face back() {
        return face("back", look -> new CardBack(WIDTH, HEIGHT));
    }

    private Face face(String side, Face.Drawing drawing) {
        return new Face(words.of(side), WIDTH, HEIGHT, drawing);
    }

    /** What the words of a card are about, before what all cards of its kind are about. */
    private List<String> rules(List<? extends Primitive> primitives, String... kinds) {
        return words.links().rules(Stream.concat(primitives.stream().map(Primitive::type), Stream.of(kinds)));
    }
}
