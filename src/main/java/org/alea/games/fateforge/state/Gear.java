package org.alea.games.fateforge.state;

/**
 * An item in the game.
 *
 * @param id the card's, with {@code .2} and so on for further copies
 * @param faceUp whether it is equipped and counts (FATE-074)
 * @param armour black cubes left on it
 * @param charges uses left of a charged item or a consumable; 0 for others
 */
public record Gear(String id, String card, GearSlot slot, boolean faceUp, int armour, int charges) {

    public Gear in(GearSlot newSlot, boolean up) {
        return new Gear(id, card, newSlot, up, armour, charges);
    }

    public Gear withArmour(int cubes) {
        return new Gear(id, card, slot, faceUp, cubes, charges);
    }

    public Gear withCharges(int left) {
        return new Gear(id, card, slot, faceUp, armour, left);
    }
}
