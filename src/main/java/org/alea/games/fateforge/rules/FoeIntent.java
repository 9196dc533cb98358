package org.alea.games.fateforge.rules;

import java.util.ArrayList;
import java.util.List;
import org.alea.games.fateforge.cards.BarSection;
import org.alea.games.fateforge.cards.FateforgeContent;
import org.alea.games.fateforge.cards.FoeDeed;
import org.alea.games.fateforge.cards.SceneMap;
import org.alea.games.fateforge.state.FateforgeState;
import org.alea.games.fateforge.state.Foe;
import org.alea.games.fateforge.state.Hero;

/**
 * What an enemy would do if it were activated now, for the board as it lies (FATE-496 a). A boss draws its card first and
 * has none.
 *
 * @param section the one it would perform, counted from 0; -1 if it is idle
 * @param notation as it is printed; empty if it is idle
 * @param reason {@code only}, {@code first}, {@code last}, {@code magnet}, {@code choice} or {@code drawn} for its
 *     victims, empty without; for an idle one {@code idleStunned}, {@code idleRange}, {@code idleRooted},
 *     {@code idleNobody} or {@code idleUnable}, the key of its sentence under {@code because}
 * @param heroes its victims: several where the player chooses or a draw decides
 * @param zones where its movement may lead: several where a draw decides; empty without a movement
 * @param damage of all its attacks
 */
public record FoeIntent(
        String foe,
        int section,
        String notation,
        String reason,
        String rule,
        List<String> heroes,
        List<String> zones,
        int damage,
        boolean toxic) {

    public FoeIntent {
        heroes = List.copyOf(heroes);
        zones = List.copyOf(zones);
    }

    public boolean idle() {
        return section < 0;
    }

    /** The intents of all enemies but bosses, in the order of activation. */
    public static List<FoeIntent> all(FateforgeContent content, FateforgeState state) {
        return all(new Ground(content, state));
    }

    static List<FoeIntent> all(Ground ground) {
        List<FoeIntent> intents = new ArrayList<>();
        for (Foe foe : ground.fray.foes()) {
            if (!ground.card(foe).boss()) {
                intents.add(of(ground, foe));
            }
        }
        return intents;
    }

    private static FoeIntent of(Ground ground, Foe foe) {
        if (foe.stunned()) {
            return idle(foe, "idleStunned", "FATE-265");
        }
        FoeMind.Intention intention = FoeMind.first(ground, foe, FoeMind.bar(ground, foe));
        if (!intention.matches()) {
            return intention.distance() >= SceneMap.NO_WAY
                    ? idle(foe, "idleNobody", "FATE-207")
                    : idle(foe, "idleRange", "FATE-202");
        }
        if (!intention.possible()) {
            return ground.rooted(foe) ? idle(foe, "idleRooted", "FATE-105") : idle(foe, "idleUnable", "FATE-201");
        }
        BarSection section = intention.section();
        int damage = 0;
        List<String> zones = new ArrayList<>();
        int distance = intention.distance();
        for (FoeDeed deed : section.actions()) {
            if (deed instanceof FoeDeed.Advance) {
                distance--;
                ways(ground, foe, intention.victims(), zones);
            } else if (deed.damage() > 0 && (deed.shoots() || distance <= 0)) {
                damage += deed.damage() + section.plus();
            }
        }
        return new FoeIntent(
                foe.id(),
                intention.index(),
                section.notation(),
                intention.reason(),
                intention.rule(),
                intention.victims(),
                zones,
                damage,
                section.toxic());
    }

    private static void ways(Ground ground, Foe foe, List<String> victims, List<String> zones) {
        for (String victim : victims) {
            Hero hero = ground.state.hero(victim);
            int steps = Paths.firstSteps(ground, foe.zone(), hero.fight().zone());
            for (int zone = 0; steps != 0; zone++, steps >>>= 1) {
                if ((steps & 1) != 0 && !zones.contains(ground.map.id(zone))) {
                    zones.add(ground.map.id(zone));
                }
            }
        }
    }

    private static FoeIntent idle(Foe foe, String reason, String rule) {
        return new FoeIntent(foe.id(), -1, "", reason, rule, List.of(), List.of(), 0, false);
    }
}
