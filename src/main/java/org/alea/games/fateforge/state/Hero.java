package org.alea.games.fateforge.state;

import java.util.ArrayList;
import java.util.List;
import org.alea.games.fateforge.cards.CombatDie;
import org.alea.games.fateforge.cards.HeroTrait;

/**
 * A hero of the group (FATE-010).
 *
 * @param health available health tokens; those neither available nor set aside are exhausted
 * @param dice the pool without the weapon die
 * @param skills all that are owned
 * @param active at most six of them
 * @param corruption kept Corruption cards
 * @param traits those gained for good, besides that of the board (FATE-447)
 */
public record Hero(
        String id,
        int health,
        int maxHealth,
        int energy,
        int maxEnergy,
        List<CombatDie> dice,
        List<String> skills,
        List<String> active,
        List<Gear> gear,
        List<String> corruption,
        boolean stunned,
        Fighting fight,
        List<HeroTrait> traits) {

    public boolean standing() {
        return !fight.down();
    }

    public boolean in(String zone) {
        return fight.zone().equals(zone);
    }

    public Hero with(Fighting now) {
        return new Hero(
                id, health, maxHealth, energy, maxEnergy, dice, skills, active, gear, corruption, stunned, now, traits);
    }

    public Hero withHealth(int n) {
        return new Hero(
                id, n, maxHealth, energy, maxEnergy, dice, skills, active, gear, corruption, stunned, fight, traits);
    }

    public Hero withEnergy(int n) {
        return new Hero(
                id, health, maxHealth, n, maxEnergy, dice, skills, active, gear, corruption, stunned, fight, traits);
    }

    public Hero withMaxima(int mostHealth, int mostEnergy) {
        return new Hero(
                id,
                Math.min(health, mostHealth),
                mostHealth,
                Math.min(energy, mostEnergy),
                mostEnergy,
                dice,
                skills,
                active,
                gear,
                corruption,
                stunned,
                fight,
                traits);
    }

    public Hero withDice(List<CombatDie> pool) {
        return new Hero(
                id,
                health,
                maxHealth,
                energy,
                maxEnergy,
                pool,
                skills,
                active,
                gear,
                corruption,
                stunned,
                fight,
                traits);
    }

    public Hero withSkills(List<String> owned, List<String> activated) {
        return new Hero(
                id,
                health,
                maxHealth,
                energy,
                maxEnergy,
                dice,
                owned,
                activated,
                gear,
                corruption,
                stunned,
                fight,
                traits);
    }

    public Hero withGear(List<Gear> carried) {
        return new Hero(
                id,
                health,
                maxHealth,
                energy,
                maxEnergy,
                dice,
                skills,
                active,
                carried,
                corruption,
                stunned,
                fight,
                traits);
    }

    public Hero withCorruption(List<String> kept) {
        return new Hero(
                id, health, maxHealth, energy, maxEnergy, dice, skills, active, gear, kept, stunned, fight, traits);
    }

    public Hero withStunned(boolean isStunned) {
        return new Hero(
                id,
                health,
                maxHealth,
                energy,
                maxEnergy,
                dice,
                skills,
                active,
                gear,
                corruption,
                isStunned,
                fight,
                traits);
    }

    public Hero withTrait(HeroTrait gained) {
        List<HeroTrait> all = new ArrayList<>(traits);
        all.add(gained);
        return new Hero(
                id,
                health,
                maxHealth,
                energy,
                maxEnergy,
                dice,
                skills,
                active,
                gear,
                corruption,
                stunned,
                fight,
                List.copyOf(all));
    }

    /** The same item, changed. */
    public Hero with(Gear changed) {
        List<Gear> all = new ArrayList<>(gear);
        for (int i = 0; i < all.size(); i++) {
            if (all.get(i).id().equals(changed.id())) {
                all.set(i, changed);
            }
        }
        return withGear(List.copyOf(all));
    }

    public Hero without(Gear gone) {
        List<Gear> all = new ArrayList<>(gear);
        all.removeIf(each -> each.id().equals(gone.id()));
        return withGear(List.copyOf(all));
    }
}
