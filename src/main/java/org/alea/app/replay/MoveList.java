package org.alea.app.replay;

import java.util.OptionalInt;
import java.util.function.Function;
import javafx.css.PseudoClass;
import javafx.scene.control.Label;
import javafx.scene.control.ScrollPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import org.alea.app.games.TableReplay.Mark;
import org.alea.app.replay.Recording.Round;
import org.alea.app.replay.Recording.Step;
import org.alea.app.shell.Icon;
import org.alea.app.shell.IntoSight;
import org.alea.app.shell.Texts;
import org.alea.app.shell.Weakly;

/** The moves of the present round; the one just made is lit, those to come are grey, and each can be jumped to. */
final class MoveList extends VBox {
    private static final PseudoClass PRESENT = PseudoClass.getPseudoClass("present");
    private static final PseudoClass COMING = PseudoClass.getPseudoClass("coming");

    /** How many earlier moves stay above the present one. */
    private static final int BEFORE = 4;

    private final Texts texts;
    private final ReplayModel model;
    private final Judging judging;
    private final Function<Step, String> words;
    private final Label title = new Label();
    private final Label count = new Label();
    private final Rows rows = new Rows();
    private final ScrollPane scroll = new ScrollPane(rows);
    private Round shown = new Round(0, 0, 0);

    /** @param words the move of a step as a sentence in the player's language */
    MoveList(Texts texts, ReplayModel model, Judging judging, Function<Step, String> words) {
        this.texts = texts;
        this.model = model;
        this.judging = judging;
        this.words = words;
        getStyleClass().addAll("panel", "move-list");
        title.getStyleClass().addAll("display", "panel-title");
        count.getStyleClass().addAll("small", "muted");
        Region gap = new Region();
        HBox.setHgrow(gap, Priority.ALWAYS);
        HBox header = new HBox(title, gap, count);
        header.getStyleClass().add("move-list-header");
        scroll.setId("moves");
        scroll.getStyleClass().add("moves");
        scroll.setFitToWidth(true);
        scroll.setFocusTraversable(false);
        VBox.setVgrow(scroll, Priority.ALWAYS);
        getChildren().addAll(header, scroll);
        model.atProperty().addListener((all, old, now) -> show());
        Weakly.follow(this, texts.languageProperty(), this::write);
        judging.foundProperty().addListener((all, old, now) -> write());
        judging.thinkingProperty().addListener((all, old, now) -> count());
        show();
    }

    private void show() {
        if (!model.round().equals(shown)) {
            shown = model.round();
            write();
        }
        mark();
        rows.requestLayout();
    }

    private void write() {
        title.setText(texts.get("replay.round", shown.number()));
        count();
        rows.getChildren().setAll(model.stepsOf(shown).stream().map(Row::new).toList());
        mark();
    }

    private void mark() {
        rows.getChildren().forEach(row -> ((Row) row).mark());
    }

    /** How many moves there are, or how good they were once the coach has seen them all. */
    private void count() {
        OptionalInt accuracy = judging.accuracy(shown);
        count.setText(
                accuracy.isPresent()
                        ? texts.get("replay.accuracy", accuracy.getAsInt())
                        : texts.get("replay.moves", model.stepsOf(shown).size()));
    }

    /** Whenever their places are known or have changed, the present move is in sight. */
    private final class Rows extends VBox {
        @Override
        protected void layoutChildren() {
            super.layoutChildren();
            if (!getChildren().isEmpty()) {
                int present = Math.max(0, model.at() - shown.first());
                IntoSight.bring(scroll, getChildren().get(Math.max(0, present - BEFORE)));
                IntoSight.bring(scroll, getChildren().get(present));
            }
        }
    }

    private final class Row extends HBox {
        private final int number;

        Row(Step step) {
            number = step.number();
            getStyleClass().add("move-row");
            Label sentence = new Label(words.apply(step));
            sentence.setWrapText(true);
            sentence.setMaxWidth(Double.MAX_VALUE);
            sentence.getStyleClass().add("move-words");
            HBox.setHgrow(sentence, Priority.ALWAYS);
            getChildren().addAll(Icon.of(step.icon(), "move-icon"), sentence);
            step.marks().forEach(mark -> getChildren().add(sign(mark)));
            if (!step.clock().isEmpty()) {
                getChildren().add(clock(step.clock()));
            }
            judging.of(number).ifPresent(judgement -> getChildren().add(Grades.icon(judgement.grade())));
            setAccessibleText(
                    step.clock().isEmpty()
                            ? texts.get("replay.made", number, sentence.getText())
                            : texts.get("replay.step", number, sentence.getText(), step.clock()));
            setOnMousePressed(event -> {
                model.playingProperty().set(false);
                model.jump(number);
            });
        }

        private static Label clock(String time) {
            Label clock = new Label(time);
            clock.getStyleClass().addAll("num", "move-clock");
            clock.setMinWidth(USE_PREF_SIZE);
            return clock;
        }

        void mark() {
            pseudoClassStateChanged(PRESENT, number == model.at());
            pseudoClassStateChanged(COMING, number > model.at());
        }

        private static Icon sign(Mark mark) {
            return Icon.of(mark.icon(), "move-mark", mark.good() ? "good" : "bad");
        }
    }
}
