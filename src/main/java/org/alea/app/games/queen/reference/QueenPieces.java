package org.alea.app.games.queen.reference;

import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import javafx.scene.Node;
import javafx.scene.layout.Pane;
import javafx.scene.transform.Scale;
import org.alea.app.games.queen.QueenExhibits;
import org.alea.app.reference.CatalogueEntry;
import org.alea.app.reference.Face;
import org.alea.app.reference.Facet;
import org.alea.app.reference.Traits;
import org.alea.app.reference.Tray;
import org.alea.engine.Words;
import org.alea.games.queen.DieColour;
import org.alea.games.queen.QueenBox;
import org.alea.games.queen.QueenModule;

/** The dice, tokens and boards of Le Défi de la Reine. */
final class QueenPieces {
    private static final double DIE = 58;

    private final QueenBox box;
    private final QueenExhibits exhibits;
    private final QueenWords words;

    QueenPieces(QueenBox box, QueenExhibits exhibits, QueenWords words) {
        this.box = box;
        this.exhibits = exhibits;
        this.words = words;
    }

    List<CatalogueEntry> entries() {
        return Stream.concat(
                        Stream.of(DieColour.values()).map(this::dice),
                        Stream.of(
                                dragonDie(),
                                conspiratorDie(),
                                shield(),
                                marker(),
                                arena(),
                                dial(),
                                health(),
                                exhaustion(),
                                figure()))
                .toList();
    }

    private CatalogueEntry dice(DieColour colour) {
        long count = box.cards().dice().stream()
                .filter(die -> die.colour() == colour)
                .count();
        Words name = words.of("die." + colour);
        return entry(
                colour.name(),
                name,
                words.of("die.text", Map.of("n", count)),
                Traits.of(words.kind("die")).with(Facet.COLOUR, words.colour(colour)),
                "use.all",
                Tray.of(
                        words.of("front"),
                        name,
                        look -> IntStream.rangeClosed(1, 6)
                                .mapToObj(value -> exhibits.die(colour, value, DIE, look))
                                .toArray(Node[]::new)));
    }

    private CatalogueEntry dragonDie() {
        Words name = words.of("dragon");
        return entry(
                "dragonDie",
                name,
                words.of("dragon.text"),
                Traits.of(words.kind("die")).with(Facet.MODULE, words.module(QueenModule.DRAGON)),
                "use.dragon",
                Tray.of(
                        words.of("front"),
                        name,
                        look -> box.cards().board().dragonFaces().stream()
                                .map(face -> exhibits.dragonDie(face, DIE))
                                .toArray(Node[]::new)));
    }

    private CatalogueEntry conspiratorDie() {
        Words name = words.of("conspiratorDie");
        return entry(
                "conspiratorDie",
                name,
                words.of("conspiratorDie.text"),
                Traits.of(words.kind("die"))
                        .with(Facet.MODULE, words.module(QueenModule.CONSPIRATORS))
                        .with(Facet.COLOUR, words.colour(DieColour.W)),
                "use.conspirator",
                Tray.of(words.of("front"), name, look -> new Node[] {exhibits.die(DieColour.W, 5, 92, look)}));
    }

    private CatalogueEntry shield() {
        Words name = words.of("shield");
        return entry(
                "shield",
                name,
                words.of("shield.text"),
                Traits.of(words.kind("token")).with(Facet.MODULE, words.module(QueenModule.SHIELDS)),
                "use.shield",
                Tray.of(words.of("front"), name, look -> new Node[] {Tray.scaled(exhibits.shield(), 2.2)}));
    }

    private CatalogueEntry marker() {
        Words name = words.of("marker");
        return entry(
                "marker",
                name,
                words.of("marker.text"),
                Traits.of(words.kind("token")),
                "use.all",
                Tray.of(words.of("front"), name, look -> new Node[] {Tray.scaled(exhibits.marker(), 3)}));
    }

    private CatalogueEntry arena() {
        return entry(
                "arena",
                words.of("arena"),
                words.of("arena.text"),
                Traits.of(words.kind("token")),
                "use.all",
                exhibits.arena(words.of("front")));
    }

    private CatalogueEntry figure() {
        Words name = words.of("figure");
        return entry(
                "figure",
                name,
                words.of("figure.text"),
                Traits.of(words.kind("token")).with(Facet.MODULE, words.module(QueenModule.DRAGON)),
                "use.figure",
                Tray.of(words.of("front"), name, look -> new Node[] {exhibits.dragonFigure()}));
    }

    private CatalogueEntry dial() {
        Words name = words.of("dial");
        return entry(
                "dial",
                name,
                words.of("dial.text"),
                Traits.of(words.kind("token")).with(Facet.MODULE, words.module(QueenModule.SUNMOON)),
                "use.dial",
                Tray.of(words.of("front"), name, look -> new Node[] {around(exhibits.dial(), 136, 0.34)}));
    }

    /** A piece that is drawn around its middle, in a square of its own. */
    private static Node around(Node piece, double size, double factor) {
        piece.getTransforms().add(new Scale(factor, factor));
        piece.setLayoutX(size / 2);
        piece.setLayoutY(size / 2);
        Pane square = new Pane(piece);
        square.setMinSize(size, size);
        square.setMaxSize(size, size);
        return square;
    }

    private CatalogueEntry health() {
        return entry(
                "health",
                words.of("health"),
                words.of("health.text"),
                Traits.of(words.kind("token")),
                "use.all",
                new Face(words.of("front"), 176, 310, look -> exhibits.health(look.texts())));
    }

    private CatalogueEntry exhaustion() {
        return entry(
                "exhaustion",
                words.of("exhaustion"),
                words.of("exhaustion.text"),
                Traits.of(words.kind("token")),
                "use.all",
                new Face(words.of("front"), 176, 264, exhibits::exhaustion));
    }

    private CatalogueEntry entry(String id, Words name, Words text, Traits traits, String use, Face face) {
        return new CatalogueEntry(
                id, name, text, traits, words.links().rules(Stream.of(id)), List.of(words.of(use)), List.of(face));
    }
}
