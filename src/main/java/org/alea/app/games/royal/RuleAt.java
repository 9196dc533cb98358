package org.alea.app.games.royal;

import java.util.Optional;
import org.alea.app.table.Spot;

/** Which rule says more about a place on the board that is no card. */
final class RuleAt {
    private RuleAt() {}

    static Optional<String> of(Spot spot) {
        if (spot.kind().equals("district")) {
            return Optional.of("ROYAL-042");
        }
        return spot.kind().equals("to") ? target(spot.which()) : Optional.empty();
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
