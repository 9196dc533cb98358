package org.alea.app.games.royal.pieces;

import java.util.Locale;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.SimpleObjectProperty;
import javafx.scene.AccessibleRole;
import javafx.scene.layout.StackPane;
import org.alea.app.shell.Icon;
import org.alea.app.shell.Texts;
import org.alea.app.table.Glyph;
import org.alea.games.royal.Side;

/** A citizen: a pawn of yours or a king's man, standing, or lying until the round ends; a padlock says he cannot be expelled. */
public final class CitizenNode extends StackPane {
    private final Side side;
    private final Icon figure;
    private final Icon lock;
    private final ObjectProperty<State> state = new SimpleObjectProperty<>(State.STANDING);

    /** How a citizen is found. */
    public enum State {
        STANDING,
        LYING,
        LOCKED
    }

    public CitizenNode(Side side, Texts texts, double size) {
        this.side = side;
        String owner = side.name().toLowerCase(Locale.ROOT);
        getStyleClass().addAll("royal-citizen", owner);
        setAccessibleRole(AccessibleRole.NODE);
        figure = Glyph.icon(RoyalEmblems.of(side), size);
        lock = Glyph.icon(RoyalEmblems.LOCK, size * 0.46);
        lock.setTranslateX(size * 0.3);
        lock.setTranslateY(size * 0.28);
        getChildren().addAll(figure, lock);
        setMinSize(size, size);
        setPrefSize(size, size);
        setMaxSize(size, size);
        accessibleTextProperty()
                .bind(texts.live(
                        () -> texts.get("royalpieces.citizen." + owner + "."
                                + state.get().name().toLowerCase(Locale.ROOT)),
                        state));
        show(State.STANDING);
    }

    public Side side() {
        return side;
    }

    public void show(State now) {
        state.set(now);
        figure.setRotate(now == State.LYING ? 90 : 0);
        lock.setVisible(now == State.LOCKED);
    }
}
