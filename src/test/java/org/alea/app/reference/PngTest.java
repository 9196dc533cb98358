package org.alea.app.reference;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.image.BufferedImage;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import javax.imageio.ImageIO;
import org.junit.jupiter.api.Test;

class PngTest {

    @Test
    void another_program_reads_the_picture_as_it_was_written() throws IOException {
        int[] pixels = {0xFFFF0000, 0xFF00FF00, 0x800000FF, 0x00000000, 0xFF123456, 0xFFFFFFFF};
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        Png.write(3, 2, pixels, out);
        BufferedImage read = ImageIO.read(new ByteArrayInputStream(out.toByteArray()));
        assertThat(read.getRGB(0, 0, 3, 2, new int[6], 0, 3)).isEqualTo(pixels);
    }
}
