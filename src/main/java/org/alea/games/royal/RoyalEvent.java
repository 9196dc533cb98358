package org.alea.games.royal;

import java.util.List;
import org.alea.engine.Event;

/** Everything that can happen at the table. */
public sealed interface RoyalEvent extends Event {

    // Set-up

    /** The six dice of step A in their order (ROYAL-027). */
    record PlacementRolled(List<Die> dice) implements RoyalEvent {}

    /** A die of the placement roll whose building is full (ROYAL-029). */
    record PlacementDieSkipped(Die die, Building building) implements RoyalEvent {}

    record Settled(Side side, Building building, int face) implements RoyalEvent {}

    // Phases 0 to 2

    record RoundBegan(int round, Side first) implements RoyalEvent {}

    record CardRevealed(String card) implements RoyalEvent {}

    record IncomeReceived(int deniers) implements RoyalEvent {}

    record SalariesPaid(int due, int paid) implements RoyalEvent {}

    record DiceRolled(Side side, Dice dice) implements RoyalEvent {}

    // Phase 3

    record EventEntered(String card) implements RoyalEvent {}

    /** An event of the row, or Marauding, takes effect. */
    record EventActed(String card) implements RoyalEvent {}

    /** {@code all} is what has been gathered so far. */
    record BlackDiceGathered(String card, int dice, int all) implements RoyalEvent {}

    record DeniersLost(String card, int deniers) implements RoyalEvent {}

    record InfluenceLost(String card, int influence) implements RoyalEvent {}

    record CitizenLost(String card) implements RoyalEvent {}

    record CathedralCubeLost(int column, int level) implements RoyalEvent {}

    record EventCubeLost(String card) implements RoyalEvent {}

    record LaidDown(Building building, int face) implements RoyalEvent {}

    /** Not enough to suffer the event in full: 2 VP are lost (ROYAL-053). */
    record FellShort(String card) implements RoyalEvent {}

    record BlackDiceRolled(List<Integer> faces) implements RoyalEvent {}

    record Countered(List<Integer> black, Dice dice, int influence) implements RoyalEvent {}

    record Conceded(int black) implements RoyalEvent {}

    record RoyCountered(int black, Die die) implements RoyalEvent {}

    /** The Roy has no die left and removes a black die all the same (ROYAL-074). */
    record RoyCounteredFreely(int black) implements RoyalEvent {}

    // Your turn

    record Rerolled(Die before, Die after) implements RoyalEvent {}

    record Recruited() implements RoyalEvent {}

    record TurnedOver(Dice before, List<Die> after) implements RoyalEvent {}

    record CubeSpent(String card) implements RoyalEvent {}

    record DiceUsed(Dice dice) implements RoyalEvent {}

    record DiceBought(Dice dice, int deniers) implements RoyalEvent {}

    /** {@code place} is 1 or 2. */
    record Hired(String card, HireSource source, int deniers, int place) implements RoyalEvent {}

    /** The cubes left on a card whose tradesman went elsewhere (ROYAL-099). */
    record CubesAbandoned(String card, int cubes) implements RoyalEvent {}

    record Activated(String card, int times) implements RoyalEvent {}

    record CubesStored(String card, int cubes) implements RoyalEvent {}

    record Combated(String card, int total, int cubes) implements RoyalEvent {}

    record Farmed(int total, int deniers) implements RoyalEvent {}

    record DeniersPaid(int deniers) implements RoyalEvent {}

    record InfluencePaid(int influence) implements RoyalEvent {}

    record CitizensReturned(int citizens) implements RoyalEvent {}

    record DeniersGained(int deniers) implements RoyalEvent {}

    record InfluenceGained(int influence) implements RoyalEvent {}

    /** What was gained above the end of the track (ROYAL-018). */
    record InfluenceWasted(int influence) implements RoyalEvent {}

    record CitizensGained(int citizens) implements RoyalEvent {}

    record Passed(int deniers) implements RoyalEvent {}

    record PassedAgain(int deniers) implements RoyalEvent {}

    /** The clock has taken your weakest die (ROYAL-203). */
    record TimedOut(Die die) implements RoyalEvent {}

    // Either side

    record VpGained(Side side, int vp, ScoreSource source) implements RoyalEvent {}

    record VpLost(Side side, int vp, ScoreSource source) implements RoyalEvent {}

    record CubeBuilt(Side side, int column, int level) implements RoyalEvent {}

    record EventCubesPlaced(Side side, String card, int cubes) implements RoyalEvent {}

    /** The last place is filled: the leader takes the card, each side its reward (ROYAL-131). */
    record EventCompleted(String card, Side leader, int yourCubes, int royCubes) implements RoyalEvent {}

    record CitizenPlaced(Side side, Building building, int face) implements RoyalEvent {}

    /** A citizen of {@code side} lies down; his space is locked until the end of the round. */
    record Expelled(Side side, Building building, int face) implements RoyalEvent {}

    record CharacterScored(String character, int yourCount, int yourVp, int royCount, int royVp)
            implements RoyalEvent {}

    // The Roy's turn

    /** {@code note} is the number of the note below his table that explains this row. */
    record RoyRolled(int first, int second, int result, int note) implements RoyalEvent {}

    /** One step of the Roy's reasoning. */
    record RoyReasoned(RoyReason reason, int note, String what, String where, String rule) implements RoyalEvent {}

    record RoyHired(String card, int place, int vp) implements RoyalEvent {}

    record RoyBought(Die die, int deniers) implements RoyalEvent {}

    /** The dice he removes, strongest first; fewer than {@code price} if he has no more. */
    record RoyPaid(int price, List<Die> dice) implements RoyalEvent {}

    /** Abandoned dice taken for what was missing from his price (ROYAL-149). */
    record RoyConfiscated(List<Die> dice) implements RoyalEvent {}

    /** His 40th turn since your pass: the dice left return to the stock (ROYAL-150). */
    record RoyTired(Dice left) implements RoyalEvent {}

    // The end of a round and of the game

    record DistrictCollected(int deniers) implements RoyalEvent {}

    record CitizensRose(int yours, int roys) implements RoyalEvent {}

    record RoundEnded(int round) implements RoyalEvent {}

    /** One line of the final scoring. */
    record FinalScored(Side side, ScoreSource source, int vp) implements RoyalEvent {}

    record GameEnded(int yourVp, int royVp, int difference, String verdict) implements RoyalEvent {}
}
