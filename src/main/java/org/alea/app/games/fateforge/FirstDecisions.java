package org.alea.app.games.fateforge;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.alea.app.play.FirstTimes.Note;
import org.alea.games.fateforge.FateforgeEvent;
import org.alea.games.fateforge.cards.ResultFace;

/** What a player can decide, told when it comes up for the first time, with the rule behind it (FATE-291). */
final class FirstDecisions {
    private static final int OF_A_KIND = 3;

    private FirstDecisions() {}

    static List<Note> round(FateforgeEvent.RoundBegan round) {
        return round.round() < round.rounds()
                ? List.of(new Note("dice", "FATE-145"))
                : List.of(new Note("dice", "FATE-145"), new Note("exit", "FATE-232"));
    }

    static List<Note> dice(FateforgeEvent.DiceRolled rolled) {
        List<Note> notes = new ArrayList<>();
        if (rolled.faces().contains(ResultFace.X)) {
            notes.add(new Note("energyReroll", "FATE-147"));
        }
        if (ofAKind(rolled.faces())) {
            notes.add(new Note("threeOfAKind", "FATE-148"));
        }
        notes.add(new Note("sprint", "FATE-152"));
        notes.add(new Note("order", "FATE-157"));
        return notes;
    }

    private static boolean ofAKind(List<ResultFace> faces) {
        return faces.stream().anyMatch(face -> face != ResultFace.X && Collections.frequency(faces, face) >= OF_A_KIND);
    }

    static List<Note> turn() {
        return List.of(
                new Note("results", "FATE-161"), new Note("skills", "FATE-055"), new Note("energyMove", "FATE-162"));
    }
}
