package org.alea.games.reckoners.rules;

import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.alea.engine.Refusal;
import org.alea.games.reckoners.ReckonersEvent;
import org.alea.games.reckoners.ReckonersMove;
import org.alea.games.reckoners.cards.CampaignRules;
import org.alea.games.reckoners.cards.DieCard;
import org.alea.games.reckoners.cards.DieKind;
import org.alea.games.reckoners.state.CampaignState;
import org.alea.games.reckoners.state.Lists;
import org.alea.games.reckoners.state.Stash;
import org.alea.games.reckoners.state.Veteran;

/** The base of a campaign: what legacy points buy, who plays next. RECK-304, RECK-308 to RECK-310 */
final class BetweenMissions extends Asking {
    private static final DieKind[] KINDS = DieKind.values();

    BetweenMissions(Rules rules) {
        super(rules);
        on(ReckonersMove.PickTeam.class, this::checkTeam, this::pickTeam);
        on(ReckonersMove.BuyStash.class, this::checkStash, this::buyStash);
        on(ReckonersMove.GiveStash.class, this::checkGive, this::giveStash);
        on(ReckonersMove.BuyTraining.class, this::checkTraining, this::buyTraining);
        on(ReckonersMove.BuyForesight.class, this::checkForesight, (play, move) -> {
            spend(play, costs(play).foresight());
            Campaigns.set(
                    play,
                    Campaigns.campaign(play)
                            .withForesight(Campaigns.campaign(play).foresight() + 1));
        });
        on(ReckonersMove.BuyGoodwill.class, this::checkGoodwill, (play, move) -> {
            spend(play, costs(play).goodwill());
            Campaigns.set(
                    play,
                    Campaigns.campaign(play)
                            .withGoodwill(Campaigns.campaign(play).goodwill() + 1));
        });
        on(ReckonersMove.BuyTreatment.class, this::checkTreatment, this::treat);
        on(ReckonersMove.ChooseWoundDie.class, this::checkWoundDie, this::chooseWoundDie);
        on(ReckonersMove.StartMission.class, this::checkStart, (play, move) -> Campaigns.start(play));
        on(ReckonersMove.AbandonCampaign.class, (play, move) -> FINE, (play, move) -> Campaigns.abandon(play));
    }

    private static CampaignRules rulesOf(Play play) {
        return play.content().campaign();
    }

    private static CampaignRules.Costs costs(Play play) {
        return rulesOf(play).costs();
    }

    private static void spend(Play play, int points) {
        CampaignState campaign = Campaigns.campaign(play);
        Campaigns.set(play, campaign.withPoints(campaign.points() - points));
        play.tell(new ReckonersEvent.LegacySpent(points, campaign.points() - points));
    }

    private Optional<Refusal> affordable(Play play, int points) {
        return Campaigns.campaign(play).points() >= points ? FINE : no("too-expensive", "RECK-308");
    }

    // ---- the team: RECK-304

    private Optional<Refusal> checkTeam(Play play, ReckonersMove.PickTeam move) {
        CampaignState campaign = Campaigns.campaign(play);
        List<String> team = move.reckoners();
        if (team.size() != campaign.reckoners() || new HashSet<>(team).size() != team.size()) {
            return no("wrong-team", "RECK-304");
        }
        for (String id : team) {
            if (campaign.veteran(id) < 0) {
                return no("wrong-team", "RECK-304");
            }
        }
        for (Veteran veteran : campaign.roster()) {
            if (veteran.satOut() && !veteran.wounded() && !team.contains(veteran.id())) {
                return no("sat-out", "RECK-304");
            }
        }
        return FINE;
    }

    private void pickTeam(Play play, ReckonersMove.PickTeam move) {
        CampaignState campaign = Campaigns.campaign(play);
        List<Stash> stashes = new ArrayList<>();
        for (Stash stash : campaign.stashes()) {
            stashes.add(new Stash(stash.card(), move.reckoners().contains(stash.reckoner()) ? stash.reckoner() : ""));
        }
        Campaigns.set(
                play,
                campaign.withTeam(List.copyOf(move.reckoners())).withStashes(Collections.unmodifiableList(stashes)));
        play.tell(new ReckonersEvent.TeamPicked(List.copyOf(move.reckoners())));
    }

    // ---- stashed cards: RECK-310

    private static int stashable(CampaignState campaign, String card) {
        for (int i = 0; i < campaign.stashable().size(); i++) {
            if (campaign.stashable().get(i).card().equals(card)) {
                return i;
            }
        }
        return -1;
    }

    private Optional<Refusal> checkStash(Play play, ReckonersMove.BuyStash move) {
        return stashable(Campaigns.campaign(play), move.card()) >= 0
                ? affordable(play, costs(play).stash())
                : no("no-stock", "RECK-308");
    }

    private void buyStash(Play play, ReckonersMove.BuyStash move) {
        spend(play, costs(play).stash());
        CampaignState campaign = Campaigns.campaign(play);
        int index = stashable(campaign, move.card());
        Stash stash = campaign.stashable().get(index);
        boolean plays = campaign.team().isEmpty() || campaign.team().contains(stash.reckoner());
        Campaigns.set(
                play,
                campaign.withStashable(Lists.without(campaign.stashable(), index))
                        .withStashes(Lists.plus(campaign.stashes(), plays ? stash : new Stash(stash.card(), ""))));
        play.tell(new ReckonersEvent.StashKept(move.card()));
    }

    private static int homeless(CampaignState campaign, String card) {
        for (int i = 0; i < campaign.stashes().size(); i++) {
            Stash stash = campaign.stashes().get(i);
            if (stash.card().equals(card) && stash.reckoner().isEmpty()) {
                return i;
            }
        }
        return -1;
    }

    private Optional<Refusal> checkGive(Play play, ReckonersMove.GiveStash move) {
        CampaignState campaign = Campaigns.campaign(play);
        return homeless(campaign, move.card()) >= 0 && campaign.team().contains(move.reckoner())
                ? FINE
                : no("no-target", "RECK-310");
    }

    private void giveStash(Play play, ReckonersMove.GiveStash move) {
        CampaignState campaign = Campaigns.campaign(play);
        int index = homeless(campaign, move.card());
        Campaigns.set(
                play,
                campaign.withStashes(Lists.with(campaign.stashes(), index, new Stash(move.card(), move.reckoner()))));
        play.tell(new ReckonersEvent.StashGiven(move.card(), move.reckoner()));
    }

    // ---- training and wounds: RECK-308, RECK-309

    private Optional<Refusal> checkTraining(Play play, ReckonersMove.BuyTraining move) {
        CampaignState campaign = Campaigns.campaign(play);
        int index = campaign.veteran(move.reckoner());
        if (index < 0 || move.kind().isBasic()) {
            return no("no-target", "RECK-308");
        }
        Veteran veteran = campaign.roster().get(index);
        boolean basic = Campaigns.trained(play.content(), veteran).contains(DieKind.BASIC);
        if (!basic || veteran.trained().size() >= rulesOf(play).mostTrainings()) {
            return no("dice-limit", "RECK-308");
        }
        List<Veteran> roster = Lists.with(campaign.roster(), index, veteran.trainedIn(move.kind()));
        return enoughDice(play, roster, move.kind(), campaign.reckoners())
                ? affordable(play, costs(play).training())
                : no("no-stock", "RECK-308");
    }

    /** Whether the dice of this colour are enough for any team of the roster. */
    private static boolean enoughDice(Play play, List<Veteran> roster, DieKind kind, int reckoners) {
        List<Integer> needs = new ArrayList<>();
        for (Veteran veteran : roster) {
            needs.add(Collections.frequency(Campaigns.trained(play.content(), veteran), kind));
        }
        needs.sort(Collections.reverseOrder());
        int most = 0;
        for (int i = 0; i < Math.min(reckoners, needs.size()); i++) {
            most += needs.get(i);
        }
        DieCard die = play.content().die(kind);
        return most <= (play.s().setting().moreDice() ? die.count() : die.countWithoutModules1And2());
    }

    private void buyTraining(Play play, ReckonersMove.BuyTraining move) {
        spend(play, costs(play).training());
        CampaignState campaign = Campaigns.campaign(play);
        int index = campaign.veteran(move.reckoner());
        Veteran trained = campaign.roster().get(index).trainedIn(move.kind());
        Campaigns.set(play, campaign.withRoster(Lists.with(campaign.roster(), index, trained)));
        play.tell(new ReckonersEvent.ReckonerTrained(move.reckoner(), move.kind()));
    }

    private Optional<Refusal> checkForesight(Play play, ReckonersMove.BuyForesight move) {
        return Campaigns.campaign(play).foresight() < rulesOf(play).mostForesight()
                ? affordable(play, costs(play).foresight())
                : no("no-stock", "RECK-308");
    }

    private Optional<Refusal> checkGoodwill(Play play, ReckonersMove.BuyGoodwill move) {
        return Campaigns.campaign(play).goodwill() < rulesOf(play).mostGoodwill()
                ? affordable(play, costs(play).goodwill())
                : no("no-stock", "RECK-308");
    }

    private Optional<Refusal> checkTreatment(Play play, ReckonersMove.BuyTreatment move) {
        CampaignState campaign = Campaigns.campaign(play);
        int index = campaign.veteran(move.reckoner());
        return index >= 0 && campaign.roster().get(index).wounded()
                ? affordable(play, costs(play).treatment())
                : no("no-target", "RECK-308");
    }

    private void treat(Play play, ReckonersMove.BuyTreatment move) {
        spend(play, costs(play).treatment());
        CampaignState campaign = Campaigns.campaign(play);
        int index = campaign.veteran(move.reckoner());
        Veteran healed = campaign.roster().get(index).withWounded(false);
        Campaigns.set(play, campaign.withRoster(Lists.with(campaign.roster(), index, healed)));
        play.tell(new ReckonersEvent.ReckonerHealed(move.reckoner()));
    }

    /** Whether somebody who plays must choose which special die stays behind. */
    private static boolean choosesAWoundDie(Play play, String id) {
        CampaignState campaign = Campaigns.campaign(play);
        int index = campaign.veteran(id);
        if (index < 0 || !campaign.team().contains(id)) {
            return false;
        }
        Veteran veteran = campaign.roster().get(index);
        return veteran.wounded() && !Campaigns.trained(play.content(), veteran).contains(DieKind.BASIC);
    }

    private Optional<Refusal> checkWoundDie(Play play, ReckonersMove.ChooseWoundDie move) {
        if (!choosesAWoundDie(play, move.reckoner())) {
            return no("no-target", "RECK-309");
        }
        CampaignState campaign = Campaigns.campaign(play);
        Veteran veteran = campaign.roster().get(campaign.veteran(move.reckoner()));
        boolean chosen = move.kind() == campaign.woundDice().get(move.reckoner());
        return !chosen && Campaigns.trained(play.content(), veteran).contains(move.kind())
                ? FINE
                : no("no-target", "RECK-309");
    }

    private void chooseWoundDie(Play play, ReckonersMove.ChooseWoundDie move) {
        CampaignState campaign = Campaigns.campaign(play);
        Map<String, DieKind> dice = new LinkedHashMap<>(campaign.woundDice());
        dice.put(move.reckoner(), move.kind());
        Campaigns.set(play, campaign.withWoundDice(Collections.unmodifiableMap(dice)));
    }

    private Optional<Refusal> checkStart(Play play, ReckonersMove.StartMission move) {
        CampaignState campaign = Campaigns.campaign(play);
        if (campaign.team().isEmpty()) {
            return no("wrong-team", "RECK-304");
        }
        for (Stash stash : campaign.stashes()) {
            if (!campaign.team().contains(stash.reckoner())) {
                return no("stash-without-owner", "RECK-310");
            }
        }
        for (String id : campaign.team()) {
            if (choosesAWoundDie(play, id) && !campaign.woundDice().containsKey(id)) {
                return no("wound-die", "RECK-309");
            }
        }
        return FINE;
    }

    @Override
    void offer(Play play, Offers offers) {
        CampaignState campaign = Campaigns.campaign(play);
        List<String> roster = campaign.roster().stream().map(Veteran::id).toList();
        for (List<String> team : PickingTheRoster.choices(roster, campaign.reckoners())) {
            if (!team.equals(campaign.team())) {
                offers.add(new ReckonersMove.PickTeam(team));
            }
        }
        for (Stash stash : campaign.stashable()) {
            offers.add(new ReckonersMove.BuyStash(stash.card()));
        }
        for (Stash stash : campaign.stashes()) {
            for (String id : campaign.team()) {
                offers.add(new ReckonersMove.GiveStash(stash.card(), id));
            }
        }
        for (String id : roster) {
            for (DieKind kind : KINDS) {
                offers.add(new ReckonersMove.BuyTraining(id, kind));
                offers.add(new ReckonersMove.ChooseWoundDie(id, kind));
            }
            offers.add(new ReckonersMove.BuyTreatment(id));
        }
        offers.add(new ReckonersMove.BuyForesight());
        offers.add(new ReckonersMove.BuyGoodwill());
        offers.add(new ReckonersMove.StartMission());
    }

    @Override
    Optional<Refusal> otherwise(Play play) {
        return no("wrong-phase", "RECK-308");
    }
}
