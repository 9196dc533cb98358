package org.alea.app.play;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.UnaryOperator;
import org.alea.app.table.Spot;
import org.alea.engine.Because;
import org.alea.engine.Event;

/**
 * All that a table makes of the events of its game: one {@link EventRow} for each type of event, or {@code silent} for what
 * only statistics want to know. Everything else (sounds, steps, journal, marks, notes) reads it here.
 */
public final class EventBook<E extends Event> {
    private static final EventRow<Event> NOTHING = EventRow.of("");

    private final Class<E> all;
    private final Map<Class<?>, EventRow<? extends E>> rows;
    private final Set<String> openings;

    private EventBook(Class<E> all, Map<Class<?>, EventRow<? extends E>> rows, Set<String> openings) {
        this.all = all;
        this.rows = new LinkedHashMap<>(rows);
        this.openings = openings;
    }

    /** A book about the events of this sealed interface, with no rows yet. */
    public static <E extends Event> EventBook<E> of(Class<E> events) {
        return new EventBook<>(events, Map.of(), Set.of());
    }

    /** This book with a row for one type of event, for instance {@code with(Moved.class, "mdi2w-walk", EventRow::step)}. */
    public <F extends E> EventBook<E> with(Class<F> type, String icon, UnaryOperator<EventRow<F>> row) {
        EventBook<E> more = new EventBook<>(all, rows, openings);
        more.rows.put(type, row.apply(EventRow.of(icon)));
        return more;
    }

    /** This book with a row that is but a line of the journal. */
    public <F extends E> EventBook<E> with(Class<F> type, String icon) {
        return with(type, icon, row -> row);
    }

    /** This book with events nobody needs to see. */
    @SafeVarargs
    public final EventBook<E> silent(Class<? extends E>... types) {
        EventBook<E> more = new EventBook<>(all, rows, openings);
        for (Class<? extends E> type : types) {
            more.rows.put(type, EventRow.of(""));
        }
        return more;
    }

    /** This book where these reasons say that somebody else begins to act. */
    public EventBook<E> actingFor(String... reasons) {
        return new EventBook<>(all, rows, Set.of(reasons));
    }

    /** The types of event that have no row: a test demands that there are none. */
    public List<String> missing() {
        List<String> missing = new ArrayList<>();
        collect(all, missing);
        return missing;
    }

    private void collect(Class<?> type, List<String> missing) {
        if (rows.containsKey(type)) {
            return;
        }
        if (type.isSealed()) {
            for (Class<?> sub : type.getPermittedSubclasses()) {
                collect(sub, missing);
            }
        } else {
            missing.add(type.getSimpleName());
        }
    }

    /** The row of an event: its own, or that of the sealed interface it is one of. */
    @SuppressWarnings("unchecked") // with() puts a row of F beside the class F, and nothing else does
    public EventRow<Event> row(Event event) {
        EventRow<?> found = rows.get(event.getClass());
        for (Map.Entry<Class<?>, EventRow<? extends E>> entry : rows.entrySet()) {
            if (found == null && entry.getKey().isInstance(event)) {
                found = entry.getValue();
            }
        }
        return found == null ? NOTHING : (EventRow<Event>) found;
    }

    /** What an event concerns. */
    public List<Spot> spots(Event event) {
        return row(event).spots().apply(event);
    }

    /** Whether an event begins a step; why an automaton does something always does. */
    boolean begins(Event event) {
        return event instanceof Because || row(event).part() != EventRow.Part.DETAIL;
    }

    /** Whether somebody else begins to act with it. */
    boolean opensAct(Event event) {
        return event instanceof Because because
                ? openings.contains(because.reason())
                : row(event).part() == EventRow.Part.ACT;
    }

    /** Whether among these events there is anything to be watched step by step. */
    public boolean tells(List<Event> events) {
        return events.stream().anyMatch(this::begins);
    }
}
