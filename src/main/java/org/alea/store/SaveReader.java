package org.alea.store;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.EnumSet;
import java.util.Optional;
import java.util.Set;
import org.alea.content.GameBox;
import org.alea.engine.IllegalSetupException;
import org.alea.engine.Move;
import org.alea.engine.Table;

/** Reads any save by its path and changes nothing on the disk. */
public final class SaveReader {
    private SaveReader() {}

    /** The header, or nothing if the file is missing, damaged or of another format. */
    public static Optional<SaveHeader> header(Path file) {
        try {
            return Optional.of(readHeader(file));
        } catch (IOException | Json.UnreadableException | SaveDocument.OtherFormatException e) {
            return Optional.empty();
        }
    }

    /** Why a file has no {@link #header}; empty if it has one. */
    public static String problem(Path file) {
        try {
            readHeader(file);
            return "";
        } catch (IOException e) {
            return e.toString();
        } catch (Json.UnreadableException | SaveDocument.OtherFormatException e) {
            return String.valueOf(e.getMessage());
        }
    }

    private static SaveHeader readHeader(Path file)
            throws IOException, Json.UnreadableException, SaveDocument.OtherFormatException {
        return SaveDocument.header(
                SaveFields.read(new SafeFile(file).read().orElse("")).json());
    }

    /** Replays the save with what is in this box. */
    public static <T extends Table<T>, M extends Move> Loading<T, M> load(Path file, GameBox<T, M> box) {
        if (!Files.exists(file)) {
            return new Loading.Missing<>();
        }
        try {
            return replay(file, SaveDocument.parse(new SafeFile(file).read().orElse("")), box);
        } catch (SaveDocument.OtherFormatException e) {
            return new Loading.OtherVersion<>(file, e.program(), String.valueOf(e.getMessage()));
        } catch (IOException | Json.UnreadableException e) {
            return new Loading.Unreadable<>(file, String.valueOf(e.getMessage()));
        }
    }

    private static <T extends Table<T>, M extends Move> Loading<T, M> replay(
            Path file, SaveDocument document, GameBox<T, M> box) {
        SaveHeader header = document.header();
        if (header.rules() != box.rulesVersion()) {
            return new Loading.OtherVersion<>(
                    file,
                    header.program(),
                    "the save has rules " + header.rules() + ", this program has rules " + box.rulesVersion());
        }
        boolean sameContent = header.content().equals(box.contentHash());
        Replay<T, M> replay;
        try {
            replay = Replay.of(document, box);
        } catch (IllegalSetupException | IllegalArgumentException e) {
            String reason = String.valueOf(e.getMessage());
            return sameContent
                    ? new Loading.Unreadable<>(file, reason)
                    : new Loading.OtherVersion<>(file, header.program(), reason);
        }
        if (!replay.complete()) {
            boolean broken = replay.failedAt() > document.moves().size();
            int line = broken ? document.fields().brokenLine() : 0;
            return sameContent || broken
                    ? new Loading.ReplayFailed<>(file, replay.failedAt(), line, replay.reason(), replay.match())
                    : new Loading.OtherContent<>(
                            file,
                            replay.failedAt(),
                            "saved with cards " + header.content() + ", here are " + box.contentHash() + "; "
                                    + replay.reason(),
                            replay.match());
        }
        Set<Loading.Note> notes = EnumSet.noneOf(Loading.Note.class);
        if (!sameContent) {
            notes.add(Loading.Note.OTHER_CONTENT);
        }
        if (!SaveText.fingerprint(box, replay.match().table()).equals(document.end())) {
            notes.add(Loading.Note.OTHER_END);
        }
        return new Loading.Loaded<>(replay.match(), header, notes);
    }
}
