package org.alea.games.synchro.rules;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.alea.engine.Refusal;
import org.alea.games.synchro.SynchroEvent;
import org.alea.games.synchro.SynchroMove;
import org.alea.games.synchro.effects.Marble;
import org.alea.games.synchro.state.Ask;
import org.alea.games.synchro.state.ItemPiece;
import org.alea.games.synchro.state.PartyHero;

/** The order of the heroes and their items, with the monsters in sight (SYNC-044, SYNC-217). */
final class Deployment {
    private Deployment() {}

    static void listOrders(Work work, Ask.Deploy ask, List<SynchroMove> moves) {
        orders(work.boards(), new ArrayList<>(), moves);
        moves.remove(new SynchroMove.SetOrder(work.boards()));
    }

    private static void orders(List<Marble> left, List<Marble> soFar, List<SynchroMove> moves) {
        if (left.isEmpty()) {
            moves.add(new SynchroMove.SetOrder(soFar));
        }
        for (Marble next : left) {
            List<Marble> others = new ArrayList<>(left);
            others.remove(next);
            List<Marble> more = new ArrayList<>(soFar);
            more.add(next);
            orders(others, more, moves);
        }
    }

    static void order(Work work, Ask.Deploy ask, SynchroMove.SetOrder move) {
        List<PartyHero> heroes = new ArrayList<>();
        List<String> cards = new ArrayList<>();
        for (Marble board : move.order()) {
            heroes.add(work.hero(board));
            cards.add(work.hero(board).card());
        }
        work.set(work.party().withHeroes(heroes));
        work.tell(new SynchroEvent.OrderSet(cards));
    }

    static void listMoves(Work work, Ask.Deploy ask, List<SynchroMove> moves) {
        for (ItemPiece item : Belongings.all(work)) {
            for (PartyHero hero : work.party().heroes()) {
                if (!hero.hasItem(item.id()) && hero.items().size() < PartyHero.MOST_ITEMS) {
                    moves.add(new SynchroMove.MoveItem(item.id(), hero.board()));
                }
            }
        }
    }

    static Refusal noMove(Work work, Ask.Deploy ask, SynchroMove.MoveItem move) {
        return Belongings.find(work, move.item()).isPresent() && work.lives(move.hero())
                ? new Refusal("NO_ITEM_SLOT", "SYNC-011")
                : new Refusal("NO_SUCH_ITEM", "SYNC-044");
    }

    static void move(Work work, Ask.Deploy ask, SynchroMove.MoveItem move) {
        ItemPiece item = Belongings.take(work, move.item());
        Belongings.equip(work, move.hero(), item);
        work.tell(new SynchroEvent.ItemMoved(
                item.id(), move.hero(), work.hero(move.hero()).card()));
    }

    static void listSwaps(Work work, Ask.Deploy ask, List<SynchroMove> moves) {
        List<ItemPiece> all = Belongings.all(work);
        for (int i = 0; i < all.size(); i++) {
            for (int j = i + 1; j < all.size(); j++) {
                String one = all.get(i).id();
                String other = all.get(j).id();
                if (!Belongings.wearer(work, one).equals(Belongings.wearer(work, other))) {
                    moves.add(new SynchroMove.SwapItems(one, other));
                }
            }
        }
    }

    static void swap(Work work, Ask.Deploy ask, SynchroMove.SwapItems move) {
        Optional<Marble> first = Belongings.wearer(work, move.item());
        Optional<Marble> second = Belongings.wearer(work, move.other());
        ItemPiece one = Belongings.take(work, move.item());
        ItemPiece other = Belongings.take(work, move.other());
        Belongings.put(work, first, other);
        Belongings.put(work, second, one);
        work.tell(new SynchroEvent.ItemsSwapped(move.item(), move.other()));
    }

    static void listStashes(Work work, Ask.Deploy ask, List<SynchroMove> moves) {
        for (PartyHero hero : work.party().heroes()) {
            for (ItemPiece item : hero.items()) {
                moves.add(new SynchroMove.StashItem(item.id()));
            }
        }
    }

    static void stash(Work work, Ask.Deploy ask, SynchroMove.StashItem move) {
        ItemPiece item = Belongings.take(work, move.item());
        Belongings.put(work, Optional.empty(), item);
        work.tell(new SynchroEvent.ItemStashed(item.id()));
    }

    static void listDiscards(Work work, Ask.Deploy ask, List<SynchroMove> moves) {
        for (ItemPiece item : work.party().stash()) {
            moves.add(new SynchroMove.DiscardItem(item.id()));
        }
    }

    static void discard(Work work, Ask.Deploy ask, SynchroMove.DiscardItem move) {
        Belongings.discard(work, Belongings.take(work, move.item()));
    }

    static void listConfirm(Work work, Ask.Deploy ask, List<SynchroMove> moves) {
        if (work.party().stash().isEmpty()) {
            moves.add(new SynchroMove.ConfirmDeploy());
        }
    }

    static void confirm(Work work, Ask.Deploy ask, SynchroMove.ConfirmDeploy move) {
        work.replaceTop(new Ask.ChooseStart());
    }
}
