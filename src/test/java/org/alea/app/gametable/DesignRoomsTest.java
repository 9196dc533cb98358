package org.alea.app.gametable;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import java.util.Objects;
import javafx.scene.Parent;
import org.alea.app.PurseViews;
import org.alea.app.UiTest;
import org.alea.app.games.TableReplay;
import org.alea.app.play.Draft.Blank;
import org.alea.app.play.Shot;
import org.alea.app.shell.Desk;
import org.alea.app.shell.GameSession;
import org.alea.content.ContentSource;
import org.alea.engine.Match;
import org.alea.engine.Setup;
import org.alea.engine.purse.PurseKit;
import org.alea.engine.purse.PurseMove;
import org.alea.engine.purse.PurseTable;
import org.alea.store.Choices;
import org.alea.store.Setting;
import org.junit.jupiter.api.Test;

/** The replay viewer and the lessons at a table that is all kit. */
class DesignRoomsTest extends UiTest {
    private final PurseKit.Box box = new PurseKit().open(ContentSource.builtIn());

    private Match<PurseTable, PurseMove> played() {
        Match<PurseTable, PurseMove> match = Match.start(box.game(), Setup.of(box.options(), Map.of(), 7));
        while (match.result().isEmpty()) {
            match.play(
                    Objects.requireNonNull(box.bots().get("careful")).apply(1).choose(match.table()), 0);
        }
        return match;
    }

    private GameSession<PurseTable, PurseMove> session(Desk desk, Match<PurseTable, PurseMove> match) {
        return new GameSession<>(PurseViews.ID, box, match, desk.clock());
    }

    @Test
    void aReplayShowsEveryPointOfAMatchAndTakesNoMove() {
        Desk desk = aDesk();
        Match<PurseTable, PurseMove> match = played();
        DesignReplay<PurseTable, PurseMove, Blank<PurseMove>> replay =
                new DesignReplay<>(desk, session(desk, match), new PurseDesign.Kit());
        show(desk, 1280, 720, () -> (Parent) replay.node(), "replay");

        for (int moves = 0; moves <= match.history().size(); moves++) {
            int now = moves;
            onFxThread(() -> replay.show(now));
        }
        onFxThread(() -> desk.preferences().set(Setting.THEME, Choices.Theme.LIGHT));
        onFxThread(replay::redress);

        assertThat(replay.round(match.tableAfter(0))).isEqualTo(1);
        assertThat(match.history().stream().flatMap(played -> replay.marks(played).stream()))
                .extracting(TableReplay.Mark::good)
                .contains(true);
        assertThat(lookup("#result").tryQuery()).isEmpty();
        assertThat(lookup("#question").query().isVisible()).isFalse();
    }

    @Test
    void aLessonFindsWhatItNamesAndLeadsTheMatch() {
        Desk desk = aDesk();
        Match<PurseTable, PurseMove> match = Match.practice(box.game(), Setup.of(box.options(), Map.of(), 7));
        DesignGuide<PurseTable, PurseMove, Blank<PurseMove>> guide =
                new DesignGuide<>(desk, session(desk, match), new PurseDesign.Kit());
        show(desk, 1440, 900, () -> (Parent) guide.node());

        assertThat(guide.find("coin:2")).isPresent();
        assertThat(guide.find("command:bet-1")).isPresent();
        assertThat(guide.find("#question")).isPresent();
        assertThat(guide.find("coin:9")).isEmpty();
        assertThat(guide.atRest()).isTrue();
        onFxThread(() -> guide.play(new PurseMove.Bet(2)));
        assertThat(match.history()).hasSize(1);
        onFxThread(() -> guide.rewind(0));
        assertThat(match.history()).isEmpty();
    }

    @Test
    void aMatchThatWasLeftInTheMiddleIsShownAsItLies() {
        Desk desk = aDesk();
        Match<PurseTable, PurseMove> match = Match.start(box.game(), Setup.of(box.options(), Map.of(), 7));
        match.play(new PurseMove.Bet(3), 0);
        show(desk, 1440, 900, () -> {
            var table = new GameTable<>(desk, session(desk, match), new PurseDesign.Kit(), GameTable.Use.PLAY);
            assertThat(table.play().shot().mode()).isEqualTo(Shot.Mode.PLAYING);
            assertThat(table.play().undoReason()).isEmpty();
            return table.root();
        });

        assertThat(lookup("#command-roll").tryQuery()).isPresent();
    }
}
