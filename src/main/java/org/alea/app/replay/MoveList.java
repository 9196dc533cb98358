package org.alea.app.replay;

import java.util.List;
import java.util.OptionalInt;
import java.util.function.Function;
import javafx.application.Platform;
import javafx.beans.binding.Bindings;
import javafx.css.PseudoClass;
import javafx.scene.control.ContentDisplay;
import javafx.scene.control.Label;
import javafx.scene.control.ListCell;
import javafx.scene.control.ListView;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import javafx.scene.text.Text;
import org.alea.app.games.TableReplay.Mark;
import org.alea.app.replay.Recording.Round;
import org.alea.app.replay.Recording.Step;
import org.alea.app.shell.Icon;
import org.alea.app.shell.Texts;
import org.jspecify.annotations.Nullable;

/** The moves of the present round; the one just made is lit, those to come are grey, and each can be jumped to. */
final class MoveList extends VBox {
    private static final PseudoClass PRESENT = PseudoClass.getPseudoClass("present");
    private static final PseudoClass COMING = PseudoClass.getPseudoClass("coming");

    /** What stands beside the words, in widths of a letter's square: the sign, the clock, and each mark. */
    private static final double BESIDE_WORDS = 8.2;

    private static final double BESIDE_MARK = 1.9;

    private final Texts texts;
    private final ReplayModel model;
    private final Judging judging;
    private final Function<Step, String> words;
    private final Label title = new Label();
    private final Label count = new Label();
    private final ListView<Step> list = new ListView<>();
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
        list.setId("moves");
        list.getStyleClass().add("moves");
        list.setFocusTraversable(false);
        list.setCellFactory(view -> new Row());
        VBox.setVgrow(list, Priority.ALWAYS);
        getChildren().addAll(header, list);
        model.atProperty().addListener((all, old, now) -> show(false));
        texts.languageProperty().addListener((all, old, now) -> show(true));
        judging.foundProperty().addListener((all, old, now) -> list.refresh());
        judging.thinkingProperty().addListener((all, old, now) -> count());
        show(true);
    }

    private void show(boolean anew) {
        Round round = model.round();
        if (anew || !round.equals(shown)) {
            shown = round;
            List<Step> steps = model.stepsOf(round);
            title.setText(texts.get("replay.round", round.number()));
            count();
            list.getItems().setAll(steps);
        }
        list.refresh();
        int top = Math.max(0, model.at() - round.first() - 4);
        list.scrollTo(top);
        // once more when the list knows how high its rows are
        Platform.runLater(() -> list.scrollTo(top));
    }

    /** How many moves there are, or how good they were once the coach has seen them all. */
    private void count() {
        OptionalInt accuracy = judging.accuracy(shown);
        count.setText(
                accuracy.isPresent()
                        ? texts.get("replay.accuracy", accuracy.getAsInt())
                        : texts.get("replay.moves", model.stepsOf(shown).size()));
    }

    private final class Row extends ListCell<Step> {
        Row() {
            getStyleClass().add("move-cell");
            setContentDisplay(ContentDisplay.GRAPHIC_ONLY);
            setPrefWidth(0);
            setOnMousePressed(event -> {
                if (getItem() != null) {
                    model.playingProperty().set(false);
                    model.jump(getItem().number());
                }
            });
        }

        @Override
        protected void updateItem(@Nullable Step step, boolean empty) {
            super.updateItem(step, empty);
            if (step == null || empty) {
                place(0);
                setGraphic(null);
            } else {
                place(step.number());
                setGraphic(row(step));
            }
        }

        /** Where a step stands in time; 0 for no step. */
        private void place(int number) {
            pseudoClassStateChanged(PRESENT, number > 0 && number == model.at());
            pseudoClassStateChanged(COMING, number > model.at());
        }

        private HBox row(Step step) {
            Text sentence = new Text(words.apply(step));
            sentence.getStyleClass().add("move-words");
            // a cell asks for its height before it knows its width, so the line break must not depend on the cell
            int extra = step.marks().size() + (judging.of(step.number()).isPresent() ? 1 : 0);
            double signs = BESIDE_WORDS + BESIDE_MARK * extra;
            sentence.wrappingWidthProperty()
                    .bind(Bindings.createDoubleBinding(
                            () -> Math.max(
                                    80,
                                    list.getWidth() - signs * sentence.getFont().getSize()),
                            list.widthProperty(),
                            sentence.fontProperty()));
            Region gap = new Region();
            HBox.setHgrow(gap, Priority.ALWAYS);
            Label clock = new Label(step.clock());
            clock.getStyleClass().addAll("num", "move-clock");
            clock.setMinWidth(USE_PREF_SIZE);
            HBox row = new HBox(Icon.of(step.icon(), "move-icon"), sentence, gap);
            step.marks().forEach(mark -> row.getChildren().add(sign(mark)));
            row.getChildren().add(clock);
            judging.of(step.number()).ifPresent(judgement -> row.getChildren().add(Grades.icon(judgement.grade())));
            row.getStyleClass().add("move-row");
            setAccessibleText(texts.get("replay.step", step.number(), sentence.getText(), step.clock()));
            return row;
        }

        private Icon sign(Mark mark) {
            return Icon.of(mark.icon(), "move-mark", mark.good() ? "good" : "bad");
        }
    }
}
