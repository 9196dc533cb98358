package org.alea.app.games.royal;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Collections;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import org.alea.app.shell.GameSession;
import org.alea.engine.Event;
import org.alea.engine.Match;
import org.alea.engine.Refusal;
import org.alea.engine.SeededChance;
import org.alea.games.royal.Dice;
import org.alea.games.royal.Die;
import org.alea.games.royal.Districts;
import org.alea.games.royal.HireSource;
import org.alea.games.royal.RoyalMove;
import org.alea.games.royal.RoyalTable;
import org.alea.games.royal.Side;
import org.alea.games.royal.State;
import org.junit.jupiter.api.Test;

/** Every legal move can be made with the hands, and nothing else. */
class ReachTest {
    private static final int GAMES = 8;
    private static final int MOST_GAMES = 200;
    private static final int MOVES_A_DECISION = 25;

    /** Looks on and says nothing. */
    private static final class Silent implements Audience {
        @Override
        public void changed() {}

        @Override
        public void played(RoyalMove move, List<Event> events, RoyalTable before, Tray used) {}

        @Override
        public void heard(List<Event> news) {}

        @Override
        public void refused(Refusal refusal, String target) {
            throw new AssertionError(target + " was refused: " + refusal);
        }

        @Override
        public void resultWanted() {}
    }

    static RoyalPlay at(Match<RoyalTable, RoyalMove> match) {
        return new RoyalPlay(
                new GameSession<>("royal", RoyalMatches.BOX, match, () -> 0), RoyalMatches.BOX, new Silent());
    }

    @Test
    void everyLegalMoveOfEveryStateIsReachedByHand() {
        Set<State> met = EnumSet.noneOf(State.class);
        Set<State> all = EnumSet.complementOf(EnumSet.of(State.GAME_OVER));
        for (long seed = 1; seed <= GAMES || (!met.equals(all) && seed <= MOST_GAMES); seed++) {
            Match<RoyalTable, RoyalMove> match = RoyalMatches.fresh(seed);
            SeededChance chance = new SeededChance(seed);
            Random luck = new Random(seed);
            while (match.result().isEmpty()) {
                met.add(match.table().state());
                RoyalPlay play = at(match);
                List<RoyalMove> moves = new ArrayList<>(match.moves());
                Collections.shuffle(moves, luck);
                for (RoyalMove move : moves.subList(0, Math.min(MOVES_A_DECISION, moves.size()))) {
                    layOut(play, move);
                    assertThat(play.proposal().flatMap(Proposal::move))
                            .as(move.text() + " in " + match.table().state())
                            .isEqualTo(Optional.of(move));
                    while (play.cancel()) {
                        // back to the empty tray
                    }
                }
                match.play(RoyalMatches.BOX.game().randomMove(match.table(), chance), 0);
            }
        }
        assertThat(met).isEqualTo(all);
    }

    @Test
    void exactlyTheLegalTargetsTakeATray() {
        Match<RoyalTable, RoyalMove> match = RoyalMatches.someMatch(
                "a purse full",
                table -> table.state() == State.ACTION && table.purse().deniers() >= 12 && table.round() >= 2);
        RoyalTable table = match.table();
        List<RoyalMove> all = match.moves();
        for (Districts.Lying first : table.districts().all()) {
            for (Districts.Lying second : table.districts().all()) {
                if (first.id() < second.id()) {
                    Tray tray = Tray.EMPTY.with(first.id()).with(second.id());
                    Dice own = tray.of(Side.YOU, table);
                    Dice bought = tray.of(Side.ROY, table);
                    List<String> expected = all.stream()
                            .filter(move -> move instanceof RoyalMove.Action action
                                    && action.group().own().equals(own)
                                    && action.group().bought().equals(bought)
                                    && action.modifier().equals(RoyalMove.NO_MODIFIER))
                            .map(Aim::of)
                            .distinct()
                            .toList();
                    List<String> shown = new ArrayList<>(new Targets(RoyalMatches.BOX.game(), table, tray)
                            .legal()
                            .keySet());
                    shown.removeAll(List.of(Aim.REROLL, Aim.TURN, Aim.RECRUIT, Aim.PASS));
                    assertThat(shown).isEqualTo(expected);
                }
            }
        }
    }

    /** Makes every gesture a move needs except the last one. */
    private static void layOut(RoyalPlay play, RoyalMove move) {
        RoyalTable table = play.table();
        if (move instanceof RoyalMove.Counter counter) {
            take(play, Side.YOU, counter.dice());
            face(play, counter.black());
            return;
        }
        if (move instanceof RoyalMove.Reroll reroll) {
            take(play, Side.YOU, Dice.of(reroll.die()));
        } else if (move instanceof RoyalMove.TurnOver turn) {
            take(play, Side.YOU, turn.dice());
        }
        if (move instanceof RoyalMove.Action action) {
            take(play, Side.YOU, action.group().own());
            take(play, Side.ROY, action.group().bought());
            if (!action.modifier().equals(RoyalMove.NO_MODIFIER)) {
                play.perform(new RoyalAct.Arm(action.modifier()));
            }
        }
        if (table.state().kind() == State.Kind.CHANCE) {
            return;
        }
        play.perform(new RoyalAct.Propose(Aim.of(move)));
        choose(play, move);
    }

    private static void choose(RoyalPlay play, RoyalMove move) {
        Proposal proposal = play.proposal().orElseThrow();
        if (move instanceof RoyalMove.Activate activate) {
            if (proposal.open()) {
                play.perform(new RoyalAct.From(activate.hire()));
            }
            play.amend(play.proposal().orElseThrow().counting(activate.n()).lyingOnes(activate.lyingUsed()));
        } else if (move instanceof RoyalMove.Combat combat) {
            play.amend(proposal.counting(combat.n()));
        } else if (move instanceof RoyalMove.Place place && proposal.open()) {
            HireSource source = place.source();
            play.perform(new RoyalAct.From(source));
        }
    }

    private static void take(RoyalPlay play, Side side, Dice dice) {
        for (Die die : dice.list()) {
            Districts.Lying next = play.table().districts().all().stream()
                    .filter(each -> each.side() == side && each.die().equals(die) && play.takes(each))
                    .findFirst()
                    .orElseThrow();
            play.perform(new RoyalAct.Take(next.id()));
        }
    }

    /** The highest is faced already. */
    private static void face(RoyalPlay play, List<Integer> faces) {
        List<Integer> missing = new ArrayList<>(faces);
        play.tray().blackFaces(play.table()).forEach(missing::remove);
        for (int face : missing) {
            for (int id = 0; id < 6; id++) {
                if (play.table().districts().blackDie(id) == face
                        && !play.tray().black().contains(id)) {
                    play.perform(new RoyalAct.Face(id));
                    break;
                }
            }
        }
    }
}
