package org.alea.lab;

import java.io.FilterOutputStream;
import java.io.IOException;
import java.io.OutputStream;

/** Where output goes. It remembers whether its reader went away, as {@code head} does, which is nobody's fault. */
final class Outlet extends FilterOutputStream {
    private boolean readerGone;

    Outlet(OutputStream out) {
        super(out);
    }

    boolean readerGone() {
        return readerGone;
    }

    @Override
    public void write(int b) throws IOException {
        write(new byte[] {(byte) b}, 0, 1);
    }

    @Override
    public void write(byte[] bytes, int from, int length) throws IOException {
        try {
            out.write(bytes, from, length);
        } catch (IOException e) {
            readerGone |= String.valueOf(e.getMessage())
                    .toLowerCase(java.util.Locale.ROOT)
                    .contains("pipe");
            throw e;
        }
    }
}
