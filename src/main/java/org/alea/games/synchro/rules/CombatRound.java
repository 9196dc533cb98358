package org.alea.games.synchro.rules;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.alea.games.synchro.SynchroEvent;
import org.alea.games.synchro.SynchroEvent.TimeSpent;
import org.alea.games.synchro.SynchroMove;
import org.alea.games.synchro.cards.ShardColour;
import org.alea.games.synchro.effects.Camp;
import org.alea.games.synchro.effects.Fighter;
import org.alea.games.synchro.effects.Marble;
import org.alea.games.synchro.effects.Trigger;
import org.alea.games.synchro.state.Ask;
import org.alea.games.synchro.state.Battle;
import org.alea.games.synchro.state.Chore;
import org.alea.games.synchro.state.Chore.DealShards.Share;
import org.alea.games.synchro.state.Chore.Resolving.Origin;
import org.alea.games.synchro.state.Chore.Routine;
import org.alea.games.synchro.state.Chore.Routine.Step;
import org.alea.games.synchro.state.PartyHero;
import org.alea.games.synchro.state.StageMonster;
import org.alea.games.synchro.state.StageMonster.DieSlot;

/** A round: eight marbles, then its end (SYNC-048 to SYNC-051, SYNC-124 to SYNC-132). */
final class CombatRound {
    private static final int MARBLE_DAMAGE = 3;

    private CombatRound() {}

    static void begin(Work work) {
        work.pop();
        Battle battle = work.battle();
        boolean monstersFirst = battle.round() == 0 ? battle.monstersStart() : monstersStart(battle);
        List<Marble> heroes = shaken(work, "marbles:heroes");
        List<Marble> monsters = shaken(work, "marbles:monsters");
        work.set(battle.nextRound(heroes, monsters, monstersFirst));
        work.tell(new SynchroEvent.RoundBegan(work.battle().round(), monstersFirst));
    }

    /** SYNC-132: the monsters start if the dice of all of them lie in the first slot. */
    private static boolean monstersStart(Battle battle) {
        for (StageMonster monster : battle.monsters()) {
            if (monster.slot() == DieSlot.SECOND) {
                return false;
            }
        }
        return true;
    }

    private static List<Marble> shaken(Work work, String stream) {
        int[] order = {0, 1, 2, 3};
        work.chance().shuffle(order, stream);
        return List.of(
                Colours.BOARDS[order[0]], Colours.BOARDS[order[1]], Colours.BOARDS[order[2]], Colours.BOARDS[order[3]]);
    }

    /** The next marble is waited for unless the combat is won or the round is over. */
    static boolean awaitsMarble(Work work, Ask.Reveal ask) {
        if (work.battle().won()) {
            work.replaceTop(new Routine(Step.WIN));
            return false;
        }
        if (work.battle().revealed() == Battle.MARBLES) {
            work.push(new Routine(Step.END_ROUND));
            return false;
        }
        return true;
    }

    static void reveal(Work work, Ask.Reveal ask, SynchroMove.RevealMarble move) {
        Battle battle = work.battle();
        boolean monster = battle.monsterNext();
        Marble board = monster
                ? battle.monsterBox().get(battle.monsterMarbles())
                : battle.heroBox().get(battle.heroMarbles());
        work.newWindow();
        work.set(battle.reveal());
        work.reveal();
        Fighter fighter = new Fighter(monster ? Camp.MONSTERS : Camp.HEROES, board);
        boolean lives = work.lives(fighter);
        if (work.listening()) {
            work.tell(new SynchroEvent.MarbleRevealed(
                    fighter.camp(), board, lives ? work.card(fighter) : SynchroMove.NONE));
        }
        if (!lives) {
            missing(work, fighter);
        } else if (monster) {
            MonsterTurns.begin(work, board);
        } else {
            HeroTurns.begin(work, board);
        }
    }

    /** The marble of somebody who is not on the stage (SYNC-124 to SYNC-126). */
    private static void missing(Work work, Fighter fighter) {
        if (!fighter.isHero()) {
            work.push(new Ask.ChooseVictim(fighter.board()));
            return;
        }
        Optional<ShardColour> shard = ShardBag.draw(work);
        if (shard.isPresent()) {
            work.push(new Ask.GiveShard(shard.get()));
            work.tell(new SynchroEvent.ShardFound(fighter.board(), shard.get()));
        }
    }

    static void listHeirs(Work work, Ask.GiveShard ask, List<SynchroMove> moves) {
        for (PartyHero hero : work.party().heroes()) {
            moves.add(new SynchroMove.GiveShard(hero.board()));
        }
    }

    static void give(Work work, Ask.GiveShard ask, SynchroMove.GiveShard move) {
        work.pop();
        PartyHero hero = work.hero(move.hero());
        work.set(hero.withStored(hero.stored().with(ask.shard())));
        work.tell(new SynchroEvent.ShardGiven(move.hero(), hero.card(), ask.shard()));
        ShardBag.checkStorage(work, move.hero());
    }

    static void listVictims(Work work, Ask.ChooseVictim ask, List<SynchroMove> moves) {
        for (PartyHero hero : work.party().heroes()) {
            moves.add(new SynchroMove.ChooseVictim(hero.board()));
        }
    }

    static void hit(Work work, Ask.ChooseVictim ask, SynchroMove.ChooseVictim move) {
        work.pop();
        work.push(new Chore.Striking(
                Optional.empty(), Origin.ORDEAL, List.of(Fighter.hero(move.hero())), MARBLE_DAMAGE, true));
    }

    static void end(Work work) {
        work.pop();
        ShardBag.collectUsed(work);
        work.set(work.state().deeds().round());
        if (!TimeWheel.advance(work, 1, TimeSpent.ROUND)) {
            return;
        }
        work.push(new Routine(Step.BEGIN_ROUND));
        work.push(new Chore.DealShards(work.boards(), Share.ROUND));
        work.push(new Routine(Step.EXHAUSTION));
        List<StageMonster> monsters = work.battle().monsters();
        for (int i = monsters.size() - 1; i >= 0; i--) {
            MonsterTurns.celestial(work, monsters.get(i), Trigger.ROUND);
        }
    }

    /** SYNC-129, after the abilities of Celestials; never in the dungeon (SYNC-180). */
    static void exhaust(Work work) {
        work.pop();
        Battle battle = work.battle();
        boolean same = battle.turnDie()
                .equals(Optional.of(work.content().space(work.voyage().space()).colour()));
        if (!same && !battle.exhausted() && !battle.dungeon()) {
            work.set(battle.withTurnDie(Optional.empty(), true));
            work.tell(new SynchroEvent.Exhausted());
        }
    }

    // Burnt shards

    /** Nothing is asked where every choice burns the same (SYNC-096). */
    static boolean burns(Work work, Ask.BurnChoice ask) {
        if (!work.lives(ask.hero()) || ask.n() == 0) {
            work.pop();
            return false;
        }
        PartyHero hero = work.hero(ask.hero());
        if (hero.stored().total() > ask.n() && hero.stored().colours() > 1) {
            return true;
        }
        work.pop();
        List<ShardColour> burnt = new ArrayList<>();
        for (int i = 0; i < Math.min(ask.n(), hero.stored().total()); i++) {
            burnt.add(hero.stored().at(i));
        }
        for (ShardColour shard : burnt) {
            burn(work, ask.hero(), shard);
        }
        return false;
    }

    static void burnOne(Work work, Ask.BurnChoice ask, SynchroMove.DiscardShard move) {
        work.replaceTop(new Ask.BurnChoice(ask.hero(), ask.n() - 1));
        burn(work, ask.hero(), move.colour());
    }

    private static void burn(Work work, Marble board, ShardColour shard) {
        PartyHero hero = work.hero(board);
        work.set(hero.withStored(hero.stored().without(shard)));
        ShardBag.toTray(work, org.alea.games.synchro.state.Shards.NONE.with(shard));
        work.tell(new SynchroEvent.ShardBurnt(board, hero.card(), shard));
    }
}
