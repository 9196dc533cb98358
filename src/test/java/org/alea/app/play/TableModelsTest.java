package org.alea.app.play;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.alea.app.FakeClock;
import org.alea.app.play.Clockwork.Case;
import org.alea.app.play.Clockwork.Tick;
import org.alea.app.play.Clockwork.Turned;
import org.alea.content.ContentSource;
import org.alea.engine.Match;
import org.alea.engine.Setup;
import org.alea.engine.purse.PurseKit;
import org.alea.engine.purse.PurseMove;
import org.alea.engine.purse.PurseTable;
import org.junit.jupiter.api.Test;

/** Hints, first times, the journal and the clock of a table, without a window. */
class TableModelsTest {
    private final Deque<Runnable> background = new ArrayDeque<>();
    private final Match<Case, Turned> match = Clockwork.match();
    private final List<Turned> told = new ArrayList<>();

    private void ask(Hints<Case, Turned> hints) {
        hints.ask(match::table, table -> Optional.of(new Turned.Wind()), (table, move) -> told.add(move));
    }

    @Test
    void aHintIsWorthSomethingAtItsOwnTableOnly() {
        Hints<Case, Turned> hints = new Hints<>(background::add, Runnable::run);

        ask(hints);
        match.play(new Turned.Wind(), 0);
        background.remove().run();
        assertThat(told).isEmpty();

        // as many moves as before, but another table
        ask(hints);
        match.undo();
        match.play(new Turned.Wait(), 0);
        background.remove().run();
        assertThat(told).isEmpty();

        ask(hints);
        background.remove().run();
        assertThat(told).hasSize(1);
    }

    @Test
    void whoAsksTwiceIsAnsweredOnce() {
        Hints<Case, Turned> hints = new Hints<>(background::add, Runnable::run);

        ask(hints);
        ask(hints);

        assertThat(background).hasSize(1);
        assertThat(hints.thinking()).isTrue();
    }

    @Test
    void firstTimesAreToldOneAfterTheOtherAndCountOnceTheyAreShown() {
        List<String> kept = new ArrayList<>();
        FirstTimes times = new FirstTimes(note -> kept.contains(note.key()), note -> kept.add(note.key()));
        EventBook<Tick> book =
                Clockwork.BOOK.with(Tick.Wound.class, "mdi2k-key", row -> row.firstTime("wound", "CLOCK-3"));

        times.hear(List.of(new Tick.Wound(), new Tick.Struck(1), new Tick.Struck(2)), book);

        assertThat(kept).isEmpty();
        assertThat(times.show()).contains(new FirstTimes.Note("wound", "CLOCK-3"));
        assertThat(kept).containsExactly("wound");
        times.show();
        assertThat(kept).containsExactly("wound");
        times.putAway();
        assertThat(times.show()).contains(new FirstTimes.Note("struck", "CLOCK-1"));
        times.putAway();
        times.hear(List.of(new Tick.Struck(3)), book);
        assertThat(times.show()).isEmpty();
    }

    @Test
    void theJournalIsWrittenInOrderAndForgetsWhatWasTakenBack() {
        List<String> said = new ArrayList<>();
        JournalLines<Case, Turned> journal =
                new JournalLines<>(Clockwork.BOOK, table -> table.state().round(), event -> {
                    said.add(event.getClass().getSimpleName());
                    return event instanceof Tick.Struck struck ? "stroke " + struck.strokes() : "";
                });
        match.play(new Turned.Wind(), 0);

        assertThat(journal.of(match))
                .containsExactly(
                        new JournalLines.Line("stroke 1", "mdi2b-bell", Tone.BAD, 1, 1, true),
                        new JournalLines.Line("stroke 2", "mdi2b-bell", Tone.BAD, 1, 1, false));
        said.clear();
        journal.of(match);
        assertThat(said).isEmpty();
        match.undo();
        assertThat(journal.of(match)).isEmpty();
    }

    @Test
    void theClockGoesOnWhereTheTableSaysAndStandsStillForWhoWatches() {
        PurseKit.Box box = new PurseKit().open(ContentSource.builtIn());
        FakeClock nanos = new FakeClock();
        TableClock<PurseTable, PurseMove> clock = new TableClock<>(box.realTime(), nanos);
        Match<PurseTable, PurseMove> timed =
                Match.start(box.game(), Setup.of(box.options(), Map.of("clock", "fast"), 3));
        clock.follow(timed.table());
        assertThat(clock.running()).isFalse();
        timed.play(new PurseMove.Bet(1), 0);
        clock.follow(timed.table());

        nanos.pass(Duration.ofMillis(1000));
        assertThat(clock.tick(timed.table(), false)).isEmpty();
        assertThat(clock.now(new PurseMove.Roll(0))).isEqualTo(new PurseMove.Roll(1000));
        clock.tick(timed.table(), true);
        nanos.pass(Duration.ofMillis(1900));
        clock.tick(timed.table(), true);
        clock.tick(timed.table(), false);
        assertThat(clock.elapsedMs()).isEqualTo(1000);
        assertThat(clock.secondsLeft()).isEqualTo(3);

        nanos.pass(Duration.ofMillis(1900));
        clock.tick(timed.table(), false);
        nanos.pass(Duration.ofMillis(1200));
        assertThat(clock.tick(timed.table(), false)).contains(new PurseMove.TimeUp(4000));
    }
}
