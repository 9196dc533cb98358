package org.alea.games.reckoners;

import java.util.List;
import org.alea.engine.Move;
import org.alea.games.reckoners.cards.DieKind;
import org.alea.games.reckoners.cards.PowerTrack;
import org.alea.games.reckoners.cards.ShieldColour;
import org.alea.games.reckoners.cards.Symbol;

/** What the player decides. Reckoners, districts, dice and cards go by their ids. */
public sealed interface ReckonersMove extends Move {

    /** Tokens that lie in districts. */
    enum TokenKind {
        RED_SHIELD,
        BLUE_SHIELD,
        BARRICADE,
        ENFORCEMENT,
        DUPLICATE
    }

    // ---- placing figures

    /** Puts a Reckoner's figure into a district. */
    record Place(String reckoner, String district) implements ReckonersMove {}

    /** Takes a figure back before the game begins. */
    record Unplace(String reckoner) implements ReckonersMove {}

    /** Begins the first round. */
    record EndPlace() implements ReckonersMove {}

    // ---- the start of a round

    /** Swaps a die with the reserve by a card. */
    record SwapDie(String card, String die, DieKind kind) implements ReckonersMove {}

    /** Keeps the die a card could swap. */
    record KeepDie(String card) implements ReckonersMove {}

    /** Takes the die a card brings. */
    record GainDie(DieKind kind) implements ReckonersMove {}

    /** Leaves out the die an Assault takes. */
    record ChooseMissingDie(String reckoner, String die) implements ReckonersMove {}

    // ---- rolling

    /** Rolls all dice of a Reckoner that are not locked. */
    record Roll(String reckoner) implements ReckonersMove {}

    /** Locks dice after a roll. */
    record Lock(String reckoner, List<String> dice) implements ReckonersMove {
        public Lock {
            dice = List.copyOf(dice);
        }
    }

    /** Locks all dice of a Reckoner as they lie. */
    record StopRolling(String reckoner) implements ReckonersMove {}

    /** The planning timer has run out. */
    record TimeUp() implements ReckonersMove {}

    // ---- opening sources

    /** Opens a locked die as a source. */
    record OpenDie(String die) implements ReckonersMove {}

    /** Opens a ready plan token as a source of this symbol. */
    record OpenToken(String reckoner, Symbol symbol) implements ReckonersMove {}

    /** Uses a Dawnslight card. */
    record UseDawn(String card) implements ReckonersMove {}

    /** Gives a die to a district's card. */
    record Trade(String district, String die) implements ReckonersMove {}

    /** Ends the dice step. */
    record EndUse() implements ReckonersMove {}

    // ---- spending symbols, of a source, of loot or of a bonus

    /** Researches the Epic in a district. */
    record Research(String district) implements ReckonersMove {}

    /** Researches the High Epic. */
    record ResearchHighEpic() implements ReckonersMove {}

    /** Lowers a district's own research track. */
    record ResearchTrack(String district) implements ReckonersMove {}

    /** Attacks the Epic in a district. */
    record Attack(String district) implements ReckonersMove {}

    /** Attacks the High Epic. */
    record AttackHighEpic() implements ReckonersMove {}

    /** Moves the bracket of the Epic in a district to the left. */
    record Contain(String district) implements ReckonersMove {}

    /** Moves a bracket of the High Epic to the left. */
    record ContainHighEpic(PowerTrack track) implements ReckonersMove {}

    /** Removes an Enforcement. */
    record AttackEnforcement(String district) implements ReckonersMove {}

    /** Removes a shield. */
    record RemoveShield(String district, ShieldColour colour) implements ReckonersMove {}

    /** Takes a plan token. */
    record Plan() implements ReckonersMove {}

    /** Gains $1. */
    record GainMoney() implements ReckonersMove {}

    /** Lowers a district's marker with a symbol. */
    record Protect(Symbol symbol, String district) implements ReckonersMove {}

    /** Lets loot lower the research of the High Epic. */
    record TakeHer() implements ReckonersMove {}

    /** Lets loot lower the research track of a district. */
    record TakeHerAt(String district) implements ReckonersMove {}

    /** Gives a plan token of the loot, or of the start, to a Reckoner. */
    record GiveToken(String reckoner) implements ReckonersMove {}

    /** Lets a symbol of loot or of a bonus go. */
    record Decline(Symbol symbol) implements ReckonersMove {}

    // ---- changing and closing a source

    /** Turns the symbol at this place of the source, from 0, into another. */
    record ChangeSymbol(int index, Symbol symbol) implements ReckonersMove {}

    /** Adds a symbol like one of its own to the source. */
    record AddSymbol(Symbol symbol) implements ReckonersMove {}

    /** Lets the rest of the source go. */
    record CloseSource() implements ReckonersMove {}

    // ---- paying with a whole source

    /** Moves the owner of the source. */
    record AsMove(String district) implements ReckonersMove {}

    /** Pays the first half of a Move that costs two. */
    record AsMovePart() implements ReckonersMove {}

    /** Removes a barricade where the owner is. */
    record AsRemoveBarricade() implements ReckonersMove {}

    /** Removes a Duplicate token where the owner is. */
    record AsRemoveDuplicate() implements ReckonersMove {}

    /** Pays half of a card that costs two. */
    record AsPayHalf(String gear, Symbol symbol) implements ReckonersMove {}

    // ---- triggers, bonuses and choices of cards

    /** Takes what a trigger gives. */
    record TakeTrigger(String id) implements ReckonersMove {}

    /** Takes one of the symbols that a trigger offers. */
    record TakeTriggerAs(String id, Symbol symbol) implements ReckonersMove {}

    /** Lets a trigger go. */
    record DeclineTrigger(String id) implements ReckonersMove {}

    /** Chooses who uses a district's bonus. */
    record BonusBy(String reckoner) implements ReckonersMove {}

    /** Brings a token from a district. */
    record KidnapToken(TokenKind kind, String district) implements ReckonersMove {}

    /** Brings the High Epic. */
    record KidnapHighEpic() implements ReckonersMove {}

    /** Cuts a barricade. */
    record CutBarricade(String district) implements ReckonersMove {}

    /** Removes an Enforcement or a red shield. */
    record CheckmateToken(String district, TokenKind kind) implements ReckonersMove {}

    /** Rolls a locked die again. */
    record RerollDie(String die) implements ReckonersMove {}

    /** Leaves the rest of a card's choices. */
    record EndCard() implements ReckonersMove {}

    /** Keeps a Dawnslight card and gives it to a Reckoner. */
    record KeepDawn(String card, String reckoner) implements ReckonersMove {}

    // ---- losses and assaults

    /** Gives a die back to the reserve. */
    record LoseDie(String reckoner, String die) implements ReckonersMove {}

    /** Sells a card to pay. */
    record Sell(String card) implements ReckonersMove {}

    /** Discards a plan token. */
    record DiscardToken(String reckoner, boolean ready) implements ReckonersMove {}

    /** Lets a card be stolen. */
    record GiveUp(String card) implements ReckonersMove {}

    /** Chooses who is hit. */
    record HitReckoner(String reckoner) implements ReckonersMove {}

    /** Chooses the card that is switched off. */
    record DisableCard(String card) implements ReckonersMove {}

    // ---- buying

    /** Buys a card for a Reckoner. */
    record Buy(String card, String reckoner) implements ReckonersMove {}

    /** Buys a die for a Reckoner. */
    record BuyDie(DieKind kind, String reckoner) implements ReckonersMove {}

    /** Puts the market under the deck and deals a new one. */
    record Sweep() implements ReckonersMove {}

    /** Ends the buy step: the Epics act. */
    record EndBuy() implements ReckonersMove {}

    // ---- the campaign

    /** Chooses who takes part in the campaign. */
    record PickRoster(List<String> reckoners) implements ReckonersMove {}

    /** Chooses who plays the next mission. */
    record PickTeam(List<String> reckoners) implements ReckonersMove {}

    /** Keeps a card for the next mission. */
    record BuyStash(String card) implements ReckonersMove {}

    /** Gives a kept card to somebody who plays. */
    record GiveStash(String card, String reckoner) implements ReckonersMove {}

    /** Replaces a basic die for the rest of the campaign. */
    record BuyTraining(String reckoner, DieKind kind) implements ReckonersMove {}

    /** Buys a ready plan token for the next start. */
    record BuyForesight() implements ReckonersMove {}

    /** Buys population for the next start. */
    record BuyGoodwill() implements ReckonersMove {}

    /** Heals a wound. */
    record BuyTreatment(String reckoner) implements ReckonersMove {}

    /** Chooses the special die a wounded Reckoner leaves behind. */
    record ChooseWoundDie(String reckoner, DieKind kind) implements ReckonersMove {}

    /** Begins the next mission. */
    record StartMission() implements ReckonersMove {}

    /** Ends the campaign. */
    record AbandonCampaign() implements ReckonersMove {}

    // ---- at any time

    /** Gives up: the game counts as lost. Legal at every decision, never listed. */
    record Concede() implements ReckonersMove {}

    // ---- using cards and abilities

    /** The use of a card or an ability; what a kind of use does not name is empty. */
    sealed interface GearMove extends ReckonersMove {

        /** The card or ability used. */
        String gear();

        /** The Reckoner it is for or about. */
        default String reckoner() {
            return "";
        }

        /** The district it leads to. */
        default String district() {
            return "";
        }

        /** The die it concerns. */
        default String die() {
            return "";
        }

        /** The face or the number of tokens it names, -1 for none. */
        default int number() {
            return -1;
        }

        /** Whether it is paid with the open source. */
        default boolean paid() {
            return false;
        }
    }

    /** Uses a card or an ability that needs no choice. */
    record Use(String gear) implements GearMove {}

    /** Uses a card that leads to a district. */
    record UseAt(String gear, String district) implements GearMove {}

    /** Uses a card or an ability for another Reckoner. */
    record UseFor(String gear, String reckoner) implements GearMove {}

    /** Uses a card that sends another Reckoner to a district. */
    record UseToSend(String gear, String reckoner, String district) implements GearMove {}

    /** Uses a card on a die of another Reckoner. */
    record UseOnDie(String gear, String die) implements GearMove {}

    /** Turns a die of another Reckoner to a face, from 1. */
    record UseToTurn(String gear, String die, int number) implements GearMove {}

    /** Pays with the source for a card or an ability that needs no choice. */
    record AsActivate(String gear) implements GearMove {
        @Override
        public boolean paid() {
            return true;
        }
    }

    /** Pays with the source for a card or an ability that concerns a district. */
    record AsActivateAt(String gear, String district) implements GearMove {
        @Override
        public boolean paid() {
            return true;
        }
    }

    /** Pays with the source for sending another Reckoner to a district. */
    record AsActivateToSend(String gear, String reckoner, String district) implements GearMove {
        @Override
        public boolean paid() {
            return true;
        }
    }

    /** Pays with the source for an attack with so many tokens. */
    record AsActivateWith(String gear, int number) implements GearMove {
        @Override
        public boolean paid() {
            return true;
        }
    }
}
