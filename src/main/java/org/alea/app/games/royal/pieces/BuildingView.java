package org.alea.app.games.royal.pieces;

import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.SimpleObjectProperty;
import javafx.geometry.Pos;
import javafx.scene.AccessibleRole;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Pane;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import org.alea.app.shell.Texts;
import org.alea.app.table.DieToken;
import org.alea.app.table.Glyph;
import org.alea.games.royal.Board;
import org.alea.games.royal.Building;
import org.alea.games.royal.RoyalTable;
import org.alea.games.royal.Side;

/** A principal building: six spaces from face 6 down to 1, who stands there, what is locked, and who lies beside it. */
public final class BuildingView extends Pane {
    private static final int FACES = 6;
    /** In citizens side by side. */
    private static final double ROOM_TO_LIE = 1.8;

    private final Board.House house;
    private final Texts texts;
    private final ObjectProperty<State> state = new SimpleObjectProperty<>(State.EMPTY);
    private final HBox head = new HBox();
    private final HBox lying = new HBox(1);
    private final Map<Integer, BuildingSpace> spaces = new LinkedHashMap<>();
    private final boolean tight;

    /**
     * Who stands on the faces 1 to 6, which spaces are locked, and how many citizens lie beside the building.
     *
     * @param struck the face from which somebody was expelled a moment ago, or 0
     */
    public record State(List<Optional<Side>> standing, Set<Integer> locked, int yoursLying, int roysLying, int struck) {
        public static final State EMPTY = new State(Collections.nCopies(6, Optional.empty()), Set.of(), 0, 0, 0);

        public static State of(RoyalTable table, Building building) {
            List<Optional<Side>> standing = new ArrayList<>();
            Set<Integer> locked = new TreeSet<>();
            for (int face = 1; face <= FACES; face++) {
                standing.add(table.city().occupant(building, face));
                if (table.city().locked(building, face)) {
                    locked.add(face);
                }
            }
            return new State(
                    List.copyOf(standing),
                    locked,
                    table.city().lying(Side.YOU, building),
                    table.city().lying(Side.ROY, building),
                    0);
        }

        /** The same just after somebody was expelled from a space: he is seen lying across it. */
        public State struck(int face) {
            return new State(standing, locked, yoursLying, roysLying, face);
        }
    }

    public BuildingView(Board.House house, RoyalSkins skins, double width, double height) {
        this.house = house;
        this.texts = skins.texts();
        tight = height < 125;
        getStyleClass()
                .addAll(
                        "royal-piece",
                        "game-royal",
                        "royal-building",
                        house.building().colour().name().toLowerCase(Locale.ROOT));
        setAccessibleRole(AccessibleRole.NODE);
        setMinSize(width, height);
        setPrefSize(width, height);
        setMaxSize(width, height);
        head(skins);
        getChildren().add(head);
        for (int face = FACES; face >= 1; face--) {
            BuildingSpace space = new BuildingSpace(house, face, texts, tight);
            spaces.put(face, space);
            getChildren().add(space);
        }
        Tip.speak(this, texts, this::hear, state);
        show(State.EMPTY);
    }

    public Building building() {
        return house.building();
    }

    public void show(State now) {
        state.set(now);
        spaces.forEach((face, space) ->
                space.show(now.standing().get(face - 1), now.locked().contains(face), now.struck() == face));
        lying.getChildren().clear();
        lie(Side.YOU, now.yoursLying());
        lie(Side.ROY, now.roysLying());
        int all = lying.getChildren().size();
        // many lie over each other: the salary has to keep its place
        lying.setSpacing(all < 2 ? 1 : (ROOM_TO_LIE - all) * size() / (all - 1));
    }

    private double size() {
        return tight ? 15 : 17;
    }

    /** The space with this face. */
    public Region space(int face) {
        BuildingSpace space = spaces.get(face);
        if (space == null) {
            throw new IllegalArgumentException("a building has the faces 1 to 6, not " + face);
        }
        return space;
    }

    /** Where the citizens lie who were expelled from here. */
    public Region lying() {
        return lying;
    }

    private void lie(Side side, int count) {
        for (int i = 0; i < count; i++) {
            CitizenNode citizen = new CitizenNode(side, texts, size());
            citizen.show(CitizenNode.State.LYING);
            lying.getChildren().add(citizen);
        }
    }

    private void head(RoyalSkins skins) {
        Label name = new Label();
        name.textProperty().bind(texts.words(house.name()));
        name.getStyleClass().add("piece-title");
        name.setMinWidth(USE_PREF_SIZE);
        if (tight) {
            name.setStyle("-fx-font-size: 1.333em;");
        }
        Label salary = new Label();
        salary.textProperty().bind(texts.text("royalpieces.salary", house.salary()));
        salary.getStyleClass().add("piece-note");
        salary.setMinWidth(USE_PREF_SIZE);
        Region space = new Region();
        HBox.setHgrow(space, Priority.ALWAYS);
        lying.setAlignment(Pos.CENTER_LEFT);
        head.setAlignment(Pos.CENTER_LEFT);
        head.setSpacing(tight ? 5 : 8);
        head.getChildren()
                .addAll(
                        Glyph.icon(RoyalEmblems.of(house.building()), 19),
                        name,
                        lying,
                        space,
                        new DieToken(skins.of(house.building().colour()), 17),
                        Glyph.icon(RoyalEmblems.of(house.building().colour()), 14, "sign"),
                        salary);
    }

    @Override
    protected void layoutChildren() {
        double inset = tight ? 9 : 12;
        double gap = tight ? 4 : 5;
        double top = tight ? 5 : 8;
        double headHeight = 22;
        head.resizeRelocate(inset + 2, top, getWidth() - inset * 2 - 2, headHeight);
        double y = top + headHeight + (tight ? 4 : 6);
        double width = (getWidth() - inset * 2 - 2 - gap * (FACES - 1)) / FACES;
        double x = inset + 2;
        for (BuildingSpace space : spaces.values()) {
            space.resizeRelocate(x, y, width, getHeight() - y - (tight ? 7 : 10));
            x += width + gap;
        }
    }

    private String hear(Texts in) {
        State now = state.get();
        StringBuilder said = new StringBuilder(
                in.get("royalpieces.hear.building", house.name().in(in.language()), house.salary()));
        for (int face = FACES; face >= 1; face--) {
            said.append(' ')
                    .append(in.get(
                            "royalpieces.hear.space",
                            face,
                            BuildingSpace.holder(in, now.standing().get(face - 1)),
                            in.get(now.locked().contains(face) ? "royalpieces.hear.locked" : "royalpieces.hear.open")));
        }
        if (now.yoursLying() + now.roysLying() > 0) {
            said.append(' ').append(in.get("royalpieces.hear.lying", now.yoursLying(), now.roysLying()));
        }
        return said.toString();
    }
}
