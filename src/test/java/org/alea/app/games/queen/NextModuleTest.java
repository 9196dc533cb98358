package org.alea.app.games.queen;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.alea.engine.Match;
import org.alea.engine.Result;
import org.alea.engine.Setup;
import org.alea.games.queen.QueenModule;
import org.alea.games.queen.QueenMove;
import org.alea.games.queen.QueenOptions;
import org.alea.games.queen.QueenTable;
import org.alea.store.FinishedGame;
import org.junit.jupiter.api.Test;

class NextModuleTest {

    private static FinishedGame won(String modules) {
        return new FinishedGame(
                "id",
                "queen",
                Map.of("modules", modules),
                "1",
                new Result(Result.Outcome.WON, 1500, "HEROINE", 12, List.of()),
                Instant.EPOCH,
                Instant.EPOCH,
                0,
                false,
                false,
                true,
                List.of(),
                Map.of());
    }

    private static List<FinishedGame> wins(int count, String modules) {
        List<FinishedGame> games = new ArrayList<>();
        for (int i = 0; i < count; i++) {
            games.add(won(modules));
        }
        return games;
    }

    private static QueenOptions options(String modules) {
        Match<QueenTable, QueenMove> match = QueenMatches.fresh(1, modules, "official");
        return match.table().options();
    }

    @Test
    void threeWinsEarnTheNextModule() {
        assertThat(NextModule.after(options(""), wins(2, ""))).isEmpty();
        assertThat(NextModule.after(options(""), wins(3, ""))).contains(QueenModule.DRAGON);
        assertThat(NextModule.after(options("dragon"), wins(3, ""))).isEmpty();
        assertThat(NextModule.after(options("dragon"), wins(3, "dragon"))).contains(QueenModule.SPIRIT);
        assertThat(NextModule.after(options("dragon,spirit"), wins(3, "dragon,spirit")))
                .contains(QueenModule.SHIELDS);
    }

    @Test
    void whoPlaysWithAllSixIsOfferedNothing() {
        assertThat(NextModule.after(options(QueenMatches.ALL_MODULES), wins(5, QueenMatches.ALL_MODULES)))
                .isEqualTo(Optional.empty());
    }

    @Test
    void theOfferedGameHasTheSameOptionsAndOneModuleMore() {
        Setup setup = QueenMatches.fresh(1, "spirit", "relaxed").setup();
        Setup more = NextModule.with(setup, options("spirit"), QueenModule.DRAGON, 99);

        assertThat(more.seed()).isEqualTo(99);
        assertThat(more.get("modules")).isEqualTo("dragon,spirit");
        assertThat(more.get("speed")).isEqualTo("relaxed");
    }
}
