package org.alea.app.games.fateforge.camp;

import java.util.List;
import javafx.css.PseudoClass;
import javafx.geometry.Pos;
import javafx.geometry.Rectangle2D;
import javafx.scene.control.Label;
import javafx.scene.layout.Pane;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;
import org.alea.app.games.fateforge.art.FateSpeech;
import org.alea.app.games.fateforge.board.BoardKit;
import org.alea.app.table.Spot;
import org.alea.app.table.figure.CornerDisc;
import org.alea.app.table.symbol.Sign;
import org.alea.app.table.symbol.Symbol;
import org.alea.games.fateforge.cards.BattleQuest;
import org.alea.games.fateforge.cards.BattleQuest.QuestStep;
import org.alea.games.fateforge.cards.CombatScene;
import org.alea.games.fateforge.state.Agreement;
import org.alea.games.fateforge.state.FateforgeState;
import org.alea.games.fateforge.state.QuestLog;

/** The road of a quest: its rests and scenes in a row, those behind ticked, the present one lit, laurels at the end. */
public final class QuestRoad {
    private static final double NODE = 50;
    private static final int MOST_STOPS = 8;
    private static final PseudoClass NOW = PseudoClass.getPseudoClass("now");
    private static final PseudoClass DONE = PseudoClass.getPseudoClass("done");

    private final BoardKit kit;
    private final Pane root = new Pane();
    private final Rectangle2D place;

    public QuestRoad(BoardKit kit, Rectangle2D place) {
        this.kit = kit;
        this.place = place;
        root.getStyleClass().add("table-panel");
        root.setManaged(false);
        root.resizeRelocate(place.getMinX(), place.getMinY(), place.getWidth(), place.getHeight());
    }

    public Region node() {
        return root;
    }

    public void show(BoardKit.View view) {
        FateforgeState state = view.table().state();
        BattleQuest quest = kit.speech().content().quest(state.agreement().goal());
        root.getChildren().clear();
        double laurels = kit.of(190, 150);
        // the log counts the steps that have been entered
        int now = state.quest().step() - 1;
        // of a long campaign the stretch around the present step
        int shown = Math.min(MOST_STOPS, quest.steps().size());
        int first = Math.max(0, Math.min(now - 1, quest.steps().size() - shown));
        double step = (place.getWidth() - laurels) / Math.max(1, shown);
        for (int i = first; i < first + shown; i++) {
            double x = step * (i - first + 0.5);
            if (i > first) {
                Region line = new Region();
                line.getStyleClass().add("road-line");
                line.pseudoClassStateChanged(DONE, i <= now);
                line.resizeRelocate(x - step + NODE / 2, 10 + NODE / 2 - 2, step - NODE, 4);
                root.getChildren().add(line);
            }
            root.getChildren().add(stop(view, quest.steps().get(i), i, now, x, step));
        }
        if (state.agreement().mode() == Agreement.Mode.QUEST) {
            laurels(quest, state.quest(), laurels);
        }
    }

    private VBox stop(BoardKit.View view, QuestStep step, int at, int now, double x, double width) {
        FateSpeech speech = kit.speech();
        String icon = step.scene()
                .map(scene -> speech.content().scene(scene).boss().isPresent() ? "mdi2c-crown" : "mdi2s-sword-cross")
                .orElse(step.isRest() ? "mdi2c-campfire" : "mdi2b-book-open-page-variant");
        StackPane node = new StackPane(Sign.of(icon, 26));
        node.getStyleClass().add("road-stop");
        node.setMinSize(NODE, NODE);
        node.setMaxSize(NODE, NODE);
        node.pseudoClassStateChanged(NOW, at == now);
        node.pseudoClassStateChanged(DONE, at < now);
        if (at < now) {
            CornerDisc tick = new CornerDisc(Symbol.DONE.icon(), 18, CornerDisc.Tone.DONE);
            StackPane.setAlignment(tick, Pos.TOP_RIGHT);
            node.getChildren().add(tick);
        }
        Label name = kit.label(
                step.scene()
                        .map(scene -> speech.table()
                                .name(speech.content().scene(scene).name()))
                        .or(() -> step.story()
                                .map(story -> speech.table()
                                        .name(speech.content().story(story).name())))
                        .orElse(speech.get("road.rest")),
                "road-name");
        Label aside = kit.label(
                step.scene()
                        .map(speech.content()::scene)
                        .map(CombatScene::rounds)
                        .map(rounds -> speech.get("road.rounds", rounds))
                        .orElse(step.isRest() ? speech.get("road.time", step.rest()) : speech.get("road.story")),
                "hero-role");
        VBox stop = new VBox(1, node, name, aside);
        stop.setAlignment(Pos.TOP_CENTER);
        stop.setManaged(false);
        stop.resizeRelocate(x - width / 2, 10, width, place.getHeight() - 12);
        view.pieces().place(Spot.of("step", at), stop);
        return stop;
    }

    private void laurels(BattleQuest quest, QuestLog log, double width) {
        FateSpeech speech = kit.speech();
        int most = 5 * quest.scenes() + 2;
        List<Label> lines = List.of(
                kit.label(speech.caption("road.laurels"), "panel-caption"),
                kit.label(speech.get("road.laurels.of", log.laurels(), most), "bag-figure"),
                kit.label(speech.get("road.ranks", (most + 1) / 2, (most * 9 + 9) / 10), "hero-role"));
        lines.get(1).setGraphic(Sign.of("mdi2t-trophy-variant", 20));
        lines.get(2).setWrapText(true);
        VBox box = new VBox(3);
        box.getChildren().addAll(lines);
        box.setManaged(false);
        box.resizeRelocate(place.getWidth() - width + 8, 10, width - 16, place.getHeight() - 14);
        root.getChildren().add(box);
    }
}
