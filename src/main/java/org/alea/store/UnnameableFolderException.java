package org.alea.store;

/** The folder where the player's files would live has a name that the locale of this machine does not know. */
public final class UnnameableFolderException extends RuntimeException {
    private static final long serialVersionUID = 1L;

    UnnameableFolderException(String folder) {
        super(folder + ": this locale does not know these letters; try one with UTF-8 (LC_ALL=C.UTF-8)");
    }
}
