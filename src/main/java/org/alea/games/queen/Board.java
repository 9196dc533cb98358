package org.alea.games.queen;

import java.util.List;

/** The arena: its tracks, the faces of the dragon die, and who stands where around the ring. */
public record Board(
        int healthSpaces,
        int tricolourIndex,
        int exhaustionSpaces,
        int shields,
        List<DragonFace> dragonFaces,
        List<Place> slots) {

    /** One of the six places around the ring. */
    public record Place(int slot, List<Integer> neighbours, int opposite) {}

    public Board {
        dragonFaces = List.copyOf(dragonFaces);
        slots = List.copyOf(slots);
    }

    public List<Integer> neighbours(int slot) {
        return slots.get(slot - 1).neighbours();
    }

    public int opposite(int slot) {
        return slots.get(slot - 1).opposite();
    }
}
