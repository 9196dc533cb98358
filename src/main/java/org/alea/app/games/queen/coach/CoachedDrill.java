package org.alea.app.games.queen.coach;

import org.alea.engine.Words;
import org.alea.games.queen.QueenBox;
import org.alea.games.queen.practice.DrillWords;
import org.alea.games.queen.practice.Exercise;

/** The drill whose decisions are looked at: its name, and what had to be reached. */
public record CoachedDrill(Words name, Words goal) {

    public static CoachedDrill of(QueenBox box, Exercise exercise) {
        DrillWords words = new DrillWords(box.wording());
        return new CoachedDrill(exercise.drill().name(), Words.of(language -> words.goal(exercise, language)));
    }
}
