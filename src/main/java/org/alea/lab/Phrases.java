package org.alea.lab;

import org.alea.engine.Words;

/** What the terminal says beside the words of the games. */
final class Phrases {
    static final Words HELP = new Words(
            "Un numéro joue ce coup · u annule · r rejoue · h conseille · /mot cherche un coup · entrée\u00a0: revoir la table"
                    + " · ?\u00a0: cette aide et les signes · q quitte",
            "A number plays that move · u undo · r redo · h hint · /word finds moves · enter: show the table again"
                    + " · ?: this help and the signs · q quit");
    static final Words CARDS = new Words(
            "«\u00a0carte NOM\u00a0» dit ce que fait une carte, «\u00a0carte\u00a0» les nomme toutes.",
            "“card NAME” tells what a card does, “card” names them all.");
    static final Words NO_SUCH_CARD =
            new Words("Aucune carte ne s’appelle «\u00a0%s\u00a0».", "No card is called “%s”.");
    static final Words MORE = new Words(
            "… et %d autres coups\u00a0: /mot pour chercher parmi eux", "… and %d more moves: /word to search them");
    static final Words NO_SUCH_MOVE = new Words("Il n’y a pas de coup «\u00a0%s\u00a0».", "There is no move “%s”.");
    static final Words NOT_FOUND = new Words("Aucun coup ne contient «\u00a0%s\u00a0».", "No move contains “%s”.");
    static final Words NO_UNDO = new Words("Rien ne peut être annulé.", "Nothing can be taken back.");
    static final Words NO_REDO = new Words("Rien n’a été annulé.", "Nothing was taken back.");
    static final Words HINT = new Words("Conseil\u00a0: %s", "Hint: %s");
    static final Words NO_HINT = new Words("Pas de conseil ici.", "No hint here.");
    static final Words TIME_LEFT = new Words("Il reste %d s.", "%d s left.");
    static final Words PAUSED = new Words("Pause. La table est couverte.", "Paused. The table is covered.");
    static final Words COUNTDOWN = new Words("%d…", "%d…");
    static final Words WON = new Words("Gagné\u00a0!", "Won!");
    static final Words DRAWN = new Words("Égalité.", "A draw.");
    static final Words LOST = new Words("Perdu.", "Lost.");
    static final Words SCORE = new Words("Score\u00a0: %d", "Score: %d");
    static final Words SEED = new Words("Graine\u00a0: %s", "Seed: %s");
    static final Words LEFT = new Words("Partie quittée.", "Game left.");

    private Phrases() {}
}
