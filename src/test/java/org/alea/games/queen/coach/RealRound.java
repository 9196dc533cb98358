package org.alea.games.queen.coach;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalDouble;
import java.util.OptionalInt;
import org.alea.engine.Event;
import org.alea.engine.Turn;
import org.alea.games.queen.Arena;
import org.alea.games.queen.DieColour;
import org.alea.games.queen.EnemyCard;
import org.alea.games.queen.EnemyInPlay;
import org.alea.games.queen.QueenEvent;
import org.alea.games.queen.QueenMove;
import org.alea.games.queen.QueenPhase;
import org.alea.games.queen.QueenTable;

/**
 * A round played to its end by the rules themselves, valued by the letter of QUEEN-214 to 218: most squares are climbed,
 * the dragon die is tried everywhere, no die is painted.
 */
final class RealRound {
    private final QueenTable before;

    RealRound(QueenTable before) {
        this.before = before;
    }

    /** The value of what happens after this move; nothing if it may lose the game. */
    OptionalDouble brings(QueenMove move) {
        return brings(before.copy(), move, new ArrayList<>());
    }

    private OptionalDouble brings(QueenTable table, QueenMove first, List<Event> events) {
        QueenMove next = first;
        while (true) {
            Turn turn = Turn.recorded();
            Arena.BOX.game().play(table, next, turn);
            events.addAll(turn.events());
            if (table.phase() == QueenPhase.LOST) {
                return OptionalDouble.empty();
            }
            if (table.round() > before.round() || table.phase().over()) {
                return OptionalDouble.of(value(events));
            }
            List<QueenMove> moves = Arena.BOX.game().moves(table);
            if (table.phase() == QueenPhase.USE_DRAGON || table.phase() == QueenPhase.USE_WING) {
                return best(table, moves, events);
            }
            next = moves.get(moves.size() - 1);
        }
    }

    private OptionalDouble best(QueenTable table, List<QueenMove> moves, List<Event> events) {
        double best = Double.NEGATIVE_INFINITY;
        for (QueenMove move : moves) {
            OptionalDouble value = brings(table.copy(), move, new ArrayList<>(events));
            if (value.isEmpty()) {
                return value;
            }
            best = Math.max(best, value.getAsDouble());
        }
        return OptionalDouble.of(best);
    }

    private double value(List<Event> events) {
        double value = 0;
        for (EnemyInPlay enemy : before.enemies()) {
            value += after(enemy, events) - worth(enemy.card(), enemy.marker());
        }
        value -= wound() * count(events, QueenEvent.Wounded.class);
        value -= 0.15 * count(events, QueenEvent.ShieldRaised.class);
        value += 0.15 * count(events, QueenEvent.ShieldBroken.class);
        return value;
    }

    private double after(EnemyInPlay enemy, List<Event> events) {
        double after = worth(enemy.card(), enemy.marker());
        double sun = 0;
        for (Event event : events) {
            if (event instanceof QueenEvent.MarkerMoved moved && moved.slot() == enemy.slot()) {
                after = worth(enemy.card(), moved.to());
                boolean hit = moved.cause() == QueenEvent.Cause.ATTACK;
                sun = hit && before.sun().equals(OptionalInt.of(enemy.slot())) ? sunDamage() : sun;
            } else if (event instanceof QueenEvent.EnemyDefeated defeated && defeated.slot() == enemy.slot()) {
                after = 1.05
                        - (before.conspiratorsFaceDown() > 0 ? 0.08 : 0)
                        - (enemy.card().ability().lastBreath() ? 0.25 : 0);
            }
        }
        return after + sun;
    }

    private double sunDamage() {
        return before.power().sunDice() > 1 ? 0.35 : 0.22;
    }

    private double wound() {
        return switch (before.lastHealthSpace() - before.health()) {
            case 1 -> 3.0;
            case 2 -> 1.6;
            case 3 -> 1.3;
            default -> 1.2;
        };
    }

    private static double worth(EnemyCard card, int square) {
        double danger = square == 1 ? -0.35 : square == 2 ? -0.12 : 0;
        return danger + (square <= card.start() ? 0 : 0.80 * weight(card, square) / weight(card, card.top()));
    }

    private static double weight(EnemyCard card, int upTo) {
        double sum = 0;
        for (int square = card.start() + 1; square <= upTo; square++) {
            EnemyCard.Square price = card.square(square);
            sum += price.need() - 1 + 0.7 * (price.of(DieColour.G) + price.of(DieColour.Y) + price.of(DieColour.B));
        }
        return sum;
    }

    private static long count(List<Event> events, Class<? extends Event> kind) {
        return events.stream().filter(kind::isInstance).count();
    }
}
