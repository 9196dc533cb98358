package org.alea.games.fateforge;

import java.util.List;
import org.alea.engine.Move;
import org.alea.games.fateforge.cards.CombatDie;
import org.alea.games.fateforge.cards.HeroTrait;
import org.alea.games.fateforge.cards.ResultFace;
import org.alea.games.fateforge.state.GearSlot;

/**
 * Everything the player decides. Results, enemies, zones and tokens are named by their ids.
 *
 * <p>Where a result pays for a Move out of difficult terrain, {@code pay} holds the result of the action and after it the
 * extra one (FATE-313); elsewhere it holds one. A card carries its payment in the order of its cost, and one aim for each
 * step: a zone, a portal, an enemy, a hero, a token or a result; {@code zone+result} for a Move with an extra result,
 * {@code enemy>zone} for a Push, {@link #SKIP} for a step left out, an empty text where nothing is chosen (FATE-498).
 */
public sealed interface FateforgeMove extends Move {
    /** The aim of a step that is left out (FATE-059). */
    String SKIP = "skip";

    /** Between the scenes of a quest. */
    sealed interface Camp extends FateforgeMove {}

    /** Before the order of a round is confirmed. */
    sealed interface Preparation extends FateforgeMove {}

    /** In a hero's own turn. */
    sealed interface Deed extends FateforgeMove {}

    /** The answer to a question asked in the middle of something else. */
    sealed interface Answer extends FateforgeMove {}

    // --- rests and briefings

    /** Goes to a place and pays its time (FATE-381). */
    record Visit(String place) implements Camp {}

    /** Looks into a shop free of charge (FATE-382). */
    record Browse(String place) implements Camp {}

    record LeavePlace() implements Camp {}

    record BuySkill(String hero, String skill) implements Camp {}

    /** Buys an item, by the id of its card, into the bag. */
    record BuyItem(String item) implements Camp {}

    /** FATE-384: one gold's worth of healing, spread among the two heroes. */
    record BuyHealing(int first, int second) implements Camp {}

    /** One token of food. */
    record BuyFood() implements Camp {}

    record RemoveCorruption(String hero, String card) implements Camp {}

    record BuyDie(String hero, CombatDie die) implements Camp {}

    record HireAlly(String ally) implements Camp {}

    /** FATE-284: one token of food; health and energy, or one of them (card C12). */
    record Eat(String hero, boolean health, boolean energy) implements Camp {}

    /** FATE-475: a card that can be used out of combat. */
    record UseAtRest(String item, String hero) implements Camp {}

    /** Puts an item into the bag (FATE-071). */
    record Bag(String item) implements Camp {}

    /** Gives an item to a hero's slot; what lay there goes to the bag. */
    record Equip(String item, String hero, GearSlot slot, boolean faceUp) implements Camp {}

    record ActivateSkill(String hero, String skill) implements Camp {}

    record RetireSkill(String hero, String skill) implements Camp {}

    record EndRest() implements Camp {}

    /** FATE-390: a combat besides the main story, in a rest of a campaign. */
    record TrySideQuest(String quest) implements Camp {}

    // --- stories

    /** FATE-441: a choice of a story, and who takes its test; no hero if it has none, or all take it. */
    record ChoosePath(String path, String hero) implements Camp {}

    /** FATE-444. */
    record RerollTest() implements Camp {}

    record AcceptTest() implements Camp {}

    /** FATE-447. */
    record LearnTrait(String hero, HeroTrait trait) implements Camp {}

    /** FATE-470. */
    record TakeReward(String reward) implements Camp {}

    record GainDie(String hero, CombatDie die) implements Camp {}

    /** The hired ally accompanies this hero (FATE-337). */
    record TakeAlly(String hero) implements Camp {}

    /** Where a hero begins, if the scene has several starts (FATE-098). */
    record PlaceHero(String hero, String zone) implements Camp {}

    record BeginScene() implements Camp {}

    // --- preparation

    /** FATE-145: rolls these dice of the pool. */
    record RollDice(String hero, List<String> dice) implements Preparation {}

    /** FATE-147: rerolls these dice that show X for 1 energy. */
    record EnergyReroll(String hero, List<String> dice) implements Preparation {}

    /** FATE-148. */
    record ThreeOfAKind(String hero, String die, ResultFace face) implements Preparation {}

    /** FATE-044: the permission of a skill or an item. */
    record UseReroll(String hero, String source, String die) implements Preparation {}

    /** FATE-017: the Shaman lets any die near him be rerolled. */
    record SpiritVoice(String die) implements Preparation {}

    /** FATE-152. */
    record Sprint(String hero, String zone) implements Preparation {}

    /** FATE-018. */
    record SetStance(boolean offensive) implements Preparation {}

    /** FATE-157: who acts first. */
    record SetOrder(String first) implements Preparation {}

    /** FATE-297: covers the dice of the hero who prepared first. */
    record DonePreparing() implements Preparation {}

    record ConfirmOrder() implements Preparation {}

    // --- a hero's turn

    /** FATE-318, at the start or the end of the turn. */
    record UseFountain(int health, int energy) implements Deed {}

    /** Nothing more at the start of the turn. */
    record SkipStart() implements Deed {}

    record ActMove(List<String> pay, String zone) implements Deed {}

    record ActPortal(List<String> pay, String portal) implements Deed {}

    /** FATE-033; {@code bonus} is the second damage of the offensive Stance (FATE-018). */
    record ActStrike(String result, String enemy, boolean bonus) implements Deed {}

    record ActShot(String result, String enemy) implements Deed {}

    record GainParry(String result) implements Deed {}

    /** FATE-039: the Special of the weapon whose die shows Sp. */
    record ActSpecial(String result, int branch, List<String> aims) implements Deed {}

    /** FATE-036: a chest, an exploration token or a door. */
    record ActFocus(String result, String token) implements Deed {}

    /** FATE-361: an icon of the boss's weak point, counted from 0. */
    record CoverWeakPoint(String result, int icon) implements Deed {}

    /** FATE-162: to a zone or a portal; {@code extra} out of difficult terrain, else empty. */
    record EnergyMove(String to, List<String> extra) implements Deed {}

    record UseSkill(String skill, int branch, List<String> pay, List<String> aims) implements Deed {}

    record UseItem(String item, int branch, List<String> pay, List<String> aims) implements Deed {}

    record PickUp(String objective) implements Deed {}

    record Revive(String hero, List<String> pay) implements Deed {}

    /** FATE-339 a. */
    record AllySwap(String own, String allyDie) implements Deed {}

    /** FATE-339 b. */
    record AllySkill(String allyDie, int skill, int branch, List<String> aims) implements Deed {}

    record EndTurn() implements Deed {}

    /** FATE-015: the Rogue hides at the end of her turn. */
    record HideAway() implements Deed {}

    /** Nothing more at the end of the turn. */
    record FinishTurn() implements Deed {}

    // --- questions in the middle

    /** FATE-086: Parry tokens, and cubes of each piece of armour in the order in which the hero carries them. */
    record Absorb(int parry, List<Integer> armour) implements Answer {}

    record Victim(String hero) implements Answer {}

    record PayTrap(String result) implements Answer {}

    record DrawTrap() implements Answer {}

    record RemoveTrap() implements Answer {}

    /** One of several cards. */
    record PickCard(String card) implements Answer {}

    record Discard(String result) implements Answer {}

    record FrenzyMove() implements Answer {}

    record FrenzyEnergy() implements Answer {}

    record FrenzyNone() implements Answer {}

    /** FATE-301: into this slot, face up; face down in a backpack slot if it may not be equipped (FATE-302). */
    record PlaceFound(GearSlot slot, boolean faceUp) implements Answer {}

    record ToBag() implements Answer {}

    record MoveTo(String to, List<String> extra) implements Answer {}

    record DeclineMove() implements Answer {}

    record UseTrigger() implements Answer {}

    record PassTrigger() implements Answer {}

    record KeepAlly(String ally) implements Answer {}

    /** How many Parry tokens each hero of the question gets, in its order. */
    record SplitParry(List<Integer> tokens) implements Answer {}

    record TakeExtraRound() implements Answer {}

    record DeclineExtraRound() implements Answer {}

    record ChooseExit(String exit) implements Answer {}

    /** Another path for a hero, from his zone to the exit. */
    record SetPath(String hero, List<String> zones) implements Answer {}

    record ConfirmExit() implements Answer {}

    /** After the result of a scene. */
    record GoOn() implements Answer {}

    /** FATE-417. */
    record RetryScene() implements Answer {}

    record AbandonQuest() implements Answer {}

    // --- at any time

    /** FATE-484: gives the scene up. Legal in every decision of a scene, never listed. */
    record Concede() implements FateforgeMove {}

    /** FATE-489: the time of a Hardcore turn is up. Legal in a turn of a Hardcore game, never listed. */
    record TimeUp() implements FateforgeMove {}
}
