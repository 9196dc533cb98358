package org.alea.app.games.fateforge;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.alea.app.games.GameFigures;
import org.alea.app.shell.Texts;
import org.alea.content.GameBox;
import org.alea.games.fateforge.FateforgeBox;
import org.alea.games.fateforge.cards.FateforgeContent;

/** How games of Fateforge are told apart: by scene or quest, then by level, then by the pair of heroes. */
final class FateforgeFigures implements GameFigures {

    @Override
    public List<Kind> kinds(GameBox<?, ?> box, Map<String, String> setup, Texts texts) {
        FateforgeContent content = ((FateforgeBox) box).content();
        String mode = setup.getOrDefault("mode", "scene");
        List<Kind> kinds = new ArrayList<>();
        String goal = setup.getOrDefault(mode, "");
        String name = switch (mode) {
            case "quest", "campaign" -> content.quest(goal).name().in(texts.language());
            case "scene" -> content.scene(goal).name().in(texts.language());
            default -> texts.get("fateforge.preset.tutorial");
        };
        String id = mode + " " + goal;
        kinds.add(new Kind(id, name));
        if (mode.equals("scene") || mode.equals("quest")) {
            String level = setup.getOrDefault("level", "standard");
            id += " " + level;
            name += ", " + texts.get("fateforge.level." + level.toUpperCase(java.util.Locale.ROOT));
            kinds.add(new Kind(id, name));
        }
        List<String> pair = List.of(setup.getOrDefault("heroes", "").split(",")).stream()
                .filter(hero -> !hero.isEmpty())
                .sorted()
                .map(hero -> content.hero(hero).person())
                .toList();
        kinds.add(new Kind(id + " " + String.join("+", pair), name + ", " + String.join(" + ", pair)));
        return kinds;
    }

    @Override
    public boolean own(String purpose) {
        return purpose.equals("dice") || purpose.equals("reroll");
    }
}
