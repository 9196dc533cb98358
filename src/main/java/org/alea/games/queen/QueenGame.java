package org.alea.games.queen;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import org.alea.engine.Chance;
import org.alea.engine.Game;
import org.alea.engine.Refusal;
import org.alea.engine.Result;
import org.alea.engine.SeededChance;
import org.alea.engine.Setup;
import org.alea.engine.Turn;

/** The rules of Le Défi de la Reine. */
public final class QueenGame implements Game<QueenTable, QueenMove> {
    private final QueenCards cards;

    QueenGame(QueenCards cards) {
        this.cards = cards;
    }

    @Override
    public QueenTable setUp(Setup setup, Chance chance) {
        QueenTable table = SettingUp.table(cards, QueenOptions.of(setup), chance);
        goOn(new Play(table, Turn.silent()));
        return table;
    }

    @Override
    public List<QueenMove> moves(QueenTable table) {
        List<QueenMove> moves = new ArrayList<>();
        table.phase().decision().list(table, moves);
        return Collections.unmodifiableList(moves);
    }

    @Override
    public Optional<Refusal> refusal(QueenTable table, QueenMove move) {
        return table.phase().decision().refusal(table, move);
    }

    @Override
    public void play(QueenTable table, QueenMove move, Turn turn) {
        Play play = new Play(table, turn);
        table.asking = false;
        table.phase().decision().play(play, move);
        goOn(play);
    }

    /** Whatever happens by itself, until the player is asked or the game is over. */
    private static void goOn(Play play) {
        QueenTable table = play.table();
        while (!table.asking) {
            if (table.agenda.isEmpty()) {
                table.step.run(play);
            } else {
                Effect next = table.agenda.top();
                table.agenda = table.agenda.rest();
                next.happen(play);
            }
        }
    }

    @Override
    public Optional<Result> result(QueenTable table) {
        return table.phase().over() ? Optional.of(Scoring.result(table)) : Optional.empty();
    }

    /** The cards still face down are shuffled anew; everything else can be seen. */
    @Override
    public QueenTable imagine(QueenTable table, long seed) {
        Chance chance = new SeededChance(seed);
        QueenTable imagined = table.copyWith(chance);
        imagined.ring.deck = Pile.shuffled(table.ring.deck.sorted(), chance, "imaginedEnemies");
        imagined.chariots.deck = Pile.shuffled(table.chariots.deck.sorted(), chance, "imaginedChariots");
        imagined.conspirators.faceDown =
                Pile.shuffled(table.conspirators.faceDown.sorted(), chance, "imaginedConspirators");
        return imagined;
    }

    @Override
    public QueenMove randomMove(QueenTable table, Chance dice) {
        return table.paused() ? new QueenMove.Resume() : Game.super.randomMove(table, dice);
    }

    /** QUEEN-062, 231, 232, 235: never across a roll, on the clock only without a clock, and never in a Daily Challenge. */
    @Override
    public Undo undo(QueenTable before, QueenMove move, boolean revealed) {
        if (before.options().occasion().daily()) {
            return Undo.NEVER;
        }
        if (before.phase() != QueenPhase.ROLLING) {
            return revealed ? Undo.NEVER : Undo.FAIR;
        }
        if (before.options().speed().timed()) {
            return Undo.NEVER;
        }
        boolean reroll = move instanceof QueenMove.RerollSet || move instanceof QueenMove.RerollSolo;
        return revealed && !reroll ? Undo.NEVER : Undo.LEARNING;
    }
}
