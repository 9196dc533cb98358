package org.alea.app.games.fateforge;

import java.util.List;
import org.alea.app.games.fateforge.input.FateSpots;
import org.alea.app.play.EventBook;
import org.alea.app.play.EventRow;
import org.alea.app.play.Tone;
import org.alea.app.shell.SoundBoard.Sound;
import org.alea.app.table.Spot;
import org.alea.app.table.symbol.Symbol;
import org.alea.games.fateforge.FateforgeEvent;
import org.alea.games.fateforge.FateforgeEvent.*;
import org.alea.games.fateforge.cards.FateforgeContent;

/** What the table makes of each event: its sign and tone in the journal, its sound, the step it is, what it concerns. */
final class FateforgeEvents {
    /** The reasons with which another enemy begins to act: they are told before it does. */
    private static final String[] OPENINGS = {
        "react", "noReaction", "section", "any", "idleStunned", "idleRange", "idleRooted", "idleUnable", "idleNobody"
    };

    private FateforgeEvents() {}

    static EventBook<FateforgeEvent> book(FateforgeContent content) {
        EventBook<FateforgeEvent> book = EventBook.of(FateforgeEvent.class);
        book = course(book, content);
        book = dice(book);
        book = heroes(book);
        book = enemies(book);
        book = map(book);
        return stories(camp(cards(book))).actingFor(OPENINGS);
    }

    private static List<Spot> hero(String id) {
        return List.of(FateSpots.hero(id));
    }

    private static List<Spot> foe(String id) {
        return List.of(FateSpots.foe(id));
    }

    private static EventBook<FateforgeEvent> course(EventBook<FateforgeEvent> book, FateforgeContent content) {
        return book.<SceneLaidOut>with(
                        SceneLaidOut.class,
                        "mdi2m-map-outline",
                        row -> row.sound(Sound.PAGE)
                                .mark(true)
                                .firstTimes(event -> Unlocks.notes(content, event.scene())))
                .<SceneBegan>with(
                        SceneBegan.class,
                        "mdi2s-sword-cross",
                        row -> row.tone(Tone.NEWS)
                                .sound(Sound.GONG)
                                .firstTimes(event -> Unlocks.notes(content, event.scene())))
                .with(
                        RoundBegan.class,
                        "mdi2t-timer-sand",
                        row -> row.tone(Tone.NEWS).sound(Sound.PAGE).firstTimes(FirstDecisions::round))
                .<Reinforced>with(
                        Reinforced.class,
                        "mdi2a-account-plus",
                        row -> row.tone(Tone.BAD)
                                .sound(Sound.ALARM_SOFT)
                                .firstTime("reinforced", "FATE-142")
                                .at(event -> foe(event.foe())))
                .with(SlotDrawn.class, "mdi2f-flash")
                .with(ColoursForetold.class, "mdi2c-crystal-ball", row -> row.tone(Tone.NEWS))
                .with(
                        ColoursDrawn.class,
                        "mdi2f-flash",
                        row -> row.tone(Tone.OPPONENT).act())
                .with(ActionsBegan.class, "mdi2p-play")
                .<TurnBegan>with(
                        TurnBegan.class,
                        "mdi2a-account",
                        row -> row.tone(Tone.NEWS)
                                .at(event -> hero(event.hero()))
                                .firstTimes(event -> FirstDecisions.turn()))
                .with(TurnSkipped.class, "mdi2a-account-off")
                .with(TurnEnded.class, "mdi2f-flag-checkered")
                .with(ReactionsBegan.class, "mdi2f-flash", row -> row.tone(Tone.OPPONENT))
                .with(
                        EnemiesBegan.class,
                        "mdi2s-skull",
                        row -> row.tone(Tone.OPPONENT).sound(Sound.ALARM_SOFT))
                .with(UpkeepDone.class, "mdi2b-broom")
                .with(ExtraRoundTaken.class, "mdi2r-repeat", row -> row.tone(Tone.WARNING))
                .with(ExitChosen.class, Symbol.EXIT.icon())
                .with(PathSet.class, "mdi2m-map-marker-path")
                .with(HeroLeft.class, Symbol.EXIT.icon(), row -> row.tone(Tone.GOOD))
                .with(
                        ObjectiveLost.class,
                        "mdi2f-flag-remove",
                        row -> row.tone(Tone.BAD).mark(false))
                .with(
                        SceneEnded.class,
                        "mdi2f-flag-checkered",
                        row -> row.tone(Tone.NEWS).mark(true))
                .with(Recovered.class, "mdi2h-heart-plus", row -> row.tone(Tone.GOOD))
                .with(
                        Conceded.class,
                        "mdi2f-flag-outline",
                        row -> row.tone(Tone.BAD).mark(false))
                .with(
                        TimeRanOut.class,
                        "mdi2t-timer-off",
                        row -> row.tone(Tone.BAD).sound(Sound.GONG))
                .with(
                        QuestEnded.class,
                        "mdi2t-trophy-variant",
                        row -> row.tone(Tone.NEWS).mark(true));
    }

    private static EventBook<FateforgeEvent> dice(EventBook<FateforgeEvent> book) {
        return book.with(
                        DiceRolled.class,
                        "mdi2d-dice-multiple",
                        row -> row.sound(Sound.DIE_ROLL).firstTimes(FirstDecisions::dice))
                .with(DieRerolled.class, "mdi2r-refresh", row -> row.sound(Sound.DIE_ROLL))
                .with(DieTurned.class, "mdi2r-rotate-right", row -> row.sound(Sound.DIE_SETTLE))
                .with(ResultGained.class, "mdi2p-plus", row -> row.tone(Tone.GOOD))
                .silent(ResultSpent.class)
                .with(ResultGiven.class, "mdi2s-swap-horizontal", row -> row.tone(Tone.GOOD))
                .with(DiceCovered.class, "mdi2e-eye-off")
                .with(StanceSet.class, "mdi2s-sword-cross")
                .with(OrderSet.class, "mdi2s-swap-vertical");
    }

    private static EventBook<FateforgeEvent> heroes(EventBook<FateforgeEvent> book) {
        return book.with(HeroPlaced.class, "mdi2m-map-marker")
                .<HeroMoved>with(
                        HeroMoved.class,
                        Symbol.MOVE.icon(),
                        row -> row.sound(Sound.MARKER_UP).at(event -> hero(event.hero())))
                .with(SkillUsed.class, "mdi2c-cards-outline", row -> row.sound(Sound.CARD_FLIP))
                .with(ItemUsed.class, "mdi2b-bag-personal", row -> row.sound(Sound.CARD_FLIP))
                .with(SpecialUsed.class, Symbol.SPECIAL.icon(), row -> row.sound(Sound.CARD_FLIP))
                .with(AllySkillUsed.class, "mdi2a-account-heart", row -> row.sound(Sound.CARD_FLIP))
                .with(AllyDieUsed.class, "mdi2a-account-heart")
                .<HeroHurt>with(
                        HeroHurt.class,
                        "alea-heart-broken",
                        row -> row.tone(Tone.BAD)
                                .sound(Sound.WOUND)
                                .step()
                                .firstTime("hurt", "FATE-086")
                                .at(event -> hero(event.hero())))
                .with(HealthLost.class, "alea-heart-broken", row -> row.tone(Tone.BAD))
                .with(EnergyLost.class, "alea-bolt-outline")
                .with(HealthGained.class, Symbol.HEALTH.icon(), row -> row.tone(Tone.GOOD))
                .with(EnergyGained.class, Symbol.ENERGY.icon(), row -> row.tone(Tone.GOOD))
                .with(
                        ParryGained.class,
                        Symbol.PARRY.icon(),
                        row -> row.tone(Tone.GOOD).sound(Sound.SHIELD_UP).firstTime("parry", "FATE-040"))
                .<HeroStunned>with(
                        HeroStunned.class,
                        Symbol.STUN.icon(),
                        row -> row.tone(Tone.BAD)
                                .step()
                                .sound(Sound.WOUND)
                                .firstTime("stunned", "FATE-266")
                                .at(event -> hero(event.hero())))
                .with(HeroUnstunned.class, Symbol.STUN.icon())
                .<HeroDown>with(
                        HeroDown.class,
                        "mdi2a-account-off",
                        row -> row.tone(Tone.BAD)
                                .sound(Sound.WOUND)
                                .mark(false)
                                .firstTime("down", "FATE-250")
                                .at(event -> hero(event.hero())))
                .with(
                        HeroRevived.class,
                        "mdi2h-heart-pulse",
                        row -> row.tone(Tone.GOOD).mark(true))
                .with(RogueHid.class, Symbol.HIDDEN.icon(), row -> row.tone(Tone.GOOD))
                .with(RogueSeen.class, Symbol.FOCUS.icon(), row -> row.tone(Tone.WARNING))
                .with(Taunted.class, "mdi2c-chess-king")
                .with(HeroSnared.class, "mdi2s-spider-web", row -> row.tone(Tone.BAD))
                .with(ShotCancelled.class, "mdi2l-leaf", row -> row.tone(Tone.GOOD));
    }

    private static EventBook<FateforgeEvent> enemies(EventBook<FateforgeEvent> book) {
        return book.<FoeActed>with(
                        FoeActed.class,
                        "mdi2s-skull",
                        row -> row.tone(Tone.OPPONENT).step().at(event -> foe(event.foe())))
                .<FoeIdle>with(FoeIdle.class, "mdi2s-sleep", row -> row.step().at(event -> foe(event.foe())))
                .<BossCardDrawn>with(
                        BossCardDrawn.class,
                        "mdi2c-cards-outline",
                        row -> row.tone(Tone.OPPONENT)
                                .act()
                                .sound(Sound.CARD_FLIP)
                                .firstTime("boss", "FATE-465")
                                .at(event -> foe(event.foe())))
                .<FoeHit>with(
                        FoeHit.class,
                        Symbol.STRIKE.icon(),
                        row -> row.tone(Tone.GOOD).sound(Sound.MARKER_DOWN).at(event -> foe(event.foe())))
                .with(
                        BossWounded.class,
                        "alea-heart-broken",
                        row -> row.tone(Tone.GOOD).sound(Sound.ENEMY_DEFEATED).mark(true))
                .with(
                        FoeDefeated.class,
                        "mdi2s-skull",
                        row -> row.tone(Tone.GOOD).sound(Sound.ENEMY_DEFEATED).mark(true))
                .with(FoeStunned.class, Symbol.STUN.icon(), row -> row.tone(Tone.GOOD))
                .<FoeMoved>with(
                        FoeMoved.class,
                        Symbol.MOVE.icon(),
                        row -> row.tone(Tone.OPPONENT)
                                .step()
                                .sound(Sound.MARKER_UP)
                                .at(event -> foe(event.foe())))
                .with(
                        FoeLeft.class,
                        Symbol.EXIT.icon(),
                        row -> row.tone(Tone.BAD).step())
                .<FoeArmoured>with(
                        FoeArmoured.class,
                        Symbol.ARMOUR.icon(),
                        row -> row.tone(Tone.OPPONENT).step().at(event -> foe(event.foe())))
                .with(FoeGuarded.class, Symbol.SHIELD.icon(), row -> row.tone(Tone.OPPONENT))
                .<FoeRaised>with(
                        FoeRaised.class,
                        "mdi2g-grave-stone",
                        row -> row.tone(Tone.BAD).step().at(event -> foe(event.foe())))
                .with(
                        WeakPointCovered.class,
                        Symbol.SPECIAL.icon(),
                        row -> row.tone(Tone.GOOD).sound(Sound.CUBE))
                .with(
                        WeakPointExploited.class,
                        Symbol.SPECIAL.icon(),
                        row -> row.tone(Tone.GOOD).sound(Sound.SHIELD_BREAK).mark(true));
    }

    private static EventBook<FateforgeEvent> map(EventBook<FateforgeEvent> book) {
        return book.with(
                        GemTaken.class,
                        Symbol.GEM.icon(),
                        row -> row.tone(Tone.GOOD).sound(Sound.CRYSTAL))
                .with(
                        FoodTaken.class,
                        Symbol.FOOD.icon(),
                        row -> row.tone(Tone.GOOD).sound(Sound.COIN))
                .with(LootDropped.class, Symbol.GEM.icon())
                .with(
                        ObjectiveTaken.class,
                        Symbol.OBJECTIVE.icon(),
                        row -> row.tone(Tone.GOOD).sound(Sound.DROP_OK).mark(true))
                .with(ObjectiveDropped.class, Symbol.OBJECTIVE.icon(), row -> row.tone(Tone.BAD))
                .with(
                        ChestOpened.class,
                        Symbol.CHEST.icon(),
                        row -> row.tone(Tone.GOOD).sound(Sound.CARD_FLIP))
                .with(
                        Explored.class,
                        Symbol.ANY.icon(),
                        row -> row.tone(Tone.NEWS).sound(Sound.CARD_FLIP))
                .with(ItemFound.class, "mdi2b-bag-personal", row -> row.tone(Tone.GOOD))
                .with(ItemPlaced.class, "mdi2b-bag-personal")
                .with(ItemGone.class, "mdi2c-close")
                .with(AllyJoined.class, "mdi2a-account-heart", row -> row.tone(Tone.GOOD))
                .with(AllyHurt.class, "mdi2a-account-heart", row -> row.tone(Tone.BAD))
                .with(AllyOut.class, "mdi2a-account-heart", row -> row.tone(Tone.BAD))
                .with(DoorOpened.class, "mdi2d-door-open", row -> row.sound(Sound.DROP_OK))
                .with(DoorClosed.class, Symbol.DOOR.icon(), row -> row.sound(Sound.DROP_OK))
                .with(FountainUsed.class, "mdi2f-fountain", row -> row.tone(Tone.GOOD))
                .with(SmokeSpread.class, "mdi2w-weather-fog")
                .with(TokenRemoved.class, "mdi2c-close");
    }

    private static EventBook<FateforgeEvent> cards(EventBook<FateforgeEvent> book) {
        return book.with(TrapPaid.class, "mdi2s-spider-web")
                .with(TrapDrawn.class, "mdi2s-spider-web", row -> drawn(row).firstTime("trap", "FATE-350"))
                .with(FearDrawn.class, "mdi2g-ghost", row -> drawn(row).firstTime("fear", "FATE-367"))
                .with(FearTurnedAway.class, "mdi2l-lightbulb-on", row -> row.tone(Tone.GOOD))
                .with(FearRepeated.class, "mdi2g-ghost")
                .with(
                        CorruptionDrawn.class,
                        "mdi2w-weather-night",
                        row -> drawn(row).firstTime("corruption", "FATE-258"))
                .with(CorruptionRemoved.class, "mdi2w-weather-night", row -> row.tone(Tone.GOOD))
                .with(GoldLost.class, Symbol.COIN.icon(), row -> row.tone(Tone.BAD))
                .with(MaximumChanged.class, "alea-heart-outline", row -> row.tone(Tone.BAD));
    }

    private static <E extends FateforgeEvent> EventRow<E> drawn(EventRow<E> row) {
        return row.tone(Tone.BAD).sound(Sound.CARD_FLIP).step().mark(false);
    }

    private static EventBook<FateforgeEvent> camp(EventBook<FateforgeEvent> book) {
        return book.with(
                        RestBegan.class,
                        "mdi2c-campfire",
                        row -> row.tone(Tone.NEWS).sound(Sound.PAGE).mark(true))
                .with(RestEnded.class, "mdi2c-campfire")
                .with(PlaceVisited.class, "mdi2m-map-marker", row -> row.sound(Sound.PAGE))
                .with(TimePaid.class, Symbol.TIME.icon())
                .with(
                        SkillBought.class,
                        "mdi2s-school",
                        row -> row.tone(Tone.GOOD).sound(Sound.COIN))
                .with(
                        ItemBought.class,
                        "mdi2b-bag-personal",
                        row -> row.tone(Tone.GOOD).sound(Sound.COIN))
                .with(
                        DieBought.class,
                        "mdi2d-dice-multiple",
                        row -> row.tone(Tone.GOOD).sound(Sound.COIN))
                .with(FoodBought.class, Symbol.FOOD.icon(), row -> row.sound(Sound.COIN))
                .with(GoldSpent.class, Symbol.COIN.icon(), row -> row.sound(Sound.COIN))
                .with(FoodEaten.class, Symbol.FOOD.icon(), row -> row.tone(Tone.GOOD))
                .with(
                        AllyHired.class,
                        "mdi2a-account-group",
                        row -> row.tone(Tone.GOOD).sound(Sound.COIN))
                .with(SkillActivated.class, "mdi2c-cards-outline")
                .with(SkillRetired.class, "mdi2c-cards-outline");
    }

    private static EventBook<FateforgeEvent> stories(EventBook<FateforgeEvent> book) {
        return book.with(
                        StoryBegan.class,
                        "mdi2b-book-open-page-variant",
                        row -> row.tone(Tone.NEWS).sound(Sound.PAGE).mark(true))
                .with(StoryEnded.class, "mdi2b-book-open-page-variant")
                .with(PathChosen.class, "mdi2s-sign-direction")
                .with(TestRolled.class, "mdi2d-dice-multiple")
                .with(TestTaken.class, "mdi2s-school")
                .with(TraitPoints.class, "mdi2s-school", row -> row.tone(Tone.GOOD))
                .with(TraitLearned.class, "mdi2s-school", row -> row.tone(Tone.GOOD))
                .with(
                        CoinsGained.class,
                        Symbol.COIN.icon(),
                        row -> row.tone(Tone.GOOD).sound(Sound.COIN))
                .with(RationsGained.class, Symbol.FOOD.icon(), row -> row.tone(Tone.GOOD))
                .with(GiftGained.class, "mdi2b-bag-personal", row -> row.tone(Tone.GOOD))
                .with(FoeAbsent.class, "mdi2a-account-group", row -> row.tone(Tone.GOOD))
                .with(ScenePassed.class, "mdi2f-flag-checkered", row -> row.tone(Tone.GOOD))
                .with(VictoryPoint.class, "mdi2t-trophy-variant", row -> row.tone(Tone.GOOD))
                .with(RewardTaken.class, "mdi2t-trophy-variant", row -> row.tone(Tone.GOOD))
                .with(DieGained.class, "mdi2d-dice-multiple", row -> row.tone(Tone.GOOD))
                .with(SideQuestBegan.class, "mdi2m-map-marker-path", row -> row.tone(Tone.NEWS))
                .with(SideQuestEnded.class, "mdi2f-flag-checkered", row -> row.tone(Tone.NEWS))
                .with(
                        CampaignEnded.class,
                        "mdi2t-trophy-variant",
                        row -> row.tone(Tone.NEWS).mark(true));
    }
}
