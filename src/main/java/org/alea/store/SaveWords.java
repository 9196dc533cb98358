package org.alea.store;

import java.nio.file.Path;
import org.alea.content.GameBox;
import org.alea.engine.IllegalMoveException;
import org.alea.engine.Language;
import org.alea.engine.Refusal;
import org.alea.engine.Words;

/** What is said about saves that do not load as they should. */
final class SaveWords {
    static final Words NOTHING = new Words("", "");
    static final Words MISSING = new Words("Il n’y a pas de partie enregistrée ici.", "There is no saved game here.");
    static final Words FROM_BACKUP = new Words(
            "La dernière sauvegarde était endommagée\u00a0; la précédente a été reprise. Le fichier endommagé est gardé.",
            "The last save was damaged; the one before it was taken up. The damaged file is kept.");
    static final Words OTHER_CARDS_THAT_FIT = new Words(
            "Cette partie a été jouée avec d’autres cartes ou une autre version\u00a0; tous ses coups restent possibles.",
            "This game was played with other cards or another version; all its moves are still possible.");

    private SaveWords() {}

    static Words unreadable(Path file) {
        return new Words(
                "Cette partie enregistrée est illisible. Le fichier est gardé sous «\u00a0" + file.getFileName()
                        + "\u00a0».",
                "This saved game cannot be read. The file is kept as “" + file.getFileName() + "”.");
    }

    static Words otherVersion(String program) {
        return new Words(
                "Cette partie a été enregistrée par la version " + program
                        + " d’Alea Solo et ne peut pas être reprise ici. Le fichier est gardé.",
                "This game was saved by version " + program
                        + " of Alea Solo and cannot be taken up here. The file is kept.");
    }

    static Words otherContent(int move) {
        return new Words(
                "Cette partie a été jouée avec d’autres cartes\u00a0; elle ne peut être suivie que jusqu’au coup "
                        + (move - 1) + ". Le fichier est gardé.",
                "This game was played with other cards; it can only be followed up to move " + (move - 1)
                        + ". The file is kept.");
    }

    static Words brokenLine(int line, int move) {
        return new Words(
                "Cette partie est illisible à partir de la ligne " + line
                        + "\u00a0; elle ne peut être suivie que jusqu’au coup " + (move - 1)
                        + ". Le fichier est gardé.",
                "This game cannot be read from line " + line + " on; it can only be followed up to move " + (move - 1)
                        + ". The file is kept.");
    }

    static Words replayFailed(int move) {
        return new Words(
                "Cette partie ne peut pas être rejouée au-delà du coup " + (move - 1) + ". Le fichier est gardé.",
                "This game cannot be replayed beyond move " + (move - 1) + ". The file is kept.");
    }

    static Words otherCards(String saved, String here, Words reason) {
        return new Words(
                "enregistrée avec les cartes " + saved + ", celles d’ici sont " + here + "\u00a0; " + reason.fr(),
                "saved with cards " + saved + ", here are " + here + "; " + reason.en());
    }

    /** In French as the game itself explains the refusal; in English as it stands in logs. */
    static Words refused(IllegalMoveException e, GameBox<?, ?> box) {
        Refusal refusal = e.refusal();
        return new Words(
                "coup refusé\u00a0: " + box.describe(refusal, Language.FR) + " (" + refusal.rule() + ")",
                String.valueOf(e.getMessage()));
    }
}
