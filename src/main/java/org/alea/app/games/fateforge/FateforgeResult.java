package org.alea.app.games.fateforge;

import javafx.geometry.Pos;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import org.alea.app.games.fateforge.art.FateLooks;
import org.alea.app.games.fateforge.art.FateSpeech;
import org.alea.app.gametable.Plan;
import org.alea.app.table.figure.Medal;
import org.alea.app.table.gauge.Pips;
import org.alea.app.table.symbol.Sign;
import org.alea.app.table.symbol.Symbol;
import org.alea.games.fateforge.FateforgeTable;
import org.alea.games.fateforge.cards.CombatScene;
import org.alea.games.fateforge.cards.SceneGoal;
import org.alea.games.fateforge.rules.Goals;
import org.alea.games.fateforge.rules.Ground;
import org.alea.games.fateforge.state.Agreement;
import org.alea.games.fateforge.state.Fray;
import org.alea.games.fateforge.state.GameEnd;
import org.alea.games.fateforge.state.Hero;

/** How a game went: the objectives of its last scene, the laurels and what they are for, how the heroes came out of it. */
final class FateforgeResult {
    private final FateSpeech speech;
    private final FateforgeTable table;
    private final Plan plan;
    private final VBox lines = new VBox(6);

    FateforgeResult(FateSpeech speech, FateforgeTable table, Plan plan) {
        this.speech = speech;
        this.table = table;
        this.plan = plan;
    }

    Region node() {
        lines.setPrefWidth(plan.of(440, 380));
        table.scene().ifPresent(this::scene);
        table.state().end().ifPresent(this::laurels);
        heading("result.heroes");
        table.state().heroes().forEach(this::hero);
        return lines;
    }

    private void scene(Fray fray) {
        CombatScene scene = speech.content().scene(fray.scene());
        Ground ground = new Ground(speech.content(), table.state());
        Label name = new Label(speech.table().name(scene.name()));
        name.getStyleClass().add("fate-name");
        lines.getChildren().add(name);
        line(
                "mdi2t-timer-sand",
                speech.get("result.rounds", fray.round(), fray.rounds()),
                speech.get("result.defeated", fray.defeats().size()));
        scene.main().forEach(goal -> goal(fray, ground, goal));
        scene.secondary().forEach(goal -> goal(fray, ground, goal));
    }

    /** An objective with a tick or a cross. */
    private void goal(Fray fray, Ground ground, SceneGoal goal) {
        boolean met = Goals.met(ground, goal);
        int wanted = Goals.needed(ground, goal);
        int done = Math.min(wanted, Goals.done(ground, goal));
        line(
                met ? Symbol.DONE.icon() : "mdi2c-close",
                speech.goal(fray.scene(), goal, wanted),
                wanted > 1 ? speech.get("result.of", done, wanted) : "");
    }

    private void laurels(GameEnd end) {
        if (table.state().agreement().mode() != Agreement.Mode.QUEST || !end.won()) {
            return;
        }
        heading("result.laurels");
        points("score.secondary", 2 * end.secondary());
        points("score.unfallen", end.unfallen());
        points("score.thrift", end.thrift());
        points("score.vigour", end.vigour());
        Label total =
                new Label(speech.get("scene.laurels", end.laurels()), Sign.of("mdi2t-trophy-variant", 22, "brass"));
        total.getStyleClass().add("table-total");
        total.setId("result-score");
        lines.getChildren().add(total);
    }

    private void points(String key, int points) {
        line("mdi2t-trophy-variant", speech.table().say(key), Integer.toString(points));
    }

    private void hero(Hero hero) {
        Label name = new Label(speech.hero(hero.id()));
        name.getStyleClass().add("briefing-line");
        Region gap = new Region();
        HBox.setHgrow(gap, Priority.ALWAYS);
        HBox row = new HBox(
                10,
                new Medal(FateLooks.medal(hero.id()), hero.fight().down() ? Medal.Mood.DOWN : Medal.Mood.PLAIN, 36),
                name,
                gap,
                new Pips(Pips.Kind.HEALTH, Pips.Reading.of(hero.health(), hero.maxHealth()), 15));
        row.setAlignment(Pos.CENTER_LEFT);
        lines.getChildren().add(row);
    }

    private void heading(String key) {
        Label heading = new Label(speech.caption(key));
        heading.getStyleClass().add("panel-caption");
        lines.getChildren().add(heading);
    }

    private void line(String icon, String words, String aside) {
        Label text = new Label(words, Sign.of(icon, 17));
        text.setWrapText(true);
        Label right = new Label(aside);
        right.getStyleClass().add("result-points");
        right.setMinWidth(Region.USE_PREF_SIZE);
        Region gap = new Region();
        HBox.setHgrow(gap, Priority.ALWAYS);
        HBox row = new HBox(12, text, gap, right);
        row.getStyleClass().add("result-line");
        lines.getChildren().add(row);
    }
}
