package org.alea.games.queen;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.alea.Rule;
import org.alea.engine.Language;
import org.alea.engine.Match;
import org.alea.games.queen.coach.Coach;
import org.alea.games.queen.coach.Valued;
import org.junit.jupiter.api.Test;

class QueenHintTest {

    @Test
    @Rule("QUEEN-230")
    void aHintIsTheCoachsBestCandidateWithItsValue() {
        Match<QueenTable, QueenMove> match = rolling(Map.of("speed", "untimed"));
        Valued best = Coach.of(match).advise(match.table()).get(0);

        assertThat(Arena.BOX.hint(match, Language.EN).orElseThrow())
                .endsWith(String.format(Language.EN.locale(), " (%+.2f)", best.value()))
                .startsWith(Arena.BOX.describe(
                        match.table(), best.candidate().begin(match.table(), match.moves()), Language.EN));
    }

    @Test
    @Rule({"QUEEN-230", "QUEEN-200"})
    void thereIsNoHintAgainstTheClockNorInADailyChallenge() {
        for (Map<String, String> options : List.of(
                Map.of("speed", "official"),
                Map.of("speed", "official", "occasion", "daily"),
                Map.of("speed", "untimed", "occasion", "again"))) {
            assertThat(Arena.BOX.hint(rolling(options), Language.EN)).isEqualTo(Optional.empty());
        }
    }

    @Test
    @Rule("QUEEN-230")
    void thereIsNoHintWhileNothingRolls() {
        Match<QueenTable, QueenMove> match = Match.start(Arena.BOX.game(), Arena.setup(Map.of("speed", "untimed")));
        assertThat(Arena.BOX.hint(match, Language.EN)).isEmpty();
        match.play(new QueenMove.StartRound(), 0);
        match.play(new QueenMove.Pause(2000, false), 0);
        assertThat(Arena.BOX.hint(match, Language.EN)).isEmpty();
    }

    private static Match<QueenTable, QueenMove> rolling(Map<String, String> options) {
        Match<QueenTable, QueenMove> match = Match.start(Arena.BOX.game(), Arena.setup(options));
        match.play(new QueenMove.StartRound(), 0);
        return match;
    }
}
