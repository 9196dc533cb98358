package org.alea.games.queen.practice;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.alea.content.ContentSource;
import org.alea.engine.Match;
import org.alea.games.queen.DieColour;
import org.alea.games.queen.DragonFace;
import org.alea.games.queen.QueenBox;
import org.alea.games.queen.QueenDie;
import org.alea.games.queen.QueenKit;
import org.alea.games.queen.QueenMove;
import org.alea.games.queen.QueenTable;
import org.alea.games.queen.Speed;
import org.alea.games.queen.Zone;

/** Drills, dice and matches for the tests of this package. */
final class PracticeRoom {
    static final QueenBox BOX = new QueenKit().open(ContentSource.builtIn());

    private PracticeRoom() {}

    static Drill drill(String id) {
        return BOX.drills().find(id).orElseThrow();
    }

    static Exercise exercise(String drill, long seed) {
        return Exercise.of(BOX, drill(drill), Speed.OFFICIAL, seed);
    }

    /** Dice as they landed: a value, and a letter if the die is coloured, such as {@code "1 1G 4 4 6B"}. */
    static Landing landing(String dice) {
        return landing(dice, Optional.empty(), 0);
    }

    static Landing landing(String dice, DragonFace dragon) {
        return landing(dice, Optional.of(dragon), 0);
    }

    static Landing landing(String dice, int defended) {
        return landing(dice, Optional.empty(), defended);
    }

    private static Landing landing(String dice, Optional<DragonFace> dragon, int defended) {
        List<QueenDie> all = new ArrayList<>();
        for (String die : dice.split(" ")) {
            DieColour colour = die.length() == 1 ? DieColour.W : DieColour.valueOf(die.substring(1));
            all.add(new QueenDie("D" + all.size(), colour, Zone.ARENA, die.charAt(0) - '0', false));
        }
        return new Landing(all, dragon, defended, 0);
    }

    /** A match whose first throw has landed. */
    static Match<QueenTable, QueenMove> started(Exercise exercise) {
        Match<QueenTable, QueenMove> match = exercise.match();
        match.play(new QueenMove.StartRound(), 0);
        return match;
    }
}
