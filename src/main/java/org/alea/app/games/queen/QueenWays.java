package org.alea.app.games.queen;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Consumer;
import org.alea.app.table.Spot;
import org.alea.app.table.Way;
import org.alea.engine.Game;
import org.alea.games.queen.DiceGroup;
import org.alea.games.queen.DieColour;
import org.alea.games.queen.EnemyInPlay;
import org.alea.games.queen.QueenDie;
import org.alea.games.queen.QueenMove;
import org.alea.games.queen.QueenPhase;
import org.alea.games.queen.QueenTable;
import org.alea.games.queen.Zone;

/**
 * Turns the legal moves into ways of the hand. The rules list one move for dice that do not differ; a hand may take any of
 * them, so moves that name a die are asked of the rules for every die on the table.
 */
final class QueenWays {
    private final Game<QueenTable, QueenMove> game;
    private final QueenTable table;
    private final List<QueenMove> moves;
    private final InHand inHand;
    private final List<Way<QueenAct>> ways = new ArrayList<>();

    QueenWays(Game<QueenTable, QueenMove> game, QueenTable table, List<QueenMove> moves, InHand inHand) {
        this.game = game;
        this.table = table;
        this.moves = moves;
        this.inHand = inHand;
    }

    List<Way<QueenAct>> all() {
        switch (table.phase()) {
            case ROLLING -> ways.addAll(new RollingWays(game, table, moves, inHand).all());
            case ROLL_CONSPIRATOR_DIE -> add(Spots.CONSPIRATOR, Spots.BOWL, new QueenMove.RollConspiratorDie());
            case KEEP_CONSPIRATOR_DIE -> add(Spots.CONSPIRATOR, Spots.BOWL, new QueenMove.RerollConspiratorDie());
            case START_ROUND -> throwAll();
            case TURN_DIAL -> turnDial();
            case CHOOSE_ENEMY -> chooseEnemy();
            case CHOOSE_ENEMIES -> chooseEnemies();
            case CHOOSE_DIE_TO_EXHAUST -> exhaust();
            case CHOOSE_DIE_TO_STOCK ->
                eachDie(die ->
                        take(die, Spots.zone(Zone.STOCK), new QueenMove.ChooseDieToStock(table.standIn(die.id()))));
            case RECOVER_DIE ->
                eachDie(die -> take(die, Spots.BOWL, new QueenMove.TakeFromExhaustion(table.standIn(die.id()))));
            case EXCHANGE -> exchange();
            case ASSIGN_GROUPS -> assign();
            case CHOOSE_GROUP -> chooseGroup();
            case USE_DRAGON, USE_WING -> dragon();
            case ROLL_CHAOS -> add(Spots.DRAGON, Spots.BOWL, new QueenMove.RollChaos());
            case PAINT_DIE -> paint();
            case CHOOSE_STEPS -> steps();
            case TAKE_SUN_DIE, TAKE_SUN_DICE -> sun();
            case CHOOSE_COLOUR, WON, LOST -> {}
        }
        return List.copyOf(ways);
    }

    private int marker(int slot) {
        return table.enemy(slot).map(EnemyInPlay::marker).orElse(0);
    }

    private void add(Spot from, Spot to, QueenMove move) {
        if (game.refusal(table, move).isEmpty()) {
            ways.add(new Way<>(from, to, new QueenAct.Play(move)));
        }
    }

    /** Adds the way of a die, whose move may name its equal. */
    private void take(QueenDie die, Spot to, QueenMove move) {
        if (game.refusal(table, move).isEmpty()) {
            ways.add(new Way<>(Spots.die(die.id()), to, equal(die, move)));
        }
    }

    private QueenAct equal(QueenDie die, QueenMove move) {
        String standIn = table.standIn(die.id());
        return standIn.equals(die.id()) ? new QueenAct.Play(move) : new QueenAct.PlayEqual(move, die.id(), standIn);
    }

    private void eachDie(Consumer<QueenDie> each) {
        table.dice().forEach(each);
    }

    /** A touch of the bowl, or of any die in it, throws everything. */
    private void throwAll() {
        add(Spots.BOWL, Spots.BOWL, new QueenMove.StartRound());
        add(Spots.DRAGON, Spots.DRAGON, new QueenMove.StartRound());
        table.dice(Zone.RESERVE)
                .forEach(die -> add(Spots.die(die.id()), Spots.die(die.id()), new QueenMove.StartRound()));
    }

    private void turnDial() {
        for (int slot = 1; slot <= 6; slot++) {
            QueenMove move = new QueenMove.TurnDial(slot);
            add(Spots.SUN, Spots.slot(slot), move);
            add(Spots.slot(slot), Spots.slot(slot), move);
        }
    }

    private void chooseEnemy() {
        for (EnemyInPlay enemy : table.enemies()) {
            QueenMove move = new QueenMove.ChooseEnemy(enemy.slot());
            add(Spots.marker(enemy.slot()), Spots.square(enemy.slot(), Math.max(0, enemy.marker() - 1)), move);
            add(Spots.slot(enemy.slot()), Spots.slot(enemy.slot()), move);
        }
    }

    private void chooseEnemies() {
        Set<Integer> offered = new LinkedHashSet<>();
        for (QueenMove move : moves) {
            if (move instanceof QueenMove.ChooseEnemies pair) {
                if (inHand.firstEnemy() == 0) {
                    offered.add(pair.first());
                } else if (pair.first() == inHand.firstEnemy()) {
                    offered.add(pair.second());
                }
            } else if (move instanceof QueenMove.ChooseEnemy) {
                chooseEnemy();
                return;
            }
        }
        for (int slot : offered) {
            QueenAct act = inHand.firstEnemy() == 0
                    ? new QueenAct.FirstEnemy(slot)
                    : new QueenAct.Play(new QueenMove.ChooseEnemies(inHand.firstEnemy(), slot));
            ways.add(new Way<>(Spots.marker(slot), Spots.square(slot, Math.max(0, marker(slot) - 1)), act));
            ways.add(Way.touch(Spots.slot(slot), act));
        }
    }

    private void exhaust() {
        Zone space = table.spirit().map(card -> card.power().exhaustTo()).orElse(Zone.TOP);
        eachDie(die -> take(die, Spots.zone(space), new QueenMove.ChooseDieToExhaust(table.standIn(die.id()))));
    }

    private void exchange() {
        for (QueenDie white : table.dice()) {
            for (QueenDie coloured : table.dice(Zone.STACK)) {
                QueenMove move = new QueenMove.Exchange(table.standIn(white.id()), coloured.colour());
                take(white, Spots.die(coloured.id()), move);
                if (game.refusal(table, move).isEmpty()) {
                    ways.add(new Way<>(Spots.die(coloured.id()), Spots.die(white.id()), equal(white, move)));
                }
            }
        }
    }

    private void assign() {
        for (DiceGroup group : table.groups()) {
            QueenMove move = new QueenMove.AssignGroup(group.value(), group.value());
            group.dice().forEach(die -> add(Spots.die(die.id()), Spots.slot(group.value()), move));
            add(Spots.lane(group.value()), Spots.slot(group.value()), move);
        }
    }

    private void chooseGroup() {
        for (DiceGroup group : table.groups()) {
            QueenMove move = new QueenMove.ChooseGroup(group.value());
            group.dice().forEach(die -> add(Spots.die(die.id()), Spots.BOWL, move));
            add(Spots.lane(group.value()), Spots.BOWL, move);
        }
    }

    /** The dragon die is laid on an enemy, or on the dice that attack it; to touch the enemy does the same. */
    private void dragon() {
        boolean wing = table.phase() == QueenPhase.USE_WING;
        for (int slot = 1; slot <= 6; slot++) {
            QueenMove move = wing ? new QueenMove.AssignWing(slot) : new QueenMove.AssignDragon(slot);
            add(Spots.DRAGON, Spots.slot(slot), move);
            add(Spots.DRAGON, Spots.lane(slot), move);
            add(Spots.slot(slot), Spots.slot(slot), move);
        }
    }

    private void paint() {
        for (DieColour colour : List.of(DieColour.G, DieColour.Y, DieColour.B)) {
            for (QueenDie die : table.dice(Zone.ARENA)) {
                QueenMove move = new QueenMove.PaintDie(table.standIn(die.id()), colour);
                if (game.refusal(table, move).isEmpty()) {
                    ways.add(new Way<>(Spots.colour(colour), Spots.die(die.id()), equal(die, move)));
                }
            }
        }
    }

    private void steps() {
        for (QueenMove move : moves) {
            if (move instanceof QueenMove.ChooseSteps steps) {
                add(
                        Spots.marker(steps.slot()),
                        Spots.square(steps.slot(), marker(steps.slot()) + steps.steps()),
                        steps);
            }
        }
    }

    private void sun() {
        for (QueenDie die : table.dice(Zone.DIAL)) {
            add(Spots.die(die.id()), Spots.zone(Zone.RESERVE), new QueenMove.TakeSunDie(die.colour()));
            for (QueenDie other : table.dice(Zone.DIAL)) {
                QueenMove both = die.colour().compareTo(other.colour()) < 0
                        ? new QueenMove.TakeSunDice(die.colour(), other.colour())
                        : new QueenMove.TakeSunDice(other.colour(), die.colour());
                add(Spots.die(die.id()), Spots.die(other.id()), both);
            }
        }
    }
}
