package org.alea.app.games.queen.coach;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import javafx.scene.Parent;
import org.alea.app.Look;
import org.alea.app.UiTest;
import org.alea.app.games.queen.QueenTableKit;
import org.alea.app.shell.Desk;
import org.alea.app.table.Pictures;
import org.alea.engine.Match;
import org.alea.games.queen.QueenMove;
import org.alea.games.queen.QueenTable;
import org.alea.games.queen.coach.Appraisal;
import org.alea.games.queen.coach.Hand;
import org.alea.games.queen.coach.RoundDecision;
import org.alea.games.queen.practice.Exercise;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Pictures of the coach, to look at. They go to {@code target/screens}. */
@Tag("screens")
class CoachPicturesTest extends UiTest {
    private static final String ALL_MODULES = "dragon,chariots,spirit,shields,conspirators,sunmoon";

    @ParameterizedTest
    @MethodSource("org.alea.app.Look#all")
    void the_coach_can_be_seen(Look look) {
        take(look, "modules", CoachMatches.played(ALL_MODULES, 3), 3);
        take(look, "training", CoachMatches.played("", 4), 2);
    }

    @ParameterizedTest
    @MethodSource("org.alea.app.Look#all")
    void the_dragon_die_in_its_lane_can_be_seen(Look look) {
        Match<QueenTable, QueenMove> match = CoachMatches.played(ALL_MODULES, 6);
        RoundDecision joined = IntStream.rangeClosed(1, 6)
                .boxed()
                .flatMap(round -> RoundDecision.of(match, round).stream())
                .filter(each -> new Appraisal(each.before(), 1)
                        .dragonSlot(Hand.of(each.before()))
                        .isPresent())
                .findFirst()
                .orElseThrow();
        CoachScreen screen = open(aDesk(look.em()), look, match, joined.round());
        onFxThread(() -> screen.look(joined.index()));
        assertThat(Pictures.take("coach-dragon-" + look)).isNotEmptyFile();
        onFxThread(screen::dispose);
    }

    @ParameterizedTest
    @MethodSource("org.alea.app.Look#all")
    void the_coach_of_a_drill_can_be_seen(Look look) {
        Exercise exercise = CoachMatches.exercise("P10", 4);
        CoachScreen screen = open(
                aDesk(look.em()),
                look,
                CoachMatches.drilled(exercise, 2),
                1,
                Optional.of(CoachedDrill.of(CoachMatches.BOX, exercise)));
        assertThat(Pictures.take("coach-drill-" + look)).isNotEmptyFile();
        onFxThread(screen::dispose);
    }

    @ParameterizedTest
    @MethodSource("org.alea.app.Look#all")
    void the_coach_can_be_seen_while_he_reckons(Look look) {
        Desk desk = aDesk(look.em());
        Desk idle = new Desk(
                desk.texts(),
                desk.preferences(),
                desk.sounds(),
                desk.navigator(),
                desk.suite(),
                desk.boxes(),
                desk.store(),
                work -> {},
                desk.clock(),
                desk.calendar(),
                desk.em(),
                desk.animated());
        open(idle, look, CoachMatches.played("", 1), 1);
        assertThat(Pictures.take("coach-reckoning-" + look)).isNotEmptyFile();
    }

    private void take(Look look, String state, Match<QueenTable, QueenMove> match, int round) {
        CoachScreen screen = open(aDesk(look.em()), look, match, round);
        press(javafx.scene.input.KeyCode.DOWN).release(javafx.scene.input.KeyCode.DOWN);
        assertThat(Pictures.take("coach-" + state + "-" + look)).isNotEmptyFile();
        onFxThread(screen::dispose);
    }

    private CoachScreen open(Desk desk, Look look, Match<QueenTable, QueenMove> match, int round) {
        return open(desk, look, match, round, Optional.empty());
    }

    private CoachScreen open(
            Desk desk, Look look, Match<QueenTable, QueenMove> match, int round, Optional<CoachedDrill> drill) {
        onFxThread(() -> look.dress(desk.preferences()));
        List<CoachScreen> made = new java.util.ArrayList<>();
        show(desk, look.width(), look.height(), () -> {
            made.add(new CoachScreen(
                    desk, CoachMatches.BOX, match, round, drill, session -> new QueenTableKit().open(desk, session)));
            return (Parent) made.get(0).node();
        });
        onFxThread(made.get(0)::shown);
        return made.get(0);
    }
}
