package org.alea.app.games.royal.pieces;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.stream.Stream;
import javafx.geometry.Bounds;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.control.Label;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;
import javafx.scene.text.Text;
import org.alea.app.CutWords;
import org.alea.app.UiTest;
import org.alea.app.games.royal.RoyalBoxes;
import org.alea.app.shell.Texts;
import org.alea.app.table.DieToken;
import org.alea.app.table.PaperCard;
import org.alea.engine.Language;
import org.alea.games.royal.Activity;
import org.alea.games.royal.Building;
import org.alea.games.royal.Colour;
import org.alea.games.royal.EventCard;
import org.alea.games.royal.RoyalContent;
import org.alea.games.royal.RoyalTable;
import org.alea.games.royal.Side;
import org.alea.store.Choices;
import org.junit.jupiter.api.Test;

class RoyalPiecesTest extends UiTest {
    private static final RoyalContent CONTENT = RoyalBoxes.CONTENT;

    private final Texts texts = new Texts(Language.FR);
    private final RoyalSkins skins = new RoyalSkins(Choices.ColourMarks.SIGN, texts);

    @Test
    void an_activity_card_says_who_stands_on_it_in_the_language_spoken() {
        Activity archer = CONTENT.activity("R1A").orElseThrow();
        ActivityCardView view = new ActivityCardView(archer, skins, CardSize.ACTIVITY);
        view.show(new ActivityCardView.State(Optional.of(Side.YOU), Optional.empty(), 0));
        assertThat(view.getAccessibleText())
                .startsWith("Archer, carte rouge, étape I.")
                .endsWith("Place 1, 2 PV\u00a0: vous. Place 2, 1 PV\u00a0: libre.");
        texts.speak(Language.EN);
        assertThat(view.getAccessibleText()).endsWith("Place 1, 2 VP: you. Place 2, 1 VP: free.");
    }

    @Test
    void the_colour_of_a_card_agrees_with_it() {
        Activity white = CONTENT.activity("W1C").orElseThrow();
        assertThat(new ActivityCardView(white, skins, CardSize.ACTIVITY).getAccessibleText())
                .contains(", carte blanche, étape I.");
        assertThat(new ActivityBack(white.colour(), 3, skins, CardSize.ACTIVITY).getAccessibleText())
                .isEqualTo("Carte blanche d’étape III, face cachée");
    }

    @Test
    void the_stock_of_cubes_is_seen_only_while_there_are_some() {
        ActivityCardView view = new ActivityCardView(CONTENT.activity("W1C").orElseThrow(), skins, CardSize.ACTIVITY);
        assertThat(view.stock().isVisible()).isFalse();
        view.show(new ActivityCardView.State(Optional.of(Side.YOU), Optional.empty(), 2));
        assertThat(view.stock().isVisible()).isTrue();
        assertThat(view.getAccessibleText()).endsWith("2 cubes à vous sur la carte.");
    }

    @Test
    void no_card_cuts_its_words_however_small_it_is() {
        for (Language language : Language.values()) {
            RoyalSkins spoken = new RoyalSkins(Choices.ColourMarks.SIGN, new Texts(language));
            List<PaperCard> cards = new ArrayList<>();
            for (Activity card : CONTENT.activities()) {
                ActivityCardView view = new ActivityCardView(card, spoken, CardSize.ACTIVITY_COMPACT);
                view.show(new ActivityCardView.State(Optional.empty(), Optional.empty(), card.deferred() ? 3 : 0));
                cards.add(view);
            }
            for (EventCard card : CONTENT.events()) {
                cards.add(new EventCardView(card, spoken, CardSize.EVENT_COMPACT.withWidth(122)));
            }
            FlowPane page = new FlowPane();
            page.getChildren().setAll(cards);
            show(aDesk(), 1500, 900, () -> page, "forms", "table", "royalpieces", "royal");
            for (PaperCard card : cards) {
                assertThat(CutWords.in(card)).as(card.getAccessibleText()).isEmpty();
            }
        }
    }

    @Test
    void the_letters_of_a_card_s_name_have_room_for_their_tails() {
        FlowPane page = new FlowPane();
        for (EventCard card : CONTENT.events()) {
            page.getChildren().add(new EventCardView(card, skins, CardSize.EVENT_COMPACT));
        }
        for (Activity card : CONTENT.activities()) {
            page.getChildren().add(new ActivityCardView(card, skins, CardSize.ACTIVITY_COMPACT));
        }
        show(aDesk(), 1500, 900, () -> page, "forms", "table", "royalpieces", "royal");
        for (Label name : from(page).lookup(".card-title").queryAllAs(Label.class)) {
            assertThat(name.getHeight()).as(name.getText()).isGreaterThanOrEqualTo(name.prefHeight(name.getWidth()));
        }
    }

    @Test
    void the_places_of_an_event_keep_clear_of_the_dice_it_takes() {
        EventCard epidemic = CONTENT.events().stream()
                .filter(card -> card.places() == 4 && card.needs().size() == 3)
                .findFirst()
                .orElseThrow();
        for (CardSize size : List.of(CardSize.EVENT_COMPACT.withWidth(122), CardSize.EVENT_LARGE)) {
            EventCardView view = new EventCardView(epidemic, skins, size);
            show(aDesk(), 400, 400, () -> new StackPane(view), "forms", "table", "royalpieces", "royal");
            Bounds last = view.place(4).localToScene(view.place(4).getLayoutBounds());
            assertThat(inside(view)
                            .filter(node -> node instanceof DieToken || node instanceof Label)
                            .map(node -> node.localToScene(node.getLayoutBounds()))
                            .filter(beside ->
                                    beside.getCenterY() > last.getMinY() && beside.getCenterY() < last.getMaxY())
                            .filter(last::intersects))
                    .as(size.toString())
                    .isEmpty();
        }
    }

    @Test
    void the_dice_printed_on_cards_and_buildings_bear_the_marks_the_player_wants() {
        RoyalSkins letters = new RoyalSkins(Choices.ColourMarks.LETTER, texts);
        EventCard conflict = CONTENT.events().stream()
                .filter(card -> card.id().equals("EY1"))
                .findFirst()
                .orElseThrow();
        Activity archer = CONTENT.activity("R1A").orElseThrow();
        assertThat(initials(new ActivityCardView(archer, letters, CardSize.ACTIVITY)))
                .containsExactly("R");
        assertThat(initials(new ActivityBack(Colour.YELLOW, 2, letters, CardSize.ACTIVITY)))
                .containsExactly("J");
        assertThat(initials(new EventCardView(conflict, letters, CardSize.EVENT)))
                .containsExactlyInAnyOrder("R", "J");
        assertThat(initials(new EventDecks(letters, CardSize.EVENT))).containsExactly("R", "J");
        assertThat(initials(new BuildingView(CONTENT.board().house(Building.PALACE), letters, 300, 142)))
                .containsExactly("R");
        assertThat(initials(new ActivityCardView(archer, skins, CardSize.ACTIVITY)))
                .isEmpty();
    }

    /** The letters on the small dice of a card. */
    private static List<String> initials(Parent card) {
        List<String> all = new ArrayList<>();
        inside(card)
                .filter(DieToken.class::isInstance)
                .forEach(token -> inside((Parent) token)
                        .filter(Text.class::isInstance)
                        .forEach(letter -> all.add(((Text) letter).getText())));
        return all;
    }

    private static Stream<Node> inside(Node node) {
        Stream<Node> below = node instanceof Label label
                ? Stream.ofNullable(label.getGraphic())
                : node instanceof Parent parent ? parent.getChildrenUnmodifiable().stream() : Stream.of();
        return Stream.concat(Stream.of(node), below.flatMap(RoyalPiecesTest::inside));
    }

    @Test
    void only_the_right_most_event_bears_the_seal() {
        RoyalTable table = RoyalBoxes.met(Map.of(), met -> met.events().length() >= 3);
        int last = table.events().length() - 1;
        assertThat(EventCardView.State.of(table, last).sealed()).isTrue();
        assertThat(EventCardView.State.of(table, last - 1).sealed()).isFalse();
    }

    @Test
    void the_seal_hangs_on_the_corner_where_it_hides_no_letter() {
        EventCard first = CONTENT.events().get(0);
        for (CardSize size : List.of(CardSize.EVENT_COMPACT, CardSize.EVENT)) {
            EventCardView view = new EventCardView(first, skins, size);
            view.show(new EventCardView.State(0, true));
            show(aDesk(), 400, 400, () -> new StackPane(view), "forms", "table", "royalpieces", "royal");
            Bounds seal = from(view).lookup(".royal-seal").query().getBoundsInParent();
            assertThat(seal.getMaxX()).isGreaterThan(size.width());
            assertThat(seal.getMaxY()).isLessThan(11);
        }
    }

    @Test
    void before_the_roy_has_thrown_nothing_is_added_up() {
        RoyRollView view = new RoyRollView(texts, 280, 60);
        view.show(RoyRollView.Roll.NONE);
        show(aDesk(), 400, 400, () -> new StackPane(view), "forms", "table", "royalpieces", "royal");
        assertThat(from(view).lookup(".roll-equals").query().isVisible()).isFalse();
    }

    @Test
    void what_the_characters_count_stands_in_columns() {
        RoyalTable table = RoyalBoxes.met(Map.of(), met -> met.round() == 2);
        VBox column = new VBox();
        for (int place = 0; place < table.characters().size(); place++) {
            CharacterCardView view =
                    new CharacterCardView(table.characters().get(place), texts, CardSize.CHARACTER.withWidth(278));
            view.show(CharacterCardView.State.of(table, place));
            column.getChildren().add(view);
        }
        show(aDesk(), 400, 400, () -> column, "forms", "table", "royalpieces", "royal");
        for (String kind : List.of(".count.you", ".count.roy", ".character-tiers")) {
            assertThat(from(column).lookup(kind).queryAll().stream()
                            .map(node ->
                                    node.localToScene(node.getLayoutBounds()).getMinX())
                            .distinct())
                    .as(kind)
                    .hasSize(1);
        }
    }

    @Test
    void a_building_tells_its_spaces_and_what_is_locked() {
        BuildingView view = new BuildingView(CONTENT.board().house(Building.PALACE), skins, 300, 142);
        view.show(new BuildingView.State(Collections.nCopies(6, Optional.of(Side.ROY)), Set.of(5), 1, 0, 5));
        assertThat(view.space(5).getAccessibleText()).isEqualTo("Palais, place 5, rang 2\u00a0: le Roy. Protégée.");
        assertThat(view.getAccessibleText()).endsWith("Couchés\u00a0: 1 à vous, 0 au Roy.");
    }

    @Test
    void however_many_lie_in_a_building_its_salary_keeps_its_place() {
        BuildingView view = new BuildingView(CONTENT.board().house(Building.CITY_HALL), skins, 300, 142);
        view.show(new BuildingView.State(Collections.nCopies(6, Optional.of(Side.ROY)), Set.of(), 1, 0, 0));
        double one = view.lying().prefWidth(-1);
        view.show(new BuildingView.State(Collections.nCopies(6, Optional.of(Side.ROY)), Set.of(), 3, 2, 0));
        assertThat(view.lying().prefWidth(-1)).isBetween(one, 2 * one);
    }

    @Test
    void the_cathedral_dots_the_two_cells_the_roy_takes_next() {
        RoyalTable table = RoyalBoxes.fresh(Map.of(), 1);
        CathedralView.State state = CathedralView.State.of(RoyalBoxes.GAME, table);
        assertThat(state.royNext())
                .containsExactlyInAnyOrder(new CathedralView.Cell(6, 1), new CathedralView.Cell(5, 1));
        CathedralView view = new CathedralView(CONTENT.board(), texts, 300, 212);
        view.show(state);
        assertThat(view.cell(6, 1).getStyleClass()).contains("roy-next");
        assertThat(view.cell(4, 1).getStyleClass()).doesNotContain("roy-next");
    }

    @Test
    void the_top_character_is_the_next_on_an_8() {
        RoyalTable table = RoyalBoxes.fresh(Map.of(), 1);
        CharacterCardView view = new CharacterCardView(table.characters().get(0), texts, CardSize.CHARACTER);
        view.show(CharacterCardView.State.of(table, 0));
        assertThat(view.getAccessibleText()).endsWith("Le prochain à être décompté, sur un 8.");
        assertThat(CharacterCardView.State.of(table, 1).next()).isFalse();
    }

    @Test
    void a_folded_table_of_the_roy_keeps_the_lit_row_and_its_neighbours() {
        RoyTableView view = new RoyTableView(CONTENT.royTable(), texts, 258, 25);
        view.show(new RoyTableView.State(OptionalInt.of(2), true));
        assertThat(view.getChildren()).containsExactly(view.row(2), view.row(3));
        view.show(RoyTableView.State.DARK);
        assertThat(view.getChildren()).hasSize(11);
    }
}
