package org.alea.games.synchro.rules;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.alea.games.synchro.SynchroEvent;
import org.alea.games.synchro.SynchroMove;
import org.alea.games.synchro.effects.Marble;
import org.alea.games.synchro.state.Ask;
import org.alea.games.synchro.state.Chore;
import org.alea.games.synchro.state.ItemPiece;
import org.alea.games.synchro.state.Party;
import org.alea.games.synchro.state.PartyHero;

/** The items of the party: worn, in the stash, found, replaced, discarded (SYNC-183, SYNC-217, SYNC-225). */
final class Belongings {
    private Belongings() {}

    /** All items, those that are worn first. */
    static List<ItemPiece> all(Work work) {
        List<ItemPiece> all = new ArrayList<>();
        for (PartyHero hero : work.party().heroes()) {
            all.addAll(hero.items());
        }
        all.addAll(work.party().stash());
        return all;
    }

    static Optional<ItemPiece> find(Work work, String item) {
        for (ItemPiece piece : all(work)) {
            if (piece.id().equals(item)) {
                return Optional.of(piece);
            }
        }
        return Optional.empty();
    }

    /** Who wears it; nobody if it lies in the stash. */
    static Optional<Marble> wearer(Work work, String item) {
        for (PartyHero hero : work.party().heroes()) {
            if (hero.hasItem(item)) {
                return Optional.of(hero.board());
            }
        }
        return Optional.empty();
    }

    /** Takes it from where it is; its bearer keeps a hit point (SYNC-120). */
    static ItemPiece take(Work work, String item) {
        ItemPiece piece = find(work, item).orElseThrow();
        Optional<Marble> wearer = wearer(work, item);
        if (wearer.isPresent()) {
            PartyHero hero = work.hero(wearer.get());
            List<ItemPiece> left = new ArrayList<>(hero.items());
            left.remove(piece);
            work.set(hero.withItems(left));
            work.set(Prowess.alive(work, work.hero(wearer.get())));
        } else {
            List<ItemPiece> left = new ArrayList<>(work.party().stash());
            left.remove(piece);
            work.set(work.party().withStash(left));
        }
        return piece;
    }

    static void equip(Work work, Marble board, ItemPiece item) {
        PartyHero hero = work.hero(board);
        List<ItemPiece> more = new ArrayList<>(hero.items());
        more.add(item);
        work.set(hero.withItems(more));
    }

    /** Gives it to this hero, or to the stash. */
    static void put(Work work, Optional<Marble> board, ItemPiece item) {
        if (board.isPresent()) {
            equip(work, board.get(), item);
        } else {
            List<ItemPiece> more = new ArrayList<>(work.party().stash());
            more.add(item);
            work.set(work.party().withStash(more));
        }
    }

    /** It goes on top of the item deck, its standard side up (SYNC-012, SYNC-151). */
    static void discard(Work work, ItemPiece item) {
        work.set(work.supply().withItems(DeckOrder.onTop(work.supply().items(), item.id())));
        work.tell(new SynchroEvent.ItemDiscarded(item.id()));
    }

    static void improve(Work work, String item) {
        Party party = work.party();
        Optional<Marble> wearer = wearer(work, item);
        if (wearer.isPresent()) {
            PartyHero hero = work.hero(wearer.get());
            work.set(hero.withItems(improved(hero.items(), item)));
        } else {
            work.set(party.withStash(improved(party.stash(), item)));
        }
        work.tell(new SynchroEvent.ItemImproved(item));
    }

    private static List<ItemPiece> improved(List<ItemPiece> items, String item) {
        List<ItemPiece> changed = new ArrayList<>();
        for (ItemPiece piece : items) {
            changed.add(piece.id().equals(item) ? new ItemPiece(item, true) : piece);
        }
        return changed;
    }

    // A new item

    /** A random item, if the deck has one (SYNC-215). */
    static void findItem(Work work, Chore.FindItem chore) {
        work.pop();
        List<String> deck = work.supply().items();
        if (deck.isEmpty()) {
            work.tell(new SynchroEvent.NothingGained());
            return;
        }
        String item = deck.get(work.chance().index(deck.size(), "items:random"));
        work.set(work.supply().withItems(DeckOrder.without(deck, item)));
        work.push(new Ask.PlaceItem(new ItemPiece(item, chore.improved())));
        work.tell(new SynchroEvent.ItemFound(item, chore.improved()));
    }

    static void listEquips(Work work, Ask.PlaceItem ask, List<SynchroMove> moves) {
        for (PartyHero hero : work.party().heroes()) {
            if (hero.items().size() < PartyHero.MOST_ITEMS) {
                moves.add(new SynchroMove.Equip(hero.board()));
            }
        }
    }

    static void equip(Work work, Ask.PlaceItem ask, SynchroMove.Equip move) {
        work.pop();
        taken(work, move.hero(), ask.item());
    }

    static void taken(Work work, Marble board, ItemPiece item) {
        equip(work, board, item);
        work.tell(new SynchroEvent.ItemTaken(item.id(), board, work.hero(board).card()));
    }

    static void listReplaced(Work work, Ask.PlaceItem ask, List<SynchroMove> moves) {
        for (PartyHero hero : work.party().heroes()) {
            if (hero.items().size() == PartyHero.MOST_ITEMS) {
                for (ItemPiece item : hero.items()) {
                    moves.add(new SynchroMove.ReplaceItem(item.id()));
                }
            }
        }
    }

    static void replace(Work work, Ask.PlaceItem ask, SynchroMove.ReplaceItem move) {
        Marble board = wearer(work, move.item()).orElseThrow();
        work.pop();
        ItemPiece old = take(work, move.item());
        discard(work, old);
        taken(work, board, ask.item());
    }

    static void discardNew(Work work, Ask.PlaceItem ask, SynchroMove.DiscardNew move) {
        work.pop();
        discard(work, ask.item());
    }
}
