package org.alea.games.fateforge;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.alea.Rule;
import org.alea.content.ContentSource;
import org.alea.engine.Game.Undo;
import org.alea.engine.Match;
import org.alea.engine.SeededChance;
import org.alea.engine.Setup;
import org.alea.engine.Turn;
import org.alea.games.fateforge.cards.CombatDie;
import org.alea.games.fateforge.cards.ResultFace;
import org.alea.games.fateforge.state.FateforgeState;
import org.alea.games.fateforge.state.Foe;
import org.alea.games.fateforge.state.HeldResult;
import org.alea.games.fateforge.state.Hero;
import org.alea.games.fateforge.state.Prompt;
import org.junit.jupiter.api.Test;

/** What may be taken back, and how far. */
class FateforgeUndoTest {
    private static final FateforgeMove MOVE = new FateforgeMove.ActMove(List.of("guard.1"), "B3");
    private static final FateforgeMove STRIKE = new FateforgeMove.ActStrike("guard.2", "conscript-2", false);
    private static final FateforgeMove OPEN = new FateforgeMove.ActFocus("guard.3", "K1");

    private final FateforgeBox box = new FateforgeKit().open(ContentSource.builtIn());

    @Rule({"FATE-299", "FATE-497"})
    @Test
    void movesAreTakenBackOneByOne() {
        FateforgeTable start = besideTheChest("off");
        Match<FateforgeTable, FateforgeMove> match = Match.practice(box.game(), setUp("off"), start);
        match.play(MOVE, 0);
        FateforgeTable moved = match.table();
        match.play(STRIKE, 0);

        match.undo();
        assertThat(match.table()).isEqualTo(moved);
        match.undo();
        assertThat(match.table()).isEqualTo(start);
        assertThat(match.canUndo()).isFalse();
    }

    @Rule({"FATE-299", "FATE-497"})
    @Test
    void nothingIsTakenBackAcrossWhatWasRevealed() {
        FateforgeTable table = besideTheChest("off");

        assertThat(undo(table, MOVE)).isEqualTo(Undo.FAIR);
        assertThat(undo(table, STRIKE)).isEqualTo(Undo.FAIR);
        assertThat(undo(table, OPEN)).isEqualTo(Undo.NEVER);
    }

    @Rule({"FATE-497", "FATE-141"})
    @Test
    void aRollIsTheLimit() {
        Match<FateforgeTable, FateforgeMove> match = Match.start(box.game(), setUp("off"));
        match.play(new FateforgeMove.BeginScene(), 0);
        assertThat(match.canUndo()).isFalse();

        match.play(new FateforgeMove.RollDice("merc", List.of("merc.1", "merc.2", "merc.3", "merc.4")), 0);
        match.play(new FateforgeMove.RollDice("guard", List.of("guard.1", "guard.2", "guard.3", "guard.4")), 0);
        assertThat(match.canUndo()).isFalse();

        match.play(new FateforgeMove.SetOrder("guard"), 0);
        assertThat(match.canUndo()).isTrue();
        match.undo();
        assertThat(match.canUndo()).isFalse();
    }

    @Rule("FATE-296")
    @Test
    void nothingIsTakenBackInHardcore() {
        assertThat(undo(besideTheChest("on"), MOVE)).isEqualTo(Undo.NEVER);
    }

    private Undo undo(FateforgeTable table, FateforgeMove move) {
        FateforgeTable after = table.copy();
        if (!move.equals(MOVE)) {
            box.game().play(after, MOVE, Turn.silent());
        }
        FateforgeTable before = after.copy();
        Match<FateforgeTable, FateforgeMove> match = Match.practice(box.game(), setUp("off"), before);
        match.play(move, 0);
        return match.history().get(0).undo();
    }

    private Setup setUp(String hardcore) {
        return Setup.of(box.options(), Map.of("scene", "S02", "heroes", "merc,guard", "hardcore", hardcore), 1);
    }

    /** The Forest Guard beside the cellar of S02, with a Move, a Strike and a Focus. */
    private FateforgeTable besideTheChest(String hardcore) {
        FateforgeTable table = box.game().setUp(setUp(hardcore), new SeededChance(1));
        box.game().play(table, new FateforgeMove.BeginScene(), Turn.silent());
        FateforgeState state = table.state();
        Hero guard = state.hero("guard");
        List<HeldResult> results = List.of(
                new HeldResult("guard.1", ResultFace.MV, Optional.of(CombatDie.BLUE), false),
                new HeldResult("guard.2", ResultFace.ST, Optional.of(CombatDie.RED), false),
                new HeldResult("guard.3", ResultFace.FO, Optional.of(CombatDie.BLUE), false));
        List<Foe> foes = new ArrayList<>(state.scene().foes());
        foes.removeIf(foe -> !foe.id().equals("conscript-2"));
        state = state.with(guard.with(guard.fight().at("A3").withResults(results)))
                .with(state.scene().withFoes(foes))
                .withAgenda(List.of(new Prompt.Acting("guard")));
        return new FateforgeTable(state, new SeededChance(1));
    }
}
