package org.alea.games.queen;

import static org.assertj.core.api.Assertions.assertThat;

import java.lang.reflect.RecordComponent;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.alea.content.ContentEntry;
import org.alea.content.ContentSource;
import org.alea.content.MoveCodec;
import org.alea.engine.Chance;
import org.alea.engine.Language;
import org.alea.engine.SeededChance;
import org.alea.engine.Setup;
import org.alea.engine.SetupOption;
import org.alea.engine.Turn;
import org.alea.engine.Words;
import org.junit.jupiter.api.Test;

/** Nothing the game says is left without words, and no sentence asks for what the game does not tell. */
class QueenWordsTest {
    private static final Pattern PLACE = Pattern.compile("\\{(\\w+)[|}]");
    private static final ContentEntry WORDS = ContentSource.builtIn().object("queen", "words.json");

    @Test
    void everyEventCanBeTold() {
        assertSaid("event.", records(QueenEvent.class), Set.of());
    }

    @Test
    void everyMoveCanBeTold() {
        assertSaid("move.", records(QueenMove.class), Set.of("place"));
    }

    @Test
    void noTwoMovesAreToldAlike() {
        QueenBox box = new QueenKit().open(ContentSource.builtIn());
        Setup setup = Setup.of(
                QueenOptions.OFFERED, Map.of("modules", "dragon,chariots,spirit,shields,conspirators,sunmoon"), 1);
        for (int seed = 1; seed <= 20; seed++) {
            QueenTable table = box.game().setUp(setup, new SeededChance(seed));
            Chance choices = new SeededChance(seed);
            while (box.game().result(table).isEmpty()) {
                for (Language language : Language.values()) {
                    QueenTable now = table;
                    assertThat(box.game().moves(table))
                            .extracting(move -> box.describe(now, move, language))
                            .doesNotHaveDuplicates();
                }
                box.game().play(table, box.game().randomMove(table, choices), Turn.silent());
            }
        }
    }

    @Test
    void everyPhaseRankAndRefusalHasASentence() {
        assertThat(keys())
                .containsAll(keys("phase.", QueenPhase.values()))
                .containsAll(keys("rank.", Scoring.Rank.values()))
                .containsAll(keys("refusal.", RefusalCode.values()));
    }

    @Test
    void everyNameASentenceMayHoldIsATerm() {
        assertThat(keys())
                .containsAll(keys("term.", DieColour.values()))
                .containsAll(keys("term.", DragonFace.values()))
                .containsAll(keys("term.", Zone.values()))
                .containsAll(keys("term.", StopReason.values()))
                .containsAll(keys("term.", QueenEvent.Throw.values()))
                .containsAll(keys("term.", QueenEvent.Cause.values()))
                .containsAll(keys("term.", QueenEvent.Deck.values()))
                .containsAll(keys("term.", QueenEvent.Fate.values()));
    }

    @Test
    void everyOptionAndItsValuesHaveLabels() {
        for (SetupOption option : QueenOptions.OFFERED) {
            assertThat(keys()).contains("option." + option.id());
            assertThat(keys())
                    .containsAll(option.values().stream()
                            .map(value -> "option." + option.id() + "." + value)
                            .toList());
        }
    }

    private static void assertSaid(String prefix, List<Class<?>> records, Set<String> more) {
        assertThat(records).isNotEmpty();
        for (Class<?> record : records) {
            String key = prefix + MoveCodec.name(record);
            assertThat(keys()).contains(key);
            Set<String> told = Arrays.stream(record.getRecordComponents())
                    .map(RecordComponent::getName)
                    .collect(Collectors.toSet());
            told.addAll(more);
            assertThat(told).as(key).containsAll(places(WORDS.words(key)));
        }
    }

    private static Set<String> places(Words words) {
        Set<String> names = new TreeSet<>();
        for (String text : List.of(words.fr(), words.en())) {
            PLACE.matcher(text).results().forEach(place -> names.add(place.group(1)));
        }
        return names;
    }

    private static List<String> keys() {
        return WORDS.fields();
    }

    private static List<String> keys(String prefix, Enum<?>... constants) {
        return Arrays.stream(constants)
                .map(constant -> prefix + constant.name())
                .toList();
    }

    private static List<Class<?>> records(Class<?> sealedType) {
        return sealedType.isRecord()
                ? List.of(sealedType)
                : Arrays.stream(sealedType.getPermittedSubclasses())
                        .flatMap(permitted -> records(permitted).stream())
                        .toList();
    }
}
