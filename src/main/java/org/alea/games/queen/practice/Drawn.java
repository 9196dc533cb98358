package org.alea.games.queen.practice;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.alea.games.queen.DieColour;
import org.alea.games.queen.DragonFace;

/**
 * What the seed has drawn for the goal of a drill; each colour belongs to the slot at the same place.
 *
 * @param par the value to be reached, for goals that are measured by one
 */
public record Drawn(List<Integer> slots, List<DieColour> colours, Optional<DragonFace> face, double par) {

    /** For goals that are always the same. */
    static final Drawn NOTHING = new Drawn(List.of(), List.of(), Optional.empty(), 0);

    static Drawn slots(List<Integer> slots) {
        return new Drawn(slots, List.of(), Optional.empty(), 0);
    }

    static Drawn face(DragonFace face) {
        return new Drawn(List.of(), List.of(), Optional.of(face), 0);
    }

    /** The same with what is to be reached. */
    Drawn measuredBy(double newPar) {
        return new Drawn(slots, colours, face, newPar);
    }

    /** For the sentence of the goal: {@code drawn} are all slots, {@code slot1} is the first, and so on. */
    Map<String, Object> parameters() {
        Map<String, Object> all = new LinkedHashMap<>();
        all.put("drawn", slots);
        for (int i = 0; i < slots.size(); i++) {
            all.put("slot" + (i + 1), slots.get(i));
        }
        for (int i = 0; i < colours.size(); i++) {
            all.put("colour" + (i + 1), colours.get(i));
        }
        face.ifPresent(shown -> all.put("face", shown));
        return all;
    }
}
