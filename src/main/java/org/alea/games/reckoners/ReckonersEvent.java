package org.alea.games.reckoners;

import java.util.List;
import org.alea.engine.Event;
import org.alea.games.reckoners.ReckonersMove.TokenKind;
import org.alea.games.reckoners.cards.Assault;
import org.alea.games.reckoners.cards.DieKind;
import org.alea.games.reckoners.cards.Letter;
import org.alea.games.reckoners.cards.PowerTrack;
import org.alea.games.reckoners.cards.ShieldColour;
import org.alea.games.reckoners.cards.Symbol;
import org.alea.games.reckoners.state.ReckonersPhase;

/** What happens in the game. Reckoners, districts, dice and cards go by their ids; numbers are those afterwards. */
public sealed interface ReckonersEvent extends Event {

    /** A Reckoner rolled dice. */
    record Rolled(String reckoner, List<String> dice, List<Integer> faces) implements ReckonersEvent {}

    /** A Reckoner locked dice. */
    record Locked(String reckoner, List<String> dice) implements ReckonersEvent {}

    /** A Reckoner has stopped rolling. */
    record RollingStopped(String reckoner) implements ReckonersEvent {}

    /** The planning timer has run out. */
    record TimeRanOut() implements ReckonersEvent {}

    /** A figure was put into a district. */
    record FigurePlaced(String reckoner, String district) implements ReckonersEvent {}

    /** A figure was taken back. */
    record FigureTakenBack(String reckoner) implements ReckonersEvent {}

    /** A Reckoner moved. */
    record FigureMoved(String reckoner, String from, String district) implements ReckonersEvent {}

    /** A Reckoner was sent to a district. */
    record FigureDispatched(String reckoner, String district) implements ReckonersEvent {}

    /** A Reckoner was pulled into a district. */
    record FigurePulled(String reckoner, String district) implements ReckonersEvent {}

    /** A Reckoner was pushed into a district. */
    record FigurePushed(String reckoner, String district) implements ReckonersEvent {}

    /** A source was opened. */
    record SourceOpened(String reckoner, String from, List<Symbol> symbols) implements ReckonersEvent {}

    /** A source was closed, these symbols being lost. */
    record SourceClosed(String reckoner, List<Symbol> symbols) implements ReckonersEvent {}

    /** A symbol of the source became another. */
    record SymbolChanged(String reckoner, Symbol from, Symbol symbol) implements ReckonersEvent {}

    /** A symbol was added to the source. */
    record SymbolAdded(String reckoner, Symbol symbol) implements ReckonersEvent {}

    /** An Epic was researched. */
    record EpicResearched(String epic, String district, int research) implements ReckonersEvent {}

    /** An Epic is weakened. */
    record EpicWeakened(String epic, String district, int health) implements ReckonersEvent {}

    /** An Epic was hit. */
    record EpicHit(String epic, String district, int health) implements ReckonersEvent {}

    /** An Epic was defeated. */
    record EpicDefeated(String epic, String district, String reckoner) implements ReckonersEvent {}

    /** An Epic's bracket moved left. */
    record EpicContained(String epic, String district, int bracket) implements ReckonersEvent {}

    /** The High Epic was researched. */
    record HighEpicResearched(String highEpic, int research) implements ReckonersEvent {}

    /** A district's research track went down. */
    record TrackResearched(String district, int research) implements ReckonersEvent {}

    /** The High Epic is weakened. */
    record HighEpicWeakened(String highEpic, int health) implements ReckonersEvent {}

    /** The High Epic was hit. */
    record HighEpicHit(String highEpic, int health) implements ReckonersEvent {}

    /** A bracket of the High Epic moved left. */
    record HighEpicContained(PowerTrack track, int bracket) implements ReckonersEvent {}

    /** Enforcement was removed. */
    record EnforcementRemoved(String district, int left) implements ReckonersEvent {}

    /** A shield was removed. */
    record ShieldRemoved(String district, ShieldColour colour) implements ReckonersEvent {}

    /** A barricade was removed. */
    record BarricadeRemoved(String district, int left) implements ReckonersEvent {}

    /** A Duplicate token was removed. */
    record DuplicateRemoved(String district, int left) implements ReckonersEvent {}

    /** A Reckoner took a plan token. */
    record TokenGained(String reckoner, boolean ready) implements ReckonersEvent {}

    /** Pending plan tokens became ready. */
    record TokensReady(String reckoner, int n) implements ReckonersEvent {}

    /** Money rose. */
    record MoneyGained(int n, int money) implements ReckonersEvent {}

    /** Money dropped. */
    record MoneyLost(int n, int money) implements ReckonersEvent {}

    /** A district's marker was lowered. */
    record Protected(String district, int level) implements ReckonersEvent {}

    /** A district's marker reached the bottom. */
    record BottomReached(String district) implements ReckonersEvent {}

    /** A symbol of loot or of a bonus was lost. */
    record SymbolLost(Symbol symbol) implements ReckonersEvent {}

    /** A card was used. */
    record CardUsed(String reckoner, String card) implements ReckonersEvent {}

    /** An ability was used. */
    record AbilityUsed(String reckoner, String ability) implements ReckonersEvent {}

    /** Half of a card was paid. */
    record HalfPaid(String reckoner, String card, Symbol symbol) implements ReckonersEvent {}

    /** Half of a Move was paid. */
    record MoveHalfPaid(String reckoner) implements ReckonersEvent {}

    /** A die was taken back. */
    record DieRecovered(String reckoner, String die) implements ReckonersEvent {}

    /** A die was turned to a face. */
    record DieTurned(String reckoner, String die, int face) implements ReckonersEvent {}

    /** A die was rolled again. */
    record DieRerolled(String reckoner, String die, int face) implements ReckonersEvent {}

    /** The Sniper token was moved. */
    record SniperMoved(String district) implements ReckonersEvent {}

    /** A Demolition token was put on the card. */
    record DemolitionLoaded(int tokens) implements ReckonersEvent {}

    /** Demolition tokens were spent. */
    record DemolitionFired(int tokens, int left) implements ReckonersEvent {}

    /** A token was brought to a district. */
    record TokenBrought(TokenKind kind, String from, String district) implements ReckonersEvent {}

    /** The High Epic was brought to a district. */
    record HighEpicKidnapped(String highEpic, String district) implements ReckonersEvent {}

    /** A district's bonus is used. */
    record BonusTaken(String reckoner, String district) implements ReckonersEvent {}

    /** A die was given to a district's card. */
    record TradeMade(String reckoner, String district, String die) implements ReckonersEvent {}

    /** Dawnslight cards were drawn. */
    record DawnDrawn(List<String> cards) implements ReckonersEvent {}

    /** A Dawnslight card was given to a Reckoner. */
    record DawnKept(String reckoner, String card) implements ReckonersEvent {}

    /** A Dawnslight card was used. */
    record DawnUsed(String reckoner, String card) implements ReckonersEvent {}

    /** Population dropped. */
    record PopulationLost(int n, int population) implements ReckonersEvent {}

    /** Population rose. */
    record PopulationGained(int n, int population) implements ReckonersEvent {}

    /** Enforcement was placed. */
    record EnforcementAdded(String district, int n) implements ReckonersEvent {}

    /** Barricades were placed. */
    record BarricadesAdded(String district, int n) implements ReckonersEvent {}

    /** A shield was placed. */
    record ShieldAdded(String district, ShieldColour colour) implements ReckonersEvent {}

    /** A Duplicate token was placed. */
    record DuplicateAdded(String district) implements ReckonersEvent {}

    /** The base marker moved. */
    record BaseMoved(int base) implements ReckonersEvent {}

    /** A base was found. */
    record BaseFound() implements ReckonersEvent {}

    /** A die went back to the reserve. */
    record DieLost(String reckoner, String die) implements ReckonersEvent {}

    /** An Epic's bracket moved right. */
    record EpicStrengthened(String epic, String district, int bracket) implements ReckonersEvent {}

    /** A bracket of the High Epic moved right. */
    record TrackStrengthened(PowerTrack track, int bracket) implements ReckonersEvent {}

    /** The Epic ability die was rolled. */
    record AbilityDieRolled(int face, String district) implements ReckonersEvent {}

    /** A card was stolen. */
    record CardStolen(String reckoner, String card, String district) implements ReckonersEvent {}

    /** A stolen card came back. */
    record CardReturned(String reckoner, String card) implements ReckonersEvent {}

    /** A card was sold. */
    record CardSold(String reckoner, String card, int price) implements ReckonersEvent {}

    /** A plan token was discarded. */
    record TokenDiscarded(String reckoner, boolean ready) implements ReckonersEvent {}

    /** An Assault hits a Reckoner. */
    record ReckonerAssaulted(String reckoner, Assault assault) implements ReckonersEvent {}

    /** A card was switched off. */
    record CardDisabled(String reckoner, String card) implements ReckonersEvent {}

    /** A die is left out this round. */
    record DieMissing(String reckoner, String die) implements ReckonersEvent {}

    /** A die was swapped with the reserve. */
    record DieSwapped(String reckoner, String die, String gained) implements ReckonersEvent {}

    /** A die was gained. */
    record DieGained(String reckoner, String die) implements ReckonersEvent {}

    /** A new Epic appeared. */
    record EpicAppeared(String epic, String district) implements ReckonersEvent {}

    /** The High Epic moved. */
    record HighEpicMoved(String highEpic, String district) implements ReckonersEvent {}

    /** The movement die was rolled. */
    record MovementDieRolled(int face) implements ReckonersEvent {}

    /** The power dice were rolled. */
    record PowerDiceRolled(List<Letter> dice) implements ReckonersEvent {}

    /** An Assault card was turned over. */
    record AssaultRevealed(String card, Assault assault) implements ReckonersEvent {}

    /** The city's board moved on. */
    record BoardMoved(String district) implements ReckonersEvent {}

    /** A district's marker went back to its start. */
    record MarkerRaised(String district, int level) implements ReckonersEvent {}

    /** A card was bought. */
    record CardBought(String reckoner, String card, int price) implements ReckonersEvent {}

    /** A consumable left the game. */
    record CardGone(String card) implements ReckonersEvent {}

    /** A die was bought. */
    record DieBought(String reckoner, String die, int price) implements ReckonersEvent {}

    /** A card came into the market. */
    record MarketDealt(String card) implements ReckonersEvent {}

    /** The market was swept. */
    record MarketSwept() implements ReckonersEvent {}

    /** A round began. */
    record RoundBegan(int round) implements ReckonersEvent {}

    /** A phase began. */
    record PhaseBegan(ReckonersPhase phase) implements ReckonersEvent {}

    /** The High Epic is defeated. */
    record GameWon(String highEpic) implements ReckonersEvent {}

    /** The population is gone. */
    record GameLost() implements ReckonersEvent {}

    /** The player gave up. */
    record GameConceded() implements ReckonersEvent {}

    /** A mission began. */
    record MissionBegan(String mission, int attempt) implements ReckonersEvent {}

    /** A mission was won. */
    record MissionWon(String mission, int points) implements ReckonersEvent {}

    /** A mission was lost. */
    record MissionLost(String mission, int hope) implements ReckonersEvent {}

    /** A Reckoner is wounded. */
    record ReckonerWounded(String reckoner) implements ReckonersEvent {}

    /** A Reckoner is healed. */
    record ReckonerHealed(String reckoner) implements ReckonersEvent {}

    /** The roster was chosen. */
    record RosterPicked(List<String> reckoners) implements ReckonersEvent {}

    /** The team was chosen. */
    record TeamPicked(List<String> reckoners) implements ReckonersEvent {}

    /** Legacy points were spent. */
    record LegacySpent(int n, int points) implements ReckonersEvent {}

    /** A card is kept for the next mission. */
    record StashKept(String card) implements ReckonersEvent {}

    /** A kept card was given to a Reckoner. */
    record StashGiven(String card, String reckoner) implements ReckonersEvent {}

    /** A Reckoner was trained. */
    record ReckonerTrained(String reckoner, DieKind kind) implements ReckonersEvent {}

    /** The campaign is over. */
    record CampaignEnded(boolean won) implements ReckonersEvent {}
}
