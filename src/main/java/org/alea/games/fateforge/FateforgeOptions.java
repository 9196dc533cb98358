package org.alea.games.fateforge;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.alea.engine.IllegalSetupException;
import org.alea.engine.Setup;
import org.alea.engine.SetupOption;
import org.alea.engine.Words;
import org.alea.games.fateforge.cards.BattleQuest;
import org.alea.games.fateforge.cards.CombatScene;
import org.alea.games.fateforge.cards.FateforgeContent;
import org.alea.games.fateforge.cards.Threat;
import org.alea.games.fateforge.state.Agreement;
import org.alea.games.fateforge.state.Agreement.Mode;

/** What is chosen before a game (FATE-001, FATE-290, FATE-294 to FATE-297, FATE-410, FATE-423). */
final class FateforgeOptions {
    private static final int HEROES = 2;
    private static final int HIGHEST_TIER = 2;
    private static final List<String> PAIR = List.of("merc", "guard");

    private FateforgeOptions() {}

    static List<SetupOption> offered(FateforgeContent content) {
        // the Mercenary first: who stands first here counts as picked first (FATE-481, FATE-521)
        List<String> heroes = content.heroes().stream()
                .map(hero -> hero.id())
                .sorted((a, b) -> Boolean.compare(!PAIR.contains(a), !PAIR.contains(b)) != 0
                        ? Boolean.compare(!PAIR.contains(a), !PAIR.contains(b))
                        : Integer.compare(PAIR.indexOf(a), PAIR.indexOf(b)))
                .toList();
        List<String> scenes = content.scenes().stream().map(CombatScene::id).toList();
        List<String> quests = content.quests().stream().map(BattleQuest::id).toList();
        List<String> campaigns =
                content.campaigns().stream().map(BattleQuest::id).toList();
        return List.of(
                SetupOption.one("mode", "scene", "scene", "quest", "campaign", "tutorial"),
                SetupOption.one("scene", scenes.get(Math.min(1, scenes.size() - 1)), scenes.toArray(String[]::new))
                        .onlyWith("mode", List.of("scene")),
                SetupOption.one("quest", quests.get(0), quests.toArray(String[]::new))
                        .onlyWith("mode", List.of("quest")),
                SetupOption.one("campaign", campaigns.get(0), campaigns.toArray(String[]::new))
                        .onlyWith("mode", List.of("campaign")),
                new SetupOption("heroes", SetupOption.Kind.ANY, heroes, String.join(",", PAIR), true, Optional.empty()),
                SetupOption.one("level", "standard", "apprentice", "standard", "veteran")
                        .onlyWith("mode", List.of("scene", "quest")),
                SetupOption.one("loadout", "scene", "scene", "0", "1", "2").onlyWith("mode", List.of("scene")),
                SetupOption.one("forewarned", "off", "off", "on")
                        .onlyWith("mode", List.of("scene", "quest", "campaign")),
                SetupOption.one("hardcore", "off", "off", "on", "veiled")
                        .onlyWith("mode", List.of("scene", "quest", "campaign")));
    }

    /** FATE-001: exactly two different heroes. */
    static List<String> heroes(Setup setup) {
        List<String> heroes = setup.chosen("heroes");
        if (heroes.size() != HEROES) {
            String given = "heroes=" + setup.get("heroes");
            throw new IllegalSetupException(new Words(
                    given + "\u00a0: il faut exactement deux héros", given + ": expected exactly two heroes"));
        }
        return heroes;
    }

    static Agreement agreement(Setup setup, FateforgeContent content) {
        Mode mode = Mode.valueOf(setup.get("mode").toUpperCase(Locale.ROOT));
        Threat level = Threat.valueOf(setup.get("level").toUpperCase(Locale.ROOT));
        boolean forewarned = setup.get("forewarned").equals("on");
        boolean veiled = setup.get("hardcore").equals("veiled");
        boolean hardcore = veiled || setup.get("hardcore").equals("on");
        return switch (mode) {
            case TUTORIAL -> {
                CombatScene scene = content.scenes().stream()
                        .filter(CombatScene::tutorial)
                        .findFirst()
                        .orElse(content.scenes().get(0));
                yield new Agreement(mode, scene.id(), Threat.APPRENTICE, 0, false, false, false);
            }
            case SCENE -> {
                CombatScene scene = content.scene(setup.get("scene"));
                String loadout = setup.get("loadout");
                int tier = loadout.equals("scene") ? Math.min(HIGHEST_TIER, scene.tier()) : Integer.parseInt(loadout);
                yield new Agreement(mode, scene.id(), level, tier, forewarned, hardcore, veiled);
            }
            case CAMPAIGN ->
                new Agreement(mode, setup.get("campaign"), Threat.APPRENTICE, 0, forewarned, hardcore, veiled);
            case QUEST -> new Agreement(mode, setup.get("quest"), level, 0, forewarned, hardcore, veiled);
        };
    }
}
