package org.alea.store.statistics;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

class CsvTest {

    @Test
    void plain_values_stand_as_they_are() {
        assertThat(Csv.write(List.of(List.of("date", "score"), List.of("2026-11-16", "-3"))))
                .isEqualTo("date,score\r\n2026-11-16,-3\r\n");
    }

    @Test
    void commas_quotes_and_line_breaks_are_quoted() {
        assertThat(Csv.write(List.of(List.of("Dragon, Chars", "l’« Élan »", "a \"b\"", "two\nlines", " edge"))))
                .isEqualTo("\"Dragon, Chars\",l’« Élan »,\"a \"\"b\"\"\",\"two\nlines\",\" edge\"\r\n");
    }
}
