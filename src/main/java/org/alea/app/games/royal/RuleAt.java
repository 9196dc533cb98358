package org.alea.app.games.royal;

import java.util.Optional;
import org.alea.app.table.Spot;

/** Which rule says more about a place or a piece on the board that is no card. */
final class RuleAt {
    /** How he comes by a result. */
    static final String ROY_ROLL = "ROYAL-151";

    private RuleAt() {}

    static Optional<String> of(Spot spot) {
        return switch (spot.kind()) {
            case "district" -> Optional.of("ROYAL-042");
            case "house" -> Optional.of("ROYAL-136");
            case "to" -> target(spot.which());
            default -> Optional.empty();
        };
    }

    /** What the hand takes up or gives. */
    static Optional<String> piece(Spot spot) {
        return switch (spot.kind()) {
            case "die", "tray" -> Optional.of("ROYAL-080");
            case "placement" -> Optional.of("ROYAL-027");
            case "black" -> Optional.of("ROYAL-063");
            case "supply" -> Optional.of("ROYAL-138");
            case "lying" -> Optional.of("ROYAL-141");
            case "influence" -> Optional.of("ROYAL-088");
            default -> Optional.empty();
        };
    }

    private static Optional<String> target(String target) {
        if (!Aim.building(target).isEmpty()) {
            return Optional.of("ROYAL-137");
        }
        if (Aim.isCell(target) || target.equals(Aim.CATHEDRAL)) {
            return Optional.of("ROYAL-122");
        }
        if (target.equals(Aim.FIELD)) {
            return Optional.of("ROYAL-144");
        }
        return Aim.isFaceDown(target) ? Optional.of("ROYAL-036") : Optional.empty();
    }

    /** The rule of what the Roy does when his dice show this. */
    static String row(int result) {
        return switch (result) {
            case 2, 12 -> "ROYAL-155";
            case 3, 11 -> "ROYAL-156";
            case 4, 10 -> "ROYAL-159";
            case 5, 9 -> "ROYAL-165";
            case 6 -> "ROYAL-167";
            case 7 -> "ROYAL-170";
            case 8 -> "ROYAL-173";
            default -> throw new IllegalArgumentException("two dice do not show " + result);
        };
    }
}
