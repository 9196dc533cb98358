package org.alea.app.games.synchro.board;

import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import javafx.css.PseudoClass;
import javafx.geometry.Rectangle2D;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Pane;
import javafx.scene.layout.VBox;
import org.alea.app.games.synchro.art.SynchroLooks;
import org.alea.app.games.synchro.art.SynchroVoice;
import org.alea.app.games.synchro.forecast.MonsterThreat;
import org.alea.app.shell.Fonts;
import org.alea.app.table.Spot;
import org.alea.app.table.figure.Marble;
import org.alea.app.table.symbol.Sign;
import org.alea.app.table.symbol.Symbol;
import org.alea.games.synchro.SynchroTable;
import org.alea.games.synchro.effects.Camp;
import org.alea.games.synchro.effects.Fighter;

/** “If they act now”: for each monster, with the die that lies open, whom it would hurt and what it would do besides. */
final class ThreatStrip {
    private static final PseudoClass DONE = PseudoClass.getPseudoClass("done");
    private static final PseudoClass DEADLY = PseudoClass.getPseudoClass("deadly");
    private static final int NAMED = 2;
    private static final Map<MonsterThreat.Mark, String> MARKS = Map.of(
            MonsterThreat.Mark.SHIELD,
            Symbol.SHIELD.icon(),
            MonsterThreat.Mark.HEAL,
            "mdi2h-heart-plus",
            MonsterThreat.Mark.STUN,
            Symbol.STUN.icon(),
            MonsterThreat.Mark.SILENCE,
            Symbol.SILENCE.icon(),
            MonsterThreat.Mark.BURN,
            "mdi2f-fire",
            MonsterThreat.Mark.MOVE,
            "mdi2a-arrow-left-right");

    private final StageKit kit;
    private final Pane root;

    ThreatStrip(StageKit kit, Pane root) {
        this.kit = kit;
        this.root = root;
    }

    static double high(StageKit kit) {
        return kit.of(84, 70) * Math.max(1, kit.text());
    }

    void show(StageKit.View view, Rectangle2D at) {
        Pane panel = new Pane();
        panel.getStyleClass().add("table-panel");
        StageKit.put(root, panel, at);
        double caption = kit.of(22, 18) * Math.max(1, kit.text());
        Label title = kit.line(
                kit.voice().get("threat.title"), Fonts.STRONG, kit.of(13.5, 12.5), at.getWidth() - 40, "sy-strong");
        title.setGraphic(Sign.of(Symbol.FORECAST.icon(), 15));
        StageKit.put(panel, title, 10, 2);
        List<MonsterThreat> threats = view.threats();
        double wide = at.getWidth() / threats.size();
        for (int i = 0; i < threats.size(); i++) {
            VBox cell = cell(view.table(), threats.get(i), wide - 16, at.getHeight() - caption - 6);
            StageKit.put(panel, cell, new Rectangle2D(8 + i * wide, caption, wide - 16, at.getHeight() - caption - 6));
            view.place(Spot.of("threat", threats.get(i).board()), cell);
        }
    }

    private VBox cell(SynchroTable table, MonsterThreat threat, double wide, double high) {
        SynchroVoice voice = kit.voice();
        String name = voice.fighter(table, new Fighter(Camp.MONSTERS, threat.board()));
        HBox head = StageKit.row(
                6,
                new Marble(
                        SynchroLooks.number(threat.board()),
                        threat.acted() ? Marble.Mood.DONE : Marble.Mood.LATER,
                        kit.of(20, 17)),
                kit.line(
                        name,
                        Fonts.STRONG,
                        kit.of(14, 12),
                        wide - 32 - 17 * threat.marks().size(),
                        "sy-strong"),
                StageKit.gap());
        for (MonsterThreat.Mark mark : threat.marks()) {
            Node sign = Sign.of(MARKS.getOrDefault(mark, Symbol.FORECAST.icon()), 14);
            head.getChildren().add(sign);
        }
        String does = does(table, threat);
        Label line = kit.block(does, Fonts.STRONG, kit.of(14, 12), wide, high - kit.of(22, 18), "sy-threat");
        VBox cell = new VBox(1, head, line);
        cell.getStyleClass().add("sy-threat-cell");
        cell.pseudoClassStateChanged(DONE, threat.acted());
        cell.pseudoClassStateChanged(DEADLY, threat.hits().stream().anyMatch(MonsterThreat.Hit::falls));
        String besides = threat.marks().stream()
                .map(mark -> voice.get("threat.mark." + mark))
                .collect(Collectors.joining(", "));
        cell.setAccessibleText(name + ": " + does + (besides.isEmpty() ? "" : ", " + besides));
        return cell;
    }

    private String does(SynchroTable table, MonsterThreat threat) {
        SynchroVoice voice = kit.voice();
        List<MonsterThreat.Hit> hits = threat.hits();
        if (threat.acted()) {
            return voice.get("pill.acted");
        } else if (threat.skips()) {
            return voice.get("state.stunned");
        } else if (hits.isEmpty()) {
            return threat.marks().isEmpty()
                    ? voice.get("threat.nothing")
                    : threat.marks().stream()
                            .map(mark -> voice.get("threat.mark." + mark))
                            .collect(Collectors.joining(", "));
        } else if (hits.size() <= NAMED) {
            return hits.stream().map(hit -> hit(table, hit)).collect(Collectors.joining(" · "));
        }
        MonsterThreat.Hit worst = hits.stream()
                .min(Comparator.comparingInt(MonsterThreat.Hit::after))
                .orElse(hits.get(0));
        return voice.get("threat.several", hits.size(), hit(table, worst));
    }

    private String hit(SynchroTable table, MonsterThreat.Hit hit) {
        String name = kit.voice().fighter(table, Fighter.hero(hit.hero())).split(" ")[0];
        return hit.falls()
                ? kit.voice().get("threat.falls", name, hit.before())
                : kit.voice().get("threat.hit", name, hit.before(), hit.after());
    }
}
