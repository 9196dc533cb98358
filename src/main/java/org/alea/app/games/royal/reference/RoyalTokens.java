package org.alea.app.games.royal.reference;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import javafx.scene.Node;
import javafx.scene.control.Label;
import org.alea.app.games.royal.pieces.AmountNode;
import org.alea.app.games.royal.pieces.BuildingView;
import org.alea.app.games.royal.pieces.CathedralView;
import org.alea.app.games.royal.pieces.CitizenNode;
import org.alea.app.games.royal.pieces.CubeNode;
import org.alea.app.games.royal.pieces.RoyalEmblems;
import org.alea.app.games.royal.pieces.RoyalSkins;
import org.alea.app.reference.CatalogueEntry;
import org.alea.app.reference.Face;
import org.alea.app.reference.Facet;
import org.alea.app.reference.Trait;
import org.alea.app.reference.Traits;
import org.alea.app.reference.Tray;
import org.alea.app.shell.Texts;
import org.alea.app.table.DieFace;
import org.alea.app.table.DieNode;
import org.alea.app.table.DieSkin;
import org.alea.app.table.Glyph;
import org.alea.engine.Words;
import org.alea.games.royal.Board;
import org.alea.games.royal.Building;
import org.alea.games.royal.Colour;
import org.alea.games.royal.RoyalBox;
import org.alea.games.royal.Side;
import org.alea.games.royal.Verdict;

/** The verdicts, dice, buildings and tokens of Le défi royal. */
final class RoyalTokens {
    private final RoyalBox box;
    private final RoyalWords words;

    RoyalTokens(RoyalBox box, RoyalWords words) {
        this.box = box;
        this.words = words;
    }

    List<CatalogueEntry> entries() {
        List<CatalogueEntry> all = new ArrayList<>();
        box.game().content().verdicts().forEach(verdict -> all.add(verdict(verdict)));
        for (Colour colour : Colour.values()) {
            all.add(die(RoyalEmblems.skin(colour).name(), List.of(words.colour(colour)), skins -> skins.of(colour)));
        }
        all.add(die(DieSkin.BLACK.name(), List.of(), RoyalSkins::black));
        for (Building building : Building.values()) {
            all.add(building(box.game().content().board().house(building)));
        }
        all.add(cathedral());
        all.add(token("citizen", look -> new Node[] {new CitizenNode(Side.YOU, look.texts(), 72)}));
        all.add(token("roy-citizen", look -> new Node[] {new CitizenNode(Side.ROY, look.texts(), 72)}));
        all.add(token("cube", look -> new Node[] {new CubeNode(Side.YOU, 44)}));
        all.add(token("roy-cube", look -> new Node[] {new CubeNode(Side.ROY, 44)}));
        all.add(token("denier", look -> new Node[] {amount(AmountNode.Kind.DENIERS, look.texts())}));
        all.add(token("vp", look -> new Node[] {amount(AmountNode.Kind.VP, look.texts())}));
        all.add(token("influence", look -> new Node[] {amount(AmountNode.Kind.INFLUENCE, look.texts())}));
        return all;
    }

    private static Node amount(AmountNode.Kind kind, Texts texts) {
        AmountNode amount = new AmountNode(kind, texts, 48);
        amount.show(5);
        return amount;
    }

    private CatalogueEntry verdict(Verdict verdict) {
        Words name = box.wording().both("rank." + verdict.id(), Map.of());
        Words range = verdict.min() == Integer.MIN_VALUE
                ? words.of("verdict.upTo", Map.of("max", verdict.max()))
                : verdict.max() == Integer.MAX_VALUE
                        ? words.of("verdict.from", Map.of("min", verdict.min()))
                        : words.of("verdict.between", Map.of("min", verdict.min(), "max", verdict.max()));
        return new CatalogueEntry(
                verdict.id(),
                name,
                range.then(box.wording().both("rank." + verdict.id() + ".text", Map.of())),
                Traits.of(words.kind("verdict")),
                words.links().rules(Stream.of("verdict")),
                List.of(words.of("use.verdict")),
                List.of(Tray.of(words.of("front"), name, look -> {
                    Label figures = new Label(
                            range.in(look.texts().language()),
                            Glyph.icon(verdict.beheaded() ? "mdi2a-axe" : "mdi2t-trophy-outline", 30));
                    figures.setWrapText(true);
                    return new Node[] {figures};
                })));
    }

    private CatalogueEntry die(String colour, List<Trait> colours, Function<RoyalSkins, DieSkin> skin) {
        String id = "die-" + colour;
        Words name = words.of(id);
        return new CatalogueEntry(
                id,
                name,
                words.of(id + ".text"),
                Traits.of(words.kind("die")).with(Facet.COLOUR, colours),
                words.links().rules(Stream.of(id, colours.isEmpty() ? "" : "die")),
                List.of(words.of("use.all")),
                List.of(Tray.of(words.of("front"), name, look -> {
                    DieSkin marked = skin.apply(RoyalSkins.of(look));
                    return IntStream.rangeClosed(1, 6)
                            .mapToObj(value -> new DieNode(marked, DieFace.pips(value), 58))
                            .toArray(Node[]::new);
                })));
    }

    private CatalogueEntry building(Board.House house) {
        return new CatalogueEntry(
                house.building().name(),
                house.name(),
                words.of("building.text", Map.of("salary", house.salary())),
                Traits.of(words.kind("building"))
                        .with(Facet.COLOUR, words.colour(house.building().colour())),
                words.links().rules(Stream.of("building")),
                List.of(words.of("use.all")),
                List.of(new Face(
                        words.of("front"), 300, 190, look -> new BuildingView(house, RoyalSkins.of(look), 300, 190))));
    }

    private CatalogueEntry cathedral() {
        return new CatalogueEntry(
                "cathedral",
                words.of("cathedral"),
                words.of("cathedral.text"),
                Traits.of(words.kind("building")),
                words.links().rules(Stream.of("cathedral")),
                List.of(words.of("use.all")),
                List.of(new Face(
                        words.of("front"),
                        300,
                        240,
                        look -> new CathedralView(box.game().content().board(), look.texts(), 300, 240))));
    }

    private CatalogueEntry token(String id, Tray.Pieces pieces) {
        Words name = words.of(id);
        return new CatalogueEntry(
                id,
                name,
                words.of(id + ".text"),
                Traits.of(words.kind("token")),
                words.links().rules(Stream.of(id)),
                List.of(words.of("use.all")),
                List.of(Tray.of(words.of("front"), name, pieces)));
    }
}
