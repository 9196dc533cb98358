package org.alea.app.statistics;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.LocalDate;
import java.util.List;
import java.util.Map;
import org.alea.store.FinishedGame;
import org.alea.store.statistics.Past;
import org.junit.jupiter.api.Test;

class HistoryCsvTest {
    private static final LocalDate DAY = LocalDate.of(2026, 11, 16);

    @Test
    void every_option_and_every_number_has_its_column() {
        FinishedGame queen = Past.on(DAY)
                .with(Map.of("modules", "dragon,shields"))
                .won(1200)
                .counting(Map.of("wounds", 2.0, "luck", -0.25))
                .build();
        FinishedGame royal = Past.on(DAY)
                .of("royal")
                .with(Map.of("difficulty", "page"))
                .lost(-3)
                .build();
        assertThat(HistoryCsv.write(List.of(queen, royal))).isEqualTo("""
                        ended,game,outcome,score,rank,rounds,seconds,ranked,learning,practice,seed,option.difficulty,option.modules,luck,wounds
                        2026-11-16T12:00:00Z,queen,WON,1200,,10,600,true,false,false,1,,"dragon,shields",-0.25,2
                        2026-11-16T12:00:00Z,royal,LOST,-3,,7,600,true,false,false,1,page,,,
                        """.replace("\n", "\r\n"));
    }

    @Test
    void no_two_columns_have_the_same_name() {
        FinishedGame queen =
                Past.on(DAY).won(1200).counting(Map.of("rounds", 10.0)).build();
        assertThat(HistoryCsv.write(List.of(queen))
                        .lines()
                        .findFirst()
                        .orElseThrow()
                        .split(","))
                .doesNotHaveDuplicates();
    }

    @Test
    void without_games_only_the_captions_are_left() {
        assertThat(HistoryCsv.write(List.of())).startsWith("ended,game,").endsWith("seed\r\n");
    }
}
