package org.alea.engine;

/** One number drawn from {@link Chance}: what it was for, out of how many, and what came (from 0). */
public record Draw(String stream, int bound, int index) {

    /** The stream without its round: what the draw was for. */
    public String purpose() {
        int colon = stream.indexOf(':');
        return colon < 0 ? stream : stream.substring(0, colon);
    }
}
