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
        return new CampaignState(
                letter,
                reckoners,
                newMission,
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

    public CampaignState withHope(int newHope) {
        return new CampaignState(
                letter,
                reckoners,
                mission,
                newHope,
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

    public CampaignState withPoints(int newPoints) {
        return new CampaignState(
                letter,
                reckoners,
                mission,
                hope,
                newPoints,
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

    public CampaignState withAttempts(int newAttempts) {
        return new CampaignState(
                letter,
                reckoners,
                mission,
                hope,
                points,
                newAttempts,
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

    public CampaignState withRoster(List<Veteran> newRoster) {
        return new CampaignState(
                letter,
                reckoners,
                mission,
                hope,
                points,
                attempts,
                newRoster,
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

    public CampaignState withTeam(List<String> newTeam) {
        return new CampaignState(
                letter,
                reckoners,
                mission,
                hope,
                points,
                attempts,
                roster,
                newTeam,
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

    public CampaignState withReplay(boolean newReplay) {
        return new CampaignState(
                letter,
                reckoners,
                mission,
                hope,
                points,
                attempts,
                roster,
                team,
                newReplay,
                stashes,
                stashable,
                foresight,
                goodwill,
                woundDice,
                raised,
                startDice,
                population);
    }

    public CampaignState withStashes(List<Stash> newStashes) {
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
                newStashes,
                stashable,
                foresight,
                goodwill,
                woundDice,
                raised,
                startDice,
                population);
    }

    public CampaignState withStashable(List<Stash> newStashable) {
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
                newStashable,
                foresight,
                goodwill,
                woundDice,
                raised,
                startDice,
                population);
    }

    public CampaignState withForesight(int newForesight) {
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
                newForesight,
                goodwill,
                woundDice,
                raised,
                startDice,
                population);
    }

    public CampaignState withGoodwill(int newGoodwill) {
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
                newGoodwill,
                woundDice,
                raised,
                startDice,
                population);
    }

    public CampaignState withWoundDice(Map<String, DieKind> newWoundDice) {
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
                newWoundDice,
                raised,
                startDice,
                population);
    }

    public CampaignState withRaised(List<PowerTrack> newRaised) {
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
                newRaised,
                startDice,
                population);
    }

    public CampaignState withStartDice(Map<String, Integer> newStartDice) {
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
                newStartDice,
                population);
    }

    public CampaignState withPopulation(int newPopulation) {
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
                newPopulation);
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
}
