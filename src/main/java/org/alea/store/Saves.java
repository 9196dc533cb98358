package org.alea.store;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Clock;
import java.time.Instant;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.Function;
import org.alea.content.GameBox;
import org.alea.engine.Move;
import org.alea.engine.Table;

/**
 * The saved matches of every game. A slot is never overwritten before it is known that what lies there can be taken up:
 * a file that cannot is set aside first. Writing never waits; reading waits for what is still to be written, so it is not
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

    /** Empties a slot on the writing thread, if the match that lies there is still this one. */
    void clear(Slot slot, Save<?, ?> finished) throws IOException {
        SafeFile file = file(slot);
        Optional<SaveHeader> lies = SaveReader.header(file.path()).or(() -> SaveReader.header(file.backup()));
        if (lies.isPresent() && lies.get().startedAt().equals(finished.startedAt())) {
            file.delete();
        }
    }

    /**
     * Replays a save. A file that cannot be taken up is set aside, and the version before it is taken up if that one can
     * be; if neither can, the slot is empty afterwards.
     */
    public <T extends Table<T>, M extends Move> Loading<T, M> load(Slot slot, GameBox<T, M> box) {
        writer.flush();
        SafeFile file = file(slot);
        Loading<T, M> newest = SaveReader.load(file.path(), box);
        if (newest instanceof Loading.Loaded<T, M>) {
            sound.add(file.path());
            return newest;
        }
        sound.remove(file.path());
        if (newest instanceof Loading.OutOfReach<T, M>) {
            return newest;
        }
        SafeFile backup = new SafeFile(file.backup());
        Loading<T, M> before = SaveReader.load(backup.path(), box);
        Optional<Loading.Kept<T, M>> kept = setAsideIfUnusable(file, newest);
        if (before instanceof Loading.Loaded<T, M> loaded) {
            return fromBackup(loaded, kept);
        }
        Optional<Loading.Kept<T, M>> keptBefore = setAsideIfUnusable(backup, before);
        return kept.or(() -> keptBefore).<Loading<T, M>>map(one -> one).orElse(before);
    }

    /**
     * Gives the newest save that was set aside for another version or for other cards its place back, if this program can
     * take it up and the place is free.
     *
     * @param box what a save is taken up with
     * @return whether one came back
     */
    public boolean bringBack(Slot slot, Function<SaveHeader, GameBox<?, ?>> box) {
        writer.flush();
        if (!writable || taken(slot)) {
            return false;
        }
        SafeFile file = file(slot);
        Optional<Path> kept = new KeptForLater(file).thatFits(box);
        AtomicBoolean back = new AtomicBoolean();
        kept.ifPresent(one -> {
            // where all writing is done, so that nobody takes the place meanwhile
            writer.append(file.path(), () -> back.set(!taken(slot) && file.takeBack(one)));
            writer.flush();
        });
        return back.get();
    }

    /** A slot in use; a save that cannot be read has no header. */
    public record Listed(Slot slot, Optional<SaveHeader> header) {}

    /** What lies in the slots of a game, the autosave first, without replaying it. */
    public List<Listed> list(String game) {
        writer.flush();
        return Slot.all(game).stream()
                .filter(this::taken)
                .map(slot -> new Listed(slot, header(slot)))
                .toList();
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
        return SaveReader.header(file.path()).or(() -> SaveReader.header(file.backup()));
    }

    /** The first named slot that is empty. */
    public Optional<Slot> free(String game) {
        writer.flush();
        return Slot.all(game).stream()
                .filter(slot -> !slot.isAutosave() && !taken(slot))
                .findFirst();
    }

    private <T extends Table<T>, M extends Move> void write(SafeFile file, Save<T, M> save, Instant now)
            throws IOException {
        if (!sound.contains(file.path())) {
            keepWhatCannotBeTakenUp(file, save.box());
        }
        file.write(SaveText.write(save, program, now));
        sound.add(file.path());
    }

    /** A file that the disk does not give is not written over either: the write fails, and so is told and tried again. */
    private static <T extends Table<T>, M extends Move> void keepWhatCannotBeTakenUp(SafeFile file, GameBox<T, M> box)
            throws IOException {
        SafeFile backup = new SafeFile(file.backup());
        Loading<T, M> lies = SaveReader.load(file.path(), box);
        if (lies instanceof Loading.OutOfReach<T, M>) {
            file.read();
        }
        if (lies instanceof Loading.Unusable<T, M> unusable) {
            file.setAside(unusable.mark());
            if (Files.exists(backup.path())) {
                backup.setAside(unusable.mark());
            }
        } else if (SaveReader.load(backup.path(), box) instanceof Loading.Unusable<T, M> unusable) {
            backup.setAside(unusable.mark());
        }
    }

    private static <T extends Table<T>, M extends Move> Loading<T, M> fromBackup(
            Loading.Loaded<T, M> before, Optional<Loading.Kept<T, M>> passedOver) {
        Set<Loading.Note> notes = EnumSet.of(Loading.Note.FROM_BACKUP);
        notes.addAll(before.notes());
        return new Loading.Loaded<>(before.match(), before.header(), notes, passedOver);
    }

    private <T extends Table<T>, M extends Move> Optional<Loading.Kept<T, M>> setAsideIfUnusable(
            SafeFile file, Loading<T, M> loading) {
        return loading instanceof Loading.Unusable<T, M> unusable
                ? Optional.of(new Loading.Kept<>(unusable, setAside(file, unusable.mark()), file.name()))
                : Optional.empty();
    }

    /** Where the file lies afterwards: where it may not be renamed, it stays, and is not written over either. */
    private Path setAside(SafeFile file, Mark mark) {
        try {
            return writable ? file.setAside(mark) : file.path();
        } catch (IOException e) {
            return file.path();
        }
    }

    private SafeFile file(Slot slot) {
        return new SafeFile(folder.saves(slot.game()).resolve(slot.fileName()));
    }
}
