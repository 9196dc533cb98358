package org.alea.games.synchro.rules;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.alea.engine.Refusal;
import org.alea.games.synchro.SynchroEvent;
import org.alea.games.synchro.SynchroMove;
import org.alea.games.synchro.effects.Marble;
import org.alea.games.synchro.state.Ask;
import org.alea.games.synchro.state.Chore;
import org.alea.games.synchro.state.Chore.DealShards.Share;
import org.alea.games.synchro.state.ItemPiece;
import org.alea.games.synchro.state.MasterCard;
import org.alea.games.synchro.state.PartyHero;
import org.alea.games.synchro.state.ReserveHero;
import org.alea.games.synchro.state.SkillTile;

/** Heroes come and go; masters and the reserve (SYNC-121, SYNC-154, SYNC-167, SYNC-184 to SYNC-194, SYNC-218). */
final class Recruiting {
    private static final int REAR = -1;

    private Recruiting() {}

    /** The boards without a hero that the party may still fill (SYNC-219). */
    static List<Marble> emptyBoards(Work work) {
        List<Marble> empty = new ArrayList<>();
        if (work.party().hasRoom()) {
            for (Marble board : Colours.BOARDS) {
                if (!work.lives(board)) {
                    empty.add(board);
                }
            }
        }
        return empty;
    }

    static Refusal noBoard(Work work, Marble board) {
        return work.party().hasRoom() ? new Refusal("BOARD_TAKEN", "SYNC-167") : new Refusal("PARTY_FULL", "SYNC-219");
    }

    /** A hero on an empty board stands behind the others (SYNC-189). */
    static void join(Work work, String card, Marble board) {
        join(work, card, board, REAR);
    }

    /** One who replaces somebody takes that position (SYNC-230). */
    private static void join(Work work, String card, Marble board, int place) {
        int level = Math.max(1, work.content().node(work.voyage().node()).level() - 1);
        List<PartyHero> heroes = new ArrayList<>(work.party().heroes());
        heroes.add(place == REAR ? heroes.size() : place, PartyHero.recruit(board, card, level));
        work.set(work.party().withHeroes(heroes));
        work.push(new Chore.DealShards(List.of(board), Share.PER_TURN));
        for (int reached = level; reached >= 1; reached--) {
            work.push(new Chore.TakeReward(board, reached, reached > 1));
        }
        work.tell(new SynchroEvent.HeroJoined(board, card, level));
    }

    /** A party hero leaves to the hero deck, and a card takes its board. */
    static void replace(Work work, Marble board, String card) {
        int place = leave(work, board);
        join(work, card, board, place);
    }

    /** Takes a hero off its board and back to the deck; where it stood. */
    private static int leave(Work work, Marble board) {
        PartyHero hero = work.hero(board);
        int place = take(work, hero);
        toDeck(work, hero.card());
        work.tell(new SynchroEvent.HeroLeft(board, hero.card()));
        return place;
    }

    private static int take(Work work, PartyHero hero) {
        int place = work.party().place(hero.board());
        scatter(work, hero);
        work.set(work.party().without(hero.board()));
        return place;
    }

    /** What a leaving hero had: skills to the bag, shards to the tray, items to the stash, the master to its deck. */
    static void scatter(Work work, PartyHero hero) {
        List<String> tiles = new ArrayList<>();
        for (SkillTile skill : hero.skills()) {
            tiles.add(skill.id());
        }
        Growth.toBag(work, tiles);
        ShardBag.toTray(work, hero.stored().plus(hero.used()));
        List<ItemPiece> stash = new ArrayList<>(work.party().stash());
        stash.addAll(hero.items());
        work.set(work.party().withStash(stash));
        hero.master().ifPresent(master -> toDeck(work, master.card()));
        PartyHero bare = PartyHero.recruit(hero.board(), hero.card(), hero.level());
        work.set(bare);
    }

    /** A hero card goes on top of its deck, a legendary one of the legendary deck (SYNC-218). */
    static void toDeck(Work work, String card) {
        if (work.content().hero(card).legendary()) {
            work.set(work.supply().withLegends(DeckOrder.onTop(work.supply().legends(), card)));
        } else {
            work.set(work.supply().withHeroes(DeckOrder.onTop(work.supply().heroes(), card)));
        }
    }

    /** The old master returns to the deck (SYNC-190). */
    static void teach(Work work, Marble board, String card) {
        PartyHero hero = work.hero(board);
        hero.master().ifPresent(old -> toDeck(work, old.card()));
        work.set(hero.withMaster(Optional.of(new MasterCard(card, false))));
        work.set(Prowess.alive(work, work.hero(board)));
        work.tell(new SynchroEvent.MasterTaken(board, hero.card(), card));
    }

    static void reserve(Work work, String card, boolean tavern) {
        List<ReserveHero> more = new ArrayList<>(work.party().reserve());
        more.add(new ReserveHero(card, tavern));
        work.set(work.party().withReserve(more));
        work.tell(new SynchroEvent.ReserveGrew(card, tavern));
    }

    private static void outOfReserve(Work work, String card) {
        List<ReserveHero> left = new ArrayList<>(work.party().reserve());
        left.removeIf(hero -> hero.card().equals(card));
        work.set(work.party().withReserve(left));
    }

    // Muster and regroup

    static boolean mustered(Work work, Ask.Muster ask) {
        List<SynchroMove> moves = new ArrayList<>();
        listJoins(work, ask, moves);
        listExchanges(work, ask, moves);
        if (moves.isEmpty()) {
            work.pop();
        }
        return !moves.isEmpty();
    }

    static void listJoins(Work work, Ask.Muster ask, List<SynchroMove> moves) {
        for (ReserveHero hero : work.party().reserve()) {
            if (!hero.tavern() && !ask.moved().contains(hero.card())) {
                for (Marble board : emptyBoards(work)) {
                    moves.add(new SynchroMove.JoinReserve(hero.card(), board));
                }
            }
        }
    }

    static void listExchanges(Work work, Ask.Muster ask, List<SynchroMove> moves) {
        for (ReserveHero hero : work.party().reserve()) {
            if (!hero.tavern() && !ask.moved().contains(hero.card())) {
                for (PartyHero old : work.party().heroes()) {
                    if (!ask.moved().contains(old.card())) {
                        moves.add(new SynchroMove.ExchangeReserve(hero.card(), old.board()));
                    }
                }
            }
        }
    }

    static Refusal noJoin(Work work, SynchroMove.JoinReserve move, boolean combatOver) {
        Optional<ReserveHero> wanted = inReserve(work, move.card());
        if (wanted.isEmpty()) {
            return new Refusal("NOT_IN_RESERVE", "SYNC-038");
        }
        if (!combatOver && wanted.get().tavern()) {
            return new Refusal("TAVERN_HERO", "SYNC-160");
        }
        return emptyBoards(work).contains(move.board())
                ? new Refusal("MOVED_ALREADY", "SYNC-188")
                : noBoard(work, move.board());
    }

    static Refusal noExchange(Work work, Ask.Muster ask, SynchroMove.ExchangeReserve move) {
        Optional<ReserveHero> wanted = inReserve(work, move.card());
        if (wanted.isEmpty() || !work.lives(move.hero())) {
            return new Refusal("NOT_IN_RESERVE", "SYNC-038");
        }
        return wanted.get().tavern()
                ? new Refusal("TAVERN_HERO", "SYNC-160")
                : new Refusal("MOVED_ALREADY", "SYNC-188");
    }

    private static Optional<ReserveHero> inReserve(Work work, String card) {
        for (ReserveHero hero : work.party().reserve()) {
            if (hero.card().equals(card)) {
                return Optional.of(hero);
            }
        }
        return Optional.empty();
    }

    static void joinMuster(Work work, Ask.Muster ask, SynchroMove.JoinReserve move) {
        work.replaceTop(new Ask.Muster(DeckOrder.with(ask.moved(), move.card())));
        outOfReserve(work, move.card());
        join(work, move.card(), move.board());
    }

    static void exchange(Work work, Ask.Muster ask, SynchroMove.ExchangeReserve move) {
        PartyHero old = work.hero(move.hero());
        List<String> moved = DeckOrder.with(DeckOrder.with(ask.moved(), move.card()), old.card());
        work.replaceTop(new Ask.Muster(moved));
        int place = take(work, old);
        work.tell(new SynchroEvent.HeroLeft(old.board(), old.card()));
        reserve(work, old.card(), false);
        outOfReserve(work, move.card());
        join(work, move.card(), old.board(), place);
    }

    static boolean regrouped(Work work, Ask.Regroup ask) {
        boolean possible = !work.party().reserve().isEmpty() && work.party().hasRoom();
        if (!possible) {
            work.pop();
        }
        return possible;
    }

    static void listRejoins(Work work, Ask.Regroup ask, List<SynchroMove> moves) {
        for (ReserveHero hero : work.party().reserve()) {
            for (Marble board : emptyBoards(work)) {
                moves.add(new SynchroMove.JoinReserve(hero.card(), board));
            }
        }
    }

    static void rejoin(Work work, Ask.Regroup ask, SynchroMove.JoinReserve move) {
        outOfReserve(work, move.card());
        join(work, move.card(), move.board());
    }

    // A card just won

    static void listRecruits(Work work, Ask.PlaceHero ask, List<SynchroMove> moves) {
        for (Marble board : emptyBoards(work)) {
            moves.add(new SynchroMove.Recruit(board));
        }
    }

    static void recruit(Work work, Ask.PlaceHero ask, SynchroMove.Recruit move) {
        work.pop();
        join(work, ask.card(), move.board());
    }

    static void listReplaced(Work work, Ask.PlaceHero ask, List<SynchroMove> moves) {
        for (Marble board : work.boards()) {
            moves.add(new SynchroMove.ReplaceHero(board));
        }
    }

    static void replace(Work work, Ask.PlaceHero ask, SynchroMove.ReplaceHero move) {
        work.pop();
        replace(work, move.hero(), ask.card());
    }

    static void listPupils(Work work, Ask ask, List<SynchroMove> moves) {
        for (Marble board : work.boards()) {
            moves.add(new SynchroMove.MakeMaster(board));
        }
    }

    static void makeMaster(Work work, Ask.PlaceHero ask, SynchroMove.MakeMaster move) {
        work.pop();
        teach(work, move.hero(), ask.card());
    }

    static void toReserve(Work work, Ask.PlaceHero ask, SynchroMove.ToReserve move) {
        work.pop();
        reserve(work, ask.card(), false);
    }

    static void decline(Work work, Ask.PlaceHero ask, SynchroMove.DeclineHero move) {
        work.pop();
        sendAway(work, ask.card());
    }

    static void sendAway(Work work, String card) {
        toDeck(work, card);
        work.tell(new SynchroEvent.HeroDeclined(card));
    }

    /** A random hero card, if the deck has one (SYNC-016, SYNC-215). */
    static Optional<String> randomCard(Work work) {
        List<String> deck = work.supply().heroes();
        if (deck.isEmpty()) {
            work.tell(new SynchroEvent.NothingGained());
            return Optional.empty();
        }
        String card = deck.get(work.chance().index(deck.size(), "heroes:random"));
        work.set(work.supply().withHeroes(DeckOrder.without(deck, card)));
        return Optional.of(card);
    }
}
