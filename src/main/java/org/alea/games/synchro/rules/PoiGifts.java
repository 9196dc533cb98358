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
import org.alea.games.synchro.state.ItemPiece;
import org.alea.games.synchro.state.MasterCard;
import org.alea.games.synchro.state.PartyHero;
import org.alea.games.synchro.state.SkillTile;

/** Places that give: sanctuary, library, dojo, monument, the statue's gifts (SYNC-163, 166, 167, 171, 173, 177). */
final class PoiGifts {
    private static final int IMPROVE_PRICE = 5;

    private PoiGifts() {}

    // Sanctuary

    static boolean sanctuaryHelps(Work work) {
        List<SynchroMove> moves = new ArrayList<>();
        listGraves(work, new Ask.PoiSanctuary(), moves);
        listItems(work, new Ask.PoiSanctuary(), moves);
        return !moves.isEmpty();
    }

    static void listGraves(Work work, Ask.PoiSanctuary ask, List<SynchroMove> moves) {
        for (String card : work.supply().graveyard()) {
            for (Marble board : work.boards()) {
                moves.add(new SynchroMove.GraveMaster(card, board));
            }
        }
    }

    static void takeGrave(Work work, Ask.PoiSanctuary ask, SynchroMove.GraveMaster move) {
        work.pop();
        work.set(work.supply().withGraveyard(DeckOrder.without(work.supply().graveyard(), move.card())));
        Recruiting.teach(work, move.hero(), move.card());
    }

    static void listItems(Work work, Ask.PoiSanctuary ask, List<SynchroMove> moves) {
        if (work.party().coins() >= IMPROVE_PRICE) {
            for (ItemPiece item : Belongings.all(work)) {
                if (!item.improved()) {
                    moves.add(new SynchroMove.ImproveItem(item.id()));
                }
            }
        }
    }

    static Refusal noItem(Work work, Ask.PoiSanctuary ask, SynchroMove.ImproveItem move) {
        return work.party().coins() < IMPROVE_PRICE
                ? new Refusal("NOT_ENOUGH_COINS", "SYNC-163")
                : new Refusal("NO_SUCH_ITEM", "SYNC-163");
    }

    static void improveItem(Work work, Ask.PoiSanctuary ask, SynchroMove.ImproveItem move) {
        work.pop();
        Purses.pay(work, IMPROVE_PRICE);
        Belongings.improve(work, move.item());
    }

    // Library

    static boolean libraryHelps(Work work) {
        List<SynchroMove> moves = new ArrayList<>();
        listMasters(work, new Ask.PoiLibrary(), moves);
        return !moves.isEmpty();
    }

    static void listMasters(Work work, Ask.PoiLibrary ask, List<SynchroMove> moves) {
        for (PartyHero hero : work.party().heroes()) {
            if (hero.master().filter(master -> !master.improved()).isPresent()) {
                moves.add(new SynchroMove.ImproveMaster(hero.board()));
            }
        }
    }

    static void improveMaster(Work work, Ask.PoiLibrary ask, SynchroMove.ImproveMaster move) {
        work.pop();
        PartyHero hero = work.hero(move.hero());
        String master = hero.master().orElseThrow().card();
        work.set(hero.withMaster(Optional.of(new MasterCard(master, true))));
        work.tell(new SynchroEvent.MasterImproved(move.hero(), hero.card(), master));
    }

    // Dojo, and the hero of the statue

    static void dojo(Work work) {
        Optional<String> card = Recruiting.randomCard(work);
        if (card.isPresent()) {
            work.push(new Ask.PoiDojo(card.get()));
            work.tell(new SynchroEvent.HeroFound(card.get()));
        }
    }

    static void makeMaster(Work work, Ask.PoiDojo ask, SynchroMove.MakeMaster move) {
        work.pop();
        Recruiting.teach(work, move.hero(), ask.card());
    }

    static void decline(Work work, Ask.PoiDojo ask, SynchroMove.DeclineHero move) {
        work.pop();
        Recruiting.sendAway(work, ask.card());
    }

    static void heroFound(Work work) {
        Optional<String> card = Recruiting.randomCard(work);
        if (card.isPresent()) {
            work.push(new Ask.PlaceHero(card.get()));
            work.tell(new SynchroEvent.HeroFound(card.get()));
        }
    }

    // Levels

    static boolean anyCanRise(Work work) {
        for (PartyHero hero : work.party().heroes()) {
            if (hero.level() < work.content().mostLevel()) {
                return true;
            }
        }
        return false;
    }

    /** A level for a party that has reached the top is lost (SYNC-215). */
    static boolean levelWanted(Work work, Ask.ChooseLevel ask) {
        if (!anyCanRise(work)) {
            work.pop();
            work.tell(new SynchroEvent.NothingGained());
            return false;
        }
        return true;
    }

    static void listLevels(Work work, Ask.ChooseLevel ask, List<SynchroMove> moves) {
        for (PartyHero hero : work.party().heroes()) {
            if (hero.level() < work.content().mostLevel()) {
                moves.add(new SynchroMove.LevelHero(hero.board()));
            }
        }
    }

    static void level(Work work, Ask.ChooseLevel ask, SynchroMove.LevelHero move) {
        work.replaceTop(new Chore.GainLevel(move.hero()));
    }

    static void listLevelCancel(Work work, Ask.ChooseLevel ask, List<SynchroMove> moves) {
        if (ask.cancellable()) {
            moves.add(new SynchroMove.Cancel());
        }
    }

    // The skill of the statue

    static boolean skillWanted(Work work, Ask.PoiStatueSkill ask) {
        List<SynchroMove> moves = new ArrayList<>();
        listSkills(work, ask, moves);
        if (moves.isEmpty()) {
            work.pop();
            work.tell(new SynchroEvent.NothingGained());
        }
        return !moves.isEmpty();
    }

    static void listSkills(Work work, Ask.PoiStatueSkill ask, List<SynchroMove> moves) {
        for (PartyHero hero : work.party().heroes()) {
            List<SkillTile> skills = hero.skills();
            for (int slot = 0; slot < skills.size(); slot++) {
                if (!skills.get(slot).improved()) {
                    moves.add(new SynchroMove.ImproveSkillOf(hero.board(), slot));
                }
            }
        }
    }

    static void improveSkill(Work work, Ask.PoiStatueSkill ask, SynchroMove.ImproveSkillOf move) {
        work.pop();
        Growth.improveSkill(work, move.hero(), move.slot());
    }
}
