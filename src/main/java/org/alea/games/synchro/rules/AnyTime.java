package org.alea.games.synchro.rules;

import java.util.List;
import java.util.Optional;
import org.alea.engine.Refusal;
import org.alea.games.synchro.SynchroEvent;
import org.alea.games.synchro.SynchroMove;
import org.alea.games.synchro.effects.Marble;
import org.alea.games.synchro.state.Ask;
import org.alea.games.synchro.state.Fate;
import org.alea.games.synchro.state.HeroTurn;
import org.alea.games.synchro.state.PartyHero;

/** What may be done whatever is asked: potions, giving up, and the timer (SYNC-116, SYNC-119, SYNC-144, SYNC-209). */
final class AnyTime {
    private AnyTime() {}

    static void listPotions(Work work, List<SynchroMove> moves) {
        if (work.party().potions() > 0) {
            for (PartyHero hero : work.party().heroes()) {
                if (hero.damage() > 0 || endangered(work, hero.board())) {
                    moves.add(new SynchroMove.UsePotion(hero.board()));
                }
            }
        }
    }

    private static boolean endangered(Work work, Marble board) {
        return work.top() instanceof Ask.PotionWindow window && window.hero() == board;
    }

    /** Whether a move of one of these kinds is possible, or why not; nothing if it is of another kind. */
    static Optional<Optional<Refusal>> verdict(Work work, SynchroMove move) {
        if (move instanceof SynchroMove.UsePotion potion) {
            return Optional.of(noPotion(work, potion));
        }
        if (move instanceof SynchroMove.Concede) {
            return Optional.of(Optional.empty());
        }
        if (move instanceof SynchroMove.TimeUp) {
            boolean runs = work.state().options().timer()
                    && work.battle().turn().filter(turn -> !turn.timeUp()).isPresent();
            return Optional.of(runs ? Optional.empty() : Refusal.because("NO_TIMER", "SYNC-209"));
        }
        return Optional.empty();
    }

    private static Optional<Refusal> noPotion(Work work, SynchroMove.UsePotion move) {
        if (work.party().potions() == 0) {
            return Refusal.because("NO_POTION", "SYNC-116");
        }
        if (!work.lives(move.hero())) {
            return Refusal.because("NO_SUCH_HERO", "SYNC-116");
        }
        return work.hero(move.hero()).damage() > 0 || endangered(work, move.hero())
                ? Optional.empty()
                : Refusal.because("UNHURT", "SYNC-119");
    }

    static void play(Work work, SynchroMove move) {
        if (move instanceof SynchroMove.UsePotion potion) {
            drink(work, potion.hero());
        } else if (move instanceof SynchroMove.Concede) {
            work.become(work.state().ended(Fate.CONCEDED));
            work.tell(new SynchroEvent.GameLost(Fate.CONCEDED));
        } else {
            HeroTurn turn = HeroTurns.turn(work);
            work.note(turn.outOfTime());
            work.tell(new SynchroEvent.TimerRanOut(
                    turn.board(),
                    work.lives(turn.board()) ? work.hero(turn.board()).card() : SynchroMove.NONE));
        }
    }

    private static void drink(Work work, Marble board) {
        PartyHero hero = work.hero(board);
        int potion = Prowess.potion(work.content(), work.party(), hero);
        work.set(work.party().withPotions(work.party().potions() - 1));
        work.set(work.state().deeds().potion());
        if (work.top() instanceof Ask.PotionWindow window && window.hero() == board) {
            work.tell(new SynchroEvent.PotionUsed(board, hero.card(), hero.damage()));
            Strikes.relieve(work, window, potion);
        } else {
            work.set(hero.withDamage(Math.max(0, hero.damage() - potion)));
            work.tell(new SynchroEvent.PotionUsed(
                    board, hero.card(), work.hero(board).damage()));
        }
    }
}
