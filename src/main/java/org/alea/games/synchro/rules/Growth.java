package org.alea.games.synchro.rules;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.alea.engine.Refusal;
import org.alea.games.synchro.SynchroEvent;
import org.alea.games.synchro.SynchroMove;
import org.alea.games.synchro.cards.HeroLevel.Reward;
import org.alea.games.synchro.effects.Marble;
import org.alea.games.synchro.effects.Trigger;
import org.alea.games.synchro.state.Ask;
import org.alea.games.synchro.state.Chore;
import org.alea.games.synchro.state.PartyHero;
import org.alea.games.synchro.state.SkillTile;

/** Levels and their rewards: skills with the mulligan, improvements (SYNC-070 to SYNC-073, SYNC-200 to SYNC-204). */
final class Growth {
    private static final int FIRST_DRAW = 3;

    private Growth() {}

    static void gainLevel(Work work, Chore.GainLevel chore) {
        work.pop();
        Marble board = chore.hero();
        if (!work.lives(board) || work.hero(board).level() == work.content().mostLevel()) {
            return;
        }
        PartyHero hero = work.hero(board);
        work.set(hero.withLevel(hero.level() + 1));
        work.tell(new SynchroEvent.LevelGained(board, hero.card(), hero.level() + 1));
        Abilities.raise(work, Trigger.LEVEL, board, List.of());
        work.push(new Chore.TakeReward(board, hero.level() + 1, true));
    }

    static void takeReward(Work work, Chore.TakeReward chore) {
        work.pop();
        if (!work.lives(chore.hero())) {
            return;
        }
        if (work.content().level(chore.level()).reward() == Reward.IMPROVE) {
            work.push(new Ask.ImproveReward(chore.hero()));
        } else if (work.supply().setAside().isPresent()) {
            work.push(new Ask.TowerOffer(chore.hero(), chore.mulligan()));
        } else {
            draw(work, chore.hero(), FIRST_DRAW, List.of(), chore.mulligan());
        }
    }

    /** Draws tiles for a hero; with an empty bag there is nothing to choose (SYNC-204). */
    private static void draw(Work work, Marble board, int n, List<String> aside, boolean mulligan) {
        List<String> bag = work.supply().skills();
        List<String> tiles = new ArrayList<>(n);
        while (tiles.size() < n && !bag.isEmpty()) {
            String tile = bag.get(work.chance().index(bag.size(), "skills"));
            bag = DeckOrder.without(bag, tile);
            tiles.add(tile);
        }
        work.set(work.supply().withSkills(bag));
        if (!tiles.isEmpty()) {
            int stage = FIRST_DRAW + 1 - n;
            work.push(new Ask.SkillDraft(board, tiles, aside, stage, mulligan));
            work.tell(new SynchroEvent.SkillsDrawn(board, work.hero(board).card(), tiles, stage));
        }
    }

    static void toBag(Work work, List<String> tiles) {
        List<String> bag = new ArrayList<>(work.supply().skills());
        bag.addAll(tiles);
        work.set(work.supply().withSkills(bag));
    }

    // The draft

    static void listTakes(Work work, Ask.SkillDraft ask, List<SynchroMove> moves) {
        int skills = work.hero(ask.hero()).skills().size();
        for (String tile : ask.tiles()) {
            if (skills < PartyHero.MOST_SKILLS) {
                moves.add(new SynchroMove.TakeSkill(tile, SynchroMove.NO_SLOT));
            } else {
                for (int slot = 0; slot < skills; slot++) {
                    moves.add(new SynchroMove.TakeSkill(tile, slot));
                }
            }
        }
    }

    static void take(Work work, Ask.SkillDraft ask, SynchroMove.TakeSkill move) {
        work.pop();
        List<String> back = new ArrayList<>(ask.held());
        back.remove(move.tile());
        toBag(work, back);
        learn(work, ask.hero(), move.tile(), move.slot());
    }

    private static void learn(Work work, Marble board, String tile, int slot) {
        PartyHero hero = work.hero(board);
        if (slot == SynchroMove.NO_SLOT) {
            work.set(hero.withSkill(hero.skills().size(), new SkillTile(tile, false)));
            work.tell(new SynchroEvent.SkillTaken(board, hero.card(), tile));
        } else {
            replaceSkill(work, board, slot, tile);
        }
    }

    static void replaceSkill(Work work, Marble board, int slot, String tile) {
        PartyHero hero = work.hero(board);
        String old = hero.skills().get(slot).id();
        work.set(hero.withSkill(slot, new SkillTile(tile, false)));
        toBag(work, List.of(old));
        work.tell(new SynchroEvent.SkillReplaced(board, hero.card(), old, tile));
    }

    static void listMulligan(Work work, Ask.SkillDraft ask, List<SynchroMove> moves) {
        if (ask.mulligan()
                && ask.stage() < FIRST_DRAW
                && !work.supply().skills().isEmpty()) {
            moves.add(new SynchroMove.Mulligan());
        }
    }

    static Refusal noMulligan(Work work, Ask.SkillDraft ask, SynchroMove.Mulligan move) {
        return ask.mulligan()
                ? new Refusal("NO_MULLIGAN", ask.stage() < FIRST_DRAW ? "SYNC-204" : "SYNC-201")
                : new Refusal("NO_MULLIGAN", "SYNC-023");
    }

    static void mulligan(Work work, Ask.SkillDraft ask, SynchroMove.Mulligan move) {
        work.pop();
        work.tell(new SynchroEvent.MulliganCalled(
                ask.hero(), work.hero(ask.hero()).card(), ask.tiles()));
        draw(work, ask.hero(), FIRST_DRAW - ask.stage(), ask.held(), true);
    }

    static void listDecline(Work work, Ask.SkillDraft ask, List<SynchroMove> moves) {
        if (work.hero(ask.hero()).skills().size() == PartyHero.MOST_SKILLS) {
            moves.add(new SynchroMove.DeclineSkill());
        }
    }

    static void decline(Work work, Ask.SkillDraft ask, SynchroMove.DeclineSkill move) {
        work.pop();
        toBag(work, ask.held());
        work.tell(
                new SynchroEvent.SkillDeclined(ask.hero(), work.hero(ask.hero()).card()));
    }

    // The tile set aside

    static void takeTower(Work work, Ask.TowerOffer ask, SynchroMove.TakeTowerSkill move) {
        work.pop();
        String tile = work.supply().setAside().orElseThrow();
        work.set(work.supply().withSetAside(Optional.empty()));
        if (work.hero(ask.hero()).skills().size() == PartyHero.MOST_SKILLS) {
            work.push(new Ask.SkillDraft(ask.hero(), List.of(tile), List.of(), FIRST_DRAW, false));
        } else {
            learn(work, ask.hero(), tile, SynchroMove.NO_SLOT);
        }
    }

    static void drawInstead(Work work, Ask.TowerOffer ask, SynchroMove.DrawSkills move) {
        work.pop();
        returnTower(work);
        draw(work, ask.hero(), FIRST_DRAW, List.of(), ask.mulligan());
    }

    /** The tile set aside goes back to the bag, if there is one. */
    static void returnTower(Work work) {
        Optional<String> tile = work.supply().setAside();
        if (tile.isPresent()) {
            work.set(work.supply().withSetAside(Optional.empty()));
            toBag(work, List.of(tile.get()));
            work.tell(new SynchroEvent.TileReturned(tile.get()));
        }
    }

    // Improvements

    /** Nothing left to improve is nothing gained (SYNC-215). */
    static boolean improvable(Work work, Ask.ImproveReward ask) {
        List<SynchroMove> moves = new ArrayList<>();
        listHeroCard(work, ask, moves);
        listSkills(work, ask, moves);
        if (moves.isEmpty()) {
            work.pop();
            work.tell(new SynchroEvent.NothingGained());
        }
        return !moves.isEmpty();
    }

    static void listHeroCard(Work work, Ask.ImproveReward ask, List<SynchroMove> moves) {
        if (!work.hero(ask.hero()).improved()) {
            moves.add(new SynchroMove.ImproveHeroCard());
        }
    }

    static void improveCard(Work work, Ask.ImproveReward ask, SynchroMove.ImproveHeroCard move) {
        work.pop();
        PartyHero hero = work.hero(ask.hero());
        work.set(hero.withCard(hero.card(), true));
        work.tell(new SynchroEvent.HeroImproved(ask.hero(), hero.card()));
    }

    static void listSkills(Work work, Ask.ImproveReward ask, List<SynchroMove> moves) {
        List<SkillTile> skills = work.hero(ask.hero()).skills();
        for (int slot = 0; slot < skills.size(); slot++) {
            if (!skills.get(slot).improved()) {
                moves.add(new SynchroMove.ImproveSkill(slot));
            }
        }
    }

    static void improveSkill(Work work, Ask.ImproveReward ask, SynchroMove.ImproveSkill move) {
        work.pop();
        improveSkill(work, ask.hero(), move.slot());
    }

    static void improveSkill(Work work, Marble board, int slot) {
        PartyHero hero = work.hero(board);
        String tile = hero.skills().get(slot).id();
        work.set(hero.withSkill(slot, new SkillTile(tile, true)));
        work.tell(new SynchroEvent.SkillImproved(board, hero.card(), tile));
    }
}
