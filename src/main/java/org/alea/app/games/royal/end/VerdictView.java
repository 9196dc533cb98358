package org.alea.app.games.royal.end;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import javafx.geometry.Pos;
import javafx.scene.Group;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import javafx.scene.shape.Arc;
import javafx.scene.shape.ArcType;
import javafx.scene.shape.Line;
import org.alea.app.shell.Texts;
import org.alea.app.table.Dial;
import org.alea.app.table.Motion;
import org.alea.games.royal.RoyalBox;

/** The result on the dial, and what the court says of it. A lost head comes with an axe. */
final class VerdictView extends VBox {
    private static final int SEGMENTS = 16;

    private final FinalScore score;
    private final RoyalBox box;
    private final Texts texts;
    private final boolean compact;
    private final Optional<Axe> axe;

    VerdictView(FinalScore score, RoyalBox box, Texts texts, double width, double height, boolean compact) {
        this.score = score;
        this.box = box;
        this.texts = texts;
        this.compact = compact;
        axe = score.verdict().beheaded() ? Optional.of(new Axe(compact ? 84 : 112)) : Optional.empty();
        getStyleClass().addAll("royal-piece", "game-royal", "royal-verdict");
        setAlignment(Pos.TOP_CENTER);
        setMinSize(width, height);
        setPrefSize(width, height);
        setMaxSize(width, height);
        Region space = new Region();
        VBox.setVgrow(space, Priority.ALWAYS);
        getChildren().addAll(dial(), words(width), space);
        getChildren().add(curve(width - 52));
        setAccessibleText(
                texts.get("royalend.hear", signed(score.difference()), score.yours(), score.roys(), title(), text()));
    }

    /** Lets the axe fall, if the band asks for it and things may move. */
    void play(Motion motion) {
        axe.ifPresent(falling -> falling.fall(motion));
    }

    private Node dial() {
        double radius = compact ? 108 : 144;
        Dial dial = new Dial(radius, radius - 28);
        List<Node> reading = new ArrayList<>();
        for (int i = 0; i < SEGMENTS; i++) {
            Arc arc = new Arc(0, 0, radius - 18, radius - 18, 90 - (i + 1) * 22.5 + 1.4, 22.5 - 2.8);
            arc.setType(ArcType.OPEN);
            arc.getStyleClass().addAll("verdict-segment", score.won() ? "won" : "lost");
            reading.add(arc);
        }
        dial.reading(reading.toArray(Node[]::new));
        Label caption = new Label(texts.get("royalend.result").toUpperCase(texts.locale()));
        caption.getStyleClass().add("verdict-caption");
        Label figure = new Label(signed(score.difference()));
        figure.getStyleClass().add("verdict-figure");
        figure.setStyle("-fx-font-size: " + (compact ? 60 : 84) + "px;");
        Label totals =
                new Label(texts.get(score.won() ? "royalend.won" : "royalend.lost", score.yours(), score.roys()));
        totals.getStyleClass().add("verdict-totals");
        VBox column = new VBox(compact ? -6 : -4, caption, figure, totals);
        column.setAlignment(Pos.CENTER);
        double width = radius * 2 - 50;
        column.setPrefSize(width, radius * 1.4);
        column.relocate(-width / 2, -radius * 0.74);
        List<Node> centre = new ArrayList<>(List.of(new Group(column)));
        axe.ifPresent(falling -> {
            falling.setLayoutX(radius * 0.36);
            falling.setLayoutY(radius * 0.86);
            centre.add(falling);
        });
        dial.centre(centre.toArray(Node[]::new));
        return dial;
    }

    static String signed(int difference) {
        return difference > 0 ? "+" + difference : difference < 0 ? "−" + -difference : "0";
    }

    private String title() {
        return box.wording().say("rank." + score.verdict().id(), texts.language());
    }

    private String text() {
        return box.wording().say("rank." + score.verdict().id() + ".text", texts.language());
    }

    private Node words(double width) {
        Label title = new Label(title());
        title.getStyleClass().add("verdict-title");
        title.setStyle("-fx-font-size: " + (compact ? 26 : 34) + "px;");
        Label text = new Label(texts.get("royalend.quote", text()));
        text.getStyleClass().add("verdict-text");
        text.setStyle("-fx-font-size: " + (compact ? 15 : 17) + "px;");
        text.setWrapText(true);
        text.setMinHeight(Region.USE_PREF_SIZE);
        VBox column = new VBox(compact ? 4 : 10, title, text);
        int more = score.missing(box.game().content().board().emptyLevelPenalty());
        if (more > 0) {
            Label missing = new Label(texts.get("royalend.missing", more));
            missing.getStyleClass().add("verdict-missing");
            missing.setWrapText(true);
            column.getChildren().add(missing);
        }
        column.setAlignment(Pos.TOP_CENTER);
        column.setMaxWidth(width - 56);
        column.getStyleClass().add("verdict-words");
        return column;
    }

    private Node curve(double width) {
        Label caption = new Label(texts.get("royalend.curve").toUpperCase(texts.locale()));
        caption.getStyleClass().add("cap");
        Region space = new Region();
        HBox.setHgrow(space, Priority.ALWAYS);
        HBox head = new HBox(12, caption, space, key("you"), key("roy"));
        head.setAlignment(Pos.CENTER_LEFT);
        VBox column = new VBox(4, head, new VpCurve(score.curve(), texts, width, compact ? 72 : 96));
        column.setMaxWidth(width);
        return column;
    }

    private Label key(String side) {
        Line line = new Line(0, 0, 16, 0);
        line.getStyleClass().addAll("curve-line", side);
        Label key = new Label(texts.get("royalend.side." + side.toUpperCase(Locale.ROOT)), line);
        key.getStyleClass().add("curve-key");
        return key;
    }
}
