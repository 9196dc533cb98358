package org.alea.store;

import org.alea.engine.Words;

/** Whether this program may write into its data folder. */
public enum Access {
    GRANTED,
    IN_USE,
    UNWRITABLE;

    public boolean granted() {
        return this == GRANTED;
    }

    /** What to tell the player; empty if there is nothing to tell. */
    public Words explain() {
        return switch (this) {
            case GRANTED -> new Words("", "");
            case IN_USE ->
                new Words(
                        "Alea Solo est déjà ouvert. Ici vous pouvez jouer et consulter, mais rien ne sera enregistré.",
                        "Alea Solo is already open. Here you can play and look things up, but nothing will be saved.");
            case UNWRITABLE ->
                new Words(
                        "Impossible d’écrire dans le dossier de données. Vous pouvez jouer, mais rien ne sera"
                                + " enregistré.",
                        "The data folder cannot be written to. You can play, but nothing will be saved.");
        };
    }
}
