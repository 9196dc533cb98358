package org.alea.games.fateforge.state;

import java.util.Optional;
import org.alea.games.fateforge.cards.Loot;

/**
 * An enemy token on the map, bosses included.
 *
 * @param resistance red cubes that cost it a wound
 * @param wounds 1 for all but bosses (FATE-466)
 * @param armour black cubes (FATE-115)
 * @param cubes red cubes (FATE-113)
 * @param defends the id of a token or door, or {@code exit X}; empty for none
 * @param guards the id of the enemy it guards; empty for none
 */
public record Foe(
        String id,
        String card,
        int initiative,
        String zone,
        int resistance,
        int wounds,
        int armour,
        int cubes,
        int parry,
        boolean stunned,
        String defends,
        String guards,
        Optional<Loot> carries,
        boolean courier) {

    public boolean in(String place) {
        return zone.equals(place);
    }

    public Foe at(String newZone) {
        return new Foe(
                id,
                card,
                initiative,
                newZone,
                resistance,
                wounds,
                armour,
                cubes,
                parry,
                stunned,
                defends,
                guards,
                carries,
                courier);
    }

    public Foe withStunned(boolean isStunned) {
        return new Foe(
                id,
                card,
                initiative,
                zone,
                resistance,
                wounds,
                armour,
                cubes,
                parry,
                isStunned,
                defends,
                guards,
                carries,
                courier);
    }

    public Foe withParry(int n) {
        return new Foe(
                id,
                card,
                initiative,
                zone,
                resistance,
                wounds,
                armour,
                cubes,
                n,
                stunned,
                defends,
                guards,
                carries,
                courier);
    }

    public Foe withArmour(int n) {
        return new Foe(
                id,
                card,
                initiative,
                zone,
                resistance,
                wounds,
                n,
                cubes,
                parry,
                stunned,
                defends,
                guards,
                carries,
                courier);
    }

    public Foe withResistance(int n) {
        return new Foe(
                id,
                card,
                initiative,
                zone,
                n,
                wounds,
                armour,
                cubes,
                parry,
                stunned,
                defends,
                guards,
                carries,
                courier);
    }

    public Foe withWounds(int n, int red) {
        return new Foe(
                id,
                card,
                initiative,
                zone,
                resistance,
                n,
                armour,
                red,
                parry,
                stunned,
                defends,
                guards,
                carries,
                courier);
    }

    /** As upkeep leaves it (FATE-220). */
    public Foe rested() {
        return parry == 0 && !stunned && cubes == 0
                ? this
                : new Foe(
                        id,
                        card,
                        initiative,
                        zone,
                        resistance,
                        wounds,
                        armour,
                        0,
                        0,
                        false,
                        defends,
                        guards,
                        carries,
                        courier);
    }

    /** After so much damage: Parry first, then black cubes, then red ones (FATE-115 to FATE-117). */
    public Foe hurt(int damage, boolean ignoreArmour) {
        int parried = Math.min(parry, damage);
        int left = damage - parried;
        int dented = ignoreArmour ? 0 : Math.min(armour, left);
        left -= dented;
        int red = cubes + left;
        int lives = wounds;
        if (red >= resistance) {
            // FATE-466: what is more than needed is lost
            lives--;
            red = 0;
        }
        return new Foe(
                id,
                card,
                initiative,
                zone,
                resistance,
                lives,
                armour - dented,
                red,
                parry - parried,
                stunned,
                defends,
                guards,
                carries,
                courier);
    }

    /** Whether its last wound is gone. */
    public boolean defeated() {
        return wounds <= 0;
    }
}
