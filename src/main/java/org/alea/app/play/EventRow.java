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
 * @param part whether it begins a step of an automaton
 * @param spots what it concerns, to be marked on the table
 * @param notes what a player is told when it strikes for the first time
 * @param mark whether it stands on the time line of a replay, and whether as something good
 */
public record EventRow<E extends Event>(
        String icon,
        Tone tone,
        Optional<Sound> sound,
        Part part,
        Function<E, List<Spot>> spots,
        Function<E, List<FirstTimes.Note>> notes,
        Optional<Boolean> mark) {

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
                icon, Tone.PLAIN, Optional.empty(), Part.DETAIL, any -> List.of(), any -> List.of(), Optional.empty());
    }

    public EventRow<E> tone(Tone as) {
        return new EventRow<>(icon, as, sound, part, spots, notes, mark);
    }

    public EventRow<E> sound(Sound heard) {
        return new EventRow<>(icon, tone, Optional.of(heard), part, spots, notes, mark);
    }

    /** It is a step of an automaton. */
    public EventRow<E> step() {
        return new EventRow<>(icon, tone, sound, Part.STEP, spots, notes, mark);
    }

    /** With it an automaton begins to act. */
    public EventRow<E> act() {
        return new EventRow<>(icon, tone, sound, Part.ACT, spots, notes, mark);
    }

    /** What it concerns. */
    public EventRow<E> at(Function<E, List<Spot>> where) {
        return new EventRow<>(icon, tone, sound, part, where, notes, mark);
    }

    /** What is told the first time: the text {@code guide.<game>.<key>}, and the rule behind it. */
    public EventRow<E> firstTime(String key, String rule) {
        return firstTimes(any -> List.of(new FirstTimes.Note(key, rule)));
    }

    /** The same, where it depends on what happens. */
    public EventRow<E> firstTimes(Function<E, List<FirstTimes.Note>> told) {
        return new EventRow<>(icon, tone, sound, part, spots, told, mark);
    }

    /** It is worth a mark on the time line. */
    public EventRow<E> mark(boolean good) {
        return new EventRow<>(icon, tone, sound, part, spots, notes, Optional.of(good));
    }
}
