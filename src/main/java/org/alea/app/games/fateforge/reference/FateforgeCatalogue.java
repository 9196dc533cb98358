package org.alea.app.games.fateforge.reference;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Stream;
import javafx.scene.Node;
import org.alea.app.games.fateforge.art.FateLooks;
import org.alea.app.games.fateforge.art.FatePrints;
import org.alea.app.games.fateforge.art.FateSpeech;
import org.alea.app.games.fateforge.camp.Services;
import org.alea.app.gametable.GameSpeech;
import org.alea.app.reference.Catalogue;
import org.alea.app.reference.CatalogueEntry;
import org.alea.app.reference.CatalogueWords;
import org.alea.app.reference.Face;
import org.alea.app.reference.Facet;
import org.alea.app.reference.Illustration;
import org.alea.app.reference.Links;
import org.alea.app.reference.Trait;
import org.alea.app.reference.Traits;
import org.alea.app.settings.Preferences;
import org.alea.app.shell.Texts;
import org.alea.app.table.DieNode;
import org.alea.app.table.card.CardFace;
import org.alea.app.table.card.CardPrint;
import org.alea.app.table.card.CardPrint.Ink;
import org.alea.engine.Words;
import org.alea.games.fateforge.FateforgeBox;
import org.alea.games.fateforge.FateforgeTable;
import org.alea.games.fateforge.cards.CombatDie;
import org.alea.games.fateforge.cards.CombatScene;
import org.alea.games.fateforge.cards.FateCard;
import org.alea.games.fateforge.cards.FateforgeContent;
import org.alea.games.fateforge.cards.FoeCard;
import org.alea.games.fateforge.cards.HeroCard;
import org.alea.games.fateforge.cards.SkillCard;
import org.alea.games.fateforge.state.Gear;
import org.alea.games.fateforge.state.Hero;
import org.alea.store.Settings;

/** Every hero, card, die, enemy, place and scene of Fateforge. */
public final class FateforgeCatalogue {
    private static final double WIDE = 232;
    private static final double HIGH = 300;
    private static final double MAP = 420;

    private final FateforgeBox box;
    private final FateforgeContent content;
    private final CatalogueWords words;
    private final List<CatalogueEntry> entries = new ArrayList<>();

    private FateforgeCatalogue(FateforgeBox box) {
        this.box = box;
        content = box.content();
        words = new Own(box);
    }

    /** The words and links of this catalogue. */
    private static final class Own extends CatalogueWords {
        Own(FateforgeBox box) {
            super(box.wording(), Links.read(FateforgeCatalogue.class, "links.properties"));
        }
    }

    public static Catalogue of(FateforgeBox box) {
        FateforgeCatalogue made = new FateforgeCatalogue(box);
        made.all();
        return new Catalogue(made.entries, made.pictures(), made.words.links().icons());
    }

    private FateSpeech speech(Texts texts) {
        return new FateSpeech(
                new GameSpeech<>(FateforgeContent.GAME, box, texts, new Preferences(Settings.standard(), all -> {})),
                content);
    }

    private void all() {
        content.heroes().forEach(this::hero);
        content.skills().forEach(this::skill);
        content.items()
                .forEach(card -> card(
                        card.id(),
                        card.name(),
                        kind(card.weapon() ? "weapon" : "item"),
                        card.weapon() ? List.of("weapon", "item") : List.of("item"),
                        speech -> new FatePrints(speech).item(card)));
        content.foes().forEach(this::foe);
        content.bosses()
                .forEach(boss -> card(
                        boss.id(),
                        boss.card().name(),
                        enemy("boss", boss.card()),
                        List.of("boss"),
                        speech -> new FatePrints(speech).boss(boss)));
        fates(content.corruption(), "corruption", Ink.VIOLET);
        fates(content.fear(), "fear", Ink.RUST);
        fates(content.traps(), "trap", Ink.PLAIN);
        content.allies()
                .forEach(card -> card(
                        card.id(),
                        card.name(),
                        kind("ally"),
                        List.of("ally"),
                        speech -> new FatePrints(speech).ally(card)));
        content.places()
                .forEach(place -> card(
                        place.id(),
                        place.name(),
                        kind("place"),
                        List.of("place"),
                        speech -> new FatePrints(speech).place(place, Services.line(speech, place))));
        for (CombatDie die : CombatDie.values()) {
            die(die);
        }
        content.scenes().forEach(this::scene);
    }

    private Traits kind(String kind) {
        return Traits.of(Trait.of(kind, text("catalogue.kind." + kind)));
    }

    /** A text of the table in both languages. */
    private Words text(String key, Object... args) {
        return Words.of(language -> new Texts(language).get("fateforge." + key, args));
    }

    /** Heroes are found by their own names and by what they are. */
    private void hero(HeroCard card) {
        Trait own = Trait.of(card.id(), card.name());
        card(
                card.id(),
                Words.same(card.person()),
                kind("hero").with(Facet.HERO, own),
                List.of("hero"),
                speech -> new FatePrints(speech).hero(card));
    }

    private void skill(SkillCard card) {
        Trait hero = Trait.of(card.hero(), content.hero(card.hero()).name());
        Traits traits = kind("skill").with(Facet.HERO, hero);
        if (card.level() > 0) {
            traits = traits.with(
                    Facet.LEVEL, Trait.of(Integer.toString(card.level()), Words.same("I".repeat(card.level()))));
        }
        card("skill." + card.id(), card.name(), traits, List.of("skill"), speech -> new FatePrints(speech).skill(card));
    }

    private void foe(FoeCard card) {
        card(card.id(), card.name(), enemy("foe", card), List.of("foe"), speech -> new FatePrints(speech).foe(card));
    }

    /** What an enemy or a boss is found by: its colour and its faction. */
    private Traits enemy(String kind, FoeCard card) {
        return kind(kind)
                .with(
                        Facet.COLOUR,
                        Trait.of(card.colour(), text("colour." + card.colour().name())))
                .with(
                        Facet.FACTION,
                        Trait.of(
                                card.faction(), text("faction." + card.faction().name())));
    }

    private void fates(List<FateCard> cards, String pile, Ink ink) {
        cards.forEach(card -> card(
                card.id(),
                card.name(),
                kind(pile),
                List.of(pile),
                speech -> new FatePrints(speech).fate(card, pile, ink)));
    }

    private void card(String id, Words name, Traits traits, List<String> kinds, Function<FateSpeech, CardPrint> print) {
        Words says =
                Words.of(language -> print.apply(speech(new Texts(language))).text());
        Face face = new Face(
                text("catalogue.front"),
                WIDE,
                HIGH,
                look -> new CardFace(print.apply(speech(look.texts())), CardFace.Size.FULL, WIDE, HIGH, 1));
        add(id, name, says, traits, kinds, face);
    }

    private void add(String id, Words name, Words says, Traits traits, List<String> kinds, Face face) {
        entries.add(new CatalogueEntry(
                id,
                name,
                says,
                traits,
                words.links().rules(kinds.stream()),
                List.of(text("catalogue.use." + kinds.get(0))),
                List.of(face)));
    }

    private void die(CombatDie die) {
        Words faces = Words.of(language -> String.join(
                ", ",
                die.faces().stream()
                        .map(face -> new Texts(language).get("fateforge.face." + face.name()))
                        .toList()));
        Face face = new Face(text("catalogue.front"), 200, 140, look -> faces(die));
        add("die." + die.name(), text("catalogue.die." + die.name()), faces, kind("die"), List.of("die"), face);
    }

    private static Node faces(CombatDie die) {
        javafx.scene.layout.TilePane all = new javafx.scene.layout.TilePane(8, 8);
        all.setPrefColumns(3);
        die.faces().forEach(face -> all.getChildren().add(new DieNode(FateLooks.skin(die), FateLooks.face(face), 56)));
        all.setMinSize(200, 140);
        all.setPrefSize(200, 140);
        return all;
    }

    private void scene(CombatScene scene) {
        Face map = new Face(
                text("catalogue.map"),
                MAP,
                MAP * 0.75,
                look -> SceneMapFace.of(speech(look.texts()), scene, MAP, MAP * 0.75, look.scale()));
        add(scene.id(), scene.name(), scene.summary(), kind("scene"), List.of("scene"), map);
    }

    private List<Illustration> pictures() {
        List<Illustration> pictures = new ArrayList<>();
        entries.stream()
                .filter(entry -> entry.id().equals("die.RED") || entry.id().equals("S02"))
                .forEach(entry -> pictures.add(new Illustration(entry.rules().get(0), entry.name(), entry.front())));
        return pictures;
    }

    /** The cards that lie open: those of the heroes and of the enemies on the map. */
    public static Set<String> faceUp(FateforgeTable table) {
        Set<String> open = new LinkedHashSet<>();
        for (Hero hero : table.state().heroes()) {
            open.add(hero.id());
            hero.skills().forEach(skill -> open.add("skill." + skill));
            hero.gear().stream().map(Gear::card).forEach(open::add);
            open.addAll(hero.corruption());
            open.addAll(hero.fight().fear());
        }
        Stream.of(table.scene()).flatMap(scene -> scene.stream()).forEach(fray -> {
            open.add(fray.scene());
            fray.foes().forEach(foe -> open.add(foe.card()));
        });
        return open;
    }
}
