package org.alea.games.synchro.state;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.alea.games.synchro.effects.Fighter;
import org.alea.games.synchro.effects.Marble;

/**
 * A living hero with its whole board.
 *
 * @param damage the two damage dice (SYNC-010)
 * @param stored its storage
 * @param used the shards paid this round, by its actions; they go to the tray when the round ends
 */
public record PartyHero(
        Marble board,
        String card,
        boolean improved,
        Optional<MasterCard> master,
        int level,
        int damage,
        int shields,
        boolean stunned,
        boolean silenced,
        Shards stored,
        Shards used,
        List<SkillTile> skills,
        List<ItemPiece> items) {
    public static final int MOST_STORED = 5;
    public static final int MOST_SKILLS = 4;
    public static final int MOST_ITEMS = 2;

    /** Somebody new on a board, with nothing but its card and its level. */
    public static PartyHero recruit(Marble board, String card, int level) {
        return new PartyHero(
                board,
                card,
                false,
                Optional.empty(),
                level,
                0,
                0,
                false,
                false,
                Shards.NONE,
                Shards.NONE,
                List.of(),
                List.of());
    }

    public Fighter fighter() {
        return Fighter.hero(board);
    }

    public PartyHero withCard(String newCard, boolean gold) {
        return new PartyHero(
                board, newCard, gold, master, level, damage, shields, stunned, silenced, stored, used, skills, items);
    }

    public PartyHero withMaster(Optional<MasterCard> newMaster) {
        return new PartyHero(
                board, card, improved, newMaster, level, damage, shields, stunned, silenced, stored, used, skills,
                items);
    }

    public PartyHero withLevel(int newLevel) {
        return new PartyHero(
                board, card, improved, master, newLevel, damage, shields, stunned, silenced, stored, used, skills,
                items);
    }

    public PartyHero withDamage(int newDamage) {
        return new PartyHero(
                board, card, improved, master, level, newDamage, shields, stunned, silenced, stored, used, skills,
                items);
    }

    public PartyHero withShields(int newShields) {
        return new PartyHero(
                board,
                card,
                improved,
                master,
                level,
                damage,
                newShields,
                stunned,
                silenced,
                stored,
                used,
                skills,
                items);
    }

    public PartyHero withTokens(boolean nowStunned, boolean nowSilenced) {
        return new PartyHero(
                board,
                card,
                improved,
                master,
                level,
                damage,
                shields,
                nowStunned,
                nowSilenced,
                stored,
                used,
                skills,
                items);
    }

    public PartyHero withStored(Shards newStored) {
        return new PartyHero(
                board, card, improved, master, level, damage, shields, stunned, silenced, newStored, used, skills,
                items);
    }

    public PartyHero withShards(Shards newStored, Shards newUsed) {
        return new PartyHero(
                board, card, improved, master, level, damage, shields, stunned, silenced, newStored, newUsed, skills,
                items);
    }

    public PartyHero withSkills(List<SkillTile> newSkills) {
        return new PartyHero(
                board, card, improved, master, level, damage, shields, stunned, silenced, stored, used, newSkills,
                items);
    }

    /** With this tile in a slot, from 0; the first free one makes it one more. */
    public PartyHero withSkill(int slot, SkillTile tile) {
        List<SkillTile> changed = new ArrayList<>(skills);
        if (slot == changed.size()) {
            changed.add(tile);
        } else {
            changed.set(slot, tile);
        }
        return withSkills(List.copyOf(changed));
    }

    public PartyHero withItems(List<ItemPiece> newItems) {
        return new PartyHero(
                board,
                card,
                improved,
                master,
                level,
                damage,
                shields,
                stunned,
                silenced,
                stored,
                used,
                skills,
                List.copyOf(newItems));
    }

    public boolean hasItem(String item) {
        for (ItemPiece piece : items) {
            if (piece.id().equals(item)) {
                return true;
            }
        }
        return false;
    }
}
