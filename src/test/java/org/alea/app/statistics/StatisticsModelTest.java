package org.alea.app.statistics;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.entry;

import java.time.Clock;
import java.time.Instant;
import java.time.LocalDate;
import java.time.ZoneOffset;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.alea.Rule;
import org.alea.app.games.GameFigures;
import org.alea.app.games.GameFigures.Figure;
import org.alea.app.games.GameFigures.Kind;
import org.alea.app.games.GameFigures.Ranking;
import org.alea.app.games.TableViewKit;
import org.alea.app.main.TableViews;
import org.alea.app.shell.Texts;
import org.alea.content.ContentSource;
import org.alea.content.GameBox;
import org.alea.engine.Language;
import org.alea.games.Games;
import org.alea.store.FinishedGame;
import org.alea.store.statistics.Past;
import org.alea.store.statistics.Span;
import org.alea.store.statistics.Tally;
import org.junit.jupiter.api.Test;

class StatisticsModelTest {
    private static final LocalDate TODAY = LocalDate.of(2026, 11, 16);
    private static final Map<String, String> TRAINING = Map.of("modules", "", "speed", "official", "level", "official");
    private static final Map<String, String> DRAGON =
            Map.of("modules", "dragon", "speed", "official", "level", "official");
    private static final Map<String, String> FAST_DRAGON =
            Map.of("modules", "dragon", "speed", "expert", "level", "official");

    private final Texts texts = new Texts(Language.FR);
    private final StatisticsModel model =
            new StatisticsModel(texts, Clock.fixed(Instant.parse("2026-11-16T10:00:00Z"), ZoneOffset.UTC));

    @Test
    void a_span_leaves_older_games_out() {
        past(
                Past.on(TODAY.minusWeeks(20)).with(TRAINING).won(1200).build(),
                Past.on(TODAY).with(TRAINING).lost(60).build());
        model.spanProperty().set(Span.QUARTER);
        assertThat(model.tally().games()).isEqualTo(1);
        model.spanProperty().set(Span.EVER);
        assertThat(model.tally().games()).isEqualTo(2);
    }

    @Test
    @Rule("QUEEN-194")
    void the_queens_games_are_told_apart_by_modules_and_then_by_speed_and_level() {
        past(
                Past.on(TODAY).with(DRAGON).won(1300).build(),
                Past.on(TODAY).with(FAST_DRAGON).won(1500).build(),
                Past.on(TODAY).with(TRAINING).lost(60).build());
        model.gameProperty().set("queen");
        Kind dragon = new Kind("dragon", "Dragon");
        assertThat(model.kinds())
                .containsEntry(new Kind("", "Entraînement"), List.of())
                .containsEntry(
                        dragon,
                        List.of(
                                new Kind("dragon/expert/official", "Dragon, Expert (45\u00a0s)"),
                                new Kind("dragon/official/official", "Dragon, Officiel (60\u00a0s)")));
        assertThat(Objects.requireNonNull(model.byKind().get(dragon)).meanScore())
                .hasValue(1400);
        model.kindProperty().set("dragon/expert/official");
        assertThat(model.tally().best().map(game -> game.result().score())).contains(1500);
        assertThat(model.tally().games()).isEqualTo(1);
    }

    @Test
    void all_games_together_are_told_apart_by_game() {
        past(
                Past.on(TODAY).with(TRAINING).won(1300).build(),
                Past.on(TODAY).of("elsewhere").won(12).build());
        assertThat(model.byKind().values()).extracting(Tally::games).containsExactly(1, 1);
        assertThat(model.byKind().keySet()).extracting(Kind::name).containsExactly("Le Défi de la Reine", "elsewhere");
    }

    @Test
    void another_game_begins_with_all_its_kinds() {
        past(Past.on(TODAY).with(DRAGON).won(1300).build());
        model.gameProperty().set("queen");
        model.kindProperty().set("dragon");
        model.gameProperty().set(StatisticsModel.ALL);
        assertThat(model.kindProperty().get()).isEqualTo(StatisticsModel.ALL);
    }

    @Test
    void what_is_counted_by_piece_is_ranked_by_its_name_over_all_games() {
        past(
                Past.on(TODAY)
                        .with(DRAGON)
                        .counting(Map.of("woundsBy.N01", 1.0, "woundsBy.N02", 2.0))
                        .won(1300)
                        .build(),
                Past.on(TODAY)
                        .with(TRAINING)
                        .counting(Map.of("woundsBy.N02", 1.0, "wounds", 1.0))
                        .lost(60)
                        .build());
        model.gameProperty().set("queen");
        Ranking dangerous = model.figures().rankings().get(0);
        assertThat(model.ranked(dangerous))
                .containsExactly(entry("Porte-étendard", 3.0), entry("Parieur désespéré", 1.0));
    }

    @Test
    void a_figure_of_its_own_leads_only_where_a_game_has_it() {
        past(Past.on(TODAY).with(TRAINING).won(1300).build());
        model.gameProperty().set("queen");
        assertThat(model.leading()).isEmpty();
        past(Past.on(TODAY)
                .with(TRAINING)
                .counting(Map.of("wounds", 2.0))
                .won(1300)
                .build());
        assertThat(model.leading()).extracting(Figure::number).containsExactly("wounds");
        past(Past.on(TODAY)
                .with(TRAINING)
                .counting(Map.of("wounds", 2.0, "accuracy", 84.0))
                .won(1300)
                .build());
        assertThat(model.leading()).extracting(Figure::number).containsExactly("wounds", "accuracy");
    }

    private void past(FinishedGame... games) {
        Map<String, GameBox<?, ?>> boxes = new java.util.HashMap<>();
        Map<String, GameFigures> figures = new java.util.HashMap<>();
        for (TableViewKit<?, ?> view : TableViews.suite().views()) {
            String id = view.cover().id();
            figures.put(id, view.figures());
            Games.all().stream()
                    .filter(kit -> kit.id().equals(id))
                    .forEach(kit -> boxes.put(id, kit.open(ContentSource.builtIn())));
        }
        model.chronicleProperty().set(new Chronicle(List.of(games), boxes, figures, 0));
    }
}
