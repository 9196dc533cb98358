package org.alea.app.reference;

import java.util.List;
import javafx.css.PseudoClass;
import javafx.geometry.Orientation;
import javafx.scene.Node;
import javafx.scene.layout.Region;
import javafx.scene.transform.Scale;
import org.alea.app.games.TableViewKit;
import org.alea.app.shell.Desk;
import org.alea.app.shell.Sheets;
import org.alea.app.shell.Texts;
import org.alea.store.Choices;
import org.alea.store.Setting;

/** A face at another size than on the table, in the colours a table has. */
public final class FacePane extends Region {
    private static final PseudoClass LIGHT = PseudoClass.getPseudoClass("light");

    private final Face face;
    private final Node drawn;
    private final Scale scale;
    private boolean yielding;

    private FacePane(Face face, Node drawn, double factor, Style style) {
        this.face = face;
        this.drawn = drawn;
        getStyleClass().addAll("table-root", "face-pane", style.gameClass());
        Sheets.attach(this, style.sheets());
        pseudoClassStateChanged(LIGHT, style.light());
        setMouseTransparent(true);
        drawn.setManaged(false);
        scale = new Scale(factor, factor);
        drawn.getTransforms().add(scale);
        double width = face.width() * factor;
        double height = face.height() * factor;
        setMinSize(width, height);
        setPrefSize(width, height);
        setMaxSize(width, height);
        getChildren().add(drawn);
    }

    /**
     * What a face takes its colours from.
     *
     * @param gameClass carries the accent of the game
     * @param sheets what its pieces wear; a face brings them along, for whatever is around it would be compared with them
     */
    public record Style(
            String gameClass, List<String> sheets, boolean light, Choices.ColourMarks marks, boolean contrast) {

        /** As this player sees the pieces of a game. */
        public static Style of(Desk desk, String game) {
            TableViewKit<?, ?> kit = desk.suite().view(game).orElseThrow();
            return new Style(
                    kit.cover().styleClass(),
                    kit.sheets(),
                    desk.preferences().get(Setting.THEME) == Choices.Theme.LIGHT,
                    desk.preferences().get(Setting.COLOUR_MARKS),
                    desk.preferences().get(Setting.HIGH_CONTRAST));
        }

        /** The same in the colours of a theme, whichever the player has chosen. */
        Style in(Choices.Theme theme) {
            return new Style(gameClass, sheets, theme == Choices.Theme.LIGHT, marks, contrast);
        }

        /** The same for pieces drawn at {@code scale} pixels to the unit. */
        public Face.Look look(Texts texts, double scale) {
            return new Face.Look(texts, scale, marks, light, contrast);
        }
    }

    /** The face as large as it can be in a room of this size, but not larger than {@code most} times its own size. */
    public static FacePane fit(Face face, Texts texts, Style style, double width, double height, double most) {
        return fit(face, texts, style, width, height, most, 1);
    }

    /** The same for a place where {@code fineness} pixels go to the unit, so that its pictures are as sharp as its words. */
    static FacePane fit(
            Face face, Texts texts, Style style, double width, double height, double most, double fineness) {
        double factor = Math.min(most, Math.min(width / face.width(), height / face.height()));
        // pictures are drawn a little finer than needed, in few steps, so that they can be used again
        double scale = Math.max(1, Math.ceil(factor * fineness * 2) / 2);
        return new FacePane(face, face.draw(style.look(texts, scale)), factor, style);
    }

    /** Lets a column that is narrower than the face make it smaller, instead of letting it stick out. */
    public FacePane yielding() {
        yielding = true;
        setMinSize(0, USE_PREF_SIZE);
        setPrefHeight(USE_COMPUTED_SIZE);
        setMaxHeight(USE_PREF_SIZE);
        return this;
    }

    @Override
    public Orientation getContentBias() {
        return yielding ? Orientation.HORIZONTAL : super.getContentBias();
    }

    @Override
    protected double computePrefHeight(double width) {
        double room = width < 0 ? getMaxWidth() : Math.min(width, getMaxWidth());
        return room * face.height() / face.width();
    }

    @Override
    protected void layoutChildren() {
        double factor = getWidth() / face.width();
        scale.setX(factor);
        scale.setY(factor);
        drawn.resizeRelocate(0, 0, face.width(), face.height());
    }
}
