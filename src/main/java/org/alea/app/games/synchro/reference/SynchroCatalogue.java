package org.alea.app.games.synchro.reference;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.Set;
import java.util.function.Function;
import org.alea.app.games.synchro.art.SynchroLooks;
import org.alea.app.games.synchro.art.SynchroPrints;
import org.alea.app.games.synchro.art.SynchroTerms;
import org.alea.app.reference.Catalogue;
import org.alea.app.reference.CatalogueEntry;
import org.alea.app.reference.Face;
import org.alea.app.reference.Facet;
import org.alea.app.reference.Illustration;
import org.alea.app.reference.Trait;
import org.alea.app.reference.Traits;
import org.alea.app.table.card.CardFace;
import org.alea.app.table.card.CardPrint;
import org.alea.content.MoveCodec;
import org.alea.content.Wording;
import org.alea.engine.Words;
import org.alea.games.synchro.CardWords;
import org.alea.games.synchro.SynchroBox;
import org.alea.games.synchro.SynchroTable;
import org.alea.games.synchro.cards.JournalTile;
import org.alea.games.synchro.cards.MonsterRow;
import org.alea.games.synchro.cards.PoiKind;
import org.alea.games.synchro.cards.PoiOffer;
import org.alea.games.synchro.cards.ShardColour;
import org.alea.games.synchro.cards.SynchroContent;
import org.alea.games.synchro.cards.SynchroHero;
import org.alea.games.synchro.cards.SynchroItem;
import org.alea.games.synchro.cards.SynchroMonster;
import org.alea.games.synchro.cards.SynchroSkill;
import org.alea.games.synchro.effects.Camp;
import org.alea.games.synchro.effects.Talent;
import org.alea.games.synchro.effects.Talents;
import org.alea.games.synchro.effects.Verb;
import org.alea.games.synchro.state.ItemPiece;
import org.alea.games.synchro.state.PartyHero;
import org.alea.games.synchro.state.SkillTile;
import org.alea.games.synchro.state.StageMonster;

/** Every hero, skill, item, monster, journal tile and point of interest of Synchro Horizon. */
public final class SynchroCatalogue {
    private static final double WIDE = 240;
    private static final double HIGH = 330;

    private final Wording wording;
    private final SynchroContent content;

    private SynchroCatalogue(SynchroBox box) {
        wording = box.wording();
        content = box.game().content();
    }

    public static Catalogue of(SynchroBox box) {
        SynchroCatalogue catalogue = new SynchroCatalogue(box);
        SynchroContent content = catalogue.content;
        List<CatalogueEntry> entries = new ArrayList<>();
        content.heroes().forEach(card -> entries.add(catalogue.hero(card)));
        content.skills().forEach(tile -> entries.add(catalogue.skill(tile)));
        content.items().forEach(card -> entries.add(catalogue.item(card)));
        content.monsters().forEach(card -> entries.add(catalogue.monster(card)));
        content.tiles().forEach(tile -> entries.add(catalogue.tile(tile)));
        for (PoiKind poi : PoiKind.values()) {
            entries.add(catalogue.poi(poi));
        }
        return new Catalogue(entries, catalogue.pictures(), ChapterSigns.ALL);
    }

    /** The cards that lie open on a table. */
    public static Set<String> faceUp(SynchroTable table) {
        Set<String> open = new LinkedHashSet<>();
        for (PartyHero hero : table.state().party().heroes()) {
            open.add(hero.card());
            hero.master().ifPresent(master -> open.add(master.card()));
            hero.skills().stream().map(SkillTile::id).forEach(open::add);
            hero.items().stream().map(ItemPiece::id).forEach(open::add);
        }
        table.state().battle().monsters().stream().map(StageMonster::card).forEach(open::add);
        table.asked().ifPresent(ask -> open.addAll(ask.held()));
        open.addAll(table.state().voyage().tiles().values());
        return open;
    }

    private CatalogueEntry hero(SynchroHero card) {
        return new CatalogueEntry(
                card.id(),
                card.name(),
                sides(card.standard(), card.improved()),
                Traits.of(kind(card.legendary() ? "legend" : "hero"))
                        .with(Facet.COLOUR, colour(card.heroClass().colour()))
                        .with(Facet.TIMING, timings(card.standard()))
                        .with(Facet.EFFECT, effects(verbs(card.standard()))),
                List.of("SYNC-002"),
                List.of(say("use.hero")),
                List.of(
                        face("standard", prints -> prints.hero(card, false)),
                        face("improved", prints -> prints.hero(card, true))));
    }

    private CatalogueEntry skill(SynchroSkill tile) {
        List<Trait> colours = tile.cost().stream().distinct().map(this::colour).toList();
        return new CatalogueEntry(
                tile.id(),
                tile.name(),
                Words.of(language -> wording.say(
                        "reference.sides",
                        Map.of(
                                "standard",
                                        new CardWords(wording, language, Camp.HEROES, OptionalInt.empty())
                                                .text(tile.standard()),
                                "improved",
                                        new CardWords(wording, language, Camp.HEROES, OptionalInt.empty())
                                                .text(tile.improved())),
                        language)),
                Traits.of(kind("skill"))
                        .with(Facet.COLOUR, colours)
                        .with(Facet.LEVEL, number(tile.cost().size()))
                        .with(Facet.EFFECT, effects(tile.standard())),
                List.of("SYNC-061"),
                List.of(say("use.skill")),
                List.of(
                        face("standard", prints -> prints.skill(tile, false, OptionalInt.empty(), List.of())),
                        face("improved", prints -> prints.skill(tile, true, OptionalInt.empty(), List.of()))));
    }

    private CatalogueEntry item(SynchroItem card) {
        return new CatalogueEntry(
                card.id(),
                card.name(),
                sides(card.standard(), card.improved()),
                Traits.of(kind("item"))
                        .with(Facet.LEVEL, number(card.price()))
                        .with(Facet.TIMING, timings(card.standard()))
                        .with(Facet.EFFECT, effects(verbs(card.standard()))),
                List.of("SYNC-195"),
                List.of(say("use.item")),
                List.of(
                        face("standard", prints -> prints.item(card, false)),
                        face("improved", prints -> prints.item(card, true))));
    }

    private CatalogueEntry monster(SynchroMonster card) {
        List<Verb> all = new ArrayList<>();
        card.rows().forEach(row -> all.addAll(row.effects()));
        Words text = Words.of(language -> {
            CardWords words = new CardWords(wording, language, Camp.MONSTERS, OptionalInt.empty());
            StringBuilder lines = new StringBuilder();
            for (MonsterRow row : card.rows()) {
                lines.append(wording.say(
                                "reference.row",
                                Map.of("values", SynchroPrints.range(row), "text", words.text(row.effects())),
                                language))
                        .append(' ');
            }
            return (lines + words.text(card.talents())).strip();
        });
        Traits traits = Traits.of(kind(card.celestial() ? "celestial" : card.elite() ? "elite" : "monster"))
                .with(Facet.EFFECT, effects(all));
        return new CatalogueEntry(
                card.id(),
                card.name(),
                text,
                card.celestial() ? traits : traits.with(Facet.LEVEL, number(card.level())),
                List.of("SYNC-082"),
                List.of(say("use.monster")),
                List.of(face("front", prints -> prints.monster(card))));
    }

    private CatalogueEntry tile(JournalTile tile) {
        Words name = Words.of(language -> wording.say("reference.tile", Map.of("tile", tile.id()), language));
        Words text = Words.of(language -> {
            List<String> offers = new ArrayList<>();
            for (PoiOffer offer : tile.pois()) {
                offers.add(wording.say("table.offer", Map.of("poi", offer.kind(), "time", offer.time()), language));
            }
            return wording.say(
                    "reference.tile.text",
                    Map.of("monsters", tile.monsters(), "coins", tile.coins(), "pois", String.join(", ", offers)),
                    language);
        });
        return new CatalogueEntry(
                tile.id(),
                name,
                text,
                Traits.of(kind("tile")).with(Facet.LEVEL, number(tile.level())),
                List.of("SYNC-019"),
                List.of(say("use.tile")),
                List.of(drawn(name, text, "mdi2m-map", tile.id(), SynchroLooks.tile(tile.level()))));
    }

    private CatalogueEntry poi(PoiKind poi) {
        Words name = Words.of(language -> wording.term(poi, language));
        Words text = say("poi." + poi.name());
        return new CatalogueEntry(
                "poi-" + poi.name(),
                name,
                text,
                Traits.of(kind("poi")),
                List.of("SYNC-159"),
                List.of(say("use.poi")),
                List.of(drawn(name, text, SynchroLooks.place(poi), poi.name(), "#5C3A94")));
    }

    /** Pieces beside the rules that speak of them. */
    private List<Illustration> pictures() {
        SynchroHero hero = content.heroes().get(0);
        SynchroSkill skill = content.skills().get(0);
        SynchroItem item = content.items().get(0);
        SynchroMonster monster = content.monsters().get(0);
        return List.of(
                new Illustration("SYNC-002", hero.name(), face("standard", prints -> prints.hero(hero, false))),
                new Illustration(
                        "SYNC-061",
                        skill.name(),
                        face("standard", prints -> prints.skill(skill, false, OptionalInt.empty(), List.of()))),
                new Illustration("SYNC-082", monster.name(), face("front", prints -> prints.monster(monster))),
                new Illustration("SYNC-195", item.name(), face("standard", prints -> prints.item(item, false))));
    }

    // words and traits

    private Words say(String key) {
        return wording.both("reference." + key, Map.of());
    }

    private Words sides(Talents standard, Talents improved) {
        return Words.of(language -> {
            CardWords words = new CardWords(wording, language, Camp.HEROES, OptionalInt.empty());
            return wording.say(
                    "reference.sides",
                    Map.of("standard", words.text(standard), "improved", words.text(improved)),
                    language);
        });
    }

    private Trait kind(String kind) {
        return Trait.of(kind, say("kind." + kind));
    }

    private Trait colour(ShardColour colour) {
        return Trait.of(colour, wording.both("term." + colour, Map.of()));
    }

    private static Trait number(int n) {
        String text = Integer.toString(n);
        return Trait.of(text, new Words(text, text));
    }

    private static List<Verb> verbs(Talents talents) {
        List<Verb> verbs = new ArrayList<>();
        for (Talent line : talents.lines()) {
            if (line instanceof Talent.Reaction reaction) {
                verbs.addAll(reaction.effects());
            }
        }
        return verbs;
    }

    private List<Trait> timings(Talents talents) {
        List<Trait> timings = new ArrayList<>();
        for (Talent line : talents.lines()) {
            Trait trait = line instanceof Talent.Reaction reaction
                    ? Trait.of(reaction.trigger(), wording.both("trigger." + reaction.trigger(), Map.of()))
                    : Trait.of("passive", say("passive"));
            if (timings.stream().noneMatch(one -> one.id().equals(trait.id()))) {
                timings.add(trait);
            }
        }
        return timings;
    }

    private List<Trait> effects(List<Verb> verbs) {
        return verbs.stream()
                .map(verb -> MoveCodec.name(verb.getClass()))
                .distinct()
                .map(name -> Trait.of(name, say("verb." + name)))
                .toList();
    }

    // faces

    private Face face(String side, Function<SynchroPrints, CardPrint> print) {
        return new Face(
                say(side),
                WIDE,
                HIGH,
                look -> new CardFace(
                        print.apply(new SynchroPrints(new SynchroTerms(look.texts(), wording))),
                        CardFace.Size.FULL,
                        WIDE,
                        HIGH,
                        1));
    }

    private Face drawn(Words name, Words text, String sign, String id, String band) {
        return new Face(
                say("front"),
                WIDE,
                HIGH,
                look -> new CardFace(
                        CardPrint.of(
                                        id,
                                        name.in(look.texts().language()),
                                        SynchroLooks.art(sign, id),
                                        text.in(look.texts().language()))
                                .band(band),
                        CardFace.Size.FULL,
                        WIDE,
                        HIGH,
                        1));
    }
}
