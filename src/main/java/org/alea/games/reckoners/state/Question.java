package org.alea.games.reckoners.state;

import java.util.List;
import org.alea.games.reckoners.cards.Assault;
import org.alea.games.reckoners.cards.Reach;
import org.alea.games.reckoners.cards.Symbol;

/** What the player must answer before anything below it on the agenda goes on. Places are counted from 0. */
public sealed interface Question extends Task {

    /**
     * An open source of symbols.
     *
     * @param owner whose it is, by place in the team
     * @param from the die, card, ability or Dawnslight card it comes from; "token" for a plan token
     * @param fresh whether none of its symbols has been spent
     * @param changed whether a symbol has been changed
     * @param onlySymbols whether it cannot pay for anything as a whole
     * @param noMove whether it cannot pay for a Move
     */
    record OpenSource(
            int owner,
            SourceKind kind,
            String from,
            List<Symbol> symbols,
            Reach range,
            boolean fresh,
            boolean changed,
            boolean onlySymbols,
            boolean noMove)
            implements Question {}

    /**
     * Loot to be placed.
     *
     * @param credited who is credited with what it does
     * @param district where the Epic fell, {@link Reckoner#NOWHERE} for a consumable
     */
    record Loot(int credited, int district, List<Symbol> symbols) implements Question {}

    /** Triggers to be taken or declined in any order. */
    record Triggers(List<Trigger> waiting) implements Question {}

    /**
     * The symbols of a district's card.
     *
     * @param reckoner who uses them, {@link Reckoner#NOWHERE} until chosen
     */
    record Bonus(int district, int reckoner, List<Symbol> symbols) implements Question {}

    /** The shot of the Sniper. */
    record Shot(int owner, List<Symbol> symbols) implements Question {}

    /** Tokens to be brought to a district. */
    record KidnapTokens(int owner, int district, int left, boolean first) implements Question {}

    /** Barricades to be cut. */
    record CutBarricades(int owner, int left, Reach range) implements Question {}

    /** Enforcement or red shields to be removed. */
    record CheckmateTokens(int owner, int left, Reach range, boolean redShields) implements Question {}

    /** Dice to be rolled again. */
    record Rerolls(int owner, int left) implements Question {}

    /**
     * Which card of an aid to keep, and who gets it.
     *
     * @param district where the aid came, {@link Reckoner#NOWHERE} if anybody may have it
     * @param cause who gets it if nobody is there
     */
    record DawnChoice(List<String> cards, int district, int cause) implements Question {}

    /** Who loses a die. */
    record LoseADie() implements Question {}

    /** Which card is sold to pay a Pillage. */
    record SellACard() implements Question {}

    /** Which plan token is discarded. */
    record DiscardAToken() implements Question {}

    /** Which card is stolen by what acts in this district. */
    record GiveUpACard(int district) implements Question {}

    /** Which of these Reckoners an Assault hits. */
    record HitAReckoner(Assault assault, List<Integer> candidates) implements Question {}

    /** Which card of a Reckoner is disabled. */
    record DisableACard(int reckoner) implements Question {}

    /** What a swap of dice is about. */
    enum Swapping {
        /** Which die is gained. */
        GAIN,
        /** Whether the gained die is swapped. */
        GAINED,
        /** Whether another die is swapped. */
        OTHER
    }

    /** Whether and how a card swaps dice. */
    record SwapADie(int owner, String card, Swapping what) implements Question {}

    /** Which die an Assault takes away for this round. */
    record MissingDie(int reckoner) implements Question {}

    /** Who gets a ready plan token at the start. */
    record StartToken(int left) implements Question {}
}
