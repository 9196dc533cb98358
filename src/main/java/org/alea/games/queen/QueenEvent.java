package org.alea.games.queen;

import java.util.List;
import org.alea.engine.Event;

/** Everything that can happen at the table, in the order of a round. Cards and dice go by their ids. */
public sealed interface QueenEvent extends Event {

    /** Whether the journal tells it; what is not told is only there to be animated and counted. */
    default boolean told() {
        return true;
    }

    /** Whether it uses up one of the times a limited power of the Epic Spirit may act (QUEEN-148). */
    default boolean usesPower() {
        return false;
    }

    /** What happens only because a limited power acts. */
    sealed interface ByPower extends QueenEvent {
        @Override
        default boolean usesPower() {
            return true;
        }
    }

    record ConspiratorRevealed(String card) implements QueenEvent {}

    /** A defeat would have turned up a Conspirator, and did not. */
    record RevealSkipped() implements ByPower {}

    record ConspiratorDieRolled(int value) implements QueenEvent {}

    record ConspiratorActive(String card) implements QueenEvent {}

    record NoConspirator(int value) implements QueenEvent {}

    record ClockShortened(int seconds, int limitMs) implements QueenEvent {}

    record RerollsCapped(int rerolls) implements QueenEvent {}

    record ColourKept(DieColour colour) implements QueenEvent {}

    record DialTurned(int sun, int moon) implements QueenEvent {}

    record DieRecovered(String die, Zone from) implements ByPower {}

    record RoundStarted(int round) implements QueenEvent {}

    /** Dice were thrown: what each of them shows now. */
    record Rolled(Throw cause, List<String> dice, List<Integer> values) implements QueenEvent {
        @Override
        public boolean usesPower() {
            return cause == Throw.SOLO;
        }
    }

    record DragonRolled(DragonFace face) implements QueenEvent {}

    record DicePlaced(int chariot, String card, List<String> dice) implements QueenEvent {}

    record Paused(int atMs) implements QueenEvent {}

    record Resumed(int atMs) implements QueenEvent {}

    record RoundStopped(StopReason reason, int timeLeftMs) implements QueenEvent {}

    record ChariotDefended(String card, List<String> dice) implements QueenEvent {}

    /** An undefended Chariot: what it does follows. */
    record ChariotStruck(String card) implements QueenEvent {}

    record DieStocked(String die) implements QueenEvent {}

    record DragonAssigned(int slot, DragonFace face) implements QueenEvent {}

    record WingAssigned(int slot) implements QueenEvent {}

    record DragonDeclined() implements QueenEvent {}

    record ChaosIgnored() implements QueenEvent {}

    record DiePainted(String die, DieColour colour) implements ByPower {}

    record MarkerMoved(int slot, String card, int from, int to, Cause cause) implements QueenEvent {}

    /** A set that did not pay for the next square. */
    record SetFailed(int slot, String card) implements QueenEvent {}

    /** A solo that moves nothing: the enemy ignores it, or the dragon's wing holds it. */
    record SoloHeld(int slot, String card) implements QueenEvent {}

    record ShieldRaised(int slot, String card) implements QueenEvent {}

    record ShieldBroken(int slot, String card) implements QueenEvent {}

    /** A power kept this Shield from being raised. */
    record ShieldSkipped(int slot, String card) implements ByPower {}

    record EnemyDefeated(int slot, String card, int defeats) implements QueenEvent {}

    /** A wound by the enemy of a slot, or by no enemy ({@code slot} 0); {@code wounds} counts this one. */
    record Wounded(int slot, String card, int wounds) implements QueenEvent {}

    record DieExhausted(String die, Zone space) implements QueenEvent {}

    record NoDieToExhaust() implements QueenEvent {}

    record HealthLost(int health, int left) implements QueenEvent {}

    /** A power kept the Health marker where it was. */
    record HealthSpared() implements ByPower {}

    record DiceExchanged(String white, String coloured) implements QueenEvent {}

    record ExchangeDeclined() implements QueenEvent {}

    record StackMoved(int space) implements QueenEvent {
        @Override
        public boolean told() {
            return false;
        }
    }

    /** A borrowed die goes back to the dial. */
    record SunDieReturned(String die) implements QueenEvent {}

    record SunDieTaken(String die) implements QueenEvent {}

    /** A power kept the Moon without effect. */
    record MoonGuarded() implements QueenEvent {}

    record RoundEnded(int round, int defeats, int wounds) implements QueenEvent {}

    /** Dice of the arena, the Stock or the Exhaustion track are in the Reserve again. */
    record DiceReturned(List<String> dice) implements QueenEvent {
        @Override
        public boolean told() {
            return false;
        }
    }

    record EnemyDealt(int slot, String card) implements QueenEvent {}

    record ChariotDrawn(String card) implements QueenEvent {}

    /** A power kept the second Chariot from being turned up. */
    record ChariotKeptAway() implements QueenEvent {}

    record DeckReshuffled(Deck deck) implements QueenEvent {}

    record GameWon(int rounds, int defeats) implements QueenEvent {}

    record GameLost(Fate reason) implements QueenEvent {}

    /** What dice were thrown for. */
    enum Throw {
        FIRST_THROW,
        SET,
        SOLO,
        CHARIOT,
        CHAOS
    }

    /** What moved a Battle marker. */
    enum Cause {
        ATTACK,
        SOLO,
        SHIELD,
        RIPOSTE,
        IDLE,
        CARD,
        MOON,
        /** Back to the start square. */
        WOUND
    }

    /** The decks that can be shuffled again. */
    enum Deck {
        ENEMIES,
        CHARIOTS
    }

    /** How a game is lost. */
    enum Fate {
        WOUNDS,
        ROUND_LIMIT
    }
}
