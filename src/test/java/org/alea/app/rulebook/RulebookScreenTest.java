package org.alea.app.rulebook;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import javafx.css.PseudoClass;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Labeled;
import javafx.scene.input.KeyCode;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.Region;
import javafx.scene.paint.Color;
import org.alea.app.UiTest;
import org.alea.app.main.AleaWindow;
import org.alea.app.main.TableViews;
import org.alea.store.Choices;
import org.alea.store.Setting;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** A player who reads the rules. */
class RulebookScreenTest extends UiTest {

    private AleaWindow openBook() {
        AleaWindow window = openWindow(TableViews.suite(), 1440, 900);
        clickOn("#rail-rulebook");
        return window;
    }

    private String read() {
        return lookup("#rule-page").<Node>query().getAccessibleText();
    }

    private String hits(String line) {
        return from(lookup(line)).lookup(".hit-count").<Labeled>query().getText();
    }

    @Test
    void a_search_counts_its_hits_and_opens_the_first_chapter_that_has_any() {
        openBook();
        push(KeyCode.SLASH);
        write("tornade");
        assertThat(lookup("#search-count").<Labeled>query().getText()).isEqualTo("rien trouvé");
        push(KeyCode.ESCAPE);
        write("tricolore");
        assertThat(lookup("#search-count").<Labeled>query().getText()).endsWith(" passages");
        assertThat(Integer.parseInt(hits("#chapter-components"))).isPositive();
        assertThat(lookup(".hit").queryAll()).isNotEmpty();
    }

    @Test
    void what_only_another_book_knows_is_one_press_away() {
        openBook();
        push(KeyCode.SLASH);
        write("cathedrale");
        await(() -> offered().matches("\\d+ passages dans Le défi royal"));
        assertThat(lookup("#search-count").<Labeled>query().getText()).isEqualTo("rien trouvé");
        String promised = offered().replaceAll(" dans.*", "");
        clickOn("#other-book-royal");
        await(() -> !lookup(".hit").queryAll().isEmpty());
        assertThat(lookup("#search-count").<Labeled>query().getText()).isEqualTo(promised);
        assertThat(offered()).isEmpty();
        assertThat(lookup("#rule-page").<Node>query().isFocused()).isTrue();
    }

    @Test
    void another_book_is_offered_only_while_it_knows_what_is_typed_and_the_open_one_does_not() {
        AleaWindow window = openBook();
        push(KeyCode.SLASH);
        write("cathedral");
        await(() -> !offered().isEmpty());
        push(KeyCode.ESCAPE);
        assertThat(offered()).isEmpty();
        onFxThread(() -> window.desk().preferences().set(Setting.LANGUAGE, Choices.Tongue.EN));
        write("niveaux");
        await(() -> offered().matches("\\d+ passages in French in The Royal Challenge"));
        push(KeyCode.ESCAPE);
        write("dice");
        assertThat(offered()).isEmpty();
    }

    private String offered() {
        return lookup("#other-book-royal")
                .tryQueryAs(Labeled.class)
                .filter(Node::isVisible)
                .map(Labeled::getText)
                .orElse("");
    }

    @Test
    void a_word_of_the_other_language_is_found_and_shown_in_it() {
        openBook();
        push(KeyCode.SLASH);
        write("reroll");
        assertThat(lookup("#search-count").<Labeled>query().getText()).endsWith(" passages en anglais");
        assertThat(lookup(".rule-other .hit").queryAll()).isNotEmpty();
    }

    @Test
    void arrows_go_from_rule_to_rule() {
        openBook();
        String first = read();
        push(KeyCode.DOWN);
        assertThat(read()).isNotEqualTo(first);
        push(KeyCode.UP);
        assertThat(read()).isEqualTo(first);
    }

    @Test
    void a_term_leads_to_its_rule() {
        AleaWindow window = openBook();
        onFxThread(() -> window.desk().navigator().rulebook("queen", "QUEEN-029"));
        clickOn(".term-link");
        assertThat(read()).startsWith("La Réserve.");
    }

    @Test
    void a_card_the_rule_is_about_is_one_press_away() {
        AleaWindow window = openBook();
        onFxThread(() -> window.desk().navigator().rulebook("queen", "QUEEN-032"));
        clickOn("#see-card-E01");
        assertThat(lookup("#cards").<Node>query().getAccessibleText()).startsWith("Souvenir d’Éva");
    }

    @Test
    void a_card_the_rule_is_about_is_pictured_beside_its_name_in_the_colours_of_the_theme() {
        AleaWindow window = openBook();
        onFxThread(() -> window.desk().navigator().rulebook("queen", "QUEEN-032"));
        await(() -> lookup("#see-card-E01 .face-pane").tryQuery().isPresent());
        PseudoClass light = PseudoClass.getPseudoClass("light");
        assertThat(lookup("#see-card-E01 .face-pane").query().getPseudoClassStates())
                .doesNotContain(light);
        onFxThread(() -> window.desk().preferences().set(Setting.THEME, Choices.Theme.LIGHT));
        assertThat(lookup("#see-card-E01 .face-pane").query().getPseudoClassStates())
                .contains(light);
    }

    @Test
    void a_rule_shown_above_a_screen_opens_in_the_book() {
        AleaWindow window = openWindow(TableViews.suite(), 1440, 900);
        onFxThread(() -> window.desk().navigator().rule("queen", "QUEEN-110"));
        clickOn("#open-rulebook");
        assertThat(read()).startsWith("Ses six faces.");
        assertThat(lookup(".rule-picture").queryAll()).isNotEmpty();
        assertThat(lookup(".rule-ruling").queryAll()).isNotEmpty();
        await(() -> inSight("#rule-QUEEN-110"));
    }

    private boolean inSight(String line) {
        Node list = lookup("#chapters .scroll-pane").query();
        Node wanted = lookup(line).query();
        return list.localToScene(list.getLayoutBounds()).contains(wanted.localToScene(wanted.getLayoutBounds()));
    }

    @Test
    void the_rail_marks_what_is_being_read_and_on_the_way_back_where_the_player_came_from() {
        AleaWindow window = openWindow(TableViews.suite(), 1440, 900);
        await(() -> marked("#rail-library"));
        onFxThread(() -> window.desk().navigator().card("queen", "E01"));
        await(() -> marked("#rail-reference"));
        onFxThread(() -> window.desk().navigator().rulebook("queen", "QUEEN-110"));
        await(() -> marked("#rail-rulebook"));
        assertThat(marked("#rail-library")).isFalse();
        onFxThread(() -> {
            window.desk().navigator().back();
            window.desk().navigator().back();
        });
        await(() -> marked("#rail-library") && !marked("#rail-rulebook") && !marked("#rail-reference"));
    }

    private boolean marked(String query) {
        return lookup(query).<Node>query().getPseudoClassStates().contains(PseudoClass.getPseudoClass("current"));
    }

    @Test
    void another_game_has_its_own_book() {
        openBook();
        clickOn("#book-royal");
        assertThat(read()).startsWith("Vous contre le Roy. Vous jouez seul contre le Roy");
    }

    private boolean shown(String query) {
        return lookup(query).tryQuery().filter(Node::isVisible).isPresent();
    }

    @Test
    void in_a_small_window_the_chapters_are_a_drawer_and_the_links_a_bar() {
        AleaWindow window = openWindow(TableViews.suite(), 1180, 680);
        onFxThread(() -> window.desk().navigator().rulebook("queen", "QUEEN-032"));
        await(() -> shown(".link-bar #practise"));
        assertThat(shown("#chapters")).isFalse();
        assertThat(shown(".links")).isFalse();
        push(KeyCode.C);
        await(() -> shown("#chapters") && right("#chapters") <= left("#rule-page") && inSight("#rule-QUEEN-032"));
        push(KeyCode.ESCAPE);
        await(() -> !shown("#chapters"));
        clickOn("#chapters-open");
        await(() -> shown("#rule-QUEEN-033"));
        onFxThread(() -> lookup("#rule-QUEEN-033").<Button>query().fire());
        await(() -> !shown("#chapters"));
        assertThat(read()).startsWith("Relancer à volonté.");
    }

    private double left(String query) {
        return lookup(query).query().localToScene(0, 0).getX();
    }

    private double right(String query) {
        return left(query) + lookup(query).query().getLayoutBounds().getWidth();
    }

    @Test
    void the_links_of_a_kind_stay_behind_their_title() {
        AleaWindow window = openWindow(TableViews.suite(), 1180, 680);
        onFxThread(() -> window.desk().navigator().rulebook("queen", "QUEEN-129"));
        await(() -> shown(".link-bar #practise"));
        push(KeyCode.C);
        await(() -> shown("#chapters") && right("#chapters") <= left("#rule-page"));
        assertThat(lookup(".link-group").queryAllAs(FlowPane.class)).hasSize(2);
        for (FlowPane group : lookup(".link-group").queryAllAs(FlowPane.class)) {
            await(() -> group.getChildren().stream()
                            .map(link -> link.getBoundsInParent().getCenterY())
                            .map(Math::round)
                            .distinct()
                            .count()
                    == 1);
        }
    }

    @ParameterizedTest
    @CsvSource({"1180, 680", "1280, 720", "1920, 1080"})
    void no_line_is_too_long_to_read(int width, int height) {
        AleaWindow window = openWindow(TableViews.suite(), width, height);
        onFxThread(() -> window.desk().navigator().rulebook("queen", "QUEEN-032"));
        await(() -> shown(".rule-body"));
        onFxThread(() -> lookup("#rule-page").query().getScene().getRoot().layout());
        // about 90 letters
        assertThat(lookup(".rule-body").queryAs(Region.class).getWidth())
                .isLessThanOrEqualTo(40 * window.desk().em().get());
    }

    @ParameterizedTest
    @CsvSource({"1180, 680", "1280, 720", "1920, 1080"})
    void a_picture_is_no_wider_than_its_column(int width, int height) {
        AleaWindow window = openWindow(TableViews.suite(), width, height);
        onFxThread(() -> window.desk().navigator().rulebook("queen", "QUEEN-032"));
        await(() -> shown(".rule-picture .face-pane"));
        onFxThread(() -> lookup("#rule-page").query().getScene().getRoot().layout());
        for (Region picture : lookup(".rule-picture").queryAllAs(Region.class)) {
            Region drawn = from(picture).lookup(".face-pane").query();
            Node piece = drawn.getChildrenUnmodifiable().get(0);
            assertThat(picture.getWidth()).isLessThanOrEqualTo(((Region) picture.getParent()).getWidth());
            assertThat(drawn.getWidth()).isLessThan(picture.getWidth());
            assertThat(piece.getLayoutBounds().getWidth()
                            * piece.getTransforms().get(0).getMxx())
                    .isCloseTo(drawn.getWidth(), within(1.0));
        }
    }

    @Test
    void the_ring_of_the_page_is_a_line_and_fills_nothing() {
        openBook();
        push(KeyCode.SLASH);
        push(KeyCode.DOWN);
        Region page = lookup("#rule-page").query();
        await(() -> page.getPseudoClassStates().contains(PseudoClass.getPseudoClass("focus-visible")));
        onFxThread(page::applyCss);
        assertThat(page.getBorder().getStrokes().get(0).getWidths().getTop()).isEqualTo(2);
        assertThat(page.getBackground() == null
                        || page.getBackground().getFills().stream()
                                .allMatch(fill -> fill.getFill().equals(Color.TRANSPARENT)))
                .isTrue();
    }

    @Test
    void a_usual_window_has_room_for_three_columns() {
        AleaWindow window = openWindow(TableViews.suite(), 1280, 720);
        onFxThread(() -> window.desk().navigator().rulebook("queen", "QUEEN-032"));
        await(() -> shown("#chapters") && shown(".links"));
        assertThat(right("#chapters")).isLessThanOrEqualTo(left("#rule-page"));
        assertThat(right("#rule-page")).isLessThanOrEqualTo(left(".links"));
    }

    @Test
    void a_large_window_has_room_for_three_columns() {
        openBook();
        await(() -> shown("#chapters") && shown(".links"));
        assertThat(shown("#chapters-open")).isFalse();
        assertThat(shown(".link-bar")).isFalse();
    }

    @Test
    void a_rule_with_a_drill_leads_to_it_and_back() {
        AleaWindow window = openBook();
        onFxThread(() -> window.desk().navigator().rulebook("queen", "QUEEN-032"));
        await(() -> shown("#practise"));
        clickOn("#practise");
        await(() -> shown("#drill-name"));
        assertThat(lookup("#drill-name").<Labeled>query().getText()).isEqualTo("Aucun solo");
        push(KeyCode.ESCAPE);
        await(() -> shown("#rule-page"));
        assertThat(read()).startsWith("Le dé solo.");
    }
}
