package org.alea.app.games.queen;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import javafx.scene.input.KeyCode;
import org.alea.app.shell.Texts;
import org.alea.engine.Event;
import org.alea.engine.Language;
import org.alea.games.queen.QueenEvent;
import org.alea.games.queen.QueenMove;
import org.alea.store.Setting;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** What happens for the first time at the Queen's table is explained, one thing at a time. */
class FirstTimesTest extends AtTheQueensTable {

    /** A round that ends with lonely dice and a wound, neither of which has been explained. */
    @BeforeEach
    void seeTheFirstRound() {
        sitDown(QueenMatches.fresh(7, "", "untimed"));
        desk().preferences().set(Setting.TOLD, Map.of());
        push(KeyCode.SPACE);
        letDiceLand();
        onFxThread(() -> {
            view().play().play(new QueenMove.Stop(0));
            view().play().all();
        });
        List<Event> events = view().play().match().history().get(1).events();
        assertThat(events).anyMatch(QueenEvent.Wounded.class::isInstance);
        assertThat(events)
                .anyMatch(
                        each -> each instanceof QueenEvent.MarkerMoved moved && moved.cause() == QueenEvent.Cause.SOLO);
    }

    private String title() {
        return lookup(".bubble-title").queryLabeled().getText();
    }

    @Test
    void noNoteFollowsTheOneThatWasRead() {
        assertThat(title()).isEqualTo(new Texts(Language.FR).get("queen.bubble.solo.title"));

        push(KeyCode.ENTER);

        assertThat(view().overlays().covered()).isFalse();
        assertThat(desk().preferences().get(Setting.TOLD))
                .as("a wound is explained when the next one comes")
                .containsOnlyKeys("queen.solo");
    }

    @Test
    void anOpenNoteFollowsTheLanguage() {
        onFxThread(() -> desk().preferences().speak(Language.EN));

        assertThat(title()).isEqualTo(new Texts(Language.EN).get("queen.bubble.solo.title"));
        push(KeyCode.ENTER);
        assertThat(view().overlays().covered()).isFalse();
    }

    @Test
    void whatALessonTaughtIsNotToldAgain() {
        push(KeyCode.ENTER);

        onFxThread(() -> {
            view().overlays().firstTime(List.of(new QueenEvent.SetFailed(1, "")));
            view().overlays().taught();
            view().overlays().show();
        });

        assertThat(view().overlays().covered()).isFalse();
        assertThat(desk().preferences().get(Setting.TOLD)).containsKey("queen.failed");
    }
}
