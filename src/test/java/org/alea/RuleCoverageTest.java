package org.alea;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.alea.content.ContentSource;
import org.alea.content.GameKit;
import org.alea.content.RuleBook;
import org.alea.games.Games;
import org.alea.lab.Scenario;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Every rule a player can read is one that a test would miss. */
class RuleCoverageTest {

    static Stream<String> games() {
        return Games.all().stream().map(GameKit::id);
    }

    @ParameterizedTest
    @MethodSource("games")
    void everyRuleIsNamedByATest(String game) throws IOException, ReflectiveOperationException {
        Set<String> missing = inTheBook(game);
        missing.removeAll(named(game));

        assertThat(missing)
                .as("rules no scenario and no @Rule names; the list of those still owed may only get shorter")
                .isEqualTo(owed(game));
    }

    @ParameterizedTest
    @MethodSource("games")
    void testsNameOnlyRulesOfTheBook(String game) throws IOException, ReflectiveOperationException {
        Set<String> unknown = named(game);
        unknown.removeAll(inTheBook(game));

        assertThat(unknown).as("ids that are not in rules.json").isEmpty();
    }

    /** The rules of a game in the making that no test names yet, one a line; a finished game has no such file. */
    private static Set<String> owed(String game) throws IOException {
        Path list = Path.of("src/test/resources/owed", game + ".txt");
        return Files.exists(list) ? new TreeSet<>(Files.readAllLines(list)) : Set.of();
    }

    private static Set<String> named(String game) throws IOException, ReflectiveOperationException {
        Set<String> named = new TreeSet<>(NamedRules.startingWith(prefix(game)));
        for (Path file : ScenarioFiles.of(game)) {
            named.addAll(Scenario.read(file).rules());
        }
        return named;
    }

    private static String prefix(String game) {
        return inTheBook(game).stream()
                .map(id -> id.substring(0, id.indexOf('-') + 1))
                .findFirst()
                .orElseThrow();
    }

    private static Set<String> inTheBook(String game) {
        return RuleBook.read(ContentSource.builtIn(), game).entries().stream()
                .map(RuleBook.Entry::id)
                .collect(Collectors.toCollection(TreeSet::new));
    }
}
