package org.alea.app.games.queen.reference;

import java.util.List;
import java.util.stream.Stream;
import javafx.geometry.Pos;
import javafx.scene.Group;
import javafx.scene.Node;
import javafx.scene.layout.HBox;
import org.alea.app.games.queen.QueenExhibits;
import org.alea.app.reference.Face;
import org.alea.app.reference.Illustration;
import org.alea.games.queen.ChariotCard;
import org.alea.games.queen.DieColour;
import org.alea.games.queen.EnemyCard;
import org.alea.games.queen.QueenBox;

/** The pictures of the Queen's rulebook, each under the rule it shows. */
final class QueenPictures {
    private final QueenBox box;
    private final QueenExhibits exhibits;
    private final QueenWords words;

    QueenPictures(QueenBox box, QueenExhibits exhibits, QueenWords words) {
        this.box = box;
        this.exhibits = exhibits;
        this.words = words;
    }

    List<Illustration> all() {
        EnemyCard plain = enemy(false);
        EnemyCard coloured = enemy(true);
        return List.of(
                picture(
                        "QUEEN-007",
                        "dice",
                        260,
                        62,
                        look -> row(Stream.of(DieColour.values()).map(colour -> exhibits.die(colour, 5, 58, look)))),
                picture("QUEEN-008", "health", 176, 310, look -> exhibits.health(look.texts())),
                picture("QUEEN-010", "exhaustion", 176, 264, exhibits::exhaustion),
                picture("QUEEN-238", "enemy", 232, 186, look -> exhibits.enemy(plain, look)),
                picture(
                        "QUEEN-032",
                        "sets",
                        683,
                        116,
                        look -> exhibits.lanes(
                                List.of(
                                        List.of(DieColour.W, DieColour.G),
                                        List.of(),
                                        List.of(DieColour.W, DieColour.B),
                                        List.of(DieColour.W),
                                        List.of(DieColour.Y),
                                        List.of(DieColour.W, DieColour.W)),
                                look)),
                picture(
                        "QUEEN-038",
                        "reroll",
                        683,
                        116,
                        look -> exhibits.lanes(
                                List.of(
                                        List.of(),
                                        List.of(),
                                        List.of(DieColour.W, DieColour.B),
                                        List.of(DieColour.W, DieColour.W),
                                        List.of(DieColour.Y),
                                        List.of(DieColour.W, DieColour.W, DieColour.G)),
                                look)),
                picture("QUEEN-073", "colour", 232, 186, look -> exhibits.enemy(coloured, look)),
                picture(
                        "QUEEN-110",
                        "dragon",
                        384,
                        62,
                        look -> row(
                                box.cards().board().dragonFaces().stream().map(face -> exhibits.dragonDie(face, 58)))),
                picture(
                        "QUEEN-129",
                        "chariot",
                        320,
                        198,
                        look -> row(Stream.of(chariot(false), chariot(true))
                                .map(card -> exhibits.chariotOnTable(card, look.texts())))),
                picture(
                        "QUEEN-144",
                        "spirit",
                        416,
                        70,
                        look -> exhibits.spiritOnTable(box.cards().spirits().get(0), look.texts())),
                picture("QUEEN-149", "shield", 46, 46, look -> exhibits.shield()),
                picture(
                        "QUEEN-161",
                        "conspirator",
                        116,
                        80,
                        look -> row(Stream.of(
                                exhibits.conspiratorBack(),
                                exhibits.conspiratorOnTable(
                                        box.cards().conspirators().get(1), look.texts())))),
                picture("QUEEN-169", "sky", 400, 400, look -> centred(exhibits.dial(), 400)));
    }

    private Illustration picture(String rule, String caption, double width, double height, Face.Drawing drawing) {
        return new Illustration(rule, words.caption(caption), new Face(words.caption(caption), width, height, drawing));
    }

    private EnemyCard enemy(boolean coloured) {
        return box.cards().enemies().stream()
                .filter(card -> coloured != card.square(card.top()).colours().isEmpty())
                .findFirst()
                .orElseThrow();
    }

    private ChariotCard chariot(boolean pair) {
        return box.cards().chariots().stream()
                .filter(card -> card.defence().pair() == pair)
                .findFirst()
                .orElseThrow();
    }

    private static Node row(Stream<Node> pieces) {
        HBox row = new HBox(8, pieces.toArray(Node[]::new));
        row.setAlignment(Pos.CENTER_LEFT);
        return row;
    }

    /** A piece drawn around its middle. */
    private static Node centred(Node piece, double size) {
        piece.relocate(size / 2, size / 2);
        return new Group(new javafx.scene.shape.Rectangle(size, size, javafx.scene.paint.Color.TRANSPARENT), piece);
    }
}
