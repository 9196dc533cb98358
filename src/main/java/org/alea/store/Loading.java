package org.alea.store;

import java.nio.file.Path;
import java.util.Optional;
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

    /**
     * The match stands as it was saved.
     *
     * @param passedOver the newer version that could not be taken up, if this is the one before it
     */
    record Loaded<T extends Table<T>, M extends Move>(
            Match<T, M> match, SaveHeader header, Set<Note> notes, Optional<Kept<T, M>> passedOver)
            implements Loading<T, M> {

        @Override
        public Words explain() {
            if (notes.contains(Note.FROM_BACKUP)) {
                return SaveWords.fromBackup(passedOver);
            }
            if (notes.contains(Note.OTHER_END)) {
                return SaveWords.OTHER_CARDS_OTHER_END;
            }
            return notes.isEmpty() ? SaveWords.NOTHING : SaveWords.OTHER_CARDS_THAT_FIT;
        }

        @Override
        public Words detail() {
            return passedOver.map(Kept::detail).orElse(SaveWords.NOTHING);
        }
    }

    /** Something about a loaded match that is not as it should be. */
    enum Note {
        /** The file itself could not be taken up; this is the version before it. */
        FROM_BACKUP,
        /** It was saved with other cards, and every move still fits. */
        OTHER_CONTENT,
        /** It was saved for other rules, and by those of today it still arrives at the very same table. */
        OTHER_RULES,
        /** With the other cards every move fits, and yet the last table is not the one that was saved. */
        OTHER_END
    }

    /** There is no such save. */
    record Missing<T extends Table<T>, M extends Move>() implements Loading<T, M> {
        @Override
        public Words explain() {
            return SaveWords.MISSING;
        }
    }

    /** The disk does not give the file now; it may be as sound as any, so nobody touches it. */
    record OutOfReach<T extends Table<T>, M extends Move>(Path file, Words detail) implements Loading<T, M> {
        @Override
        public Words explain() {
            return SaveWords.outOfReach(file);
        }
    }

    /**
     * A save that cannot be taken up, after it has been put out of the way.
     *
     * @param place where the file lies now
     * @param formerName what it was called as a save; the name it still has if it may not be renamed
     */
    record Kept<T extends Table<T>, M extends Move>(Unusable<T, M> save, Path place, String formerName)
            implements Loading<T, M> {

        @Override
        public Words explain() {
            return SaveWords.sentences(save.explain(), whereItLies(), renamed() ? save.wayBack() : SaveWords.NOTHING);
        }

        @Override
        public Words detail() {
            return save.detail();
        }

        boolean renamed() {
            return !formerName.equals(String.valueOf(place.getFileName()));
        }

        Words whereItLies() {
            return renamed() ? SaveWords.keptAs(place) : SaveWords.staysAs(place);
        }
    }

    /** A file that can be read from the disk, and is no match to go on with. */
    sealed interface Unusable<T extends Table<T>, M extends Move> extends Loading<T, M> {

        /** Why, for the name of the file that is set aside. */
        Mark mark();

        /** What brings the match back, if anything does by itself. */
        default Words wayBack() {
            return SaveWords.NOTHING;
        }
    }

    /** The file is damaged. */
    record Unreadable<T extends Table<T>, M extends Move>(Path file, Words detail) implements Unusable<T, M> {
        @Override
        public Words explain() {
            return SaveWords.UNREADABLE;
        }

        @Override
        public Mark mark() {
            return Mark.BROKEN;
        }
    }

    /** The file was written for other rules, another set-up or in another format, by this version of the program. */
    record OtherVersion<T extends Table<T>, M extends Move>(Path file, String program, Words detail)
            implements Unusable<T, M> {
        @Override
        public Words explain() {
            return SaveWords.otherVersion(program);
        }

        @Override
        public Mark mark() {
            return Mark.OTHER_VERSION;
        }

        @Override
        public Words wayBack() {
            return SaveWords.BACK_WITH_VERSION;
        }
    }

    /**
     * The file was saved with other cards, and with those of today the move with this number (from 1) does not fit any
     * more. The match stands before it, to be looked at.
     */
    record OtherContent<T extends Table<T>, M extends Move>(Path file, int move, Words detail, Match<T, M> before)
            implements Unusable<T, M> {
        @Override
        public Words explain() {
            return SaveWords.otherContent(move);
        }

        @Override
        public Mark mark() {
            return Mark.OTHER_CARDS;
        }

        @Override
        public Words wayBack() {
            return SaveWords.BACK_WITH_CARDS;
        }
    }

    /**
     * The move with this number (from 1) does not fit, or the file cannot be read from this {@code line} on (0 if all of it
     * can). The match stands before it, to be looked at.
     */
    record ReplayFailed<T extends Table<T>, M extends Move>(
            Path file, int move, int line, Words detail, Match<T, M> before) implements Unusable<T, M> {
        @Override
        public Words explain() {
            return line > 0 ? SaveWords.brokenLine(line, move) : SaveWords.replayFailed(move);
        }

        @Override
        public Mark mark() {
            return line > 0 ? Mark.BROKEN : Mark.REFUSED;
        }
    }

    /** Every move fits, with the same cards and rules, and yet the last table is not the one that was saved. */
    record OtherEnd<T extends Table<T>, M extends Move>(Path file, Match<T, M> match) implements Unusable<T, M> {
        @Override
        public Words explain() {
            return SaveWords.OTHER_END;
        }

        @Override
        public Mark mark() {
            return Mark.REFUSED;
        }
    }
}
