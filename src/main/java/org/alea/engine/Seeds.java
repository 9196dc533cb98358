package org.alea.engine;

import java.nio.charset.StandardCharsets;

/** Seeds as players write them, and the hash that names sub-streams. */
public final class Seeds {
    private static final long FNV_OFFSET = 0xCBF29CE484222325L;
    private static final long FNV_PRIME = 0x100000001B3L;
    private static final int SHORT = 1_000_000_000;

    private Seeds() {}

    /** A whole number of 64 bits, with or without a sign, is the seed itself; any other text is hashed. */
    public static long parse(String text) {
        try {
            return text.startsWith("-") ? Long.parseLong(text) : Long.parseUnsignedLong(text);
        } catch (NumberFormatException e) {
            return hash(text);
        }
    }

    /** As the player may copy it; {@link #parse} gives the same seed back. */
    public static String format(long seed) {
        return Long.toUnsignedString(seed);
    }

    /** A seed short enough to be read aloud: nine digits. */
    public static long fresh() {
        return new java.security.SecureRandom().nextInt(SHORT);
    }

    /** One as short that this text alone decides. */
    public static long drawnBy(String text) {
        return Math.floorMod(hash(text), SHORT);
    }

    /** 64-bit FNV-1a over the UTF-8 bytes. */
    public static long hash(String text) {
        long hash = FNV_OFFSET;
        for (byte b : text.getBytes(StandardCharsets.UTF_8)) {
            hash = (hash ^ (b & 0xFF)) * FNV_PRIME;
        }
        return hash;
    }
}
