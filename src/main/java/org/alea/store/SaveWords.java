package org.alea.store;

import java.nio.file.Path;
import java.util.Arrays;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.alea.content.GameBox;
import org.alea.engine.IllegalMoveException;
import org.alea.engine.Language;
import org.alea.engine.Refusal;
import org.alea.engine.Words;

/** What is said about saves that do not load as they should. */
final class SaveWords {
    static final Words NOTHING = new Words("", "");
    static final Words MISSING = new Words("Il n’y a pas de partie enregistrée ici.", "There is no saved game here.");
    static final Words OTHER_CARDS_THAT_FIT = new Words(
            "Cette partie a été jouée avec d’autres cartes ou une autre version\u00a0; tous ses coups restent possibles.",
            "This game was played with other cards or another version; all its moves are still possible.");
    static final Words OTHER_CARDS_OTHER_END = new Words(
            "Cette partie a été jouée avec d’autres cartes\u00a0; tous ses coups restent possibles, mais la table n’est plus"
                    + " tout à fait celle que vous avez quittée.",
            "This game was played with other cards; all its moves are still possible, but the table is not quite the one"
                    + " you left.");
    static final Words UNREADABLE =
            new Words("Cette partie enregistrée est illisible.", "This saved game cannot be read.");
    static final Words OTHER_END = new Words(
            "Rejouée, cette partie n’arrive pas à la table qui a été enregistrée.",
            "Replayed, this game does not arrive at the table that was saved.");
    static final Words BACK_WITH_VERSION = new Words(
            "Lancez une version qui sait la lire\u00a0: la partie y reviendra d’elle-même si sa place est libre.",
            "Start a version that can read it: the game comes back by itself if its place is free.");
    static final Words BACK_WITH_CARDS = new Words(
            "Remettez ces cartes et relancez Alea Solo\u00a0: la partie reviendra d’elle-même si sa place est libre.",
            "Put those cards back and start Alea Solo again: the game comes back by itself if its place is free.");
    private static final int LONGEST_VERSION = 30;

    private SaveWords() {}

    static Words fromBackup(Optional<? extends Loading.Kept<?, ?>> passedOver) {
        Words taken = new Words(
                "La dernière sauvegarde n’a pas pu être reprise\u00a0; la précédente l’a été.",
                "The last save could not be taken up; the one before it was.");
        return passedOver.map(kept -> sentences(taken, kept.whereItLies())).orElse(taken);
    }

    static Words keptAs(Path file) {
        return new Words(
                "Le fichier est gardé sous «\u00a0" + file.getFileName() + "\u00a0».",
                "The file is kept as “" + file.getFileName() + "”.");
    }

    static Words staysAs(Path file) {
        return new Words(
                "Le fichier reste à sa place, sous «\u00a0" + file.getFileName() + "\u00a0».",
                "The file stays where it is, as “" + file.getFileName() + "”.");
    }

    static Words outOfReach(Path file) {
        return new Words(
                "Le fichier «\u00a0" + file.getFileName()
                        + "\u00a0» ne peut pas être lu pour l’instant\u00a0; il reste tel quel. Vérifiez les droits du dossier "
                        + file.getParent() + ", puis réessayez.",
                "The file “" + file.getFileName()
                        + "” cannot be read just now; it stays as it is. Check the permissions of the folder "
                        + file.getParent() + ", then try again.");
    }

    /** @param program as the file says, so it may be anything */
    static Words otherVersion(String program) {
        boolean named = !program.isBlank() && program.length() <= LONGEST_VERSION;
        return new Words(
                "Cette partie a été enregistrée par " + (named ? "la version " + program : "une autre version")
                        + " d’Alea Solo et ne peut pas être reprise ici.",
                "This game was saved by " + (named ? "version " + program : "another version")
                        + " of Alea Solo and cannot be taken up here.");
    }

    static Words otherContent(int move) {
        return new Words(
                "Cette partie a été jouée avec d’autres cartes\u00a0; elle ne peut être suivie que jusqu’au coup "
                        + (move - 1) + ".",
                "This game was played with other cards; it can only be followed up to move " + (move - 1) + ".");
    }

    static Words brokenLine(int line, int move) {
        return new Words(
                "Cette partie est illisible à partir de la ligne " + line
                        + "\u00a0; elle ne peut être suivie que jusqu’au coup " + (move - 1) + ".",
                "This game cannot be read from line " + line + " on; it can only be followed up to move " + (move - 1)
                        + ".");
    }

    static Words replayFailed(int move) {
        return new Words(
                "Cette partie ne peut pas être rejouée au-delà du coup " + (move - 1) + ".",
                "This game cannot be replayed beyond move " + (move - 1) + ".");
    }

    /** One after the other, those that say something. */
    static Words sentences(Words... all) {
        return new Words(joined(all, Words::fr), joined(all, Words::en));
    }

    private static String joined(Words[] all, Function<Words, String> language) {
        return Arrays.stream(all)
                .map(language)
                .filter(sentence -> !sentence.isEmpty())
                .collect(Collectors.joining(" "));
    }

    static Words otherCards(String saved, String here, Words reason) {
        return new Words(
                "enregistrée avec les cartes " + saved + ", celles d’ici sont " + here + "\u00a0; " + reason.fr(),
                "saved with cards " + saved + ", here are " + here + "; " + reason.en());
    }

    /** As the game itself explains the refusal; in English, which logs are in, with the name it has there. */
    static Words refused(IllegalMoveException e, GameBox<?, ?> box) {
        Refusal refusal = e.refusal();
        return new Words(
                "coup refusé\u00a0: " + box.describe(refusal, Language.FR) + " (" + refusal.rule() + ")",
                "move refused: " + box.describe(refusal, Language.EN) + " (" + refusal.reason() + ", " + refusal.rule()
                        + ")");
    }
}
