package org.alea.store;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Clock;
import java.time.Instant;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.IntStream;
import org.alea.content.GameBox;
import org.alea.engine.Move;
import org.alea.engine.Table;

/**
 * The saved matches of every game. A slot is never overwritten before it is known that what lies there can be read: a
 * file that cannot is set aside first. Writing never waits; reading waits for what is still to be written, so it is not
 * for the JavaFX thread.
 */
public final class Saves {
    private final DataFolder folder;
    private final BackgroundWriter writer;
    private final boolean writable;
    private final String program;
    private final Clock clock;

    /** Files this program has read or written itself. */
    private final Set<Path> sound = ConcurrentHashMap.newKeySet();

    Saves(DataFolder folder, BackgroundWriter writer, boolean writable, String program, Clock clock) {
        this.folder = folder;
        this.writer = writer;
        this.writable = writable;
        this.program = program;
        this.clock = clock;
    }

    /** Writes soon, on another thread; of several saves for one slot that wait, only the newest is written. */
    public void write(Slot slot, Save<?, ?> save) {
        if (!writable) {
            return;
        }
        Instant now = clock.instant();
        SafeFile file = file(slot);
        writer.replace(file.path(), () -> write(file, save, now));
    }

    /** Removes a save the player no longer wants. */
    public void delete(Slot slot) {
        if (writable) {
            SafeFile file = file(slot);
            writer.replace(file.path(), file::delete);
        }
    }

    /** Replays a save. A damaged file is renamed, and the version before it is taken up if that one is sound. */
    public <T extends Table<T>, M extends Move> Loading<T, M> load(Slot slot, GameBox<T, M> box) {
        writer.flush();
        SafeFile file = file(slot);
        Loading<T, M> loading = SaveReader.load(file.path(), box);
        if (loading instanceof Loading.Loaded<T, M>) {
            sound.add(file.path());
            return loading;
        }
        if (loading instanceof Loading.Unreadable<T, M> unreadable) {
            return fromBackup(file, box).orElseGet(() -> setAside(file, box, unreadable));
        }
        if (loading instanceof Loading.ReplayFailed<T, M> failed && failed.line() > 0) {
            return fromBackup(file, box).orElse(loading);
        }
        if (loading instanceof Loading.Missing<T, M>) {
            return fromBackup(file, box)
                    .or(() -> setAsideTorn(new SafeFile(file.backup()), box))
                    .orElse(loading);
        }
        return loading;
    }

    /** A slot in use; a save that cannot be read has no header. */
    public record Listed(Slot slot, Optional<SaveHeader> header) {}

    /** What lies in the slots of a game, the autosave first, without replaying it. */
    public List<Listed> list(String game) {
        writer.flush();
        List<Listed> all = new ArrayList<>();
        for (int number = 0; number <= Slot.NAMED; number++) {
            Slot slot = new Slot(game, number);
            if (taken(slot)) {
                all.add(new Listed(slot, header(slot)));
            }
        }
        return all;
    }

    /** Whether anything lies in this slot; unlike everything else here it reads no file, and never waits. */
    public boolean taken(Slot slot) {
        SafeFile file = file(slot);
        return Files.exists(file.path()) || Files.exists(file.backup());
    }

    /** What is said of the save in this slot; nothing if there is none, or none that can be read. */
    public Optional<SaveHeader> header(Slot slot) {
        writer.flush();
        SafeFile file = file(slot);
        return SaveReader.header(Files.exists(file.path()) ? file.path() : file.backup());
    }

    /** The first named slot that is empty. */
    public Optional<Slot> free(String game) {
        writer.flush();
        return IntStream.rangeClosed(1, Slot.NAMED)
                .mapToObj(number -> new Slot(game, number))
                .filter(slot -> !taken(slot))
                .findFirst();
    }

    private <T extends Table<T>, M extends Move> void write(SafeFile file, Save<T, M> save, Instant now)
            throws IOException {
        if (!sound.contains(file.path()) && Files.exists(file.path())) {
            keepWhatCannotBeLoaded(file, save.box());
        }
        file.write(SaveText.write(save, program, now));
        sound.add(file.path());
    }

    private static <T extends Table<T>, M extends Move> void keepWhatCannotBeLoaded(SafeFile file, GameBox<T, M> box)
            throws IOException {
        Loading<T, M> there = SaveReader.load(file.path(), box);
        if (there instanceof Loading.Unreadable<T, M>) {
            file.setAside("broken");
        } else if (!(there instanceof Loading.Loaded<T, M>)) {
            file.setAside("kept");
        }
    }

    private <T extends Table<T>, M extends Move> Optional<Loading<T, M>> fromBackup(SafeFile file, GameBox<T, M> box) {
        if (!(SaveReader.load(file.backup(), box) instanceof Loading.Loaded<T, M> loaded)) {
            return Optional.empty();
        }
        setAsideIfThere(file);
        Set<Loading.Note> notes = EnumSet.of(Loading.Note.FROM_BACKUP);
        notes.addAll(loaded.notes());
        return Optional.of(new Loading.Loaded<>(loaded.match(), loaded.header(), notes));
    }

    private <T extends Table<T>, M extends Move> Loading<T, M> setAside(
            SafeFile file, GameBox<T, M> box, Loading.Unreadable<T, M> unreadable) {
        setAsideTorn(new SafeFile(file.backup()), box);
        return new Loading.Unreadable<>(setAsideIfThere(file), unreadable.detail());
    }

    /** A backup that cannot be read either would go on to pass for a match that waits. */
    private <T extends Table<T>, M extends Move> Optional<Loading<T, M>> setAsideTorn(
            SafeFile backup, GameBox<T, M> box) {
        return SaveReader.load(backup.path(), box) instanceof Loading.Unreadable<T, M> torn
                ? Optional.of(new Loading.Unreadable<>(setAsideIfThere(backup), torn.detail()))
                : Optional.empty();
    }

    /** Where the file lies afterwards: where it may not be renamed, it stays, and is not written over either. */
    private Path setAsideIfThere(SafeFile file) {
        if (!writable || !Files.exists(file.path())) {
            return file.path();
        }
        try {
            return file.setAside("broken");
        } catch (IOException e) {
            return file.path();
        }
    }

    private SafeFile file(Slot slot) {
        return new SafeFile(folder.saves(slot.game()).resolve(slot.fileName()));
    }
}
