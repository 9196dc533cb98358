package org.alea.games.reckoners.state;

import java.util.List;
import java.util.Map;
import org.alea.games.reckoners.cards.DieKind;
import org.alea.games.reckoners.cards.Letter;
import org.alea.games.reckoners.cards.PowerTrack;

/**
 * A campaign in progress.
 *
 * @param letter its base letter
 * @param mission the next or present mission, from 0
 * @param points legacy points unspent
 * @param team who plays the next attempt, in order; empty until picked
 * @param replay whether the mission was lost before
 * @param stashes cards kept from the last mission won
 * @param stashable cards that may still be kept: owned at the end of the last mission won
 * @param woundDice the special die a wounded Reckoner without basic dice leaves behind
 * @param raised tracks whose bracket starts higher in the second mission of a High Epic
 * @param startDice how many dice each Reckoner of the present mission began it with
 * @param population that at the end of the last mission won
 */
public record CampaignState(
        Letter letter,
        int reckoners,
        int mission,
        int hope,
        int points,
        int attempts,
        List<Veteran> roster,
        List<String> team,
        boolean replay,
        List<Stash> stashes,
        List<Stash> stashable,
        int foresight,
        int goodwill,
        Map<String, DieKind> woundDice,
        List<PowerTrack> raised,
        Map<String, Integer> startDice,
        int population) {

    public CampaignState withMission(int newMission) {
        Edit edit = new Edit(this);
        edit.mission = newMission;
        return edit.done();
    }

    public CampaignState withHope(int newHope) {
        Edit edit = new Edit(this);
        edit.hope = newHope;
        return edit.done();
    }

    public CampaignState withPoints(int newPoints) {
        Edit edit = new Edit(this);
        edit.points = newPoints;
        return edit.done();
    }

    public CampaignState withAttempts(int newAttempts) {
        Edit edit = new Edit(this);
        edit.attempts = newAttempts;
        return edit.done();
    }

    public CampaignState withRoster(List<Veteran> newRoster) {
        Edit edit = new Edit(this);
        edit.roster = newRoster;
        return edit.done();
    }

    public CampaignState withTeam(List<String> newTeam) {
        Edit edit = new Edit(this);
        edit.team = newTeam;
        return edit.done();
    }

    public CampaignState withReplay(boolean newReplay) {
        Edit edit = new Edit(this);
        edit.replay = newReplay;
        return edit.done();
    }

    public CampaignState withStashes(List<Stash> newStashes) {
        Edit edit = new Edit(this);
        edit.stashes = newStashes;
        return edit.done();
    }

    public CampaignState withStashable(List<Stash> newStashable) {
        Edit edit = new Edit(this);
        edit.stashable = newStashable;
        return edit.done();
    }

    public CampaignState withForesight(int newForesight) {
        Edit edit = new Edit(this);
        edit.foresight = newForesight;
        return edit.done();
    }

    public CampaignState withGoodwill(int newGoodwill) {
        Edit edit = new Edit(this);
        edit.goodwill = newGoodwill;
        return edit.done();
    }

    public CampaignState withWoundDice(Map<String, DieKind> newWoundDice) {
        Edit edit = new Edit(this);
        edit.woundDice = newWoundDice;
        return edit.done();
    }

    public CampaignState withRaised(List<PowerTrack> newRaised) {
        Edit edit = new Edit(this);
        edit.raised = newRaised;
        return edit.done();
    }

    public CampaignState withStartDice(Map<String, Integer> newStartDice) {
        Edit edit = new Edit(this);
        edit.startDice = newStartDice;
        return edit.done();
    }

    public CampaignState withPopulation(int newPopulation) {
        Edit edit = new Edit(this);
        edit.population = newPopulation;
        return edit.done();
    }

    /** The place of a Reckoner on the roster, or -1. */
    public int veteran(String id) {
        for (int i = 0; i < roster.size(); i++) {
            if (roster.get(i).id().equals(id)) {
                return i;
            }
        }
        return -1;
    }

    /** The parts of a copy, until it becomes a record again. */
    private static final class Edit {
        private Letter letter;
        private int reckoners;
        private int mission;
        private int hope;
        private int points;
        private int attempts;
        private List<Veteran> roster;
        private List<String> team;
        private boolean replay;
        private List<Stash> stashes;
        private List<Stash> stashable;
        private int foresight;
        private int goodwill;
        private Map<String, DieKind> woundDice;
        private List<PowerTrack> raised;
        private Map<String, Integer> startDice;
        private int population;

        Edit(CampaignState from) {
            letter = from.letter;
            reckoners = from.reckoners;
            mission = from.mission;
            hope = from.hope;
            points = from.points;
            attempts = from.attempts;
            roster = from.roster;
            team = from.team;
            replay = from.replay;
            stashes = from.stashes;
            stashable = from.stashable;
            foresight = from.foresight;
            goodwill = from.goodwill;
            woundDice = from.woundDice;
            raised = from.raised;
            startDice = from.startDice;
            population = from.population;
        }

        CampaignState done() {
            return new CampaignState(
                    letter,
                    reckoners,
                    mission,
                    hope,
                    points,
                    attempts,
                    roster,
                    team,
                    replay,
                    stashes,
                    stashable,
                    foresight,
                    goodwill,
                    woundDice,
                    raised,
                    startDice,
                    population);
        }
    }
}
