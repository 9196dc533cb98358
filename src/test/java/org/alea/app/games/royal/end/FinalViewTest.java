package org.alea.app.games.royal.end;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.Set;
import java.util.stream.Collectors;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.layout.Region;
import org.alea.Rule;
import org.alea.app.Tips;
import org.alea.app.UiTest;
import org.alea.app.games.royal.RoyalBoxes;
import org.alea.app.shell.Desk;
import org.alea.app.table.Motion;
import org.alea.app.table.ScaledBoard;
import org.alea.engine.Match;
import org.alea.games.royal.RoyalMove;
import org.alea.games.royal.RoyalTable;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

class FinalViewTest extends UiTest {
    private final Match<RoyalTable, RoyalMove> match =
            RoyalBoxes.ended(Map.of("difficulty", "constable", "abandoned", "confiscated"), 3);
    private final List<String> gone = new ArrayList<>();

    @BeforeEach
    void lay() {
        lay(OptionalInt.empty());
    }

    private void lay(OptionalInt best) {
        Desk desk = aDesk();
        show(
                desk,
                1280,
                720,
                () -> {
                    FinalView view = new FinalView(
                            new ScaledBoard.Frame(1280, 720, 1, true),
                            match,
                            RoyalBoxes.BOX,
                            desk.texts(),
                            best,
                            new FinalView.Ways(
                                    () -> gone.add("again"),
                                    () -> gone.add("same"),
                                    () -> gone.add("library"),
                                    () -> gone.add("review"),
                                    gone::add));
                    view.play(Motion.NONE);
                    return view;
                },
                "forms",
                "table",
                "royalpieces",
                "royal");
    }

    @Test
    @Rule("ROYAL-010")
    void the_options_of_the_game_are_shown() {
        Set<String> words = lookup(".final-chip").queryAllAs(Label.class).stream()
                .map(Label::getText)
                .collect(Collectors.toSet());
        assertThat(words)
                .contains("Connétable", "Dés abandonnés\u00a0: Confisqués", "Minuteur\u00a0: Arrêté", "Graine 3");
    }

    @Test
    void a_result_better_than_all_before_is_announced() {
        int result = match.result().orElseThrow().score();
        for (int before : List.of(result - 1, result)) {
            lay(OptionalInt.of(before));
            assertThat(lookup(".final-best").queryAs(Label.class).getText())
                    .startsWith(before < result ? "Nouveau record, Connétable" : "Record, Connétable");
        }
    }

    @Test
    void the_bands_of_the_verdict_are_equally_wide() {
        assertThat(lookup(".verdict-band").queryAllAs(Region.class).stream()
                        .mapToDouble(Region::getWidth)
                        .distinct())
                .hasSizeLessThanOrEqualTo(2)
                .allMatch(width -> width > 200 && width < 210);
    }

    @Test
    void every_option_leads_to_its_rule() {
        onFxThread(() -> assertThat(Tips.leadingNowhere(
                        lookup(".royal-final").query(),
                        () -> gone.get(gone.size() - 1).startsWith("ROYAL-")))
                .isEmpty());
        assertThat(gone).contains("ROYAL-001", "ROYAL-006", "ROYAL-008", "ROYAL-009");
    }

    @Test
    void every_button_leads_where_it_says() {
        for (String words : List.of("Revoir la partie", "Même graine", "Bibliothèque", "Nouvelle partie")) {
            onFxThread(() -> button(words).fire());
        }
        assertThat(gone).containsExactly("review", "same", "library", "again");
    }

    @Test
    @Rule("ROYAL-192")
    void the_band_of_the_result_is_the_one_that_is_lit() {
        List<Node> bands = List.copyOf(lookup(".verdict-band").queryAll());
        assertThat(bands).hasSize(6);
        assertThat(bands.stream().filter(band -> band.getStyleClass().contains("reached")))
                .hasSize(1);
    }

    @Test
    void the_course_of_the_game_is_drawn_in_a_small_window_too() {
        Node curve = lookup(".vp-curve").query();
        Node panel = lookup(".royal-verdict").query();
        await(() ->
                panel.localToScreen(panel.getLayoutBounds()).contains(curve.localToScreen(curve.getLayoutBounds())));
    }

    @Test
    void what_a_character_counts_is_named() {
        assertThat(lookup(".sheet-note").queryAllAs(Label.class))
                .extracting(Label::getText)
                .noneMatch(words -> words.matches("(manche \\d+\\W+)?\\d+( et \\d+)?"))
                .anyMatch(words -> words.endsWith("debout"));
    }

    private Button button(String words) {
        return lookup(".final-buttons .button").queryAllAs(Button.class).stream()
                .filter(button -> words.equals(button.getAccessibleText()))
                .findFirst()
                .orElseThrow();
    }
}
