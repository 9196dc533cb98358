package org.alea.games.synchro.rules;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.alea.games.synchro.SynchroMove;
import org.alea.games.synchro.state.Ask;

/** Every decision of the game with its answers: the table of contents of the rules. */
final class Inquiries {
    private static final Map<Class<?>, Inquiry<?>> ALL = new HashMap<>();

    private Inquiries() {}

    static Inquiry<?> of(Ask ask) {
        Inquiry<?> inquiry = ALL.get(ask.getClass());
        if (inquiry == null) {
            throw new IllegalStateException("nobody answers " + ask);
        }
        return inquiry;
    }

    private static void add(Inquiry<?> inquiry) {
        ALL.put(inquiry.type(), inquiry);
    }

    static {
        settingOut();
        growing();
        road();
        combat();
        choices();
        party();
        city();
        gifts();
        trades();
    }

    private static void settingOut() {
        add(Inquiry.about(Ask.ChooseHeroes.class, "SYNC-022")
                .by(
                        SynchroMove.ConfirmHeroes.class,
                        SettingOut::listConfirm,
                        SettingOut::confirm,
                        "TOO_FEW_HEROES",
                        "SYNC-022")
                .by(SynchroMove.AssignHero.class, SettingOut::listHeroes, SettingOut::assign, SettingOut::noHero)
                .by(
                        SynchroMove.UnassignHero.class,
                        SettingOut::listUnassign,
                        SettingOut::unassign,
                        "BOARD_EMPTY",
                        "SYNC-022"));
        add(Inquiry.about(Ask.LuminariaOffer.class, "SYNC-026")
                .by(new SynchroMove.VisitVillage(), SynchroMove.VisitVillage.class, SettingOut::visitFirst)
                .by(new SynchroMove.SkipVillage(), SynchroMove.SkipVillage.class, SettingOut::skipVillage));
    }

    private static void growing() {
        add(Inquiry.about(Ask.TowerOffer.class, "SYNC-176")
                .nested()
                .whileOpen((work, ask) -> present(work, work.lives(ask.hero())))
                .by(new SynchroMove.TakeTowerSkill(), SynchroMove.TakeTowerSkill.class, Growth::takeTower)
                .by(new SynchroMove.DrawSkills(), SynchroMove.DrawSkills.class, Growth::drawInstead));
        add(Inquiry.about(Ask.SkillDraft.class, "SYNC-070")
                .nested()
                .by(SynchroMove.TakeSkill.class, Growth::listTakes, Growth::take, "NOT_DRAWN", "SYNC-200")
                .by(SynchroMove.Mulligan.class, Growth::listMulligan, Growth::mulligan, Growth::noMulligan)
                .by(
                        SynchroMove.DeclineSkill.class,
                        Growth::listDecline,
                        Growth::decline,
                        "ROOM_FOR_SKILL",
                        "SYNC-203"));
        add(Inquiry.about(Ask.ImproveReward.class, "SYNC-071")
                .nested()
                .whileOpen(Growth::improvable)
                .by(
                        SynchroMove.ImproveHeroCard.class,
                        Growth::listHeroCard,
                        Growth::improveCard,
                        "IMPROVED_ALREADY",
                        "SYNC-012")
                .by(
                        SynchroMove.ImproveSkill.class,
                        Growth::listSkills,
                        Growth::improveSkill,
                        "IMPROVED_ALREADY",
                        "SYNC-012"));
    }

    private static void road() {
        add(Inquiry.about(Ask.ChooseRoad.class, "SYNC-028")
                .by(SynchroMove.Travel.class, SettingOut::listRoads, SettingOut::travel, SettingOut::noRoad)
                .by(
                        SynchroMove.TravelToEnd.class,
                        SettingOut::listEnd,
                        SettingOut::travelToEnd,
                        "NO_ROAD",
                        "SYNC-033"));
        add(Inquiry.about(Ask.Muster.class, "SYNC-038")
                .whileOpen(Recruiting::mustered)
                .by(
                        SynchroMove.JoinReserve.class,
                        Recruiting::listJoins,
                        Recruiting::joinMuster,
                        (work, ask, move) -> Recruiting.noJoin(work, move, false))
                .by(
                        SynchroMove.ExchangeReserve.class,
                        Recruiting::listExchanges,
                        Recruiting::exchange,
                        Recruiting::noExchange)
                .by(new SynchroMove.Done(), SynchroMove.Done.class, (work, ask, move) -> work.pop()));
        add(Inquiry.about(Ask.Deploy.class, "SYNC-044")
                .by(
                        SynchroMove.ConfirmDeploy.class,
                        Deployment::listConfirm,
                        Deployment::confirm,
                        "STASH_NOT_EMPTY",
                        "SYNC-044")
                .by(SynchroMove.SetOrder.class, Deployment::listOrders, Deployment::order, "NOT_AN_ORDER", "SYNC-044")
                .by(SynchroMove.MoveItem.class, Deployment::listMoves, Deployment::move, Deployment::noMove)
                .by(SynchroMove.SwapItems.class, Deployment::listSwaps, Deployment::swap, "NO_SUCH_ITEM", "SYNC-044")
                .by(SynchroMove.StashItem.class, Deployment::listStashes, Deployment::stash, "NO_SUCH_ITEM", "SYNC-044")
                .by(
                        SynchroMove.DiscardItem.class,
                        Deployment::listDiscards,
                        Deployment::discard,
                        "NOT_IN_STASH",
                        "SYNC-217"));
        add(Inquiry.about(Ask.ChooseStart.class, "SYNC-045")
                .by(new SynchroMove.HeroesFirst(), SynchroMove.HeroesFirst.class, CombatStart::heroesFirst)
                .by(new SynchroMove.MonstersFirst(), SynchroMove.MonstersFirst.class, CombatStart::monstersFirst));
    }

    private static void combat() {
        add(Inquiry.about(Ask.Reveal.class, "SYNC-049")
                .nested()
                .countingPotions()
                .whileOpen(CombatRound::awaitsMarble)
                .by(new SynchroMove.RevealMarble(), SynchroMove.RevealMarble.class, CombatRound::reveal));
        add(Inquiry.about(Ask.HeroActions.class, "SYNC-052")
                .whileOpen(HeroTurns::goesOn)
                .by(SynchroMove.BasicAttack.class, HeroTurns::listAttacks, HeroTurns::attack, HeroTurns::noAttack)
                .by(SynchroMove.Swap.class, HeroTurns::listSwaps, HeroTurns::swap, HeroTurns::noSwap)
                .by(SynchroMove.UseSkill.class, HeroTurns::listSkills, HeroTurns::useSkill, HeroTurns::noSkill)
                .alsoTaking(SynchroMove.UseSkill.class, HeroTurns::confirmedInVain)
                .by(SynchroMove.LevelUp.class, HeroTurns::listLevels, HeroTurns::levelUp, HeroTurns::noLevel)
                .by(SynchroMove.StoreReserve.class, HeroTurns::listStores, HeroTurns::store, HeroTurns::noStore)
                .by(SynchroMove.Retreat.class, CombatEnd::listRetreat, CombatEnd::retreat, "NO_RETREAT", "SYNC-180")
                .by(new SynchroMove.EndTurn(), SynchroMove.EndTurn.class, HeroTurns::end));
        add(Inquiry.about(Ask.GiveShard.class, "SYNC-124")
                .by(
                        SynchroMove.GiveShard.class,
                        CombatRound::listHeirs,
                        CombatRound::give,
                        "NO_SUCH_HERO",
                        "SYNC-124"));
        add(Inquiry.about(Ask.ChooseVictim.class, "SYNC-125")
                .by(
                        SynchroMove.ChooseVictim.class,
                        CombatRound::listVictims,
                        CombatRound::hit,
                        "NO_SUCH_HERO",
                        "SYNC-125"));
    }

    private static void choices() {
        add(Inquiry.about(Ask.ChooseTarget.class, "SYNC-214")
                .nested()
                .by(SynchroMove.Target.class, Resolution::listTargets, Resolution::choose, "NO_TARGET", "SYNC-214")
                .by(
                        SynchroMove.Second.class,
                        Resolution::listSeconds,
                        Resolution::chooseSecond,
                        "NO_TARGET",
                        "SYNC-111"));
        add(Inquiry.about(Ask.ChooseAbility.class, "SYNC-197")
                .nested()
                .whileOpen(Abilities::ask)
                .by(SynchroMove.UseAbility.class, Abilities::listUses, Abilities::use, "NOT_TRIGGERED", "SYNC-198")
                .by(SynchroMove.SkipAbility.class, Abilities::listSkips, Abilities::skip, "NOT_TRIGGERED", "SYNC-197")
                .by(SynchroMove.SkipAll.class, Abilities::listSkipAll, Abilities::skipAll, "NOT_POSSIBLE", "SYNC-197"));
        add(Inquiry.about(Ask.Overflow.class, "SYNC-007")
                .nested()
                .whileOpen(ShardBag::overflows)
                .by(
                        SynchroMove.DiscardShard.class,
                        (work, ask, moves) -> ShardBag.listStored(work, ask.hero(), moves),
                        (work, ask, move) -> ShardBag.discard(work, move.hero(), move.colour()),
                        "NO_SUCH_SHARD",
                        "SYNC-007"));
        add(Inquiry.about(Ask.BurnChoice.class, "SYNC-096")
                .nested()
                .whileOpen(CombatRound::burns)
                .by(
                        SynchroMove.DiscardShard.class,
                        (work, ask, moves) -> ShardBag.listStored(work, ask.hero(), moves),
                        CombatRound::burnOne,
                        "NO_SUCH_SHARD",
                        "SYNC-096"));
        add(Inquiry.about(Ask.ChooseCrystal.class, "SYNC-175")
                .nested()
                .whileOpen(ShardBag::crystalsLeft)
                .by(
                        SynchroMove.TakeFrom.class,
                        ShardBag::listCrystals,
                        ShardBag::takeCrystal,
                        "NO_SUCH_SHARD",
                        "SYNC-175"));
        add(Inquiry.about(Ask.PotionWindow.class, "SYNC-118")
                .nested()
                .countingPotions()
                .by(SynchroMove.AcceptDefeat.class, Strikes::listAccept, Strikes::accept, "NOT_POSSIBLE", "SYNC-118"));
        add(Inquiry.about(Ask.PlaceItem.class, "SYNC-183")
                .nested()
                .by(SynchroMove.Equip.class, Belongings::listEquips, Belongings::equip, "NO_ITEM_SLOT", "SYNC-011")
                .by(
                        SynchroMove.ReplaceItem.class,
                        Belongings::listReplaced,
                        Belongings::replace,
                        "NO_SUCH_ITEM",
                        "SYNC-225")
                .by(new SynchroMove.DiscardNew(), SynchroMove.DiscardNew.class, Belongings::discardNew));
    }

    private static void party() {
        add(Inquiry.about(Ask.PlaceHero.class, "SYNC-167")
                .by(
                        SynchroMove.Recruit.class,
                        Recruiting::listRecruits,
                        Recruiting::recruit,
                        (work, ask, move) -> Recruiting.noBoard(work, move.board()))
                .by(
                        SynchroMove.ReplaceHero.class,
                        Recruiting::listReplaced,
                        Recruiting::replace,
                        "NO_SUCH_HERO",
                        "SYNC-167")
                .by(
                        SynchroMove.MakeMaster.class,
                        Recruiting::listPupils,
                        Recruiting::makeMaster,
                        "NO_SUCH_HERO",
                        "SYNC-167")
                .by(new SynchroMove.ToReserve(), SynchroMove.ToReserve.class, Recruiting::toReserve)
                .by(new SynchroMove.DeclineHero(), SynchroMove.DeclineHero.class, Recruiting::decline));
        add(Inquiry.about(Ask.Regroup.class, "SYNC-138")
                .whileOpen(Recruiting::regrouped)
                .by(
                        SynchroMove.JoinReserve.class,
                        Recruiting::listRejoins,
                        Recruiting::rejoin,
                        (work, ask, move) -> Recruiting.noJoin(work, move, true))
                .by(new SynchroMove.Done(), SynchroMove.Done.class, (work, ask, move) -> work.pop()));
    }

    private static void city() {
        add(Inquiry.about(Ask.Visit.class, "SYNC-146")
                .by(SynchroMove.VisitVillage.class, Villages::listVillage, Villages::visit, "VILLAGE_SEEN", "SYNC-147")
                .by(
                        SynchroMove.ActivatePoi.class,
                        PoiActivation::list,
                        PoiActivation::activate,
                        PoiActivation::notOffered)
                .by(new SynchroMove.LeaveCity(), SynchroMove.LeaveCity.class, Villages::leaveCity));
        add(Inquiry.about(Ask.Village.class, "SYNC-150")
                .by(new SynchroMove.LeaveVillage(), SynchroMove.LeaveVillage.class, Villages::leave)
                .by(SynchroMove.BuyItem.class, Villages::listItems, Villages::buyItem, Villages::noItem)
                .by(SynchroMove.InviteHero.class, Villages::listInvitations, Villages::invite, Villages::noInvitation)
                .by(SynchroMove.LearnMaster.class, Villages::listMasters, Villages::learn, Villages::noMaster)
                .by(SynchroMove.ChangeHero.class, Villages::listChanges, Villages::change, Villages::noChange)
                .by(SynchroMove.Rest.class, Villages::listRests, Villages::rest, Villages::noRest)
                .by(
                        SynchroMove.BuyPotion.class,
                        Villages::listPotion,
                        Villages::buyPotion,
                        "NOT_ENOUGH_COINS",
                        "SYNC-156"));
    }

    private static void gifts() {
        add(Inquiry.about(Ask.PoiMine.class, "SYNC-161")
                .by(new SynchroMove.TakeCoins(), SynchroMove.TakeCoins.class, PoiActivation::takeCoins)
                .by(new SynchroMove.RollAgain(), SynchroMove.RollAgain.class, PoiActivation::rollAgain));
        add(Inquiry.about(Ask.PoiSanctuary.class, "SYNC-163")
                .by(
                        SynchroMove.GraveMaster.class,
                        PoiGifts::listGraves,
                        PoiGifts::takeGrave,
                        "NOT_IN_GRAVEYARD",
                        "SYNC-163")
                .by(SynchroMove.ImproveItem.class, PoiGifts::listItems, PoiGifts::improveItem, PoiGifts::noItem)
                .by(new SynchroMove.Cancel(), SynchroMove.Cancel.class, PoiActivation::cancel));
        add(Inquiry.about(Ask.PoiLibrary.class, "SYNC-171")
                .by(
                        SynchroMove.ImproveMaster.class,
                        PoiGifts::listMasters,
                        PoiGifts::improveMaster,
                        "NO_MASTER",
                        "SYNC-171")
                .by(new SynchroMove.Cancel(), SynchroMove.Cancel.class, PoiActivation::cancel));
        add(Inquiry.about(Ask.PoiDojo.class, "SYNC-177")
                .by(
                        SynchroMove.MakeMaster.class,
                        Recruiting::listPupils,
                        PoiGifts::makeMaster,
                        "NO_SUCH_HERO",
                        "SYNC-177")
                .by(new SynchroMove.DeclineHero(), SynchroMove.DeclineHero.class, PoiGifts::decline));
        add(Inquiry.about(Ask.ChooseLevel.class, "SYNC-173")
                .whileOpen(PoiGifts::levelWanted)
                .by(SynchroMove.LevelHero.class, PoiGifts::listLevels, PoiGifts::level, "HIGHEST_LEVEL", "SYNC-182")
                .by(
                        SynchroMove.Cancel.class,
                        PoiGifts::listLevelCancel,
                        PoiActivation::cancel,
                        "NOT_POSSIBLE",
                        "SYNC-173"));
        add(Inquiry.about(Ask.PoiStatueSkill.class, "SYNC-166")
                .whileOpen(PoiGifts::skillWanted)
                .by(
                        SynchroMove.ImproveSkillOf.class,
                        PoiGifts::listSkills,
                        PoiGifts::improveSkill,
                        "IMPROVED_ALREADY",
                        "SYNC-012"));
    }

    private static void trades() {
        add(Inquiry.about(Ask.PoiAltar.class, "SYNC-164")
                .by(
                        SynchroMove.ReplaceSkill.class,
                        PoiTrades::listReplacements,
                        PoiTrades::replaceSkill,
                        PoiTrades::noReplacement)
                .by(new SynchroMove.Done(), SynchroMove.Done.class, PoiTrades::leaveAltar));
        add(Inquiry.about(Ask.PoiAbyss.class, "SYNC-168")
                .by(
                        SynchroMove.SacrificeHero.class,
                        PoiTrades::listSacrifices,
                        PoiTrades::sacrifice,
                        "NOT_HIGHEST",
                        "SYNC-168")
                .by(new SynchroMove.Cancel(), SynchroMove.Cancel.class, PoiActivation::cancel));
        add(Inquiry.about(Ask.PoiNecropolis.class, "SYNC-170")
                .by(
                        SynchroMove.ReplaceCard.class,
                        PoiTrades::listExchanges,
                        PoiTrades::exchange,
                        "NOT_SHOWN",
                        "SYNC-170")
                .by(new SynchroMove.Decline(), SynchroMove.Decline.class, PoiTrades::decline));
        add(Inquiry.about(Ask.PoiVolcano.class, "SYNC-172")
                .by(SynchroMove.BurnItem.class, PoiTrades::listOfferings, PoiTrades::burn, "NO_SUCH_ITEM", "SYNC-172")
                .by(new SynchroMove.Cancel(), SynchroMove.Cancel.class, PoiActivation::cancel));
        add(Inquiry.about(Ask.PoiTower.class, "SYNC-176")
                .whileOpen(PoiTrades::towerHolds)
                .by(SynchroMove.SetAside.class, PoiTrades::listTower, PoiTrades::setAside, "NOT_IN_BAG", "SYNC-176")
                .by(new SynchroMove.Cancel(), SynchroMove.Cancel.class, PoiActivation::cancel));
        add(Inquiry.about(Ask.PoiLake.class, "SYNC-178")
                .by(SynchroMove.Exchange.class, PoiTrades::listLines, PoiTrades::exchange, PoiTrades::noLine)
                .by(new SynchroMove.Done(), SynchroMove.Done.class, (work, ask, move) -> work.pop()));
        add(Inquiry.about(Ask.PayLake.class, "SYNC-178")
                .by(SynchroMove.DiscardShard.class, PoiTrades::listOwn, PoiTrades::payOwn, "NO_SUCH_SHARD", "SYNC-178")
                .by(
                        SynchroMove.DiscardReserve.class,
                        PoiTrades::listReserve,
                        PoiTrades::payReserve,
                        "NO_SUCH_SHARD",
                        "SYNC-178"));
    }

    /** Who is gone is not asked any more. */
    private static boolean present(Work work, boolean lives) {
        if (!lives) {
            work.pop();
        }
        return lives;
    }

    static List<Class<?>> kinds() {
        return List.copyOf(ALL.keySet());
    }
}
