package org.alea.games.royal;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.alea.NamedRules;
import org.alea.content.ContentSource;
import org.alea.content.RuleBook;
import org.alea.lab.Scenario;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

/** Every rule a player can read is one that a test would miss. */
class RoyalRuleCoverageTest {

    /** What only a screen shows and no screen shows yet. A rule leaves this list with the first test that names it. */
    private static final Set<String> NOT_BUILT_YET = Set.of();

    private static final Set<String> NAMED = new TreeSet<>();

    @BeforeAll
    static void collectTheRulesTestsName() throws IOException, ReflectiveOperationException {
        for (Path file : RoyalScenariosTest.files()) {
            NAMED.addAll(Scenario.read(file).rules());
        }
        NAMED.addAll(NamedRules.startingWith("ROYAL-"));
    }

    @Test
    void everyRuleIsNamedByATest() {
        Set<String> missing = bookIds();
        missing.removeAll(NAMED);
        missing.removeAll(NOT_BUILT_YET);

        assertThat(missing).as("rules no scenario and no @Rule names").isEmpty();
    }

    @Test
    void testsNameOnlyRulesOfTheBook() {
        Set<String> unknown = new TreeSet<>(NAMED);
        unknown.removeAll(bookIds());

        assertThat(unknown).as("ids that are not in rules.json").isEmpty();
    }

    @Test
    void theListOfWhatIsNotBuiltOnlyShrinks() {
        Set<String> built = new TreeSet<>(NOT_BUILT_YET);
        built.retainAll(NAMED);

        assertThat(built).as("tested by now: take them off the list").isEmpty();
        assertThat(bookIds()).containsAll(NOT_BUILT_YET);
    }

    private static Set<String> bookIds() {
        return RuleBook.read(ContentSource.builtIn(), "royal").entries().stream()
                .map(RuleBook.Entry::id)
                .collect(Collectors.toCollection(TreeSet::new));
    }
}
