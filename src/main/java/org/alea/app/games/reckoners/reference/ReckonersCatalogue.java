package org.alea.app.games.reckoners.reference;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Function;
import javafx.scene.layout.Region;
import javafx.scene.layout.TilePane;
import org.alea.app.games.reckoners.art.ReckonPrints;
import org.alea.app.games.reckoners.art.ReckonSpeech;
import org.alea.app.games.reckoners.art.ReckonerLooks;
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
import org.alea.content.MoveCodec;
import org.alea.engine.Words;
import org.alea.games.reckoners.ReckonersBox;
import org.alea.games.reckoners.ReckonersTable;
import org.alea.games.reckoners.cards.DieCard;
import org.alea.games.reckoners.cards.DistrictCard;
import org.alea.games.reckoners.cards.EpicAction;
import org.alea.games.reckoners.cards.EpicCard;
import org.alea.games.reckoners.cards.EquipmentCard;
import org.alea.games.reckoners.cards.HighEpicCard;
import org.alea.games.reckoners.cards.ReckonersContent;
import org.alea.games.reckoners.state.ReckonersState;
import org.alea.store.Settings;

/** Every Epic, Reckoner, card, die and board of Reckoners. */
public final class ReckonersCatalogue {
    private static final double WIDE = 240;
    private static final double HIGH = 320;

    private final ReckonersBox box;
    private final ReckonersContent content;
    private final CatalogueWords words;
    private final List<CatalogueEntry> entries = new ArrayList<>();

    private ReckonersCatalogue(ReckonersBox box) {
        this.box = box;
        content = box.game().content();
        words = new Own(box);
    }

    /** The words and links of this catalogue. */
    private static final class Own extends CatalogueWords {
        Own(ReckonersBox box) {
            super(box.wording(), Links.read(ReckonersCatalogue.class, "links.properties"));
        }
    }

    public static Catalogue of(ReckonersBox box) {
        ReckonersCatalogue made = new ReckonersCatalogue(box);
        made.all();
        return new Catalogue(made.entries, made.pictures(), made.words.links().icons());
    }

    private ReckonSpeech speech(Texts texts) {
        return new ReckonSpeech(
                new GameSpeech<>(ReckonersContent.GAME, box, texts, new Preferences(Settings.standard(), all -> {})),
                box.game());
    }

    private void all() {
        content.epics(true).forEach(id -> epic(content.epic(id), "3"));
        content.epics(false).forEach(id -> epic(content.epic(id), "0"));
        content.equipment().forEach(this::equipment);
        content.reckoners()
                .forEach(card -> card(
                        "reckoner." + card.id(),
                        card.fullName(),
                        kind("reckoner").with(Facet.MODULE, module(card.module1() ? "1" : "0")),
                        "reckoner",
                        speech -> new ReckonPrints(speech).reckoner(card)));
        content.highEpics().forEach(this::highEpic);
        content.districts().forEach(this::district);
        content.dice().forEach(this::die);
        content.assaultCards().forEach(id -> assault(id));
        content.dawnslight().forEach(id -> dawnslight(id));
    }

    private Traits kind(String kind) {
        return Traits.of(Trait.of(kind, text("catalogue.kind." + kind)));
    }

    private Trait module(String number) {
        return Trait.of(
                "module" + number, number.equals("0") ? text("catalogue.base") : text("catalogue.module", number));
    }

    /** A text of the table in both languages. */
    private static Words text(String key, Object... args) {
        return Words.of(language -> new Texts(language).get("reckoners." + key, args));
    }

    private static List<Trait> effects(List<EpicAction> actions) {
        Set<String> kinds = new LinkedHashSet<>();
        actions.forEach(action -> kinds.add(MoveCodec.name(action.getClass())));
        return kinds.stream()
                .map(each -> Trait.of(each, text("catalogue.effect." + each)))
                .toList();
    }

    private void epic(EpicCard card, String module) {
        Traits traits = kind("epic").with(Facet.MODULE, module(module)).with(Facet.EFFECT, effects(card.actions()));
        card(card.id(), card.name(), traits, "epic", speech -> new ReckonPrints(speech).epic(card));
    }

    private void equipment(EquipmentCard card) {
        Traits traits = kind("equipment")
                .with(Facet.MODULE, module(card.module2() ? "2" : "0"))
                .with(
                        Facet.TIMING,
                        Trait.of(card.kind(), text("gear." + card.kind().name())));
        card(
                card.id(),
                card.name(),
                traits,
                "equipment",
                speech -> new ReckonPrints(speech).equipment(card, card.price()));
    }

    private CardPrint plain(ReckonSpeech speech, String id, Words name, String emblem, String says) {
        return CardPrint.of(id, speech.table().name(name), new CardPrint.Art(emblem, ReckonerLooks.pattern(id)), says);
    }

    private void highEpic(HighEpicCard card) {
        card(
                "highEpic." + card.id(),
                card.name(),
                kind("highEpic").with(Facet.PLACE, city(card.home())),
                "highEpic",
                speech -> new ReckonPrints(speech).highEpic(card));
    }

    private Trait city(String id) {
        return Trait.of(id, content.city(id).name());
    }

    private void district(DistrictCard card) {
        card(
                card.id(),
                card.name(),
                kind("district").with(Facet.PLACE, city(card.city())),
                "district",
                speech -> new ReckonPrints(speech).district(card));
    }

    private void assault(String id) {
        Words name = text("catalogue.assault", id.replaceAll("\\D", ""));
        card(
                id,
                name,
                kind("assault"),
                "assault",
                speech -> plain(speech, id, name, "mdi2a-alert", speech.assault(content.assault(id))));
    }

    private void dawnslight(String id) {
        var card = content.dawnslight(id);
        Words name = text("catalogue.dawnslight", id.replaceAll("\\D", ""));
        card(id, name, kind("dawnslight"), "dawnslight", speech -> {
            String gives = card.isSource()
                    ? speech.symbols(card.symbols())
                    : speech.get("population") + " +" + card.population();
            return plain(speech, id, name, "mdi2w-weather-sunset-up", gives);
        });
    }

    private void card(String id, Words name, Traits traits, String kind, Function<ReckonSpeech, CardPrint> print) {
        Words says =
                Words.of(language -> print.apply(speech(new Texts(language))).text());
        Face face = new Face(
                text("catalogue.front"),
                WIDE,
                HIGH,
                look -> new CardFace(print.apply(speech(look.texts())), CardFace.Size.FULL, WIDE, HIGH, 1));
        add(id, name, says, traits, kind, face);
    }

    private void add(String id, Words name, Words says, Traits traits, String kind, Face face) {
        entries.add(new CatalogueEntry(
                id,
                name,
                says,
                traits,
                words.links().rules(List.of(kind).stream()),
                List.of(text("catalogue.use." + kind)),
                List.of(face)));
    }

    private void die(DieCard die) {
        Words faces = Words.of(language -> {
            ReckonSpeech speech = speech(new Texts(language));
            return String.join("; ", die.faces().stream().map(speech::symbols).toList());
        });
        Face face = new Face(text("catalogue.front"), 200, 140, look -> faces(die));
        add("die." + die.id(), die.name(), faces, kind("die"), "die", face);
    }

    private static Region faces(DieCard die) {
        TilePane all = new TilePane(8, 8);
        all.setPrefColumns(3);
        die.faces()
                .forEach(face -> all.getChildren()
                        .add(new DieNode(ReckonerLooks.skin(die.kind()), ReckonerLooks.face(face), 56)));
        all.setMinSize(200, 140);
        all.setPrefSize(200, 140);
        return all;
    }

    private List<Illustration> pictures() {
        List<Illustration> pictures = new ArrayList<>();
        entries.stream()
                .filter(entry -> entry.id().equals("E01") || entry.id().equals("die.basic"))
                .filter(entry -> !entry.rules().isEmpty())
                .forEach(entry -> pictures.add(new Illustration(entry.rules().get(0), entry.name(), entry.front())));
        return pictures;
    }

    /** The cards that lie open on a table. */
    public static Set<String> faceUp(ReckonersTable table) {
        ReckonersState state = table.state();
        Set<String> open = new LinkedHashSet<>(state.market().row());
        state.districts().forEach(district -> {
            open.add(district.id());
            district.epic().ifPresent(epic -> open.add(epic.card()));
        });
        state.team().forEach(reckoner -> {
            open.add("reckoner." + reckoner.id());
            reckoner.cards().forEach(card -> open.add(card.id()));
            open.addAll(reckoner.dawnslight());
        });
        return open;
    }
}
