package org.alea.games.synchro;

import java.util.Comparator;
import java.util.List;
import org.alea.engine.Move;
import org.alea.games.synchro.cards.PoiKind;
import org.alea.games.synchro.cards.ShardColour;
import org.alea.games.synchro.effects.Camp;
import org.alea.games.synchro.effects.Marble;

/**
 * What the player of Synchro Horizon decides, one record for each kind of decision; {@link
 * org.alea.games.synchro.state.Ask} is what they answer. Boards are named by their colour, cards by their id, skill slots
 * from 0.
 */
public sealed interface SynchroMove extends Move {
    /** Stands for no card where one may be named. */
    String NONE = "";
    /** Stands for no slot where one may be named. */
    int NO_SLOT = -1;

    /** Where a shard that is spent lies. */
    enum ShardSource {
        HERO,
        RESERVE
    }

    /** A shard that is spent: the active hero’s own, or one of the reserve slots. */
    record Spent(ShardSource source, ShardColour colour) {}

    /**
     * A shard that pays for a symbol.
     *
     * @param as the colour of the symbol: another one than its own for a joker, for a class-colour conversion, and for
     *     two shards that stand for a clear one
     */
    record Payment(ShardSource source, ShardColour colour, ShardColour as) {
        /** Shards in this order make one payment out of all that differ in nothing else (SYNC-066). */
        public static final Comparator<Payment> ORDER =
                Comparator.comparing(Payment::as).thenComparing(Payment::source).thenComparing(Payment::colour);
    }

    /** Where a clear shard is taken from. */
    enum ShardZone {
        BAG,
        TRAY
    }

    // Before the journey

    record AssignHero(String card, Marble board) implements SynchroMove {}

    record UnassignHero(Marble board) implements SynchroMove {}

    record ConfirmHeroes() implements SynchroMove {}

    record SkipVillage() implements SynchroMove {}

    // Growing

    record TakeTowerSkill() implements SynchroMove {}

    record DrawSkills() implements SynchroMove {}

    /** @param slot the slot whose skill it replaces if all four are taken, otherwise {@link #NO_SLOT} */
    record TakeSkill(String tile, int slot) implements SynchroMove {}

    record Mulligan() implements SynchroMove {}

    record DeclineSkill() implements SynchroMove {}

    record ImproveHeroCard() implements SynchroMove {}

    record ImproveSkill(int slot) implements SynchroMove {}

    // On the road

    record Travel(String node, PoiKind poi) implements SynchroMove {}

    /** The last way of the journey, to a place without points of interest. */
    record TravelToEnd(String node) implements SynchroMove {}

    record JoinReserve(String card, Marble board) implements SynchroMove {}

    record ExchangeReserve(String card, Marble hero) implements SynchroMove {}

    /** Ends a muster, a regroup, the altar or the mana lake. */
    record Done() implements SynchroMove {}

    /** @param order the boards of all heroes, the front first */
    record SetOrder(List<Marble> order) implements SynchroMove {
        public SetOrder {
            order = List.copyOf(order);
        }
    }

    record MoveItem(String item, Marble hero) implements SynchroMove {}

    record SwapItems(String item, String other) implements SynchroMove {}

    record StashItem(String item) implements SynchroMove {}

    record DiscardItem(String item) implements SynchroMove {}

    record ConfirmDeploy() implements SynchroMove {}

    record HeroesFirst() implements SynchroMove {}

    record MonstersFirst() implements SynchroMove {}

    // In combat

    record RevealMarble() implements SynchroMove {}

    /** @param target the monster attacked: the foremost one, unless the hero’s attack reaches any */
    record BasicAttack(Spent shard, Marble target) implements SynchroMove {}

    /** @param paid one shard, or none where swapping is free */
    record Swap(List<Spent> paid, Marble neighbour) implements SynchroMove {
        public Swap {
            paid = List.copyOf(paid);
        }
    }

    /** @param confirmFail the player knows that the skill finds no target (SYNC-108) */
    record UseSkill(int slot, List<Payment> payment, boolean confirmFail) implements SynchroMove {
        public UseSkill {
            payment = payment.stream().sorted(Payment.ORDER).toList();
        }
    }

    record LevelUp(List<Payment> payment) implements SynchroMove {
        public LevelUp {
            payment = payment.stream().sorted(Payment.ORDER).toList();
        }
    }

    record StoreReserve(List<ShardColour> shards) implements SynchroMove {
        public StoreReserve {
            shards = shards.stream().sorted().toList();
        }
    }

    record Retreat() implements SynchroMove {}

    record EndTurn() implements SynchroMove {}

    record Target(Camp camp, Marble board) implements SynchroMove {}

    /** The neighbour that is hit as well. */
    record Second(Camp camp, Marble board) implements SynchroMove {}

    /** @param line the place of the line on its card, from 0 */
    record UseAbility(Marble hero, String card, int line) implements SynchroMove {}

    record SkipAbility(Marble hero, String card, int line) implements SynchroMove {}

    record SkipAll() implements SynchroMove {}

    record DiscardShard(Marble hero, ShardColour colour) implements SynchroMove {}

    record TakeFrom(ShardZone zone) implements SynchroMove {}

    record GiveShard(Marble hero) implements SynchroMove {}

    record ChooseVictim(Marble hero) implements SynchroMove {}

    record AcceptDefeat() implements SynchroMove {}

    /** A potion for a hero, at any time (SYNC-116). */
    record UsePotion(Marble hero) implements SynchroMove {}

    // A hero card just won

    record Recruit(Marble board) implements SynchroMove {}

    record ReplaceHero(Marble hero) implements SynchroMove {}

    record MakeMaster(Marble hero) implements SynchroMove {}

    record ToReserve() implements SynchroMove {}

    record DeclineHero() implements SynchroMove {}

    // In the city

    record VisitVillage() implements SynchroMove {}

    record ActivatePoi() implements SynchroMove {}

    record LeaveCity() implements SynchroMove {}

    /** @param replaced the item of that hero which makes room, or {@link #NONE} */
    record BuyItem(String item, Marble hero, String replaced) implements SynchroMove {}

    record InviteHero(String card, Marble board) implements SynchroMove {}

    record LearnMaster(String card, Marble hero) implements SynchroMove {}

    record ChangeHero(String card, Marble hero) implements SynchroMove {}

    record Rest(Marble hero) implements SynchroMove {}

    record BuyPotion() implements SynchroMove {}

    record LeaveVillage() implements SynchroMove {}

    record Equip(Marble hero) implements SynchroMove {}

    /** The item that the new one replaces, which is discarded. */
    record ReplaceItem(String item) implements SynchroMove {}

    record DiscardNew() implements SynchroMove {}

    // At a point of interest

    /** Gives the activation back. */
    record Cancel() implements SynchroMove {}

    record TakeCoins() implements SynchroMove {}

    record RollAgain() implements SynchroMove {}

    record GraveMaster(String card, Marble hero) implements SynchroMove {}

    record ImproveItem(String item) implements SynchroMove {}

    record ReplaceSkill(String tile, Marble hero, int slot) implements SynchroMove {}

    record ImproveSkillOf(Marble hero, int slot) implements SynchroMove {}

    record LevelHero(Marble hero) implements SynchroMove {}

    record SacrificeHero(Marble hero) implements SynchroMove {}

    record ReplaceCard(String card, Marble hero) implements SynchroMove {}

    record Decline() implements SynchroMove {}

    record ImproveMaster(Marble hero) implements SynchroMove {}

    record BurnItem(String item) implements SynchroMove {}

    record SetAside(String tile) implements SynchroMove {}

    /** @param line how many shards it takes; they are then given with {@link DiscardShard} and {@link DiscardReserve} */
    record Exchange(int line) implements SynchroMove {}

    record DiscardReserve(ShardColour colour) implements SynchroMove {}

    // At any time; not among the moves that are listed

    /** Gives the game up. It is legal at any time, but it is no answer to any decision and so is never listed. */
    record Concede() implements SynchroMove {
        @Override
        public boolean interruption() {
            return true;
        }
    }

    /** The training timer of a hero’s turn has run out (SYNC-209). */
    record TimeUp() implements SynchroMove {
        @Override
        public boolean interruption() {
            return true;
        }
    }
}
