package org.alea.app.settings;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import javafx.animation.KeyFrame;
import javafx.animation.KeyValue;
import javafx.animation.Timeline;
import javafx.beans.property.DoubleProperty;
import javafx.beans.property.SimpleDoubleProperty;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.VBox;
import javafx.util.Duration;
import javafx.util.Subscription;
import org.alea.app.shell.Desk;
import org.alea.app.shell.Texts;
import org.alea.app.table.DieFace;
import org.alea.app.table.DieNode;
import org.alea.app.table.DieSkin;
import org.alea.app.table.Tumble;
import org.alea.store.Choices;
import org.alea.store.Setting;

/** One die of each colour as the player has set them: marks, size, the throw, and how other eyes see them. */
final class SampleDice extends HBox {
    /** The width of a die of the standard size. */
    private static final double DIE_EMS = 4.3;

    private final Desk desk;
    private final List<Sample> samples;
    private final SplittableRandom luck = new SplittableRandom(7);
    private final DoubleProperty thrown = new SimpleDoubleProperty(1);
    private final Timeline flight = new Timeline();
    private final Subscription follows;
    private List<Tumble> tumbles = List.of();
    private ColourVision vision = ColourVision.NORMAL;

    /** A die of the tray; the name of its colour also gives its letter. */
    private static final class Sample {
        private final DieSkin skin;
        private final String name;
        private final VBox place;
        private DieNode die;

        Sample(DieSkin skin, int value, Texts texts) {
            this.skin = skin;
            this.name = "settings." + skin.name();
            Label label = new Label();
            label.textProperty().bind(texts.text(name));
            label.getStyleClass().add("small");
            die = new DieNode(skin, DieFace.pips(value), 1);
            place = new VBox(die, label);
            place.getStyleClass().add("preview-die");
        }
    }

    SampleDice(Desk desk) {
        this.desk = desk;
        Texts texts = desk.texts();
        samples = List.of(
                new Sample(DieSkin.WHITE, 2, texts),
                new Sample(DieSkin.GREEN, 5, texts),
                new Sample(DieSkin.YELLOW, 3, texts),
                new Sample(DieSkin.BLUE, 6, texts));
        setId("sample-dice");
        getStyleClass().add("preview-tray");
        samples.forEach(sample -> getChildren().add(sample.place));
        follows = Subscription.combine(
                desk.em().subscribe((old, now) -> draw()),
                texts.languageProperty().subscribe((old, now) -> draw()),
                desk.preferences().of(Setting.COLOUR_MARKS).subscribe((old, now) -> draw()),
                desk.preferences().of(Setting.DICE_SIZE).subscribe((old, now) -> draw()));
        thrown.addListener((all, old, now) -> tumbles.forEach(tumble -> tumble.show(now.doubleValue())));
        draw();
    }

    void dispose() {
        flight.stop();
        follows.unsubscribe();
    }

    void see(ColourVision newVision) {
        vision = newVision;
        draw();
    }

    /** Throws them as they are thrown on a table. */
    void roll() {
        draw();
        int millis = desk.preferences().rollMillis();
        boolean still = !desk.animated() || desk.preferences().get(Setting.REDUCED_MOTION) || millis == 0;
        List<Tumble> now = new ArrayList<>();
        for (Sample sample : samples) {
            DieFace result = DieFace.pips(1 + luck.nextInt(6));
            if (still) {
                sample.die.show(result);
            } else {
                now.add(new Tumble(sample.die, result, 0, -30, millis, luck.nextInt(97)));
            }
        }
        tumbles = List.copyOf(now);
        tumbles.forEach(Tumble::start);
        thrown.set(0);
        flight.getKeyFrames().setAll(new KeyFrame(Duration.millis(still ? 1 : millis), new KeyValue(thrown, 1)));
        flight.playFromStart();
    }

    /** Dice in the air are seen landed. */
    private void draw() {
        flight.stop();
        tumbles.forEach(Tumble::land);
        tumbles = List.of();
        for (Sample sample : samples) {
            sample.die = new DieNode(vision.seen(marked(sample)), sample.die.face(), size());
            sample.die.setAccessibleText(desk.texts().get(sample.name));
            sample.place.getChildren().set(0, sample.die);
        }
    }

    private DieSkin marked(Sample sample) {
        Choices.ColourMarks marks = desk.preferences().get(Setting.COLOUR_MARKS);
        String letter = desk.texts()
                .get(sample.name)
                .substring(0, 1)
                .toUpperCase(desk.texts().locale());
        return marks == Choices.ColourMarks.SIGN
                ? sample.skin
                : sample.skin.lettered(letter, marks == Choices.ColourMarks.BOTH);
    }

    private double size() {
        return DIE_EMS * desk.em().get() * desk.preferences().get(Setting.DICE_SIZE) / Setting.DICE_SIZE.standard();
    }
}
