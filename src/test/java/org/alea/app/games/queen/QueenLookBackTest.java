package org.alea.app.games.queen;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import javafx.scene.Node;
import javafx.scene.control.ListCell;
import javafx.scene.input.KeyCode;
import org.alea.engine.Match;
import org.alea.games.queen.DiceGroup;
import org.alea.games.queen.QueenEvent;
import org.alea.games.queen.QueenMove;
import org.alea.games.queen.QueenPhase;
import org.alea.games.queen.QueenTable;
import org.junit.jupiter.api.Test;

class QueenLookBackTest extends AtTheQueensTable {

    private static Match<QueenTable, QueenMove> inTheSecondRound() {
        return QueenMatches.playedUntil(
                        QueenMatches.fresh(7, "", "untimed"),
                        3,
                        table -> table.round() == 2 && table.phase() == QueenPhase.START_ROUND)
                .orElseThrow();
    }

    private List<String> said() {
        return view().actions().stream().map(Action::words).toList();
    }

    private QueenPlay play() {
        return view().play();
    }

    @Test
    void aLineOfTheJournalShowsTheTableAsItLayThen() {
        Match<QueenTable, QueenMove> match = inTheSecondRound();
        sitDown(match);
        push(KeyCode.SPACE);
        QueenTable now = match.table();
        onFxThread(() -> view().inspection().log());
        Node line = lookup(".game-log .list-cell").queryAllAs(ListCell.class).stream()
                .filter(cell -> cell.getIndex() == 1)
                .findFirst()
                .orElseThrow();
        clickOn(line);
        assertThat(play().past()).isPresent();
        assertThat(table().round()).isEqualTo(1);
        assertThat(view().overlays().covered()).isFalse();
        assertThat(view().hand().ways())
                .as("nothing can be done there but to come back")
                .hasSize(1);
        assertThat(said()).containsExactly(desk().texts().get("table.present"));
        push(KeyCode.SPACE);
        assertThat(play().past()).isEmpty();
        assertThat(table()).isEqualTo(now);
        assertThat(match.table()).isEqualTo(now);
    }

    @Test
    void theMiddleOfARoundIsShownAsThePlayerSawIt() {
        Match<QueenTable, QueenMove> match = inTheSecondRound();
        sitDown(match);
        int stop = 0;
        while (!(match.history().get(stop).move() instanceof QueenMove.Stop)) {
            stop++;
        }
        List<QueenEvent> events = Recollection.events(match.history().get(stop).events());
        int moved = 0;
        while (!(events.get(moved) instanceof QueenEvent.MarkerMoved)) {
            moved++;
        }
        QueenEvent.MarkerMoved first = (QueenEvent.MarkerMoved) events.get(moved);
        int there = stop;
        int before = moved;
        onFxThread(() -> play().lookBack(there, before));
        int square = play().picture().enemy(first.slot()).orElseThrow().marker();
        onFxThread(() -> play().lookBack(there, before + 1));
        assertThat(play().picture().enemy(first.slot()).orElseThrow().marker()).isNotEqualTo(square);
        assertThat(play().picture().stage()).isEqualTo(Picture.Stage.RESOLVE);
        assertThat(play().seen()).hasSize(before + 1);
    }

    @Test
    void pageKeysGoBackMoveByMoveAndEscapeReturns() {
        Match<QueenTable, QueenMove> match = inTheSecondRound();
        sitDown(match);
        int all = match.history().size();
        push(KeyCode.SPACE);
        push(KeyCode.PAGE_UP);
        push(KeyCode.PAGE_UP);
        assertThat(play().past()).map(LookBack::moves).hasValue(match.history().size() - 2);
        push(KeyCode.PAGE_DOWN);
        push(KeyCode.PAGE_DOWN);
        assertThat(play().past()).isEmpty();
        push(KeyCode.PAGE_UP);
        push(KeyCode.ESCAPE);
        assertThat(play().past()).isEmpty();
        assertThat(match.history()).as("nothing was taken back").hasSizeGreaterThanOrEqualTo(all);
    }

    @Test
    void againstTheClockNobodyLooksBack() {
        sitDown(QueenMatches.fresh(7, "", "official"));
        push(KeyCode.SPACE);
        letDiceLand();
        push(KeyCode.PAGE_UP);
        assertThat(play().past()).isEmpty();
        assertThat(table().groups()).extracting(DiceGroup::value).isNotEmpty();
    }
}
