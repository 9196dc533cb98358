package org.alea.app.games.fateforge.board;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import javafx.geometry.Rectangle2D;
import javafx.scene.control.Label;
import javafx.scene.control.ScrollPane;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;
import org.alea.app.games.fateforge.art.FateSpeech;
import org.alea.app.games.fateforge.input.FateSpots;
import org.alea.app.table.Spot;
import org.alea.app.table.symbol.Sign;
import org.alea.app.table.symbol.Symbol;
import org.alea.games.fateforge.cards.CombatScene;
import org.alea.games.fateforge.cards.FoeCard;
import org.alea.games.fateforge.cards.SceneGoal;
import org.alea.games.fateforge.state.Fray;

/** What is to be read before a scene: what it is about, the objectives, the enemies, the rules it uses (FATE-007). */
final class BriefingPane {
    private final BoardKit kit;
    private final VBox words = new VBox(6);
    private final ScrollPane scroll = new ScrollPane(words);
    private final StackPane root = new StackPane(scroll);
    private final Map<Integer, Label> unlocks = new LinkedHashMap<>();
    private String shown = "";

    BriefingPane(BoardKit kit, Rectangle2D place) {
        this.kit = kit;
        root.getStyleClass().addAll("table-panel", "briefing");
        scroll.getStyleClass().add("journal-scroll");
        scroll.setFitToWidth(true);
        scroll.setFocusTraversable(false);
        scroll.setHbarPolicy(ScrollPane.ScrollBarPolicy.NEVER);
        root.setManaged(false);
        root.resizeRelocate(place.getMinX(), place.getMinY(), place.getWidth(), place.getHeight());
    }

    Region node() {
        return root;
    }

    void show(BoardKit.View view, Fray fray) {
        String now = fray.scene() + fray.level();
        if (!now.equals(shown)) {
            shown = now;
            write(fray);
        }
        unlocks.forEach((rule, line) -> view.pieces().place(Spot.of(FateSpots.UNLOCK, rule), line));
    }

    private void write(Fray fray) {
        unlocks.clear();
        FateSpeech speech = kit.speech();
        CombatScene scene = speech.content().scene(fray.scene());
        words.getChildren().clear();
        heading("briefing.summary");
        line("", speech.table().name(scene.summary()));
        line(
                "mdi2t-timer-sand",
                speech.get(
                        "briefing.rounds",
                        scene.rounds(),
                        speech.get("level." + fray.level().name())));
        heading("briefing.main");
        goals(fray, scene.main(), Symbol.OBJECTIVE.icon());
        if (!scene.secondary().isEmpty()) {
            heading("briefing.secondary");
            goals(fray, scene.secondary(), "mdi2l-laurel");
        }
        heading("briefing.enemies");
        fray.foes().stream()
                .map(foe -> speech.content().foe(foe.card()))
                .distinct()
                .forEach(card -> line("mdi2s-skull", foe(card)));
        if (!scene.rules().isEmpty()) {
            heading("briefing.rules");
            for (int rule : scene.rules()) {
                Label line = line("mdi2b-book-open-page-variant-outline", speech.get("unlock." + rule));
                line.getStyleClass().add("leads");
                unlocks.put(rule, line);
            }
        }
    }

    private String foe(FoeCard card) {
        String abilities = kit.speech().abilities(card);
        String name = kit.speech().table().name(card.name());
        return abilities.isEmpty() ? name : name + "\u00a0: " + abilities;
    }

    private void goals(Fray fray, List<SceneGoal> goals, String icon) {
        for (SceneGoal goal : goals) {
            line(
                    icon.equals("mdi2l-laurel") ? "mdi2t-trophy-variant" : icon,
                    kit.speech().goal(fray.scene(), goal, goal.n(fray.level())));
        }
    }

    private void heading(String key) {
        words.getChildren().add(kit.label(kit.speech().caption(key), "panel-caption"));
    }

    private Label line(String icon, String text) {
        Label line = kit.label(text, "briefing-line");
        line.setWrapText(true);
        if (!icon.isEmpty()) {
            line.setGraphic(Sign.of(icon, 15));
        }
        words.getChildren().add(line);
        return line;
    }
}
