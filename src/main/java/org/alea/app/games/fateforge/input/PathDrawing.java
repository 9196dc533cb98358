package org.alea.app.games.fateforge.input;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.alea.app.play.Gesture;
import org.alea.app.table.Spot;
import org.alea.app.table.Way;
import org.alea.games.fateforge.FateforgeMove;
import org.alea.games.fateforge.FateforgeTable;
import org.alea.games.fateforge.cards.CombatScene;
import org.alea.games.fateforge.cards.FateforgeContent;
import org.alea.games.fateforge.rules.Ground;
import org.alea.games.fateforge.state.Prompt;

/** A way out drawn by hand: first the hero, then one zone after the other up to the exit (FATE-235). */
public final class PathDrawing {
    private final FateforgeTable table;
    private final CombatScene scene;
    private final Prompt.Leaving leaving;
    private final Ground ground;

    private PathDrawing(FateforgeContent content, FateforgeTable table, CombatScene scene, Prompt.Leaving leaving) {
        this.table = table;
        this.scene = scene;
        this.leaving = leaving;
        ground = new Ground(content, table.state());
    }

    /** Where the heroes leave and an exit has been chosen. */
    static Optional<PathDrawing> of(FateforgeContent content, FateforgeTable table) {
        Optional<Prompt.Leaving> leaving = table.prompt()
                .filter(Prompt.Leaving.class::isInstance)
                .map(Prompt.Leaving.class::cast)
                .filter(asked -> !asked.exit().isEmpty());
        Optional<CombatScene> scene = table.scene().map(fray -> content.scene(fray.scene()));
        return leaving.flatMap(asked -> scene.map(found -> new PathDrawing(content, table, found, asked)));
    }

    /** The zones drawn so far, the hero's own first; nothing where no path is being drawn. */
    public static List<String> drawn(FateforgeTable table, Reach draft) {
        boolean leaves = table.prompt().filter(Prompt.Leaving.class::isInstance).isPresent();
        if (!leaves || draft.isEmpty() || !draft.spots().get(0).kind().equals("hero")) {
            return List.of();
        }
        List<String> zones = new ArrayList<>();
        zones.add(table.hero(draft.spots().get(0).id()).fight().zone());
        draft.spots().stream().skip(1).map(Spot::id).forEach(zones::add);
        return zones;
    }

    /** All that a hand can do for it now. */
    List<Way<Gesture<FateforgeMove, Reach>>> ways(Reach draft) {
        List<Way<Gesture<FateforgeMove, Reach>>> ways = new ArrayList<>();
        for (Prompt.ExitPath path : leaving.paths()) {
            Spot hero = FateSpots.hero(path.hero());
            ways.add(Way.touch(hero, change(List.of(hero))));
            next(List.of(hero)).forEach(zone -> ways.add(new Way<>(hero, zone, step(List.of(hero), zone))));
        }
        next(draft.spots()).forEach(zone -> ways.add(Way.touch(zone, step(draft.spots(), zone))));
        return ways;
    }

    /** The zones that the path can go on to: beside its end, and not on it yet. */
    List<Spot> next(List<Spot> spots) {
        List<String> zones = drawn(table, new Reach(spots, Optional.empty()));
        if (zones.isEmpty()) {
            return List.of();
        }
        String end = zones.get(zones.size() - 1);
        return scene.zones().stream()
                .map(CombatScene.SceneZone::id)
                .filter(zone -> !zones.contains(zone) && ground.adjacent(end, zone))
                .map(FateSpots::zone)
                .toList();
    }

    private Gesture<FateforgeMove, Reach> step(List<Spot> spots, Spot zone) {
        List<Spot> more = Reach.plus(spots, zone);
        boolean there = scene.exit(leaving.exit())
                .filter(exit -> exit.zone().equals(zone.id()))
                .isPresent();
        return there
                ? new Gesture.Play<>(
                        new FateforgeMove.SetPath(more.get(0).id(), drawn(table, new Reach(more, Optional.empty()))))
                : change(more);
    }

    private static Gesture<FateforgeMove, Reach> change(List<Spot> spots) {
        return new Gesture.Change<>(new Reach(spots, Optional.empty()));
    }
}
