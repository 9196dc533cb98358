package org.alea.app.games.queen;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.alea.app.table.Spot;
import org.alea.app.table.Way;
import org.alea.engine.Game;
import org.alea.engine.Refusal;
import org.alea.games.queen.ChariotInPlay;
import org.alea.games.queen.DiceGroup;
import org.alea.games.queen.DieColour;
import org.alea.games.queen.EnemyInPlay;
import org.alea.games.queen.Placement;
import org.alea.games.queen.QueenDie;
import org.alea.games.queen.QueenMove;
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
            case ROLLING -> rolling();
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

    /** Why something may not be put somewhere: the move it would be, and what the rules say to it. */
    Optional<Refusal> refusal(Spot from, Spot to) {
        return attempt(from, to).flatMap(move -> game.refusal(table, move));
    }

    private Optional<QueenMove> attempt(Spot from, Spot to) {
        int at = Math.max(table.elapsedMs(), table.lockEndMs());
        Optional<QueenDie> die = from.kind().equals("die") ? die(from.which()) : Optional.empty();
        return switch (to.kind()) {
            case "bowl" -> die.map(taken -> new QueenMove.RerollSet(taken.value(), inHand.ride(), at));
            case "chariot" ->
                die.map(taken -> new QueenMove.PlaceOnChariot(
                        Integer.parseInt(to.which()), placed(taken, Integer.parseInt(to.which())), at));
            case "zone" ->
                die.map(taken -> to.equals(Spots.zone(Zone.STOCK))
                        ? new QueenMove.ChooseDieToStock(table.standIn(taken.id()))
                        : new QueenMove.ChooseDieToExhaust(table.standIn(taken.id())));
            case "slot" -> slotAttempt(from, Integer.parseInt(to.which()));
            case "square" -> Optional.of(new QueenMove.ChooseSteps(slotOf(to), squareOf(to) - marker(slotOf(to))));
            default -> Optional.empty();
        };
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

    private void eachDie(java.util.function.Consumer<QueenDie> each) {
        table.dice().forEach(each);
    }

    private void rolling() {
        if (table.paused()) {
            return;
        }
        for (QueenMove move : moves) {
            if (move instanceof QueenMove.RerollSet reroll && reroll.withDragon() == inHand.ride()) {
                QueenAct act = new QueenAct.Play(reroll);
                ways.add(new Way<>(Spots.lane(reroll.value()), Spots.BOWL, act));
                group(reroll.value()).dice().forEach(die -> ways.add(new Way<>(Spots.die(die.id()), Spots.BOWL, act)));
            } else if (move instanceof QueenMove.RerollSolo solo) {
                group(solo.value())
                        .dice()
                        .forEach(die -> ways.add(new Way<>(Spots.die(die.id()), Spots.BOWL, new QueenAct.Play(solo))));
            }
        }
        table.chariots().stream().filter(chariot -> !chariot.defended()).forEach(this::chariot);
        if (table.dragon().isPresent()) {
            ways.add(
                    inHand.ride()
                            ? new Way<>(Spots.DRAGON, Spots.SHELF, new QueenAct.Ride(false))
                            : new Way<>(Spots.DRAGON, Spots.BOWL, new QueenAct.Ride(true)));
        }
    }

    private DiceGroup group(int value) {
        return table.groups().stream()
                .filter(group -> group.value() == value)
                .findFirst()
                .orElse(new DiceGroup(value, List.of()));
    }

    private void chariot(ChariotInPlay chariot) {
        int at = Math.max(table.elapsedMs(), table.lockEndMs());
        Spot spot = Spots.chariot(chariot.place());
        for (DiceGroup group : table.groups()) {
            Placement.preferred(table, chariot.place(), group.value(), at)
                    .ifPresent(move -> ways.add(new Way<>(Spots.lane(group.value()), spot, new QueenAct.Play(move))));
            for (QueenDie die : group.dice()) {
                if (inHand.staged()
                        .filter(staged -> staged.die().equals(die.id()))
                        .isPresent()) {
                    continue;
                }
                QueenMove move = new QueenMove.PlaceOnChariot(chariot.place(), placed(die, chariot.place()), at);
                if (game.refusal(table, move).isEmpty()) {
                    ways.add(new Way<>(Spots.die(die.id()), spot, new QueenAct.Play(move)));
                } else if (chariot.card().defence().pair() && group.set()) {
                    ways.add(new Way<>(Spots.die(die.id()), spot, new QueenAct.Stage(chariot.place(), die.id())));
                }
            }
        }
    }

    /** The dice that go when this one is put on a Chariot: with a staged one, or with its twin if there is no choice. */
    private List<String> placed(QueenDie die, int place) {
        boolean pair = table.chariots().stream()
                .anyMatch(chariot ->
                        chariot.place() == place && chariot.card().defence().pair());
        if (!pair) {
            return List.of(die.id());
        }
        Optional<InHand.Staged> waiting = inHand.staged().filter(staged -> staged.chariot() == place);
        if (waiting.isPresent()) {
            return List.of(waiting.get().die(), die.id());
        }
        List<QueenDie> others = group(die.value()).dice().stream()
                .filter(other -> !other.id().equals(die.id()))
                .toList();
        boolean alike = others.stream().map(QueenDie::colour).distinct().count() == 1;
        return alike ? List.of(die.id(), others.get(0).id()) : List.of(die.id());
    }

    /** A touch of the bowl, or of any die in it, throws everything. */
    private void throwAll() {
        add(Spots.BOWL, Spots.BOWL, new QueenMove.StartRound());
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
            add(Spots.lane(group.value()), Spots.slot(group.value()), move);
            group.dice().forEach(die -> add(Spots.die(die.id()), Spots.slot(group.value()), move));
        }
    }

    private void chooseGroup() {
        for (DiceGroup group : table.groups()) {
            QueenMove move = new QueenMove.ChooseGroup(group.value());
            add(Spots.lane(group.value()), Spots.BOWL, move);
            group.dice().forEach(die -> add(Spots.die(die.id()), Spots.BOWL, move));
        }
    }

    private void dragon() {
        for (int slot = 1; slot <= 6; slot++) {
            add(Spots.DRAGON, Spots.slot(slot), new QueenMove.AssignDragon(slot));
            add(Spots.DRAGON, Spots.slot(slot), new QueenMove.AssignWing(slot));
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
