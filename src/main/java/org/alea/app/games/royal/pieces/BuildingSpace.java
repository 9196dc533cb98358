package org.alea.app.games.royal.pieces;

import java.util.Optional;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.SimpleObjectProperty;
import javafx.geometry.Pos;
import javafx.scene.AccessibleRole;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;
import org.alea.app.shell.Texts;
import org.alea.app.table.Glyph;
import org.alea.games.royal.Board;
import org.alea.games.royal.Side;

/** One space of a building, marked with its face. */
final class BuildingSpace extends StackPane {
    private final int face;
    private final Texts texts;
    private final boolean tight;
    private final VBox content;
    private final StackPane figure = new StackPane();
    private final Label mark = new Label();
    private final ObjectProperty<Held> held = new SimpleObjectProperty<>(new Held(Optional.empty(), false));

    private record Held(Optional<Side> by, boolean locked) {}

    BuildingSpace(Board.House house, int face, Texts texts, boolean tight) {
        this.face = face;
        this.texts = texts;
        this.tight = tight;
        getStyleClass().add("royal-space");
        setAccessibleRole(AccessibleRole.NODE);
        mark.getStyleClass().add("space-face");
        mark.setText(Integer.toString(face));
        mark.setMinWidth(USE_PREF_SIZE);
        content = new VBox(tight ? 1 : 6, figure, mark);
        content.setAlignment(Pos.CENTER);
        getChildren().add(content);
        int rank = house.ranks().get(face - 1);
        Tip.speak(
                this,
                texts,
                in -> in.get(
                        "royalpieces.space",
                        house.name().in(in.language()),
                        face,
                        rank,
                        holder(in, held.get().by()),
                        in.get(held.get().locked() ? "royalpieces.hear.locked" : "royalpieces.hear.open")),
                held);
    }

    void show(Optional<Side> by, boolean locked, boolean struck) {
        held.set(new Held(by, locked));
        getStyleClass().removeAll("you", "roy", "struck");
        by.ifPresent(side -> getStyleClass().add(side == Side.YOU ? "you" : "roy"));
        if (struck) {
            getStyleClass().add("struck");
        }
        mark.setGraphic(locked ? Glyph.icon(RoyalEmblems.LOCK, 12) : null);
        figure.getChildren().clear();
        double size = tight ? 22 : 26;
        figure.setMinHeight(size);
        by.ifPresent(side -> figure.getChildren().add(citizen(side, size, CitizenNode.State.STANDING)));
        if (struck && by.isPresent()) {
            Node low = citizen(by.get() == Side.YOU ? Side.ROY : Side.YOU, size * 0.92, CitizenNode.State.LYING);
            figure.getChildren().get(0).setTranslateY(-size * 0.34);
            low.setTranslateY(size * 0.38);
            figure.getChildren().add(low);
        }
    }

    private CitizenNode citizen(Side side, double size, CitizenNode.State how) {
        CitizenNode citizen = new CitizenNode(side, texts, size);
        citizen.show(how);
        citizen.setMouseTransparent(true);
        return citizen;
    }

    static String holder(Texts texts, Optional<Side> side) {
        return texts.get("royalpieces.holder." + side.map(Side::name).orElse("NOBODY"));
    }

    int face() {
        return face;
    }
}
