package org.alea.app.games.queen;

import java.util.List;
import java.util.Map;
import java.util.Set;
import javafx.geometry.Bounds;
import javafx.geometry.Point2D;
import javafx.geometry.Pos;
import javafx.scene.Group;
import javafx.scene.Node;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Pane;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;
import org.alea.app.reference.Face;
import org.alea.app.shell.Texts;
import org.alea.app.table.DieBadge;
import org.alea.app.table.DieFace;
import org.alea.app.table.DieNode;
import org.alea.app.table.DieSkin;
import org.alea.app.table.Glyph;
import org.alea.app.table.HealthTrack;
import org.alea.app.table.Lane;
import org.alea.app.table.RowTrack;
import org.alea.app.table.ScaledBoard;
import org.alea.engine.SeededChance;
import org.alea.engine.Setup;
import org.alea.engine.Words;
import org.alea.games.queen.ChariotCard;
import org.alea.games.queen.ChariotInPlay;
import org.alea.games.queen.ConspiratorCard;
import org.alea.games.queen.DieColour;
import org.alea.games.queen.DragonFace;
import org.alea.games.queen.EnemyCard;
import org.alea.games.queen.QueenBox;
import org.alea.games.queen.QueenTable;
import org.alea.games.queen.SpiritCard;
import org.alea.games.queen.Zone;

/** The pieces of the Queen's table one by one, for those who look them up away from it. */
public final class QueenExhibits {
    private final QueenBox box;

    public QueenExhibits(QueenBox box) {
        this.box = box;
    }

    /** An enemy as it enters the arena. */
    public Node enemy(EnemyCard card, Face.Look look) {
        EnemyView view = new EnemyView(1, layout(look.scale()), Skins.of(look));
        view.show(Picture.showing(tableWithout(card), card), new Speech(look.texts(), box));
        return view;
    }

    /** A table with the dragon, so that his symbols are seen, in whose first slot somebody else stands. */
    private QueenTable tableWithout(EnemyCard card) {
        for (long seed = 1; ; seed++) {
            QueenTable table = box.game()
                    .setUp(Setup.of(box.options(), Map.of("modules", "dragon"), seed), new SeededChance(seed));
            if (table.enemy(1).filter(enemy -> enemy.card().equals(card)).isEmpty()) {
                return table;
            }
        }
    }

    private static QueenLayout layout(double scale) {
        return new QueenLayout(new ScaledBoard.Frame(1440, 900, scale, false), Set.of());
    }

    /** A Chariot as it is printed. */
    public Node chariot(ChariotCard card, Face.Look look) {
        Speech speech = new Speech(look.texts(), box);
        VBox holes = new VBox(6);
        holes.setAlignment(Pos.CENTER);
        for (int i = 0; i < (card.defence().pair() ? 2 : 1); i++) {
            StackPane hole = new StackPane(
                    card.defence().pair()
                            ? Glyph.icon("mdi2e-equal", 20)
                            : new DieNode(
                                    DieSkin.WHITE, DieFace.pips(card.defence().value()), 38));
            hole.getStyleClass().add("place");
            hole.setMinSize(44, 44);
            hole.setMaxSize(44, 44);
            holes.getChildren().add(hole);
        }
        return PrintedCard.of(
                card.id(),
                speech.name(card.name()),
                Otherwise.of(card, box).in(look.texts().language()),
                box.wording().say("reference.kind.chariot", look.texts().language()),
                PrintedCard.sign(
                        holes,
                        box.wording()
                                .say(
                                        "reference.strip." + card.defence().type(),
                                        look.texts().language())),
                "rust",
                look);
    }

    /** A Chariot as it lies beside the arena. */
    public Node chariotOnTable(ChariotCard card, Texts texts) {
        ChariotView view = new ChariotView(layout(1), new QueenLayout.Area(0, 0, 154, 198));
        view.show(new ChariotInPlay(1, card, List.of()), 0, new Speech(texts, box));
        return view;
    }

    public Node spirit(SpiritCard card, Face.Look look) {
        Speech speech = new Speech(look.texts(), box);
        return PrintedCard.of(
                card.id(),
                speech.name(card.name()),
                speech.effects(card.effect()),
                box.wording().say("reference.kind.spirit", look.texts().language()),
                PrintedCard.sign(
                        Glyph.icon(Emblems.of(card.module()), 30),
                        box.wording()
                                .say(
                                        "option.modules." + card.module().option(),
                                        look.texts().language())),
                "gold",
                look);
    }

    /** An Epic Spirit as it lies under the dial. */
    public Node spiritOnTable(SpiritCard card, Texts texts) {
        SpiritView view = new SpiritView(layout(1));
        view.show(card, card.limit().map(SpiritCard.Uses::n).orElse(0), new Speech(texts, box));
        return view;
    }

    public Node conspirator(ConspiratorCard card, Face.Look look) {
        Speech speech = new Speech(look.texts(), box);
        return PrintedCard.of(
                card.id(),
                speech.name(card.name()),
                speech.effects(card.effect()),
                box.wording().say("reference.kind.conspirator", look.texts().language()),
                new DieNode(DieSkin.WHITE, DieFace.pips(card.value()), 48),
                "violet",
                look);
    }

    /** A Conspirator's tile above the arena, while it is active. */
    public Node conspiratorOnTable(ConspiratorCard card, Texts texts) {
        return ConspiratorTile.face(card, true, false, new Speech(texts, box));
    }

    /** A Conspirator who has not been seen yet. */
    public Node conspiratorBack() {
        return ConspiratorTile.back(false);
    }

    /** The name of the skin of dice of this colour. */
    public static String skin(DieColour colour) {
        return Skins.plain(colour).name();
    }

    public Node die(DieColour colour, int value, double size, Face.Look look) {
        return new DieNode(Skins.of(look).of(colour), DieFace.pips(value), size);
    }

    public Node dragonDie(DragonFace face, double size) {
        return new DieNode(DieSkin.DRAGON, Skins.face(face), size);
    }

    public Node shield() {
        return new Group(EnemyView.shield());
    }

    public Node marker() {
        return new MarkerNode();
    }

    public Node dragonFigure() {
        return new DragonFigure();
    }

    /** The board with the six enemies of a first round. */
    public Face arena(Words name) {
        QueenTable table = box.game().setUp(Setup.of(box.options(), Map.of("modules", ""), 1), new SeededChance(1));
        return new Face(
                name,
                ArenaExhibit.WIDTH,
                ArenaExhibit.HEIGHT,
                look -> new ArenaExhibit(table, layout(look.scale()), look, new Speech(look.texts(), box)));
    }

    /** The dial with its sixty seconds, and the band of Sun and Moon around it. */
    public Node dial() {
        ArenaDial dial = new ArenaDial(layout(1));
        dial.sky(new SkyBand(true, 0, 180));
        dial.seconds().show(60);
        dial.figures().show("1:00");
        return dial;
    }

    /** Health with the tricolour space. */
    public Node health(Texts texts) {
        HealthTrack track = new HealthTrack(176, 310, false);
        track.show(new HealthTrack.Reading(
                box.cards().board().healthSpaces(),
                1,
                box.cards().board().tricolourIndex(),
                texts.get("queen.maia"),
                texts.get("queen.defeat")));
        return track;
    }

    /** Exhaustion with a die in its uppermost space, as after the first wound. */
    public Node exhaustion(Face.Look look) {
        Speech speech = new Speech(look.texts(), box);
        RowTrack track = new RowTrack(176, 264, box.cards().board().exhaustionSpaces());
        track.caption(speech.caption("exhaustion"));
        List<Zone> rows = List.of(Zone.TOP, Zone.MIDDLE, Zone.BOTTOM);
        for (Zone zone : rows) {
            int row = rows.indexOf(zone);
            track.show(
                    row,
                    new RowTrack.Words(
                            speech.get("zone." + zone),
                            speech.get("returns", rows.size() - row + 1),
                            speech.get("empty")),
                    zone == Zone.TOP);
        }
        Bounds top = track.place(0);
        DieNode die = new DieNode(DieSkin.WHITE, DieFace.pips(1), 40);
        die.relocate(top.getMaxX() - 50, top.getCenterY() - 21);
        Pane all = new Pane(track, die);
        all.setPrefSize(176, 264);
        return all;
    }

    /** A lane of the tray with dice in it; a solo is locked, as it is while the clock runs. */
    private static Node lane(int value, List<DieColour> dice, Skins skins) {
        double width = 108;
        Lane lane = new Lane(new Lane.Dimensions(width, 116, 28, 8, 46, 34, 30));
        lane.header(Integer.toString(value), "", dice.size());
        lane.nothing(dice.isEmpty() ? "–" : "");
        lane.button().setVisible(false);
        Pane all = new Pane(lane);
        lane.resize(width, 116);
        List<Point2D> places = lane.places(dice.size());
        for (int i = 0; i < dice.size(); i++) {
            DieNode die = new DieNode(skins.of(dice.get(i)), DieFace.pips(value), lane.dieSize(dice.size()));
            die.badge(dice.size() == 1 ? DieBadge.LOCK : DieBadge.NONE);
            die.relocate(places.get(i).getX(), places.get(i).getY());
            all.getChildren().add(die);
        }
        all.setPrefSize(width, 116);
        return all;
    }

    /** All six lanes side by side: {@code dice} holds the colours of each value. */
    public Node lanes(List<List<DieColour>> dice, Face.Look look) {
        HBox lanes = new HBox(7);
        for (int value = 1; value <= dice.size(); value++) {
            lanes.getChildren().add(lane(value, dice.get(value - 1), Skins.of(look)));
        }
        return lanes;
    }
}
