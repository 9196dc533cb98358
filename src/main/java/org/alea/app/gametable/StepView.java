package org.alea.app.gametable;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import javafx.scene.Node;
import javafx.scene.layout.Pane;
import javafx.scene.layout.Region;
import org.alea.app.play.Draft;
import org.alea.app.play.Reel;
import org.alea.app.play.Shot;
import org.alea.app.play.Step;
import org.alea.app.play.StepPace;
import org.alea.app.table.panel.StepControls;
import org.alea.app.table.panel.StepMarks;
import org.alea.app.table.panel.StepPanel;
import org.alea.engine.Move;
import org.alea.engine.Table;

/** Shows what an automaton does, step by step, in place of the question, and marks on the board what a step concerns. */
final class StepView<T extends Table<T>, M extends Move, D extends Draft<M>> {
    private final GameTable<T, M, D> table;
    private final TableDesign<T, M, D> design;
    private final GameSpeech<T, M> speech;
    private final Plan plan;
    private final Region stage = new Region();
    private final StepMarks marks = new StepMarks();
    private final StepControls controls;
    private final StepPanel panel;
    private Optional<Region> portrait = Optional.empty();

    StepView(GameTable<T, M, D> table, Plan plan) {
        this.table = table;
        this.design = table.design();
        this.speech = table.speech();
        this.plan = plan;
        double text = plan.frame().text();
        controls = new StepControls(
                speech.texts(),
                new StepControls.Keys(
                        "←", speech.texts().get("key.escape"), speech.texts().get("key.space")),
                new StepControls.Acts(
                        table.play()::previous,
                        table.play()::skip,
                        table.play()::next,
                        speed -> table.play().pace(StepPace.ofSpeed(speed))),
                text,
                plan.compact());
        panel = new StepPanel(
                speech.texts(), controls, this::openRule, speech.key(TableKeys.RULE), text, plan.compact());
        panel.setId("steps");
        stage.getStyleClass().add("table-deck");
    }

    void lay(Pane pane) {
        TableParts.put(stage, plan.deck());
        TableParts.put(panel, plan.steps());
        marks.resizeRelocate(0, 0, plan.width(), plan.height());
        pane.getChildren().addAll(marks, stage, panel);
    }

    private void openRule() {
        table.play().shot().step().ifPresent(step -> table.does().rule(step.rule()));
    }

    void show(Shot<T, M, D> shot) {
        stage.setVisible(shot.watching());
        panel.setVisible(shot.watching());
        if (shot.watching()) {
            shot.reel().ifPresent(this::show);
        }
    }

    private void show(Reel<T> reel) {
        List<Step<T>> chain = reel.chain();
        List<StepPanel.Step> steps = new ArrayList<>();
        for (int i = 0; i < chain.size(); i++) {
            boolean ahead = i > reel.inChain();
            StepPanel.State state =
                    ahead ? StepPanel.State.TO_COME : i < reel.inChain() ? StepPanel.State.DONE : StepPanel.State.NOW;
            StepText words = design.words(chain.get(i));
            // what is still to come is not given away
            steps.add(new StepPanel.Step(
                    words.caption(), ahead ? "" : words.result(), ahead ? "" : words.sentence(), state));
        }
        String chip = reel.acts() > 1 ? speech.shared("acts", reel.current().act() + 1, reel.acts()) : "";
        panel.show(new StepPanel.Reading(
                design.words(chain.get(0)).icon(), design.actor(reel), chip, steps, design.certain(reel)));
        portrait = design.portrait(reel, plan);
        panel.who(portrait);
        int speed = table.play().pace().speed();
        controls.show(StepControls.Reading.at(reel.at() + 1, reel.steps().size(), speed));
    }

    /** To be called once everything lies where it belongs. */
    void mark(Shot<T, M, D> shot) {
        Optional<Step<T>> step = shot.step();
        if (step.isEmpty()) {
            marks.clear();
            return;
        }
        List<StepMarks.Mark> around = new ArrayList<>();
        List<Node> struck = table.nodes(design.struck(step.get()));
        for (Node node : table.concerned(step.get())) {
            if (!struck.contains(node)) {
                StepMarks.Role role = around.isEmpty() ? StepMarks.Role.ACTS : StepMarks.Role.CONCERNED;
                around.add(new StepMarks.Mark(node, role, 0));
            }
        }
        int number = shot.reel().map(Reel::inChain).orElse(0) + 1;
        struck.forEach(node -> around.add(new StepMarks.Mark(node, StepMarks.Role.STRUCK, 0)));
        List<StepMarks.Arrow> arrows = design.trails(step.get()).stream()
                .map(trail -> new StepMarks.Arrow(trail.kind(), table.nodes(trail.through()), number))
                .toList();
        marks.show(around, arrows);
    }
}
