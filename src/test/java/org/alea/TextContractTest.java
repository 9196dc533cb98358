package org.alea;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.alea.content.ContentSource;
import org.alea.content.GameBox;
import org.alea.content.GameKit;
import org.alea.engine.Event;
import org.alea.engine.Game;
import org.alea.engine.Language;
import org.alea.engine.Match;
import org.alea.engine.Move;
import org.alea.engine.Result;
import org.alea.engine.SetupOption;
import org.alea.engine.Table;
import org.alea.lab.Scenario;
import org.alea.lab.Shelf;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** What every game must be able to say: its tables and moves as JSON, and everything that happens in both languages. */
class TextContractTest {

    static Stream<GameCase<?, ?>> games() {
        return GameCase.all(5);
    }

    static Stream<GameKit> kits() {
        return GameCase.kits();
    }

    @ParameterizedTest
    @MethodSource("games")
    <T extends Table<T>, M extends Move> void aTableReadFromItsJsonGoesOnAsTheOneItWasWrittenFrom(GameCase<T, M> c) {
        Game<T, M> game = c.box().game();
        c.visit((table, move) -> {
            ObjectNode json = c.json(table);
            T read = c.box().tables().read(json.deepCopy(), table.chance().copy());
            assertThat(c.json(read)).isEqualTo(json);
            assertThat(game.moves(read)).isEqualTo(game.moves(table));
            assertThat(c.json(c.played(read, move))).isEqualTo(c.json(c.played(table, move)));
        });
    }

    @ParameterizedTest
    @MethodSource("games")
    <T extends Table<T>, M extends Move> void aTableWithAFieldItDoesNotHaveIsRefused(GameCase<T, M> c) {
        T table = c.fresh();
        assertThatThrownBy(() -> c.box().tables().read(c.json(table).put("noSuchField", 1), table.chance()))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("noSuchField");
    }

    @ParameterizedTest
    @MethodSource("games")
    <T extends Table<T>, M extends Move> void theTableLeavesRoomForWhatScenariosAddToIt(GameCase<T, M> c) {
        assertThat(c.json(c.fresh()).fieldNames()).toIterable().doesNotContain("result", "events", "moves");
    }

    @ParameterizedTest
    @MethodSource("games")
    <T extends Table<T>, M extends Move> void everyMoveIsReadBackFromItsJson(GameCase<T, M> c) {
        c.visit((table, chosen) -> {
            for (M move : c.box().game().moves(table)) {
                assertThat(c.box().moves().read(c.box().moves().write(move))).isEqualTo(move);
            }
        });
    }

    @ParameterizedTest
    @MethodSource("games")
    <T extends Table<T>, M extends Move> void aPlayedGameIsAScenarioThatHolds(GameCase<T, M> c) {
        Match<T, M> match = c.match();
        ObjectNode scenario = JsonNodeFactory.instance.objectNode().put("game", c.game());
        scenario.put("seed", c.setup().seed());
        c.setup().options().forEach(scenario.putObject("setup")::put);
        match.history()
                .forEach(played ->
                        scenario.withArray("moves").add(c.box().moves().write(played.move())));
        int score = match.result().map(Result::score).orElseThrow();
        scenario.putObject("expect").put("/result/score", score);
        Shelf shelf = new Shelf(GameCase.kits().toList(), ContentSource.builtIn());
        var outcome = Scenario.parse(c.toString(), scenario.toString()).run(shelf);
        assertThat(outcome.failures()).isEmpty();
        assertThat(outcome.events()).hasSize((int) match.history().stream()
                .mapToLong(played -> played.events().size())
                .sum());
    }

    @ParameterizedTest
    @MethodSource("games")
    <T extends Table<T>, M extends Move> void everythingThatHappensIsSaidInBothLanguages(GameCase<T, M> c) {
        GameBox<T, M> box = c.box();
        List<Event> events = new ArrayList<>();
        T end = c.visit((table, chosen) -> {
            for (Language language : Language.values()) {
                said(box.describe(table, language));
                box.game().moves(table).forEach(move -> said(box.describe(table, move, language)));
            }
        });
        c.match().history().forEach(played -> events.addAll(played.events()));
        for (Language language : Language.values()) {
            said(box.describe(end, language));
            events.forEach(event -> assertThat(box.describe(event, language)).doesNotContain("{", "}"));
        }
    }

    @ParameterizedTest
    @MethodSource("games")
    <T extends Table<T>, M extends Move> void everyRefusalIsSaidInBothLanguages(GameCase<T, M> c) {
        List<M> moves = c.match().history().stream()
                .map(played -> played.move())
                .distinct()
                .toList();
        c.visit((table, chosen) -> moves.stream()
                .flatMap(move -> c.box().game().refusal(table, move).stream())
                .distinct()
                .forEach(refusal -> {
                    for (Language language : Language.values()) {
                        said(c.box().describe(refusal, language));
                    }
                }));
    }

    @ParameterizedTest
    @MethodSource("games")
    <T extends Table<T>, M extends Move> void rankAndScoreHaveTheirWords(GameCase<T, M> c) {
        Result result = c.match().result().orElseThrow();
        if (!result.rank().isEmpty()) {
            assertThat(c.box().wording().keys()).contains("rank." + result.rank());
        }
        assertThat(c.box().wording().keys())
                .containsAll(result.terms().stream()
                        .map(term -> "score." + term.id())
                        .toList());
        if (!result.terms().isEmpty()) {
            assertThat(result.terms().stream().mapToInt(Result.Term::points).sum())
                    .isEqualTo(result.score());
        }
    }

    @ParameterizedTest
    @MethodSource("kits")
    void everyOptionOnTheSetUpScreenHasItsWords(GameKit kit) {
        GameBox<?, ?> box = kit.open(ContentSource.builtIn());
        for (SetupOption option : box.options()) {
            if (option.shown()) {
                assertThat(box.wording().keys()).contains("option." + option.id());
                if (option.kind() != SetupOption.Kind.NUMBER) {
                    assertThat(box.wording().keys())
                            .containsAll(option.values().stream()
                                    .map(value -> "option." + option.id() + "." + value)
                                    .toList());
                }
            }
        }
    }

    @ParameterizedTest
    @MethodSource("kits")
    void twoBoxesWithTheSameCardsHaveTheSameFingerprint(GameKit kit) {
        assertThat(kit.open(ContentSource.builtIn()).contentHash())
                .isNotBlank()
                .isEqualTo(kit.open(ContentSource.builtIn()).contentHash());
    }

    private static void said(String text) {
        assertThat(text).isNotBlank().doesNotContain("{", "}", "null");
    }
}
