package org.alea.app.games.queen;

import java.time.LocalDate;
import java.util.List;
import java.util.Optional;
import javafx.geometry.Insets;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import org.alea.app.shell.Dates;
import org.alea.app.table.Glyph;
import org.alea.app.table.KeyCap;
import org.alea.app.table.RuleTip;
import org.alea.app.table.StepIndicator;
import org.alea.games.queen.Occasion;
import org.alea.games.queen.QueenTable;

/** The bar above the table: the way back, round and phase, defeats as eight crowns, pause and tools. */
final class TopBar extends StackPane {
    private static final double MOST_TEXT = 15.4;
    /** More than these stand there where hints are allowed. */
    private static final int USUAL_TOOLS = 5;

    private final boolean compact;
    private final boolean crowded;
    private final String pauseKey;
    private final Label title = new Label();
    private final Label round = new Label();
    private final StepIndicator steps = new StepIndicator();
    private final HBox crowns = new HBox();
    private final Button pause = new Button();
    private final HBox tools = new HBox(2);
    private Optional<LocalDate> day = Optional.empty();
    private boolean learning;
    private Runnable records = () -> {};

    /** @param pauseKey what is printed on the key that pauses */
    TopBar(QueenLayout layout, Button back, String pauseKey) {
        this.compact = layout.compact();
        this.crowded = compact && layout.words(14) > 14;
        this.pauseKey = pauseKey;
        QueenLayout.Area area = layout.bar();
        // the bar is full at about a tenth more
        setStyle("-fx-font-size: " + Math.min(MOST_TEXT, layout.words(14)) + "px;");
        getStyleClass().add("table-bar");
        setPrefSize(area.width(), area.height());
        title.getStyleClass().add("bar-title");
        title.setMinWidth(Region.USE_PREF_SIZE);
        round.getStyleClass().add("bar-round");
        round.setMinWidth(Region.USE_PREF_SIZE);
        crowns.setAlignment(Pos.CENTER_LEFT);
        crowns.setMinWidth(Region.USE_PREF_SIZE);
        steps.setMinWidth(Region.USE_PREF_SIZE);
        pause.getStyleClass().addAll("bar-pause");
        pause.setMinWidth(Region.USE_PREF_SIZE);
        pause.setFocusTraversable(false);
        tools.setAlignment(Pos.CENTER);
        Region space = new Region();
        HBox.setHgrow(space, Priority.ALWAYS);
        Region gap = new Region();
        gap.setMinWidth(6);
        HBox row = new HBox(
                12,
                back,
                Glyph.icon("mdi2c-crown", 24, "bar-crown"),
                title,
                round,
                gap,
                steps,
                space,
                crowns,
                pause,
                tools);
        row.setAlignment(Pos.CENTER_LEFT);
        row.getStyleClass().add("bar-row");
        Region glow = new Region();
        glow.getStyleClass().add("bar-glow");
        StackPane.setAlignment(glow, Pos.BOTTOM_LEFT);
        getChildren().addAll(row, glow);
    }

    /** @param learning whether the game has become one to learn from, which sets no record */
    void show(Picture picture, boolean learning, Speech speech) {
        this.learning = learning;
        Occasion occasion = picture.table().options().occasion();
        title.setText(speech.get(occasion.daily() ? "bar.daily" : "title"));
        boolean drill = occasion == Occasion.PRACTICE;
        round.setText(drill ? speech.get("bar.drill") : round(picture, speech));
        boolean told = learning && !drill;
        round.setGraphic(told ? Glyph.icon("mdi2s-school-outline", 18, "brass") : null);
        if (told) {
            RuleTip.on(round, speech.get("result.learning"), records);
        } else {
            RuleTip.off(round);
        }
        round.setAccessibleText(told ? round.getText() + ". " + speech.get("result.learning") : null);
        steps.show(
                List.of(speech.get("step.roll"), speech.get("step.resolve"), speech.get("step.reset")), stage(picture));
        crowns(picture, speech, drill);
        pause.setGraphic(pauseGraphic(speech.texts().get("table.pause")));
        pause.setAccessibleText(speech.texts().get("table.pause"));
    }

    /** With the day of a challenge, or that it does not count. */
    private String round(Picture picture, Speech speech) {
        String rounds = speech.get("round", picture.table().round());
        if (picture.table().options().occasion() == Occasion.AGAIN) {
            return speech.get("bar.again") + " · " + rounds;
        }
        return day.map(date -> Dates.brief(date, speech.texts()) + " · " + rounds)
                .orElse(rounds);
    }

    /** Eight crowns, those won shining, or one beside the figure where words are large; an exercise counts no defeats. */
    private void crowns(Picture picture, Speech speech, boolean drill) {
        crowns.getChildren().clear();
        crowns.setVisible(!drill);
        if (drill) {
            return;
        }
        if (!compact) {
            Label caption = new Label(speech.caption("defeats"));
            caption.getStyleClass().add("cap");
            crowns.getChildren().add(caption);
        }
        int wanted = QueenTable.ENEMIES_TO_DEFEAT;
        boolean small = compact && (learning || tools.getChildren().size() > USUAL_TOOLS);
        crowns.setSpacing(small ? 1 : compact ? 3 : 5);
        for (int i = 1; i <= (crowded ? 1 : wanted); i++) {
            boolean won = i <= picture.defeats();
            boolean fresh = won
                    && i > picture.table().defeats() - picture.table().defeatsThisRound()
                    && picture.stage() == Picture.Stage.RESOLVE;
            crowns.getChildren()
                    .add(Glyph.icon(
                            won ? "mdi2c-crown" : "mdi2c-crown-outline",
                            small ? 14 : compact ? 18 : 20,
                            fresh ? "crown-fresh" : won ? "crown-won" : "crown-ahead"));
        }
        Label figure = new Label(Integer.toString(picture.defeats()));
        figure.getStyleClass().add("bar-figure");
        Label of = new Label("/" + wanted);
        of.getStyleClass().addAll("bar-figure", "faint");
        HBox count = new HBox(figure, of);
        count.setAlignment(Pos.CENTER);
        HBox.setMargin(count, new Insets(0, 0, 0, small ? 4 : 0));
        crowns.getChildren().add(count);
        crowns.setAccessibleText(speech.get("hear.defeats", picture.defeats(), wanted));
    }

    /** The date whose Daily Challenge this is. */
    void day(LocalDate date) {
        day = Optional.of(date);
    }

    private static int stage(Picture picture) {
        return switch (picture.stage()) {
            case ROLL -> 0;
            case RESOLVE -> 1;
            case RESET -> 2;
        };
    }

    /** As on every button of the table its key stands behind the word. */
    private Node pauseGraphic(String word) {
        HBox graphic = new HBox(5, Glyph.icon("mdi2p-pause", 17, "brass"), new Label(word), new KeyCap(pauseKey));
        graphic.setAlignment(Pos.CENTER);
        return graphic;
    }

    /** What opens the rule about records, which a game to learn from does not set. */
    void onRecords(Runnable open) {
        records = open;
    }

    Button pause() {
        return pause;
    }

    void tools(Node... buttons) {
        tools.getChildren().setAll(buttons);
    }
}
