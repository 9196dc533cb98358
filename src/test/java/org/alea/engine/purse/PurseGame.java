package org.alea.engine.purse;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.alea.engine.Chance;
import org.alea.engine.Game;
import org.alea.engine.Refusal;
import org.alea.engine.Result;
import org.alea.engine.Result.Outcome;
import org.alea.engine.SeededChance;
import org.alea.engine.Setup;
import org.alea.engine.Turn;
import org.alea.engine.purse.PurseTable.Phase;

/**
 * A small push-your-luck game that has all an engine must carry: dice, a hidden deck, a decision that reveals nothing, a
 * clock. Roll as often as you dare; a 1 or the thief takes the pot.
 */
public final class PurseGame implements Game<PurseTable, PurseMove> {
    static final int ROLL_MS = 500;
    private static final int FAST_LIMIT_MS = 4000;
    private static final int THIEF = 0;

    private final int[] cards;

    public PurseGame(int... cards) {
        this.cards = cards.clone();
    }

    @Override
    public PurseTable setUp(Setup setup, Chance chance) {
        boolean timed = setup.get("clock").equals("fast");
        PurseTable table = new PurseTable(
                chance,
                setup.number("target"),
                setup.chosen("charms").contains("patience") ? 8 : 6,
                timed ? FAST_LIMIT_MS : PurseTable.NO_LIMIT);
        table.deck = cards.clone();
        if (setup.chosen("charms").contains("honesty")) {
            table.deck = Arrays.stream(cards).filter(card -> card != THIEF).toArray();
        }
        chance.shuffle(table.deck, "deck");
        return table;
    }

    @Override
    public List<PurseMove> moves(PurseTable table) {
        List<PurseMove> moves = new ArrayList<>();
        if (table.phase == Phase.BET) {
            for (int stake = 1; stake <= 3; stake++) {
                moves.add(new PurseMove.Bet(stake));
            }
        } else if (table.phase == Phase.ROLL) {
            if (table.elapsedMs < table.limitMs) {
                moves.add(new PurseMove.Roll(table.elapsedMs));
                if (table.taken < table.deck.length) {
                    moves.add(new PurseMove.Take());
                }
                moves.add(new PurseMove.Bank());
            }
            if (table.timed()) {
                moves.add(new PurseMove.Pause(table.elapsedMs));
                moves.add(new PurseMove.TimeUp(table.limitMs));
            }
        }
        return moves;
    }

    @Override
    public Optional<Refusal> refusal(PurseTable table, PurseMove move) {
        if (table.phase == Phase.OVER) {
            return refused("GAME_OVER", "PURSE-004");
        }
        if ((table.phase == Phase.BET) != (move instanceof PurseMove.Bet)) {
            return refused("WRONG_STATE", "PURSE-001");
        }
        if (move instanceof PurseMove.Bet bet) {
            return bet.stake() >= 1 && bet.stake() <= 3 ? Optional.empty() : refused("WRONG_STAKE", "PURSE-001");
        }
        if (move instanceof PurseMove.TimeUp up) {
            return table.timed() && up.atMs() == table.limitMs ? Optional.empty() : refused("NOT_YET", "PURSE-005");
        }
        if (move instanceof PurseMove.Pause pause) {
            return table.timed() && pause.atMs() >= table.elapsedMs
                    ? Optional.empty()
                    : refused("NOT_YET", "PURSE-005");
        }
        if (table.elapsedMs >= table.limitMs) {
            return refused("TIME_UP", "PURSE-005");
        }
        if (move instanceof PurseMove.Roll roll) {
            return roll.atMs() >= table.limitMs
                    ? refused("TIME_UP", "PURSE-005")
                    : roll.atMs() < table.elapsedMs ? refused("NOT_YET", "PURSE-005") : Optional.empty();
        }
        return move instanceof PurseMove.Take && table.taken == table.deck.length
                ? refused("DECK_EMPTY", "PURSE-003")
                : Optional.empty();
    }

    @Override
    public void play(PurseTable table, PurseMove move, Turn turn) {
        if (move instanceof PurseMove.Bet bet) {
            table.stake = bet.stake();
            table.phase = Phase.ROLL;
            turn.add(new PurseEvent.StakeChosen(bet.stake()));
        } else if (move instanceof PurseMove.Roll roll) {
            roll(table, roll.atMs(), turn);
        } else if (move instanceof PurseMove.Take) {
            take(table, turn);
        } else if (move instanceof PurseMove.Bank) {
            table.purse += table.pot;
            turn.add(new PurseEvent.Banked(table.pot, table.purse));
            endRound(table);
        } else if (move instanceof PurseMove.Pause pause) {
            table.elapsedMs = pause.atMs();
            turn.add(new PurseEvent.Paused());
        } else {
            losePot(table, turn);
        }
    }

    @Override
    public Optional<Result> result(PurseTable table) {
        if (table.phase != Phase.OVER) {
            return Optional.empty();
        }
        boolean won = table.purse >= table.target;
        return Optional.of(new Result(
                won ? Outcome.WON : Outcome.LOST,
                table.purse,
                won ? "rich" : "",
                table.round,
                List.of(new Result.Term("purse", table.purse))));
    }

    @Override
    public PurseTable imagine(PurseTable table, long seed) {
        Chance future = new SeededChance(seed);
        PurseTable imagined = table.copyWith(future);
        int[] hidden = Arrays.copyOfRange(imagined.deck, imagined.taken, imagined.deck.length);
        future.shuffle(hidden, "imagined");
        System.arraycopy(hidden, 0, imagined.deck, imagined.taken, hidden.length);
        return imagined;
    }

    @Override
    public Undo undo(PurseTable before, PurseMove move, boolean revealed) {
        return move instanceof PurseMove.Take && !before.timed()
                ? Undo.LEARNING
                : Game.super.undo(before, move, revealed);
    }

    private static void roll(PurseTable table, int atMs, Turn turn) {
        int face = table.chance.roll(6, "die");
        table.elapsedMs = table.timed() ? atMs + ROLL_MS : 0;
        if (face == 1) {
            losePot(table, turn);
        } else {
            table.pot += face * table.stake;
            turn.add(new PurseEvent.Rolled(face, table.pot));
        }
    }

    private static void take(PurseTable table, Turn turn) {
        int card = table.deck[table.taken++];
        turn.reveal();
        if (card == THIEF) {
            losePot(table, turn);
        } else {
            table.pot += card;
            turn.add(new PurseEvent.CardTaken("coin" + card, table.pot));
        }
    }

    private static void losePot(PurseTable table, Turn turn) {
        turn.add(new PurseEvent.PotLost(table.pot));
        endRound(table);
    }

    private static void endRound(PurseTable table) {
        table.pot = 0;
        table.stake = 0;
        table.elapsedMs = 0;
        if (table.round == table.rounds) {
            table.phase = Phase.OVER;
        } else {
            table.round++;
            table.phase = Phase.BET;
        }
    }

    private static Optional<Refusal> refused(String reason, String rule) {
        return Optional.of(new Refusal(reason, rule));
    }
}
