package org.alea.app.shell;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.LocalDateTime;
import java.util.List;
import org.alea.engine.Language;
import org.junit.jupiter.api.Test;

class DatesTest {
    private static final LocalDateTime AFTERNOON = LocalDateTime.of(2026, 11, 6, 16, 5);

    @Test
    void in_english_the_day_comes_before_the_month_and_the_day_has_24_hours() {
        assertThat(written(new Texts(Language.EN)))
                .containsExactly(
                        "6 Nov",
                        "6 Nov 2026",
                        "Friday 6 November 2026",
                        "Friday 6 November 2026",
                        "6 Nov 2026, 16:05",
                        "6 Nov, 16:05");
    }

    @Test
    void in_french_a_day_has_a_capital_only_as_a_heading() {
        assertThat(written(new Texts(Language.FR)))
                .containsExactly(
                        "6 nov.",
                        "6 nov. 2026",
                        "vendredi 6 novembre 2026",
                        "Vendredi 6 novembre 2026",
                        "6 nov. 2026, 16:05",
                        "6 nov., 16:05");
    }

    private static List<String> written(Texts texts) {
        return List.of(
                Dates.brief(AFTERNOON, texts),
                Dates.day(AFTERNOON, texts),
                Dates.full(AFTERNOON, texts),
                Dates.heading(AFTERNOON, texts),
                Dates.moment(AFTERNOON, texts),
                Dates.briefMoment(AFTERNOON, texts));
    }
}
