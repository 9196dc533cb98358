package org.alea.app.games.royal.reference;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.alea.app.games.royal.pieces.ActivityBack;
import org.alea.app.games.royal.pieces.ActivityCardView;
import org.alea.app.games.royal.pieces.CardSize;
import org.alea.app.games.royal.pieces.CharacterCardView;
import org.alea.app.games.royal.pieces.EventCardView;
import org.alea.app.games.royal.pieces.RoyTableView;
import org.alea.app.games.royal.pieces.RoyalSkins;
import org.alea.app.reference.Catalogue;
import org.alea.app.reference.CatalogueEntry;
import org.alea.app.reference.Face;
import org.alea.app.reference.Facet;
import org.alea.app.reference.Traits;
import org.alea.app.table.CardBack;
import org.alea.app.table.DieToken;
import org.alea.engine.Words;
import org.alea.games.royal.Activity;
import org.alea.games.royal.CharacterCard;
import org.alea.games.royal.Colour;
import org.alea.games.royal.EventCard;
import org.alea.games.royal.RoyRow;
import org.alea.games.royal.RoyalBox;
import org.alea.games.royal.RoyalContent;
import org.alea.games.royal.RoyalTable;
import org.alea.games.royal.Side;

/** Every card of Le défi royal and every row of the Roy's table; {@link RoyalTokens} has the rest of the box. */
public final class RoyalCatalogue {
    private final RoyalContent content;
    private final RoyalWords words;

    private RoyalCatalogue(RoyalBox box) {
        this.content = box.game().content();
        this.words = new RoyalWords(box);
    }

    public static Catalogue of(RoyalBox box) {
        RoyalCatalogue catalogue = new RoyalCatalogue(box);
        RoyalContent content = catalogue.content;
        List<CatalogueEntry> entries = new ArrayList<>();
        content.activities().forEach(card -> entries.add(catalogue.activity(card)));
        content.events().forEach(card -> entries.add(catalogue.event(card)));
        entries.add(catalogue.marauding());
        content.characters().forEach(card -> entries.add(catalogue.character(card)));
        content.royTable().forEach(row -> entries.add(catalogue.row(row)));
        RoyalTokens tokens = new RoyalTokens(box, catalogue.words);
        entries.addAll(tokens.entries());
        return new Catalogue(
                entries,
                new RoyalPictures(content, catalogue.words).all(),
                catalogue.words.links().icons());
    }

    /** The cards that lie open on a table, with those that were won and scored. */
    public static Set<String> faceUp(RoyalTable table) {
        return Stream.of(
                        table.content().activities().stream()
                                .flatMap(card -> table.activity(card.colour(), card.stage()).stream())
                                .map(Activity::id),
                        // it lies before the row for as long as the game lasts
                        Stream.of(table.content().marauding().id()),
                        table.events().open().stream().map(open -> open.card().id()),
                        Stream.of(Side.values())
                                .flatMap(side -> table.events().wonBy(side).stream())
                                .map(EventCard::id),
                        table.characters().left().stream().map(CharacterCard::id),
                        table.characters().scored().stream()
                                .map(scored -> scored.card().id()))
                .flatMap(ids -> ids)
                .collect(Collectors.toSet());
    }

    private CatalogueEntry activity(Activity card) {
        return new CatalogueEntry(
                card.id(),
                card.name(),
                words.activity(card),
                Traits.of(words.kind("activity"))
                        .with(Facet.COLOUR, words.colour(card.colour()))
                        .with(Facet.STAGE, words.stage(card.stage()))
                        .with(Facet.TIMING, words.timing(card.deferred() ? "deferred" : "immediate"))
                        .with(Facet.EFFECT, words.effects(RoyalWords.types(card))),
                rules(RoyalWords.types(card), card.deferred() ? "deferred" : "immediate", "activity"),
                List.of(words.of("use.activity", Map.of("stage", "I".repeat(card.stage())))),
                List.of(
                        face(
                                "front",
                                CardSize.ACTIVITY,
                                look -> new ActivityCardView(card, RoyalSkins.of(look), CardSize.ACTIVITY)),
                        face(
                                "front",
                                CardSize.ACTIVITY_LARGE,
                                look -> new ActivityCardView(card, RoyalSkins.of(look), CardSize.ACTIVITY_LARGE)),
                        face(
                                "back",
                                CardSize.ACTIVITY,
                                look -> new ActivityBack(
                                        card.colour(), card.stage(), RoyalSkins.of(look), CardSize.ACTIVITY))));
    }

    private CatalogueEntry event(EventCard card) {
        return new CatalogueEntry(
                card.id(),
                card.name(),
                words.event(card),
                Traits.of(words.kind("event"))
                        .with(
                                Facet.COLOUR,
                                card.needs().stream().map(words::colour).toList())
                        .with(Facet.EFFECT, words.effects(RoyalWords.types(card))),
                rules(
                        RoyalWords.types(card),
                        card.needs().size() > 1 ? "colours" : "",
                        card.next().isPresent() ? "calls" : "",
                        "event"),
                List.of(words.of("use.event")),
                Stream.concat(
                                Stream.of(
                                        face(
                                                "front",
                                                CardSize.EVENT,
                                                look -> new EventCardView(card, RoyalSkins.of(look), CardSize.EVENT)),
                                        face(
                                                "front",
                                                CardSize.EVENT_LARGE,
                                                look -> new EventCardView(
                                                        card, RoyalSkins.of(look), CardSize.EVENT_LARGE))),
                                card.colour().stream().map(this::eventBack))
                        .toList());
    }

    private Face eventBack(Colour colour) {
        CardSize size = CardSize.EVENT;
        return face(
                "back",
                size,
                look -> new CardBack(
                        size.width(),
                        size.height(),
                        new DieToken(RoyalSkins.of(look).of(colour), 20)));
    }

    private CatalogueEntry marauding() {
        EventCard card = content.marauding();
        return new CatalogueEntry(
                card.id(),
                card.name(),
                card.text(),
                Traits.of(words.kind("event")).with(Facet.EFFECT, words.effects(RoyalWords.types(card))),
                rules(Stream.of(), "marauding"),
                List.of(words.of("use.marauding")),
                List.of(face(
                        "front",
                        CardSize.EVENT,
                        look -> new EventCardView(card, RoyalSkins.of(look), CardSize.EVENT))));
    }

    private CatalogueEntry character(CharacterCard card) {
        Words tiers = words.of(
                "character",
                Map.of(
                        "one", card.thresholds().get(0),
                        "two", card.thresholds().get(1),
                        "three", card.thresholds().get(2),
                        "vpOne", card.vp().get(0),
                        "vpTwo", card.vp().get(1),
                        "vpThree", card.vp().get(2)));
        return new CatalogueEntry(
                card.id(),
                card.name(),
                sentence(card.text()).then(tiers),
                Traits.of(words.kind("character")),
                rules(Stream.of(), "character"),
                List.of(words.of(card.royScores() ? "use.character" : "use.character.you")),
                List.of(
                        face(
                                "front",
                                CardSize.CHARACTER_LARGE,
                                look -> new CharacterCardView(card, look.texts(), CardSize.CHARACTER_LARGE)),
                        face(
                                "table",
                                CardSize.CHARACTER,
                                look -> new CharacterCardView(card, look.texts(), CardSize.CHARACTER))));
    }

    private CatalogueEntry row(RoyRow row) {
        String id = "roy-" + row.result();
        Words chances = words.of("royRow", Map.of("result", row.result(), "chances", row.chances()));
        return new CatalogueEntry(
                id,
                words.of("royRow.name", Map.of("result", row.result())),
                sentence(row.text()).then(chances),
                Traits.of(words.kind("royRow")),
                rules(Stream.of(), id, "royRow"),
                List.of(words.of("use.royRow")),
                List.of(new Face(words.of("front"), 300, 320, look -> {
                    RoyTableView table = new RoyTableView(content.royTable(), look.texts(), 300, 26);
                    table.show(RoyTableView.State.lit(row.result()));
                    return table;
                })));
    }

    private Face face(String side, CardSize size, Face.Drawing drawing) {
        return new Face(words.of(side), size.width(), size.height(), drawing);
    }

    private static Words sentence(Words text) {
        return Words.of(language -> text.in(language) + ".");
    }

    private List<String> rules(Stream<String> effects, String... kinds) {
        return words.links().rules(Stream.concat(effects, Stream.of(kinds)));
    }
}
