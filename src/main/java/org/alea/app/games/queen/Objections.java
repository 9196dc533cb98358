package org.alea.app.games.queen;

import java.util.List;
import java.util.Optional;
import org.alea.app.table.Spot;
import org.alea.engine.Game;
import org.alea.engine.Refusal;
import org.alea.games.queen.EnemyInPlay;
import org.alea.games.queen.QueenDie;
import org.alea.games.queen.QueenMove;
import org.alea.games.queen.QueenPhase;
import org.alea.games.queen.QueenTable;
import org.alea.games.queen.Zone;

/** What the rules object to a gesture that is no way. */
final class Objections {
    private final Game<QueenTable, QueenMove> game;
    private final QueenTable table;
    private final InHand inHand;
    private final RollingWays rolling;

    Objections(Game<QueenTable, QueenMove> game, QueenTable table, InHand inHand) {
        this.game = game;
        this.table = table;
        this.inHand = inHand;
        this.rolling = new RollingWays(game, table, List.of(), inHand);
    }

    /** Why something may not be put somewhere: the move it would be, and what the rules say to it. */
    Optional<Refusal> refusal(Spot from, Spot to) {
        return attempt(from, to).flatMap(move -> game.refusal(table, move));
    }

    private Optional<QueenMove> attempt(Spot from, Spot to) {
        int at = Math.max(table.elapsedMs(), table.lockEndMs());
        Optional<QueenDie> die = from.kind().equals("die") ? die(from.which()) : Optional.empty();
        return switch (to.kind()) {
            case "bowl" -> value(from, die).map(value -> new QueenMove.RerollSet(value, inHand.ride(), at));
            case "chariot" ->
                die.map(taken -> new QueenMove.PlaceOnChariot(
                        Integer.parseInt(to.which()), rolling.placed(taken, Integer.parseInt(to.which())), at));
            case "zone" ->
                die.map(taken -> to.equals(Spots.zone(Zone.STOCK))
                        ? new QueenMove.ChooseDieToStock(table.standIn(taken.id()))
                        : new QueenMove.ChooseDieToExhaust(table.standIn(taken.id())));
            case "die" -> die.flatMap(taken -> die(to.which()).flatMap(other -> exchange(taken, other)));
            case "slot" -> slotAttempt(from, Integer.parseInt(to.which()));
            case "square" -> Optional.of(new QueenMove.ChooseSteps(slotOf(to), squareOf(to) - marker(slotOf(to))));
            default -> Optional.empty();
        };
    }

    /** A set may be taken up by any of its dice, or by its lane. */
    private static Optional<Integer> value(Spot from, Optional<QueenDie> die) {
        return from.kind().equals("lane") ? Optional.of(Integer.parseInt(from.which())) : die.map(QueenDie::value);
    }

    /** Either die may be laid on the other. */
    private Optional<QueenMove> exchange(QueenDie one, QueenDie other) {
        if (table.phase() != QueenPhase.EXCHANGE || one.zone() == other.zone()) {
            return Optional.empty();
        }
        return one.zone() == Zone.STACK
                ? Optional.of(new QueenMove.Exchange(table.standIn(other.id()), one.colour()))
                : Optional.of(new QueenMove.Exchange(table.standIn(one.id()), other.colour()));
    }

    private Optional<QueenMove> slotAttempt(Spot from, int slot) {
        return switch (from.kind()) {
            case "dragon" -> Optional.of(new QueenMove.AssignDragon(slot));
            case "sun" -> Optional.of(new QueenMove.TurnDial(slot));
            case "lane" -> Optional.of(new QueenMove.AssignGroup(Integer.parseInt(from.which()), slot));
            case "die" -> die(from.which()).map(die -> new QueenMove.AssignGroup(die.value(), slot));
            default -> Optional.empty();
        };
    }

    private static int slotOf(Spot square) {
        return Integer.parseInt(square.which().split("/")[0]);
    }

    private static int squareOf(Spot square) {
        return Integer.parseInt(square.which().split("/")[1]);
    }

    private int marker(int slot) {
        return table.enemy(slot).map(EnemyInPlay::marker).orElse(0);
    }

    private Optional<QueenDie> die(String id) {
        return table.dice().stream().filter(die -> die.id().equals(id)).findFirst();
    }
}
