package org.alea.games.fateforge.state;

import java.util.List;
import org.alea.games.fateforge.cards.HeroTrait;

/** What the player is asked: the states of the game that wait. */
public sealed interface Prompt extends Task {

    /** Between scenes, at no place. */
    record Resting() implements Prompt {}

    /** Between scenes, at the place of {@link RestVisit}. */
    record AtPlace() implements Prompt {}

    /** A stage of a story, counted from 0: what is done about it (FATE-441). */
    record Telling(String story, int stage) implements Prompt {}

    /** A hero has failed a test and may reroll it (FATE-444). */
    record Testing(String hero, TraitTrial trial, Errand.Trials then) implements Prompt {}

    /** A hero gains one of these traits for good (FATE-447). */
    record Learning(List<HeroTrait> traits) implements Prompt {}

    /** One of two rewards for victory points, and then what it needs (FATE-470). */
    record Rewarding(int points) implements Prompt {}

    /** A hero gets one more die (FATE-470). */
    record GainingDie() implements Prompt {}

    /** Before a scene: last changes, allies, places of the heroes. */
    record Briefing() implements Prompt {}

    /** Dice are chosen and rolled. */
    record Rolling() implements Prompt {}

    /**
     * Optional actions until the order is confirmed.
     *
     * @param ordered whether the order has been set in this round
     * @param posed whether the Stance has been set in this round
     * @param hero whose preparation it is with veiled dice; empty if both prepare together
     */
    record Preparing(boolean ordered, boolean posed, String hero) implements Prompt {}

    /** Options at the start of a hero's turn. */
    record TurnStarting(String hero) implements Prompt {}

    /** A hero's turn. */
    record Acting(String hero) implements Prompt {}

    /** Options at the end of a hero's turn. */
    record TurnEnding(String hero) implements Prompt {}

    /**
     * A packet of damage is to be spread.
     *
     * @param from the enemy that deals it; empty for none
     */
    record Absorbing(String hero, int damage, boolean toxic, String from, boolean exit) implements Prompt {}

    /** The player names the victim of an attack. */
    record ChoosingVictim(String foe, List<String> heroes, Errand.Section section) implements Prompt {}

    /** A hero has entered a zone with this trap. */
    record TrapSprung(String hero, String token) implements Prompt {}

    /** One of two Corruption cards is applied (FATE-476). */
    record CorruptionChoosing(String hero, List<String> cards, boolean revived) implements Prompt {}

    /** A card makes a hero lose a result. */
    record Discarding(String hero) implements Prompt {}

    /** The Mercenary has defeated an enemy by a Strike (FATE-019). */
    record FrenzyChoosing(String hero) implements Prompt {}

    /** An item was found: where it goes. */
    record Placing(String hero, Gear item) implements Prompt {}

    /** A hero may be moved by the other's card. */
    record MovingOther(String hero) implements Prompt {}

    /** The Sylvan Cloak may cancel this Shot. */
    record CloakOffered(String hero, String item, Errand.Hurt shot) implements Prompt {}

    /** The Lantern may turn this Fear card away. */
    record LanternOffered(String hero, String item, String card) implements Prompt {}

    /** The Talisman may let two Corruption cards be drawn. */
    record TalismanOffered(String hero, String item, boolean revived) implements Prompt {}

    /** A second ally would join. */
    record KeepingAlly(String hero, String joining) implements Prompt {}

    /** Parry tokens are spread among heroes. */
    record SplittingParry(int n, List<String> heroes) implements Prompt {}

    /** The extra round is offered. */
    record ExtraRoundOffered() implements Prompt {}

    /**
     * The way out.
     *
     * @param exit the chosen one; empty before
     * @param paths for each standing hero, in order, the zones from start to exit
     */
    record Leaving(String exit, List<ExitPath> paths) implements Prompt {}

    /** The path of one hero to the exit. */
    record ExitPath(String hero, List<String> zones) {}

    /** The scene is over. */
    record SceneOver() implements Prompt {}
}
