package org.alea.games.synchro;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import org.alea.Rule;
import org.alea.engine.Match;
import org.alea.games.synchro.effects.Marble;
import org.alea.games.synchro.state.Ask;
import org.junit.jupiter.api.Test;

/** What may be taken back, and that the same moves bring the same game. */
class SynchroUndoTest {
    private final SynchroBox box = SynchroMatches.box();

    private Match<SynchroTable, SynchroMove> match(Map<String, String> options) {
        return SynchroMatches.fresh(box, 7, options);
    }

    private static SynchroMove first(SynchroTable table) {
        return new SynchroMove.AssignHero(
                ((Ask.ChooseHeroes) table.ask()).shown().get(0), Marble.BLUE);
    }

    @Test
    @Rule("SYNC-209")
    void aDecisionThatRevealsNothingIsTakenBack() {
        Match<SynchroTable, SynchroMove> match = match(Map.of());
        SynchroTable before = match.table();
        match.play(first(before), 0);

        match.undo();

        assertThat(match.table()).isEqualTo(before);
    }

    @Test
    @Rule("SYNC-209")
    void theIronHorizonTakesNothingBack() {
        Match<SynchroTable, SynchroMove> match = match(Map.of("undo", "iron"));
        match.play(first(match.table()), 0);

        assertThat(match.canUndo()).isFalse();
    }

    @Test
    void whatWasDrawnIsNotTakenBack() {
        Match<SynchroTable, SynchroMove> match = match(Map.of());
        SynchroMatches.playUntil(match, box, table -> table.ask() instanceof Ask.SkillDraft);

        assertThat(match.canUndo()).isFalse();
    }

    @Test
    @Rule("SYNC-210")
    void seedOptionsAndMovesMakeTheGame() {
        Match<SynchroTable, SynchroMove> match = match(Map.of("difficulty", "heroic", "ambush", "on"));
        SynchroMatches.playUntil(match, box, table -> false);
        Match<SynchroTable, SynchroMove> again = match(Map.of("difficulty", "heroic", "ambush", "on"));
        match.history().forEach(played -> again.play(played.move(), 0));

        assertThat(again.table()).isEqualTo(match.table());
        assertThat(again.result()).isEqualTo(match.result()).isPresent();
    }
}
