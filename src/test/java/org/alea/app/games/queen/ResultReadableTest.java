package org.alea.app.games.queen;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.control.Labeled;
import javafx.scene.control.ToggleButton;
import org.alea.app.CutWords;
import org.alea.app.UiTest;
import org.alea.app.shell.Desk;
import org.alea.app.shell.GameSession;
import org.alea.app.table.KeyCap;
import org.alea.games.queen.QueenPhase;
import org.alea.store.Choices;
import org.alea.store.Setting;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The end of a game is read without effort in every window, on both of its leaves. */
class ResultReadableTest extends UiTest {
    private static final double LEAST = 12;
    /** A key on a button repeats what the button does. */
    private static final double LEAST_KEY = 11;

    private QueenTableScreen ended(Desk desk, QueenPhase end, String modules, double width, double height) {
        desk.preferences().set(Setting.TOLD, QueenMatches.allTold());
        var match = QueenMatches.someMatch(end.name(), modules, "official", table -> table.phase() == end);
        QueenTableScreen[] opened = new QueenTableScreen[1];
        show(desk, width, height, () -> {
            opened[0] = new QueenTableScreen(desk, new GameSession<>("queen", QueenMatches.BOX, match, clock));
            return (Parent) opened[0].node();
        });
        onFxThread(() -> opened[0].view().overlays().result());
        return opened[0];
    }

    @ParameterizedTest
    @CsvSource({
        "FR, 100, 1280, 720",
        "EN, 100, 1280, 720",
        "FR, 130, 1280, 720",
        "EN, 130, 1280, 720",
        "FR, 115, 1366, 768",
        "FR, 115, 1440, 900",
        "FR, 100, 1920, 1080"
    })
    void everyWordIsLargeEnoughAndWhole(Choices.Tongue tongue, int percent, double width, double height) {
        Desk desk = aDesk();
        desk.preferences().set(Setting.LANGUAGE, tongue);
        desk.preferences().set(Setting.FONT_SCALE, percent);
        for (QueenPhase end : List.of(QueenPhase.WON, QueenPhase.LOST)) {
            for (String modules : List.of("", end == QueenPhase.WON ? "dragon" : QueenMatches.ALL_MODULES)) {
                QueenTableScreen screen = ended(desk, end, modules, width, height);
                Node result = lookup(".result").query();
                for (String leaf : List.of("#result-score", "#result-figures")) {
                    onFxThread(() -> lookup(leaf).tryQueryAs(ToggleButton.class).ifPresent(ToggleButton::fire));
                    String where = end + " [" + modules + "] " + leaf;
                    assertThat(CutWords.in(result)).as(where).isEmpty();
                    assertThat(small(result)).as(where).isEmpty();
                }
                onFxThread(screen::dispose);
            }
        }
    }

    /** Words set smaller than can be read, with their size in the window. */
    private static List<String> small(Node node) {
        List<String> found = new ArrayList<>();
        if (!node.isVisible() || !(node instanceof Parent parent)) {
            return found;
        }
        if (node instanceof Labeled label
                && label.getText() != null
                && !label.getText().isBlank()) {
            double size =
                    label.getFont().getSize() * label.getLocalToSceneTransform().getMyy();
            double least = label instanceof KeyCap ? LEAST_KEY : LEAST;
            if (size < least - 0.05) {
                found.add("%s: %.1f px".formatted(label.getText(), size));
            }
        }
        parent.getChildrenUnmodifiable().forEach(child -> found.addAll(small(child)));
        return found;
    }
}
