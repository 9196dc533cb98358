package org.alea.games.queen;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** One throw: its dice take their values in the order of their numbers, the dragon die last (QUEEN-025). */
final class Roll {
    private final Play play;
    private final QueenTable table;
    private final QueenEvent.Throw cause;
    private final String stream;
    private final List<String> dice = new ArrayList<>(0);
    private final List<Integer> values = new ArrayList<>(0);
    private boolean withDragon;

    Roll(Play play, QueenEvent.Throw cause) {
        this.play = play;
        this.table = play.table();
        this.cause = cause;
        this.stream = Streams.roll(table.round);
    }

    void die(int die) {
        table.dice.throwDie(die, table.chance, stream);
        if (play.listening()) {
            dice.add(table.cards.dieId(die));
            values.add((int) table.dice.value[die]);
        }
    }

    /** Every free die of this value. */
    void group(int value) {
        for (int die = 0; die < table.dice.size(); die++) {
            if (table.dice.value[die] == value && table.dice.in(Zone.ARENA, die)) {
                die(die);
            }
        }
    }

    void dragon() {
        List<DragonFace> faces = table.cards.board().dragonFaces();
        table.dragon = Optional.of(faces.get(table.chance.index(faces.size(), stream)));
        withDragon = true;
    }

    /** Tells what came. */
    void land() {
        if (play.listening()) {
            play.tell(new QueenEvent.Rolled(cause, List.copyOf(dice), List.copyOf(values)));
            if (withDragon) {
                table.dragon.ifPresent(face -> play.tell(new QueenEvent.DragonRolled(face)));
            }
        }
    }
}
