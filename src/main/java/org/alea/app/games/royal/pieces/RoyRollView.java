package org.alea.app.games.royal.pieces;

import java.util.OptionalInt;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.SimpleObjectProperty;
import javafx.geometry.Pos;
import javafx.scene.AccessibleRole;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import org.alea.app.shell.Texts;
import org.alea.app.table.DieFace;
import org.alea.app.table.DieNode;
import org.alea.app.table.DieSkin;
import org.alea.games.royal.Foresight;

/** The Roy's two black dice, their sum, and how likely it was. */
public final class RoyRollView extends HBox {
    private final DieNode first;
    private final DieNode second;
    private final Label equals = new Label("=");
    private final Label sum = new Label();
    private final Label chance = new Label();
    private final ObjectProperty<Roll> roll = new SimpleObjectProperty<>(Roll.NONE);

    /** Two dice and how likely their sum was; 0 is a die that has not been thrown. */
    public record Roll(int first, int second, Foresight.Odds odds) {
        public static final Roll NONE = new Roll(0, 0, new Foresight.Odds(0, 0));

        boolean thrown() {
            return first > 0 && second > 0;
        }
    }

    public RoyRollView(Texts texts, double width, double height) {
        super(8);
        boolean tight = height < 70;
        double size = tight ? 44 : 54;
        first = new DieNode(DieSkin.BLACK, new DieFace.Blank(), size);
        second = new DieNode(DieSkin.BLACK, new DieFace.Blank(), size);
        getStyleClass().addAll("royal-piece", "game-royal", "roy-roll");
        setAccessibleRole(AccessibleRole.NODE);
        setAlignment(Pos.CENTER_LEFT);
        setMinSize(width, height);
        setPrefSize(width, height);
        setMaxSize(width, height);
        equals.getStyleClass().add("roll-equals");
        sum.getStyleClass().add("roll-sum");
        sum.setStyle("-fx-font-size: " + (tight ? 2.5 : 3.667) + "em;");
        sum.setMinWidth(USE_PREF_SIZE);
        chance.getStyleClass().add("roll-chance");
        chance.setWrapText(true);
        chance.textProperty()
                .bind(texts.live(
                        () -> roll.get().thrown()
                                ? texts.get(
                                        "royalpieces.chance",
                                        roll.get().odds().cases(),
                                        roll.get().odds().of())
                                : "",
                        roll));
        Region space = new Region();
        HBox.setHgrow(space, Priority.ALWAYS);
        getChildren().addAll(first, second, equals, sum, space, chance);
        Tip.speak(this, texts, this::hear, roll);
    }

    private String hear(Texts in) {
        Roll now = roll.get();
        return now.thrown()
                ? in.get(
                        "royalpieces.hear.roll",
                        now.first(),
                        now.second(),
                        now.first() + now.second(),
                        now.odds().cases(),
                        now.odds().of())
                : in.get("royalpieces.hear.roll.none");
    }

    public void show(Roll now) {
        roll.set(now);
        first.show(face(now.first()));
        second.show(face(now.second()));
        equals.setVisible(now.thrown());
        sum.setText(now.thrown() ? Integer.toString(now.first() + now.second()) : "");
    }

    private static DieFace face(int value) {
        return value == 0 ? new DieFace.Blank() : DieFace.pips(value);
    }

    /** What lies there, if anything does. */
    public OptionalInt sum() {
        Roll now = roll.get();
        return now.thrown() ? OptionalInt.of(now.first() + now.second()) : OptionalInt.empty();
    }

    /** The dice themselves, for whoever lets them tumble. */
    public DieNode die(int number) {
        return number == 1 ? first : second;
    }
}
