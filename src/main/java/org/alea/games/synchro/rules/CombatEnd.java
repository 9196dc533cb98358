package org.alea.games.synchro.rules;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.alea.engine.Deck;
import org.alea.games.synchro.SynchroEvent;
import org.alea.games.synchro.SynchroEvent.TimeSpent;
import org.alea.games.synchro.SynchroMove;
import org.alea.games.synchro.cards.JournalTile;
import org.alea.games.synchro.cards.SynchroMonster;
import org.alea.games.synchro.effects.Trigger;
import org.alea.games.synchro.state.Ask;
import org.alea.games.synchro.state.Battle;
import org.alea.games.synchro.state.Chore;
import org.alea.games.synchro.state.Chore.DealShards.Share;
import org.alea.games.synchro.state.Chore.Routine;
import org.alea.games.synchro.state.Chore.Routine.Step;
import org.alea.games.synchro.state.FallenMonster;
import org.alea.games.synchro.state.PartyHero;
import org.alea.games.synchro.state.StageMonster;

/** How a combat ends: victory with its reward, or retreat (SYNC-076 to SYNC-079, SYNC-134 to SYNC-139, SYNC-223). */
final class CombatEnd {
    private static final int ELITE_COINS = 2;
    private static final int RETREAT_TIME = 5;

    private CombatEnd() {}

    // Victory

    static void win(Work work) {
        work.newWindow();
        int elites = 0;
        for (FallenMonster monster : work.battle().fallen()) {
            elites += work.content().monster(monster.card()).elite() ? 1 : 0;
        }
        JournalTile tile = work.content().tile(SettingOut.tileId(work));
        int coins = tile.coins() + ELITE_COINS * elites;
        work.set(work.state().deeds().fight(elites));
        work.set(work.party().withCoins(work.party().coins() + coins));
        work.replaceTop(new Routine(Step.CLEAN_UP));
        Abilities.raise(work, Trigger.WIN);
        work.tell(new SynchroEvent.CombatWon(coins, elites));
    }

    /** SYNC-136, then what follows in the city. */
    static void cleanUp(Work work) {
        boolean dungeon = work.battle().dungeon();
        work.replaceTop(new Ask.Visit());
        work.push(new Ask.Regroup());
        if (dungeon) {
            work.push(new Routine(Step.LEGEND));
        }
        clearStage(work);
        for (FallenMonster monster : work.battle().fallen()) {
            int level = work.content().monster(monster.card()).level();
            Deck<String> deck = work.supply().monsters().get(level - 1);
            CombatStart.setDeck(work, level, deck.discard(monster.card()));
        }
        work.set(Battle.NONE);
        work.newWindow();
    }

    /** Used shards to the tray; shields and tokens off. */
    private static void clearStage(Work work) {
        ShardBag.collectUsed(work);
        List<PartyHero> heroes = new ArrayList<>();
        for (PartyHero hero : work.party().heroes()) {
            heroes.add(hero.withShields(0).withTokens(false, false));
        }
        work.set(work.party().withHeroes(heroes));
    }

    /** A random legendary hero, which uses up the visit to the dungeon (SYNC-181). */
    static void legend(Work work) {
        work.pop();
        work.newWindow();
        work.set(work.voyage().usedPoi(true));
        List<String> legends = work.supply().legends();
        if (legends.isEmpty()) {
            work.tell(new SynchroEvent.NothingGained());
            return;
        }
        String card = legends.get(work.chance().index(legends.size(), "legends:random"));
        work.set(work.supply().withLegends(DeckOrder.without(legends, card)));
        work.push(new Ask.PlaceHero(card));
        work.tell(new SynchroEvent.HeroFound(card));
    }

    // Retreat

    static void listRetreat(Work work, Ask.HeroActions ask, List<SynchroMove> moves) {
        if (!work.battle().dungeon()) {
            moves.add(new SynchroMove.Retreat());
        }
    }

    static void retreat(Work work, Ask.HeroActions ask, SynchroMove.Retreat move) {
        work.pop();
        work.newWindow();
        work.set(work.battle().withTurn(Optional.empty()));
        work.set(work.state().deeds().retreat());
        work.tell(new SynchroEvent.Retreated());
        if (!TimeWheel.advance(work, RETREAT_TIME, TimeSpent.RETREAT)) {
            return;
        }
        clearStage(work);
        List<PartyHero> heroes = new ArrayList<>();
        for (PartyHero hero : work.party().heroes()) {
            heroes.add(hero.withDamage(0));
        }
        work.set(work.party().withHeroes(heroes));
        // in place of the marble that would have come next
        work.replaceTop(new Routine(Step.DRAW_MONSTERS));
        work.push(new Ask.Muster(List.of()));
        work.push(new Ask.Regroup());
        work.push(new Routine(Step.MONSTERS_BACK));
        work.push(new Chore.DealShards(work.boards(), Share.PER_TURN));
    }

    /** All monsters of this combat go back to their decks, which are shuffled (SYNC-076, SYNC-078). */
    static void monstersBack(Work work) {
        work.pop();
        List<String> cards = new ArrayList<>();
        for (StageMonster monster : work.battle().monsters()) {
            cards.add(monster.card());
        }
        for (FallenMonster monster : work.battle().fallen()) {
            cards.add(monster.card());
        }
        Set<Integer> levels = new LinkedHashSet<>();
        for (String id : cards) {
            SynchroMonster card = work.content().monster(id);
            if (card.celestial()) {
                work.set(work.supply()
                        .withCelestials(DeckOrder.with(work.supply().celestials(), id)));
            } else {
                levels.add(card.level());
                CombatStart.setDeck(
                        work,
                        card.level(),
                        work.supply().monsters().get(card.level() - 1).bury(id));
            }
        }
        for (int level : levels) {
            Deck<String> deck = work.supply().monsters().get(level - 1);
            CombatStart.setDeck(work, level, deck.imagined(work.chance(), "monsters:" + level));
        }
        int retreats = work.battle().retreats() + 1;
        work.set(new Battle(
                0,
                retreats,
                false,
                Optional.empty(),
                false,
                List.of(),
                List.of(),
                List.of(),
                List.of(),
                0,
                false,
                Optional.empty()));
    }
}
