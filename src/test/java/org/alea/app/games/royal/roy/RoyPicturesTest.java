package org.alea.app.games.royal.roy;

import java.util.List;
import javafx.geometry.Insets;
import javafx.scene.layout.FlowPane;
import org.alea.app.UiTest;
import org.alea.app.games.royal.RoyalBoxes;
import org.alea.app.shell.Desk;
import org.alea.app.table.Pictures;
import org.alea.store.Choices;
import org.alea.store.Setting;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The Roy's panel at the beginning, in the middle and at the end of his turns, to look at. */
@Tag("screens")
class RoyPicturesTest extends UiTest {
    @ParameterizedTest(name = "{0}")
    @MethodSource("org.alea.app.games.royal.Looks#all")
    void the_panel_is_drawn(String look, Choices.Tongue tongue, Choices.Theme theme) {
        Desk desk = aDesk();
        desk.preferences().set(Setting.LANGUAGE, tongue);
        desk.preferences().set(Setting.THEME, theme);
        show(
                desk,
                1560,
                1000,
                () -> {
                    FlowPane page = new FlowPane(16, 16);
                    page.setPadding(new Insets(16));
                    page.getStyleClass().add("game-royal");
                    List<String> scenes = List.of(
                            "ex-07-result-4",
                            "ex-09-result-5-the-roy-leads",
                            "ex-13-result-8-chretien",
                            "result-4-goes-to-the-next-building",
                            "ex-12-result-7",
                            "result-6-ties-go-by-colour");
                    int step = 0;
                    for (String scene : scenes) {
                        double width = step < 4 ? 360 : 340;
                        double height = step < 4 ? 286 : 244;
                        RoyPanel panel = new RoyPanel(RoyalBoxes.BOX, desk.texts(), width, height);
                        RoyTurn turn = RoyScenes.turn(scene);
                        panel.show(new RoySteps(turn, new int[] {0, 3, 4, 2, 3, 2}[step++]), desk.texts());
                        page.getChildren().add(panel);
                    }
                    return page;
                },
                "forms",
                "table",
                "royalpieces",
                "royal");
        Pictures.take("royal-roy-" + look);
    }
}
