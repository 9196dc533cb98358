package org.alea.app.games.queen;

import java.util.List;
import java.util.Optional;
import javafx.animation.PauseTransition;
import javafx.geometry.Pos;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import javafx.scene.paint.Color;
import javafx.scene.shape.Arc;
import javafx.scene.shape.ArcType;
import javafx.util.Duration;
import org.alea.app.table.KeyCap;

/** The end of the tray: how many sets and solos lie there, and the buttons for what needs no hand. */
final class EndColumn extends VBox {
    private final QueenLayout layout;
    private final boolean compact;
    private final Counter sets = new Counter("plain");
    private final Counter solos = new Counter("bad");
    private final HBox counters = new HBox(8, sets, solos);
    private final VBox buttons = new VBox(8);
    private final Label how = new Label();
    private final Label lastSeconds = new Label();
    private final Arc hold = new Arc(9, 9, 8, 8, 90, 0);
    private final PauseTransition hint = new PauseTransition(Duration.seconds(2));

    EndColumn(QueenLayout layout) {
        super(8);
        this.layout = layout;
        this.compact = layout.compact();
        QueenLayout.Area area = layout.end();
        setPrefSize(area.width(), area.height());
        setMinHeight(area.height());
        setMaxHeight(area.height());
        VBox.setVgrow(counters, Priority.ALWAYS);
        HBox.setHgrow(sets, Priority.ALWAYS);
        HBox.setHgrow(solos, Priority.ALWAYS);
        hold.setType(ArcType.OPEN);
        hold.setFill(Color.TRANSPARENT);
        hold.getStyleClass().add("hold-ring");
        lastSeconds.getStyleClass().add("last-seconds");
        lastSeconds.setMaxWidth(Double.MAX_VALUE);
        lastSeconds.setMaxHeight(Double.MAX_VALUE);
        // the button below stays where the hand expects it, however large the figure is
        lastSeconds.setMinHeight(0);
        lastSeconds.setPrefHeight(0);
        VBox.setVgrow(lastSeconds, Priority.ALWAYS);
        how.getStyleClass().addAll("journal-how", "on-tray");
        how.setWrapText(true);
        how.setMinHeight(Region.USE_PREF_SIZE);
        getChildren().addAll(counters, how, buttons);
    }

    /** QUEEN-061: the last five seconds stand beside the dice in large figures; 0 takes them away. */
    void lastSeconds(int seconds) {
        lastSeconds.setText(Integer.toString(seconds));
        if (seconds > 0 && getChildren().get(0) != lastSeconds) {
            getChildren().set(0, lastSeconds);
        } else if (seconds == 0 && getChildren().get(0) != counters) {
            getChildren().set(0, counters);
        }
    }

    /** The buttons of the moment in their order. */
    List<Button> shown() {
        return buttons.getChildren().stream().map(Button.class::cast).toList();
    }

    void counts(int setCount, int soloCount, Speech speech) {
        sets.show(setCount, speech.get("count.sets", setCount));
        solos.show(soloCount, speech.get("count.solos", soloCount));
    }

    /** How a hand answers what is asked; empty if there is nothing to say. */
    void how(String words) {
        how.setText(words);
        how.setVisible(!words.isEmpty());
        how.setManaged(!words.isEmpty());
    }

    /** The buttons of the moment, the most important one last. */
    void actions(List<Action> actions, boolean counted) {
        counters.setVisible(counted);
        counters.setManaged(counted);
        setAlignment(counted ? Pos.TOP_LEFT : Pos.CENTER);
        buttons.getChildren().clear();
        double room = (getPrefHeight() - (counted ? (compact ? 60 : 80) : 0)) / Math.max(1, actions.size()) - 8;
        for (Action action : actions) {
            Button button = action.button(getPrefWidth(), layout);
            boolean primary = action.weight() == Action.Weight.PRIMARY;
            double height = Math.min(primary ? (compact ? 52 : 60) : (compact ? 36 : 44), room);
            button.setMinHeight(height);
            button.setPrefHeight(height);
            button.setMaxHeight(height);
            button.setPrefWidth(getPrefWidth());
            buttons.getChildren().add(button);
        }
    }

    /** A ring in the main button that fills while its key is held; 0 takes it away. */
    void hold(double share) {
        main().map(Button::getGraphic).map(HBox.class::cast).ifPresent(content -> {
            content.getChildren().remove(hold);
            if (share > 0) {
                hold.setLength(-360 * Math.min(1, share));
                content.getChildren().add(hold);
            }
        });
    }

    /** The main button says for a moment how its key is meant, in the place of its own words. */
    void keyHint(String words) {
        main().ifPresent(button -> {
            said(button).ifPresent(label -> label.setText(words));
            hint.setOnFinished(over -> said(button).ifPresent(label -> label.setText(button.getAccessibleText())));
            hint.playFromStart();
        });
    }

    private static Optional<Label> said(Button button) {
        return ((HBox) button.getGraphic())
                .getChildren().stream()
                        .filter(part -> part instanceof Label && !(part instanceof KeyCap))
                        .map(Label.class::cast)
                        .findFirst();
    }

    private Optional<Button> main() {
        return shown().stream().reduce((first, second) -> second);
    }

    /** A figure with a word under it. */
    private static final class Counter extends VBox {
        private final Label figure = new Label();
        private final Label word = new Label();

        Counter(String tone) {
            getStyleClass().addAll("counter", tone);
            setAlignment(Pos.CENTER);
            setMaxHeight(Double.MAX_VALUE);
            figure.getStyleClass().add("counter-figure");
            word.getStyleClass().add("counter-word");
            getChildren().addAll(figure, word);
        }

        void show(int count, String words) {
            figure.setText(Integer.toString(count));
            word.setText(words);
        }
    }
}
