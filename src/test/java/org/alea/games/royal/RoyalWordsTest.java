package org.alea.games.royal;

import static org.alea.games.royal.RoyalFiles.list;
import static org.alea.games.royal.RoyalFiles.ops;
import static org.alea.games.royal.RoyalFiles.read;
import static org.alea.games.royal.RoyalFiles.text;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.alea.content.ContentSource;
import org.alea.content.GameBox;
import org.alea.content.MoveCodec;
import org.alea.engine.Language;
import org.alea.engine.Match;
import org.alea.engine.SeededChance;
import org.alea.engine.Setup;
import org.alea.engine.Turn;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Everything a player reads exists in both languages, and nothing is written that nobody says. */
class RoyalWordsTest {
    private static final Pattern PARAMETER = Pattern.compile("\\{(\\w+)");

    /** What a player should never read: constants, ids of cards and dice, braces, an empty place before a full stop. */
    private static final Pattern RAW = Pattern.compile("[A-Z]{3,}|\\b[RYW][1-6][ABC]?\\b|\\bE[RWY][0-9]|[{}]|[: ]\\.");

    @Test
    void everyEffectOfACardHasItsSentenceAndNoSentenceIsLeftOver() {
        Set<String> used = new TreeSet<>();
        Stream.of("activities.json", "events.json").forEach(file -> list(file).forEach(card -> used.addAll(ops(card))));

        assertThat(keysUnder("effect.")).isEqualTo(used);
    }

    @Test
    void everySectionOfTheRulesHasItsTitle() {
        Set<String> sections = new TreeSet<>();
        list("rules.json").forEach(rule -> sections.add(text(rule, "section")));

        assertThat(keysUnder("section.")).isEqualTo(sections);
    }

    @Test
    void whatIsLostStandsWithAMinusAndNotWithAHyphen() {
        GameBox<?, ?> box = new RoyalKit().open(ContentSource.builtIn());
        assertThat(box.describe(new RoyalEvent.GameEnded(3, 58, -55, "SUPPER"), Language.EN))
                .isEqualTo("End of the game: 3 to 58, difference −55.");
        assertThat(box.describe(new RoyalEvent.FinalScored(Side.ROY, ScoreSource.EMPTY_LEVELS, -4), Language.FR)
                        .replaceAll("\\h", " "))
                .isEqualTo("Le Roy : niveaux vides, −4 PV.");
    }

    @Test
    void everyVerdictHasATitleAndAText() {
        Set<String> keys = new TreeSet<>();
        list("verdicts.json").forEach(band -> keys.addAll(List.of(text(band, "id"), text(band, "id") + ".text")));

        assertThat(keysUnder("rank.")).isEqualTo(keys);
    }

    @Test
    void everyEventIsSaidWithItsOwnParametersOnly() {
        Set<String> events = names(RoyalEvent.class);
        events.remove("royReasoned"); // said by its reason

        Set<String> said = new TreeSet<>();
        Set<String> ofOneSide = new TreeSet<>();
        for (String key : keysUnder("event.")) {
            String event = key.replaceAll("\\.(YOU|ROY)$", "");
            said.add(event);
            if (!event.equals(key)) {
                ofOneSide.add(event);
            }
        }
        assertThat(said).isEqualTo(events);
        assertThat(keysUnder("event."))
                .containsAll(ofOneSide.stream().map(event -> event + ".YOU").toList())
                .containsAll(ofOneSide.stream().map(event -> event + ".ROY").toList())
                .doesNotContainAnyElementsOf(ofOneSide);
        assertParameters("event.", RoyalEvent.class);
    }

    @Test
    void everyMoveIsSaidWithItsOwnParametersOnly() {
        assertThat(keysUnder("move.")).containsAll(names(RoyalMove.class));
        assertParameters("move.", RoyalMove.class);
    }

    @Test
    void everyStateReasonAndLineOfTheScoreHasItsWords() {
        assertThat(keysUnder("phase.")).isEqualTo(names(State.values()));
        assertThat(keysUnder("reason.")).isEqualTo(names(RoyReason.values()));
        assertThat(keysUnder("score.")).containsAll(names(ScoreSource.values()));
        assertThat(keysUnder("term.")).containsAll(names(ScoreSource.values())).containsAll(names(Side.values()));
    }

    @ParameterizedTest
    @EnumSource(Language.class)
    void everythingThatHappensIsSaidWithoutIdsOrGaps(Language language) {
        RoyalBox box = new RoyalKit().open(ContentSource.builtIn());
        for (int seed = 0; seed < 10; seed++) {
            Match<RoyalTable, RoyalMove> match =
                    Match.start(box.game(), Setup.of(box.options(), Map.of("abandoned", "confiscated"), seed));
            SeededChance choices = new SeededChance(seed);
            while (match.result().isEmpty()) {
                RoyalMove move = box.game().randomMove(match.table(), choices);
                assertSaid(box.describe(match.table(), move, language));
                assertSaid(box.describe(match.table(), language));
                match.play(move, 0).events().forEach(event -> assertSaid(box.describe(event, language)));
            }
        }
    }

    @Test
    void whoeverComesBackReadsTheRoundAndBothScores() {
        RoyalBox box = new RoyalKit().open(ContentSource.builtIn());
        RoyalTable table =
                Match.start(box.game(), Setup.of(box.options(), Map.of(), 1)).table();
        assertThat(box.standing(table, Language.FR)).isEqualTo("Placement initial");
        table.progress.round = 2;
        table.gainVp(Side.YOU, 14, ScoreSource.EVENTS, Turn.silent());
        table.gainVp(Side.ROY, 17, ScoreSource.EVENTS, Turn.silent());
        assertThat(box.standing(table, Language.FR)).isEqualTo("Manche 2 · Vous 14, le Roy 17");
        assertThat(box.standing(table, Language.EN)).isEqualTo("Round 2 · You 14, the Roy 17");
    }

    @Test
    void aDieIsCalledAsAPlayerCallsIt() {
        RoyalBox box = new RoyalKit().open(ContentSource.builtIn());
        RoyalTable table =
                Match.start(box.game(), Setup.of(box.options(), Map.of(), 1)).table();
        RoyalMove one = new RoyalMove.Cathedral(Group.parse("OWN:W5"), RoyalMove.NO_MODIFIER);
        RoyalMove several = new RoyalMove.Cathedral(Group.parse("OWN:W5,W2 ROY:W6"), RoyalMove.NO_MODIFIER);
        RoyalEvent bought = new RoyalEvent.RoyBought(new Die(Colour.RED, 6), 4);

        assertThat(box.describe(table, one, Language.FR)).isEqualTo("Construire la Cathédrale avec le 5\u00a0blanc");
        assertThat(box.describe(table, one, Language.EN)).isEqualTo("Build the Cathedral with the white\u00a05");
        assertThat(box.describe(table, several, Language.FR))
                .isEqualTo(
                        "Construire la Cathédrale avec le 5\u00a0blanc et le 2\u00a0blanc plus le 6\u00a0blanc du Roy");
        assertThat(box.describe(bought, Language.FR)).isEqualTo("Le Roy vous achète le 6\u00a0rouge pour 4 deniers.");
        assertThat(box.describe(bought, Language.EN)).isEqualTo("The Roy buys the red\u00a06 from you for 4 deniers.");
    }

    @Test
    void whatASideDoesIsASentenceOfItsOwn() {
        RoyalBox box = new RoyalKit().open(ContentSource.builtIn());
        RoyalEvent yours = new RoyalEvent.Expelled(Side.YOU, Building.PALACE, 2);
        RoyalEvent paid = new RoyalEvent.RoyPaid(2, List.of(new Die(Colour.WHITE, 6), new Die(Colour.RED, 5)));

        assertThat(box.describe(yours, Language.FR))
                .isEqualTo("Votre habitant est chassé de la place 2 (Palais), désormais protégée.");
        assertThat(box.describe(yours, Language.EN))
                .isEqualTo("Your citizen is expelled from space 2 of the Palace, which is now locked.");
        assertThat(box.describe(paid, Language.EN))
                .isEqualTo("The Roy removes the white\u00a06 and the red\u00a05 (price: 2 dice).");
    }

    private static void assertSaid(String sentence) {
        assertThat(sentence).isNotBlank().doesNotContainPattern(RAW);
    }

    @Test
    void bothLanguagesOfASentenceAskForTheSameParameters() {
        read("words.json")
                .properties()
                .forEach(sentence -> assertThat(parameters(text(sentence.getValue(), "fr")))
                        .as(sentence.getKey())
                        .isEqualTo(parameters(text(sentence.getValue(), "en"))));
    }

    private static void assertParameters(String prefix, Class<?> sealedType) {
        for (Class<?> record : records(sealedType).toList()) {
            Set<String> components = Arrays.stream(record.getRecordComponents())
                    .map(component -> component.getName())
                    .collect(Collectors.toSet());
            String key = prefix + MoveCodec.name(record);
            for (String each : List.of(key, key + ".YOU", key + ".ROY")) {
                if (read("words.json").has(each)) {
                    assertThat(components)
                            .as(each)
                            .containsAll(parameters(text(read("words.json").path(each), "fr")));
                }
            }
        }
    }

    private static Set<String> names(Class<?> sealedType) {
        return records(sealedType).map(MoveCodec::name).collect(Collectors.toCollection(TreeSet::new));
    }

    private static Stream<Class<?>> records(Class<?> type) {
        return type.isRecord()
                ? Stream.of(type)
                : Arrays.stream(type.getPermittedSubclasses()).flatMap(RoyalWordsTest::records);
    }

    private static Set<String> names(Enum<?>[] constants) {
        return Arrays.stream(constants).map(Enum::name).collect(Collectors.toCollection(TreeSet::new));
    }

    private static Set<String> parameters(String sentence) {
        return PARAMETER
                .matcher(sentence)
                .results()
                .map((MatchResult found) -> found.group(1))
                .collect(Collectors.toCollection(TreeSet::new));
    }

    private static Set<String> keysUnder(String prefix) {
        return read("words.json").properties().stream()
                .map(sentence -> sentence.getKey())
                .filter(key -> key.startsWith(prefix))
                .map(key -> key.substring(prefix.length()))
                .collect(Collectors.toCollection(TreeSet::new));
    }
}
