package org.alea.games.fateforge.rules;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.alea.games.fateforge.FateforgeEvent;
import org.alea.games.fateforge.cards.CardFlag;
import org.alea.games.fateforge.cards.FoeAbility;
import org.alea.games.fateforge.cards.TokenKind;
import org.alea.games.fateforge.state.AllyInPlay;
import org.alea.games.fateforge.state.Errand;
import org.alea.games.fateforge.state.Fighting;
import org.alea.games.fateforge.state.Foe;
import org.alea.games.fateforge.state.Fray;
import org.alea.games.fateforge.state.Gear;
import org.alea.games.fateforge.state.Hero;
import org.alea.games.fateforge.state.Prompt;
import org.alea.games.fateforge.state.Token;

/** What heroes suffer and recover: damage, losses, going down, healing (FATE-020 to FATE-024, FATE-250 to FATE-256). */
final class Health {
    private static final int MOST_PARRY = 20;
    private static final int MOST_DRAINED = 2;
    private static final int REVIVED = 2;

    private Health() {}

    /** Damage on its way to a hero: first what may cancel it, then how it is spread (FATE-086). */
    static void hurt(Referee referee, Errand.Hurt hurt) {
        Hero hero = referee.hero(hurt.hero());
        if (!hero.standing() || hurt.damage() <= 0) {
            return;
        }
        if (hurt.shot()) {
            String cloak = Triggers.ready(referee.ground(), hero, CardFlag.CANCEL_SHOT);
            if (!cloak.isEmpty()) {
                referee.push(new Prompt.CloakOffered(hero.id(), cloak, hurt));
                return;
            }
        }
        spread(referee, hurt);
    }

    static void spread(Referee referee, Errand.Hurt hurt) {
        Hero hero = referee.hero(hurt.hero());
        boolean parries = hero.fight().parry() > 0 && referee.ground().mayParry(hero);
        if (parries || Sheet.armourCubes(hero) > 0) {
            referee.push(new Prompt.Absorbing(hero.id(), hurt.damage(), hurt.toxic(), hurt.from(), hurt.exit()));
        } else {
            take(referee, hero.id(), hurt.damage(), hurt.toxic(), hurt.from(), 0, List.of());
        }
    }

    /** The packet hits: so much by Parry, so many cubes of each piece of armour, the rest by health. */
    static void take(
            Referee referee, String id, int damage, boolean toxic, String from, int parry, List<Integer> cubes) {
        Hero hero = referee.hero(id);
        int absorbed = 0;
        List<Gear> armour = Sheet.armour(hero);
        for (int i = 0; i < cubes.size(); i++) {
            if (cubes.get(i) > 0) {
                absorbed += cubes.get(i);
                hero = hero.with(armour.get(i).withArmour(armour.get(i).armour() - cubes.get(i)));
            }
        }
        int lost = Math.min(hero.health(), damage - parry - absorbed);
        Fighting fight = hero.fight().withParry(hero.fight().parry() - parry);
        if (toxic) {
            // FATE-374
            fight = fight.withSetAside(fight.setAside() + lost);
        }
        referee.put(hero.withHealth(hero.health() - lost).with(fight));
        referee.tell(new FateforgeEvent.HeroHurt(id, lost, parry, absorbed, toxic));
        Stealth.reveal(referee, id);
        if (lost > 0) {
            drain(referee, id, from);
            if (!toxic) {
                hurtAlly(referee, id);
            }
        }
        downIfSpent(referee, id, false);
    }

    /** FATE-122. */
    private static void drain(Referee referee, String hero, String from) {
        if (from.isEmpty() || !referee.ground().onTheMap(from)) {
            return;
        }
        Foe foe = referee.ground().find(from);
        if (referee.ground().has(foe, FoeAbility.Kind.LIFE_DRAIN)
                && foe.in(referee.hero(hero).fight().zone())
                && foe.armour() < MOST_DRAINED) {
            referee.because("drain", "FATE-122", List.of(from, hero), "foe", from);
            referee.put(foe.withArmour(foe.armour() + 1));
            referee.tell(new FateforgeEvent.FoeArmoured(from, 1));
        }
    }

    /** FATE-341, FATE-342. */
    private static void hurtAlly(Referee referee, String hero) {
        Optional<AllyInPlay> ally = referee.fray().ally();
        if (ally.isEmpty() || ally.get().out() || !ally.get().hero().equals(hero)) {
            return;
        }
        AllyInPlay hurt =
                ally.get().hurt(referee.content.ally(ally.get().card()).health());
        referee.put(referee.fray().with(hurt));
        referee.tell(new FateforgeEvent.AllyHurt(hurt.card(), hurt.cubes()));
        if (hurt.out()) {
            referee.tell(new FateforgeEvent.AllyOut(hurt.card()));
        }
    }

    /** Loses or spends health; this is no damage. */
    static void loseHealth(Referee referee, String id, int n, boolean corrupted) {
        Hero hero = referee.hero(id);
        int lost = Math.min(n, hero.health());
        if (lost > 0) {
            referee.put(hero.withHealth(hero.health() - lost));
            referee.tell(new FateforgeEvent.HealthLost(id, lost));
        }
        downIfSpent(referee, id, corrupted);
    }

    /** FATE-024: what energy is lacking is lost as health. */
    static void loseEnergy(Referee referee, String id, int n, boolean corrupted) {
        Hero hero = referee.hero(id);
        int lost = Math.min(n, hero.energy());
        if (lost > 0) {
            referee.put(hero.withEnergy(hero.energy() - lost));
            referee.tell(new FateforgeEvent.EnergyLost(id, lost));
        }
        if (n > lost) {
            loseHealth(referee, id, n - lost, corrupted);
        }
    }

    static void downIfSpent(Referee referee, String id, boolean corrupted) {
        Hero hero = referee.hero(id);
        if (hero.health() > 0 || !hero.standing() || hero.fight().zone().isEmpty()) {
            return;
        }
        Fighting fight = hero.fight();
        List<String> carried = fight.carried();
        Fighting lying = fight.withDown(true, corrupted)
                .withResults(List.of())
                .withParry(0)
                .withSetAside(0)
                .withHidden(false)
                .withCovered(false)
                .withCarried(List.of());
        // FATE-377: set-aside tokens come back while lying
        referee.put(hero.withHealth(fight.setAside()).with(lying));
        for (String token : carried) {
            referee.put(
                    referee.fray().laying(new Token(token, TokenKind.OBJECTIVE, fight.zone(), Optional.empty(), 0)));
        }
        referee.tell(new FateforgeEvent.HeroDown(id));
        for (String token : carried) {
            referee.tell(new FateforgeEvent.ObjectiveDropped(id, token, fight.zone()));
        }
        Optional<AllyInPlay> ally = referee.state().fray().flatMap(Fray::ally);
        if (ally.isPresent() && !ally.get().out() && ally.get().hero().equals(id)) {
            // FATE-343
            referee.put(referee.fray().with(ally.get().gone()));
            referee.tell(new FateforgeEvent.AllyOut(ally.get().card()));
        }
    }

    /** FATE-379: exhausted tokens come back before set-aside ones. */
    static void heal(Referee referee, String id, int n) {
        Hero hero = referee.hero(id);
        int room = hero.maxHealth() - hero.health();
        int healed = Math.min(n, room);
        if (healed <= 0) {
            return;
        }
        int exhausted = room - hero.fight().setAside();
        int back = Math.max(0, healed - exhausted);
        referee.put(hero.withHealth(hero.health() + healed)
                .with(hero.fight().withSetAside(hero.fight().setAside() - back)));
        referee.tell(new FateforgeEvent.HealthGained(id, healed));
    }

    static void energise(Referee referee, String id, int n) {
        Hero hero = referee.hero(id);
        int gained = Math.min(n, hero.maxEnergy() - hero.energy());
        if (gained > 0) {
            referee.put(hero.withEnergy(hero.energy() + gained));
            referee.tell(new FateforgeEvent.EnergyGained(id, gained));
        }
    }

    static void antidote(Referee referee, String id) {
        Hero hero = referee.hero(id);
        int back = hero.fight().setAside();
        if (back > 0) {
            referee.put(hero.withHealth(hero.health() + back).with(hero.fight().withSetAside(0)));
            referee.tell(new FateforgeEvent.HealthGained(id, back));
        }
        heal(referee, id, 1);
    }

    static void parry(Referee referee, String id, int n) {
        Hero hero = referee.hero(id);
        int gained = Math.min(n, MOST_PARRY - hero.fight().parry());
        if (gained > 0 && hero.standing() && referee.ground().mayParry(hero)) {
            referee.put(hero.with(hero.fight().withParry(hero.fight().parry() + gained)));
            referee.tell(new FateforgeEvent.ParryGained(id, gained));
        }
    }

    /** FATE-267: nobody has more than one stun cube. */
    static void stun(Referee referee, String id) {
        Hero hero = referee.hero(id);
        if (!hero.stunned()) {
            referee.put(hero.withStunned(true));
            referee.tell(new FateforgeEvent.HeroStunned(id));
        }
    }

    /** FATE-253. */
    static void standUp(Referee referee, String id, String by) {
        Hero hero = referee.hero(id);
        Fighting standing = hero.fight().withDown(false, false).withActed(true);
        referee.put(hero.withHealth(Math.min(hero.maxHealth(), hero.health() + REVIVED))
                .with(standing));
        referee.tell(new FateforgeEvent.HeroRevived(id, by));
        referee.push(new Errand.Taint(id, true));
    }

    /** The set-aside tokens of everyone return (FATE-378). */
    static void clearPoison(Referee referee) {
        for (Hero hero : new ArrayList<>(referee.state().heroes())) {
            if (hero.fight().setAside() > 0) {
                int back = hero.fight().setAside();
                referee.put(
                        hero.withHealth(hero.health() + back).with(hero.fight().withSetAside(0)));
                referee.tell(new FateforgeEvent.HealthGained(hero.id(), back));
            }
        }
    }
}
