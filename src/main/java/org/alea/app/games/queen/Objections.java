package org.alea.app.games.queen;

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

/**
 * Why something may not be put somewhere. Mostly the rules say it to the move it would be; where no move could be meant,
 * the piece itself says where it belongs. What is put back where it lay needs no reason.
 */
final class Objections {
    private final Game<QueenTable, QueenMove> game;
    private final Picture picture;
    private final QueenTable table;
    private final InHand inHand;
    private final boolean watching;
    private final Attempts attempts;

    /** @param watching whether what has happened is still being shown, so that nothing can be done */
    Objections(Game<QueenTable, QueenMove> game, Picture picture, InHand inHand, boolean watching) {
        this.game = game;
        this.picture = picture;
        this.table = picture.table();
        this.inHand = inHand;
        this.watching = watching;
        this.attempts = new Attempts(game, table, inHand);
    }

    /** Nothing if it is legal, or if nothing is in the hand. */
    Optional<Refusal> refusal(Spot from, Spot to) {
        Spot place = meant(from, to);
        if (!taken(from) || home(from, place) || place.kind().equals("button")) {
            return Optional.empty();
        }
        if (watching) {
            return Optional.of(new Refusal("WRONG_STATE", "QUEEN-067"));
        }
        return space(from, place)
                .or(() -> attempts.of(from, place)
                        .map(move -> game.refusal(table, move))
                        .orElseGet(() -> Optional.of(belongs(from, place))));
    }

    /** Cards and places only lie there; an empty lane has nothing to take. */
    private boolean taken(Spot from) {
        return switch (from.kind()) {
            case "die", "dragon", "marker", "sun", "colour", "conspirator" -> true;
            case "lane" -> !picture.group(Integer.parseInt(from.which())).dice().isEmpty();
            default -> false;
        };
    }

    /** What lies on a place stands for it: a die for its lane, a marker and a square for their card. */
    private Spot meant(Spot from, Spot to) {
        return switch (to.kind()) {
            case "die" ->
                picture.die(to.which())
                        .filter(die -> !from.kind().equals("colour"))
                        .flatMap(die -> exchanged(from) ? Optional.empty() : place(die))
                        .orElse(to);
            case "dragon" -> resolving() ? to : Spots.BOWL;
            case "marker" -> Spots.slot(Integer.parseInt(to.which()));
            case "square" -> from.kind().equals("marker") ? to : Spots.slot(Spots.slotOf(to));
            default -> to;
        };
    }

    /** QUEEN-096: a die of the stack is laid on another one, which then does not stand for its place. */
    private boolean exchanged(Spot from) {
        return table.phase() == QueenPhase.EXCHANGE
                && from.kind().equals("die")
                && picture.die(from.which())
                        .filter(taken -> taken.zone() == Zone.STACK)
                        .isPresent();
    }

    private static Optional<Spot> place(QueenDie die) {
        return switch (die.zone()) {
            case ARENA -> Optional.of(Spots.lane(die.value()));
            case CHARIOT_1 -> Optional.of(Spots.chariot(1));
            case CHARIOT_2 -> Optional.of(Spots.chariot(2));
            case RESERVE -> Optional.of(Spots.BOWL);
            case TOP, MIDDLE, BOTTOM, STOCK -> Optional.of(Spots.zone(die.zone()));
            case STACK, DIAL, BOX -> Optional.empty();
        };
    }

    /** Whether a piece is put back where it lay. */
    private boolean home(Spot from, Spot place) {
        return switch (from.kind()) {
            case "die" ->
                picture.die(from.which()).filter(die -> home(die, place)).isPresent();
            case "marker" -> {
                int slot = Integer.parseInt(from.which());
                int square = picture.enemy(slot).map(EnemyInPlay::marker).orElse(0);
                yield place.equals(Spots.square(slot, square));
            }
            case "dragon" -> !resolving() && place.equals(inHand.ride() ? Spots.BOWL : Spots.SHELF);
            case "colour" -> place.equals(Spots.BOWL);
            default -> false;
        };
    }

    private boolean home(QueenDie die, Spot place) {
        return switch (die.zone()) {
            case RESERVE -> place.equals(Spots.BOWL) || place.equals(Spots.zone(Zone.RESERVE));
            case DIAL, STACK -> beside(die, place);
            default -> place(die).filter(place::equals).isPresent();
        };
    }

    private boolean beside(QueenDie die, Spot place) {
        return place.kind().equals("die")
                && picture.die(place.which())
                        .filter(other -> other.zone() == die.zone())
                        .isPresent();
    }

    /** Whether the dial stands where the bowl was. */
    private boolean resolving() {
        return picture.stage() != Picture.Stage.ROLL;
    }

    /** QUEEN-090: of the three Exhaustion spaces one receives dice. */
    private Optional<Refusal> space(Spot from, Spot to) {
        Zone space = table.power().exhaustTo();
        boolean asked = table.phase() == QueenPhase.CHOOSE_DIE_TO_EXHAUST
                && from.kind().equals("die")
                && to.kind().equals("zone");
        Zone zone = asked ? Zone.valueOf(to.which()) : Zone.BOX;
        return zone.exhaustion() && zone != space
                ? Optional.of(new Refusal("SPACE_" + space, space == Zone.TOP ? "QUEEN-090" : "QUEEN-146"))
                : Optional.empty();
    }

    /** Where a piece belongs instead. */
    private Refusal belongs(Spot from, Spot to) {
        if (table.phase().over()) {
            return new Refusal("GAME_OVER", table.phase().rule());
        }
        return switch (from.kind()) {
            case "dragon" -> ofDragon(to);
            case "marker" ->
                to.kind().equals("square") && Spots.slotOf(to) == Integer.parseInt(from.which())
                        ? new Refusal("ONE_DOWN", table.phase().rule())
                        : new Refusal("MARKER", "QUEEN-077");
            case "sun" -> new Refusal("SUN", "QUEEN-169");
            case "colour" -> new Refusal("COLOUR", "QUEEN-243");
            case "conspirator" -> new Refusal("CONSPIRATOR", "QUEEN-160");
            default -> ofDice(from, to);
        };
    }

    private Refusal ofDragon(Spot to) {
        return to.kind().equals("chariot") || to.kind().equals("zone")
                ? new Refusal("DRAGON", "QUEEN-114")
                : new Refusal("NO_PLACE", table.phase().rule());
    }

    private Refusal ofDice(Spot from, Spot to) {
        if (to.kind().equals("lane")) {
            return new Refusal("LANE", "QUEEN-066");
        }
        if (to.equals(Spots.zone(Zone.RESERVE)) && table.phase() == QueenPhase.TAKE_SUN_DICE) {
            return new Refusal("TWO_DICE", "QUEEN-177");
        }
        return to.kind().equals("zone") && from.kind().equals("lane")
                ? new Refusal("ONE_DIE", "QUEEN-088")
                : new Refusal("NO_PLACE", table.phase().rule());
    }
}
