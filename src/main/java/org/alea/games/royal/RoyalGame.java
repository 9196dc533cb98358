package org.alea.games.royal;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.alea.engine.Chance;
import org.alea.engine.Game;
import org.alea.engine.Refusal;
import org.alea.engine.Result;
import org.alea.engine.SeededChance;
import org.alea.engine.Setup;
import org.alea.engine.Turn;

/** Le défi royal: you against an automaton king, four rounds long. */
public final class RoyalGame implements Game<RoyalTable, RoyalMove> {
    private final RoyalContent content;
    private final ActionPhase actions;
    private final Map<State, Phase> decisions = new EnumMap<>(State.class);
    private final Map<State, Roll> rolls = new EnumMap<>(State.class);

    /** A state with a single move, a roll. */
    private record Roll(RoyalMove move, Rolled played) {}

    private interface Rolled {
        void play(RoyalTable table, Turn turn);
    }

    public RoyalGame(RoyalContent content) {
        this.content = content;
        Influence influence = new Influence();
        actions = new ActionPhase(influence);
        decisions.put(State.SETUP_PLACE, new InitialPlacement());
        decisions.put(State.EV_CHOICE, new EventPhase());
        decisions.put(State.COUNTER, new Countering(influence));
        decisions.put(State.ACTION, actions);
        decisions.put(State.SUB_EVENT_CUBE, new CubeByCube());
        decisions.put(State.SUB_COLUMN, new CubeByCube());
        rolls.put(State.SETUP_ROLL, new Roll(new RoyalMove.RollPlacement(), InitialPlacement::roll));
        rolls.put(State.ROLL, new Roll(new RoyalMove.RollDice(), Rounds::rollDice));
        rolls.put(State.BLACK_ROLL, new Roll(new RoyalMove.RollBlack(), Countering::roll));
        rolls.put(State.ROY_COUNTER, new Roll(new RoyalMove.RoyCounter(), Roy::counter));
        rolls.put(State.ROY_TURN, new Roll(new RoyalMove.RoyRoll(), Roy::turn));
    }

    public RoyalContent content() {
        return content;
    }

    @Override
    public RoyalTable setUp(Setup setup, Chance chance) {
        return SettingUp.table(content, RoyalOptions.of(setup, content), chance);
    }

    @Override
    public List<RoyalMove> moves(RoyalTable table) {
        List<RoyalMove> moves = new ArrayList<>();
        Roll roll = rolls.get(table.state());
        if (roll != null) {
            moves.add(roll.move);
        } else if (table.state() != State.GAME_OVER) {
            decision(table).list(table, moves);
        }
        return moves;
    }

    /**
     * The actions compatible with what has been decided so far; they are those of {@link #moves} that fit. Influence and
     * passing are decided otherwise.
     */
    public List<RoyalMove> moves(RoyalTable table, Partial partial) {
        List<RoyalMove> moves = new ArrayList<>();
        if (table.state() == State.ACTION) {
            ActionPhase.list(table, partial, moves);
        }
        return moves;
    }

    @Override
    public RoyalMove randomMove(RoyalTable table, Chance dice) {
        if (table.state() == State.ACTION) {
            return actions.random(table, dice);
        }
        Roll roll = rolls.get(table.state());
        return roll != null ? roll.move : Game.super.randomMove(table, dice);
    }

    @Override
    public Optional<Refusal> refusal(RoyalTable table, RoyalMove move) {
        if (move instanceof RoyalMove.Leave leave) {
            return RoyalTimer.refusal(table, leave);
        }
        Roll roll = rolls.get(table.state());
        if (roll != null) {
            return move.equals(roll.move) ? Optional.empty() : Refusals.wrongState(table);
        }
        return table.state() == State.GAME_OVER
                ? Refusals.wrongState(table)
                : decision(table).refusal(table, move);
    }

    @Override
    public void play(RoyalTable table, RoyalMove move, Turn turn) {
        if (move instanceof RoyalMove.Leave leave) {
            table.progress.clockMs = leave.atMs();
            return;
        }
        if (!Influence.isOne(move)) {
            table.progress.decisions++;
            table.progress.clockMs = 0;
        }
        Roll roll = rolls.get(table.state());
        if (roll != null) {
            roll.played.play(table, turn);
        } else {
            decision(table).play(table, move, turn);
        }
    }

    private Phase decision(RoyalTable table) {
        Phase phase = decisions.get(table.state());
        if (phase == null) {
            throw new IllegalStateException("nothing is to be decided in " + table.state());
        }
        return phase;
    }

    @Override
    public Optional<Result> result(RoyalTable table) {
        return table.state() == State.GAME_OVER ? Optional.of(ScoreSheet.result(table)) : Optional.empty();
    }

    @Override
    public RoyalTable imagine(RoyalTable table, long seed) {
        return SettingUp.imagine(table, new SeededChance(seed));
    }

    /** Everything can be taken back, but what chance has shown makes it learning (ROYAL-196, ROYAL-197, ROYAL-211). */
    @Override
    public Undo undo(RoyalTable before, RoyalMove move, boolean revealed) {
        boolean decided = before.state().kind() == State.Kind.DECISION;
        boolean timed = before.options().timer() == RoyalOptions.Timer.HARD;
        return revealed || (decided && timed) ? Undo.LEARNING : Undo.FAIR;
    }

    /** What a Hard timer plays when it has run out (ROYAL-008); nothing where no timer runs. */
    public Optional<RoyalMove> timeUp(RoyalTable table) {
        if (!table.state().timed()) {
            return Optional.empty();
        }
        return Optional.of(
                switch (table.state()) {
                    case ACTION -> new RoyalMove.Timeout();
                    case COUNTER -> Countering.recommended(table);
                    default -> moves(table).get(0);
                });
    }

    /** The cheapest way to counter the highest black die (ROYAL-199); for the state COUNTER only. */
    public RoyalMove recommendedCounter(RoyalTable table) {
        return Countering.recommended(table);
    }

    /** What would happen if. */
    public Foresight foresight() {
        return new Foresight(this);
    }
}
