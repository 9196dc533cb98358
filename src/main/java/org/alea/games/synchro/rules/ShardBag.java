package org.alea.games.synchro.rules;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.alea.games.synchro.SynchroEvent.BagRefilled;
import org.alea.games.synchro.SynchroEvent.CrystalTaken;
import org.alea.games.synchro.SynchroEvent.NothingToDraw;
import org.alea.games.synchro.SynchroEvent.ShardDiscarded;
import org.alea.games.synchro.SynchroEvent.ShardsDrawn;
import org.alea.games.synchro.SynchroMove;
import org.alea.games.synchro.SynchroMove.ShardZone;
import org.alea.games.synchro.cards.ShardColour;
import org.alea.games.synchro.effects.Marble;
import org.alea.games.synchro.state.Ask;
import org.alea.games.synchro.state.Chore;
import org.alea.games.synchro.state.PartyHero;
import org.alea.games.synchro.state.Shards;
import org.alea.games.synchro.state.Supply;

/** Shards come out of the bag blindly and go to the tray (SYNC-005 to SYNC-007, SYNC-213). */
final class ShardBag {
    private static final String STREAM = "shards";

    private ShardBag() {}

    /** A shard out of the bag, which takes the tray first if it is empty; nothing if both are. */
    static Optional<ShardColour> draw(Work work) {
        Supply supply = work.supply();
        if (supply.bag().isEmpty()) {
            if (supply.tray().isEmpty()) {
                work.tell(new NothingToDraw());
                return Optional.empty();
            }
            supply = supply.withShards(supply.tray(), Shards.NONE);
            work.set(supply);
            work.tell(new BagRefilled());
        }
        ShardColour colour = supply.bag().at(work.chance().index(supply.bag().total(), STREAM));
        work.set(supply.withShards(supply.bag().without(colour), supply.tray()));
        return Optional.of(colour);
    }

    /** A hero draws; outside its own turn it then discards what is over five. */
    static void draw(Work work, Marble board, int shards) {
        List<ShardColour> drawn = new ArrayList<>(shards);
        for (int i = 0; i < shards; i++) {
            Optional<ShardColour> shard = draw(work);
            if (shard.isEmpty()) {
                break;
            }
            drawn.add(shard.get());
            PartyHero hero = work.hero(board);
            work.set(hero.withStored(hero.stored().with(shard.get())));
        }
        if (work.listening() && !drawn.isEmpty()) {
            work.tell(new ShardsDrawn(board, work.hero(board).card(), drawn));
        }
        checkStorage(work, board);
    }

    /** Whoever holds more than five outside its own turn discards at once (SYNC-007). */
    static void checkStorage(Work work, Marble board) {
        if (!work.inTurn(board) && work.hero(board).stored().total() > PartyHero.MOST_STORED) {
            work.push(new Ask.Overflow(board));
        }
    }

    static void toTray(Work work, Shards shards) {
        Supply supply = work.supply();
        work.set(supply.withShards(supply.bag(), supply.tray().plus(shards)));
    }

    /** A stored shard of a hero goes to the tray. */
    static void discard(Work work, Marble board, ShardColour colour) {
        PartyHero hero = work.hero(board);
        work.set(hero.withStored(hero.stored().without(colour)));
        toTray(work, Shards.NONE.with(colour));
        if (work.listening()) {
            work.tell(new ShardDiscarded(board, hero.card(), colour));
        }
    }

    /** All shards paid this round go to the tray (SYNC-128). */
    static void collectUsed(Work work) {
        Shards used = Shards.NONE;
        for (Marble board : work.boards()) {
            PartyHero hero = work.hero(board);
            if (!hero.used().isEmpty()) {
                used = used.plus(hero.used());
                work.set(hero.withShards(hero.stored(), Shards.NONE));
            }
        }
        toTray(work, used);
    }

    static void deal(Work work, Chore.DealShards deal) {
        work.pop();
        if (deal.to().isEmpty()) {
            return;
        }
        if (deal.to().size() > 1) {
            work.push(new Chore.DealShards(deal.to().subList(1, deal.to().size()), deal.share()));
        }
        Marble board = deal.to().get(0);
        if (work.lives(board)) {
            int perTurn = Prowess.level(work.content(), work.hero(board)).shardsPerTurn();
            draw(
                    work,
                    board,
                    switch (deal.share()) {
                        case ONE -> 1;
                        case TWO -> 2;
                        case PER_TURN -> perTurn;
                        case ROUND -> work.battle().exhausted() ? 1 : perTurn;
                    });
        }
    }

    // Overflow

    static boolean overflows(Work work, Ask.Overflow ask) {
        if (work.lives(ask.hero()) && work.hero(ask.hero()).stored().total() > PartyHero.MOST_STORED) {
            return true;
        }
        work.pop();
        return false;
    }

    static void listStored(Work work, Marble board, List<SynchroMove> moves) {
        Shards stored = work.hero(board).stored();
        for (ShardColour colour : Colours.ALL) {
            if (stored.of(colour) > 0) {
                moves.add(new SynchroMove.DiscardShard(board, colour));
            }
        }
    }

    // Clear shards of choice

    static boolean crystalsLeft(Work work, Ask.ChooseCrystal ask) {
        Supply supply = work.supply();
        if (work.lives(ask.hero()) && supply.bag().clear() + supply.tray().clear() > 0) {
            return true;
        }
        work.pop();
        work.tell(new NothingToDraw());
        crystalsTaken(work, ask.hero());
        return false;
    }

    /** What a hero gains at one moment it gains in full, before it discards anything (SYNC-007). */
    private static void crystalsTaken(Work work, Marble board) {
        boolean more = work.top() instanceof Ask.ChooseCrystal next && next.hero() == board;
        if (!more && work.lives(board)) {
            checkStorage(work, board);
        }
    }

    static void listCrystals(Work work, Ask.ChooseCrystal ask, List<SynchroMove> moves) {
        if (work.supply().bag().clear() > 0) {
            moves.add(new SynchroMove.TakeFrom(ShardZone.BAG));
        }
        if (work.supply().tray().clear() > 0) {
            moves.add(new SynchroMove.TakeFrom(ShardZone.TRAY));
        }
    }

    static void takeCrystal(Work work, Ask.ChooseCrystal ask, SynchroMove.TakeFrom move) {
        work.pop();
        Supply supply = work.supply();
        work.set(
                move.zone() == ShardZone.BAG
                        ? supply.withShards(supply.bag().without(ShardColour.CLEAR), supply.tray())
                        : supply.withShards(supply.bag(), supply.tray().without(ShardColour.CLEAR)));
        PartyHero hero = work.hero(ask.hero());
        work.set(hero.withStored(hero.stored().with(ShardColour.CLEAR)));
        work.tell(new CrystalTaken(ask.hero(), hero.card(), move.zone()));
        crystalsTaken(work, ask.hero());
    }
}
