package org.alea.app.games.royal;

import static org.assertj.core.api.Assertions.assertThat;

import javafx.scene.control.Label;
import javafx.scene.input.MouseButton;
import org.alea.engine.Match;
import org.alea.games.royal.Colour;
import org.alea.games.royal.Districts;
import org.alea.games.royal.RoyalMove;
import org.alea.games.royal.RoyalTable;
import org.alea.games.royal.Side;
import org.alea.games.royal.State;
import org.junit.jupiter.api.Test;

/** What letting go would bring is said at the place itself, before anything is let go. */
class RoyalDropTest extends AtTheRoyalTable {

    private static Match<RoyalTable, RoyalMove> whiteDie() {
        return RoyalMatches.someMatch(
                "a white 4 and an empty Cathedral",
                table -> table.state() == State.ACTION
                        && table.cathedral().free() == 18
                        && table.districts().all().stream().anyMatch(RoyalDropTest::isWhiteFour));
    }

    private static boolean isWhiteFour(Districts.Lying die) {
        return die.side() == Side.YOU
                && die.die().colour() == Colour.WHITE
                && die.die().face() == 4;
    }

    private Districts.Lying whiteFour() {
        return dice(Side.YOU).stream()
                .filter(RoyalDropTest::isWhiteFour)
                .findFirst()
                .orElseThrow();
    }

    private Label note() {
        return lookup(".drop-note").queryAs(Label.class);
    }

    @Test
    void aDieHeldOverTheCathedralTellsItsGainsAndGoesHomeWithoutAWord() {
        sitDown(whiteDie());
        hold(Spots.die(whiteFour().id()), Spots.to(Aim.CATHEDRAL));
        await(() -> note().isVisible());
        assertThat(note().getText()).contains("1 cube").contains("+1 PV").contains("+2\u00a0influence");
        moveBy(0, -2000);
        await(() -> !note().isVisible());
        release(MouseButton.PRIMARY);
        assertThat(play().tray().isEmpty()).isTrue();
    }

    @Test
    void aClickOnACellMeansTheCathedralForTheDiceInTheTray() {
        sitDown(whiteDie());
        clickAt(Spots.die(whiteFour().id()));
        clickAt(Spots.to(Aim.cell(4, 2)));
        assertThat(play().proposal().map(Proposal::target)).contains(Aim.CATHEDRAL);
    }

    @Test
    void aCellSaysWhyADieOfAnotherColourDoesNotGoIntoTheCathedral() {
        sitDown(whiteDie());
        Districts.Lying coloured = dice(Side.YOU).stream()
                .filter(die -> die.die().colour() != Colour.WHITE)
                .findFirst()
                .orElseThrow();
        carry(Spots.die(coloured.id()), Spots.to(Aim.cell(4, 2)));
        await(() -> view().note().isVisible());
        assertThat(play().tray().isEmpty()).isTrue();
    }

    @Test
    void aClickOnACellBeforeAnEmptyTrayWishesForTheCathedral() {
        sitDown(whiteDie());
        clickAt(Spots.to(Aim.cell(4, 2)));
        assertThat(play().wish()).contains(Aim.CATHEDRAL);
    }
}
