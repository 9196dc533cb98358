package org.alea.app.games.synchro;

import java.util.List;
import org.alea.app.games.synchro.input.HandSpots;
import org.alea.app.play.EventBook;
import org.alea.app.play.Tone;
import org.alea.app.shell.SoundBoard.Sound;
import org.alea.app.table.Spot;
import org.alea.games.synchro.SynchroEvent;
import org.alea.games.synchro.SynchroEvent.*;
import org.alea.games.synchro.effects.Camp;
import org.alea.games.synchro.effects.Fighter;
import org.alea.games.synchro.effects.Marble;

/** What the table makes of each event: its sign and tone, its sound, the step it is, where it happens, what is told of it once. */
final class SynchroEvents {
    static final EventBook<SynchroEvent> BOOK =
            end(city(party(blows(round(shards(road(growth(EventBook.of(SynchroEvent.class)))))))));

    private SynchroEvents() {}

    private static List<Spot> hero(Marble board) {
        return List.of(HandSpots.hero(board));
    }

    private static List<Spot> at(Camp camp, Marble board) {
        return List.of(HandSpots.fighter(new Fighter(camp, board)));
    }

    private static EventBook<SynchroEvent> growth(EventBook<SynchroEvent> book) {
        return book.with(HeroPlaced.class, "mdi2a-account-plus", row -> row.sound(Sound.DROP_OK))
                .with(HeroTakenBack.class, "mdi2a-account-minus", row -> row.sound(Sound.CARD_FLIP))
                .with(
                        PartyFormed.class,
                        "mdi2a-account-group",
                        row -> row.sound(Sound.PAGE).tone(Tone.NEWS).mark(true))
                .<SkillsDrawn>with(
                        SkillsDrawn.class,
                        "mdi2c-cards-outline",
                        row -> row.sound(Sound.CARD_FLIP)
                                .at(event -> hero(event.board()))
                                .firstTime("draft", "SYNC-070"))
                .<MulliganCalled>with(
                        MulliganCalled.class,
                        "mdi2r-refresh",
                        row -> row.sound(Sound.CARD_FLIP)
                                .at(event -> hero(event.board()))
                                .firstTime("mulligan", "SYNC-200"))
                .<SkillTaken>with(
                        SkillTaken.class,
                        "mdi2s-star-plus",
                        row -> row.sound(Sound.DROP_OK).tone(Tone.GOOD).at(event -> hero(event.board())))
                .<SkillReplaced>with(
                        SkillReplaced.class,
                        "mdi2s-swap-horizontal",
                        row -> row.sound(Sound.CARD_FLIP)
                                .at(event -> hero(event.board()))
                                .firstTime("fifthSkill", "SYNC-203"))
                .<SkillDeclined>with(
                        SkillDeclined.class,
                        "mdi2c-close",
                        row -> row.sound(Sound.CARD_FLIP).at(event -> hero(event.board())))
                .<HeroImproved>with(
                        HeroImproved.class,
                        "mdi2s-star",
                        row -> row.sound(Sound.SET_FORMED)
                                .tone(Tone.GOOD)
                                .at(event -> hero(event.board()))
                                .firstTime("improved", "SYNC-071"))
                .<SkillImproved>with(
                        SkillImproved.class,
                        "mdi2s-star",
                        row -> row.sound(Sound.SET_FORMED)
                                .tone(Tone.GOOD)
                                .at(event -> hero(event.board()))
                                .firstTime("improved", "SYNC-071"))
                .<MasterImproved>with(
                        MasterImproved.class,
                        "mdi2s-star",
                        row -> row.sound(Sound.SET_FORMED).tone(Tone.GOOD).at(event -> hero(event.board())))
                .with(
                        ItemImproved.class,
                        "mdi2s-star",
                        row -> row.sound(Sound.SET_FORMED).tone(Tone.GOOD))
                .<LevelGained>with(
                        LevelGained.class,
                        "mdi2a-arrow-up-bold-circle",
                        row -> row.sound(Sound.SET_FORMED)
                                .tone(Tone.GOOD)
                                .mark(true)
                                .at(event -> hero(event.board()))
                                .firstTime("level", "SYNC-072"));
    }

    private static EventBook<SynchroEvent> road(EventBook<SynchroEvent> book) {
        return book.with(
                        Travelled.class,
                        "mdi2f-flag",
                        row -> row.sound(Sound.PAGE).tone(Tone.NEWS).firstTime("travel", "SYNC-034"))
                .<TimePassed>with(
                        TimePassed.class,
                        "mdi2t-timer-sand",
                        row -> row.sound(Sound.TICK)
                                .at(any -> List.of(Spot.of("calendar", "")))
                                .firstTime("time", "SYNC-030"))
                .with(
                        MonsterDrawn.class,
                        "mdi2s-skull-outline",
                        row -> row.sound(Sound.CARD_FLIP).tone(Tone.OPPONENT))
                .with(EliteReturned.class, "mdi2u-undo", row -> row.sound(Sound.CARD_FLIP))
                .<DieRolled>with(
                        DieRolled.class,
                        "mdi2d-dice-multiple",
                        row -> row.sound(Sound.DIE_ROLL).step().at(event -> at(Camp.MONSTERS, event.board())))
                .<TurnDieSet>with(
                        TurnDieSet.class,
                        "mdi2w-weather-sunset",
                        row -> row.sound(Sound.DIE_SETTLE)
                                .at(any -> List.of(Spot.of("calendar", "")))
                                .firstTime("turnDie", "SYNC-043"))
                .with(OrderSet.class, "mdi2s-sort", row -> row.sound(Sound.DROP_OK))
                .<ItemMoved>with(
                        ItemMoved.class,
                        "mdi2h-hand-coin",
                        row -> row.sound(Sound.DROP_OK).at(event -> hero(event.board())))
                .with(ItemsSwapped.class, "mdi2s-swap-horizontal", row -> row.sound(Sound.DROP_OK))
                .with(ItemStashed.class, "mdi2s-sack", row -> row.sound(Sound.DROP_OK))
                .with(ItemDiscarded.class, "mdi2d-delete-outline", row -> row.sound(Sound.MARKER_DOWN))
                .with(HeroesStart.class, "mdi2a-account-group", row -> row.sound(Sound.GONG))
                .with(
                        MonstersStart.class,
                        "mdi2s-skull",
                        row -> row.sound(Sound.GONG).tone(Tone.OPPONENT));
    }

    private static EventBook<SynchroEvent> shards(EventBook<SynchroEvent> book) {
        return book.<ShardsDrawn>with(
                        ShardsDrawn.class,
                        "mdi2d-diamond-stone",
                        row -> row.sound(Sound.CRYSTAL)
                                .at(event -> hero(event.board()))
                                .firstTime("shards", "SYNC-064"))
                .<ShardDiscarded>with(
                        ShardDiscarded.class,
                        "mdi2d-diamond-outline",
                        row -> row.sound(Sound.MARKER_DOWN)
                                .at(event -> hero(event.board()))
                                .firstTime("overflow", "SYNC-007"))
                .with(ReserveShardDiscarded.class, "mdi2d-diamond-outline", row -> row.sound(Sound.MARKER_DOWN))
                .with(
                        BagRefilled.class,
                        "mdi2s-sack",
                        row -> row.sound(Sound.CUBE).firstTime("bag", "SYNC-005"))
                .with(
                        NothingToDraw.class,
                        "mdi2c-cancel",
                        row -> row.sound(Sound.DROP_REFUSED).tone(Tone.WARNING))
                .<ShardsPaid>with(
                        ShardsPaid.class,
                        "mdi2d-diamond",
                        row -> row.sound(Sound.CRYSTAL).at(event -> hero(event.board())))
                .<ReserveStored>with(
                        ReserveStored.class,
                        "mdi2a-archive-arrow-down",
                        row -> row.sound(Sound.CRYSTAL)
                                .at(event -> hero(event.board()))
                                .firstTime("reserve", "SYNC-075"))
                .<CrystalTaken>with(
                        CrystalTaken.class,
                        "mdi2d-diamond",
                        row -> row.sound(Sound.CRYSTAL)
                                .tone(Tone.GOOD)
                                .at(event -> hero(event.board()))
                                .firstTime("crystal", "SYNC-062"))
                .with(
                        ShardFound.class,
                        "mdi2d-diamond-stone",
                        row -> row.sound(Sound.CRYSTAL).firstTime("emptyMarble", "SYNC-124"))
                .<ShardGiven>with(
                        ShardGiven.class,
                        "mdi2d-diamond-stone",
                        row -> row.sound(Sound.CRYSTAL).tone(Tone.GOOD).at(event -> hero(event.board())));
    }

    private static EventBook<SynchroEvent> round(EventBook<SynchroEvent> book) {
        return book.with(
                        RoundBegan.class,
                        "mdi2r-rotate-right",
                        row -> row.sound(Sound.GONG).tone(Tone.NEWS).firstTime("boxes", "SYNC-049"))
                .<MarbleRevealed>with(
                        MarbleRevealed.class,
                        "mdi2c-circle",
                        row -> row.sound(Sound.MARKER_UP).act().at(event -> at(event.camp(), event.board())))
                .<TurnSkipped>with(
                        TurnSkipped.class,
                        "mdi2d-debug-step-over",
                        row -> row.sound(Sound.MARKER_DOWN)
                                .tone(Tone.WARNING)
                                .at(event -> at(event.camp(), event.board()))
                                .firstTime("stunSkips", "SYNC-088"))
                .<HeroTurnEnded>with(
                        HeroTurnEnded.class,
                        "mdi2c-check",
                        row -> row.sound(Sound.MARKER_DOWN).at(event -> hero(event.board())))
                .<MonsterTurnEnded>with(
                        MonsterTurnEnded.class,
                        "mdi2c-check",
                        row -> row.sound(Sound.DIE_ROLL)
                                .at(event -> at(Camp.MONSTERS, event.board()))
                                .firstTime("newDie", "SYNC-084"))
                .<BasicAttacked>with(
                        BasicAttacked.class,
                        "mdi2s-sword",
                        row -> row.sound(Sound.DROP_OK).at(event -> hero(event.board())))
                .<SkillUsed>with(
                        SkillUsed.class,
                        "mdi2f-flash",
                        row -> row.sound(Sound.SOLO_LOCK)
                                .at(event -> hero(event.board()))
                                .firstTime("skillOnce", "SYNC-052"))
                .<SkillFailed>with(
                        SkillFailed.class,
                        "mdi2f-flash-off",
                        row -> row.sound(Sound.DROP_REFUSED)
                                .tone(Tone.WARNING)
                                .at(event -> hero(event.board()))
                                .firstTime("failed", "SYNC-108"))
                .<AbilityUsed>with(
                        AbilityUsed.class,
                        "mdi2a-auto-fix",
                        row -> row.sound(Sound.CARD_FLIP)
                                .at(event -> hero(event.board()))
                                .firstTime("ability", "SYNC-197"))
                .<Exhausted>with(
                        Exhausted.class,
                        "mdi2w-weather-night",
                        row -> row.sound(Sound.ALARM_SOFT)
                                .tone(Tone.WARNING)
                                .mark(false)
                                .at(any -> List.of(Spot.of("calendar", "")))
                                .firstTime("exhausted", "SYNC-129"))
                .with(
                        Retreated.class,
                        "mdi2r-run-fast",
                        row -> row.sound(Sound.PAGE)
                                .tone(Tone.WARNING)
                                .mark(false)
                                .firstTime("retreat", "SYNC-076"))
                .<TimerRanOut>with(
                        TimerRanOut.class,
                        "mdi2t-timer-off",
                        row -> row.sound(Sound.TICK_FINAL).tone(Tone.WARNING).at(event -> hero(event.board())))
                .with(
                        CombatWon.class,
                        "mdi2t-trophy",
                        row -> row.sound(Sound.SET_FORMED)
                                .tone(Tone.GOOD)
                                .mark(true)
                                .firstTime("won", "SYNC-139"));
    }

    private static EventBook<SynchroEvent> blows(EventBook<SynchroEvent> book) {
        return book.<Damaged>with(
                        Damaged.class,
                        "mdi2h-heart-broken",
                        row -> row.sound(Sound.WOUND)
                                .tone(Tone.BAD)
                                .step()
                                .at(event -> at(event.camp(), event.board()))
                                .firstTime("shieldsFirst", "SYNC-093"))
                .<Shielded>with(
                        Shielded.class,
                        "mdi2s-shield",
                        row -> row.sound(Sound.SHIELD_UP)
                                .tone(Tone.GOOD)
                                .step()
                                .at(event -> at(event.camp(), event.board()))
                                .firstTime("shield", "SYNC-095"))
                .<Healed>with(
                        Healed.class,
                        "mdi2h-heart-plus",
                        row -> row.sound(Sound.MARKER_UP)
                                .tone(Tone.GOOD)
                                .step()
                                .at(event -> at(event.camp(), event.board())))
                .<Stunned>with(
                        Stunned.class,
                        "mdi2s-star-four-points",
                        row -> row.sound(Sound.SHIELD_BREAK)
                                .tone(Tone.BAD)
                                .step()
                                .at(event -> at(event.camp(), event.board()))
                                .firstTime("stun", "SYNC-088"))
                .<Silenced>with(
                        Silenced.class,
                        "mdi2v-volume-off",
                        row -> row.sound(Sound.SHIELD_BREAK)
                                .tone(Tone.BAD)
                                .step()
                                .at(event -> at(event.camp(), event.board()))
                                .firstTime("silence", "SYNC-090"))
                .<Unmoved>with(
                        Unmoved.class,
                        "mdi2m-minus-circle-outline",
                        row -> row.sound(Sound.DROP_REFUSED).at(event -> at(event.camp(), event.board())))
                .<Cleansed>with(
                        Cleansed.class,
                        "mdi2w-water",
                        row -> row.sound(Sound.MARKER_UP).tone(Tone.GOOD).at(event -> at(event.camp(), event.board())))
                .<DieLowered>with(
                        DieLowered.class,
                        "mdi2a-arrow-down-bold",
                        row -> row.sound(Sound.DIE_SETTLE)
                                .step()
                                .at(event -> at(Camp.MONSTERS, event.board()))
                                .firstTime("burnMonster", "SYNC-097"))
                .<ShardBurnt>with(
                        ShardBurnt.class,
                        "mdi2f-fire",
                        row -> row.sound(Sound.SHIELD_BREAK)
                                .tone(Tone.BAD)
                                .step()
                                .at(event -> hero(event.board()))
                                .firstTime("burn", "SYNC-096"))
                .<PositionChanged>with(
                        PositionChanged.class,
                        "mdi2a-arrow-left-right",
                        row -> row.sound(Sound.DROP_OK)
                                .step()
                                .at(event -> at(event.camp(), event.board()))
                                .firstTime("position", "SYNC-102"))
                .<FatalBlow>with(
                        FatalBlow.class,
                        "mdi2a-alert",
                        row -> row.sound(Sound.ALARM_SOFT)
                                .tone(Tone.WARNING)
                                .at(event -> hero(event.board()))
                                .firstTime("fatal", "SYNC-117"))
                .<PotionUsed>with(
                        PotionUsed.class,
                        "mdi2b-bottle-tonic-plus",
                        row -> row.sound(Sound.MARKER_UP)
                                .tone(Tone.GOOD)
                                .at(event -> hero(event.board()))
                                .firstTime("potion", "SYNC-116"))
                .<HeroFell>with(
                        HeroFell.class,
                        "mdi2c-coffin",
                        row -> row.sound(Sound.WOUND)
                                .tone(Tone.BAD)
                                .step()
                                .mark(false)
                                .at(event -> hero(event.board()))
                                .firstTime("fell", "SYNC-121"))
                .<MonsterFell>with(
                        MonsterFell.class,
                        "mdi2s-skull-crossbones",
                        row -> row.sound(Sound.ENEMY_DEFEATED)
                                .tone(Tone.GOOD)
                                .step()
                                .mark(true)
                                .at(event -> at(Camp.MONSTERS, event.board()))
                                .firstTime("fallenMonster", "SYNC-125"));
    }

    private static EventBook<SynchroEvent> party(EventBook<SynchroEvent> book) {
        return book.<HeroJoined>with(
                        HeroJoined.class,
                        "mdi2a-account-plus",
                        row -> row.sound(Sound.DROP_OK)
                                .tone(Tone.GOOD)
                                .at(event -> hero(event.board()))
                                .firstTime("joined", "SYNC-184"))
                .with(HeroLeft.class, "mdi2a-account-minus", row -> row.sound(Sound.MARKER_DOWN))
                .<MasterTaken>with(
                        MasterTaken.class,
                        "mdi2s-school",
                        row -> row.sound(Sound.SET_FORMED)
                                .tone(Tone.GOOD)
                                .at(event -> hero(event.board()))
                                .firstTime("master", "SYNC-191"))
                .with(
                        ReserveGrew.class,
                        "mdi2a-account-clock",
                        row -> row.sound(Sound.CARD_FLIP).firstTime("heroReserve", "SYNC-188"))
                .with(
                        HeroFound.class,
                        "mdi2a-account-question",
                        row -> row.sound(Sound.CARD_FLIP).tone(Tone.GOOD).firstTime("found", "SYNC-167"))
                .with(HeroDeclined.class, "mdi2a-account-off", row -> row.sound(Sound.CARD_FLIP))
                .with(
                        ItemFound.class,
                        "mdi2t-treasure-chest",
                        row -> row.sound(Sound.CARD_FLIP).tone(Tone.GOOD).firstTime("item", "SYNC-195"))
                .<ItemTaken>with(
                        ItemTaken.class,
                        "mdi2h-hand-coin",
                        row -> row.sound(Sound.DROP_OK).at(event -> hero(event.board())))
                .with(
                        CoinsGained.class,
                        "mdi2c-circle-multiple",
                        row -> row.sound(Sound.COIN).tone(Tone.GOOD))
                .with(CoinsPaid.class, "mdi2c-circle-multiple-outline", row -> row.sound(Sound.COIN))
                .with(
                        PotionsGained.class,
                        "mdi2b-bottle-tonic",
                        row -> row.sound(Sound.DROP_OK).tone(Tone.GOOD))
                .<CardReplaced>with(
                        CardReplaced.class,
                        "mdi2s-swap-horizontal",
                        row -> row.sound(Sound.CARD_FLIP).at(event -> hero(event.board())))
                .with(
                        LimitLowered.class,
                        "mdi2c-calendar-minus",
                        row -> row.sound(Sound.ALARM_SOFT).tone(Tone.WARNING).firstTime("limit", "SYNC-219"));
    }

    private static EventBook<SynchroEvent> city(EventBook<SynchroEvent> book) {
        return book.with(
                        VillageEntered.class,
                        "mdi2h-home-group",
                        row -> row.sound(Sound.PAGE).tone(Tone.NEWS).firstTime("village", "SYNC-149"))
                .<Rested>with(
                        Rested.class,
                        "mdi2b-bed",
                        row -> row.sound(Sound.MARKER_UP).tone(Tone.GOOD).at(event -> hero(event.board())))
                .with(VillageLeft.class, "mdi2e-exit-run", row -> row.sound(Sound.PAGE))
                .with(
                        PoiActivated.class,
                        "mdi2m-map-marker",
                        row -> row.sound(Sound.PAGE).tone(Tone.NEWS))
                .with(PoiCancelled.class, "mdi2m-map-marker-off", row -> row.sound(Sound.PAGE))
                .with(
                        PoiDieRolled.class,
                        "mdi2d-dice-multiple",
                        row -> row.sound(Sound.DIE_ROLL).tone(Tone.NEWS))
                .with(TilesShown.class, "mdi2c-cards-outline", row -> row.sound(Sound.CARD_FLIP))
                .with(CardsShown.class, "mdi2c-cards-outline", row -> row.sound(Sound.CARD_FLIP))
                .with(
                        TileSetAside.class,
                        "mdi2b-bookmark",
                        row -> row.sound(Sound.DROP_OK).firstTime("tower", "SYNC-176"))
                .with(TileReturned.class, "mdi2u-undo", row -> row.sound(Sound.CARD_FLIP))
                .with(
                        NothingGained.class,
                        "mdi2c-cancel",
                        row -> row.sound(Sound.DROP_REFUSED).tone(Tone.WARNING));
    }

    private static EventBook<SynchroEvent> end(EventBook<SynchroEvent> book) {
        return book.with(
                        GameWon.class,
                        "mdi2t-trophy",
                        row -> row.sound(Sound.SET_FORMED).tone(Tone.GOOD).mark(true))
                .with(
                        GameLost.class,
                        "mdi2e-emoticon-sad-outline",
                        row -> row.sound(Sound.GONG).tone(Tone.BAD).mark(false));
    }
}
