package org.alea.app.sound;

/** Where mixed sound goes: 44.1 kHz, 16 bit, one channel, low byte first. */
interface Line extends AutoCloseable {

    /** Takes a block; waits while the device has enough to play. */
    void write(byte[] block);

    /** Lets the device play out what it has and stand still until the next block. */
    void rest();

    @Override
    void close();
}
