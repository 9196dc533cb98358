package org.alea.app.games.reckoners;

import java.util.List;
import org.alea.app.games.reckoners.input.ReckonSpots;
import org.alea.app.play.EventBook;
import org.alea.app.play.FirstTimes;
import org.alea.app.play.Tone;
import org.alea.app.shell.SoundBoard.Sound;
import org.alea.app.table.Spot;
import org.alea.games.reckoners.ReckonersEvent;
import org.alea.games.reckoners.ReckonersEvent.AbilityDieRolled;
import org.alea.games.reckoners.ReckonersEvent.AbilityUsed;
import org.alea.games.reckoners.ReckonersEvent.AssaultRevealed;
import org.alea.games.reckoners.ReckonersEvent.BarricadeRemoved;
import org.alea.games.reckoners.ReckonersEvent.BarricadesAdded;
import org.alea.games.reckoners.ReckonersEvent.BaseFound;
import org.alea.games.reckoners.ReckonersEvent.BaseMoved;
import org.alea.games.reckoners.ReckonersEvent.BoardMoved;
import org.alea.games.reckoners.ReckonersEvent.BonusTaken;
import org.alea.games.reckoners.ReckonersEvent.BottomReached;
import org.alea.games.reckoners.ReckonersEvent.CampaignEnded;
import org.alea.games.reckoners.ReckonersEvent.CardBought;
import org.alea.games.reckoners.ReckonersEvent.CardDisabled;
import org.alea.games.reckoners.ReckonersEvent.CardGone;
import org.alea.games.reckoners.ReckonersEvent.CardReturned;
import org.alea.games.reckoners.ReckonersEvent.CardSold;
import org.alea.games.reckoners.ReckonersEvent.CardStolen;
import org.alea.games.reckoners.ReckonersEvent.CardUsed;
import org.alea.games.reckoners.ReckonersEvent.DawnDrawn;
import org.alea.games.reckoners.ReckonersEvent.DawnKept;
import org.alea.games.reckoners.ReckonersEvent.DawnUsed;
import org.alea.games.reckoners.ReckonersEvent.DemolitionFired;
import org.alea.games.reckoners.ReckonersEvent.DemolitionLoaded;
import org.alea.games.reckoners.ReckonersEvent.DieBought;
import org.alea.games.reckoners.ReckonersEvent.DieGained;
import org.alea.games.reckoners.ReckonersEvent.DieLost;
import org.alea.games.reckoners.ReckonersEvent.DieMissing;
import org.alea.games.reckoners.ReckonersEvent.DieRecovered;
import org.alea.games.reckoners.ReckonersEvent.DieRerolled;
import org.alea.games.reckoners.ReckonersEvent.DieSwapped;
import org.alea.games.reckoners.ReckonersEvent.DieTurned;
import org.alea.games.reckoners.ReckonersEvent.DuplicateAdded;
import org.alea.games.reckoners.ReckonersEvent.DuplicateRemoved;
import org.alea.games.reckoners.ReckonersEvent.EnforcementAdded;
import org.alea.games.reckoners.ReckonersEvent.EnforcementRemoved;
import org.alea.games.reckoners.ReckonersEvent.EpicAppeared;
import org.alea.games.reckoners.ReckonersEvent.EpicContained;
import org.alea.games.reckoners.ReckonersEvent.EpicDefeated;
import org.alea.games.reckoners.ReckonersEvent.EpicHit;
import org.alea.games.reckoners.ReckonersEvent.EpicResearched;
import org.alea.games.reckoners.ReckonersEvent.EpicStrengthened;
import org.alea.games.reckoners.ReckonersEvent.EpicWeakened;
import org.alea.games.reckoners.ReckonersEvent.FigureDispatched;
import org.alea.games.reckoners.ReckonersEvent.FigureMoved;
import org.alea.games.reckoners.ReckonersEvent.FigurePlaced;
import org.alea.games.reckoners.ReckonersEvent.FigurePulled;
import org.alea.games.reckoners.ReckonersEvent.FigurePushed;
import org.alea.games.reckoners.ReckonersEvent.FigureTakenBack;
import org.alea.games.reckoners.ReckonersEvent.GameConceded;
import org.alea.games.reckoners.ReckonersEvent.GameLost;
import org.alea.games.reckoners.ReckonersEvent.GameWon;
import org.alea.games.reckoners.ReckonersEvent.HalfPaid;
import org.alea.games.reckoners.ReckonersEvent.HighEpicContained;
import org.alea.games.reckoners.ReckonersEvent.HighEpicHit;
import org.alea.games.reckoners.ReckonersEvent.HighEpicKidnapped;
import org.alea.games.reckoners.ReckonersEvent.HighEpicMoved;
import org.alea.games.reckoners.ReckonersEvent.HighEpicResearched;
import org.alea.games.reckoners.ReckonersEvent.HighEpicWeakened;
import org.alea.games.reckoners.ReckonersEvent.LegacySpent;
import org.alea.games.reckoners.ReckonersEvent.Locked;
import org.alea.games.reckoners.ReckonersEvent.MarkerRaised;
import org.alea.games.reckoners.ReckonersEvent.MarketDealt;
import org.alea.games.reckoners.ReckonersEvent.MarketSwept;
import org.alea.games.reckoners.ReckonersEvent.MissionBegan;
import org.alea.games.reckoners.ReckonersEvent.MissionLost;
import org.alea.games.reckoners.ReckonersEvent.MissionWon;
import org.alea.games.reckoners.ReckonersEvent.MoneyGained;
import org.alea.games.reckoners.ReckonersEvent.MoneyLost;
import org.alea.games.reckoners.ReckonersEvent.MoveHalfPaid;
import org.alea.games.reckoners.ReckonersEvent.MovementDieRolled;
import org.alea.games.reckoners.ReckonersEvent.PhaseBegan;
import org.alea.games.reckoners.ReckonersEvent.PopulationGained;
import org.alea.games.reckoners.ReckonersEvent.PopulationLost;
import org.alea.games.reckoners.ReckonersEvent.PowerDiceRolled;
import org.alea.games.reckoners.ReckonersEvent.Protected;
import org.alea.games.reckoners.ReckonersEvent.ReckonerAssaulted;
import org.alea.games.reckoners.ReckonersEvent.ReckonerHealed;
import org.alea.games.reckoners.ReckonersEvent.ReckonerTrained;
import org.alea.games.reckoners.ReckonersEvent.ReckonerWounded;
import org.alea.games.reckoners.ReckonersEvent.Rolled;
import org.alea.games.reckoners.ReckonersEvent.RollingStopped;
import org.alea.games.reckoners.ReckonersEvent.RosterPicked;
import org.alea.games.reckoners.ReckonersEvent.RoundBegan;
import org.alea.games.reckoners.ReckonersEvent.ShieldAdded;
import org.alea.games.reckoners.ReckonersEvent.ShieldRemoved;
import org.alea.games.reckoners.ReckonersEvent.SniperMoved;
import org.alea.games.reckoners.ReckonersEvent.SourceClosed;
import org.alea.games.reckoners.ReckonersEvent.SourceOpened;
import org.alea.games.reckoners.ReckonersEvent.StashGiven;
import org.alea.games.reckoners.ReckonersEvent.StashKept;
import org.alea.games.reckoners.ReckonersEvent.SymbolAdded;
import org.alea.games.reckoners.ReckonersEvent.SymbolChanged;
import org.alea.games.reckoners.ReckonersEvent.SymbolLost;
import org.alea.games.reckoners.ReckonersEvent.TeamPicked;
import org.alea.games.reckoners.ReckonersEvent.TimeRanOut;
import org.alea.games.reckoners.ReckonersEvent.TokenBrought;
import org.alea.games.reckoners.ReckonersEvent.TokenDiscarded;
import org.alea.games.reckoners.ReckonersEvent.TokenGained;
import org.alea.games.reckoners.ReckonersEvent.TokensReady;
import org.alea.games.reckoners.ReckonersEvent.TrackResearched;
import org.alea.games.reckoners.ReckonersEvent.TrackStrengthened;
import org.alea.games.reckoners.ReckonersEvent.TradeMade;
import org.alea.games.reckoners.cards.ShieldColour;

/** What the table makes of each event: its sign, tone and sound, whether it is a step of the Epics, what is told the first time. */
final class ReckonersEvents {
    static final EventBook<ReckonersEvent> BOOK =
            course(powers(blows(sources(figures(rolling(EventBook.of(ReckonersEvent.class)
                    .actingFor("epicActs", "highEpicActs", "districtCrossed", "districtCard")))))));

    private ReckonersEvents() {}

    /** The dice and those that come and go. */
    private static EventBook<ReckonersEvent> rolling(EventBook<ReckonersEvent> book) {
        return book.with(
                        Rolled.class,
                        "mdi2d-dice-multiple",
                        row -> row.sound(Sound.DIE_ROLL).firstTime("rolled", "RECK-057"))
                .with(Locked.class, "mdi2l-lock", row -> row.sound(Sound.DIE_SETTLE))
                .with(RollingStopped.class, "mdi2h-hand-front-right", row -> row.sound(Sound.DIE_SETTLE))
                .with(
                        TimeRanOut.class,
                        "mdi2t-timer-off",
                        row -> row.tone(Tone.BAD).sound(Sound.GONG).firstTime("timeRanOut", "RECK-026"))
                .<DieMissing>with(
                        DieMissing.class,
                        "mdi2d-dice-5-outline",
                        row -> row.tone(Tone.BAD)
                                .sound(Sound.SOLO_LOCK)
                                .at(event -> at(ReckonSpots.reckoner(event.reckoner()))))
                .<DieSwapped>with(
                        DieSwapped.class,
                        "mdi2s-swap-horizontal",
                        row -> row.sound(Sound.DIE_SETTLE).at(event -> at(ReckonSpots.reckoner(event.reckoner()))))
                .<DieGained>with(
                        DieGained.class,
                        "mdi2d-dice-5",
                        row -> row.tone(Tone.GOOD)
                                .sound(Sound.DIE_SETTLE)
                                .at(event -> at(ReckonSpots.reckoner(event.reckoner()))))
                .<DieRecovered>with(
                        DieRecovered.class,
                        "mdi2d-dice-5",
                        row -> row.tone(Tone.GOOD)
                                .sound(Sound.DIE_SETTLE)
                                .at(event -> at(ReckonSpots.reckoner(event.reckoner()))))
                .<DieTurned>with(
                        DieTurned.class,
                        "mdi2r-rotate-right",
                        row -> row.sound(Sound.DIE_SETTLE).at(event -> at(ReckonSpots.reckoner(event.reckoner()))))
                .<DieRerolled>with(
                        DieRerolled.class,
                        "mdi2d-dice-multiple",
                        row -> row.sound(Sound.DIE_ROLL).at(event -> at(ReckonSpots.reckoner(event.reckoner()))));
    }

    /** Reckoners and High Epics on the move. */
    private static EventBook<ReckonersEvent> figures(EventBook<ReckonersEvent> book) {
        return book.<FigurePlaced>with(
                        FigurePlaced.class,
                        "mdi2m-map-marker",
                        row -> row.sound(Sound.DROP_OK).at(event -> at(ReckonSpots.district(event.district()))))
                .with(FigureTakenBack.class, "mdi2u-undo", row -> row.sound(Sound.DROP_OK))
                .<FigureMoved>with(
                        FigureMoved.class,
                        "mdi2w-walk",
                        row -> row.sound(Sound.MARKER_UP)
                                .at(event -> at(ReckonSpots.district(event.district())))
                                .firstTime("moved", "RECK-084"))
                .<FigureDispatched>with(
                        FigureDispatched.class,
                        "mdi2w-walk",
                        row -> row.sound(Sound.MARKER_UP).at(event -> at(ReckonSpots.district(event.district()))))
                .<FigurePulled>with(
                        FigurePulled.class,
                        "mdi2m-magnet",
                        row -> row.step()
                                .tone(Tone.BAD)
                                .sound(Sound.MARKER_DOWN)
                                .at(event -> at(ReckonSpots.district(event.district())))
                                .firstTime("pulled", "RECK-192"))
                .<FigurePushed>with(
                        FigurePushed.class,
                        "mdi2a-arrow-right-bold",
                        row -> row.step()
                                .tone(Tone.BAD)
                                .sound(Sound.MARKER_DOWN)
                                .at(event -> at(ReckonSpots.district(event.district())))
                                .firstTime("pushed", "RECK-193"))
                .<HighEpicMoved>with(
                        HighEpicMoved.class,
                        "mdi2w-walk",
                        row -> row.step()
                                .sound(Sound.MARKER_UP)
                                .at(event -> at(ReckonSpots.district(event.district()))))
                .<HighEpicKidnapped>with(
                        HighEpicKidnapped.class,
                        "mdi2a-account-arrow-right",
                        row -> row.sound(Sound.MARKER_UP).at(event -> at(ReckonSpots.district(event.district()))))
                .with(
                        MovementDieRolled.class,
                        "mdi2d-dice-multiple",
                        row -> row.step().sound(Sound.DIE_ROLL))
                .<BoardMoved>with(
                        BoardMoved.class,
                        "mdi2a-arrow-right-bold",
                        row -> row.step()
                                .sound(Sound.MARKER_UP)
                                .at(event -> at(ReckonSpots.district(event.district())))
                                .firstTime("boardMoved", "RECK-280"));
    }

    /** What is used, and what a use brings that strikes nobody. */
    private static EventBook<ReckonersEvent> sources(EventBook<ReckonersEvent> book) {
        return book.with(SourceOpened.class, "mdi2s-star-four-points", row -> row.sound(Sound.SELECT))
                .with(SourceClosed.class, "mdi2c-check", row -> row.sound(Sound.SELECT))
                .with(SymbolChanged.class, "mdi2s-swap-horizontal", row -> row.sound(Sound.CARD_FLIP))
                .with(SymbolAdded.class, "mdi2p-plus", row -> row.sound(Sound.CARD_FLIP))
                .with(
                        SymbolLost.class,
                        "mdi2c-cancel",
                        row -> row.tone(Tone.WARNING).sound(Sound.DROP_REFUSED))
                .<TokenGained>with(
                        TokenGained.class,
                        "mdi2c-chess-rook",
                        row -> row.tone(Tone.GOOD)
                                .sound(Sound.DROP_OK)
                                .at(event -> at(ReckonSpots.reckoner(event.reckoner())))
                                .firstTime("tokenGained", "RECK-079"))
                .<TokensReady>with(
                        TokensReady.class,
                        "mdi2c-chess-rook",
                        row -> row.sound(Sound.SELECT).at(event -> at(ReckonSpots.reckoner(event.reckoner()))))
                .<TokenDiscarded>with(
                        TokenDiscarded.class,
                        "mdi2d-delete-outline",
                        row -> row.tone(Tone.BAD)
                                .sound(Sound.WOUND)
                                .at(event -> at(ReckonSpots.reckoner(event.reckoner()))))
                .with(
                        MoneyGained.class,
                        "mdi2c-currency-usd",
                        row -> row.tone(Tone.GOOD).sound(Sound.COIN).at(event -> at(ReckonSpots.MONEY)))
                .with(
                        MoneyLost.class,
                        "mdi2c-currency-usd-off",
                        row -> row.step()
                                .tone(Tone.BAD)
                                .sound(Sound.COIN)
                                .at(event -> at(ReckonSpots.MONEY))
                                .firstTime("pillage", "RECK-201"))
                .<CardUsed>with(
                        CardUsed.class,
                        "mdi2c-cards",
                        row -> row.sound(Sound.CARD_FLIP).at(event -> at(ReckonSpots.gear(event.card()))))
                .<AbilityUsed>with(
                        AbilityUsed.class,
                        "mdi2f-flash",
                        row -> row.sound(Sound.CARD_FLIP).at(event -> at(ReckonSpots.reckoner(event.reckoner()))))
                .<HalfPaid>with(
                        HalfPaid.class,
                        "mdi2c-circle-half-full",
                        row -> row.sound(Sound.DIE_SETTLE)
                                .at(event -> at(ReckonSpots.gear(event.card())))
                                .firstTime("halfPaid", "RECK-324"))
                .<MoveHalfPaid>with(
                        MoveHalfPaid.class,
                        "mdi2c-circle-half-full",
                        row -> row.sound(Sound.DIE_SETTLE)
                                .at(event -> at(ReckonSpots.reckoner(event.reckoner())))
                                .firstTime("moveHalfPaid", "RECK-336"))
                .<SniperMoved>with(
                        SniperMoved.class,
                        "mdi2c-crosshairs",
                        row -> row.sound(Sound.DROP_OK).at(event -> at(ReckonSpots.district(event.district()))))
                .with(DemolitionLoaded.class, "mdi2b-bomb", row -> row.sound(Sound.CUBE))
                .with(
                        DemolitionFired.class,
                        "mdi2b-bomb",
                        row -> row.tone(Tone.GOOD).sound(Sound.ENEMY_DEFEATED))
                .<BonusTaken>with(
                        BonusTaken.class,
                        "mdi2g-gift",
                        row -> row.tone(Tone.GOOD)
                                .sound(Sound.CRYSTAL)
                                .at(event -> at(ReckonSpots.district(event.district()))))
                .<TradeMade>with(
                        TradeMade.class,
                        "mdi2h-handshake",
                        row -> row.sound(Sound.CRYSTAL).at(event -> at(ReckonSpots.district(event.district()))))
                .with(
                        DawnDrawn.class,
                        "mdi2w-weather-sunset-up",
                        row -> row.tone(Tone.GOOD).sound(Sound.CARD_FLIP).firstTime("dawn", "RECK-257"))
                .<DawnKept>with(
                        DawnKept.class,
                        "mdi2w-weather-sunset-up",
                        row -> row.tone(Tone.GOOD)
                                .sound(Sound.CARD_FLIP)
                                .at(event -> at(ReckonSpots.reckoner(event.reckoner())))
                                .firstTime("dawnKept", "RECK-260"))
                .<DawnUsed>with(
                        DawnUsed.class,
                        "mdi2w-weather-sunset-up",
                        row -> row.tone(Tone.GOOD)
                                .sound(Sound.CRYSTAL)
                                .at(event -> at(ReckonSpots.reckoner(event.reckoner()))));
    }

    /** What Reckoners do to Epics and to what lies about. */
    private static EventBook<ReckonersEvent> blows(EventBook<ReckonersEvent> book) {
        return book.<EpicResearched>with(
                        EpicResearched.class,
                        "mdi2m-magnify",
                        row -> row.sound(Sound.MARKER_DOWN).at(event -> at(ReckonSpots.district(event.district()))))
                .<EpicWeakened>with(
                        EpicWeakened.class,
                        "mdi2a-arrow-down-bold",
                        row -> row.tone(Tone.GOOD)
                                .sound(Sound.SHIELD_BREAK)
                                .at(event -> at(ReckonSpots.district(event.district())))
                                .firstTime("epicWeakened", "RECK-072"))
                .<EpicHit>with(
                        EpicHit.class,
                        "mdi2s-sword",
                        row -> row.tone(Tone.GOOD)
                                .sound(Sound.MARKER_DOWN)
                                .at(event -> at(ReckonSpots.district(event.district()))))
                .<EpicDefeated>with(
                        EpicDefeated.class,
                        "mdi2s-skull-crossbones",
                        row -> row.tone(Tone.GOOD)
                                .mark(true)
                                .sound(Sound.ENEMY_DEFEATED)
                                .at(event -> at(ReckonSpots.district(event.district())))
                                .firstTime("epicDefeated", "RECK-096"))
                .<EpicContained>with(
                        EpicContained.class,
                        "mdi2l-lock",
                        row -> row.sound(Sound.MARKER_DOWN).at(event -> at(ReckonSpots.district(event.district()))))
                .with(
                        HighEpicResearched.class,
                        "mdi2m-magnify",
                        row -> row.sound(Sound.MARKER_DOWN).at(event -> at(ReckonSpots.HIGH_EPIC)))
                .<TrackResearched>with(
                        TrackResearched.class,
                        "mdi2m-magnify",
                        row -> row.sound(Sound.MARKER_DOWN).at(event -> at(ReckonSpots.marker(event.district()))))
                .with(
                        HighEpicWeakened.class,
                        "mdi2a-arrow-down-bold",
                        row -> row.tone(Tone.GOOD)
                                .mark(true)
                                .sound(Sound.SHIELD_BREAK)
                                .at(event -> at(ReckonSpots.HIGH_EPIC))
                                .firstTime("highEpicWeakened", "RECK-075"))
                .with(
                        HighEpicHit.class,
                        "mdi2s-sword",
                        row -> row.tone(Tone.GOOD).sound(Sound.MARKER_DOWN).at(event -> at(ReckonSpots.HIGH_EPIC)))
                .<HighEpicContained>with(
                        HighEpicContained.class,
                        "mdi2l-lock",
                        row -> row.sound(Sound.MARKER_DOWN).at(event -> at(ReckonSpots.track(event.track()))))
                .<Protected>with(
                        Protected.class,
                        "mdi2s-shield-home",
                        row -> row.tone(Tone.GOOD)
                                .sound(Sound.MARKER_DOWN)
                                .at(event -> at(ReckonSpots.marker(event.district()))))
                .<BottomReached>with(
                        BottomReached.class,
                        "mdi2a-arrow-collapse-down",
                        row -> row.tone(Tone.GOOD)
                                .sound(Sound.CRYSTAL)
                                .at(event -> at(ReckonSpots.marker(event.district())))
                                .firstTime("bottomReached", "RECK-284"))
                .<EnforcementRemoved>with(
                        EnforcementRemoved.class,
                        "mdi2p-police-badge-outline",
                        row -> row.tone(Tone.GOOD)
                                .sound(Sound.DROP_OK)
                                .at(event -> at(ReckonSpots.district(event.district()))))
                .<ShieldRemoved>with(
                        ShieldRemoved.class,
                        "mdi2s-shield-off-outline",
                        row -> row.tone(Tone.GOOD)
                                .sound(Sound.SHIELD_BREAK)
                                .at(event -> at(ReckonSpots.district(event.district()))))
                .<BarricadeRemoved>with(
                        BarricadeRemoved.class,
                        "mdi2b-boom-gate-outline",
                        row -> row.tone(Tone.GOOD)
                                .sound(Sound.DROP_OK)
                                .at(event -> at(ReckonSpots.district(event.district()))))
                .<DuplicateRemoved>with(
                        DuplicateRemoved.class,
                        "mdi2a-account-minus",
                        row -> row.tone(Tone.GOOD)
                                .sound(Sound.DROP_OK)
                                .at(event -> at(ReckonSpots.district(event.district()))))
                .<TokenBrought>with(
                        TokenBrought.class,
                        "mdi2h-hand-coin",
                        row -> row.sound(Sound.DROP_OK).at(event -> at(ReckonSpots.district(event.district()))));
    }

    /** What Epics do to the city and its people. */
    private static EventBook<ReckonersEvent> powers(EventBook<ReckonersEvent> book) {
        return book.with(
                        PopulationLost.class,
                        "mdi2a-account-minus",
                        row -> row.step()
                                .tone(Tone.BAD)
                                .sound(Sound.WOUND)
                                .at(event -> at(ReckonSpots.POPULATION))
                                .firstTime("populationLost", "RECK-002"))
                .with(
                        PopulationGained.class,
                        "mdi2a-account-plus",
                        row -> row.step().tone(Tone.GOOD).sound(Sound.CRYSTAL).at(event -> at(ReckonSpots.POPULATION)))
                .<EnforcementAdded>with(
                        EnforcementAdded.class,
                        "mdi2p-police-badge",
                        row -> row.step()
                                .tone(Tone.BAD)
                                .sound(Sound.CUBE)
                                .at(event -> at(ReckonSpots.district(event.district())))
                                .firstTime("enforcement", "RECK-169"))
                .<BarricadesAdded>with(
                        BarricadesAdded.class,
                        "mdi2b-boom-gate",
                        row -> row.step()
                                .tone(Tone.BAD)
                                .sound(Sound.CUBE)
                                .at(event -> at(ReckonSpots.district(event.district())))
                                .firstTime("barricade", "RECK-085"))
                .<ShieldAdded>with(
                        ShieldAdded.class,
                        "mdi2s-shield",
                        row -> row.step()
                                .tone(Tone.BAD)
                                .sound(Sound.SHIELD_UP)
                                .at(event -> at(ReckonSpots.district(event.district())))
                                .firstTimes(ReckonersEvents::shield))
                .<DuplicateAdded>with(
                        DuplicateAdded.class,
                        "mdi2a-account-multiple-plus",
                        row -> row.step()
                                .tone(Tone.BAD)
                                .sound(Sound.CUBE)
                                .at(event -> at(ReckonSpots.district(event.district())))
                                .firstTime("duplicate", "RECK-173"))
                .with(
                        BaseMoved.class,
                        "mdi2h-home-search",
                        row -> row.step()
                                .tone(Tone.WARNING)
                                .sound(Sound.MARKER_DOWN)
                                .at(event -> at(ReckonSpots.BASE))
                                .firstTime("baseMoved", "RECK-184"))
                .with(
                        BaseFound.class,
                        "mdi2h-home-alert",
                        row -> row.tone(Tone.BAD)
                                .mark(false)
                                .sound(Sound.ALARM_SOFT)
                                .at(event -> at(ReckonSpots.BASE))
                                .firstTime("baseFound", "RECK-185"))
                .<DieLost>with(
                        DieLost.class,
                        "mdi2d-delete-outline",
                        row -> row.step()
                                .tone(Tone.BAD)
                                .sound(Sound.WOUND)
                                .at(event -> at(ReckonSpots.reckoner(event.reckoner()))))
                .<EpicStrengthened>with(
                        EpicStrengthened.class,
                        "mdi2a-arrow-up-bold",
                        row -> row.step()
                                .tone(Tone.BAD)
                                .sound(Sound.MARKER_UP)
                                .at(event -> at(ReckonSpots.district(event.district())))
                                .firstTime("strengthened", "RECK-194"))
                .<TrackStrengthened>with(
                        TrackStrengthened.class,
                        "mdi2a-arrow-up-bold",
                        row -> row.step()
                                .tone(Tone.BAD)
                                .sound(Sound.MARKER_UP)
                                .at(event -> at(ReckonSpots.track(event.track())))
                                .firstTime("trackStrengthened", "RECK-188"))
                .<AbilityDieRolled>with(
                        AbilityDieRolled.class,
                        "mdi2d-dice-multiple",
                        row -> row.step()
                                .sound(Sound.DIE_ROLL)
                                .at(event -> at(ReckonSpots.district(event.district())))
                                .firstTime("transform", "RECK-195"))
                .<CardStolen>with(
                        CardStolen.class,
                        "mdi2b-briefcase-remove",
                        row -> row.step()
                                .tone(Tone.BAD)
                                .mark(false)
                                .sound(Sound.CARD_FLIP)
                                .at(event -> at(ReckonSpots.district(event.district())))
                                .firstTime("cardStolen", "RECK-196"))
                .<CardReturned>with(
                        CardReturned.class,
                        "mdi2b-briefcase-check",
                        row -> row.tone(Tone.GOOD)
                                .sound(Sound.CARD_FLIP)
                                .at(event -> at(ReckonSpots.gear(event.card()))))
                .with(
                        CardSold.class,
                        "mdi2c-cash",
                        row -> row.sound(Sound.COIN)
                                .at(event -> at(ReckonSpots.MONEY))
                                .firstTime("cardSold", "RECK-202"))
                .<ReckonerAssaulted>with(
                        ReckonerAssaulted.class,
                        "mdi2a-alert",
                        row -> row.step()
                                .tone(Tone.BAD)
                                .sound(Sound.WOUND)
                                .at(event -> at(ReckonSpots.reckoner(event.reckoner())))
                                .firstTimes(ReckonersEvents::assault))
                .<CardDisabled>with(
                        CardDisabled.class,
                        "mdi2c-cancel",
                        row -> row.step()
                                .tone(Tone.BAD)
                                .sound(Sound.CARD_FLIP)
                                .at(event -> at(ReckonSpots.reckoner(event.reckoner()))))
                .<EpicAppeared>with(
                        EpicAppeared.class,
                        "mdi2a-account-alert",
                        row -> row.step()
                                .tone(Tone.OPPONENT)
                                .sound(Sound.CARD_FLIP)
                                .at(event -> at(ReckonSpots.district(event.district()))))
                .with(
                        PowerDiceRolled.class,
                        "mdi2d-dice-multiple",
                        row -> row.step().sound(Sound.DIE_ROLL).firstTime("powerDice", "RECK-265"))
                .with(
                        AssaultRevealed.class,
                        "mdi2a-alert-decagram",
                        row -> row.step()
                                .tone(Tone.OPPONENT)
                                .sound(Sound.CARD_FLIP)
                                .firstTime("assaultRevealed", "RECK-235"))
                .<MarkerRaised>with(
                        MarkerRaised.class,
                        "mdi2a-arrow-up-bold",
                        row -> row.step().sound(Sound.MARKER_UP).at(event -> at(ReckonSpots.marker(event.district()))));
    }

    /** Buying, the course of the game and the campaign. */
    private static EventBook<ReckonersEvent> course(EventBook<ReckonersEvent> book) {
        return book.<CardBought>with(
                        CardBought.class,
                        "mdi2c-cart",
                        row -> row.tone(Tone.GOOD)
                                .sound(Sound.COIN)
                                .at(event -> at(ReckonSpots.gear(event.card())))
                                .firstTime("cardBought", "RECK-163"))
                .with(CardGone.class, "mdi2c-cart-off")
                .<DieBought>with(
                        DieBought.class,
                        "mdi2c-cart-plus",
                        row -> row.tone(Tone.GOOD)
                                .sound(Sound.COIN)
                                .at(event -> at(ReckonSpots.reckoner(event.reckoner()))))
                .<MarketDealt>with(
                        MarketDealt.class,
                        "mdi2c-cards-outline",
                        row -> row.sound(Sound.CARD_FLIP).at(event -> at(ReckonSpots.ware(event.card()))))
                .with(MarketSwept.class, "mdi2b-broom", row -> row.sound(Sound.CARD_FLIP))
                .with(RoundBegan.class, "mdi2r-rotate-right", row -> row.sound(Sound.PAGE))
                .<PhaseBegan>with(
                        PhaseBegan.class, "mdi2c-chevron-right", row -> row.firstTimes(ReckonersEvents::phase))
                .with(GameWon.class, "mdi2t-trophy", row -> row.tone(Tone.GOOD).mark(true))
                .with(
                        GameLost.class,
                        "mdi2e-emoticon-sad-outline",
                        row -> row.tone(Tone.BAD).mark(false))
                .with(GameConceded.class, "mdi2f-flag-outline", row -> row.tone(Tone.BAD))
                .with(
                        MissionBegan.class,
                        "mdi2f-flag",
                        row -> row.sound(Sound.PAGE).firstTime("missionBegan", "RECK-302"))
                .with(
                        MissionWon.class,
                        "mdi2t-trophy",
                        row -> row.tone(Tone.GOOD)
                                .mark(true)
                                .sound(Sound.VICTORY)
                                .firstTime("missionWon", "RECK-307"))
                .with(
                        MissionLost.class,
                        "mdi2f-flag-remove",
                        row -> row.tone(Tone.BAD)
                                .mark(false)
                                .sound(Sound.DEFEAT)
                                .firstTime("missionLost", "RECK-305"))
                .<ReckonerWounded>with(
                        ReckonerWounded.class,
                        "mdi2b-bandage",
                        row -> row.tone(Tone.BAD)
                                .sound(Sound.WOUND)
                                .at(event -> at(ReckonSpots.reckoner(event.reckoner())))
                                .firstTime("wounded", "RECK-309"))
                .<ReckonerHealed>with(
                        ReckonerHealed.class,
                        "mdi2h-heart-plus",
                        row -> row.tone(Tone.GOOD)
                                .sound(Sound.CRYSTAL)
                                .at(event -> at(ReckonSpots.reckoner(event.reckoner()))))
                .with(RosterPicked.class, "mdi2a-account-group", row -> row.sound(Sound.DROP_OK))
                .with(TeamPicked.class, "mdi2a-account-group", row -> row.sound(Sound.DROP_OK))
                .with(LegacySpent.class, "mdi2s-star-minus", row -> row.sound(Sound.COIN))
                .with(StashKept.class, "mdi2a-archive-arrow-down", row -> row.sound(Sound.DROP_OK))
                .with(StashGiven.class, "mdi2a-archive-arrow-up", row -> row.sound(Sound.DROP_OK))
                .<ReckonerTrained>with(
                        ReckonerTrained.class,
                        "mdi2s-school",
                        row -> row.tone(Tone.GOOD)
                                .sound(Sound.CRYSTAL)
                                .at(event -> at(ReckonSpots.reckoner(event.reckoner()))))
                .with(CampaignEnded.class, "mdi2f-flag-checkered");
    }

    private static List<Spot> at(Spot spot) {
        return List.of(spot);
    }

    private static List<FirstTimes.Note> note(String key, String rule) {
        return List.of(new FirstTimes.Note(key, rule));
    }

    private static List<FirstTimes.Note> shield(ShieldAdded event) {
        return event.colour() == ShieldColour.RED ? note("redShield", "RECK-088") : note("blueShield", "RECK-089");
    }

    private static List<FirstTimes.Note> assault(ReckonerAssaulted event) {
        return switch (event.assault()) {
            case REROLL -> note("assault.REROLL", "RECK-239");
            case DIE -> note("assault.DIE", "RECK-240");
            case EQUIPMENT -> note("assault.EQUIPMENT", "RECK-241");
            case ABILITY -> note("assault.ABILITY", "RECK-243");
            case MOVE -> note("assault.MOVE", "RECK-244");
            case DOUBLE -> note("assault.DOUBLE", "RECK-245");
        };
    }

    private static List<FirstTimes.Note> phase(PhaseBegan event) {
        return switch (event.phase()) {
            case USE -> note("phase.USE", "RECK-067");
            case BUY -> note("phase.BUY", "RECK-161");
            case EPICS -> note("phase.EPICS", "RECK-172");
            case HIGH_EPIC -> note("phase.HIGH_EPIC", "RECK-215");
            case NEWCAGO -> note("phase.NEWCAGO", "RECK-290");
            default -> List.of();
        };
    }
}
