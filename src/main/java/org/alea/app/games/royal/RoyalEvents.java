package org.alea.app.games.royal;

import java.util.List;
import java.util.Optional;
import org.alea.app.play.EventBook;
import org.alea.app.play.FirstTimes;
import org.alea.app.play.Tone;
import org.alea.app.shell.SoundBoard.Sound;
import org.alea.games.royal.RoyalEvent;
import org.alea.games.royal.ScoreSource;
import org.alea.games.royal.Side;

/** What the table makes of each event: its sign, its tone, its sound, what is told of it the first time. */
final class RoyalEvents {
    static final EventBook<RoyalEvent> BOOK = roy(events(turns(setup(EventBook.of(RoyalEvent.class)))));

    private RoyalEvents() {}

    private static EventBook<RoyalEvent> setup(EventBook<RoyalEvent> book) {
        return book.with(RoyalEvent.PlacementRolled.class, "mdi2d-dice-multiple", row -> row.sound(Sound.DIE_ROLL))
                .with(RoyalEvent.PlacementDieSkipped.class, "mdi2c-cancel")
                .with(RoyalEvent.Settled.class, "mdi2a-account-plus", row -> row.sound(Sound.DROP_OK))
                .with(RoyalEvent.RoundBegan.class, "", row -> row.asHeading())
                .with(RoyalEvent.RoundEnded.class, "mdi2f-flag-outline")
                .with(RoyalEvent.CardRevealed.class, "mdi2c-cards-outline", row -> row.sound(Sound.CARD_FLIP))
                .with(
                        RoyalEvent.IncomeReceived.class,
                        "mdi2c-circle-multiple",
                        row -> row.tone(Tone.GOOD).sound(Sound.COIN))
                .with(RoyalEvent.SalariesPaid.class, "mdi2h-hand-coin")
                .with(RoyalEvent.DistrictCollected.class, "mdi2c-circle-multiple", row -> row.tone(Tone.GOOD))
                .with(RoyalEvent.CitizensRose.class, "mdi2a-account-group")
                .with(RoyalEvent.DiceRolled.class, "mdi2d-dice-multiple", row -> row.sound(Sound.DIE_ROLL))
                .with(RoyalEvent.FinalScored.class, "mdi2t-trophy-outline")
                .<RoyalEvent.GameEnded>with(
                        RoyalEvent.GameEnded.class,
                        "mdi2f-flag-checkered",
                        row -> row.sounds(ended -> Optional.of(ended.difference() > 0 ? Sound.VICTORY : Sound.DEFEAT)));
    }

    private static EventBook<RoyalEvent> events(EventBook<RoyalEvent> book) {
        return book.with(RoyalEvent.EventEntered.class, "mdi2f-flag-variant", row -> row.sound(Sound.CARD_FLIP))
                .with(RoyalEvent.EventActed.class, "mdi2f-flash")
                .with(RoyalEvent.BlackDiceGathered.class, "mdi2d-dice-5", row -> row.tone(Tone.WARNING))
                .with(RoyalEvent.DeniersLost.class, "mdi2c-cash-minus", row -> row.tone(Tone.BAD))
                .with(RoyalEvent.InfluenceLost.class, "mdi2f-feather", row -> row.tone(Tone.BAD))
                .with(RoyalEvent.CitizenLost.class, "mdi2a-account-minus", row -> row.tone(Tone.BAD))
                .with(RoyalEvent.CathedralCubeLost.class, "mdi2c-church", row -> row.tone(Tone.BAD))
                .with(RoyalEvent.EventCubeLost.class, "mdi2c-cube-outline", row -> row.tone(Tone.BAD))
                .with(RoyalEvent.LaidDown.class, "mdi2b-bed", row -> row.tone(Tone.BAD))
                .with(
                        RoyalEvent.FellShort.class,
                        "mdi2s-shield-off-outline",
                        row -> row.tone(Tone.BAD).mark(false))
                .with(RoyalEvent.BlackDiceRolled.class, "mdi2d-dice-multiple", row -> row.sound(Sound.DIE_ROLL))
                .with(RoyalEvent.Countered.class, "mdi2s-shield", row -> row.tone(Tone.GOOD))
                .with(
                        RoyalEvent.Conceded.class,
                        "mdi2h-hand-back-left",
                        row -> row.tone(Tone.BAD).firstTime("unable", "ROYAL-070"))
                .with(RoyalEvent.RoyCountered.class, "mdi2s-shield")
                .with(RoyalEvent.RoyCounteredFreely.class, "mdi2s-shield")
                .<RoyalEvent.EventCompleted>with(
                        RoyalEvent.EventCompleted.class,
                        "mdi2f-flag-variant",
                        row -> row.marks(done -> Optional.of(done.leader() == Side.YOU)))
                .with(RoyalEvent.EventCubesPlaced.class, "mdi2c-cube-outline", row -> row.sound(Sound.CUBE));
    }

    private static EventBook<RoyalEvent> turns(EventBook<RoyalEvent> book) {
        return book.with(RoyalEvent.Rerolled.class, "mdi2r-refresh", row -> row.sound(Sound.DIE_ROLL))
                .with(RoyalEvent.Recruited.class, "mdi2a-account-plus")
                .with(RoyalEvent.TurnedOver.class, "mdi2s-swap-vertical")
                .with(RoyalEvent.CubeSpent.class, "mdi2c-cube-outline")
                .with(RoyalEvent.DiceUsed.class, "mdi2d-dice-5-outline")
                .with(RoyalEvent.DiceBought.class, "mdi2c-circle-multiple", row -> row.sound(Sound.COIN))
                .with(RoyalEvent.Hired.class, "mdi2a-account-arrow-right")
                .with(RoyalEvent.CubesAbandoned.class, "mdi2c-cancel")
                .with(RoyalEvent.Activated.class, "mdi2c-check")
                .with(RoyalEvent.CubesStored.class, "mdi2c-cube-outline", row -> row.sound(Sound.CUBE))
                .with(RoyalEvent.Combated.class, "mdi2s-sword-cross")
                .with(RoyalEvent.Farmed.class, "mdi2b-barley", row -> row.sound(Sound.COIN))
                .with(RoyalEvent.DeniersPaid.class, "mdi2h-hand-coin")
                .with(RoyalEvent.InfluencePaid.class, "mdi2f-feather")
                .with(RoyalEvent.CitizensReturned.class, "mdi2a-account-minus")
                .with(
                        RoyalEvent.DeniersGained.class,
                        "mdi2c-circle-multiple",
                        row -> row.tone(Tone.GOOD).sound(Sound.COIN))
                .with(RoyalEvent.InfluenceGained.class, "mdi2f-feather", row -> row.tone(Tone.GOOD))
                .with(RoyalEvent.InfluenceWasted.class, "mdi2f-feather", row -> row.tone(Tone.WARNING))
                .with(RoyalEvent.CitizensGained.class, "mdi2a-account-plus", row -> row.tone(Tone.GOOD))
                .with(RoyalEvent.Passed.class, "mdi2d-debug-step-over")
                .with(RoyalEvent.PassedAgain.class, "mdi2d-debug-step-over")
                .with(RoyalEvent.TimedOut.class, "mdi2t-timer-off", row -> row.tone(Tone.BAD))
                .with(RoyalEvent.VpGained.class, "mdi2t-trophy-outline")
                .<RoyalEvent.VpLost>with(
                        RoyalEvent.VpLost.class,
                        "mdi2t-trophy-outline",
                        row -> row.tone(Tone.BAD).firstTimes(RoyalEvents::penalty))
                .<RoyalEvent.CubeBuilt>with(
                        RoyalEvent.CubeBuilt.class,
                        "mdi2c-church",
                        row -> row.sound(Sound.CUBE)
                                .marks(built -> Optional.of(true).filter(any -> built.side() == Side.YOU)))
                .with(RoyalEvent.CitizenPlaced.class, "mdi2a-account-plus", row -> row.sound(Sound.DROP_OK))
                .<RoyalEvent.Expelled>with(
                        RoyalEvent.Expelled.class,
                        "mdi2a-account-off",
                        row -> row.firstTime("lock", "ROYAL-140")
                                .sounds(gone -> Optional.of(gone.side() == Side.YOU ? Sound.WOUND : Sound.DROP_OK)))
                .with(RoyalEvent.CharacterScored.class, "mdi2a-account-star");
    }

    /** What the Roy loses is no penalty of yours. */
    private static List<FirstTimes.Note> penalty(RoyalEvent.VpLost lost) {
        boolean yours = lost.side() == Side.YOU && lost.source() == ScoreSource.PENALTIES;
        return yours ? List.of(new FirstTimes.Note("penalty", "ROYAL-053")) : List.of();
    }

    private static EventBook<RoyalEvent> roy(EventBook<RoyalEvent> book) {
        return book.with(
                        RoyalEvent.RoyRolled.class,
                        "mdi2c-crown",
                        row -> row.act().tone(Tone.OPPONENT).sound(Sound.KING_TURN))
                .with(RoyalEvent.RoyReasoned.class, "mdi2c-crown", row -> row.tone(Tone.OPPONENT))
                .with(RoyalEvent.RoyHired.class, "mdi2c-crown", row -> row.tone(Tone.OPPONENT))
                .with(RoyalEvent.RoyBought.class, "mdi2c-crown", row -> row.tone(Tone.OPPONENT))
                .with(RoyalEvent.RoyPaid.class, "mdi2c-crown", row -> row.tone(Tone.OPPONENT))
                .with(
                        RoyalEvent.RoyConfiscated.class,
                        "mdi2c-crown",
                        row -> row.tone(Tone.BAD).firstTime("confiscated", "ROYAL-149"))
                .with(RoyalEvent.RoyTired.class, "mdi2s-sleep", row -> row.tone(Tone.OPPONENT));
    }
}
