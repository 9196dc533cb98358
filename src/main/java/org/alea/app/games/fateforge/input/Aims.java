package org.alea.app.games.fateforge.input;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.alea.app.table.Spot;
import org.alea.games.fateforge.FateforgeMove;
import org.alea.games.fateforge.FateforgeTable;
import org.alea.games.fateforge.cards.CombatScene;
import org.alea.games.fateforge.cards.FateforgeContent;
import org.alea.games.fateforge.cards.ResultFace;
import org.alea.games.fateforge.state.Foe;
import org.alea.games.fateforge.state.Hero;

/** What on the table an id in a move stands for. */
final class Aims {
    private final FateforgeContent content;
    private final FateforgeTable table;
    private final Optional<CombatScene> scene;

    Aims(FateforgeContent content, FateforgeTable table) {
        this.content = content;
        this.table = table;
        this.scene = table.scene().map(fray -> content.scene(fray.scene()));
    }

    FateforgeContent content() {
        return content;
    }

    FateforgeTable table() {
        return table;
    }

    List<Spot> dice(List<String> results) {
        return results.stream().map(FateSpots::die).toList();
    }

    /** A zone, or a portal that leads to one. */
    Spot place(String id) {
        return scene.flatMap(found -> found.zone(id)).isPresent() ? FateSpots.zone(id) : FateSpots.token(id);
    }

    /** The aims of a card in their order; what needs no choice is left out. */
    List<Spot> all(List<String> aims) {
        List<Spot> spots = new ArrayList<>();
        for (String aim : aims) {
            if (!aim.isEmpty()) {
                add(aim, spots);
            }
        }
        return spots;
    }

    private void add(String aim, List<Spot> into) {
        int plus = aim.indexOf('+');
        int onward = aim.indexOf('>');
        if (aim.equals(FateforgeMove.SKIP)) {
            into.add(Spot.of(FateSpots.SKIP, into.size()));
        } else if (plus > 0) {
            into.add(one(aim.substring(0, plus)));
            into.add(FateSpots.die(aim.substring(plus + 1)));
        } else if (onward > 0) {
            into.add(one(aim.substring(0, onward)));
            into.add(one(aim.substring(onward + 1)));
        } else {
            into.add(one(aim));
        }
    }

    private Spot one(String id) {
        if (table.state().heroes().stream().map(Hero::id).anyMatch(id::equals)) {
            return FateSpots.hero(id);
        }
        if (table.scene().stream()
                .flatMap(fray -> fray.foes().stream())
                .map(Foe::id)
                .anyMatch(id::equals)) {
            return FateSpots.foe(id);
        }
        for (ResultFace face : ResultFace.values()) {
            if (face.name().equals(id)) {
                return Spot.of(FateSpots.FACE, id);
            }
        }
        return id.indexOf('.') > 0 ? FateSpots.die(id) : place(id);
    }
}
