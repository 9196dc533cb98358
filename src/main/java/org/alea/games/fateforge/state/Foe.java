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
        Edit edit = new Edit(this);
        edit.zone = newZone;
        return edit.done();
    }

    public Foe withStunned(boolean isStunned) {
        Edit edit = new Edit(this);
        edit.stunned = isStunned;
        return edit.done();
    }

    public Foe withParry(int n) {
        Edit edit = new Edit(this);
        edit.parry = n;
        return edit.done();
    }

    public Foe withArmour(int n) {
        Edit edit = new Edit(this);
        edit.armour = n;
        return edit.done();
    }

    public Foe withResistance(int n) {
        Edit edit = new Edit(this);
        edit.resistance = n;
        return edit.done();
    }

    public Foe withWounds(int n, int red) {
        Edit edit = new Edit(this);
        edit.wounds = n;
        edit.cubes = red;
        return edit.done();
    }

    /** As upkeep leaves it (FATE-220). */
    public Foe rested() {
        if (parry == 0 && !stunned && cubes == 0) {
            return this;
        }
        Edit edit = new Edit(this);
        edit.cubes = 0;
        edit.parry = 0;
        edit.stunned = false;
        return edit.done();
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
        Edit edit = new Edit(this);
        edit.wounds = lives;
        edit.armour = armour - dented;
        edit.cubes = red;
        edit.parry = parry - parried;
        return edit.done();
    }

    /** Whether its last wound is gone. */
    public boolean defeated() {
        return wounds <= 0;
    }

    /** The parts of a copy, until it becomes a record again. */
    private static final class Edit {
        private String id;
        private String card;
        private int initiative;
        private String zone;
        private int resistance;
        private int wounds;
        private int armour;
        private int cubes;
        private int parry;
        private boolean stunned;
        private String defends;
        private String guards;
        private Optional<Loot> carries;
        private boolean courier;

        Edit(Foe from) {
            id = from.id;
            card = from.card;
            initiative = from.initiative;
            zone = from.zone;
            resistance = from.resistance;
            wounds = from.wounds;
            armour = from.armour;
            cubes = from.cubes;
            parry = from.parry;
            stunned = from.stunned;
            defends = from.defends;
            guards = from.guards;
            carries = from.carries;
            courier = from.courier;
        }

        Foe done() {
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
                    stunned,
                    defends,
                    guards,
                    carries,
                    courier);
        }
    }
}
