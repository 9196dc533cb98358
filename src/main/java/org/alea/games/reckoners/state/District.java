package org.alea.games.reckoners.state;

import java.util.List;
import java.util.Optional;
import org.alea.games.reckoners.cards.ShieldColour;

/**
 * A district in the ring with all that lies in it.
 *
 * @param marker the research still to do on its track, or the level of its marker; 0 where it has no track
 * @param side the side of its card, empty without one
 * @param traded whether the trade of its card has been used in this dice step
 * @param stolen cards under the district itself, where no Epic was when they were stolen
 */
public record District(
        String id,
        Optional<EpicInPlay> epic,
        int enforcement,
        int barricades,
        int redShields,
        int blueShields,
        int duplicates,
        int marker,
        String side,
        boolean traded,
        List<StolenCard> stolen) {

    public District withEpic(Optional<EpicInPlay> newEpic) {
        return new District(
                id,
                newEpic,
                enforcement,
                barricades,
                redShields,
                blueShields,
                duplicates,
                marker,
                side,
                traded,
                stolen);
    }

    public District withEnforcement(int newEnforcement) {
        return new District(
                id,
                epic,
                newEnforcement,
                barricades,
                redShields,
                blueShields,
                duplicates,
                marker,
                side,
                traded,
                stolen);
    }

    public District withBarricades(int newBarricades) {
        return new District(
                id,
                epic,
                enforcement,
                newBarricades,
                redShields,
                blueShields,
                duplicates,
                marker,
                side,
                traded,
                stolen);
    }

    public District withRedShields(int newRedShields) {
        return new District(
                id,
                epic,
                enforcement,
                barricades,
                newRedShields,
                blueShields,
                duplicates,
                marker,
                side,
                traded,
                stolen);
    }

    public District withBlueShields(int newBlueShields) {
        return new District(
                id,
                epic,
                enforcement,
                barricades,
                redShields,
                newBlueShields,
                duplicates,
                marker,
                side,
                traded,
                stolen);
    }

    public District withDuplicates(int newDuplicates) {
        return new District(
                id,
                epic,
                enforcement,
                barricades,
                redShields,
                blueShields,
                newDuplicates,
                marker,
                side,
                traded,
                stolen);
    }

    public District withMarker(int newMarker) {
        return new District(
                id,
                epic,
                enforcement,
                barricades,
                redShields,
                blueShields,
                duplicates,
                newMarker,
                side,
                traded,
                stolen);
    }

    public District withTraded(boolean newTraded) {
        return new District(
                id,
                epic,
                enforcement,
                barricades,
                redShields,
                blueShields,
                duplicates,
                marker,
                side,
                newTraded,
                stolen);
    }

    public District withStolen(List<StolenCard> newStolen) {
        return new District(
                id,
                epic,
                enforcement,
                barricades,
                redShields,
                blueShields,
                duplicates,
                marker,
                side,
                traded,
                newStolen);
    }

    public static District empty(String id, int marker, String side) {
        return new District(id, Optional.empty(), 0, 0, 0, 0, 0, marker, side, false, List.of());
    }

    public District withEpicInPlay(EpicInPlay changed) {
        return withEpic(Optional.of(changed));
    }

    public int shields(ShieldColour colour) {
        return colour == ShieldColour.RED ? redShields : blueShields;
    }

    public District withShields(ShieldColour colour, int n) {
        return colour == ShieldColour.RED ? withRedShields(n) : withBlueShields(n);
    }
}
