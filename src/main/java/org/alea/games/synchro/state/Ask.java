package org.alea.games.synchro.state;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.alea.games.synchro.cards.ShardColour;
import org.alea.games.synchro.effects.Fighter;
import org.alea.games.synchro.effects.Marble;
import org.alea.games.synchro.effects.Trigger;
import org.alea.games.synchro.effects.Whom;

/**
 * A decision of the player, with what it is about. Which moves answer it is for {@code Game.moves} to say; one table asks
 * exactly one of these.
 */
public sealed interface Ask extends Pending {

    // Before the journey

    /** Which four of these heroes on which boards (SYNC-022). */
    record ChooseHeroes(List<String> shown, List<Placed> placed) implements Ask {

        /** A card that has been put on a board. */
        public record Placed(Marble board, String card) {}

        @Override
        public List<String> held() {
            return shown;
        }
    }

    /** Whether to visit a village before setting out (SYNC-026). */
    record LuminariaOffer() implements Ask {}

    // Growing

    /** Whether to take the tile set aside, before any other is drawn (SYNC-176). */
    record TowerOffer(Marble hero, boolean mulligan) implements Ask {}

    /**
     * Which skill to keep (SYNC-070, SYNC-200 to SYNC-204).
     *
     * @param aside those that a mulligan has set aside
     * @param stage 1 to 3, by the draw
     * @param mulligan whether this draft knows mulligans
     */
    record SkillDraft(Marble hero, List<String> tiles, List<String> aside, int stage, boolean mulligan) implements Ask {
        @Override
        public List<String> held() {
            List<String> all = new ArrayList<>(tiles);
            all.addAll(aside);
            return all;
        }
    }

    /** What to improve on reaching level 5, 6 or 7 (SYNC-071). */
    record ImproveReward(Marble hero) implements Ask {}

    // On the road

    /** The next city and its point of interest (SYNC-033, SYNC-034). */
    record ChooseRoad() implements Ask {}

    /** Which reserve heroes join before the monsters come; {@code moved} may not move again (SYNC-038, SYNC-188). */
    record Muster(List<String> moved) implements Ask {}

    /** The order of the heroes and who wears what (SYNC-044). */
    record Deploy() implements Ask {}

    /** Who acts first (SYNC-045). */
    record ChooseStart() implements Ask {}

    // In combat

    /** The next marble (SYNC-049). */
    record Reveal() implements Ask {}

    /** What the active hero does (SYNC-052). */
    record HeroActions(Marble hero) implements Ask {}

    /**
     * Whom an effect concerns (SYNC-214).
     *
     * @param card that says it; empty for the basic attack
     * @param main the first target, when the second is asked
     */
    record ChooseTarget(Fighter caster, String card, Whom whom, List<Fighter> candidates, Optional<Fighter> main)
            implements Ask {}

    /**
     * Which of the abilities that may resolve now do, in which order (SYNC-197).
     *
     * @param owners whose lines may answer
     * @param cause those who brought it about, for {@code same} and {@code source}
     * @param declined lines the player does not want now
     */
    record ChooseAbility(Trigger trigger, List<Fighter> owners, List<Fighter> cause, List<AbilityRef> declined)
            implements Ask {}

    /** Which shards go to the tray until five are left (SYNC-007). */
    record Overflow(Marble hero) implements Ask {}

    /** Which {@code n} shards burn (SYNC-096). */
    record BurnChoice(Marble hero, int n) implements Ask {}

    /** Where a clear shard is taken from. */
    record ChooseCrystal(Marble hero) implements Ask {}

    /** Who gets the shard that the marble of an empty board gives (SYNC-124). */
    record GiveShard(ShardColour shard) implements Ask {}

    /** Who takes the three damage of a defeated monster’s marble (SYNC-125). */
    record ChooseVictim(Marble monster) implements Ask {}

    /**
     * Whether potions save a hero from a blow that would eliminate it (SYNC-117, SYNC-118).
     *
     * @param pending the damage that is about to be counted
     * @param relief what the potions already drunk take off the result
     * @param attacker a monster whose attack the hero may answer if it lives on
     */
    record PotionWindow(Marble hero, int pending, int relief, Optional<Fighter> attacker) implements Ask {}

    /** How a hero card just won is used (SYNC-167, SYNC-181). */
    record PlaceHero(String card) implements Ask {
        @Override
        public List<String> held() {
            return List.of(card);
        }
    }

    /** Which reserve heroes take empty boards after a combat (SYNC-138). */
    record Regroup() implements Ask {}

    // In the city

    /** What next in the city (SYNC-146). */
    record Visit() implements Ask {}

    /** What to do in the village, with what is shown there (SYNC-149 to SYNC-158). */
    record Village(List<String> heroes, List<String> items) implements Ask {
        @Override
        public List<String> held() {
            List<String> all = new ArrayList<>(heroes);
            all.addAll(items);
            return all;
        }
    }

    /** Who gets an item (SYNC-183, SYNC-225). */
    record PlaceItem(ItemPiece item) implements Ask {
        @Override
        public List<String> held() {
            return List.of(item.id());
        }
    }

    /** Whether to keep this roll in the mine (SYNC-161). */
    record PoiMine(int roll) implements Ask {}

    /** Which benefit of the sanctuary (SYNC-163). */
    record PoiSanctuary() implements Ask {}

    /** Which of these tiles replace which skills; {@code placed} came from here already (SYNC-164). */
    record PoiAltar(List<String> tiles, List<String> placed) implements Ask {
        @Override
        public List<String> held() {
            return tiles;
        }
    }

    /** Which skill the statue improves (SYNC-166). */
    record PoiStatueSkill() implements Ask {}

    /** Who gains a level; a monument can also be left alone (SYNC-173). */
    record ChooseLevel(boolean cancellable) implements Ask {}

    /** Who is given to the abyss (SYNC-168). */
    record PoiAbyss() implements Ask {}

    /** Which of these replaces the card of which hero (SYNC-170). */
    record PoiNecropolis(List<String> cards) implements Ask {
        @Override
        public List<String> held() {
            return cards;
        }
    }

    /** Which master is improved (SYNC-171). */
    record PoiLibrary() implements Ask {}

    /** Which item is thrown into the volcano (SYNC-172). */
    record PoiVolcano() implements Ask {}

    /** Which tile of the bag is set aside (SYNC-176). */
    record PoiTower() implements Ask {}

    /** Whose master this card becomes (SYNC-177). */
    record PoiDojo(String card) implements Ask {
        @Override
        public List<String> held() {
            return List.of(card);
        }
    }

    /** What is bought at the mana lake; {@code used} are the lines bought already (SYNC-178). */
    record PoiLake(List<Integer> used) implements Ask {}

    /** Which shards pay for a line of the mana lake, one by one. */
    record PayLake(int line, int left) implements Ask {}
}
