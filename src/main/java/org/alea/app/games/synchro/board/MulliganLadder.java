package org.alea.app.games.synchro.board;

import java.util.List;
import javafx.geometry.Pos;
import javafx.geometry.Rectangle2D;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Pane;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import org.alea.app.games.synchro.art.SynchroVoice;
import org.alea.app.shell.Fonts;
import org.alea.app.table.symbol.Sign;
import org.alea.games.synchro.state.Ask;

/** The draws of a draft as rungs: three tiles, then two, then the last one, and where the hero stands. */
final class MulliganLadder {
    private static final List<Integer> DRAWS = List.of(3, 2, 1);

    private final StageKit kit;

    MulliganLadder(StageKit kit) {
        this.kit = kit;
    }

    static double high(StageKit kit) {
        return kit.of(54, 46);
    }

    void lay(Pane root, Ask.SkillDraft draft, Rectangle2D at) {
        double gap = kit.of(54, 34);
        int rungs = draft.mulligan() ? DRAWS.size() : 1;
        double wide = Math.min(kit.of(230, 200), (at.getWidth() - (DRAWS.size() - 1) * gap) / DRAWS.size());
        for (int i = 0; i < rungs; i++) {
            double x = at.getMinX() + i * (wide + gap);
            if (i > 0) {
                Region way = new Region();
                way.getStyleClass().add(i < draft.stage() ? "sy-rung-way-gone" : "sy-rung-way");
                StageKit.put(root, way, new Rectangle2D(x - gap, at.getMinY() + at.getHeight() / 2 - 1.5, gap, 3));
            }
            StageKit.put(root, rung(draft, i + 1, wide), new Rectangle2D(x, at.getMinY(), wide, at.getHeight()));
        }
    }

    private HBox rung(Ask.SkillDraft draft, int stage, double wide) {
        SynchroVoice voice = kit.voice();
        boolean gone = stage < draft.stage();
        boolean now = stage == draft.stage();
        int tiles = now ? draft.tiles().size() : DRAWS.get(stage - 1);
        String state = gone ? "gone" : now ? "now" : stage == DRAWS.size() ? "last" : "later";
        String style = gone ? "sy-rung-gone" : now ? "sy-rung-now" : "sy-rung-later";
        VBox words = new VBox(
                kit.line(voice.get("ladder.tiles", tiles), Fonts.STRONG, kit.of(15, 14), wide - 52, "sy-rung-words"),
                kit.line(voice.get("ladder." + state), Fonts.TEXT, 12.5, wide - 52, "sy-rung-words"));
        words.setAlignment(Pos.CENTER_LEFT);
        HBox box = StageKit.row(
                10, gone ? Sign.of("mdi2c-check", 20) : kit.label(Integer.toString(stage), "sy-rung-number"), words);
        box.getStyleClass().addAll("sy-rung", style);
        box.setAccessibleText(voice.get("ladder.tiles", tiles) + ", " + voice.get("ladder." + state));
        return box;
    }
}
