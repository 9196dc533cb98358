package org.alea.app.games.fateforge.board;

import java.util.ArrayList;
import java.util.List;
import javafx.css.PseudoClass;
import javafx.geometry.Pos;
import javafx.geometry.Rectangle2D;
import javafx.scene.Group;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Pane;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;
import javafx.scene.paint.Color;
import org.alea.app.games.fateforge.art.FateLooks;
import org.alea.app.games.fateforge.art.FateSpeech;
import org.alea.app.games.fateforge.input.FateSpots;
import org.alea.app.table.Brass;
import org.alea.app.table.DieFace;
import org.alea.app.table.DieNode;
import org.alea.app.table.gauge.ArcRing;
import org.alea.app.table.symbol.Sign;
import org.alea.app.table.symbol.Symbol;
import org.alea.games.fateforge.cards.FoeColour;
import org.alea.games.fateforge.state.Fray;
import org.alea.games.fateforge.state.ReactionSlot;
import org.alea.games.fateforge.state.Stretch;

/** The dial of the round, and beside it who comes in which order. */
final class RoundPane {
    private static final PseudoClass NOW = PseudoClass.getPseudoClass("now");
    private static final PseudoClass GONE = PseudoClass.getPseudoClass("gone");
    private static final Color SPENT = Color.web("#94702F");
    private static final Color PRESENT = Color.web("#63C295");
    private static final Color LATER = Color.web("#3A5069");
    private static final int TILES = 4;

    private final BoardKit kit;
    private final Pane root = new Pane();
    private final double radius;
    private final ArcRing ring;
    private final Label caption;
    private final Label figure;
    private final VBox order = new VBox(4);
    private final StackPane dial = new StackPane();
    private final StackPane flag = new StackPane(Sign.of("mdi2f-flag-outline", 16));

    RoundPane(BoardKit kit, Rectangle2D place) {
        this.kit = kit;
        radius = Math.min(kit.of(62, 50), place.getHeight() / 2 - 10);
        ring = new ArcRing(radius - 6, 9, 3);
        root.getStyleClass().add("table-panel");
        root.resizeRelocate(place.getMinX(), place.getMinY(), place.getWidth(), place.getHeight());
        root.setManaged(false);
        caption = kit.label(kit.speech().caption("round"), "dial-caption");
        figure = kit.label("", "dial-figure");
        VBox words = new VBox(-4, caption, figure);
        words.setAlignment(Pos.CENTER);
        Group drawn = new Group(Brass.ring(radius, 6), ring);
        dial.getChildren().addAll(drawn, words);
        dial.resizeRelocate(10, place.getHeight() / 2 - radius - 4, 2 * radius + 8, 2 * radius + 8);
        double x = 2 * radius + kit.of(26, 20);
        order.setAlignment(Pos.CENTER_LEFT);
        order.resizeRelocate(x, 6, place.getWidth() - x - 6, place.getHeight() - 12);
        flag.getStyleClass().add("concede");
        flag.setAccessibleText(kit.speech().get("concede"));
        flag.resizeRelocate(4, place.getHeight() - 28, 24, 24);
        root.getChildren().addAll(dial, order, flag);
        root.getChildren().forEach(child -> child.setManaged(false));
    }

    Region node() {
        return root;
    }

    private record Tile(String icon, String words, Stretch stretch, String hero) {}

    void show(BoardKit.View view, Fray fray) {
        figure.setText(fray.round() == 0 ? "–/" + fray.rounds() : fray.round() + "/" + fray.rounds());
        List<Tile> tiles = tiles(fray);
        int present = -1;
        for (int i = 0; i < tiles.size(); i++) {
            if (tiles.get(i).stretch() == fray.stretch()) {
                present = i;
            }
        }
        boolean after = fray.stretch().compareTo(Stretch.ENEMIES) > 0;
        List<ArcRing.Part> parts = new ArrayList<>();
        order.getChildren().clear();
        for (int i = 0; i < tiles.size(); i++) {
            boolean now = i == present;
            boolean gone = after || (present >= 0 && i < present);
            parts.add(ArcRing.Part.of(now ? PRESENT : gone ? SPENT : LATER));
            order.getChildren().add(line(view, fray, tiles.get(i), now, gone));
        }
        ring.show(parts);
        flag.setVisible(view.shot().playing() && fray.stretch() != Stretch.OVER);
        view.pieces().place(FateSpots.concede(), flag);
    }

    private List<Tile> tiles(Fray fray) {
        List<Tile> tiles = new ArrayList<>();
        FateSpeech speech = kit.speech();
        Tile reactions = new Tile("mdi2f-flash", speech.get("tile.reactions"), Stretch.REACTIONS, "");
        List<String> heroes = fray.order();
        if (fray.slot() == ReactionSlot.BEFORE_FIRST && fray.round() > 0) {
            tiles.add(reactions);
        }
        for (int i = 0; i < heroes.size(); i++) {
            Stretch stretch = i == 0 ? Stretch.FIRST_HERO : Stretch.SECOND_HERO;
            String hero = heroes.get(i);
            tiles.add(new Tile(FateLooks.sign(hero), speech.hero(hero), stretch, hero));
            if (i == 0 && (fray.slot() != ReactionSlot.BEFORE_FIRST || fray.round() == 0)) {
                tiles.add(reactions);
            }
        }
        tiles.add(new Tile("mdi2s-skull", speech.get("tile.enemies"), Stretch.ENEMIES, ""));
        return tiles.subList(0, Math.min(TILES, tiles.size()));
    }

    private Node line(BoardKit.View view, Fray fray, Tile tile, boolean now, boolean gone) {
        HBox line = new HBox(7, Sign.of(tile.icon(), 17));
        line.setAlignment(Pos.CENTER_LEFT);
        line.getStyleClass().add("order-line");
        Label words = kit.label(tile.words(), "order-words");
        boolean drawn = tile.stretch() == Stretch.REACTIONS && !fray.colours().isEmpty();
        // on a compact table the colours stand for the word
        if (!drawn || !kit.plan().compact()) {
            line.getChildren().add(words);
        }
        line.setAccessibleText(tile.words());
        if (tile.stretch() == Stretch.REACTIONS) {
            for (FoeColour colour : fray.colours()) {
                DieNode mark = new DieNode(FateLooks.skin(colour), new DieFace.Blank(), 17);
                mark.setAccessibleText(kit.speech().get("colour." + colour.name()));
                line.getChildren().add(mark);
            }
        }
        words.setMinWidth(Region.USE_PREF_SIZE);
        if (gone && tile.stretch() != Stretch.REACTIONS) {
            line.getChildren().add(Sign.of(Symbol.DONE.icon(), 13));
        }
        line.pseudoClassStateChanged(NOW, now);
        line.pseudoClassStateChanged(GONE, gone);
        if (!tile.hero().isEmpty()) {
            view.pieces().place(FateSpots.tile(tile.hero()), line);
        }
        return line;
    }
}
