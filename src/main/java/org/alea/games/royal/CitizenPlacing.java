package org.alea.games.royal;

import java.util.Optional;
import org.alea.engine.Refusal;
import org.alea.engine.Turn;

/** Placing a citizen in a building, expelling the Roy's if one stands there (ROYAL-136 to ROYAL-143). */
final class CitizenPlacing {
    private CitizenPlacing() {}

    static Optional<Refusal> refusal(RoyalTable table, RoyalMove.Place move) {
        if (move.die().size() != 1) {
            return Refusals.because("GROUP_SIZE", "ROYAL-136");
        }
        if (move.face() < 1) {
            return Refusals.because("NO_SUCH_SPACE", "ROYAL-025");
        }
        return GroupUse.refusal(
                        table,
                        move.die(),
                        RoyalMove.NO_MODIFIER,
                        move.building().colour().bit(),
                        "ROYAL-136")
                .or(() -> spaceRefusal(table, move))
                .or(() -> citizenRefusal(table, move));
    }

    private static Optional<Refusal> spaceRefusal(RoyalTable table, RoyalMove.Place move) {
        if (move.face() > move.die().total()) {
            return Refusals.because("FACE_TOO_LOW", "ROYAL-137");
        }
        int space = move.building().space(move.face());
        if (table.city().held(space, Side.YOU)) {
            return Refusals.because("SPACE_OCCUPIED", "ROYAL-143");
        }
        return PlaceMoves.takeable(table, space) ? Optional.empty() : Refusals.because("SPACE_LOCKED", "ROYAL-140");
    }

    private static Optional<Refusal> citizenRefusal(RoyalTable table, RoyalMove.Place move) {
        boolean there = move.source() != HireSource.Stock.NONE && HireSources.available(table, move.source(), -1);
        return there ? Optional.empty() : Refusals.because("NO_CITIZEN", "ROYAL-138");
    }

    static void play(RoyalTable table, RoyalMove.Place move, Turn turn) {
        GroupUse.of(table, move.die(), RoyalMove.NO_MODIFIER).pay(table, RoyalMove.NO_MODIFIER, turn);
        int space = move.building().space(move.face());
        int citizen = HireSources.take(table, move.source());
        if (!table.city().free(space)) {
            table.city().expel(space);
            turn.add(new RoyalEvent.Expelled(Side.ROY, move.building(), move.face()));
        }
        table.city().stand(citizen, space);
        turn.add(new RoyalEvent.CitizenPlaced(Side.YOU, move.building(), move.face()));
        Turns.afterYours(table, turn);
    }
}
