package org.alea.games.synchro.rules;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.alea.engine.Refusal;
import org.alea.games.synchro.SynchroEvent;
import org.alea.games.synchro.SynchroMove;
import org.alea.games.synchro.cards.ShardColour;
import org.alea.games.synchro.effects.Marble;
import org.alea.games.synchro.state.Ask;
import org.alea.games.synchro.state.Chore;
import org.alea.games.synchro.state.ItemPiece;
import org.alea.games.synchro.state.PartyHero;
import org.alea.games.synchro.state.Shards;
import org.alea.games.synchro.state.SkillTile;

/** Places that take and give: altar, tower, necropolis, abyss, volcano, lake (SYNC-164, 168, 170, 172, 176, 178). */
final class PoiTrades {
    private static final int SHOWN = 5;
    private static final int MOST_REPLACED = 3;
    private static final int ABYSS_LEVELS = 3;
    private static final int ABYSS_LIMIT = 3;
    private static final List<Integer> LINES = List.of(1, 2, 3, 4, 5, 6, 8);

    private PoiTrades() {}

    // Altar

    static void altar(Work work) {
        List<String> bag = work.supply().skills();
        List<String> tiles = new ArrayList<>();
        while (tiles.size() < SHOWN && !bag.isEmpty()) {
            String tile = bag.get(work.chance().index(bag.size(), "skills"));
            bag = DeckOrder.without(bag, tile);
            tiles.add(tile);
        }
        work.set(work.supply().withSkills(bag));
        work.push(new Ask.PoiAltar(tiles, List.of()));
        work.tell(new SynchroEvent.TilesShown(tiles));
    }

    static void listReplacements(Work work, Ask.PoiAltar ask, List<SynchroMove> moves) {
        if (ask.placed().size() == MOST_REPLACED) {
            return;
        }
        for (String tile : ask.tiles()) {
            for (PartyHero hero : work.party().heroes()) {
                List<SkillTile> skills = hero.skills();
                for (int slot = 0; slot < skills.size(); slot++) {
                    if (!ask.placed().contains(skills.get(slot).id())) {
                        moves.add(new SynchroMove.ReplaceSkill(tile, hero.board(), slot));
                    }
                }
            }
        }
    }

    static Refusal noReplacement(Work work, Ask.PoiAltar ask, SynchroMove.ReplaceSkill move) {
        if (!ask.tiles().contains(move.tile())) {
            return new Refusal("NOT_SHOWN", "SYNC-164");
        }
        boolean empty = !work.lives(move.hero())
                || move.slot() < 0
                || move.slot() >= work.hero(move.hero()).skills().size();
        return new Refusal(empty ? "NO_SUCH_SKILL" : "REPLACED_ALREADY", "SYNC-164");
    }

    static void replaceSkill(Work work, Ask.PoiAltar ask, SynchroMove.ReplaceSkill move) {
        work.replaceTop(new Ask.PoiAltar(
                DeckOrder.without(ask.tiles(), move.tile()), DeckOrder.with(ask.placed(), move.tile())));
        Growth.replaceSkill(work, move.hero(), move.slot(), move.tile());
    }

    static void leaveAltar(Work work, Ask.PoiAltar ask, SynchroMove.Done move) {
        work.pop();
        Growth.toBag(work, ask.tiles());
    }

    // Wizard's tower

    static void tower(Work work) {
        Growth.returnTower(work);
        work.push(new Ask.PoiTower());
    }

    static boolean towerHolds(Work work, Ask.PoiTower ask) {
        boolean some = !work.supply().skills().isEmpty();
        if (!some) {
            work.pop();
            work.tell(new SynchroEvent.NothingGained());
        }
        return some;
    }

    static void listTower(Work work, Ask.PoiTower ask, List<SynchroMove> moves) {
        for (String tile : work.supply().skills()) {
            moves.add(new SynchroMove.SetAside(tile));
        }
    }

    static void setAside(Work work, Ask.PoiTower ask, SynchroMove.SetAside move) {
        work.pop();
        work.set(work.supply()
                .withSkills(DeckOrder.without(work.supply().skills(), move.tile()))
                .withSetAside(Optional.of(move.tile())));
        work.tell(new SynchroEvent.TileSetAside(move.tile()));
    }

    // Necropolis

    static void necropolis(Work work) {
        List<String> cards = DeckOrder.bottom(work.supply().heroes(), SHOWN);
        work.set(work.supply().withHeroes(DeckOrder.withoutBottom(work.supply().heroes(), SHOWN)));
        work.reveal();
        work.push(new Ask.PoiNecropolis(cards));
        work.tell(new SynchroEvent.CardsShown(cards));
    }

    static void listExchanges(Work work, Ask.PoiNecropolis ask, List<SynchroMove> moves) {
        for (String card : ask.cards()) {
            for (Marble board : work.boards()) {
                moves.add(new SynchroMove.ReplaceCard(card, board));
            }
        }
    }

    static void exchange(Work work, Ask.PoiNecropolis ask, SynchroMove.ReplaceCard move) {
        work.pop();
        PartyHero hero = work.hero(move.hero());
        List<String> back = DeckOrder.without(ask.cards(), move.card());
        work.set(work.supply().withHeroes(DeckOrder.onTop(work.supply().heroes(), back)));
        Recruiting.toDeck(work, hero.card());
        work.set(hero.withCard(move.card(), false));
        work.set(Prowess.alive(work, work.hero(move.hero())));
        work.tell(new SynchroEvent.CardReplaced(move.hero(), hero.card(), move.card()));
    }

    static void decline(Work work, Ask.PoiNecropolis ask, SynchroMove.Decline move) {
        work.pop();
        work.set(work.supply().withHeroes(DeckOrder.onTop(work.supply().heroes(), ask.cards())));
    }

    // Abyss

    static void listSacrifices(Work work, Ask.PoiAbyss ask, List<SynchroMove> moves) {
        int highest = 0;
        for (PartyHero hero : work.party().heroes()) {
            highest = Math.max(highest, hero.level());
        }
        for (PartyHero hero : work.party().heroes()) {
            if (hero.level() == highest) {
                moves.add(new SynchroMove.SacrificeHero(hero.board()));
            }
        }
    }

    static void sacrifice(Work work, Ask.PoiAbyss ask, SynchroMove.SacrificeHero move) {
        work.pop();
        Strikes.eliminateHero(work, move.hero());
        work.set(work.party().withLimit(ABYSS_LIMIT));
        List<Marble> boards = work.boards();
        for (int i = boards.size() - 1; i >= 0; i--) {
            for (int n = 0; n < ABYSS_LEVELS; n++) {
                work.push(new Chore.GainLevel(boards.get(i)));
            }
        }
        work.tell(new SynchroEvent.LimitLowered(ABYSS_LIMIT));
    }

    // Volcano

    static void listOfferings(Work work, Ask.PoiVolcano ask, List<SynchroMove> moves) {
        for (ItemPiece item : Belongings.all(work)) {
            moves.add(new SynchroMove.BurnItem(item.id()));
        }
    }

    /** The random item is drawn before the one thrown in returns to the deck (SYNC-172). */
    static void burn(Work work, Ask.PoiVolcano ask, SynchroMove.BurnItem move) {
        ItemPiece item = Belongings.take(work, move.item());
        if (!item.improved()) {
            work.replaceTop(new Ask.ChooseLevel(false));
            Belongings.discard(work, item);
            return;
        }
        work.pop();
        List<Marble> boards = work.boards();
        for (int i = boards.size() - 1; i >= 0; i--) {
            work.push(new Chore.GainLevel(boards.get(i)));
        }
        work.push(new Chore.FindItem(true));
        Belongings.findItem(work, new Chore.FindItem(true));
        Belongings.discard(work, item);
    }

    // Mana lake

    private static int shards(Work work) {
        int total = work.party().pool().total();
        for (PartyHero hero : work.party().heroes()) {
            total += hero.stored().total();
        }
        return total;
    }

    static void listLines(Work work, Ask.PoiLake ask, List<SynchroMove> moves) {
        int shards = shards(work);
        for (int line : LINES) {
            if (line <= shards && !ask.used().contains(line)) {
                moves.add(new SynchroMove.Exchange(line));
            }
        }
    }

    static Refusal noLine(Work work, Ask.PoiLake ask, SynchroMove.Exchange move) {
        return ask.used().contains(move.line())
                ? new Refusal("LINE_USED", "SYNC-178")
                : new Refusal(LINES.contains(move.line()) ? "NOT_ENOUGH_SHARDS" : "NO_SUCH_LINE", "SYNC-178");
    }

    static void exchange(Work work, Ask.PoiLake ask, SynchroMove.Exchange move) {
        List<Integer> used = new ArrayList<>(ask.used());
        used.add(move.line());
        work.replaceTop(new Ask.PoiLake(used));
        work.push(new Ask.PayLake(move.line(), move.line()));
    }

    static void listOwn(Work work, Ask.PayLake ask, List<SynchroMove> moves) {
        for (Marble board : work.boards()) {
            ShardBag.listStored(work, board, moves);
        }
    }

    static void listReserve(Work work, Ask.PayLake ask, List<SynchroMove> moves) {
        for (ShardColour colour : Colours.ALL) {
            if (work.party().pool().of(colour) > 0) {
                moves.add(new SynchroMove.DiscardReserve(colour));
            }
        }
    }

    static void payOwn(Work work, Ask.PayLake ask, SynchroMove.DiscardShard move) {
        ShardBag.discard(work, move.hero(), move.colour());
        paid(work, ask);
    }

    static void payReserve(Work work, Ask.PayLake ask, SynchroMove.DiscardReserve move) {
        work.set(work.party().withPool(work.party().pool().without(move.colour())));
        ShardBag.toTray(work, Shards.NONE.with(move.colour()));
        work.tell(new SynchroEvent.ReserveShardDiscarded(move.colour()));
        paid(work, ask);
    }

    private static void paid(Work work, Ask.PayLake ask) {
        if (ask.left() > 1) {
            work.replaceTop(new Ask.PayLake(ask.line(), ask.left() - 1));
            return;
        }
        work.pop();
        switch (ask.line()) {
            case 1 -> Purses.gain(work, 2);
            case 2 -> Purses.gain(work, 3);
            case 3 -> Purses.gainPotions(work, 1);
            case 4 -> work.push(new Chore.FindItem(false));
            case 5 -> work.push(new Ask.ChooseLevel(false));
            case 6 -> {
                work.push(new Chore.FindItem(false));
                work.push(new Chore.FindItem(false));
            }
            default -> work.push(new Chore.FindItem(true));
        }
    }
}
