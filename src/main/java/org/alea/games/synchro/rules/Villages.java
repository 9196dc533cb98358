package org.alea.games.synchro.rules;

import java.util.List;
import org.alea.engine.Refusal;
import org.alea.games.synchro.SynchroEvent;
import org.alea.games.synchro.SynchroEvent.TimeSpent;
import org.alea.games.synchro.SynchroMove;
import org.alea.games.synchro.effects.Marble;
import org.alea.games.synchro.state.Ask;
import org.alea.games.synchro.state.ItemPiece;
import org.alea.games.synchro.state.PartyHero;
import org.alea.games.synchro.state.Supply;

/** The visit of a city and its village (SYNC-146 to SYNC-158). */
final class Villages {
    private static final int TIME = 3;
    private static final int SHOWN = 5;
    private static final int HERO_PRICE = 8;
    private static final int CHANGE_PRICE = 4;
    private static final int REST_PRICE = 1;
    private static final int POTION_PRICE = 2;

    private Villages() {}

    static void listVillage(Work work, Ask.Visit ask, List<SynchroMove> moves) {
        if (!work.voyage().villageSeen()) {
            moves.add(new SynchroMove.VisitVillage());
        }
    }

    static void visit(Work work, Ask.Visit ask, SynchroMove.VisitVillage move) {
        enter(work, true);
    }

    /** @param takesTime not at a campfire (SYNC-174) */
    static void enter(Work work, boolean takesTime) {
        work.newWindow();
        if (takesTime && !TimeWheel.advance(work, TIME, TimeSpent.VILLAGE)) {
            return;
        }
        work.set(work.voyage().seenVillage());
        work.set(work.state().deeds().village());
        Supply supply = work.supply();
        List<String> heroes = DeckOrder.bottom(supply.heroes(), SHOWN);
        List<String> items = DeckOrder.bottom(supply.items(), SHOWN);
        work.set(supply.withHeroes(DeckOrder.withoutBottom(supply.heroes(), SHOWN))
                .withItems(DeckOrder.withoutBottom(supply.items(), SHOWN)));
        work.reveal();
        work.push(new Ask.Village(heroes, items));
        work.tell(new SynchroEvent.VillageEntered(heroes, items));
    }

    static void leaveCity(Work work, Ask.Visit ask, SynchroMove.LeaveCity move) {
        work.replaceTop(new Ask.ChooseRoad());
    }

    private static int coins(Work work) {
        return work.party().coins();
    }

    // Items

    static void listItems(Work work, Ask.Village ask, List<SynchroMove> moves) {
        for (String item : ask.items()) {
            if (work.content().item(item).price() <= coins(work)) {
                for (PartyHero hero : work.party().heroes()) {
                    listItem(item, hero, moves);
                }
            }
        }
    }

    private static void listItem(String item, PartyHero hero, List<SynchroMove> moves) {
        if (hero.items().size() < PartyHero.MOST_ITEMS) {
            moves.add(new SynchroMove.BuyItem(item, hero.board(), SynchroMove.NONE));
        } else {
            for (ItemPiece old : hero.items()) {
                moves.add(new SynchroMove.BuyItem(item, hero.board(), old.id()));
            }
        }
    }

    static Refusal noItem(Work work, Ask.Village ask, SynchroMove.BuyItem move) {
        if (!ask.items().contains(move.item())) {
            return new Refusal("NOT_SHOWN", "SYNC-149");
        }
        return work.content().item(move.item()).price() > coins(work)
                ? new Refusal("NOT_ENOUGH_COINS", "SYNC-151")
                : new Refusal("NO_ITEM_SLOT", "SYNC-225");
    }

    static void buyItem(Work work, Ask.Village ask, SynchroMove.BuyItem move) {
        work.replaceTop(new Ask.Village(ask.heroes(), DeckOrder.without(ask.items(), move.item())));
        Purses.pay(work, work.content().item(move.item()).price());
        if (!move.replaced().equals(SynchroMove.NONE)) {
            Belongings.discard(work, Belongings.take(work, move.replaced()));
        }
        Belongings.taken(work, move.hero(), new ItemPiece(move.item(), false));
    }

    // Heroes

    static void listInvitations(Work work, Ask.Village ask, List<SynchroMove> moves) {
        if (coins(work) >= HERO_PRICE) {
            for (String card : ask.heroes()) {
                for (Marble board : Recruiting.emptyBoards(work)) {
                    moves.add(new SynchroMove.InviteHero(card, board));
                }
            }
        }
    }

    static Refusal noInvitation(Work work, Ask.Village ask, SynchroMove.InviteHero move) {
        if (!Recruiting.emptyBoards(work).contains(move.board())) {
            return Recruiting.noBoard(work, move.board());
        }
        return poorOr(work, HERO_PRICE, "SYNC-152", "NOT_SHOWN");
    }

    private static Refusal poorOr(Work work, int price, String rule, String otherwise) {
        return coins(work) < price ? new Refusal("NOT_ENOUGH_COINS", rule) : new Refusal(otherwise, rule);
    }

    static void invite(Work work, Ask.Village ask, SynchroMove.InviteHero move) {
        withoutHero(work, ask, move.card());
        Purses.pay(work, HERO_PRICE);
        Recruiting.join(work, move.card(), move.board());
    }

    private static void withoutHero(Work work, Ask.Village ask, String card) {
        work.replaceTop(new Ask.Village(DeckOrder.without(ask.heroes(), card), ask.items()));
    }

    static void listMasters(Work work, Ask.Village ask, List<SynchroMove> moves) {
        if (coins(work) >= HERO_PRICE) {
            for (String card : ask.heroes()) {
                for (Marble board : work.boards()) {
                    moves.add(new SynchroMove.LearnMaster(card, board));
                }
            }
        }
    }

    static Refusal noMaster(Work work, Ask.Village ask, SynchroMove.LearnMaster move) {
        return poorOr(work, HERO_PRICE, "SYNC-153", "NOT_SHOWN");
    }

    static void learn(Work work, Ask.Village ask, SynchroMove.LearnMaster move) {
        withoutHero(work, ask, move.card());
        Purses.pay(work, HERO_PRICE);
        Recruiting.teach(work, move.hero(), move.card());
    }

    static void listChanges(Work work, Ask.Village ask, List<SynchroMove> moves) {
        if (coins(work) >= CHANGE_PRICE) {
            for (String card : ask.heroes()) {
                for (Marble board : work.boards()) {
                    moves.add(new SynchroMove.ChangeHero(card, board));
                }
            }
        }
    }

    static Refusal noChange(Work work, Ask.Village ask, SynchroMove.ChangeHero move) {
        return poorOr(work, CHANGE_PRICE, "SYNC-154", "NOT_SHOWN");
    }

    static void change(Work work, Ask.Village ask, SynchroMove.ChangeHero move) {
        withoutHero(work, ask, move.card());
        Purses.pay(work, CHANGE_PRICE);
        Recruiting.replace(work, move.hero(), move.card());
    }

    // Rest and potions

    static void listRests(Work work, Ask.Village ask, List<SynchroMove> moves) {
        if (coins(work) >= REST_PRICE) {
            for (PartyHero hero : work.party().heroes()) {
                if (hero.damage() > 0) {
                    moves.add(new SynchroMove.Rest(hero.board()));
                }
            }
        }
    }

    static Refusal noRest(Work work, Ask.Village ask, SynchroMove.Rest move) {
        return poorOr(work, REST_PRICE, "SYNC-155", "UNHURT");
    }

    static void rest(Work work, Ask.Village ask, SynchroMove.Rest move) {
        Purses.pay(work, REST_PRICE);
        PartyHero hero = work.hero(move.hero());
        work.set(hero.withDamage(0));
        work.tell(new SynchroEvent.Rested(move.hero(), hero.card()));
    }

    static void listPotion(Work work, Ask.Village ask, List<SynchroMove> moves) {
        if (coins(work) >= POTION_PRICE) {
            moves.add(new SynchroMove.BuyPotion());
        }
    }

    static void buyPotion(Work work, Ask.Village ask, SynchroMove.BuyPotion move) {
        Purses.pay(work, POTION_PRICE);
        Purses.gainPotions(work, 1);
    }

    /** What is left goes back on top of its deck, in the order it was shown (SYNC-016, SYNC-158). */
    static void leave(Work work, Ask.Village ask, SynchroMove.LeaveVillage move) {
        work.pop();
        Supply supply = work.supply();
        work.set(supply.withHeroes(DeckOrder.onTop(supply.heroes(), ask.heroes()))
                .withItems(DeckOrder.onTop(supply.items(), ask.items())));
        work.newWindow();
        work.tell(new SynchroEvent.VillageLeft());
    }
}
