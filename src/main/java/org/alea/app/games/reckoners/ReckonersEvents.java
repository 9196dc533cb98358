package org.alea.app.games.reckoners;

import java.util.List;
import org.alea.app.games.reckoners.input.ReckonSpots;
import org.alea.app.play.EventBook;
import org.alea.app.play.Tone;
import org.alea.app.shell.SoundBoard.Sound;
import org.alea.games.reckoners.ReckonersEvent;

/** What the table makes of each event: its sign, its tone, whether it is a step of the Epics. */
final class ReckonersEvents {
    static final EventBook<ReckonersEvent> BOOK = EventBook.of(ReckonersEvent.class)
            .actingFor("epicActs", "highEpicActs", "districtCrossed", "districtCard")
            .with(ReckonersEvent.Rolled.class, "mdi2d-dice-multiple", row -> row.sound(Sound.DIE_ROLL))
            .with(ReckonersEvent.Locked.class, "mdi2l-lock", row -> row.sound(Sound.DIE_SETTLE))
            .with(ReckonersEvent.RollingStopped.class, "mdi2h-hand-front-right")
            .with(ReckonersEvent.TimeRanOut.class, "mdi2t-timer-off")
            .with(ReckonersEvent.FigurePlaced.class, "mdi2m-map-marker")
            .with(ReckonersEvent.FigureTakenBack.class, "mdi2u-undo")
            .<ReckonersEvent.FigureMoved>with(
                    ReckonersEvent.FigureMoved.class,
                    "mdi2w-walk",
                    row -> row.sound(Sound.MARKER_UP).at(event -> List.of(ReckonSpots.district(event.district()))))
            .with(ReckonersEvent.FigureDispatched.class, "mdi2w-walk")
            .<ReckonersEvent.FigurePulled>with(
                    ReckonersEvent.FigurePulled.class,
                    "mdi2m-magnet",
                    row -> row.step().at(event -> List.of(ReckonSpots.district(event.district()))))
            .<ReckonersEvent.FigurePushed>with(
                    ReckonersEvent.FigurePushed.class,
                    "mdi2a-arrow-right-bold",
                    row -> row.step().at(event -> List.of(ReckonSpots.district(event.district()))))
            .with(ReckonersEvent.SourceOpened.class, "mdi2s-star-four-points")
            .with(ReckonersEvent.SourceClosed.class, "mdi2c-check")
            .with(ReckonersEvent.SymbolChanged.class, "mdi2s-swap-horizontal")
            .with(ReckonersEvent.SymbolAdded.class, "mdi2p-plus")
            .<ReckonersEvent.EpicResearched>with(
                    ReckonersEvent.EpicResearched.class,
                    "mdi2m-magnify",
                    row -> row.sound(Sound.MARKER_DOWN).at(event -> List.of(ReckonSpots.district(event.district()))))
            .with(ReckonersEvent.EpicWeakened.class, "mdi2a-arrow-down-bold")
            .<ReckonersEvent.EpicHit>with(
                    ReckonersEvent.EpicHit.class,
                    "mdi2s-sword",
                    row -> row.tone(Tone.GOOD)
                            .sound(Sound.MARKER_DOWN)
                            .at(event -> List.of(ReckonSpots.district(event.district()))))
            .with(
                    ReckonersEvent.EpicDefeated.class,
                    "mdi2s-skull-crossbones",
                    row -> row.tone(Tone.GOOD).mark(true).sound(Sound.ENEMY_DEFEATED))
            .<ReckonersEvent.EpicContained>with(
                    ReckonersEvent.EpicContained.class,
                    "mdi2l-lock",
                    row -> row.sound(Sound.MARKER_DOWN).at(event -> List.of(ReckonSpots.district(event.district()))))
            .with(ReckonersEvent.HighEpicResearched.class, "mdi2m-magnify")
            .with(ReckonersEvent.TrackResearched.class, "mdi2m-magnify")
            .with(ReckonersEvent.HighEpicWeakened.class, "mdi2a-arrow-down-bold")
            .with(
                    ReckonersEvent.HighEpicHit.class,
                    "mdi2s-sword",
                    row -> row.tone(Tone.GOOD).sound(Sound.MARKER_DOWN))
            .with(ReckonersEvent.HighEpicContained.class, "mdi2l-lock")
            .with(ReckonersEvent.EnforcementRemoved.class, "mdi2p-police-badge-outline")
            .with(ReckonersEvent.ShieldRemoved.class, "mdi2s-shield-off-outline")
            .with(ReckonersEvent.BarricadeRemoved.class, "mdi2b-boom-gate-outline")
            .with(ReckonersEvent.DuplicateRemoved.class, "mdi2a-account-minus")
            .with(ReckonersEvent.TokenGained.class, "mdi2c-chess-rook")
            .with(ReckonersEvent.TokensReady.class, "mdi2c-chess-rook")
            .with(
                    ReckonersEvent.MoneyGained.class,
                    "mdi2c-currency-usd",
                    row -> row.tone(Tone.GOOD).sound(Sound.COIN))
            .with(
                    ReckonersEvent.MoneyLost.class,
                    "mdi2c-currency-usd-off",
                    row -> row.step().tone(Tone.BAD).at(event -> List.of(ReckonSpots.MONEY)))
            .with(ReckonersEvent.Protected.class, "mdi2s-shield-home")
            .with(ReckonersEvent.BottomReached.class, "mdi2a-arrow-collapse-down")
            .with(ReckonersEvent.SymbolLost.class, "mdi2c-cancel", row -> row.tone(Tone.WARNING))
            .with(ReckonersEvent.CardUsed.class, "mdi2c-cards", row -> row.sound(Sound.CARD_FLIP))
            .with(ReckonersEvent.AbilityUsed.class, "mdi2f-flash")
            .with(ReckonersEvent.HalfPaid.class, "mdi2c-circle-half-full")
            .with(ReckonersEvent.MoveHalfPaid.class, "mdi2c-circle-half-full")
            .with(ReckonersEvent.DieRecovered.class, "mdi2d-dice-5")
            .with(ReckonersEvent.DieTurned.class, "mdi2r-rotate-right")
            .with(ReckonersEvent.DieRerolled.class, "mdi2d-dice-multiple", row -> row.sound(Sound.DIE_ROLL))
            .with(ReckonersEvent.SniperMoved.class, "mdi2c-crosshairs")
            .with(ReckonersEvent.DemolitionLoaded.class, "mdi2b-bomb")
            .with(ReckonersEvent.DemolitionFired.class, "mdi2b-bomb")
            .with(ReckonersEvent.TokenBrought.class, "mdi2h-hand-coin")
            .with(ReckonersEvent.HighEpicKidnapped.class, "mdi2a-account-arrow-right")
            .with(ReckonersEvent.BonusTaken.class, "mdi2g-gift", row -> row.tone(Tone.GOOD))
            .with(ReckonersEvent.TradeMade.class, "mdi2h-handshake")
            .with(ReckonersEvent.DawnDrawn.class, "mdi2w-weather-sunset-up")
            .with(ReckonersEvent.DawnKept.class, "mdi2w-weather-sunset-up")
            .with(ReckonersEvent.DawnUsed.class, "mdi2w-weather-sunset-up")
            .with(
                    ReckonersEvent.PopulationLost.class,
                    "mdi2a-account-minus",
                    row -> row.step().tone(Tone.BAD).sound(Sound.WOUND).at(event -> List.of(ReckonSpots.POPULATION)))
            .with(
                    ReckonersEvent.PopulationGained.class,
                    "mdi2a-account-plus",
                    row -> row.step().tone(Tone.GOOD).at(event -> List.of(ReckonSpots.POPULATION)))
            .<ReckonersEvent.EnforcementAdded>with(
                    ReckonersEvent.EnforcementAdded.class,
                    "mdi2p-police-badge",
                    row -> row.step().tone(Tone.BAD).at(event -> List.of(ReckonSpots.district(event.district()))))
            .<ReckonersEvent.BarricadesAdded>with(
                    ReckonersEvent.BarricadesAdded.class,
                    "mdi2b-boom-gate",
                    row -> row.step().tone(Tone.BAD).at(event -> List.of(ReckonSpots.district(event.district()))))
            .<ReckonersEvent.ShieldAdded>with(
                    ReckonersEvent.ShieldAdded.class,
                    "mdi2s-shield",
                    row -> row.step()
                            .tone(Tone.BAD)
                            .sound(Sound.SHIELD_UP)
                            .at(event -> List.of(ReckonSpots.district(event.district()))))
            .<ReckonersEvent.DuplicateAdded>with(
                    ReckonersEvent.DuplicateAdded.class,
                    "mdi2a-account-multiple-plus",
                    row -> row.step().tone(Tone.BAD).at(event -> List.of(ReckonSpots.district(event.district()))))
            .with(
                    ReckonersEvent.BaseMoved.class,
                    "mdi2h-home-search",
                    row -> row.step().tone(Tone.WARNING).at(event -> List.of(ReckonSpots.BASE)))
            .with(
                    ReckonersEvent.BaseFound.class,
                    "mdi2h-home-alert",
                    row -> row.tone(Tone.BAD).mark(false).sound(Sound.ALARM_SOFT))
            .<ReckonersEvent.DieLost>with(
                    ReckonersEvent.DieLost.class,
                    "mdi2d-delete-outline",
                    row -> row.step().tone(Tone.BAD).at(event -> List.of(ReckonSpots.reckoner(event.reckoner()))))
            .<ReckonersEvent.EpicStrengthened>with(
                    ReckonersEvent.EpicStrengthened.class,
                    "mdi2a-arrow-up-bold",
                    row -> row.step().tone(Tone.BAD).at(event -> List.of(ReckonSpots.district(event.district()))))
            .<ReckonersEvent.TrackStrengthened>with(
                    ReckonersEvent.TrackStrengthened.class,
                    "mdi2a-arrow-up-bold",
                    row -> row.step().tone(Tone.BAD).at(event -> List.of(ReckonSpots.track(event.track()))))
            .<ReckonersEvent.AbilityDieRolled>with(
                    ReckonersEvent.AbilityDieRolled.class,
                    "mdi2d-dice-multiple",
                    row -> row.step().at(event -> List.of(ReckonSpots.district(event.district()))))
            .<ReckonersEvent.CardStolen>with(
                    ReckonersEvent.CardStolen.class,
                    "mdi2b-briefcase-remove",
                    row -> row.step().tone(Tone.BAD).at(event -> List.of(ReckonSpots.district(event.district()))))
            .with(ReckonersEvent.CardReturned.class, "mdi2b-briefcase-check")
            .with(ReckonersEvent.CardSold.class, "mdi2c-cash")
            .with(ReckonersEvent.TokenDiscarded.class, "mdi2d-delete-outline")
            .<ReckonersEvent.ReckonerAssaulted>with(
                    ReckonersEvent.ReckonerAssaulted.class,
                    "mdi2a-alert",
                    row -> row.step().tone(Tone.BAD).at(event -> List.of(ReckonSpots.reckoner(event.reckoner()))))
            .<ReckonersEvent.CardDisabled>with(
                    ReckonersEvent.CardDisabled.class,
                    "mdi2c-cancel",
                    row -> row.step().tone(Tone.BAD).at(event -> List.of(ReckonSpots.reckoner(event.reckoner()))))
            .with(ReckonersEvent.DieMissing.class, "mdi2d-dice-5-outline")
            .with(ReckonersEvent.DieSwapped.class, "mdi2s-swap-horizontal")
            .with(ReckonersEvent.DieGained.class, "mdi2d-dice-5")
            .<ReckonersEvent.EpicAppeared>with(
                    ReckonersEvent.EpicAppeared.class,
                    "mdi2a-account-alert",
                    row -> row.step()
                            .tone(Tone.OPPONENT)
                            .sound(Sound.CARD_FLIP)
                            .at(event -> List.of(ReckonSpots.district(event.district()))))
            .<ReckonersEvent.HighEpicMoved>with(
                    ReckonersEvent.HighEpicMoved.class,
                    "mdi2w-walk",
                    row -> row.step().at(event -> List.of(ReckonSpots.district(event.district()))))
            .with(ReckonersEvent.MovementDieRolled.class, "mdi2d-dice-multiple", row -> row.step())
            .with(ReckonersEvent.PowerDiceRolled.class, "mdi2d-dice-multiple", row -> row.step())
            .with(
                    ReckonersEvent.AssaultRevealed.class,
                    "mdi2a-alert-decagram",
                    row -> row.step().tone(Tone.OPPONENT))
            .<ReckonersEvent.BoardMoved>with(
                    ReckonersEvent.BoardMoved.class,
                    "mdi2a-arrow-right-bold",
                    row -> row.step().at(event -> List.of(ReckonSpots.district(event.district()))))
            .<ReckonersEvent.MarkerRaised>with(
                    ReckonersEvent.MarkerRaised.class,
                    "mdi2a-arrow-up-bold",
                    row -> row.step().at(event -> List.of(ReckonSpots.district(event.district()))))
            .with(ReckonersEvent.CardBought.class, "mdi2c-cart", row -> row.sound(Sound.COIN))
            .with(ReckonersEvent.CardGone.class, "mdi2c-cart-off")
            .with(ReckonersEvent.DieBought.class, "mdi2c-cart-plus", row -> row.sound(Sound.COIN))
            .with(ReckonersEvent.MarketDealt.class, "mdi2c-cards-outline")
            .with(ReckonersEvent.MarketSwept.class, "mdi2b-broom")
            .with(ReckonersEvent.RoundBegan.class, "mdi2r-rotate-right", row -> row.sound(Sound.PAGE))
            .with(ReckonersEvent.PhaseBegan.class, "mdi2c-chevron-right")
            .with(
                    ReckonersEvent.GameWon.class,
                    "mdi2t-trophy",
                    row -> row.tone(Tone.GOOD).mark(true))
            .with(
                    ReckonersEvent.GameLost.class,
                    "mdi2e-emoticon-sad-outline",
                    row -> row.tone(Tone.BAD).mark(false))
            .with(ReckonersEvent.GameConceded.class, "mdi2f-flag-outline")
            .with(ReckonersEvent.MissionBegan.class, "mdi2f-flag")
            .with(
                    ReckonersEvent.MissionWon.class,
                    "mdi2t-trophy",
                    row -> row.tone(Tone.GOOD).mark(true))
            .with(
                    ReckonersEvent.MissionLost.class,
                    "mdi2f-flag-remove",
                    row -> row.tone(Tone.BAD).mark(false))
            .with(ReckonersEvent.ReckonerWounded.class, "mdi2b-bandage")
            .with(ReckonersEvent.ReckonerHealed.class, "mdi2h-heart-plus")
            .with(ReckonersEvent.RosterPicked.class, "mdi2a-account-group")
            .with(ReckonersEvent.TeamPicked.class, "mdi2a-account-group")
            .with(ReckonersEvent.LegacySpent.class, "mdi2s-star-minus")
            .with(ReckonersEvent.StashKept.class, "mdi2a-archive-arrow-down")
            .with(ReckonersEvent.StashGiven.class, "mdi2a-archive-arrow-up")
            .with(ReckonersEvent.ReckonerTrained.class, "mdi2s-school")
            .with(ReckonersEvent.CampaignEnded.class, "mdi2f-flag-checkered");

    private ReckonersEvents() {}
}
