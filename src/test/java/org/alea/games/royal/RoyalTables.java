package org.alea.games.royal;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import org.alea.content.ContentSource;
import org.alea.engine.Chance;
import org.alea.engine.Event;
import org.alea.engine.SeededChance;
import org.alea.engine.Setup;
import org.alea.engine.Turn;

/** Tables to test on: arranged piece by piece, or met on the way through a random game. */
final class RoyalTables {
    static final RoyalBox BOX = new RoyalKit().open(ContentSource.builtIn());
    static final RoyalGame GAME = BOX.game();

    private final RoyalTable table;

    private RoyalTables(Map<String, String> options) {
        table = GAME.setUp(Setup.of(BOX.options(), options, 1), new SeededChance(1));
        table.progress.state = State.ACTION;
        table.progress.round = 1;
        table.activities().setStages(1);
    }

    /** Your turn in round 1, nobody in the buildings, no dice, the first stage of cards revealed. */
    static RoyalTables aTable() {
        return new RoyalTables(Map.of());
    }

    static RoyalTables aTableWith(String option, String value) {
        return new RoyalTables(Map.of(option, value));
    }

    RoyalTables in(State state) {
        table.progress.state = state;
        return this;
    }

    RoyalTables yours(String dice) {
        return put(Side.YOU, dice);
    }

    RoyalTables roys(String dice) {
        return put(Side.ROY, dice);
    }

    private RoyalTables put(Side side, String dice) {
        for (Die die : Dice.parse(dice).list()) {
            int id = die.colour().index() * 6;
            while (taken(id)) {
                id++;
            }
            table.districts().put(id, side, die.face());
        }
        return this;
    }

    private boolean taken(int id) {
        return table.districts().all().stream().anyMatch(lying -> lying.id() == id);
    }

    RoyalTables black(int... faces) {
        for (int i = 0; i < faces.length; i++) {
            table.districts().rollBlack(i, faces[i]);
        }
        return this;
    }

    RoyalTables deniers(int deniers) {
        table.purse().set(deniers, table.purse().influence(), 0);
        return this;
    }

    RoyalTables influence(int influence) {
        table.purse().set(table.purse().deniers(), influence, 0);
        return this;
    }

    /** Lays this card on its space and reveals its stage. */
    RoyalTables card(String id) {
        int index = table.content().activityIndex(id);
        Activity card = table.content().activity(index);
        table.activities().setCard(ActivityBoard.slot(card.colour(), card.stage()), index);
        table.activities().setStages(Math.max(card.stage(), table.activities().stages()));
        return this;
    }

    /** Lays this card with a tradesman of yours and some cubes. */
    RoyalTables hired(String id, int cubes) {
        card(id);
        int slot = slot(id);
        table.activities().hire(slot, table.city().takeFromSupply());
        table.activities().addCubes(slot, cubes);
        return this;
    }

    RoyalTables royOn(String id) {
        card(id);
        table.activities().hire(slot(id), table.city().takeFromReserve());
        return this;
    }

    int slot(String id) {
        return table.activities().find(table.content().activityIndex(id));
    }

    RoyalTables event(String id, int cubes) {
        table.events().append(table.content().eventIndex(id), cubes);
        return this;
    }

    RoyalTables standing(Side side, Building building, int... faces) {
        for (int face : faces) {
            int citizen = side == Side.YOU
                    ? table.city().takeFromSupply()
                    : table.city().takeFromReserve();
            table.city().stand(citizen, building.space(face));
        }
        return this;
    }

    RoyalTables cube(Side side, int column, int level) {
        table.cathedral().put(column, level, side);
        return this;
    }

    RoyalTables change(Consumer<RoyalTable> more) {
        more.accept(table);
        return this;
    }

    RoyalTable table() {
        return table;
    }

    /** The table after this move, which is written as text. */
    RoyalTable play(String move) {
        play(table, move);
        return table;
    }

    static List<Event> play(RoyalTable table, String move) {
        return play(table, MoveText.parse(move, table.state()));
    }

    static List<Event> play(RoyalTable table, RoyalMove move) {
        GAME.refusal(table, move).ifPresent(refusal -> {
            throw new AssertionError(move + ": " + refusal);
        });
        Turn turn = Turn.recorded();
        GAME.play(table, move, turn);
        return turn.events();
    }

    /** The legal moves as lines of text. */
    static List<String> lines(RoyalTable table) {
        return GAME.moves(table).stream().map(RoyalMove::text).toList();
    }

    /** Every table of some random games that waits for a decision of yours. */
    static List<RoyalTable> met(int games) {
        List<RoyalTable> tables = new ArrayList<>();
        for (int seed = 0; seed < games; seed++) {
            RoyalTable table = GAME.setUp(Setup.of(BOX.options(), Map.of(), seed), new SeededChance(seed));
            Chance choices = new SeededChance(seed);
            while (GAME.result(table).isEmpty()) {
                if (table.state().kind() == State.Kind.DECISION) {
                    tables.add(table.copy());
                }
                GAME.play(table, GAME.randomMove(table, choices), Turn.silent());
            }
        }
        return tables;
    }
}
