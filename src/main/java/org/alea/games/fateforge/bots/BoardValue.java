package org.alea.games.fateforge.bots;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.alea.games.fateforge.cards.CombatScene;
import org.alea.games.fateforge.cards.CombatScene.FoeSetup;
import org.alea.games.fateforge.cards.CombatScene.SceneExit;
import org.alea.games.fateforge.cards.CombatScene.TokenSetup;
import org.alea.games.fateforge.cards.FateforgeContent;
import org.alea.games.fateforge.cards.FoeCard;
import org.alea.games.fateforge.cards.FoeColour;
import org.alea.games.fateforge.cards.HeroCard;
import org.alea.games.fateforge.cards.SceneGoal;
import org.alea.games.fateforge.cards.SceneMap;
import org.alea.games.fateforge.cards.TokenKind;
import org.alea.games.fateforge.rules.Exits;
import org.alea.games.fateforge.rules.FoeIntent;
import org.alea.games.fateforge.rules.Goals;
import org.alea.games.fateforge.rules.Ground;
import org.alea.games.fateforge.rules.Sheet;
import org.alea.games.fateforge.state.BossInPlay;
import org.alea.games.fateforge.state.FateforgeState;
import org.alea.games.fateforge.state.Foe;
import org.alea.games.fateforge.state.Fray;
import org.alea.games.fateforge.state.Hero;
import org.alea.games.fateforge.state.Prompt.ExitPath;
import org.alea.games.fateforge.state.Token;

/** What a board is worth to two heroes, one of whom is to move (FATE-494). */
final class BoardValue {
    private static final double MAIN = 60;
    private static final double SECONDARY = 14;
    private static final double APPROACH = 14;
    private static final double SLOPE = 0.8;
    private static final double OTHER_HERO = 0.6;
    private static final double SECONDARY_GOAL = 0.35;
    private static final double COURIER_GOAL = 1.5;
    private static final double BOSS_GOAL = 1.2;
    private static final double ANY_ENEMY = 0.5;
    private static final double GEM_GOAL = 0.12;
    private static final double FOOD_GOAL = 0.15;
    private static final double CLOSED_DOOR = 1.5;
    private static final int LOW_HEALTH = 4;

    private final FateforgeContent content;

    BoardValue(FateforgeContent content) {
        this.content = content;
    }

    /** Somewhere worth going to, and how much. */
    private record Attraction(String zone, double weight) {}

    double of(FateforgeState state, String active) {
        Ground ground = new Ground(content, state);
        Fray fray = state.scene();
        CombatScene scene = content.scene(fray.scene());
        boolean otherActs = otherActs(state, active);
        double value = objectives(ground, scene);
        List<Attraction> attractions = attractions(ground, scene);
        for (Hero hero : state.heroes()) {
            if (hero.standing()) {
                double best = best(ground, scene, attractions, hero);
                value += hero.id().equals(active) ? best : OTHER_HERO * best;
            }
            value += hero(ground, hero, active);
        }
        value += foes(ground, scene, otherActs);
        value += 1.3 * fray.gold() + 2 * fray.food();
        value -= threat(ground);
        if (fray.round() >= fray.rounds()) {
            value -= 1.5 * leastExitDamage(ground, scene);
        }
        return value;
    }

    private static boolean otherActs(FateforgeState state, String active) {
        for (Hero hero : state.heroes()) {
            if (!hero.id().equals(active) && hero.standing() && !hero.fight().acted()) {
                return true;
            }
        }
        return false;
    }

    // --- objectives

    private double objectives(Ground ground, CombatScene scene) {
        double value = ground.state().scene().lost() ? -MAIN : 0;
        for (SceneGoal goal : scene.main()) {
            value += MAIN * progress(ground, scene, goal);
        }
        for (SceneGoal goal : scene.secondary()) {
            value += SECONDARY * progress(ground, scene, goal);
        }
        return value;
    }

    private static double progress(Ground ground, CombatScene scene, SceneGoal goal) {
        switch (goal.kind()) {
            case LEAVE -> {
                return 0;
            }
            case LEAVE_BY -> {
                Optional<SceneExit> exit = scene.exit(goal.what());
                return exit.isPresent() && !ground.defended(exit.get().defended()) ? 0.5 : 0;
            }
            case STOP_COURIER -> {
                if (Goals.met(ground, goal)) {
                    return 1;
                }
                boolean alive = ground.state().scene().foes().stream().anyMatch(Foe::courier);
                return alive || ground.state().scene().lost() ? 0 : 0.7;
            }
            default -> {
                return Math.min(1.0, (double) Goals.done(ground, goal) / Goals.needed(ground, goal));
            }
        }
    }

    // --- where to go

    private List<Attraction> attractions(Ground ground, CombatScene scene) {
        List<Attraction> all = new ArrayList<>();
        for (SceneGoal goal : scene.main()) {
            attract(ground, scene, goal, 1, all);
        }
        for (SceneGoal goal : scene.secondary()) {
            attract(ground, scene, goal, SECONDARY_GOAL, all);
        }
        for (Token token : ground.state().scene().tokens()) {
            if (token.kind() == TokenKind.GEM) {
                all.add(new Attraction(
                        token.zone(), GEM_GOAL * token.gem().orElseThrow().gold()));
            } else if (token.kind() == TokenKind.FOOD) {
                all.add(new Attraction(token.zone(), FOOD_GOAL));
            }
        }
        return all;
    }

    private void attract(Ground ground, CombatScene scene, SceneGoal goal, double weight, List<Attraction> into) {
        Fray fray = ground.state().scene();
        if (Goals.met(ground, goal)) {
            return;
        }
        switch (goal.kind()) {
            case COLLECT -> tokens(fray, TokenKind.OBJECTIVE, "", weight, into);
            case EXPLORE -> tokens(fray, TokenKind.EXPLORATION, "", weight, into);
            case OPEN_CHEST -> tokens(fray, TokenKind.CHEST, "", weight, into);
            case TAKE_GEM -> {
                for (TokenSetup token : scene.tokens()) {
                    if (token.kind() == TokenKind.GEM && token.zone().equals(goal.what())) {
                        into.add(new Attraction(token.zone(), weight));
                    }
                }
            }
            case LEAVE -> {}
            case LEAVE_BY -> {
                SceneExit exit = scene.exit(goal.what()).orElseThrow();
                if (ground.defended(exit.defended())) {
                    into.add(new Attraction(exit.zone(), weight));
                }
            }
            case STOP_COURIER -> {
                for (Foe foe : fray.foes()) {
                    if (foe.courier()) {
                        into.add(new Attraction(foe.zone(), weight * COURIER_GOAL));
                    }
                }
                tokens(fray, TokenKind.OBJECTIVE, "", weight, into);
            }
            case DEFEAT_ENEMIES -> {
                for (Foe foe : fray.foes()) {
                    into.add(new Attraction(foe.zone(), weight * ANY_ENEMY));
                }
            }
            case DEFEAT_CARD -> {
                for (Foe foe : fray.foes()) {
                    if (foe.card().equals(goal.what())) {
                        into.add(new Attraction(foe.zone(), weight));
                    }
                }
            }
            case DEFEAT_BOSS, EXPLOIT_WEAK_POINT -> {
                for (Foe foe : fray.foes()) {
                    if (ground.card(foe).boss()) {
                        into.add(new Attraction(foe.zone(), weight * BOSS_GOAL));
                    }
                }
            }
        }
    }

    private static void tokens(Fray fray, TokenKind kind, String zone, double weight, List<Attraction> into) {
        for (Token token : fray.tokens()) {
            if (token.kind() == kind && (zone.isEmpty() || token.zone().equals(zone))) {
                into.add(new Attraction(token.zone(), weight));
            }
        }
    }

    private static double best(Ground ground, CombatScene scene, List<Attraction> attractions, Hero hero) {
        double best = 0;
        for (Attraction attraction : attractions) {
            double distance = distance(ground, scene, hero.fight().zone(), attraction.zone());
            best = Math.max(best, attraction.weight() * APPROACH / (1 + SLOPE * distance));
        }
        return best;
    }

    /** A closed door counts as two and a half steps. */
    private static double distance(Ground ground, CombatScene scene, String from, String to) {
        double now = ground.distance(from, to);
        if (scene.doors().isEmpty()) {
            return now;
        }
        SceneMap map = scene.map();
        double open = map.distance((1 << scene.doors().size()) - 1, map.index(from), map.index(to));
        return Math.min(now, open + CLOSED_DOOR);
    }

    // --- heroes

    private double hero(Ground ground, Hero hero, String active) {
        if (!hero.standing()) {
            return -25;
        }
        double value = 2.4 * Math.min(LOW_HEALTH, hero.health()) + 1.3 * Math.max(0, hero.health() - LOW_HEALTH);
        value += 0.9 * hero.energy() + 0.1 * hero.fight().parry();
        if (content.hero(hero.id()).abilities().contains(HeroCard.Gift.STEALTH)) {
            value += hidden(ground, hero, active);
        }
        return value;
    }

    /** The Rogue counts as she will be after her turn. */
    private static double hidden(Ground ground, Hero hero, String active) {
        if (!hero.id().equals(active)) {
            return hero.fight().hidden() ? 2 : 0;
        }
        boolean watched = ground.state().scene().foes().stream()
                .anyMatch(foe -> foe.in(hero.fight().zone()) && !foe.stunned());
        if (hero.fight().hidden()) {
            return watched ? 0 : 2;
        }
        return !ground.anyFoeIn(hero.fight().zone()) && hero.energy() > 0 ? 2 - 0.8 : 0;
    }

    // --- enemies

    static double threatOf(FoeColour colour) {
        return switch (colour) {
            case WHITE, RED -> 1;
            case BLUE -> 1.5;
            case GREEN -> 2;
            case BROWN -> 3;
            case PURPLE -> 4;
            case BOSS -> 6;
        };
    }

    private double foes(Ground ground, CombatScene scene, boolean otherActs) {
        Fray fray = ground.state().scene();
        double value = 0;
        for (String defeated : fray.defeats()) {
            FoeSetup setup = scene.foe(defeated).orElseThrow();
            value += 2 * threatOf(content.foe(setup.card()).colour()) + 2;
        }
        for (Foe foe : fray.foes()) {
            FoeCard card = ground.card(foe);
            if (card.boss()) {
                value += 3 * Math.max(0, card.armour() - foe.armour())
                        + (otherActs ? 3 : 0.8) * foe.cubes()
                        + 26 * (card.wounds() - foe.wounds());
            } else {
                value += 1.2 * Math.max(0, card.armour() - foe.armour()) + (otherActs ? 0.9 : 0.25) * foe.cubes();
                value += foe.stunned() ? 1.5 : 0;
            }
        }
        if (fray.boss().isPresent()) {
            BossInPlay boss = fray.boss().get();
            value += 5 * boss.covered().size() + (boss.exploited() ? 8 : 0);
            if (fray.foes().stream().noneMatch(foe -> foe.card().equals(boss.card()))) {
                value += 26 * content.foe(boss.card()).wounds()
                        + 3 * content.foe(boss.card()).armour();
            }
        }
        return value;
    }

    /** FATE-496: what all enemies would do now, as far as it hurts. */
    private double threat(Ground ground) {
        FateforgeState state = ground.state();
        double[] damage = new double[2];
        for (FoeIntent intent : FoeIntent.all(content, state)) {
            if (intent.damage() > 0 && !intent.heroes().isEmpty()) {
                String victim = intent.heroes().size() == 1
                        ? intent.heroes().get(0)
                        : hardiest(state).id();
                damage[state.heroes().get(0).id().equals(victim) ? 0 : 1] += intent.damage();
            }
        }
        for (Foe foe : state.scene().foes()) {
            if (ground.card(foe).boss()) {
                for (String id : state.scene().order()) {
                    Hero hero = state.hero(id);
                    if (Ground.visible(hero)
                            && ground.distance(foe.zone(), hero.fight().zone()) <= 1) {
                        damage[state.heroes().get(0).id().equals(id) ? 0 : 1] += 1;
                        break;
                    }
                }
            }
        }
        double threat = 0;
        for (int i = 0; i < 2; i++) {
            Hero hero = state.heroes().get(i);
            double expected = 1.15 * damage[i] - hero.fight().parry() - 0.7 * Sheet.armourCubes(hero);
            if (expected > 0 && hero.standing()) {
                threat += expected * (hero.health() <= 2 ? 4.5 : hero.health() <= LOW_HEALTH ? 2.6 : 1.6);
                threat += expected >= hero.health() ? 14 : 0;
            }
        }
        return threat;
    }

    /** The victim rule: most health, Parry and armour. */
    static Hero hardiest(FateforgeState state) {
        Hero best = state.heroes().get(0);
        for (Hero hero : state.heroes()) {
            if (Ground.visible(hero) && (!Ground.visible(best) || hardiness(hero) > hardiness(best))) {
                best = hero;
            }
        }
        return best;
    }

    static int hardiness(Hero hero) {
        return hero.health() + 3 * hero.fight().parry() + 2 * Sheet.armourCubes(hero);
    }

    /** Of the exits that may be used, the one that hurts least in all. */
    static int leastExitDamage(Ground ground, CombatScene scene) {
        int least = 99;
        for (SceneExit exit : scene.exits()) {
            if (!ground.defended(exit.defended())) {
                int damage = 0;
                for (ExitPath path : Exits.paths(ground, exit)) {
                    damage += Exits.harm(ground, path);
                }
                boolean named = scene.main().stream()
                        .noneMatch(goal -> goal.kind() == SceneGoal.Kind.LEAVE_BY
                                && !goal.what().equals(exit.id()));
                least = Math.min(least, named ? damage : damage + 20);
            }
        }
        return least == 99 ? 10 : least;
    }
}
