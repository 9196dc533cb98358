package org.alea.app.games.queen;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.time.Clock;
import java.time.Instant;
import java.time.ZoneOffset;
import java.util.List;
import java.util.concurrent.atomic.AtomicLong;
import org.alea.Rule;
import org.alea.app.shell.Autosave;
import org.alea.app.shell.GameSession;
import org.alea.engine.Match;
import org.alea.engine.Refusal;
import org.alea.engine.SeededChance;
import org.alea.games.queen.QueenEvent;
import org.alea.games.queen.QueenMove;
import org.alea.games.queen.QueenPhase;
import org.alea.games.queen.QueenTable;
import org.alea.store.DataFolder;
import org.alea.store.Loading;
import org.alea.store.Slot;
import org.alea.store.Store;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What is on the disk when the program ends at once. */
class QueenAutosaveTest {
    private static final Slot SLOT = Slot.autosave("queen");
    private static final Clock CALENDAR = Clock.fixed(Instant.parse("2026-11-16T10:00:00Z"), ZoneOffset.UTC);

    private static final Audience NOBODY = new Audience() {
        @Override
        public void changed() {}

        @Override
        public void happened(List<QueenEvent> events) {}

        @Override
        public void played(QueenMove move, List<QueenEvent> events, Picture before) {}

        @Override
        public void refused(Refusal refusal) {}

        @Override
        public void watch() {}
    };

    @TempDir
    Path home;

    private Store open() {
        return Store.open(new DataFolder(home), "test", CALENDAR, failure -> {
            throw new AssertionError(failure);
        });
    }

    private static void keep(Match<QueenTable, QueenMove> match, Store store) {
        Autosave.keep(new GameSession<>("queen", QueenMatches.BOX, match, () -> 0), store, SLOT, CALENDAR.instant(), Runnable::run);
    }

    private Match<QueenTable, QueenMove> reopened() {
        try (Store store = open()) {
            return ((Loading.Loaded<QueenTable, QueenMove>) store.saves().load(SLOT, QueenMatches.BOX)).match();
        }
    }

    @Test
    @Rule({"QUEEN-194", "QUEEN-230"})
    void a_hint_costs_the_record_even_if_the_game_is_left_before_the_next_move() {
        Match<QueenTable, QueenMove> match = QueenMatches.fresh(7, "", "untimed");
        try (Store store = open()) {
            keep(match, store);
            match.play(new QueenMove.StartRound(), 0);
            match.markLearning();
        }
        assertThat(reopened().learning()).isTrue();
        assertThat(reopened().history()).hasSize(1);
    }

    @Test
    @Rule("QUEEN-234")
    void every_state_outside_the_clock_is_kept_as_it_was_left() {
        Match<QueenTable, QueenMove> match = QueenMatches.fresh(5, "chariots", "official");
        SeededChance luck = new SeededChance(5);
        for (int state = 0; state < 4; state++) {
            try (Store store = open()) {
                keep(match, store);
                do {
                    match.play(QueenMatches.BOX.game().randomMove(match.table(), luck), 0);
                } while (match.table().phase() == QueenPhase.ROLLING);
            }
            assertThat(reopened().table()).isEqualTo(match.table());
        }
    }

    @Test
    @Rule("QUEEN-060")
    void a_program_that_is_killed_while_the_clock_runs_gives_no_more_than_a_second_back() {
        AtomicLong millis = new AtomicLong();
        Match<QueenTable, QueenMove> match = QueenMatches.fresh(7, "", "official");
        GameSession<QueenTable, QueenMove> session =
                new GameSession<>("queen", QueenMatches.BOX, match, () -> millis.get() * 1_000_000L);
        try (Store store = open()) {
            Autosave.keep(session, store, SLOT, CALENDAR.instant(), Runnable::run);
            QueenPlay play = new QueenPlay(session, () -> millis.get() * 1_000_000L, NOBODY, false);
            play.play(new QueenMove.StartRound());
            for (int elapsed = 0; elapsed <= 11_900; elapsed += 100) {
                millis.set(elapsed);
                play.tick();
            }
        }
        assertThat(match.history()).hasSize(1);
        assertThat(reopened().table().paused()).isTrue();
        assertThat(reopened().table().elapsedMs()).isEqualTo(11_000);
    }

    @Test
    @Rule("QUEEN-060")
    void what_was_kept_in_case_of_that_is_no_move_of_the_match() {
        AtomicLong millis = new AtomicLong();
        Match<QueenTable, QueenMove> match = QueenMatches.fresh(7, "", "official");
        GameSession<QueenTable, QueenMove> session =
                new GameSession<>("queen", QueenMatches.BOX, match, () -> millis.get() * 1_000_000L);
        try (Store store = open()) {
            Autosave.keep(session, store, SLOT, CALENDAR.instant(), Runnable::run);
            match.play(new QueenMove.StartRound(), 0);
            millis.set(5_000);
            session.leftBy(new QueenMove.Pause(5_000, true));
            match.play(new QueenMove.Stop(6_000), 6_000);
        }
        assertThat(reopened().table()).isEqualTo(match.table());
        assertThat(reopened().history()).hasSize(2);
    }
}
