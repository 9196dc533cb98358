package org.alea.app.games.queen;

import java.util.ArrayList;
import java.util.List;
import org.alea.games.queen.DieColour;
import org.alea.games.queen.EnemyInPlay;

/** What a square of an enemy costs now, in words: so many dice, and so many of them of a colour. */
final class Price {
    private Price() {}

    static String of(EnemyInPlay enemy, int square, Picture picture, Speech speech) {
        List<String> said = new ArrayList<>();
        said.add(speech.get("dial.dice", picture.need(enemy.slot(), square)));
        for (DieColour colour : DieColour.values()) {
            int wanted = enemy.card().square(square).of(colour);
            if (wanted > 0) {
                said.add(speech.get("hear.enemy.colour", wanted, speech.term(colour)));
            }
        }
        return String.join(", ", said);
    }

    /** What the set that attacked an enemy was asked for, though its failure may have moved the marker since. */
    static String asked(EnemyInPlay enemy, Picture picture, Speech speech) {
        int from = enemy.marker() - Verdict.moved(picture.attack(enemy.slot()));
        return of(enemy, from + 1, picture, speech);
    }
}
