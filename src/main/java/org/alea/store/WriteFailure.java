package org.alea.store;

import java.nio.file.Path;
import org.alea.engine.Words;

/** A file could not be written; the detail is why, as far as the system said. */
public record WriteFailure(Path file, Words detail) {

    public Words explain() {
        return new Words(
                "Impossible d’écrire «\u00a0" + file.getFileName()
                        + "\u00a0»\u00a0: ce qui change n’est pas encore enregistré. Vous pouvez continuer, Alea Solo réessaie"
                        + " de lui-même\u00a0; vérifiez la place libre et les droits du dossier " + file.getParent()
                        + ".",
                "“" + file.getFileName()
                        + "” cannot be written: what changes is not saved yet. You can go on, Alea Solo tries again by"
                        + " itself; check the free space and the permissions of the folder " + file.getParent() + ".");
    }
}
