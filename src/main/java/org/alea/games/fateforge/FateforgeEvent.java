package org.alea.games.fateforge;

import java.util.List;
import org.alea.engine.Event;
import org.alea.games.fateforge.cards.CombatDie;
import org.alea.games.fateforge.cards.FoeColour;
import org.alea.games.fateforge.cards.Gem;
import org.alea.games.fateforge.cards.HeroTrait;
import org.alea.games.fateforge.cards.ResultFace;
import org.alea.games.fateforge.cards.TokenKind;
import org.alea.games.fateforge.state.GearSlot;
import org.alea.games.fateforge.state.ReactionSlot;
import org.alea.games.fateforge.state.TraitTrial.TestFace;

/** What happens on the table. Each is told once its change lies there; why an enemy acts is told before, as a Because. */
public sealed interface FateforgeEvent extends Event {

    /** How a figure comes to another zone. */
    enum Way {
        MOVE,
        PORTAL,
        SPRINT,
        PUSHED,
        PULLED,
        CALLED,
        RETREAT,
        EXIT
    }

    // --- the course of the game

    record SceneLaidOut(String scene) implements FateforgeEvent {}

    record SceneBegan(String scene) implements FateforgeEvent {}

    record RoundBegan(int round, int rounds) implements FateforgeEvent {}

    record Reinforced(String foe, String zone) implements FateforgeEvent {}

    record SlotDrawn(ReactionSlot slot) implements FateforgeEvent {}

    /** FATE-295. */
    record ColoursForetold(List<FoeColour> colours) implements FateforgeEvent {}

    record ColoursDrawn(List<FoeColour> colours) implements FateforgeEvent {}

    record ActionsBegan(String first, String second) implements FateforgeEvent {}

    record TurnBegan(String hero) implements FateforgeEvent {}

    /** The turn of a down or revived hero is passed over. */
    record TurnSkipped(String hero) implements FateforgeEvent {}

    /** @param unused usable results that are lost */
    record TurnEnded(String hero, int unused) implements FateforgeEvent {}

    record ReactionsBegan() implements FateforgeEvent {}

    record EnemiesBegan() implements FateforgeEvent {}

    record UpkeepDone() implements FateforgeEvent {}

    record ExtraRoundTaken() implements FateforgeEvent {}

    record ExitChosen(String exit) implements FateforgeEvent {}

    record PathSet(String hero, List<String> zones) implements FateforgeEvent {}

    record HeroLeft(String hero, String exit) implements FateforgeEvent {}

    /** A main objective has become impossible (FATE-483). */
    record ObjectiveLost() implements FateforgeEvent {}

    record SceneEnded(boolean won, int mainMet, int mainAll, int secondaryMet) implements FateforgeEvent {}

    record Recovered(String hero, int health, int energy) implements FateforgeEvent {}

    record Conceded() implements FateforgeEvent {}

    record TimeRanOut(String hero) implements FateforgeEvent {}

    record QuestEnded(boolean won, String rank, int laurels) implements FateforgeEvent {}

    // --- dice and results

    record DiceRolled(String hero, List<String> dice, List<ResultFace> faces) implements FateforgeEvent {}

    /** @param by {@code energy}, {@code spiritVoice}, or the id of a skill or item card */
    record DieRerolled(String hero, String die, CombatDie kind, ResultFace face, String by) implements FateforgeEvent {}

    record DieTurned(String hero, String die, ResultFace face) implements FateforgeEvent {}

    record ResultGained(String hero, String result, ResultFace face) implements FateforgeEvent {}

    record ResultSpent(String hero, String result, ResultFace face) implements FateforgeEvent {}

    record ResultGiven(String hero, String receiver, ResultFace face) implements FateforgeEvent {}

    record DiceCovered(String hero) implements FateforgeEvent {}

    record StanceSet(String hero, boolean offensive) implements FateforgeEvent {}

    record OrderSet(String first, String second) implements FateforgeEvent {}

    // --- heroes

    record HeroPlaced(String hero, String zone) implements FateforgeEvent {}

    record HeroMoved(String hero, String from, String to, Way way) implements FateforgeEvent {}

    record SkillUsed(String hero, String skill) implements FateforgeEvent {}

    record ItemUsed(String hero, String item) implements FateforgeEvent {}

    record SpecialUsed(String hero, String item) implements FateforgeEvent {}

    record AllySkillUsed(String hero, String ally, int skill) implements FateforgeEvent {}

    record AllyDieUsed(String hero, ResultFace face) implements FateforgeEvent {}

    /** A packet of damage: what reached the hero's health, and what was taken off it. */
    record HeroHurt(String hero, int health, int parried, int armour, boolean toxic) implements FateforgeEvent {}

    /** Health or energy lost or spent that is no damage. */
    record HealthLost(String hero, int n) implements FateforgeEvent {}

    record EnergyLost(String hero, int n) implements FateforgeEvent {}

    record HealthGained(String hero, int n) implements FateforgeEvent {}

    record EnergyGained(String hero, int n) implements FateforgeEvent {}

    record ParryGained(String hero, int n) implements FateforgeEvent {}

    record HeroStunned(String hero) implements FateforgeEvent {}

    record HeroUnstunned(String hero) implements FateforgeEvent {}

    record HeroDown(String hero) implements FateforgeEvent {}

    record HeroRevived(String hero, String by) implements FateforgeEvent {}

    record RogueHid(String hero) implements FateforgeEvent {}

    record RogueSeen(String hero) implements FateforgeEvent {}

    record Taunted(String hero) implements FateforgeEvent {}

    record HeroSnared(String hero) implements FateforgeEvent {}

    record ShotCancelled(String hero, String item) implements FateforgeEvent {}

    // --- enemies

    /** An enemy is about to act; its reasons have been told. */
    record FoeActed(String foe, int section) implements FateforgeEvent {}

    record FoeIdle(String foe) implements FateforgeEvent {}

    record BossCardDrawn(String foe, String card) implements FateforgeEvent {}

    /** Damage to an enemy: what its Parry and armour took, red cubes now, wounds left. */
    record FoeHit(String foe, int damage, int parried, int armour, int cubes, int wounds) implements FateforgeEvent {}

    record BossWounded(String foe, int wounds) implements FateforgeEvent {}

    record FoeDefeated(String foe, String zone) implements FateforgeEvent {}

    record FoeStunned(String foe) implements FateforgeEvent {}

    record FoeMoved(String foe, String from, String to, Way way) implements FateforgeEvent {}

    record FoeLeft(String foe, String exit) implements FateforgeEvent {}

    record FoeArmoured(String foe, int n) implements FateforgeEvent {}

    record FoeGuarded(String foe, String by) implements FateforgeEvent {}

    record FoeRaised(String foe, String zone) implements FateforgeEvent {}

    record WeakPointCovered(String hero, int icon) implements FateforgeEvent {}

    record WeakPointExploited(String foe) implements FateforgeEvent {}

    // --- the map

    record GemTaken(String token, Gem gem, String zone) implements FateforgeEvent {}

    record FoodTaken(String token, int n, String zone) implements FateforgeEvent {}

    /** What a defeated enemy carried lies on the map now. */
    record LootDropped(String token, TokenKind kind, String zone) implements FateforgeEvent {}

    record ObjectiveTaken(String hero, String token) implements FateforgeEvent {}

    record ObjectiveDropped(String hero, String token, String zone) implements FateforgeEvent {}

    record ChestOpened(String hero, String token) implements FateforgeEvent {}

    record Explored(String hero, String token) implements FateforgeEvent {}

    record ItemFound(String hero, String item) implements FateforgeEvent {}

    record ItemPlaced(String hero, String item, GearSlot slot, boolean faceUp) implements FateforgeEvent {}

    record ItemGone(String hero, String item) implements FateforgeEvent {}

    record AllyJoined(String ally, String hero) implements FateforgeEvent {}

    record AllyHurt(String ally, int cubes) implements FateforgeEvent {}

    record AllyOut(String ally) implements FateforgeEvent {}

    record DoorOpened(String door) implements FateforgeEvent {}

    record DoorClosed(String door) implements FateforgeEvent {}

    record FountainUsed(String hero, String token, int left) implements FateforgeEvent {}

    record SmokeSpread(String zone) implements FateforgeEvent {}

    record TokenRemoved(String token, TokenKind kind, String zone) implements FateforgeEvent {}

    // --- cards

    record TrapPaid(String hero, String token) implements FateforgeEvent {}

    record TrapDrawn(String hero, String card) implements FateforgeEvent {}

    record FearDrawn(String hero, String card) implements FateforgeEvent {}

    record FearTurnedAway(String hero, String card) implements FateforgeEvent {}

    /** A Fear card that is active already is put away and another one drawn (FATE-370). */
    record FearRepeated(String hero, String card) implements FateforgeEvent {}

    record CorruptionDrawn(String hero, String card) implements FateforgeEvent {}

    record CorruptionRemoved(String hero, String card) implements FateforgeEvent {}

    record GoldLost(int n) implements FateforgeEvent {}

    record MaximumChanged(String hero, int health, int energy) implements FateforgeEvent {}

    // --- rests

    record RestBegan(int time) implements FateforgeEvent {}

    record RestEnded() implements FateforgeEvent {}

    record PlaceVisited(String place, int timeLeft) implements FateforgeEvent {}

    record TimePaid(String place, int timeLeft) implements FateforgeEvent {}

    record SkillBought(String hero, String skill, int gold) implements FateforgeEvent {}

    record ItemBought(String item, int gold) implements FateforgeEvent {}

    record DieBought(String hero, CombatDie die, int gold) implements FateforgeEvent {}

    record FoodBought(int gold) implements FateforgeEvent {}

    record GoldSpent(int gold) implements FateforgeEvent {}

    record FoodEaten(String hero) implements FateforgeEvent {}

    record AllyHired(String ally, int gold) implements FateforgeEvent {}

    record SkillActivated(String hero, String skill) implements FateforgeEvent {}

    record SkillRetired(String hero, String skill) implements FateforgeEvent {}

    // --- stories and campaigns

    record StoryBegan(String story) implements FateforgeEvent {}

    record StoryEnded(String story) implements FateforgeEvent {}

    record PathChosen(String path) implements FateforgeEvent {}

    record TestRolled(String hero, HeroTrait trait, List<TestFace> faces) implements FateforgeEvent {}

    record TestTaken(String hero, boolean passed) implements FateforgeEvent {}

    record TraitPoints(HeroTrait trait, int n) implements FateforgeEvent {}

    record TraitLearned(String hero, HeroTrait trait) implements FateforgeEvent {}

    record CoinsGained(int gold) implements FateforgeEvent {}

    record RationsGained(int n) implements FateforgeEvent {}

    record GiftGained(String item) implements FateforgeEvent {}

    record FoeAbsent(String scene, String foe) implements FateforgeEvent {}

    record ScenePassed(String scene) implements FateforgeEvent {}

    record VictoryPoint(int points) implements FateforgeEvent {}

    record RewardTaken(String reward) implements FateforgeEvent {}

    record DieGained(String hero, CombatDie die) implements FateforgeEvent {}

    record SideQuestBegan(String quest) implements FateforgeEvent {}

    record SideQuestEnded(String quest, boolean won) implements FateforgeEvent {}

    record CampaignEnded(boolean won, int points) implements FateforgeEvent {}
}
