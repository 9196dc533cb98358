package org.alea.app.library;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import javafx.scene.control.Label;
import javafx.scene.control.TextField;
import javafx.scene.input.KeyCode;
import org.alea.app.UiTest;
import org.alea.app.main.TableViews;
import org.alea.app.reference.Catalogue;
import org.alea.content.ContentSource;
import org.alea.content.RuleBook;
import org.alea.engine.Match;
import org.alea.engine.Setup;
import org.alea.games.queen.QueenKit;
import org.alea.games.royal.RoyalBox;
import org.alea.games.royal.RoyalKit;
import org.alea.store.Save;
import org.alea.store.Slot;
import org.junit.jupiter.api.Test;

/** Games, cards and rules are found from the library. */
class HomeSearchTest extends UiTest {

    @Test
    void what_is_called_so_comes_before_what_only_says_so() {
        HomeIndex index = new HomeIndex();
        index.name(List.of(Hit.game("queen", "Le Défi de la Reine")));
        RuleBook rules = new QueenKit().open(ContentSource.builtIn()).rules();
        index.put("queen", Hit.in("queen", Catalogue.EMPTY, rules));
        assertThat(index.find("defi reine", 8)).first().extracting(Hit::kind).isEqualTo(Hit.Kind.GAME);
        List<Hit> found = index.find("fatigue", 200);
        List<Boolean> called =
                found.stream().map(hit -> hit.isCalled(List.of("fatigue"))).toList();
        assertThat(called).contains(true, false);
        assertThat(called.lastIndexOf(true)).isLessThan(called.indexOf(false));
        assertThat(index.find("  ", 8)).isEmpty();
    }

    @Test
    void a_slash_some_letters_and_enter_open_the_card_and_escape_leads_back() {
        openWindow(TableViews.suite(), 1440, 900);
        await(() -> lookup("#home-search").tryQuery().isPresent());
        await(() -> window(0).getScene().getFocusOwner() != null);
        type(KeyCode.SLASH);
        await(() -> lookup("#home-search").queryAs(TextField.class).isFocused());
        write("parieur");
        await(() -> lookup("#hits .home-hit:chosen .icon").tryQuery().isPresent());
        type(KeyCode.ENTER);
        await(() -> lookup("#cards")
                .tryQuery()
                .filter(cards -> String.valueOf(cards.getAccessibleText()).contains("Parieur désespéré"))
                .isPresent());
        type(KeyCode.ESCAPE);
        type(KeyCode.ESCAPE);
        await(() -> lookup("#home-search").tryQuery().isPresent());
    }

    @Test
    void a_match_that_waits_is_found_before_a_new_one() {
        RoyalBox box = new RoyalKit().open(ContentSource.builtIn());
        store().saves()
                .write(
                        Slot.autosave("royal"),
                        Save.of(
                                "royal",
                                box,
                                Match.start(box.game(), Setup.of(box.options(), Map.of(), 1)),
                                CALENDAR.instant()));
        openWindow(TableViews.suite(), 1440, 900);
        await(() -> lookup("#resume-royal").tryQuery().isPresent());
        type(KeyCode.SLASH);
        await(() -> lookup("#home-search").queryAs(TextField.class).isFocused());
        write("defi royal");
        await(() -> lookup("#hits .home-hit:chosen .faint").tryQuery().isPresent());
        assertThat(lookup("#hits .home-hit .faint").queryAllAs(Label.class))
                .extracting(Label::getText)
                .startsWith("Reprendre", "Nouvelle partie");
        type(KeyCode.ENTER);
        await(() -> lookup(".royal-table").tryQuery().isPresent());
    }
}
