package org.alea.app.games.fateforge;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import org.alea.app.games.SetupOutlook;
import org.alea.app.games.SetupPreset;
import org.alea.app.shell.Texts;
import org.alea.app.table.Glyph;
import org.alea.engine.Language;
import org.alea.engine.Setup;
import org.alea.games.fateforge.cards.BattleQuest;
import org.alea.games.fateforge.cards.CombatScene;
import org.alea.games.fateforge.cards.FateforgeContent;

/** The set-ups that have a name, and what a set-up puts on the table. */
final class FateforgeOutlook {
    static final List<SetupPreset> PRESETS = List.of(
            new SetupPreset("fateforge.preset.tutorial", Map.of("mode", "tutorial", "heroes", "merc,guard")),
            new SetupPreset("fateforge.preset.skirmish", Map.of("mode", "scene", "level", "standard")),
            new SetupPreset("fateforge.preset.quest", Map.of("mode", "quest", "level", "standard")),
            new SetupPreset("fateforge.preset.campaign", Map.of("mode", "campaign")),
            new SetupPreset("fateforge.preset.veteran", Map.of("mode", "quest", "level", "veteran")));

    private FateforgeOutlook() {}

    static SetupOutlook of(FateforgeContent content, Setup setup, Texts texts) {
        List<SetupOutlook.Fact> facts = new ArrayList<>();
        Language language = texts.language();
        OptionalInt stars = OptionalInt.empty();
        List<String> heroes = new ArrayList<>();
        setup.chosen("heroes").forEach(hero -> heroes.add(content.hero(hero).person()));
        facts.add(fact("mdi2a-account-group", texts.get("fateforge.outlook.heroes", String.join(", ", heroes))));
        switch (setup.get("mode")) {
            case "quest", "campaign" -> {
                BattleQuest quest = content.quest(setup.get(setup.get("mode")));
                stars = OptionalInt.of(Math.max(1, Math.min(5, quest.difficulty())));
                facts.add(fact(
                        "mdi2m-map-marker-path",
                        texts.get(
                                "fateforge.outlook.quest",
                                quest.name().in(language),
                                quest.scenes(),
                                quest.steps().stream()
                                        .filter(BattleQuest.QuestStep::isRest)
                                        .count())));
                facts.add(fact("mdi2c-circle-multiple", texts.get("fateforge.outlook.gold", quest.startGold())));
            }
            case "scene" -> {
                CombatScene scene = content.scene(setup.get("scene"));
                facts.add(fact(
                        "mdi2s-sword-cross",
                        texts.get("fateforge.outlook.scene", scene.name().in(language), scene.rounds())));
                facts.add(fact("mdi2i-information-outline", scene.summary().in(language)));
            }
            default -> facts.add(fact("mdi2s-school", texts.get("fateforge.outlook.tutorial")));
        }
        return new SetupOutlook(OptionalInt.empty(), stars, facts);
    }

    private static SetupOutlook.Fact fact(String icon, String sentence) {
        return new SetupOutlook.Fact(Glyph.glyph(icon), sentence);
    }
}
