package org.alea.app.games.royal;

import java.util.ArrayList;
import java.util.List;
import javafx.geometry.Pos;
import javafx.geometry.Rectangle2D;
import javafx.scene.control.Label;
import javafx.scene.layout.Pane;
import javafx.scene.layout.VBox;
import org.alea.app.games.royal.pieces.CitizenNode;
import org.alea.app.games.royal.pieces.RoyalEmblems;
import org.alea.app.table.Glyph;
import org.alea.app.table.Hand;
import org.alea.games.royal.Building;
import org.alea.games.royal.RoyalTable;
import org.alea.games.royal.Side;

/** A building with its six spaces. */
final class BuildingView extends Pane {
    private final Building building;
    private final Label name = new Label();
    private final Label salary = new Label();
    private final List<VBox> spaces = new ArrayList<>();

    BuildingView(Building building, Rectangle2D area, boolean compact, Hand<RoyalAct> hand) {
        this.building = building;
        getStyleClass().addAll("table-panel", "royal-building");
        setPrefSize(area.getWidth(), area.getHeight());
        name.setGraphic(Glyph.icon(RoyalEmblems.of(building), 18));
        salary.getStyleClass().add("note");
        getChildren().addAll(name, salary);
        for (int face = 6; face > 0; face--) {
            VBox space = new VBox();
            space.setAlignment(Pos.CENTER);
            space.getStyleClass().add("royal-space");
            spaces.add(space);
            hand.register(Spots.to(Aim.space(building, face)), space);
        }
        getChildren().addAll(spaces);
    }

    void show(RoyalTable table, RoyalSpeech speech) {
        name.setText(speech.term(building));
        salary.setText(Integer.toString(table.content().board().house(building).salary()));
        for (int face = 6; face > 0; face--) {
            VBox space = spaces.get(6 - face);
            space.getChildren().clear();
            boolean locked = table.city().locked(building, face);
            table.city().occupant(building, face).ifPresent(side -> {
                CitizenNode citizen = new CitizenNode(side, speech.texts(), 24);
                citizen.show(locked ? CitizenNode.State.LOCKED : CitizenNode.State.STANDING);
                space.getChildren().add(citizen);
            });
            String owner = table.city()
                    .occupant(building, face)
                    .map(Side::name)
                    .orElse("free")
                    .toLowerCase(java.util.Locale.ROOT);
            space.getStyleClass().setAll("royal-space", owner);
            space.getChildren().add(new Label(Integer.toString(face)));
        }
    }

    @Override
    protected void layoutChildren() {
        name.autosize();
        name.relocate(12, 8);
        salary.autosize();
        salary.relocate(getWidth() - 12 - salary.getWidth(), 10);
        double width = (getWidth() - 24 - 25) / 6;
        for (int i = 0; i < 6; i++) {
            spaces.get(i).resizeRelocate(12 + i * (width + 5), 36, width, getHeight() - 44);
        }
    }
}
