package org.alea.store;

import java.nio.file.Path;
import java.util.Set;
import org.alea.engine.Match;
import org.alea.engine.Move;
import org.alea.engine.Table;
import org.alea.engine.Words;

/** What came of loading a save. Whatever it is, the file is still there. */
public sealed interface Loading<T extends Table<T>, M extends Move> {

    /** What to tell the player, technical details left out; empty if there is nothing to tell. */
    Words explain();

    /** What somebody who wants to mend the file would ask; empty if there is nothing to mend. */
    default Words detail() {
        return SaveWords.NOTHING;
    }

    /** The match stands as it was saved. */
    record Loaded<T extends Table<T>, M extends Move>(Match<T, M> match, SaveHeader header, Set<Note> notes)
            implements Loading<T, M> {

        @Override
        public Words explain() {
            if (notes.contains(Note.FROM_BACKUP)) {
                return SaveWords.FROM_BACKUP;
            }
            return notes.isEmpty() ? SaveWords.NOTHING : SaveWords.OTHER_CARDS_THAT_FIT;
        }
    }

    /** Something about a loaded match that is not as it should be. */
    enum Note {
        /** The file itself was torn; this is the version before it. */
        FROM_BACKUP,
        /** It was saved with other cards, and every move still fits. */
        OTHER_CONTENT,
        /** Every move fits, and yet the last table is not the one that was saved. */
        OTHER_END
    }

    /** There is no such save. */
    record Missing<T extends Table<T>, M extends Move>() implements Loading<T, M> {
        @Override
        public Words explain() {
            return SaveWords.MISSING;
        }
    }

    /** The file is damaged; {@code file} is where it lies now. */
    record Unreadable<T extends Table<T>, M extends Move>(Path file, Words detail) implements Loading<T, M> {
        @Override
        public Words explain() {
            return SaveWords.unreadable(file);
        }
    }

    /** The file was written for other rules, another set-up or in another format, by this version of the program. */
    record OtherVersion<T extends Table<T>, M extends Move>(Path file, String program, Words detail)
            implements Loading<T, M> {
        @Override
        public Words explain() {
            return SaveWords.otherVersion(program);
        }
    }

    /**
     * The file was saved with other cards, and with those of today the move with this number (from 1) does not fit any
     * more. The match stands before it, to be looked at.
     */
    record OtherContent<T extends Table<T>, M extends Move>(Path file, int move, Words detail, Match<T, M> before)
            implements Loading<T, M> {
        @Override
        public Words explain() {
            return SaveWords.otherContent(move);
        }
    }

    /**
     * The move with this number (from 1) does not fit, or the file cannot be read from this {@code line} on (0 if all of it
     * can). The match stands before it, to be looked at.
     */
    record ReplayFailed<T extends Table<T>, M extends Move>(
            Path file, int move, int line, Words detail, Match<T, M> before) implements Loading<T, M> {
        @Override
        public Words explain() {
            return line > 0 ? SaveWords.brokenLine(line, move) : SaveWords.replayFailed(move);
        }
    }
}
