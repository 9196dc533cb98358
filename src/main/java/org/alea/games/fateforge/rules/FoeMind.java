package org.alea.games.fateforge.rules;

import java.util.ArrayList;
import java.util.List;
import org.alea.games.fateforge.cards.BarSection;
import org.alea.games.fateforge.cards.CardFlag;
import org.alea.games.fateforge.cards.CombatScene.FoeSetup;
import org.alea.games.fateforge.cards.FoeDeed;
import org.alea.games.fateforge.cards.SceneMap;
import org.alea.games.fateforge.cards.TargetRule;
import org.alea.games.fateforge.state.Foe;
import org.alea.games.fateforge.state.Hero;
import org.alea.games.fateforge.state.OncePerRound;

/** What an enemy would do if it were activated now (FATE-130 to FATE-138, FATE-201 to FATE-208, FATE-478, FATE-479). */
final class FoeMind {
    private FoeMind() {}

    /** The bar an enemy acts by: its card's, or a courier's. */
    static List<BarSection> bar(Ground ground, Foe foe) {
        return foe.courier()
                ? ground.scene
                        .foe(foe.id())
                        .flatMap(FoeSetup::courier)
                        .orElseThrow()
                        .bar()
                : ground.card(foe).bar();
    }

    /**
     * One section as the enemy would perform it.
     *
     * @param victims empty if it needs none; several where the player or a draw decides
     * @param rule why these
     */
    record Intention(
            BarSection section,
            int index,
            int distance,
            boolean matches,
            boolean possible,
            List<String> victims,
            String reason,
            String rule) {}

    /** FATE-201: the first section that matches; index -1 if none does. */
    static Intention first(Ground ground, Foe foe, List<BarSection> bar) {
        for (int i = 0; i < bar.size(); i++) {
            Intention intention = section(ground, foe, bar, i);
            if (intention.matches()) {
                return intention;
            }
        }
        return new Intention(
                bar.isEmpty() ? new BarSection(0, 0, false, TargetRule.NONE, 0, false, 0, List.of(), "") : bar.get(0),
                -1,
                nearest(ground, foe, false, new ArrayList<>(2)),
                false,
                false,
                List.of(),
                "",
                "FATE-202");
    }

    static Intention section(Ground ground, Foe foe, List<BarSection> bar, int index) {
        BarSection section = bar.get(index);
        List<String> near = new ArrayList<>(2);
        int distance = nearest(ground, foe, shoots(section), near);
        boolean needs = needsHero(section);
        boolean matches =
                (section.any() && !needs) || (!near.isEmpty() && (section.any() || section.matches(distance)));
        if (!matches) {
            return new Intention(section, index, distance, false, false, List.of(), "", "FATE-202");
        }
        if (!needs || section.target() == TargetRule.NONE) {
            boolean possible = section.actions().get(0).possible(new FoeActing(ground, foe, ""));
            return new Intention(section, index, distance, true, possible, List.of(), "", "FATE-130");
        }
        List<String> able = new ArrayList<>(2);
        for (String victim : near) {
            if (section.actions().get(0).possible(new FoeActing(ground, foe, victim))) {
                able.add(victim);
            }
        }
        // whom a modifier names is named among all at that distance, able or not
        return named(ground, section, index, distance, section.target() == TargetRule.CHOICE ? able : near, able);
    }

    private static Intention named(
            Ground ground, BarSection section, int index, int distance, List<String> near, List<String> able) {
        if (able.isEmpty()) {
            return new Intention(section, index, distance, true, false, List.of(), "", "FATE-201");
        }
        if (section.target() == TargetRule.CHOICE) {
            boolean drawn = !section.actions().get(0).attacks();
            return new Intention(
                    section,
                    index,
                    distance,
                    true,
                    true,
                    able,
                    able.size() == 1 ? "only" : drawn ? "drawn" : "choice",
                    able.size() == 1 ? "FATE-133" : drawn ? "FATE-205" : "FATE-203");
        }
        String drawing = magnet(ground, near);
        if (!drawing.isEmpty()) {
            return new Intention(
                    section, index, distance, true, able.contains(drawing), List.of(drawing), "magnet", "FATE-208");
        }
        String victim = near.get(0);
        if (near.size() > 1) {
            boolean first = section.target() == TargetRule.FIRST;
            victim = ground.fray.order().get(first ? 0 : 1);
        }
        return new Intention(
                section,
                index,
                distance,
                true,
                able.contains(victim),
                List.of(victim),
                near.size() == 1 ? "only" : section.target() == TargetRule.FIRST ? "first" : "last",
                near.size() == 1 ? "FATE-133" : "FATE-204");
    }

    /** FATE-208: who draws what aims at the first or the last: the one who taunts, then the prey. */
    private static String magnet(Ground ground, List<String> near) {
        String prey = "";
        int preys = 0;
        for (String id : near) {
            Hero hero = ground.state.hero(id);
            if (hero.fight().hasUsed(OncePerRound.TAUNT)) {
                return id;
            }
            if (ground.fray.round() == 1 && !hero.corruption().isEmpty() && ground.flag(hero, CardFlag.PREY)) {
                prey = id;
                preys++;
            }
        }
        return preys == 1 ? prey : "";
    }

    /** FATE-131: the distance of the nearest valid hero, and the heroes at that distance. */
    private static int nearest(Ground ground, Foe foe, boolean shooting, List<String> near) {
        int least = SceneMap.NO_WAY;
        for (Hero hero : ground.state.heroes()) {
            if (!Ground.visible(hero) || (shooting && !mayBeShot(ground, foe, hero))) {
                continue;
            }
            int distance = ground.distance(foe.zone(), hero.fight().zone());
            if (distance >= SceneMap.NO_WAY) {
                continue;
            }
            if (distance < least) {
                least = distance;
                near.clear();
            }
            if (distance == least) {
                near.add(hero.id());
            }
        }
        return least;
    }

    /** FATE-479. */
    static boolean mayBeShot(Ground ground, Foe foe, Hero hero) {
        return !ground.fray.smoke().contains(hero.fight().zone())
                && ground.shotPasses(foe.zone(), hero.fight().zone());
    }

    /** Whether the first attack of the section is a Shot. */
    private static boolean shoots(BarSection section) {
        for (FoeDeed deed : section.actions()) {
            if (deed.attacks()) {
                return deed.shoots();
            }
        }
        return false;
    }

    private static boolean needsHero(BarSection section) {
        for (FoeDeed deed : section.actions()) {
            if (deed.needsHero()) {
                return true;
            }
        }
        return false;
    }
}
