package org.alea.store;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.channels.OverlappingFileLockException;
import java.nio.file.Files;
import java.nio.file.StandardOpenOption;
import org.jspecify.annotations.Nullable;

/** The right to write into a data folder: one running program has it, the next one is told so. */
final class InstanceLock implements AutoCloseable {
    private final Access access;
    private final @Nullable FileChannel channel;

    private InstanceLock(Access access, @Nullable FileChannel channel) {
        this.access = access;
        this.channel = channel;
    }

    /** Tries to take the lock; the system gives it back when the program ends, however it ends. */
    static InstanceLock take(DataFolder folder) {
        FileChannel channel;
        try {
            Files.createDirectories(folder.root());
            channel = FileChannel.open(folder.lock(), StandardOpenOption.CREATE, StandardOpenOption.WRITE);
        } catch (IOException e) {
            return new InstanceLock(Access.UNWRITABLE, null);
        }
        try {
            FileLock lock = channel.tryLock();
            if (lock != null) {
                return new InstanceLock(Access.GRANTED, channel);
            }
            channel.close();
            return new InstanceLock(Access.IN_USE, null);
        } catch (OverlappingFileLockException e) {
            close(channel);
            return new InstanceLock(Access.IN_USE, null);
        } catch (IOException e) {
            close(channel);
            return new InstanceLock(Access.UNWRITABLE, null);
        }
    }

    Access access() {
        return access;
    }

    @Override
    public void close() {
        if (channel != null) {
            close(channel);
        }
    }

    private static void close(FileChannel channel) {
        try {
            channel.close();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
