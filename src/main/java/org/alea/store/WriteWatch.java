package org.alea.store;

/** Hears how writing goes, on the thread that writes. */
public interface WriteWatch {

    /** A write has failed and is tried again; of others that fail meanwhile nothing is said. */
    void failed(WriteFailure failure);

    /** Everything that had failed has been written since. */
    default void mended() {}
}
