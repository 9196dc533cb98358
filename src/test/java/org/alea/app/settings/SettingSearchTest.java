package org.alea.app.settings;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.control.Labeled;
import javafx.scene.control.Slider;
import javafx.scene.control.ToggleButton;
import javafx.scene.input.KeyCode;
import javafx.scene.layout.BackgroundFill;
import javafx.scene.layout.Region;
import javafx.scene.paint.LinearGradient;
import javafx.scene.paint.Paint;
import javafx.scene.paint.RadialGradient;
import javafx.scene.paint.Stop;
import org.alea.app.PurseViews;
import org.alea.app.UiTest;
import org.alea.app.main.AleaWindow;
import org.alea.app.table.DieNode;
import org.alea.app.table.DieSkin;
import org.alea.store.Choices;
import org.alea.store.Setting;
import org.junit.jupiter.api.Test;

/** Finding settings by their words, and seeing what they do. */
class SettingSearchTest extends UiTest {

    @Test
    void what_is_typed_is_found_in_every_section_without_accents_and_capitals() {
        open(1280, 720);
        type(KeyCode.SLASH);
        await(() -> lookup("#search").query().isFocused());
        write("des");
        assertThat(names()).contains("Marques sur les dés de couleur", "Taille des dés", "Table");
        write(" COULEUR");
        assertThat(names()).containsExactly("Marques sur les dés de couleur");
        assertThat(text("#search-count")).isEqualTo("1 trouvé");
    }

    @Test
    void a_key_is_found_by_what_it_does() {
        open(1280, 720);
        clickOn("#search").write("plein écran");
        assertThat(lookup("#key-window-fullScreen").tryQuery()).isPresent();
    }

    @Test
    void escape_and_the_button_give_the_section_back() {
        open(1280, 720);
        clickOn("#search").write("zzz");
        assertThat(lookup("#clear").query().isVisible()).isTrue();
        clickOn("#clear");
        assertThat(names()).contains("Thème");
        clickOn("#search").write("zzz").type(KeyCode.ESCAPE);
        assertThat(names()).contains("Thème");
    }

    @Test
    void a_section_that_is_chosen_ends_the_search() {
        open(1280, 720);
        clickOn("#search").write("couleur");
        clickOn("#section-sounds");
        assertThat(names()).contains("Silence").doesNotContain("Marques sur les dés de couleur");
    }

    @Test
    void in_a_small_window_the_preview_is_a_drawer() {
        open(1280, 720);
        assertThat(lookup("#preview").tryQuery()).isEmpty();
        clickOn("#preview-open");
        await(() -> lookup("#preview").tryQuery().isPresent());
        type(KeyCode.ESCAPE);
        await(() -> lookup("#preview").tryQuery().isEmpty());
        assertThat(lookup("#preview-open").<ToggleButton>query().isFocused()).isTrue();
    }

    @Test
    void in_a_large_window_the_preview_stands_beside_and_follows_every_change() {
        AleaWindow window = open(1920, 1080);
        assertThat(lookup("#preview").tryQuery()).isPresent();
        double before = dice().get(1).size();
        clickOn("#section-table");
        onFxThread(() -> lookup("#slider-diceSize").<Slider>query().setValue(84));
        assertThat(dice().get(1).size()).isGreaterThan(before * 1.2);
        assertThat(window.desk().preferences().get(Setting.DICE_SIZE)).isEqualTo(84);
        closeStore();
        assertThat(store().settings().read().settings().get(Setting.DICE_SIZE)).isEqualTo(84);
    }

    @Test
    void the_cloth_and_the_tray_of_the_preview_wear_the_theme() {
        AleaWindow window = open(1920, 1080);
        await(() -> brightness(".preview-felt") < 0.4 && brightness(".preview-tray") < 0.4);
        onFxThread(() -> window.desk().preferences().set(Setting.THEME, Choices.Theme.LIGHT));
        await(() -> brightness(".preview-felt") > 0.6 && brightness(".preview-tray") > 0.6);
    }

    /** Of what lies on top of all backgrounds. */
    private double brightness(String query) {
        List<BackgroundFill> fills =
                lookup(query).<Region>query().getBackground().getFills();
        Paint top = fills.get(fills.size() - 1).getFill();
        List<Stop> stops = top instanceof RadialGradient round ? round.getStops() : ((LinearGradient) top).getStops();
        return stops.get(0).getColor().getBrightness();
    }

    @Test
    void dice_can_be_looked_at_with_other_eyes() {
        open(1920, 1080);
        assertThat(dice().get(1).skin()).isEqualTo(DieSkin.GREEN);
        onFxThread(() -> {
            ToggleButton deutan =
                    from(lookup("#vision")).lookup(".choice").nth(2).query();
            deutan.fire();
        });
        assertThat(dice().get(1).skin()).isEqualTo(ColourVision.DEUTAN.seen(DieSkin.GREEN));
    }

    @Test
    void a_throw_ends_on_a_face() {
        open(1920, 1080);
        clickOn("#roll-samples");
        await(() -> dice().stream().allMatch(die -> die.getRotate() == 0));
    }

    private AleaWindow open(double width, double height) {
        AleaWindow window = openWindow(PurseViews.suite(), width, height);
        clickOn("#rail-settings");
        await(() -> lookup("#section-display").query().isFocused());
        return window;
    }

    private List<DieNode> dice() {
        await(() -> lookup("#sample-dice .die").tryQuery().isPresent());
        return from(lookup("#sample-dice")).lookup(".die").queryAllAs(DieNode.class).stream()
                .toList();
    }

    private List<String> names() {
        return from(lookup(".setting-rows")).lookup(".setting-row").queryAllAs(Node.class).stream()
                .map(row -> from(row).lookup(".label").<Label>query().getText())
                .toList();
    }

    private String text(String query) {
        return lookup(query).<Labeled>query().getText();
    }
}
