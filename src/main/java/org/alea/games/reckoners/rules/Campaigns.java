package org.alea.games.reckoners.rules;

import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.alea.engine.Chance;
import org.alea.games.reckoners.ReckonersEvent;
import org.alea.games.reckoners.ReckonersTable;
import org.alea.games.reckoners.cards.CampaignRules;
import org.alea.games.reckoners.cards.DieKind;
import org.alea.games.reckoners.cards.DistrictCard;
import org.alea.games.reckoners.cards.GearKind;
import org.alea.games.reckoners.cards.Letter;
import org.alea.games.reckoners.cards.Mission;
import org.alea.games.reckoners.cards.PowerTrack;
import org.alea.games.reckoners.cards.ReckonersContent;
import org.alea.games.reckoners.state.CampaignState;
import org.alea.games.reckoners.state.Counts;
import org.alea.games.reckoners.state.District;
import org.alea.games.reckoners.state.GameEnd;
import org.alea.games.reckoners.state.GameSetting;
import org.alea.games.reckoners.state.HiddenDeck;
import org.alea.games.reckoners.state.HighEpicInPlay;
import org.alea.games.reckoners.state.Market;
import org.alea.games.reckoners.state.OwnedCard;
import org.alea.games.reckoners.state.Reckoner;
import org.alea.games.reckoners.state.ReckonersPhase;
import org.alea.games.reckoners.state.ReckonersState;
import org.alea.games.reckoners.state.Stash;
import org.alea.games.reckoners.state.StolenCard;
import org.alea.games.reckoners.state.Veteran;

/** How a campaign goes from mission to mission. RECK-302 to RECK-312 */
public final class Campaigns {
    private Campaigns() {}

    /** A campaign before its roster is chosen: nothing lies on the table yet. */
    public static ReckonersTable begin(
            ReckonersContent content, GameSetting setting, int reckoners, Letter letter, Chance chance) {
        Mission first = content.missions().get(0);
        CampaignState campaign = new CampaignState(
                letter,
                reckoners,
                0,
                content.campaign().hope(),
                0,
                0,
                List.of(),
                List.of(),
                false,
                List.of(),
                List.of(),
                0,
                0,
                Map.of(),
                List.of(),
                Map.of(),
                0);
        ReckonersState state = new ReckonersState(
                setting,
                ReckonersPhase.CAMPAIGN_START,
                0,
                0,
                0,
                0,
                List.of(),
                new HighEpicInPlay(first.highEpic(), 0, 0, 0, false, 0, 0, 0, 0, List.of(), ""),
                List.of(),
                new Market(List.of(), HiddenDeck.NONE, false, List.of()),
                HiddenDeck.NONE,
                HiddenDeck.NONE,
                HiddenDeck.NONE,
                Reckoner.NOWHERE,
                List.of(),
                Counts.NONE,
                List.of(),
                Optional.empty(),
                Optional.of(campaign));
        return new ReckonersTable(state, chance);
    }

    static CampaignState campaign(Play play) {
        return play.s().campaign().orElseThrow();
    }

    static void set(Play play, CampaignState campaign) {
        play.become(play.s().withCampaign(Optional.of(campaign)));
    }

    // ---- the start of a mission

    static void start(Play play) {
        CampaignState campaign = campaign(play);
        Mission mission = play.content().missions().get(campaign.mission());
        CampaignRules rules = play.content().campaign();
        GameSetting old = play.s().setting();
        GameSetting setting = new GameSetting(
                mission.highEpic(),
                mission.city(),
                mission.letter(campaign.letter()),
                old.module1(),
                old.module2(),
                old.module3(),
                true,
                !mission.newcagoCards().equals("off"),
                old.casual(),
                old.token(),
                old.timer(),
                false,
                mission.cityRests());
        List<String> districts = drawn(play.content(), mission.city(), campaign.reckoners() + 1, play.chance());
        MissionPlan plan = new MissionPlan(
                setting,
                campaign.team(),
                dice(play.content(), campaign),
                districts,
                sides(mission.newcagoCards(), districts.size(), play.chance()),
                mission.money() + (campaign.replay() ? rules.replayMoney() : 0),
                campaign.goodwill() * rules.goodwillPopulation(),
                mission.readyTokens(),
                campaign.raised(),
                campaign.stashes());
        List<Veteran> roster = new ArrayList<>();
        for (Veteran veteran : campaign.roster()) {
            roster.add(veteran.withSatOut(!campaign.team().contains(veteran.id())));
        }
        set(
                play,
                campaign.withAttempts(campaign.attempts() + 1)
                        .withRoster(Collections.unmodifiableList(roster))
                        .withStashable(List.of()));
        new LayingOut(play.rules()).mission(play, plan);
        Map<String, Integer> startDice = new LinkedHashMap<>();
        for (Reckoner reckoner : play.s().team()) {
            startDice.put(reckoner.id(), reckoner.dice().size());
        }
        set(play, campaign(play).withStartDice(Collections.unmodifiableMap(startDice)));
        play.tell(new ReckonersEvent.MissionBegan(mission.id(), campaign(play).attempts()));
    }

    /** Some districts of a city in random order. RECK-027 */
    public static List<String> drawn(ReckonersContent content, String city, int n, Chance chance) {
        List<String> ids =
                content.districtsOf(city).stream().map(DistrictCard::id).toList();
        return List.copyOf(HiddenDeck.shuffled(ids, chance, "districts").pile().subList(0, n));
    }

    /** The sides of the districts' cards; empty texts where there are none. RECK-289 */
    public static List<String> sides(String choice, int n, Chance chance) {
        List<String> sides = new ArrayList<>();
        for (int i = 0; i < n; i++) {
            sides.add(
                    switch (choice) {
                        case "allA" -> "A";
                        case "allB" -> "B";
                        case "random" -> chance.index(2, "sides") == 0 ? "A" : "B";
                        default -> "";
                    });
        }
        return List.copyOf(sides);
    }

    /** What each of the team starts with after trainings and wounds. RECK-308, RECK-309 */
    private static Map<String, List<DieKind>> dice(ReckonersContent content, CampaignState campaign) {
        Map<String, List<DieKind>> all = new LinkedHashMap<>();
        for (String id : campaign.team()) {
            Veteran veteran = campaign.roster().get(campaign.veteran(id));
            List<DieKind> dice = trained(content, veteran);
            if (veteran.wounded()) {
                DieKind lost = dice.contains(DieKind.BASIC)
                        ? DieKind.BASIC
                        : campaign.woundDice().getOrDefault(id, dice.get(0));
                dice.remove(lost);
            }
            all.put(id, List.copyOf(dice));
        }
        return all;
    }

    static List<DieKind> trained(ReckonersContent content, Veteran veteran) {
        List<DieKind> dice = new ArrayList<>(content.reckoner(veteran.id()).dice());
        for (DieKind kind : veteran.trained()) {
            dice.remove(DieKind.BASIC);
            dice.add(kind);
        }
        return dice;
    }

    // ---- the end of a mission

    static void missionEnded(Play play, GameEnd how) {
        boolean won = how == GameEnd.WON;
        CampaignState campaign = campaign(play);
        List<Veteran> roster = new ArrayList<>();
        for (Veteran veteran : campaign.roster()) {
            roster.add(afterMission(play, veteran));
        }
        campaign = campaign.withRoster(Collections.unmodifiableList(roster))
                .withStashes(List.of())
                .withForesight(0)
                .withGoodwill(0)
                .withWoundDice(Map.of())
                .withTeam(List.of());
        Mission mission = play.content().missions().get(campaign.mission());
        if (won) {
            int points = earned(play);
            campaign = campaign.withPoints(campaign.points() + points)
                    .withRaised(raised(play, campaign))
                    .withMission(campaign.mission() + 1)
                    .withReplay(false)
                    .withStashable(stashable(play))
                    .withPopulation(play.s().population());
            set(play, campaign);
            play.tell(new ReckonersEvent.MissionWon(mission.id(), points));
        } else {
            campaign = campaign.withHope(campaign.hope() - 1).withReplay(true).withStashable(List.of());
            set(play, campaign);
            play.tell(new ReckonersEvent.MissionLost(mission.id(), campaign.hope()));
        }
        boolean allWon = campaign.mission() == play.content().missions().size();
        if (allWon || campaign.hope() == 0) {
            play.become(play.s().withPhase(ReckonersPhase.OVER));
            play.tell(new ReckonersEvent.CampaignEnded(allWon));
        } else {
            Ending.reopen(play);
        }
    }

    /** Wounds heal by playing on with them, and come from dice lost. RECK-309 */
    private static Veteran afterMission(Play play, Veteran veteran) {
        int index = play.s().reckoner(veteran.id());
        if (index < 0) {
            return veteran;
        }
        Reckoner reckoner = play.reckoner(index);
        int dice = reckoner.dice().size();
        for (OwnedCard card : cards(play.s(), reckoner)) {
            if (card.gained().isPresent() && reckoner.die(card.gained().get()) >= 0) {
                dice--;
            }
        }
        boolean wounded = dice < campaign(play).startDice().getOrDefault(veteran.id(), 0);
        if (wounded) {
            play.tell(new ReckonersEvent.ReckonerWounded(veteran.id()));
        } else if (veteran.wounded()) {
            play.tell(new ReckonersEvent.ReckonerHealed(veteran.id()));
        }
        return veteran.withWounded(wounded);
    }

    /** Those a Reckoner has, and those stolen from them: what a stolen card brought is no die of theirs either. */
    private static List<OwnedCard> cards(ReckonersState state, Reckoner reckoner) {
        List<OwnedCard> cards = new ArrayList<>(reckoner.cards());
        for (District district : state.districts()) {
            List<StolenCard> stolen = new ArrayList<>(district.stolen());
            district.epic().ifPresent(epic -> stolen.addAll(epic.stolen()));
            for (StolenCard each : stolen) {
                if (each.owner().equals(reckoner.id())) {
                    cards.add(each.card());
                }
            }
        }
        return cards;
    }

    /** RECK-307 */
    private static int earned(Play play) {
        CampaignRules.Legacy legacy = play.content().campaign().legacy();
        int noBase = play.s().counts().basesFound() == 0 ? legacy.noBaseFound() : 0;
        return Math.min(legacy.most(), legacy.base() + play.s().population() / legacy.perPopulation() + noBase);
    }

    /** RECK-311: only in the second mission against the same High Epic. */
    private static List<PowerTrack> raised(Play play, CampaignState campaign) {
        List<Mission> missions = play.content().missions();
        int next = campaign.mission() + 1;
        boolean same = next < missions.size()
                && missions.get(next)
                        .highEpic()
                        .equals(missions.get(campaign.mission()).highEpic());
        List<PowerTrack> raised = new ArrayList<>();
        for (PowerTrack track : PowerTrack.values()) {
            if (same
                    && play.s().highEpic().bracket(track)
                            >= play.content().campaign().raisedFrom()) {
                raised.add(track);
            }
        }
        return List.copyOf(raised);
    }

    private static List<Stash> stashable(Play play) {
        List<Stash> cards = new ArrayList<>();
        for (Reckoner reckoner : play.s().team()) {
            for (OwnedCard card : reckoner.cards()) {
                if (play.content().equipment(card.id()).kind() != GearKind.CONSUMABLE) {
                    cards.add(new Stash(card.id(), reckoner.id()));
                }
            }
        }
        return List.copyOf(cards);
    }

    static void abandon(Play play) {
        play.become(play.s().withEnd(Optional.of(GameEnd.CONCEDED)).withPhase(ReckonersPhase.OVER));
        play.tell(new ReckonersEvent.CampaignEnded(false));
    }
}
