package org.alea.app.games.queen;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.alea.engine.Event;
import org.alea.engine.Match;
import org.alea.engine.Played;
import org.alea.games.queen.QueenEvent;
import org.alea.games.queen.QueenMove;
import org.alea.games.queen.QueenTable;

/** A finished fight in figures, counted from what happened. */
final class FightFigures {
    private final List<Round> rounds = new ArrayList<>();
    private final Map<String, Integer> woundsBy = new LinkedHashMap<>();
    private int rerolls;
    private int defended;
    private int struck;
    private int shieldsBroken;
    private int sunDice;
    private int wounds;
    private int defeatsNow;
    private int woundsNow;

    /** One round: what it brought and how much time it left. */
    record Round(int defeats, int wounds, int timeLeftMs) {}

    static FightFigures of(Match<QueenTable, QueenMove> match) {
        FightFigures figures = new FightFigures();
        int timeLeft = 0;
        for (Played<QueenMove> played : match.history()) {
            if (played.move() instanceof QueenMove.RerollSet || played.move() instanceof QueenMove.RerollSolo) {
                figures.rerolls++;
            }
            for (Event event : played.events()) {
                if (event instanceof QueenEvent.RoundStopped stop) {
                    timeLeft = stop.timeLeftMs();
                }
                figures.count((QueenEvent) event);
                if (event instanceof QueenEvent.RoundEnded
                        || event instanceof QueenEvent.GameWon
                        || event instanceof QueenEvent.GameLost) {
                    figures.closeRound(timeLeft, event instanceof QueenEvent.RoundEnded);
                    timeLeft = 0;
                }
            }
        }
        return figures;
    }

    private void closeRound(int timeLeft, boolean ended) {
        boolean already = !ended && defeatsNow == 0 && woundsNow == 0 && timeLeft == 0 && !rounds.isEmpty();
        if (!already) {
            rounds.add(new Round(defeatsNow, woundsNow, timeLeft));
        }
        defeatsNow = 0;
        woundsNow = 0;
    }

    private void count(QueenEvent event) {
        if (event instanceof QueenEvent.EnemyDefeated) {
            defeatsNow++;
        } else if (event instanceof QueenEvent.Wounded wound) {
            woundsNow++;
            wounds++;
            if (!wound.card().isEmpty()) {
                woundsBy.merge(wound.card(), 1, Integer::sum);
            }
        } else if (event instanceof QueenEvent.ChariotDefended) {
            defended++;
        } else if (event instanceof QueenEvent.ChariotStruck) {
            struck++;
        } else if (event instanceof QueenEvent.ShieldBroken) {
            shieldsBroken++;
        } else if (event instanceof QueenEvent.SunDieTaken) {
            sunDice++;
        }
    }

    List<Round> rounds() {
        return List.copyOf(rounds);
    }

    int wounds() {
        return wounds;
    }

    double rerollsARound() {
        return rounds.isEmpty() ? 0 : rerolls / (double) rounds.size();
    }

    int chariotsDefended() {
        return defended;
    }

    int chariots() {
        return defended + struck;
    }

    int shieldsBroken() {
        return shieldsBroken;
    }

    int sunDice() {
        return sunDice;
    }

    /** The enemy card that wounded most, with how often. */
    Optional<Map.Entry<String, Integer>> mostDangerous() {
        return woundsBy.entrySet().stream().max(Map.Entry.comparingByValue());
    }
}
