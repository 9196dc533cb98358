package org.alea.store;

import java.nio.file.Path;
import org.alea.engine.Words;

/** A file could not be written; the detail is what the system said. */
public record WriteFailure(Path file, String detail) {

    public Words explain() {
        return new Words(
                "Impossible d’écrire «\u00a0" + file.getFileName()
                        + "\u00a0». La partie continue, mais elle n’est pas enregistrée. Vérifiez la place libre et les droits"
                        + " du dossier " + file.getParent() + ".",
                "“" + file.getFileName()
                        + "” cannot be written. The game goes on, but it is not being saved. Check the free space and the"
                        + " permissions of the folder " + file.getParent() + ".");
    }
}
