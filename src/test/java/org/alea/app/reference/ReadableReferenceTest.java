package org.alea.app.reference;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import javafx.scene.Parent;
import javafx.scene.input.KeyCode;
import javafx.scene.layout.Pane;
import org.alea.app.CutWords;
import org.alea.app.UiTest;
import org.alea.app.games.queen.reference.QueenCatalogue;
import org.alea.app.games.royal.reference.RoyalCatalogue;
import org.alea.app.main.AleaWindow;
import org.alea.app.main.TableViews;
import org.alea.app.shell.Desk;
import org.alea.app.shell.Sheets;
import org.alea.app.shell.Texts;
import org.alea.content.ContentSource;
import org.alea.engine.Language;
import org.alea.games.queen.QueenKit;
import org.alea.games.royal.RoyalKit;
import org.alea.store.Setting;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

/** Every word of the card reference and the rulebook is there to be read, at every text scale. */
class ReadableReferenceTest extends UiTest {
    private final Set<String> cut = new TreeSet<>();

    @ParameterizedTest
    @CsvSource({"FR,1280,720,130", "EN,1280,720,130", "FR,1440,900,115", "EN,1440,900,100"})
    void the_reference_and_the_rulebook_show_whole_words(Language language, int width, int height, int scale) {
        AleaWindow window = openWindow(TableViews.suite(), width, height);
        onFxThread(() -> window.desk().preferences().speak(language));
        onFxThread(() -> window.desk().preferences().set(Setting.FONT_SCALE, scale));
        reference(window.desk(), scale);
        rulebook(window.desk(), scale);
        assertThat(cut).isEmpty();
    }

    @Tag("soak")
    @ParameterizedTest
    @CsvSource({"FR,1280,720,90", "EN,1280,720,90", "FR,1440,900,100", "EN,1440,900,115"})
    void the_other_text_scales(Language language, int width, int height, int scale) {
        the_reference_and_the_rulebook_show_whole_words(language, width, height, scale);
    }

    private void reference(Desk desk, int scale) {
        onFxThread(() -> desk.navigator().card("queen", "N04"));
        await(() -> lookup("#rule-QUEEN-073").tryQuery().isPresent());
        look("enemy " + scale);
        onFxThread(() -> desk.preferences().set(Setting.CARDS_AS_LIST, true));
        await(() -> lookup(".card-listed").tryQuery().isPresent());
        look("list " + scale);
        onFxThread(() -> desk.preferences().set(Setting.CARDS_AS_LIST, false));
        push(KeyCode.C);
        push(KeyCode.RIGHT);
        push(KeyCode.C);
        await(() -> lookup("#compare-dialog").tryQuery().isPresent());
        look("comparison " + scale);
        push(KeyCode.ESCAPE);
        onFxThread(() -> desk.navigator().card("royal", "R1A"));
        await(() -> lookup("#rule-ROYAL-094").tryQuery().isPresent());
        look("activity " + scale);
    }

    private void rulebook(Desk desk, int scale) {
        onFxThread(() -> desk.navigator().rulebook("queen", "QUEEN-032"));
        await(() -> lookup("#practise").tryQuery().isPresent());
        look("rule " + scale);
        push(KeyCode.C);
        look("chapters " + scale);
        onFxThread(() -> desk.navigator().rulebook("royal", "ROYAL-127"));
        await(() -> lookup("#see-card-ER1").tryQuery().isPresent());
        look("royal rule " + scale);
    }

    private void look(String where) {
        onFxThread(() -> {
            Parent root = window(0).getScene().getRoot();
            root.applyCss();
            root.layout();
            CutWords.in(root).forEach(words -> cut.add(where + ": " + words));
        });
    }

    @ParameterizedTest
    @EnumSource(Language.class)
    void every_face_of_every_piece_can_be_read(Language language) {
        Desk desk = aDesk();
        Pane room = new Pane();
        show(desk, 800, 600, () -> room, desk.suite().sheets().toArray(String[]::new));
        onFxThread(() -> Sheets.attach(room, List.of("reference")));
        draw(desk, room, "queen", QueenCatalogue.of(new QueenKit().open(ContentSource.builtIn())), language);
        draw(desk, room, "royal", RoyalCatalogue.of(new RoyalKit().open(ContentSource.builtIn())), language);
        assertThat(cut).isEmpty();
    }

    private void draw(Desk desk, Pane room, String game, Catalogue catalogue, Language language) {
        Texts texts = new Texts(language);
        onFxThread(() -> {
            for (CatalogueEntry entry : catalogue.entries()) {
                for (Face face : entry.faces()) {
                    room.getChildren()
                            .setAll(FacePane.fit(
                                    face, texts, FacePane.Style.of(desk, game), face.width(), face.height(), 1));
                    room.applyCss();
                    room.layout();
                    CutWords.in(room)
                            .forEach(words ->
                                    cut.add(entry.id() + ", " + face.name().en() + ": " + words));
                }
            }
        });
    }
}
