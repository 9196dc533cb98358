package org.alea.app.reference;

import java.io.ByteArrayOutputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.zip.CRC32;
import java.util.zip.DeflaterOutputStream;

/** Writes a picture as a PNG file. JavaFX can only read them, and a second window toolkit is a lot for one format. */
final class Png {
    private static final byte[] SIGNATURE = {(byte) 0x89, 'P', 'N', 'G', '\r', '\n', 0x1A, '\n'};
    private static final byte TRUE_COLOUR_WITH_ALPHA = 6;

    private Png() {}

    /** @param pixels rows of {@code width} colours, each 0xAARRGGBB and not premultiplied */
    static void write(int width, int height, int[] pixels, OutputStream out) throws IOException {
        DataOutputStream file = new DataOutputStream(out);
        file.write(SIGNATURE);
        chunk(file, "IHDR", header(width, height));
        chunk(file, "IDAT", rows(width, height, pixels));
        chunk(file, "IEND", new byte[0]);
        file.flush();
    }

    private static byte[] header(int width, int height) throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        DataOutputStream header = new DataOutputStream(bytes);
        header.writeInt(width);
        header.writeInt(height);
        header.write(new byte[] {8, TRUE_COLOUR_WITH_ALPHA, 0, 0, 0});
        return bytes.toByteArray();
    }

    /** Each row is stored as it is (filter 0), then everything is deflated. */
    private static byte[] rows(int width, int height, int[] pixels) throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (DeflaterOutputStream deflated = new DeflaterOutputStream(bytes)) {
            byte[] row = new byte[1 + width * 4];
            for (int y = 0; y < height; y++) {
                for (int x = 0; x < width; x++) {
                    int colour = pixels[y * width + x];
                    row[1 + x * 4] = (byte) (colour >> 16);
                    row[2 + x * 4] = (byte) (colour >> 8);
                    row[3 + x * 4] = (byte) colour;
                    row[4 + x * 4] = (byte) (colour >> 24);
                }
                deflated.write(row);
            }
        }
        return bytes.toByteArray();
    }

    private static void chunk(DataOutputStream file, String type, byte[] content) throws IOException {
        byte[] name = type.getBytes(StandardCharsets.US_ASCII);
        CRC32 check = new CRC32();
        check.update(name);
        check.update(content);
        file.writeInt(content.length);
        file.write(name);
        file.write(content);
        file.writeInt((int) check.getValue());
    }
}
