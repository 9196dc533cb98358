package org.alea.app.games.royal;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.TreeMap;
import org.alea.app.table.PieceLayer;
import org.alea.games.royal.Districts;

/**
 * Dice of one kind are interchangeable, and the rules take the first of them. Where the player has used another, the two
 * nodes change names: the die from the tray is the one that goes, and its equal keeps its place.
 */
final class Equals {
    private final PieceLayer layer;

    Equals(PieceLayer layer) {
        this.layer = layer;
    }

    /** A move has been played with what lay in the tray. */
    void played(Tray used, Districts before, Districts now) {
        Map<String, String> kinds = kinds(before);
        Map<String, String> left = kinds(now);
        List<String> meant = new ArrayList<>();
        used.dice().forEach(die -> meant.add(RoyalPieces.die(die)));
        used.black().forEach(die -> meant.add(RoyalPieces.black(die)));
        List<String> gone = new ArrayList<>(kinds.keySet());
        gone.removeIf(piece -> meant.contains(piece) || Objects.equals(kinds.get(piece), left.get(piece)));
        for (String piece : meant) {
            String kind = kinds.get(piece);
            if (Objects.equals(kind, left.get(piece))) {
                gone.stream()
                        .filter(other -> Objects.equals(kinds.get(other), kind))
                        .findFirst()
                        .ifPresent(other -> {
                            gone.remove(other);
                            layer.swap(piece, other);
                        });
            }
        }
    }

    /** What each die on the board shows, and whose it is. */
    private static Map<String, String> kinds(Districts districts) {
        Map<String, String> kinds = new TreeMap<>();
        districts.all().forEach(die -> kinds.put(RoyalPieces.die(die.id()), die.side() + ":" + die.die()));
        for (int id = 0; id < 6; id++) {
            if (districts.blackDie(id) > 0) {
                kinds.put(RoyalPieces.black(id), "black:" + districts.blackDie(id));
            }
        }
        return kinds;
    }
}
