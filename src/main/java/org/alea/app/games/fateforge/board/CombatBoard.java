package org.alea.app.games.fateforge.board;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import javafx.geometry.Rectangle2D;
import javafx.scene.layout.Pane;
import javafx.scene.layout.Region;
import org.alea.app.games.fateforge.input.HeroOf;
import org.alea.app.table.Spot;
import org.alea.games.fateforge.cards.CombatScene;
import org.alea.games.fateforge.rules.FoeIntent;
import org.alea.games.fateforge.state.Foe;
import org.alea.games.fateforge.state.Fray;
import org.alea.games.fateforge.state.Hero;
import org.alea.games.fateforge.state.Stretch;

/** The table during a scene: hero boards at the left, the map, the round and the enemies at the right, the bag below. */
public final class CombatBoard {
    /** How high the board of a hero is that is folded. */
    private static final double STRIP = 74;

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
    private final IntentPane meant;
    private Optional<MapPane> map = Optional.empty();
    private Optional<Fray> shown = Optional.empty();
    private Intents intents = Intents.NONE;

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
        meant = new IntentPane(kit, plan.loot());
        root.setPickOnBounds(false);
        root.getChildren().addAll(round.node(), foes.node(), boss.node(), briefing.node(), loot.node(), meant.node());
    }

    public Region node() {
        return root;
    }

    public void show(BoardKit.View view, Fray fray) {
        if (map.filter(pane -> pane.scene().equals(fray.scene())).isEmpty()) {
            map.ifPresent(old -> root.getChildren().remove(old.node()));
            CombatScene scene = kit.speech().content().scene(fray.scene());
            MapPane made = new MapPane(kit, scene, centre);
            root.getChildren().add(0, made.node());
            map = Optional.of(made);
        }
        loot.show(view, fray);
        intents = Intents.of(kit, view, fray);
        shown = Optional.of(fray);
        meant.hide();
        map.ifPresent(pane -> pane.show(view, fray, intents));
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
    }

    /** What the enemies that this is about would do now is told, and drawn on the map (FATE-496). */
    public void over(Optional<Spot> spot) {
        List<Foe> foes = spot.map(this::foes).orElse(List.of());
        List<FoeIntent> told =
                foes.stream().flatMap(foe -> intents.of(foe.id()).stream()).toList();
        map.ifPresent(pane -> pane.foretell(told));
        meant.hide();
        if (!told.isEmpty()) {
            shown.ifPresent(fray -> meant.show(fray.scene(), foes, told));
        }
    }

    /** The enemies that lie at a spot: one on the map, or all of a kind. */
    private List<Foe> foes(Spot spot) {
        return shown.stream()
                .flatMap(fray -> fray.foes().stream())
                .filter(foe -> (spot.kind().equals("foe") && foe.id().equals(spot.id()))
                        || (spot.kind().equals("foeCard") && foe.card().equals(spot.id())))
                .toList();
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
        double all = left.getHeight() - edge * (heroes.size() - 1);
        double y = left.getMinY();
        for (int i = 0; i < heroes.size(); i++) {
            double high = together ? all / heroes.size() : high(view, active, i, all);
            boolean folded = high <= STRIP;
            int risk = intents.threatTo(ids.get(i));
            heroes.get(i).show(view, new Rectangle2D(left.getMinX(), y, left.getWidth(), high), folded, risk);
            y += high + edge;
        }
    }

    /**
     * Whoever acts gets the room that his cards want. The other one's board shows his dice at least, if the cards of the
     * first can be a little lower for that; otherwise it is folded.
     */
    private double high(BoardKit.View view, int active, int place, double all) {
        double wanted = heroes.get(active).wanted(view, left.getWidth());
        double other = heroes.get(1 - active).least(view, left.getWidth());
        double close = heroes.get(active).close(view, left.getWidth());
        double high = all - wanted >= other ? wanted : all - other >= close ? all - other : all - STRIP;
        return place == active ? high : all - high;
    }
}
