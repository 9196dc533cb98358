package org.alea;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import org.alea.engine.Bot;
import org.alea.engine.Countdown;
import org.alea.engine.Film;
import org.alea.engine.Game;
import org.alea.engine.IllegalMoveException;
import org.alea.engine.Language;
import org.alea.engine.Match;
import org.alea.engine.Move;
import org.alea.engine.Played;
import org.alea.engine.RealTime;
import org.alea.engine.Refusal;
import org.alea.engine.SeededChance;
import org.alea.engine.Table;
import org.alea.engine.Turn;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** What every game must do to be played, undone, replayed and thought about. A game gets all of it by being registered. */
class ContractTest {
    private static final int MOST_TRIED = 40;
    private static final int MOVES_OF_A_BOT = 20;

    static Stream<GameCase<?, ?>> games() {
        return GameCase.all(9);
    }

    @ParameterizedTest
    @MethodSource("games")
    <T extends Table<T>, M extends Move> void everyListedMoveIsLegalAndCanBePlayed(GameCase<T, M> c) {
        Game<T, M> game = c.box().game();
        c.visit((table, chosen) -> {
            List<M> moves = game.moves(table);
            assertThat(moves).doesNotHaveDuplicates().contains(chosen).isEqualTo(game.moves(table));
            for (M move : some(moves)) {
                assertThat(game.refusal(table, move)).as("%s", move).isEmpty();
                assertThat(c.box().violations(c.played(table, move)))
                        .as("%s", move)
                        .isEmpty();
            }
        });
    }

    @ParameterizedTest
    @MethodSource("games")
    <T extends Table<T>, M extends Move> void aMoveIsEitherRefusedByAKnownRuleOrCanBePlayed(GameCase<T, M> c) {
        Game<T, M> game = c.box().game();
        Set<M> seen = new LinkedHashSet<>();
        c.visit((table, move) -> seen.addAll(some(game.moves(table))));
        c.visit((table, chosen) -> {
            ObjectNode before = c.json(table);
            Set<M> listed = new HashSet<>(game.moves(table));
            for (M move : some(List.copyOf(seen))) {
                Optional<Refusal> refusal = game.refusal(table, move);
                if (refusal.isPresent()) {
                    assertThat(listed).doesNotContain(move);
                    assertThat(c.box().rules().entry(refusal.get().rule()))
                            .as("%s", refusal)
                            .isPresent();
                } else {
                    // one of several equal pieces may stand for all of them in the list, and one instant for all
                    // instants
                    assertThat(c.box().violations(c.played(table, move)))
                            .as("%s", move)
                            .isEmpty();
                }
            }
            assertThat(c.json(table)).isEqualTo(before);
        });
    }

    @ParameterizedTest
    @MethodSource("games")
    <T extends Table<T>, M extends Move> void aRefusedMoveLeavesTheMatchAsItWas(GameCase<T, M> c) {
        Match<T, M> match = c.match();
        T end = match.table();
        ObjectNode before = c.json(end);
        M first = match.history().get(0).move();
        assertThatThrownBy(() -> match.play(first, 0)).isInstanceOf(IllegalMoveException.class);
        assertThat(match.table()).isSameAs(end);
        assertThat(c.json(end)).isEqualTo(before);
    }

    @ParameterizedTest
    @MethodSource("games")
    <T extends Table<T>, M extends Move> void aCopyIsEqualAndHasTheSameFutureAndIsIndependent(GameCase<T, M> c) {
        Game<T, M> game = c.box().game();
        c.visit((table, move) -> {
            ObjectNode before = c.json(table);
            T copy = table.copy();
            assertThat(c.json(copy)).isEqualTo(before);
            assertThat(game.moves(copy)).isEqualTo(game.moves(table));
            game.play(copy, move, Turn.silent());
            assertThat(c.json(table)).isEqualTo(before);
            assertThat(c.json(c.played(table, move))).isEqualTo(c.json(copy));
        });
    }

    @ParameterizedTest
    @MethodSource("games")
    <T extends Table<T>, M extends Move> void aReplayEqualsLivePlay(GameCase<T, M> c) {
        Match<T, M> live = c.match();
        Match<T, M> replay = Match.start(c.box().game(), c.setup());
        for (Played<M> played : live.history()) {
            replay.play(c.box().moves().read(c.box().moves().write(played.move())), played.millis());
        }
        assertThat(replay.history()).isEqualTo(live.history());
        assertThat(c.json(replay.table())).isEqualTo(c.json(live.table()));
        assertThat(replay.result()).isEqualTo(live.result()).isPresent();
        assertThat(replay.moves()).isEmpty();
    }

    @ParameterizedTest
    @MethodSource("games")
    <T extends Table<T>, M extends Move> void noSnapshotEverChanges(GameCase<T, M> c) {
        Match<T, M> match = Match.practice(c.box().game(), c.setup());
        List<ObjectNode> then = new ArrayList<>(List.of(c.json(match.table())));
        c.visit((table, move) -> {
            match.play(move, 0);
            then.add(c.json(match.table()));
        });
        T end = match.table();
        for (int i = 0; i < then.size(); i++) {
            assertThat(c.json(match.tableAfter(i))).as("after %d moves", i).isEqualTo(then.get(i));
        }
        while (match.canUndo()) {
            match.undo();
        }
        while (match.canRedo()) {
            match.redo();
        }
        assertThat(c.json(match.table())).isEqualTo(c.json(end));
    }

    @ParameterizedTest
    @MethodSource("games")
    <T extends Table<T>, M extends Move> void whatChanceDecidedIsNeverTakenBackForFree(GameCase<T, M> c) {
        assertThat(c.match().history()).allSatisfy(played -> {
            if (!played.draws().isEmpty()) {
                assertThat(played.undo()).as("%s", played.move()).isNotEqualTo(Game.Undo.FAIR);
            }
        });
    }

    @ParameterizedTest
    @MethodSource("games")
    <T extends Table<T>, M extends Move> void whatIsImaginedLooksTheSameAndCanBePlayedOut(GameCase<T, M> c) {
        Game<T, M> game = c.box().game();
        c.visit((table, chosen) -> {
            ObjectNode before = c.json(table);
            T imagined = game.imagine(table, 99);
            for (Language language : Language.values()) {
                assertThat(c.box().describe(imagined, language))
                        .isEqualTo(c.box().describe(table, language));
            }
            assertThat(game.moves(imagined)).isEqualTo(game.moves(table));
            assertThat(c.box().violations(imagined)).isEmpty();
            game.play(imagined, chosen, Turn.silent());
            assertThat(c.json(table)).isEqualTo(before);
        });
    }

    @ParameterizedTest
    @MethodSource("games")
    <T extends Table<T>, M extends Move> void aRandomMoveIsAListedOneThatDecidesSomething(GameCase<T, M> c) {
        SeededChance dice = new SeededChance(5);
        c.visit((table, chosen) -> {
            List<M> moves = c.box().game().moves(table);
            if (!moves.stream().allMatch(Move::interruption)) {
                assertThat(c.box().game().randomMove(table, dice)).isIn(moves).matches(move -> !move.interruption());
            }
        });
    }

    @ParameterizedTest
    @MethodSource("games")
    <T extends Table<T>, M extends Move> void everyBotPlaysLegalMovesAndLeavesTheTableAlone(GameCase<T, M> c) {
        assertThat(c.box().standardBot())
                .matches(name -> name.equals("random") || c.box().bots().containsKey(name));
        c.box().bots().forEach((name, maker) -> {
            Bot<T, M> bot = maker.apply(3);
            T table = c.fresh();
            for (int i = 0; i < MOVES_OF_A_BOT && c.box().game().result(table).isEmpty(); i++) {
                ObjectNode before = c.json(table);
                M move = bot.choose(table);
                assertThat(c.json(table)).as(name).isEqualTo(before);
                assertThat(c.box().game().refusal(table, move))
                        .as("%s: %s", name, move)
                        .isEmpty();
                assertThat(move.interruption()).isFalse();
                table = c.played(table, move);
            }
        });
    }

    @ParameterizedTest
    @MethodSource("games")
    <T extends Table<T>, M extends Move> void theMovesThatTimeMakesAreLegal(GameCase<T, M> c) {
        Optional<RealTime<T, M>> realTime = c.box().realTime();
        c.visit((table, chosen) -> realTime.flatMap(time -> time.clock(table)).ifPresent(clock -> {
            assertThat(clock.elapsedMs()).isNotNegative();
            List<Integer> instants = clock.limitMs() == Countdown.NO_LIMIT
                    ? List.of(clock.elapsedMs(), clock.elapsedMs() + 60_000)
                    : List.of(clock.elapsedMs(), clock.limitMs(), clock.limitMs() + 60_000);
            for (int instant : instants) {
                realTime.flatMap(time -> time.due(table, instant))
                        .ifPresent(due -> assertThat(c.box().game().refusal(table, due))
                                .as("%s", due)
                                .isEmpty());
            }
        }));
    }

    @ParameterizedTest
    @MethodSource("games")
    <T extends Table<T>, M extends Move> void aFilmEndsWithTheTableAfterTheMoveAndNoFrameOfItChanges(GameCase<T, M> c) {
        c.visit((table, move) -> {
            ObjectNode before = c.json(table);
            Turn turn = Turn.recorded();
            T after = table.copy();
            c.box().game().play(after, move, turn);
            List<ObjectNode> then = new ArrayList<>();
            T filmed = table.copy();
            c.box().game().play(filmed, move, Turn.watched(event -> then.add(c.json(filmed))));
            if (!then.isEmpty()) {
                then.set(then.size() - 1, c.json(after));
            }

            Film<T> film = Film.of(c.box().game(), table, move);

            assertThat(film.frames().stream().map(Film.Frame::event)).isEqualTo(turn.events());
            assertThat(film.frames().stream().map(frame -> c.json(frame.table())))
                    .isEqualTo(then);
            assertThat(c.json(film.after())).isEqualTo(c.json(after));
            assertThat(c.json(table)).isEqualTo(before);
        });
    }

    private static <X> List<X> some(List<X> all) {
        int step = Math.max(1, all.size() / MOST_TRIED);
        return Stream.iterate(0, i -> i < all.size(), i -> i + step)
                .map(all::get)
                .toList();
    }
}
