package org.alea.app.games.fateforge.board;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import javafx.geometry.Rectangle2D;
import javafx.scene.layout.Pane;
import javafx.scene.layout.Region;
import org.alea.app.games.fateforge.input.HeroOf;
import org.alea.games.fateforge.cards.CombatScene;
import org.alea.games.fateforge.state.Fray;
import org.alea.games.fateforge.state.Hero;
import org.alea.games.fateforge.state.Stretch;

/** The table during a scene: hero boards at the left, the map, the round and the enemies at the right, the bag below. */
public final class CombatBoard {
    private final BoardKit kit;
    private final Pane root = new Pane();
    private final Rectangle2D left;
    private final Rectangle2D centre;
    private final Rectangle2D right;
    private final List<HeroPanel> heroes = new ArrayList<>();
    private final List<String> ids = new ArrayList<>();
    private final RoundPane round;
    private final FoePane foes;
    private final BossPane boss;
    private final BriefingPane briefing;
    private final LootPane loot;
    private Optional<MapPane> map = Optional.empty();

    public CombatBoard(BoardKit kit) {
        this.kit = kit;
        BoardPlan plan = new BoardPlan(kit.plan());
        left = plan.left();
        centre = plan.centre();
        right = plan.right();
        double high = kit.of(150, 132);
        double edge = kit.plan().edge();
        Rectangle2D below = new Rectangle2D(
                right.getMinX(), right.getMinY() + high + edge, right.getWidth(), right.getHeight() - high - edge);
        round = new RoundPane(kit, new Rectangle2D(right.getMinX(), right.getMinY(), right.getWidth(), high));
        foes = new FoePane(kit, below);
        boss = new BossPane(kit, below);
        briefing = new BriefingPane(kit, below);
        loot = new LootPane(kit, plan.loot());
        root.setPickOnBounds(false);
        root.getChildren().addAll(round.node(), foes.node(), boss.node(), briefing.node(), loot.node());
    }

    public Region node() {
        return root;
    }

    public void show(BoardKit.View view, Fray fray) {
        if (map.filter(shown -> shown.scene().equals(fray.scene())).isEmpty()) {
            map.ifPresent(old -> root.getChildren().remove(old.node()));
            CombatScene scene = kit.speech().content().scene(fray.scene());
            MapPane made = new MapPane(kit, scene, centre);
            root.getChildren().add(0, made.node());
            map = Optional.of(made);
        }
        map.ifPresent(shown -> shown.show(view, fray));
        showHeroes(view, fray);
        round.show(view, fray);
        boolean brief = fray.stretch() == Stretch.BRIEFING;
        boolean bossy = !brief && fray.boss().isPresent();
        briefing.node().setVisible(brief);
        foes.node().setVisible(!brief && !bossy);
        boss.node().setVisible(bossy);
        if (brief) {
            briefing.show(view, fray);
        } else if (bossy) {
            boss.show(view, fray);
        } else {
            foes.show(view, fray);
        }
        loot.show(view);
    }

    private void showHeroes(BoardKit.View view, Fray fray) {
        List<Hero> group = view.table().state().heroes();
        List<String> now = group.stream().map(Hero::id).toList();
        if (!now.equals(ids)) {
            heroes.forEach(panel -> root.getChildren().remove(panel.node()));
            heroes.clear();
            ids.clear();
            now.forEach(id -> {
                HeroPanel panel = new HeroPanel(kit, id);
                panel.node().setManaged(false);
                heroes.add(panel);
                ids.add(id);
                root.getChildren().add(panel.node());
            });
        }
        int active = HeroOf.prompt(view.table()).map(ids::indexOf).orElse(-1);
        boolean together = active < 0 || fray.stretch() == Stretch.PREPARATION || fray.stretch() == Stretch.BRIEFING;
        double edge = kit.plan().edge();
        double all = left.getHeight() - edge;
        double strip = 78;
        double y = left.getMinY();
        for (int i = 0; i < heroes.size(); i++) {
            boolean folded = !together && kit.plan().compact() && i != active;
            double high = together
                    ? all / 2
                    : kit.plan().compact() ? i == active ? all - strip : strip : all * (i == active ? 0.6 : 0.4);
            heroes.get(i).show(view, new Rectangle2D(left.getMinX(), y, left.getWidth(), high), folded);
            y += high + edge;
        }
    }
}
