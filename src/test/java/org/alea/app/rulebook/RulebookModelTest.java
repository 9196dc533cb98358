package org.alea.app.rulebook;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.alea.app.reference.Catalogue;
import org.alea.app.shell.Texts;
import org.alea.content.ContentSource;
import org.alea.content.RuleBook;
import org.alea.engine.Language;
import org.alea.games.queen.QueenBox;
import org.alea.games.queen.QueenKit;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

class RulebookModelTest {
    private static final QueenBox BOX = new QueenKit().open(ContentSource.builtIn());

    private final RulebookModel model = new RulebookModel(new Texts(Language.EN));

    @BeforeEach
    void open() {
        model.open(
                RulebookModel.Volume.of(
                        Book.of("queen", BOX.rules(), BOX.wording()), Catalogue.EMPTY, rule -> Optional.empty()),
                Optional.empty());
    }

    private List<String> found() {
        return BOX.rules().entries().stream()
                .filter(rule -> model.hits(rule) > 0)
                .map(RuleBook.Entry::id)
                .toList();
    }

    @Test
    void a_rule_is_found_only_if_it_holds_every_word() {
        model.typedProperty().set("health track spaces");
        assertThat(found()).contains("QUEEN-008").doesNotContain("QUEEN-010");
    }

    @Test
    void what_is_called_so_is_shown_before_what_only_speaks_of_it() {
        model.typedProperty().set("exchange");
        List<String> titles = new ArrayList<>();
        for (int hit = 0; hit < found().size(); hit++) {
            titles.add(model.rule().orElseThrow().title().in(Language.EN).toLowerCase(Locale.ROOT));
            model.nextHit();
        }
        assertThat(titles.get(0)).contains("exchange");
        assertThat(titles.stream()
                        .dropWhile(title -> title.contains("exchange"))
                        .noneMatch(title -> title.contains("exchange")))
                .isTrue();
        assertThat(titles).hasSizeGreaterThan(1);
    }

    @Test
    void the_other_language_is_searched_where_it_is_shown() {
        model.typedProperty().set("solo");
        int english = model.passagesProperty().get();
        assertThat(model.inOtherLanguage()).isFalse();
        model.bilingualProperty().set(true);
        assertThat(model.passagesProperty().get()).isGreaterThan(english);
        assertThat(model.inOtherLanguage()).isFalse();
    }

    @Test
    void what_only_the_other_language_knows_is_found_and_shown_there() {
        model.typedProperty().set("piste de sante");
        assertThat(found()).contains("QUEEN-008");
        assertThat(model.inOtherLanguage()).isTrue();
        assertThat(BOX.rules().entries()).allMatch(rule -> model.inBothLanguages(rule) == (model.hits(rule) > 0));
        model.typedProperty().set("health track");
        assertThat(model.inOtherLanguage()).isFalse();
        assertThat(BOX.rules().entries()).noneMatch(model::inBothLanguages);
        model.typedProperty().set("zzz");
        assertThat(model.inOtherLanguage()).isFalse();
    }

    @Test
    void a_search_in_vain_leads_back_to_where_the_reader_was() {
        model.read(BOX.rules().entries().get(1));
        model.typedProperty().set("conspirator");
        assertThat(model.rule()).as("the search has turned the page").isNotEqualTo(second());
        model.typedProperty().set("conspiratorzzz");
        assertThat(model.rule()).isEqualTo(second());
    }

    @Test
    void a_reader_who_goes_on_from_hit_to_hit_is_led_back_to_the_last_one() {
        model.typedProperty().set("conspirator");
        model.nextHit();
        Optional<RuleBook.Entry> reached = model.rule();
        model.typedProperty().set("conspiratorzzz");
        assertThat(model.rule()).isEqualTo(reached);
    }

    @Test
    void a_search_that_is_ended_leaves_the_reader_at_what_it_found() {
        model.typedProperty().set("conspirator");
        Optional<RuleBook.Entry> found = model.rule();
        model.typedProperty().set("");
        assertThat(model.rule()).isEqualTo(found);
        model.typedProperty().set("zzz");
        assertThat(model.rule()).isEqualTo(found);
    }

    private static Optional<RuleBook.Entry> second() {
        return Optional.of(BOX.rules().entries().get(1));
    }
}
