package org.alea.app.games.royal.reference;

import java.util.List;
import java.util.stream.Stream;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.layout.HBox;
import org.alea.app.games.royal.pieces.ActivityCardView;
import org.alea.app.games.royal.pieces.BuildingView;
import org.alea.app.games.royal.pieces.CardSize;
import org.alea.app.games.royal.pieces.CathedralView;
import org.alea.app.games.royal.pieces.CharacterCardView;
import org.alea.app.games.royal.pieces.EventCardView;
import org.alea.app.games.royal.pieces.RoyTableView;
import org.alea.app.games.royal.pieces.RoyalSkins;
import org.alea.app.reference.Face;
import org.alea.app.reference.Illustration;
import org.alea.app.table.DieFace;
import org.alea.app.table.DieNode;
import org.alea.app.table.DieSkin;
import org.alea.games.royal.Building;
import org.alea.games.royal.Colour;
import org.alea.games.royal.RoyalContent;

/** The pictures of the Royal rulebook, each under the rule it shows. */
final class RoyalPictures {
    private final RoyalContent content;
    private final RoyalWords words;

    RoyalPictures(RoyalContent content, RoyalWords words) {
        this.content = content;
        this.words = words;
    }

    List<Illustration> all() {
        return List.of(
                picture(
                        "ROYAL-025",
                        "building",
                        300,
                        190,
                        look -> new BuildingView(
                                content.board().house(Building.PALACE), RoyalSkins.of(look), 300, 190)),
                picture("ROYAL-064", "counter", 260, 62, look -> {
                    RoyalSkins skins = RoyalSkins.of(look);
                    return row(die(skins.black(), 6), die(skins.of(Colour.RED), 2), die(skins.of(Colour.WHITE), 2));
                }),
                picture("ROYAL-081", "group", 194, 62, look -> {
                    DieSkin yellow = RoyalSkins.of(look).of(Colour.YELLOW);
                    return row(die(yellow, 5), die(yellow, 4), die(yellow, 3));
                }),
                picture(
                        "ROYAL-094",
                        "activity",
                        138,
                        207,
                        look -> new ActivityCardView(
                                content.activities().get(0), RoyalSkins.of(look), CardSize.ACTIVITY)),
                picture(
                        "ROYAL-123",
                        "cathedral",
                        300,
                        240,
                        look -> new CathedralView(content.board(), look.texts(), 300, 240)),
                picture(
                        "ROYAL-127",
                        "event",
                        205,
                        150,
                        look -> new EventCardView(content.events().get(0), RoyalSkins.of(look), CardSize.EVENT)),
                picture(
                        "ROYAL-151",
                        "roy",
                        300,
                        320,
                        look -> new RoyTableView(content.royTable(), look.texts(), 300, 26)),
                picture(
                        "ROYAL-181",
                        "character",
                        258,
                        33,
                        look -> new CharacterCardView(content.characters().get(0), look.texts(), CardSize.CHARACTER)));
    }

    private Illustration picture(String rule, String caption, double width, double height, Face.Drawing drawing) {
        return new Illustration(rule, words.caption(caption), new Face(words.caption(caption), width, height, drawing));
    }

    private static Node die(DieSkin skin, int value) {
        return new DieNode(skin, DieFace.pips(value), 58);
    }

    private static Node row(Node... pieces) {
        HBox row = new HBox(8);
        row.setAlignment(Pos.CENTER_LEFT);
        Stream.of(pieces).forEach(row.getChildren()::add);
        return row;
    }
}
