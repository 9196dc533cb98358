package org.alea.app.games.queen;

import java.util.List;
import java.util.Optional;
import org.alea.app.table.Spot;
import org.alea.engine.Game;
import org.alea.games.queen.DieColour;
import org.alea.games.queen.EnemyInPlay;
import org.alea.games.queen.QueenDie;
import org.alea.games.queen.QueenMove;
import org.alea.games.queen.QueenPhase;
import org.alea.games.queen.QueenTable;
import org.alea.games.queen.Zone;

/** The move a gesture would be at this moment, legal or not; nothing where no move could be meant. */
final class Attempts {
    private final QueenTable table;
    private final InHand inHand;
    private final RollingWays rolling;

    Attempts(Game<QueenTable, QueenMove> game, QueenTable table, InHand inHand) {
        this.table = table;
        this.inHand = inHand;
        this.rolling = new RollingWays(game, table, List.of(), inHand);
    }

    Optional<QueenMove> of(Spot from, Spot to) {
        return switch (from.kind()) {
            case "die" -> die(from.which()).flatMap(die -> ofDie(die, to));
            case "lane" -> ofLane(Integer.parseInt(from.which()), to);
            case "dragon" -> ofDragon(to);
            case "sun" -> to.kind().equals("slot") ? Optional.of(new QueenMove.TurnDial(number(to))) : Optional.empty();
            case "colour" -> to.kind().equals("die") ? Optional.of(paint(from, to)) : Optional.empty();
            case "conspirator" -> to.equals(Spots.BOWL) ? Optional.of(rollConspirator()) : Optional.empty();
            case "marker" -> ofMarker(number(from), to);
            default -> Optional.empty();
        };
    }

    Optional<QueenDie> die(String id) {
        return table.dice().stream().filter(die -> die.id().equals(id)).findFirst();
    }

    private Optional<QueenMove> ofDie(QueenDie die, Spot to) {
        String standIn = table.standIn(die.id());
        return switch (to.kind()) {
            case "bowl", "shelf" ->
                table.phase() == QueenPhase.RECOVER_DIE
                        ? Optional.of(new QueenMove.TakeFromExhaustion(standIn))
                        : Optional.of(thrown(die.value()));
            case "chariot" ->
                Optional.of(new QueenMove.PlaceOnChariot(number(to), rolling.placed(die, number(to)), now()));
            case "zone" -> inZone(die, standIn, Zone.valueOf(to.which()));
            case "die" -> die(to.which()).flatMap(other -> onDie(die, other));
            case "slot" -> Optional.of(new QueenMove.AssignGroup(die.value(), number(to)));
            default -> Optional.empty();
        };
    }

    private Optional<QueenMove> inZone(QueenDie die, String standIn, Zone zone) {
        return switch (zone) {
            case STOCK -> Optional.of(new QueenMove.ChooseDieToStock(standIn));
            case RESERVE -> table.phase() == QueenPhase.TAKE_SUN_DICE ? Optional.empty() : Optional.of(sun(die));
            default -> Optional.of(new QueenMove.ChooseDieToExhaust(standIn));
        };
    }

    /** Only a die of the dial has a colour the Sun could give. */
    private static QueenMove sun(QueenDie die) {
        return new QueenMove.TakeSunDie(die.zone() == Zone.DIAL ? die.colour() : DieColour.W);
    }

    /** Either die may be laid on the other. */
    private Optional<QueenMove> onDie(QueenDie one, QueenDie other) {
        if (table.phase() == QueenPhase.TAKE_SUN_DICE && one.zone() == Zone.DIAL && other.zone() == Zone.DIAL) {
            return Optional.of(new QueenMove.TakeSunDice(one.colour(), other.colour()));
        }
        boolean stacked = (one.zone() == Zone.STACK) != (other.zone() == Zone.STACK);
        if (table.phase() != QueenPhase.EXCHANGE || !stacked) {
            return Optional.empty();
        }
        return one.zone() == Zone.STACK
                ? Optional.of(new QueenMove.Exchange(table.standIn(other.id()), one.colour()))
                : Optional.of(new QueenMove.Exchange(table.standIn(one.id()), other.colour()));
    }

    /** A set may be taken up by its lane. */
    private Optional<QueenMove> ofLane(int value, Spot to) {
        return switch (to.kind()) {
            case "bowl", "shelf" -> Optional.of(thrown(value));
            case "slot" -> Optional.of(new QueenMove.AssignGroup(value, number(to)));
            case "chariot" ->
                table.dice(Zone.ARENA).stream()
                        .filter(die -> die.value() == value)
                        .findFirst()
                        .flatMap(die -> ofDie(die, to));
            default -> Optional.empty();
        };
    }

    private QueenMove thrown(int value) {
        return table.phase() == QueenPhase.CHOOSE_GROUP
                ? new QueenMove.ChooseGroup(value)
                : new QueenMove.RerollSet(value, inHand.ride(), now());
    }

    private Optional<QueenMove> ofDragon(Spot to) {
        return switch (to.kind()) {
            case "slot" -> Optional.of(joined(number(to)));
            case "lane" -> Optional.of(table.phase() == QueenPhase.ROLLING ? rides(to) : joined(number(to)));
            case "bowl" -> Optional.of(new QueenMove.RollChaos());
            default -> Optional.empty();
        };
    }

    private QueenMove joined(int slot) {
        return table.phase() == QueenPhase.USE_WING ? new QueenMove.AssignWing(slot) : new QueenMove.AssignDragon(slot);
    }

    private QueenMove rides(Spot lane) {
        return new QueenMove.RerollSet(number(lane), true, now());
    }

    private QueenMove paint(Spot colour, Spot to) {
        String standIn = die(to.which()).map(die -> table.standIn(die.id())).orElse("");
        return new QueenMove.PaintDie(standIn, DieColour.valueOf(colour.which()));
    }

    private QueenMove rollConspirator() {
        return table.phase() == QueenPhase.KEEP_CONSPIRATOR_DIE
                ? new QueenMove.RerollConspiratorDie()
                : new QueenMove.RollConspiratorDie();
    }

    /** A marker goes up as many squares as it is carried, or one down where a card lowers it. */
    private Optional<QueenMove> ofMarker(int slot, Spot to) {
        if (!to.kind().equals("square") || Spots.slotOf(to) != slot) {
            return Optional.empty();
        }
        int steps =
                Spots.squareOf(to) - table.enemy(slot).map(EnemyInPlay::marker).orElse(0);
        boolean lowered = table.phase() == QueenPhase.CHOOSE_ENEMY || table.phase() == QueenPhase.CHOOSE_ENEMIES;
        return lowered ? Optional.empty() : Optional.of(new QueenMove.ChooseSteps(slot, steps));
    }

    private int now() {
        return Math.max(table.elapsedMs(), table.lockEndMs());
    }

    private static int number(Spot spot) {
        return Integer.parseInt(spot.which());
    }
}
