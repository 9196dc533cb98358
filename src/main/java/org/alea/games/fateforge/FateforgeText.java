package org.alea.games.fateforge;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.alea.content.Wording;
import org.alea.engine.Language;
import org.alea.games.fateforge.cards.CombatScene;
import org.alea.games.fateforge.cards.CombatScene.SceneDoor;
import org.alea.games.fateforge.cards.CombatScene.SceneExit;
import org.alea.games.fateforge.cards.CombatScene.SceneZone;
import org.alea.games.fateforge.cards.FateforgeContent;
import org.alea.games.fateforge.cards.SceneGoal;
import org.alea.games.fateforge.cards.StoryScene;
import org.alea.games.fateforge.cards.TokenKind;
import org.alea.games.fateforge.rules.Goals;
import org.alea.games.fateforge.rules.Ground;
import org.alea.games.fateforge.rules.Sheet;
import org.alea.games.fateforge.state.Agreement;
import org.alea.games.fateforge.state.Chronicle;
import org.alea.games.fateforge.state.FateforgeState;
import org.alea.games.fateforge.state.Foe;
import org.alea.games.fateforge.state.Fray;
import org.alea.games.fateforge.state.Gear;
import org.alea.games.fateforge.state.HeldResult;
import org.alea.games.fateforge.state.Hero;
import org.alea.games.fateforge.state.Prompt;
import org.alea.games.fateforge.state.Token;

/** The table as text, for the terminal. */
final class FateforgeText {
    private final FateforgeContent content;
    private final Wording wording;
    private final Language language;

    FateforgeText(FateforgeContent content, Wording wording, Language language) {
        this.content = content;
        this.wording = wording;
        this.language = language;
    }

    String table(FateforgeTable table) {
        FateforgeState state = table.state();
        List<String> lines = new ArrayList<>();
        if (state.fray().isPresent()) {
            scene(state, lines);
        } else {
            camp(state, lines);
        }
        lines.add(
                say("table.bag", "gold", state.bag().gold(), "food", state.bag().food()));
        state.prompt().ifPresent(prompt -> question(prompt, lines));
        state.sceneEnd().ifPresent(end -> lines.add(say(end.won() ? "table.won" : "table.lost")));
        return String.join("\n", lines);
    }

    String standing(FateforgeTable table) {
        FateforgeState state = table.state();
        if (state.fray().isPresent()) {
            Fray fray = state.fray().get();
            return say("table.standing.scene", "scene", fray.scene(), "round", fray.round(), "rounds", fray.rounds());
        }
        return say(
                "table.standing.quest",
                "quest",
                state.agreement().goal(),
                "step",
                state.quest().step());
    }

    private String say(String key, Object... words) {
        Map<String, Object> named = new LinkedHashMap<>();
        for (int i = 0; i < words.length; i += 2) {
            named.put((String) words[i], words[i + 1]);
        }
        return wording.say(key, named, language);
    }

    private void question(Prompt prompt, List<String> lines) {
        if (prompt instanceof Prompt.Absorbing hurt) {
            lines.add(say("table.damage", "hero", hurt.hero(), "n", hurt.damage()));
        } else if (prompt instanceof Prompt.ChoosingVictim choice) {
            lines.add(say("table.victim", "foe", choice.foe()));
        } else if (prompt instanceof Prompt.Telling telling) {
            StoryScene story = content.story(telling.story());
            lines.add(say(
                    "table.story",
                    "story",
                    story.id(),
                    "text",
                    story.stages().get(telling.stage()).text().in(language)));
        } else if (prompt instanceof Prompt.Testing test) {
            lines.add(say(
                    "table.test",
                    "trait",
                    "HeroTrait." + test.trial().trait(),
                    "hero",
                    test.hero(),
                    "faces",
                    test.trial().faces().stream()
                            .map(face -> "TestFace." + face)
                            .toList()));
        }
    }

    // --- between scenes

    private void camp(FateforgeState state, List<String> lines) {
        lines.add(say(
                "table.quest",
                "quest",
                state.agreement().goal(),
                "step",
                state.quest().step(),
                "laurels",
                state.quest().laurels()));
        if (state.agreement().mode() == Agreement.Mode.CAMPAIGN) {
            chronicle(state.quest().chronicle(), lines);
        }
        state.rest().ifPresent(rest -> {
            lines.add(say("table.rest", "time", rest.time()));
            if (!rest.place().isEmpty()) {
                lines.add(say("table.place", "place", rest.place()));
            }
        });
        for (Hero hero : state.heroes()) {
            lines.add(say(
                    "table.camp",
                    "hero",
                    hero.id(),
                    "health",
                    hero.health(),
                    "maxHealth",
                    hero.maxHealth(),
                    "energy",
                    hero.energy(),
                    "maxEnergy",
                    hero.maxEnergy()));
            cards(hero, lines);
        }
    }

    private void chronicle(Chronicle chronicle, List<String> lines) {
        lines.add(say("table.chronicle", "points", chronicle.victories()));
        if (!chronicle.points().isEmpty()) {
            lines.add(say(
                    "table.traitPoints",
                    "traits",
                    chronicle.points().stream()
                            .map(trait -> "HeroTrait." + trait)
                            .toList()));
        }
    }

    private void cards(Hero hero, List<String> lines) {
        lines.add("  "
                + say(
                        "table.skills",
                        "skills",
                        hero.active().stream().map(id -> "skill." + id).toList()));
        if (!hero.gear().isEmpty()) {
            lines.add("  "
                    + say(
                            "table.items",
                            "items",
                            hero.gear().stream()
                                    .map(gear -> "item." + gear.card())
                                    .toList()));
        }
    }

    // --- in a scene

    private void scene(FateforgeState state, List<String> lines) {
        Ground ground = new Ground(content, state);
        Fray fray = state.scene();
        CombatScene scene = content.scene(fray.scene());
        lines.add(say(
                fray.round() == 0 ? "table.scene.no.round" : "table.scene",
                "scene",
                fray.scene(),
                "round",
                fray.round(),
                "rounds",
                fray.rounds(),
                "stretch",
                "Stretch." + fray.stretch().name()));
        scene.main().forEach(goal -> lines.add(goal("table.goal", ground, goal)));
        scene.secondary().forEach(goal -> lines.add(goal("table.second", ground, goal)));
        lines.add(say(
                "table.order",
                "first",
                fray.order().get(0),
                "second",
                fray.order().get(1),
                "slot",
                "ReactionSlot." + fray.slot().name()));
        for (SceneZone zone : scene.zones()) {
            lines.add(zone(ground, scene, zone));
        }
        for (SceneDoor door : scene.doors()) {
            lines.add(say("table.door", "door", door.id(), "a", door.a(), "b", door.b()) + " "
                    + say(fray.doorsOpen().contains(door.id()) ? "table.open" : "table.closed"));
        }
        for (Hero hero : state.heroes()) {
            hero(hero, lines);
        }
    }

    private String goal(String key, Ground ground, SceneGoal goal) {
        String what = wording.say("goal." + goal.kind().name(), Map.of("what", goal.what()), language);
        return say(key, "goal", what, "done", Goals.done(ground, goal), "n", Goals.needed(ground, goal));
    }

    private String zone(Ground ground, CombatScene scene, SceneZone zone) {
        List<String> here = new ArrayList<>();
        Fray fray = ground.state().scene();
        for (SceneExit exit : scene.exits()) {
            if (exit.zone().equals(zone.id())) {
                here.add(say("table.exit", "exit", exit.id()));
            }
        }
        scene.tokens().stream()
                .filter(token -> token.zone().equals(zone.id())
                        && (token.kind() == TokenKind.DIFFICULT || token.kind() == TokenKind.PORTAL))
                .forEach(token -> here.add(term("TokenKind." + token.kind().name())));
        for (Token token : fray.tokens()) {
            if (token.zone().equals(zone.id())) {
                here.add(token(token));
            }
        }
        for (Hero hero : ground.state().heroes()) {
            if (hero.in(zone.id())) {
                here.add(term(hero.id()));
            }
        }
        for (Foe foe : fray.foes()) {
            if (foe.in(zone.id())) {
                here.add(foe(foe, ground));
            }
        }
        String next = say("table.next", "zones", neighbours(ground, scene, zone));
        String name = say("table.zone", "zone", zone.id(), "name", zone.name().in(language));
        return name + " [" + next + "] " + String.join("; ", here);
    }

    private static List<String> neighbours(Ground ground, CombatScene scene, SceneZone zone) {
        return scene.zones().stream()
                .map(SceneZone::id)
                .filter(other -> ground.adjacent(zone.id(), other))
                .toList();
    }

    private String token(Token token) {
        return switch (token.kind()) {
            case FOUNTAIN -> say("table.fountain", "cubes", token.cubes());
            case GEM -> term("Gem." + token.gem().orElseThrow().name());
            case FOOD, TRAP, BARRICADE -> term("TokenKind." + token.kind().name());
            default -> term("TokenKind." + token.kind().name()) + " " + token.id();
        };
    }

    private String term(String id) {
        return wording.term(id, language);
    }

    private String foe(Foe foe, Ground ground) {
        String text = say(
                ground.card(foe).boss() ? "table.boss" : "table.foe",
                "foe",
                foe.id(),
                "cubes",
                foe.cubes(),
                "resistance",
                foe.resistance(),
                "armour",
                foe.armour(),
                "wounds",
                foe.wounds());
        if (foe.stunned()) {
            text += ", " + say("table.stunned");
        }
        if (!foe.defends().isEmpty()) {
            text += ", " + say("table.defends", "what", foe.defends());
        }
        if (!foe.guards().isEmpty()) {
            text += ", " + say("table.guards", "what", foe.guards());
        }
        return text;
    }

    private void hero(Hero hero, List<String> lines) {
        String line = say(
                "table.hero",
                "hero",
                hero.id(),
                "health",
                hero.health(),
                "maxHealth",
                hero.maxHealth(),
                "energy",
                hero.energy(),
                "maxEnergy",
                hero.maxEnergy(),
                "parry",
                hero.fight().parry(),
                "armour",
                Sheet.armourCubes(hero),
                "zone",
                hero.fight().zone());
        if (hero.fight().down()) {
            line += ", " + say("table.down");
        }
        if (hero.fight().hidden()) {
            line += ", " + say("table.hidden");
        }
        if (hero.stunned()) {
            line += ", " + say("table.stunned");
        }
        if (!hero.fight().carried().isEmpty()) {
            line += ", " + say("table.carried", "tokens", hero.fight().carried());
        }
        lines.add(line);
        List<String> results = new ArrayList<>();
        for (HeldResult result : hero.fight().results()) {
            if (!result.spent() && !hero.fight().covered()) {
                results.add(result.face().term());
            }
        }
        if (!results.isEmpty()) {
            lines.add("  " + say("table.results", "results", results));
        }
        cards(hero, lines);
        List<Gear> armour = Sheet.armour(hero);
        if (armour.size() > 1) {
            lines.add("  "
                    + say(
                            "table.items",
                            "items",
                            armour.stream().map(gear -> "item." + gear.card()).toList()));
        }
    }
}
