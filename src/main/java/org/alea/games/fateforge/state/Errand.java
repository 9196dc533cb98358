package org.alea.games.fateforge.state;

import java.util.List;
import org.alea.games.fateforge.cards.FoeColour;

/** What the rules do by themselves as soon as it lies on top of the agenda. */
public sealed interface Errand extends Task {

    /** A new round (FATE-141, FATE-142, FATE-461). */
    record BeginRound() implements Errand {}

    /** The slot of the reactions is drawn, then the dice are rolled. */
    record DrawSlot() implements Errand {}

    /** The order is confirmed: Ward, Stance, then the tiles. */
    record BeginActions() implements Errand {}

    /** A hero's tile is reached. */
    record HeroTile(String hero) implements Errand {}

    /** A hero's own turn is over: what is left goes. */
    record CloseTurn(String hero) implements Errand {}

    /** The tile of the reactions is reached. */
    record Reactions() implements Errand {}

    /** One colour reacts. */
    record React(FoeColour colour) implements Errand {}

    /** The boss acts. */
    record BossActs(boolean reaction) implements Errand {}

    /** The next enemy after this one is activated; colour ordinal and initiative, -1 before the first. */
    record EnemyTurns(int colour, int initiative) implements Errand {}

    /**
     * An enemy goes on with a section of its bar.
     *
     * @param card the boss card it comes from; empty for others
     * @param action the next one to do
     * @param victim empty if the section has none
     */
    record Section(String foe, String card, int section, int action, String victim) implements Errand {}

    /** Call after an enemy's activation (FATE-123). */
    record Calling(String foe) implements Errand {}

    /** The end of the round. */
    record Upkeep() implements Errand {}

    /** After the last round: the extra round or the way out. */
    record EndOfRounds() implements Errand {}

    /** Damage for a hero. */
    record Hurt(String hero, int damage, boolean toxic, String from, boolean shot, boolean exit) implements Errand {}

    /** A hero Sprints to a zone once the damage for it is taken. */
    record Run(String hero, String zone) implements Errand {}

    /** A hero has entered a zone (FATE-490); {@code feared} once Fear has been looked at. */
    record Entered(String hero, String zone, List<String> traps, boolean feared) implements Errand {}

    /** An enemy has entered a zone. */
    record FoeEntered(String foe, String zone) implements Errand {}

    /** A hero draws a Fear card. */
    record Fright(String hero) implements Errand {}

    /** A hero draws a Corruption card. */
    record Taint(String hero, boolean revived) implements Errand {}

    /** A trap card's effects, or those of any other card, one after the other. */
    record Suffer(String hero, String card, int effect) implements Errand {}

    /**
     * A hero goes on with the steps of a card.
     *
     * @param source {@code skill:M01}, {@code item:101}, {@code special:101} or {@code ally:AL1:0}
     * @param step the next one to do
     * @param last the enemy or hero of the step before; empty if there is none
     * @param paid what was paid
     */
    record Chain(
            String hero, String source, int branch, List<String> aims, int step, String last, List<HeldResult> paid)
            implements Errand {}

    /** The heroes leave on their paths. */
    record WalkOut(List<Prompt.ExitPath> paths, int next) implements Errand {}

    /** A hero has left alive, or not. */
    record ArriveAtExit(String hero, String zone) implements Errand {}

    /** Objectives, reset and recovery after the scene. */
    record CloseScene(boolean conceded) implements Errand {}

    /** A hero recovers after the scene; {@code drawn} once the Corruption card of one who lies is drawn. */
    record Recover(String hero, boolean drawn) implements Errand {}

    /** The result of the scene, once all cards are drawn. */
    record JudgeScene(boolean won, boolean conceded, int mainMet, int secondaryMet) implements Errand {}

    /**
     * The next hero takes the test of a choice (FATE-441); with none left it comes out what becomes of it.
     *
     * @param left heroes who have not taken it yet
     * @param tried those who have
     * @param failed those of them who have failed
     */
    record Trials(String story, String path, List<String> left, List<String> tried, List<String> failed)
            implements Errand {}

    /** The next stage of a story, or its end. */
    record Chapter(String story, int stage) implements Errand {}

    /** FATE-260: who is down at the end of a story; {@code drawn} once the Corruption card is drawn. */
    record RiseAfterStory(String hero, boolean drawn) implements Errand {}

    /** The heroes leave a story. */
    record CloseStory() implements Errand {}

    /** The next step of the quest. */
    record NextStep() implements Errand {}
}
