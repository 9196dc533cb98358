package org.alea.games.queen.bots;

import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.LongFunction;
import java.util.function.ToDoubleFunction;
import org.alea.engine.Bot;
import org.alea.engine.Game;
import org.alea.engine.SeededChance;
import org.alea.engine.Turn;
import org.alea.games.queen.DieColour;
import org.alea.games.queen.DragonFace;
import org.alea.games.queen.EnemyInPlay;
import org.alea.games.queen.QueenDie;
import org.alea.games.queen.QueenGame;
import org.alea.games.queen.QueenMove;
import org.alea.games.queen.QueenTable;
import org.alea.games.queen.Zone;
import org.alea.games.queen.coach.Aim;
import org.alea.games.queen.coach.Appraisal;
import org.alea.games.queen.coach.Hand;
import org.alea.games.queen.coach.Luck;
import org.alea.games.queen.coach.RoundsAhead;
import org.alea.games.queen.coach.Worth;

/** Plays any combination of modules through the same moves as the player (QUEEN-228, 251). */
public final class QueenBot implements Bot<QueenTable, QueenMove> {
    /** The bot that gives hints and plays demonstrations. */
    public static final String STANDARD = "sensible";

    private static final double A_WOUND = 5;
    private static final double COLOURED_DIE = 0.1;
    private static final double NEARLY_NOTHING = 1e-9;
    private static final int ROUNDS_AHEAD = 14;
    private static final int REROLLS_AHEAD = 4;
    private static final int SAMPLES_AHEAD = 6;
    private static final String EXHAUSTED_FIRST = "WYBG";
    private static final String RECOVERED_FIRST = "BYGW";

    private final Game<QueenTable, QueenMove> game;
    private final Optional<Aim> aim;
    private final Temper temper;
    private final Luck luck;
    private Optional<Appraisal> lastAppraisal = Optional.empty();

    QueenBot(Game<QueenTable, QueenMove> game, Temper temper, long seed) {
        this.game = game;
        this.aim = Aim.of(game);
        this.temper = temper;
        this.luck = new Luck(seed);
    }

    /** The bots of the game by name. */
    public static Map<String, LongFunction<Bot<QueenTable, QueenMove>>> all(QueenGame game) {
        Map<String, LongFunction<Bot<QueenTable, QueenMove>>> bots = new TreeMap<>();
        bots.put("hurried", seed -> new QueenBot(game, Temper.HURRIED, seed));
        bots.put(STANDARD, seed -> new QueenBot(game, Temper.SENSIBLE, seed));
        bots.put("expert", seed -> new QueenBot(game, Temper.EXPERT, seed));
        return Map.copyOf(bots);
    }

    @Override
    public QueenMove choose(QueenTable table) {
        List<QueenMove> moves = game.moves(table);
        if (moves.size() == 1) {
            return moves.get(0);
        }
        return switch (table.phase()) {
            case ROLLING -> rolling(table, moves);
            case KEEP_CONSPIRATOR_DIE -> keepConspiratorDie(table);
            case CHOOSE_COLOUR -> new QueenMove.ChooseColour(mostRequired(table).get(0));
            case CHOOSE_ENEMY, CHOOSE_ENEMIES ->
                table.tied() ? moves.get(0) : best(moves, move -> -lossOf(table, move));
            case CHOOSE_DIE_TO_EXHAUST -> exhaust(table, moves);
            case EXCHANGE -> exchange(table, moves);
            case TURN_DIAL -> turnDial(table, moves);
            case RECOVER_DIE -> best(moves, move -> recovered(table, move));
            case CHOOSE_DIE_TO_STOCK -> best(moves, move -> stocked(table, move));
            case USE_DRAGON, USE_WING -> best(moves, move -> ifItGains(dragon(table, move), move));
            case ROLL_CHAOS -> new QueenMove.IgnoreChaos();
            case PAINT_DIE -> best(moves, move -> ifItGains(painted(table, move), move));
            case TAKE_SUN_DIE ->
                new QueenMove.TakeSunDie(mostRequired(table, Zone.DIAL).get(0));
            case TAKE_SUN_DICE -> best(moves, move -> sunDice(table, move));
            // all squares, all groups, and otherwise the lowest
            case CHOOSE_STEPS, ASSIGN_GROUPS -> moves.get(moves.size() - 1);
            default -> moves.get(0);
        };
    }

    private static QueenMove best(List<QueenMove> moves, ToDoubleFunction<QueenMove> worth) {
        QueenMove best = moves.get(0);
        double most = Double.NEGATIVE_INFINITY;
        for (QueenMove move : moves) {
            double each = worth.applyAsDouble(move);
            if (each > most) {
                most = each;
                best = move;
            }
        }
        return best;
    }

    private QueenMove rolling(QueenTable table, List<QueenMove> moves) {
        QueenMove last = moves.get(moves.size() - 1);
        if (table.mustStop()) {
            return moves.get(0);
        }
        return last instanceof QueenMove.TimeUp
                ? last
                : new Rolling(temper, luck, table, moves, appraisal(table), aim.isPresent()).choose();
    }

    /** Enemies stand still while the clock runs: what is known about them is kept. */
    private Appraisal appraisal(QueenTable table) {
        Appraisal appraisal = new Appraisal(table, Temper.CHAOS_SAMPLES, temper.careful(), lastAppraisal, aim);
        lastAppraisal = Optional.of(appraisal);
        return appraisal;
    }

    private static QueenMove keepConspiratorDie(QueenTable table) {
        int value = table.conspiratorDie().orElse(0);
        return table.conspirators().stream().anyMatch(card -> card.value() == value)
                ? new QueenMove.RerollConspiratorDie()
                : new QueenMove.KeepConspiratorDie();
    }

    private static List<DieColour> mostRequired(QueenTable table) {
        return List.of(DieColour.G, DieColour.Y, DieColour.B).stream()
                .sorted(Comparator.comparingInt((DieColour colour) -> -table.required(colour)))
                .toList();
    }

    /** The same among the dice that lie in this zone. */
    private static List<DieColour> mostRequired(QueenTable table, Zone zone) {
        return mostRequired(table).stream()
                .filter(colour -> table.dice(zone).stream().anyMatch(die -> die.colour() == colour))
                .toList();
    }

    private static double lossOf(QueenTable table, QueenMove move) {
        return move instanceof QueenMove.ChooseEnemies both
                ? loss(table, both.first()) + loss(table, both.second())
                : loss(table, ((QueenMove.ChooseEnemy) move).slot());
    }

    private static double loss(QueenTable table, int slot) {
        EnemyInPlay enemy = table.enemy(slot).orElseThrow();
        Worth worth = new Worth(enemy.card());
        int below = enemy.marker() - 1;
        return below == 0 ? A_WOUND : worth.on(enemy.marker()) - worth.on(below);
    }

    /** For a card before the attacks the die that is missed least; otherwise by colour. */
    private QueenMove exhaust(QueenTable table, List<QueenMove> moves) {
        boolean missed = !table.attacksResolved() && !table.groups().isEmpty() && !table.wounding();
        if (!missed) {
            return best(
                    moves,
                    move -> -EXHAUSTED_FIRST.indexOf(die(table, move).colour().name()));
        }
        Appraisal appraisal = appraisal(table);
        Hand hand = Hand.of(table);
        return best(moves, move -> {
            QueenDie die = die(table, move);
            Hand rest = die.zone() == Zone.ARENA ? hand.without(die.value(), die.colour()) : hand;
            return appraisal.attack(rest, luck) - (die.colour().coloured() ? COLOURED_DIE : 0);
        });
    }

    private static QueenDie die(QueenTable table, QueenMove move) {
        String id = move instanceof QueenMove.ChooseDieToExhaust choice
                ? choice.die()
                : move instanceof QueenMove.ChooseDieToStock choice
                        ? choice.die()
                        : ((QueenMove.TakeFromExhaustion) move).die();
        return table.dice().stream()
                .filter(die -> die.id().equals(id))
                .findFirst()
                .orElseThrow();
    }

    /** Always taken, for the colour most required. */
    private static QueenMove exchange(QueenTable table, List<QueenMove> moves) {
        DieColour wanted = mostRequired(table, Zone.STACK).get(0);
        return best(moves, move -> move instanceof QueenMove.Exchange exchange && exchange.colour() == wanted ? 1 : 0);
    }

    private QueenMove turnDial(QueenTable table, List<QueenMove> moves) {
        // every slot is judged by the same throws
        long seed = luck.next();
        return best(moves, move -> {
            QueenTable turned = table.copyWith(new SeededChance(seed));
            game.play(turned, move, Turn.silent());
            return new RoundsAhead(turned, ROUNDS_AHEAD, REROLLS_AHEAD, SAMPLES_AHEAD, temper.careful())
                    .mean(new Luck(seed));
        });
    }

    /** Always, coloured dice first, of those the one nearest the top. */
    private static double recovered(QueenTable table, QueenMove move) {
        if (!(move instanceof QueenMove.TakeFromExhaustion)) {
            return Double.NEGATIVE_INFINITY;
        }
        QueenDie die = die(table, move);
        int space = die.zone() == Zone.TOP ? 2 : die.zone() == Zone.MIDDLE ? 1 : 0;
        return space - 3 * RECOVERED_FIRST.indexOf(die.colour().name());
    }

    /** From the lowest set, white first. */
    private static double stocked(QueenTable table, QueenMove move) {
        QueenDie die = die(table, move);
        return -10 * die.value() - (die.colour().coloured() ? 1 : 0);
    }

    /** What gains nothing is left undone. */
    private static double ifItGains(double gain, QueenMove move) {
        boolean leaves = move instanceof QueenMove.DeclineDragon || move instanceof QueenMove.SkipPower;
        return leaves || gain > NEARLY_NOTHING ? gain : Appraisal.IMPOSSIBLE;
    }

    private double dragon(QueenTable table, QueenMove move) {
        DragonFace face = table.dragon().orElseThrow();
        int slot = move instanceof QueenMove.AssignDragon dragon
                ? dragon.slot()
                : move instanceof QueenMove.AssignWing wing ? wing.slot() : 0;
        return slot == 0 ? 0 : appraisal(table).dragonGain(Hand.of(table), face, slot);
    }

    private double painted(QueenTable table, QueenMove move) {
        if (!(move instanceof QueenMove.PaintDie paint)) {
            return 0;
        }
        int slot = table.dice().stream()
                .filter(die -> die.id().equals(paint.die()))
                .mapToInt(QueenDie::value)
                .sum();
        return appraisal(table).paintGain(Hand.of(table), slot, paint.colour());
    }

    private static double sunDice(QueenTable table, QueenMove move) {
        QueenMove.TakeSunDice dice = (QueenMove.TakeSunDice) move;
        return table.required(dice.first()) + table.required(dice.second());
    }
}
