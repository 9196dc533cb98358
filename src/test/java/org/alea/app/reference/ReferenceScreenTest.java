package org.alea.app.reference;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import javafx.geometry.Bounds;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.control.Button;
import javafx.scene.control.Labeled;
import javafx.scene.input.KeyCode;
import javafx.scene.layout.Region;
import javafx.scene.text.Text;
import org.alea.app.UiTest;
import org.alea.app.main.AleaWindow;
import org.alea.app.main.TableViews;
import org.alea.app.shell.Desk;
import org.alea.engine.Language;
import org.alea.store.Choices;
import org.alea.store.Setting;
import org.junit.jupiter.api.Test;

/** A player who looks cards up, mostly by keyboard. */
class ReferenceScreenTest extends UiTest {

    private AleaWindow openCards() {
        AleaWindow window = openWindow(TableViews.suite(), 1440, 900);
        clickOn("#rail-reference");
        await(() -> shown(".card-tile"));
        return window;
    }

    private String text(String query) {
        return lookup(query).<Labeled>query().getText();
    }

    private String heard() {
        return lookup("#cards").<Node>query().getAccessibleText();
    }

    private boolean shown(String query) {
        return lookup(query).tryQuery().isPresent();
    }

    @Test
    void cards_are_found_while_typing_in_either_language() {
        openCards();
        push(KeyCode.SLASH);
        write("eclaireur des");
        assertThat(text("#search-count")).isEqualTo("1 carte");
        push(KeyCode.ESCAPE);
        write("dune scout");
        assertThat(heard()).startsWith("Éclaireur des dunes, Ennemi.");
    }

    @Test
    void a_filter_is_switched_by_keyboard_and_taken_away_as_a_chip() {
        openCards();
        onFxThread(() -> lookup("#filter-kind-chariot").<Node>query().requestFocus());
        push(KeyCode.SPACE);
        assertThat(text("#search-count")).isEqualTo("19 cartes");
        clickOn(".filter-on");
        assertThat(shown(".filter-on")).isFalse();
    }

    @Test
    void arrows_go_from_card_to_card() {
        openCards();
        String first = heard();
        push(KeyCode.RIGHT);
        assertThat(heard()).isNotEqualTo(first);
        push(KeyCode.LEFT);
        assertThat(heard()).isEqualTo(first);
        push(KeyCode.END);
        push(KeyCode.HOME);
        assertThat(heard()).isEqualTo(first);
    }

    @Test
    void two_cards_are_compared_by_pressing_c_on_each() {
        openCards();
        push(KeyCode.C);
        assertThat(shown("#compare-dialog")).isFalse();
        push(KeyCode.RIGHT);
        push(KeyCode.C);
        assertThat(shown("#compare-dialog")).isTrue();
        push(KeyCode.ESCAPE);
        assertThat(shown("#compare-dialog")).isFalse();
    }

    @Test
    void the_comparison_is_as_high_as_it_has_to_be() {
        openCards();
        push(KeyCode.C);
        push(KeyCode.RIGHT);
        push(KeyCode.C);
        await(() -> shown("#compare-dialog"));
        await(() -> lookup("#compare-dialog .scroll-bar").queryAll().stream().noneMatch(Node::isVisible));
    }

    @Test
    void a_card_waits_for_another_one_only_until_it_has_come() {
        openCards();
        push(KeyCode.C);
        await(() -> told("attend une seconde carte"));
        push(KeyCode.RIGHT);
        push(KeyCode.C);
        await(() -> shown("#compare-dialog"));
        assertThat(told("attend une seconde carte")).isFalse();
    }

    @Test
    void the_signs_of_a_card_stand_on_its_edge_and_leave_its_corner_free() {
        openCards();
        push(KeyCode.C);
        await(() -> shown(".tile-sign.held"));
        Node sign = lookup(".tile-sign.held").query();
        Node signs = sign.getParent();
        Bounds card = signs.getParent().getLayoutBounds();
        await(() -> signs.getTranslateX() > 0);
        Bounds place = signs.localToParent(sign.getBoundsInParent());
        assertThat(place.getMinY()).as("above the edge").isNegative();
        assertThat(place.getMaxY()).as("on the edge").isPositive();
        assertThat(place.getMaxX()).as("beside the edge").isGreaterThan(card.getMaxX());
        assertThat(place.getMinX()).as("on the edge").isLessThan(card.getMaxX());
    }

    private boolean told(String words) {
        return lookup(".passing-line").queryAllAs(Labeled.class).stream()
                .anyMatch(line -> line.isVisible() && line.getText().contains(words));
    }

    @Test
    void cards_make_room_for_the_one_that_is_opened() {
        openWindow(TableViews.suite(), 1280, 720);
        clickOn("#rail-reference");
        await(() -> shown(".card-tile"));
        assertThat(shown("#card-detail")).isFalse();
        push(KeyCode.ENTER);
        await(() -> shown("#card-detail"));
        await(() -> lookup(".card-tile").queryAll().stream().allMatch(tile -> right(tile) <= left("#card-detail")));
    }

    @Test
    void nothing_moves_under_the_mouse() {
        openCards();
        await(() -> shown("#card-detail") && shown(".card-tile"));
        moveTo("#card-detail");
        Node row = lookup(".card-row").query();
        Node tile = from(row).lookup(".card-tile").query();
        double before = tile.localToScene(0, 0).getX();
        moveTo(tile);
        await(row::isHover);
        onFxThread(() -> row.getScene().getRoot().applyCss());
        onFxThread(() -> row.getScene().getRoot().layout());
        assertThat(tile.localToScene(0, 0).getX()).isEqualTo(before);
    }

    private static double right(Node node) {
        return node.localToScene(node.getLayoutBounds()).getMaxX();
    }

    private double left(String query) {
        Node node = lookup(query).query();
        return node.localToScene(node.getLayoutBounds()).getMinX();
    }

    @Test
    void marked_cards_are_written_as_one_picture() throws IOException {
        openCards();
        push(KeyCode.SPACE);
        push(KeyCode.RIGHT);
        push(KeyCode.SPACE);
        push(KeyCode.E);
        try (Stream<Path> files = Files.list(folder().root().resolve("export"))) {
            List<Path> pictures = files.toList();
            assertThat(pictures).hasSize(1);
            byte[] bytes = Files.readAllBytes(pictures.get(0));
            assertThat(new String(bytes, 1, 3, StandardCharsets.US_ASCII)).isEqualTo("PNG");
            // two cards side by side, twice the size
            assertThat(ByteBuffer.wrap(bytes).getInt(16)).isEqualTo(2 * (2 * 252 + 20));
        }
    }

    @Test
    void how_many_cards_are_ticked_is_told_wherever_they_are_and_all_are_unticked_at_once() {
        AleaWindow window = openCards();
        assertThat(shown("#marked")).isFalse();
        push(KeyCode.SPACE);
        push(KeyCode.RIGHT);
        push(KeyCode.SPACE);
        assertThat(text("#marked")).isEqualTo("2 cartes cochées");
        push(KeyCode.SLASH);
        write("char");
        assertThat(text("#marked")).isEqualTo("2 cartes cochées");
        onFxThread(() -> window.desk().texts().speak(Language.EN));
        assertThat(text("#marked")).isEqualTo("2 cards ticked");
        clickOn("#marked");
        assertThat(shown("#marked")).isFalse();
        push(KeyCode.ESCAPE);
        assertThat(shown(".tile-sign.marked")).isFalse();
    }

    @Test
    void the_rules_of_a_card_are_one_press_away() {
        AleaWindow window = openCards();
        onFxThread(() -> window.desk().navigator().card("queen", "N04"));
        await(() -> lookup("#rule-QUEEN-073").tryQuery().isPresent());
        clickOn("#rule-QUEEN-073");
        await(() -> shown("#open-rulebook"));
        clickOn("#open-rulebook");
        await(() -> shown("#rule-page"));
    }

    @Test
    void what_a_card_is_about_is_practised_from_it() {
        AleaWindow window = openCards();
        onFxThread(() -> window.desk().navigator().card("queen", "N04"));
        await(() -> shown("#detail-practise"));
        onFxThread(() -> lookup("#detail-practise").<Button>query().fire());
        await(() -> shown(".practice"));
    }

    @Test
    void a_card_of_the_player_is_marked_and_can_be_seen_alone() throws IOException {
        Path cards = folder().rulesData().resolve("queen");
        Files.createDirectories(cards);
        Files.writeString(cards.resolve("conspirators.json"), """
            [{"id": "K2", "name": {"fr": "Ma conspiratrice", "en": "My conspirator"}, "value": 2,
              "timing": "IMMEDIATE", "effect": [{"type": "EXHAUST", "n": 1, "filter": "ANY"}]}]
            """);
        openCards();
        onFxThread(() -> lookup("#filter-own").<Node>query().requestFocus());
        push(KeyCode.SPACE);
        assertThat(text("#search-count")).isEqualTo("1 carte");
        assertThat(heard()).startsWith("Ma conspiratrice, Conspirateur, carte de votre dossier.");
    }

    @Test
    void cards_are_shown_as_a_list_and_stay_so() {
        AleaWindow window = openCards();
        push(KeyCode.V);
        await(() -> shown(".card-listed"));
        String first = heard();
        push(KeyCode.DOWN);
        await(() -> !heard().equals(first));
        assertThat(window.desk().preferences().get(Setting.CARDS_AS_LIST)).isTrue();
        clickOn("#view-grid");
        await(() -> !shown(".card-listed"));
    }

    @Test
    void the_last_line_of_the_list_is_reached_and_seen() {
        openCards();
        push(KeyCode.V);
        await(() -> shown(".card-listed"));
        push(KeyCode.END);
        await(() -> lookup(".card-listed").queryAll().stream()
                .anyMatch(node -> node.getPseudoClassStates().stream()
                                .anyMatch(state -> state.getPseudoClassName().equals("chosen"))
                        && inSight(node)));
    }

    private boolean inSight(Node node) {
        Bounds grid = lookup("#cards")
                .<Node>query()
                .localToScene(lookup("#cards").query().getLayoutBounds());
        Bounds tile = node.localToScene(node.getLayoutBounds());
        return tile.getMinY() >= grid.getMinY() - 1 && tile.getMaxY() <= grid.getMaxY() + 1;
    }

    @Test
    void a_favourite_is_chosen_by_key_and_seen_alone() {
        openCards();
        push(KeyCode.F);
        await(() -> shown(".tile-sign.favourite"));
        await(() -> from(lookup("#filter-favourite"))
                .lookup(".filter-count")
                .<Labeled>query()
                .getText()
                .equals("1"));
        clickOn("#filter-favourite");
        await(() -> text("#search-count").equals("1 carte"));
        clickOn("#detail-favourite");
        await(() -> text("#search-count").equals("0 carte"));
    }

    @Test
    void the_side_that_is_shown_large_is_not_shown_small_again() {
        AleaWindow window = openWindow(TableViews.suite(), 1440, 900);
        onFxThread(() -> window.desk().navigator().card("royal", "R1A"));
        await(() -> shown(".detail-face .small"));
        assertThat(lookup(".detail-face .small").queryAllAs(Labeled.class))
                .extracting(Labeled::getText)
                .containsExactly("Verso");
    }

    @Test
    void faces_of_different_heights_bear_their_names_on_one_line() {
        AleaWindow window = openWindow(TableViews.suite(), 1440, 900);
        onFxThread(() -> window.desk().navigator().card("queen", "K2"));
        await(() -> lookup(".detail-face .small").queryAll().size() == 2);
        onFxThread(() -> lookup("#cards").query().getScene().getRoot().layout());
        assertThat(lookup(".detail-face .small").<Node>queryAll().stream()
                        .map(caption -> Math.round(caption.localToScene(0, 0).getY()))
                        .distinct())
                .hasSize(1);
    }

    @Test
    void without_a_printer_the_player_is_told_what_to_do() {
        openCards();
        push(KeyCode.P);
        await(() -> lookup(".passing-line").queryAllAs(Labeled.class).stream()
                .anyMatch(label -> label.getText().startsWith("Aucune imprimante")));
    }

    @Test
    void among_all_games_each_colour_is_offered_once_and_finds_the_cards_of_both() {
        openCards();
        List<FilterButton> colours = lookup(".filter-chip").queryAllAs(FilterButton.class).stream()
                .filter(chip -> chip.getId().startsWith("filter-colour-"))
                .toList();
        assertThat(colours).extracting(Node::getId).doesNotHaveDuplicates().hasSize(5);
        onFxThread(() ->
                lookup("#filter-colour-yellow").queryAs(FilterButton.class).fire());
        await(() -> lookup("#filter-game-queen .num")
                .queryAs(Labeled.class)
                .getText()
                .matches("[1-9].*"));
        assertThat(text("#filter-game-royal .num")).matches("[1-9].*");
    }

    @Test
    void long_words_of_a_comparison_are_read_to_their_end() {
        AleaWindow window = openWindow(TableViews.suite(), 1280, 720);
        onFxThread(() -> window.desk().navigator().card("queen", "dragonDie"));
        await(() -> shown("#card-detail"));
        push(KeyCode.C);
        push(KeyCode.RIGHT);
        push(KeyCode.C);
        await(() -> shown("#compare-dialog"));
        onFxThread(() -> lookup("#compare-dialog").query().getScene().getRoot().layout());
        Region lines = lookup(".compare-lines").query();
        double end = lines.getChildrenUnmodifiable().stream()
                .mapToDouble(words -> words.getBoundsInParent().getMaxY())
                .max()
                .orElseThrow();
        assertThat(end)
                .isLessThanOrEqualTo(lines.getHeight() - lines.getPadding().getBottom() + 1);
    }

    @Test
    void dice_have_the_marks_the_player_has_chosen() {
        AleaWindow window = openWindow(TableViews.suite(), 1440, 900);
        onFxThread(() -> {
            window.desk().preferences().set(Setting.COLOUR_MARKS, Choices.ColourMarks.LETTER);
            window.desk().navigator().card("queen", "G");
        });
        await(() -> from(lookup("#card-detail .die"))
                .lookup((Node node) ->
                        node instanceof Text letter && letter.getText().equals("V"))
                .tryQuery()
                .isPresent());
    }

    @Test
    void a_card_lies_open_however_early_the_cards_are_there() {
        Desk desk = aDesk();
        show(desk, 1440, 900, () -> {
            ReferenceScreen screen = new ReferenceScreen(desk);
            screen.model().fill(List.of(Cards.own("queen", "N01")));
            return (Parent) screen.node();
        });
        await(() -> shown("#card-detail"));
    }

    @Test
    void where_nothing_is_found_no_empty_card_stands_beside_it() {
        openCards();
        await(() -> shown("#card-detail"));
        push(KeyCode.SLASH);
        write("zzz");
        await(() -> !shown("#card-detail"));
        push(KeyCode.ESCAPE);
        await(() -> shown("#card-detail"));
    }

    @Test
    void arrows_go_from_filter_to_filter_and_keep_it_in_sight() {
        openCards();
        await(() -> shown("#filter-game-all"));
        onFxThread(() -> lookup("#filter-game-all").<Node>query().requestFocus());
        push(KeyCode.DOWN);
        await(() -> lookup("#filter-game-queen").query().isFocused());
        for (int step = 0; step < 40; step++) {
            push(KeyCode.DOWN);
        }
        Node panel = lookup(".filters").query();
        await(() -> {
            Node focused = panel.getScene().getFocusOwner();
            Bounds seen = panel.localToScene(panel.getLayoutBounds());
            Bounds filter = focused.localToScene(focused.getLayoutBounds());
            return focused instanceof FilterButton && seen.contains(filter);
        });
    }

    @Test
    void no_number_of_cards_is_told_before_they_have_been_read() {
        Desk desk = aDesk();
        show(desk, 1364, 900, () -> (Parent) new ReferenceScreen(desk).node());
        assertThat(text("#search-count")).isEmpty();
    }

    @Test
    void another_language_leaves_the_keyboard_at_the_rule_it_was_on() {
        AleaWindow window = openCards();
        await(() -> shown(".detail-links .chip-button"));
        Node rule = lookup(".detail-links .chip-button").query();
        onFxThread(rule::requestFocus);
        onFxThread(() -> window.desk().preferences().set(Setting.LANGUAGE, Choices.Tongue.EN));
        await(() -> lookup("#" + rule.getId()).query().isFocused());
        assertThat(text("#" + rule.getId())).isNotEqualTo(((Labeled) rule).getText());
    }
}
