package org.alea.app.play;

import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import org.alea.app.shell.SoundBoard.Sound;
import org.alea.app.table.Spot;
import org.alea.engine.Event;

/**
 * What a table makes of one type of event: a row of the {@link EventBook}. Written from {@link #of} on, one word for each
 * thing that it is more than a line of the journal.
 *
 * @param icon the sign before its line, empty for none
 * @param sounds what it sounds like, if it is heard at all
 * @param part whether it begins a step of an automaton
 * @param spots what it concerns, to be marked on the table
 * @param notes what a player is told when it strikes for the first time
 * @param marks whether it stands on the time line of a replay, and whether as something good
 * @param heading whether it is the heading of what follows in the journal
 */
public record EventRow<E extends Event>(
        String icon,
        Tone tone,
        Function<E, Optional<Sound>> sounds,
        Part part,
        Function<E, List<Spot>> spots,
        Function<E, List<FirstTimes.Note>> notes,
        Function<E, Optional<Boolean>> marks,
        boolean heading) {

    /** What an event is for those who watch an automaton step by step. */
    public enum Part {
        /** It belongs to the step before it. */
        DETAIL,
        /** It is a step of its own. */
        STEP,
        /** With it somebody else begins to act: a new chain of steps. */
        ACT
    }

    /** A line of the journal with this sign, and nothing else. */
    public static <E extends Event> EventRow<E> of(String icon) {
        return new EventRow<>(
                icon,
                Tone.PLAIN,
                any -> Optional.empty(),
                Part.DETAIL,
                any -> List.of(),
                any -> List.of(),
                any -> Optional.empty(),
                false);
    }

    public EventRow<E> tone(Tone as) {
        return new EventRow<>(icon, as, sounds, part, spots, notes, marks, heading);
    }

    public EventRow<E> sound(Sound heard) {
        return sounds(any -> Optional.of(heard));
    }

    /** The same, where it depends on what happens. */
    public EventRow<E> sounds(Function<E, Optional<Sound>> heard) {
        return new EventRow<>(icon, tone, heard, part, spots, notes, marks, heading);
    }

    /** It is a step of an automaton. */
    public EventRow<E> step() {
        return new EventRow<>(icon, tone, sounds, Part.STEP, spots, notes, marks, heading);
    }

    /** With it an automaton begins to act. */
    public EventRow<E> act() {
        return new EventRow<>(icon, tone, sounds, Part.ACT, spots, notes, marks, heading);
    }

    /** What it concerns. */
    public EventRow<E> at(Function<E, List<Spot>> where) {
        return new EventRow<>(icon, tone, sounds, part, where, notes, marks, heading);
    }

    /** What is told the first time: the text {@code guide.<game>.<key>}, and the rule behind it. */
    public EventRow<E> firstTime(String key, String rule) {
        return firstTimes(any -> List.of(new FirstTimes.Note(key, rule)));
    }

    /** The same, where it depends on what happens. */
    public EventRow<E> firstTimes(Function<E, List<FirstTimes.Note>> told) {
        return new EventRow<>(icon, tone, sounds, part, spots, told, marks, heading);
    }

    /** It is worth a mark on the time line. */
    public EventRow<E> mark(boolean good) {
        return marks(any -> Optional.of(good));
    }

    /** The same, where it depends on what happens. */
    public EventRow<E> marks(Function<E, Optional<Boolean>> good) {
        return new EventRow<>(icon, tone, sounds, part, spots, notes, good, heading);
    }

    /** In the journal it is the heading of what follows. */
    public EventRow<E> asHeading() {
        return new EventRow<>(icon, tone, sounds, part, spots, notes, marks, true);
    }
}
