package org.alea.app.play;

import java.util.List;
import java.util.Optional;
import java.util.function.LongSupplier;
import org.alea.engine.Event;
import org.alea.engine.Table;

/** Goes through the steps of a film: on, back, to the end, by itself at a pace or when told to. It asks its clock, nobody else. */
public final class Projector<T extends Table<T>> {
    private final LongSupplier nanos;
    private Optional<Reel<T>> reel = Optional.empty();
    private Optional<StepPace> chosen = Optional.empty();
    private StepPace wanted = StepPace.WAIT;
    private long since;
    private int seen;

    public Projector(LongSupplier nanos) {
        this.nanos = nanos;
    }

    /**
     * Begins with the first step.
     *
     * @param pace how fast it runs unless the player has chosen a pace at this table
     * @return whether there is anything to watch: at {@link StepPace#DIRECT} there is not
     */
    boolean begin(Reel<T> film, StepPace pace) {
        wanted = pace;
        if (pace() == StepPace.DIRECT) {
            reel = Optional.empty();
            return false;
        }
        reel = Optional.of(film);
        seen = 0;
        since = nanos.getAsLong();
        return true;
    }

    public Optional<Reel<T>> reel() {
        return reel;
    }

    public boolean running() {
        return reel.isPresent();
    }

    public StepPace pace() {
        return chosen.orElse(wanted);
    }

    /** The player chooses a pace; it holds at this table from now on. */
    public void pace(StepPace pace) {
        chosen = Optional.of(pace);
        since = nanos.getAsLong();
    }

    /** On to the next step; after the last one it is over. */
    void next() {
        reel = reel.filter(film -> !film.atEnd()).map(film -> film.at(film.at() + 1));
        since = nanos.getAsLong();
    }

    /** Back to the step before; nothing is undone. */
    void previous() {
        reel = reel.map(film -> film.at(film.at() - 1));
        since = nanos.getAsLong();
    }

    void end() {
        reel = Optional.empty();
    }

    /** Whether it is time for the next step. */
    boolean due() {
        return running() && pace().runs() && nanos.getAsLong() - since >= pace().millis() * 1_000_000L;
    }

    /** What the present step brings, the first time that it is seen. */
    List<Event> news() {
        List<Event> news = reel.filter(film -> film.at() >= seen)
                .map(film -> film.current().events())
                .orElse(List.of());
        seen = Math.max(seen, reel.map(film -> film.at() + 1).orElse(seen));
        return news;
    }
}
