package org.alea.store;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.EnumSet;
import java.util.Optional;
import java.util.Set;
import org.alea.content.Fault;
import org.alea.content.GameBox;
import org.alea.content.TextFile;
import org.alea.engine.Explained;
import org.alea.engine.Move;
import org.alea.engine.Table;
import org.alea.engine.Words;

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
    public static Words problem(Path file) {
        try {
            readHeader(file);
            return SaveWords.NOTHING;
        } catch (IOException e) {
            return Fault.disk(e);
        } catch (Json.UnreadableException e) {
            return e.words();
        } catch (SaveDocument.OtherFormatException e) {
            return e.words();
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
            return new Loading.OtherVersion<>(file, e.program(), e.words());
        } catch (TextFile.TooLargeException e) {
            return new Loading.Unreadable<>(file, Fault.disk(e));
        } catch (IOException e) {
            return new Loading.OutOfReach<>(file, Fault.disk(e));
        } catch (Json.UnreadableException e) {
            return new Loading.Unreadable<>(file, e.words());
        }
    }

    private static <T extends Table<T>, M extends Move> Loading<T, M> replay(
            Path file, SaveDocument document, GameBox<T, M> box) {
        SaveHeader header = document.header();
        boolean sameRules = header.rules() == box.rulesVersion();
        boolean sameContent = header.content().equals(box.contentHash());
        Replay<T, M> replay;
        try {
            replay = Replay.of(document, box);
        } catch (RuntimeException e) {
            // a first table that was edited may be anything, too
            Words reason = Explained.of(e, "la partie ne peut pas être mise en place");
            return sameContent && sameRules
                    ? new Loading.Unreadable<>(file, reason)
                    : new Loading.OtherVersion<>(file, header.program(), reason);
        }
        if (!replay.complete()) {
            return unfit(file, document, box, replay);
        }
        boolean sameEnd = SaveText.fingerprint(box, replay.match().table()).equals(document.end());
        if (!sameEnd && !sameRules) {
            return new Loading.OtherVersion<>(file, header.program(), otherRules(header, box));
        }
        if (!sameEnd && sameContent) {
            return new Loading.OtherEnd<>(file, replay.match());
        }
        Set<Loading.Note> notes = EnumSet.noneOf(Loading.Note.class);
        if (!sameContent) {
            notes.add(Loading.Note.OTHER_CONTENT);
        }
        if (!sameRules) {
            notes.add(Loading.Note.OTHER_RULES);
        }
        if (!sameEnd) {
            notes.add(Loading.Note.OTHER_END);
        }
        return new Loading.Loaded<>(replay.match(), header, notes, Optional.empty());
    }

    private static <T extends Table<T>, M extends Move> Loading<T, M> unfit(
            Path file, SaveDocument document, GameBox<T, M> box, Replay<T, M> replay) {
        SaveHeader header = document.header();
        if (replay.failedAt() > document.moves().size()) {
            int line = document.fields().brokenLine();
            return new Loading.ReplayFailed<>(file, replay.failedAt(), line, replay.reason(), replay.match());
        }
        if (header.rules() != box.rulesVersion()) {
            return new Loading.OtherVersion<>(file, header.program(), otherRules(header, box));
        }
        return header.content().equals(box.contentHash())
                ? new Loading.ReplayFailed<>(file, replay.failedAt(), 0, replay.reason(), replay.match())
                : new Loading.OtherContent<>(
                        file,
                        replay.failedAt(),
                        SaveWords.otherCards(header.content(), box.contentHash(), replay.reason()),
                        replay.match());
    }

    private static Words otherRules(SaveHeader header, GameBox<?, ?> box) {
        return new Words(
                "la partie suit les règles " + header.rules() + ", ce programme les règles " + box.rulesVersion(),
                "the save has rules " + header.rules() + ", this program has rules " + box.rulesVersion());
    }
}
