package org.alea.app.games.royal.reference;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.alea.app.games.royal.pieces.ActivityBack;
import org.alea.app.games.royal.pieces.ActivityCardView;
import org.alea.app.games.royal.pieces.CardSize;
import org.alea.app.games.royal.pieces.CharacterCardView;
import org.alea.app.games.royal.pieces.EventCardView;
import org.alea.app.games.royal.pieces.RoyTableView;
import org.alea.app.reference.Catalogue;
import org.alea.app.reference.CatalogueEntry;
import org.alea.app.reference.Face;
import org.alea.app.reference.Traits;
import org.alea.engine.Words;
import org.alea.games.royal.Activity;
import org.alea.games.royal.CharacterCard;
import org.alea.games.royal.EventCard;
import org.alea.games.royal.RoyRow;
import org.alea.games.royal.RoyalBox;
import org.alea.games.royal.RoyalContent;

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
        return new Catalogue(entries, new RoyalPictures(content, catalogue.words).all());
    }

    private CatalogueEntry activity(Activity card) {
        return new CatalogueEntry(
                card.id(),
                card.name(),
                words.activity(card),
                Traits.of(words.kind("activity"))
                        .coloured(List.of(words.colour(card.colour())))
                        .at(words.stage(card.stage()))
                        .doing(words.effects(RoyalWords.effects(card))),
                rules(RoyalWords.effects(card), card.deferred() ? "deferred" : "immediate", "activity"),
                List.of(words.of("use.activity", Map.of("stage", "I".repeat(card.stage())))),
                List.of(
                        face(
                                "front",
                                CardSize.ACTIVITY,
                                (texts, scale) -> new ActivityCardView(card, texts, CardSize.ACTIVITY)),
                        face(
                                "large",
                                CardSize.ACTIVITY_LARGE,
                                (texts, scale) -> new ActivityCardView(card, texts, CardSize.ACTIVITY_LARGE)),
                        face(
                                "back",
                                CardSize.ACTIVITY,
                                (texts, scale) ->
                                        new ActivityBack(card.colour(), card.stage(), texts, CardSize.ACTIVITY))));
    }

    private CatalogueEntry event(EventCard card) {
        return new CatalogueEntry(
                card.id(),
                card.name(),
                words.event(card),
                Traits.of(words.kind("event"))
                        .coloured(card.needs().stream().map(words::colour).toList())
                        .doing(words.effects(card.effects().stream())),
                rules(
                        card.effects().stream(),
                        card.needs().size() > 1 ? "colours" : "",
                        card.next().isPresent() ? "calls" : "",
                        "event"),
                List.of(words.of("use.event")),
                List.of(
                        face("front", CardSize.EVENT, (texts, scale) -> new EventCardView(card, texts, CardSize.EVENT)),
                        face(
                                "large",
                                CardSize.EVENT_LARGE,
                                (texts, scale) -> new EventCardView(card, texts, CardSize.EVENT_LARGE))));
    }

    private CatalogueEntry marauding() {
        EventCard card = content.marauding();
        return new CatalogueEntry(
                card.id(),
                card.name(),
                card.text(),
                Traits.of(words.kind("event")).doing(words.effects(card.effects().stream())),
                rules(Stream.of(), "marauding"),
                List.of(words.of("use.marauding")),
                List.of(face(
                        "front", CardSize.EVENT, (texts, scale) -> new EventCardView(card, texts, CardSize.EVENT))));
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
                RoyalWords.join(new Words(card.text().fr() + ".", card.text().en() + "."), tiers),
                Traits.of(words.kind("character")),
                rules(Stream.of(), "character"),
                List.of(words.of(card.royScores() ? "use.character" : "use.character.you")),
                List.of(
                        face(
                                "front",
                                CardSize.CHARACTER_LARGE,
                                (texts, scale) -> new CharacterCardView(card, texts, CardSize.CHARACTER_LARGE)),
                        face(
                                "table",
                                CardSize.CHARACTER,
                                (texts, scale) -> new CharacterCardView(card, texts, CardSize.CHARACTER))));
    }

    private CatalogueEntry row(RoyRow row) {
        String id = "roy-" + row.result();
        Words chances = words.of("royRow", Map.of("result", row.result(), "chances", row.chances()));
        return new CatalogueEntry(
                id,
                words.of("royRow.name", Map.of("result", row.result())),
                RoyalWords.join(new Words(row.text().fr() + ".", row.text().en() + "."), chances),
                Traits.of(words.kind("royRow")),
                rules(Stream.of(), id, "royRow"),
                List.of(words.of("use.royRow")),
                List.of(new Face(words.of("front"), 300, 320, (texts, scale) -> {
                    RoyTableView table = new RoyTableView(content.royTable(), texts, 300, 26);
                    table.show(RoyTableView.State.lit(row.result()));
                    return table;
                })));
    }

    private Face face(String side, CardSize size, Face.Drawing drawing) {
        return new Face(words.of(side), size.width(), size.height(), drawing);
    }

    private List<String> rules(Stream<?> effects, String... kinds) {
        return words.links().rules(Stream.concat(effects.map(RoyalWords::type), Stream.of(kinds)));
    }
}
