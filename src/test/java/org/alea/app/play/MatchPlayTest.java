package org.alea.app.play;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.alea.app.FakeClock;
import org.alea.app.play.Clockwork.Case;
import org.alea.app.play.Clockwork.Tick;
import org.alea.app.play.Clockwork.Turned;
import org.alea.engine.Match;
import org.junit.jupiter.api.Test;

class MatchPlayTest {
    private final FakeClock clock = new FakeClock();
    private final Match<Case, Turned> match = Clockwork.match();
    private final List<Shot<Case, Turned, Chosen>> shots = new ArrayList<>();
    private StepPace pace = StepPace.WAIT;
    private int roundsBefore;
    private final MatchPlay<Case, Turned, Chosen> play = new MatchPlay<>(
            match,
            new MatchPlay.Terms<>(
                    table -> new Chosen(0),
                    Clockwork.BOOK,
                    table -> table.state().round(),
                    rounds -> {
                        roundsBefore = rounds;
                        return pace;
                    },
                    () -> 0,
                    clock));

    /** A draft of two choices. */
    private record Chosen(int choices) implements Draft<Turned> {
        @Override
        public Optional<Turned> move() {
            return choices == 2 ? Optional.of(new Turned.Wait()) : Optional.empty();
        }
    }

    private void watch() {
        play.watchBy(shots::add);
        shots.clear();
    }

    private Shot<Case, Turned, Chosen> last() {
        return shots.get(shots.size() - 1);
    }

    @Test
    void everyChangeIsOneShot() {
        watch();

        play.play(new Turned.Wait());
        play.change(new Chosen(1));
        play.undo();
        play.undo();
        play.redo();

        assertThat(shots).hasSize(5);
        assertThat(shots).extracting(Shot::of).containsExactly(1, 1, 1, 0, 1);
    }

    @Test
    void anAutomatonIsWatchedStepByStepOnRealTables() {
        watch();

        play.play(new Turned.Wind());

        assertThat(last().mode()).isEqualTo(Shot.Mode.WATCHING);
        assertThat(last().moves()).isEmpty();
        assertThat(last().table().state().strokes()).isZero();
        play.next();
        assertThat(last().table().state().strokes()).isEqualTo(1);
        assertThat(last().step().orElseThrow().because().orElseThrow().reason()).isEqualTo("nearest");
        play.next();
        play.next();
        assertThat(last().reel().orElseThrow().acts()).isEqualTo(2);
        play.previous();
        assertThat(last().table().state().strokes()).isEqualTo(1);
        play.skip();
        assertThat(last().mode()).isEqualTo(Shot.Mode.PLAYING);
        assertThat(last().table()).isSameAs(match.table());
    }

    @Test
    void whatHappenedIsNewsOnceAndOnlyOnce() {
        watch();

        play.play(new Turned.Wind());
        play.next();
        play.previous();
        play.next();
        play.skip();

        assertThat(shots.stream().flatMap(shot -> shot.news().stream()))
                .isEqualTo(match.history().get(0).events());
    }

    @Test
    void whatWasWatchedCanBeWatchedAgain() {
        watch();
        play.play(new Turned.Wind());
        play.skip();

        play.previous();

        assertThat(last().mode()).isEqualTo(Shot.Mode.WATCHING);
        assertThat(last().news()).isEmpty();
        assertThat(last().reel().orElseThrow().atEnd()).isTrue();
    }

    @Test
    void stepsThatRunByThemselvesFollowTheClock() {
        pace = StepPace.USUAL;
        watch();
        play.play(new Turned.Wind());

        clock.pass(Duration.ofMillis(3400));
        play.tick();
        assertThat(shots).hasSize(1);
        clock.pass(Duration.ofMillis(100));
        play.tick();

        assertThat(last().reel().orElseThrow().at()).isEqualTo(1);
    }

    @Test
    void atOnceNothingIsShownInBetween() {
        pace = StepPace.DIRECT;
        watch();

        play.play(new Turned.Wind());

        assertThat(shots).hasSize(1);
        assertThat(last().playing()).isTrue();
        assertThat(last().news()).contains(new Tick.Struck(2));
    }

    @Test
    void thePaceIsToldInHowManyRoundsTheAutomatonHasActedBefore() {
        watch();

        for (int i = 0; i < 3; i++) {
            play.play(new Turned.Wind());
            play.skip();
        }

        assertThat(roundsBefore).isEqualTo(2);
    }

    @Test
    void aDraftIsTakenBackChoiceByChoiceAndConfirmedAsAWhole() {
        watch();
        play.change(new Chosen(1));
        assertThat(play.confirm()).isFalse();
        play.change(new Chosen(2));

        assertThat(play.cancel()).isTrue();
        assertThat(play.draft()).isEqualTo(new Chosen(1));
        play.change(new Chosen(2));
        assertThat(play.confirm()).isTrue();
        assertThat(match.history()).hasSize(1);
        assertThat(play.draft()).isEqualTo(new Chosen(0));
        assertThat(play.cancel()).isFalse();
    }

    @Test
    void thePastIsOnlyLookedAt() {
        play.play(new Turned.Wait());
        play.play(new Turned.Wait());
        watch();

        play.look(1);
        assertThat(last().mode()).isEqualTo(Shot.Mode.PAST);
        assertThat(last().at()).isEqualTo(1);
        assertThat(last().moves()).isEmpty();
        assertThat(play.cancel()).isTrue();
        assertThat(last().playing()).isTrue();
    }

    @Test
    void aTableThatWasLeftIsShownNoMore() {
        watch();
        play.play(new Turned.Wind());
        play.leave();
        int before = shots.size();

        clock.pass(Duration.ofSeconds(60));
        play.tick();
        match.play(new Turned.Wait(), 0);

        assertThat(shots).hasSize(before);
    }

    @Test
    void theReasonsAgainstTakingBackAreKnown() {
        assertThat(play.undoReason()).contains(UndoReason.NOTHING);
        play.play(new Turned.Wait());
        assertThat(play.undoReason()).isEmpty();
    }

    @Test
    void everyEventHasARow() {
        assertThat(Clockwork.BOOK.missing()).isEmpty();
        assertThat(EventBook.of(Tick.class).with(Tick.Wound.class, "mdi2k-key").missing())
                .containsExactly("Woke", "Struck", "Rested");
    }
}
