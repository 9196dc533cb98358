package org.alea.games.synchro;

import java.util.List;
import org.alea.engine.Event;
import org.alea.games.synchro.cards.DayColour;
import org.alea.games.synchro.cards.PoiKind;
import org.alea.games.synchro.cards.ShardColour;
import org.alea.games.synchro.effects.Camp;
import org.alea.games.synchro.effects.Marble;
import org.alea.games.synchro.state.Fate;

/**
 * What happens at the table of Synchro Horizon. A character is named by its board and its card; why a monster does what
 * it does is told by {@link org.alea.engine.Because} before each of its steps.
 */
public sealed interface SynchroEvent extends Event {

    /** Why the wheel turned. */
    enum TimeSpent {
        TRAVEL,
        ROUND,
        VILLAGE,
        RETREAT,
        MINE,
        EFFECT
    }

    // Before the journey

    record HeroPlaced(Marble board, String card) implements SynchroEvent {}

    record HeroTakenBack(Marble board, String card) implements SynchroEvent {}

    record PartyFormed(List<String> cards) implements SynchroEvent {}

    // Growing

    record SkillsDrawn(Marble board, String card, List<String> tiles, int stage) implements SynchroEvent {}

    record MulliganCalled(Marble board, String card, List<String> tiles) implements SynchroEvent {}

    record SkillTaken(Marble board, String card, String tile) implements SynchroEvent {}

    record SkillReplaced(Marble board, String card, String old, String tile) implements SynchroEvent {}

    record SkillDeclined(Marble board, String card) implements SynchroEvent {}

    record HeroImproved(Marble board, String card) implements SynchroEvent {}

    record SkillImproved(Marble board, String card, String tile) implements SynchroEvent {}

    record MasterImproved(Marble board, String card, String master) implements SynchroEvent {}

    record ItemImproved(String item) implements SynchroEvent {}

    record LevelGained(Marble board, String card, int level) implements SynchroEvent {}

    // On the road

    record Travelled(String node) implements SynchroEvent {}

    record TimePassed(TimeSpent why, int spaces, int space) implements SynchroEvent {}

    /** @param position from 1 */
    record MonsterDrawn(String card, int position) implements SynchroEvent {}

    /** An elite that may not fight in the dungeon goes to the bottom of its deck (SYNC-179). */
    record EliteReturned(String card) implements SynchroEvent {}

    record DieRolled(Marble board, String card, int die) implements SynchroEvent {}

    record TurnDieSet(DayColour colour) implements SynchroEvent {}

    record OrderSet(List<String> cards) implements SynchroEvent {}

    record ItemMoved(String item, Marble board, String card) implements SynchroEvent {}

    record ItemsSwapped(String item, String other) implements SynchroEvent {}

    record ItemStashed(String item) implements SynchroEvent {}

    record ItemDiscarded(String item) implements SynchroEvent {}

    record HeroesStart() implements SynchroEvent {}

    record MonstersStart() implements SynchroEvent {}

    // Shards

    record ShardsDrawn(Marble board, String card, List<ShardColour> shards) implements SynchroEvent {}

    record ShardDiscarded(Marble board, String card, ShardColour shard) implements SynchroEvent {}

    record ReserveShardDiscarded(ShardColour shard) implements SynchroEvent {}

    record BagRefilled() implements SynchroEvent {}

    record NothingToDraw() implements SynchroEvent {}

    record ShardsPaid(Marble board, String card, List<ShardColour> own, List<ShardColour> reserve)
            implements SynchroEvent {}

    record ReserveStored(Marble board, String card, List<ShardColour> shards) implements SynchroEvent {}

    record CrystalTaken(Marble board, String card, SynchroMove.ShardZone zone) implements SynchroEvent {}

    record ShardFound(Marble board, ShardColour shard) implements SynchroEvent {}

    record ShardGiven(Marble board, String card, ShardColour shard) implements SynchroEvent {}

    // In combat

    record RoundBegan(int round, boolean monstersFirst) implements SynchroEvent {}

    /** @param card of the character it belongs to; empty if that board has none any more */
    record MarbleRevealed(Camp camp, Marble board, String card) implements SynchroEvent {}

    record TurnSkipped(Camp camp, Marble board, String card) implements SynchroEvent {}

    record HeroTurnEnded(Marble board, String card) implements SynchroEvent {}

    record MonsterTurnEnded(Marble board, String card, int die) implements SynchroEvent {}

    record BasicAttacked(Marble board, String card, Marble target, String targetCard) implements SynchroEvent {}

    record SkillUsed(Marble board, String card, String tile) implements SynchroEvent {}

    record SkillFailed(Marble board, String card, String tile) implements SynchroEvent {}

    /** @param source the card whose line resolves: the hero’s own, its master’s or an item’s */
    record AbilityUsed(Marble board, String card, String source) implements SynchroEvent {}

    record Damaged(Camp camp, Marble board, String card, int damage, int blocked, int counter)
            implements SynchroEvent {}

    record Shielded(Camp camp, Marble board, String card, int shields, int total) implements SynchroEvent {}

    record Healed(Camp camp, Marble board, String card, int healed, int counter) implements SynchroEvent {}

    record Stunned(Camp camp, Marble board, String card) implements SynchroEvent {}

    record Silenced(Camp camp, Marble board, String card) implements SynchroEvent {}

    /** The effect did nothing: immune, already so, or no room. */
    record Unmoved(Camp camp, Marble board, String card) implements SynchroEvent {}

    record Cleansed(Camp camp, Marble board, String card) implements SynchroEvent {}

    record DieLowered(Marble board, String card, int by, int die) implements SynchroEvent {}

    record ShardBurnt(Marble board, String card, ShardColour shard) implements SynchroEvent {}

    /** @param from the position before and after, from 1 */
    record PositionChanged(Camp camp, Marble board, String card, int from, int to) implements SynchroEvent {}

    /** @param damage that would eliminate the hero */
    record FatalBlow(Marble board, String card, int damage) implements SynchroEvent {}

    record PotionUsed(Marble board, String card, int counter) implements SynchroEvent {}

    record HeroFell(Marble board, String card) implements SynchroEvent {}

    record MonsterFell(Marble board, String card) implements SynchroEvent {}

    record Exhausted() implements SynchroEvent {}

    record CombatWon(int coins, int elites) implements SynchroEvent {}

    record Retreated() implements SynchroEvent {}

    record TimerRanOut(Marble board, String card) implements SynchroEvent {}

    // The party

    record HeroJoined(Marble board, String card, int level) implements SynchroEvent {}

    record HeroLeft(Marble board, String card) implements SynchroEvent {}

    record MasterTaken(Marble board, String card, String master) implements SynchroEvent {}

    record ReserveGrew(String card, boolean tavern) implements SynchroEvent {}

    record HeroFound(String card) implements SynchroEvent {}

    record HeroDeclined(String card) implements SynchroEvent {}

    record ItemFound(String item, boolean improved) implements SynchroEvent {}

    record ItemTaken(String item, Marble board, String card) implements SynchroEvent {}

    record CoinsGained(int coins, int total) implements SynchroEvent {}

    record CoinsPaid(int coins, int total) implements SynchroEvent {}

    record PotionsGained(int potions, int total) implements SynchroEvent {}

    // In the city

    record VillageEntered(List<String> heroes, List<String> items) implements SynchroEvent {}

    record Rested(Marble board, String card) implements SynchroEvent {}

    record VillageLeft() implements SynchroEvent {}

    record PoiActivated(PoiKind poi) implements SynchroEvent {}

    record PoiCancelled(PoiKind poi) implements SynchroEvent {}

    record PoiDieRolled(PoiKind poi, int face) implements SynchroEvent {}

    record TilesShown(List<String> tiles) implements SynchroEvent {}

    record CardsShown(List<String> cards) implements SynchroEvent {}

    record TileSetAside(String tile) implements SynchroEvent {}

    record TileReturned(String tile) implements SynchroEvent {}

    record CardReplaced(Marble board, String old, String card) implements SynchroEvent {}

    record LimitLowered(int limit) implements SynchroEvent {}

    record NothingGained() implements SynchroEvent {}

    // The end

    record GameWon() implements SynchroEvent {}

    record GameLost(Fate fate) implements SynchroEvent {}
}
