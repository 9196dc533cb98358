package org.alea.app.play;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.alea.engine.Because;
import org.alea.engine.Event;
import org.alea.engine.Film;
import org.alea.engine.Table;

/**
 * The film of a move cut into steps, and which of them is shown. A reason and what it explains are one step; a reason that
 * only leads to the next one is a step of its own.
 *
 * @param steps never empty
 * @param at the place of the present step, from 0
 */
public record Reel<T extends Table<T>>(T before, List<Step<T>> steps, int at) {

    public Reel {
        steps = List.copyOf(steps);
    }

    /** Cuts a film, if there is anything in it to be watched step by step. */
    public static <T extends Table<T>> Optional<Reel<T>> of(Film<T> film, EventBook<?> book) {
        List<Step<T>> steps = new Cutter<T>(book).cut(film);
        return steps.isEmpty() ? Optional.empty() : Optional.of(new Reel<>(film.before(), steps, 0));
    }

    public Step<T> current() {
        return steps.get(at);
    }

    public boolean atEnd() {
        return at == steps.size() - 1;
    }

    /** The same film at another step. */
    public Reel<T> at(int step) {
        return new Reel<>(before, steps, Math.max(0, Math.min(steps.size() - 1, step)));
    }

    /** The steps of whoever acts now. */
    public List<Step<T>> chain() {
        return steps.stream().filter(step -> step.act() == current().act()).toList();
    }

    /** The place of the present step in its chain, from 0. */
    public int inChain() {
        return at - steps.indexOf(chain().get(0));
    }

    /** How many act one after the other. */
    public int acts() {
        return steps.get(steps.size() - 1).act() + 1;
    }

    /** Everything that happens after the present step. */
    public List<Event> ahead() {
        return steps.stream()
                .skip(at + 1L)
                .flatMap(step -> step.events().stream())
                .toList();
    }

    /** Sorts the frames of a film into steps. */
    private static final class Cutter<T extends Table<T>> {
        private final EventBook<?> book;
        private final List<Step<T>> steps = new ArrayList<>();
        private final List<Film.Frame<T>> frames = new ArrayList<>();
        private Optional<Because> because = Optional.empty();
        private Optional<Event> event = Optional.empty();
        private int act;

        Cutter(EventBook<?> book) {
            this.book = book;
        }

        List<Step<T>> cut(Film<T> film) {
            for (Film.Frame<T> frame : film.frames()) {
                if (book.begins(frame.event())) {
                    begin(frame.event());
                }
                frames.add(frame);
            }
            end();
            return steps;
        }

        private void begin(Event next) {
            boolean explained = because.isPresent() && event.isEmpty() && !(next instanceof Because);
            if (!explained) {
                end();
            }
            if (book.opensAct(next) && !steps.isEmpty()) {
                act++;
            }
            if (next instanceof Because reason) {
                because = Optional.of(reason);
            } else {
                event = Optional.of(next);
            }
        }

        /** What comes before the first step is part of it. */
        private void end() {
            Optional<Event> told = event.or(() -> because);
            if (told.isPresent()) {
                steps.add(new Step<>(act, frames, told.get(), because));
                frames.clear();
                because = Optional.empty();
                event = Optional.empty();
            }
        }
    }
}
