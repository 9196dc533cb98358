package org.alea.app.shell;

import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;

/**
 * The space between words of a type face. The software pipeline puts every glyph on a whole pixel: of a narrow space
 * hardly anything is left in small text, and two words read as one. So a space is made as wide as a quarter of the size
 * while the face is loaded; words are measured and set with it everywhere alike.
 */
final class WordSpace {
    private static final int LEAST_PER_EM = 4;
    private static final int SPACE = 0x20;
    private static final int NO_BREAK = 0xA0;

    /** Of the tables of characters: the one that is a list of ranges. */
    private static final int RANGES = 4;

    private final ByteBuffer font;

    private WordSpace(ByteBuffer font) {
        this.font = font;
    }

    /** The TrueType face with spaces that are wide enough; all else is as it was. */
    static byte[] widened(byte[] face) {
        byte[] copy = face.clone();
        WordSpace space = new WordSpace(ByteBuffer.wrap(copy));
        space.widen(SPACE);
        space.widen(NO_BREAK);
        return copy;
    }

    private void widen(int character) {
        int least = ushort(table("head") + 18) / LEAST_PER_EM;
        // glyphs after the last one that has a width of its own share it
        int widths = ushort(table("hhea") + 34);
        int glyph = glyph(character);
        int at = table("hmtx") + 4 * glyph;
        if (glyph > 0 && glyph < widths && ushort(at) < least) {
            font.putShort(at, (short) least);
        }
    }

    /** The number of the glyph of a character; 0 if there is none. */
    private int glyph(int character) {
        int cmap = table("cmap");
        for (int i = 0; i < ushort(cmap + 2); i++) {
            int ranges = cmap + font.getInt(cmap + 8 + 8 * i);
            if (ushort(ranges) == RANGES) {
                return glyph(ranges, character);
            }
        }
        return 0;
    }

    private int glyph(int ranges, int character) {
        int twice = ushort(ranges + 6);
        int end = ranges + 14;
        while (ushort(end) < character) {
            end += 2;
        }
        int start = end + twice + 2;
        int shift = start + twice;
        int offset = shift + twice;
        if (ushort(start) > character) {
            return 0;
        }
        if (ushort(offset) == 0) {
            return character + ushort(shift) & 0xFFFF;
        }
        return ushort(offset + ushort(offset) + 2 * (character - ushort(start)));
    }

    /** Where a table of the face begins. */
    private int table(String name) {
        int tag = ByteBuffer.wrap(name.getBytes(StandardCharsets.US_ASCII)).getInt();
        for (int i = 0; i < ushort(4); i++) {
            int entry = 12 + 16 * i;
            if (font.getInt(entry) == tag) {
                return font.getInt(entry + 8);
            }
        }
        throw new IllegalArgumentException("a type face without the table " + name);
    }

    private int ushort(int at) {
        return Short.toUnsignedInt(font.getShort(at));
    }
}
