package org.alea.app.games.synchro;

import org.alea.app.play.EventBook;
import org.alea.app.play.Tone;
import org.alea.games.synchro.SynchroEvent;

/** What the table makes of each event: its sign, its tone, whether it is a step of a monster. */
final class SynchroEvents {
    static final EventBook<SynchroEvent> BOOK = EventBook.of(SynchroEvent.class)
            .with(SynchroEvent.HeroPlaced.class, "mdi2a-account-plus")
            .with(SynchroEvent.HeroTakenBack.class, "mdi2a-account-minus")
            .with(SynchroEvent.PartyFormed.class, "mdi2a-account-group")
            .with(SynchroEvent.SkillsDrawn.class, "mdi2c-cards-outline")
            .with(SynchroEvent.MulliganCalled.class, "mdi2r-refresh")
            .with(SynchroEvent.SkillTaken.class, "mdi2s-star-plus")
            .with(SynchroEvent.SkillReplaced.class, "mdi2s-swap-horizontal")
            .with(SynchroEvent.SkillDeclined.class, "mdi2c-close")
            .with(SynchroEvent.HeroImproved.class, "mdi2s-star")
            .with(SynchroEvent.SkillImproved.class, "mdi2s-star")
            .with(SynchroEvent.MasterImproved.class, "mdi2s-star")
            .with(SynchroEvent.ItemImproved.class, "mdi2s-star")
            .with(
                    SynchroEvent.LevelGained.class,
                    "mdi2a-arrow-up-bold-circle",
                    row -> row.tone(Tone.GOOD).mark(true))
            .with(SynchroEvent.Travelled.class, "mdi2f-flag")
            .with(SynchroEvent.TimePassed.class, "mdi2t-timer-sand")
            .with(SynchroEvent.MonsterDrawn.class, "mdi2s-skull-outline")
            .with(SynchroEvent.EliteReturned.class, "mdi2u-undo")
            .with(SynchroEvent.DieRolled.class, "mdi2d-dice-multiple", row -> row.step())
            .with(SynchroEvent.TurnDieSet.class, "mdi2w-weather-sunset")
            .with(SynchroEvent.OrderSet.class, "mdi2s-sort")
            .with(SynchroEvent.ItemMoved.class, "mdi2h-hand-coin")
            .with(SynchroEvent.ItemsSwapped.class, "mdi2s-swap-horizontal")
            .with(SynchroEvent.ItemStashed.class, "mdi2s-sack")
            .with(SynchroEvent.ItemDiscarded.class, "mdi2d-delete-outline")
            .with(SynchroEvent.HeroesStart.class, "mdi2a-account-group")
            .with(SynchroEvent.MonstersStart.class, "mdi2s-skull", row -> row.tone(Tone.OPPONENT))
            .with(SynchroEvent.ShardsDrawn.class, "mdi2d-diamond-stone")
            .with(SynchroEvent.ShardDiscarded.class, "mdi2d-diamond-outline")
            .with(SynchroEvent.ReserveShardDiscarded.class, "mdi2d-diamond-outline")
            .with(SynchroEvent.BagRefilled.class, "mdi2s-sack")
            .with(SynchroEvent.NothingToDraw.class, "mdi2c-cancel")
            .with(SynchroEvent.ShardsPaid.class, "mdi2d-diamond")
            .with(SynchroEvent.ReserveStored.class, "mdi2a-archive-arrow-down")
            .with(SynchroEvent.CrystalTaken.class, "mdi2d-diamond")
            .with(SynchroEvent.ShardFound.class, "mdi2d-diamond-stone")
            .with(SynchroEvent.ShardGiven.class, "mdi2d-diamond-stone")
            .with(SynchroEvent.RoundBegan.class, "mdi2r-rotate-right")
            .with(SynchroEvent.MarbleRevealed.class, "mdi2c-circle", row -> row.act())
            .with(SynchroEvent.TurnSkipped.class, "mdi2d-debug-step-over")
            .with(SynchroEvent.HeroTurnEnded.class, "mdi2c-check")
            .with(SynchroEvent.MonsterTurnEnded.class, "mdi2c-check")
            .with(SynchroEvent.BasicAttacked.class, "mdi2s-sword")
            .with(SynchroEvent.SkillUsed.class, "mdi2f-flash")
            .with(SynchroEvent.SkillFailed.class, "mdi2f-flash-off", row -> row.tone(Tone.WARNING))
            .with(SynchroEvent.AbilityUsed.class, "mdi2a-auto-fix")
            .with(
                    SynchroEvent.Damaged.class,
                    "mdi2h-heart-broken",
                    row -> row.step().tone(Tone.BAD))
            .with(SynchroEvent.Shielded.class, "mdi2s-shield", row -> row.step().tone(Tone.GOOD))
            .with(
                    SynchroEvent.Healed.class,
                    "mdi2h-heart-plus",
                    row -> row.step().tone(Tone.GOOD))
            .with(
                    SynchroEvent.Stunned.class,
                    "mdi2s-star-four-points",
                    row -> row.step().tone(Tone.BAD))
            .with(
                    SynchroEvent.Silenced.class,
                    "mdi2v-volume-off",
                    row -> row.step().tone(Tone.BAD))
            .with(SynchroEvent.Unmoved.class, "mdi2m-minus-circle-outline")
            .with(SynchroEvent.Cleansed.class, "mdi2w-water")
            .with(SynchroEvent.DieLowered.class, "mdi2a-arrow-down-bold", row -> row.step())
            .with(SynchroEvent.ShardBurnt.class, "mdi2f-fire", row -> row.step().tone(Tone.BAD))
            .with(SynchroEvent.PositionChanged.class, "mdi2a-arrow-left-right", row -> row.step())
            .with(SynchroEvent.FatalBlow.class, "mdi2a-alert", row -> row.tone(Tone.WARNING))
            .with(SynchroEvent.PotionUsed.class, "mdi2b-bottle-tonic-plus", row -> row.tone(Tone.GOOD))
            .with(
                    SynchroEvent.HeroFell.class,
                    "mdi2c-coffin",
                    row -> row.step().tone(Tone.BAD).mark(false))
            .with(
                    SynchroEvent.MonsterFell.class,
                    "mdi2s-skull-crossbones",
                    row -> row.step().tone(Tone.GOOD).mark(true))
            .with(SynchroEvent.Exhausted.class, "mdi2w-weather-night", row -> row.tone(Tone.WARNING))
            .with(
                    SynchroEvent.CombatWon.class,
                    "mdi2t-trophy",
                    row -> row.tone(Tone.GOOD).mark(true))
            .with(SynchroEvent.Retreated.class, "mdi2r-run-fast", row -> row.tone(Tone.WARNING))
            .with(SynchroEvent.TimerRanOut.class, "mdi2t-timer-off", row -> row.tone(Tone.WARNING))
            .with(SynchroEvent.HeroJoined.class, "mdi2a-account-plus")
            .with(SynchroEvent.HeroLeft.class, "mdi2a-account-minus")
            .with(SynchroEvent.MasterTaken.class, "mdi2s-school")
            .with(SynchroEvent.ReserveGrew.class, "mdi2a-account-clock")
            .with(SynchroEvent.HeroFound.class, "mdi2a-account-question")
            .with(SynchroEvent.HeroDeclined.class, "mdi2a-account-off")
            .with(SynchroEvent.ItemFound.class, "mdi2t-treasure-chest", row -> row.tone(Tone.GOOD))
            .with(SynchroEvent.ItemTaken.class, "mdi2h-hand-coin")
            .with(SynchroEvent.CoinsGained.class, "mdi2c-circle-multiple", row -> row.tone(Tone.GOOD))
            .with(SynchroEvent.CoinsPaid.class, "mdi2c-circle-multiple-outline")
            .with(SynchroEvent.PotionsGained.class, "mdi2b-bottle-tonic", row -> row.tone(Tone.GOOD))
            .with(SynchroEvent.VillageEntered.class, "mdi2h-home-group")
            .with(SynchroEvent.Rested.class, "mdi2b-bed")
            .with(SynchroEvent.VillageLeft.class, "mdi2e-exit-run")
            .with(SynchroEvent.PoiActivated.class, "mdi2m-map-marker")
            .with(SynchroEvent.PoiCancelled.class, "mdi2m-map-marker-off")
            .with(SynchroEvent.PoiDieRolled.class, "mdi2d-dice-multiple")
            .with(SynchroEvent.TilesShown.class, "mdi2c-cards-outline")
            .with(SynchroEvent.CardsShown.class, "mdi2c-cards-outline")
            .with(SynchroEvent.TileSetAside.class, "mdi2b-bookmark")
            .with(SynchroEvent.TileReturned.class, "mdi2u-undo")
            .with(SynchroEvent.CardReplaced.class, "mdi2s-swap-horizontal")
            .with(SynchroEvent.LimitLowered.class, "mdi2c-calendar-minus", row -> row.tone(Tone.WARNING))
            .with(SynchroEvent.NothingGained.class, "mdi2c-cancel")
            .with(
                    SynchroEvent.GameWon.class,
                    "mdi2t-trophy",
                    row -> row.tone(Tone.GOOD).mark(true))
            .with(
                    SynchroEvent.GameLost.class,
                    "mdi2e-emoticon-sad-outline",
                    row -> row.tone(Tone.BAD).mark(false));

    private SynchroEvents() {}
}
