package org.alea.games.reckoners.state;

import java.util.List;
import java.util.Optional;

/**
 * All there is on the table.
 *
 * @param districts the ring, clockwise
 * @param base how far down the base marker is
 * @param board the district the city's board crosses next, {@link Reckoner#NOWHERE} without a board
 * @param reserve the dice nobody has
 * @param agenda what is to be done, the last item first: a question on top waits for the player
 * @param end how the game ended, once it has
 */
public record ReckonersState(
        GameSetting setting,
        ReckonersPhase phase,
        int round,
        int population,
        int money,
        int base,
        List<District> districts,
        HighEpicInPlay highEpic,
        List<Reckoner> team,
        Market market,
        HiddenDeck epics,
        HiddenDeck assaults,
        HiddenDeck dawnslight,
        int board,
        List<String> reserve,
        Counts counts,
        List<Task> agenda,
        Optional<GameEnd> end,
        Optional<CampaignState> campaign) {

    public ReckonersState withPhase(ReckonersPhase newPhase) {
        return new ReckonersState(
                setting,
                newPhase,
                round,
                population,
                money,
                base,
                districts,
                highEpic,
                team,
                market,
                epics,
                assaults,
                dawnslight,
                board,
                reserve,
                counts,
                agenda,
                end,
                campaign);
    }

    public ReckonersState withRound(int newRound) {
        return new ReckonersState(
                setting,
                phase,
                newRound,
                population,
                money,
                base,
                districts,
                highEpic,
                team,
                market,
                epics,
                assaults,
                dawnslight,
                board,
                reserve,
                counts,
                agenda,
                end,
                campaign);
    }

    public ReckonersState withPopulation(int newPopulation) {
        return new ReckonersState(
                setting,
                phase,
                round,
                newPopulation,
                money,
                base,
                districts,
                highEpic,
                team,
                market,
                epics,
                assaults,
                dawnslight,
                board,
                reserve,
                counts,
                agenda,
                end,
                campaign);
    }

    public ReckonersState withMoney(int newMoney) {
        return new ReckonersState(
                setting,
                phase,
                round,
                population,
                newMoney,
                base,
                districts,
                highEpic,
                team,
                market,
                epics,
                assaults,
                dawnslight,
                board,
                reserve,
                counts,
                agenda,
                end,
                campaign);
    }

    public ReckonersState withBase(int newBase) {
        return new ReckonersState(
                setting,
                phase,
                round,
                population,
                money,
                newBase,
                districts,
                highEpic,
                team,
                market,
                epics,
                assaults,
                dawnslight,
                board,
                reserve,
                counts,
                agenda,
                end,
                campaign);
    }

    public ReckonersState withDistricts(List<District> newDistricts) {
        return new ReckonersState(
                setting,
                phase,
                round,
                population,
                money,
                base,
                newDistricts,
                highEpic,
                team,
                market,
                epics,
                assaults,
                dawnslight,
                board,
                reserve,
                counts,
                agenda,
                end,
                campaign);
    }

    public ReckonersState withHighEpic(HighEpicInPlay newHighEpic) {
        return new ReckonersState(
                setting,
                phase,
                round,
                population,
                money,
                base,
                districts,
                newHighEpic,
                team,
                market,
                epics,
                assaults,
                dawnslight,
                board,
                reserve,
                counts,
                agenda,
                end,
                campaign);
    }

    public ReckonersState withTeam(List<Reckoner> newTeam) {
        return new ReckonersState(
                setting,
                phase,
                round,
                population,
                money,
                base,
                districts,
                highEpic,
                newTeam,
                market,
                epics,
                assaults,
                dawnslight,
                board,
                reserve,
                counts,
                agenda,
                end,
                campaign);
    }

    public ReckonersState withMarket(Market newMarket) {
        return new ReckonersState(
                setting,
                phase,
                round,
                population,
                money,
                base,
                districts,
                highEpic,
                team,
                newMarket,
                epics,
                assaults,
                dawnslight,
                board,
                reserve,
                counts,
                agenda,
                end,
                campaign);
    }

    public ReckonersState withEpics(HiddenDeck newEpics) {
        return new ReckonersState(
                setting,
                phase,
                round,
                population,
                money,
                base,
                districts,
                highEpic,
                team,
                market,
                newEpics,
                assaults,
                dawnslight,
                board,
                reserve,
                counts,
                agenda,
                end,
                campaign);
    }

    public ReckonersState withAssaults(HiddenDeck newAssaults) {
        return new ReckonersState(
                setting,
                phase,
                round,
                population,
                money,
                base,
                districts,
                highEpic,
                team,
                market,
                epics,
                newAssaults,
                dawnslight,
                board,
                reserve,
                counts,
                agenda,
                end,
                campaign);
    }

    public ReckonersState withDawnslight(HiddenDeck newDawnslight) {
        return new ReckonersState(
                setting,
                phase,
                round,
                population,
                money,
                base,
                districts,
                highEpic,
                team,
                market,
                epics,
                assaults,
                newDawnslight,
                board,
                reserve,
                counts,
                agenda,
                end,
                campaign);
    }

    public ReckonersState withBoard(int newBoard) {
        return new ReckonersState(
                setting,
                phase,
                round,
                population,
                money,
                base,
                districts,
                highEpic,
                team,
                market,
                epics,
                assaults,
                dawnslight,
                newBoard,
                reserve,
                counts,
                agenda,
                end,
                campaign);
    }

    public ReckonersState withReserve(List<String> newReserve) {
        return new ReckonersState(
                setting,
                phase,
                round,
                population,
                money,
                base,
                districts,
                highEpic,
                team,
                market,
                epics,
                assaults,
                dawnslight,
                board,
                newReserve,
                counts,
                agenda,
                end,
                campaign);
    }

    public ReckonersState withCounts(Counts newCounts) {
        return new ReckonersState(
                setting,
                phase,
                round,
                population,
                money,
                base,
                districts,
                highEpic,
                team,
                market,
                epics,
                assaults,
                dawnslight,
                board,
                reserve,
                newCounts,
                agenda,
                end,
                campaign);
    }

    public ReckonersState withAgenda(List<Task> newAgenda) {
        return new ReckonersState(
                setting,
                phase,
                round,
                population,
                money,
                base,
                districts,
                highEpic,
                team,
                market,
                epics,
                assaults,
                dawnslight,
                board,
                reserve,
                counts,
                newAgenda,
                end,
                campaign);
    }

    public ReckonersState withEnd(Optional<GameEnd> newEnd) {
        return new ReckonersState(
                setting,
                phase,
                round,
                population,
                money,
                base,
                districts,
                highEpic,
                team,
                market,
                epics,
                assaults,
                dawnslight,
                board,
                reserve,
                counts,
                agenda,
                newEnd,
                campaign);
    }

    public ReckonersState withCampaign(Optional<CampaignState> newCampaign) {
        return new ReckonersState(
                setting,
                phase,
                round,
                population,
                money,
                base,
                districts,
                highEpic,
                team,
                market,
                epics,
                assaults,
                dawnslight,
                board,
                reserve,
                counts,
                agenda,
                end,
                newCampaign);
    }

    public District district(int index) {
        return districts.get(index);
    }

    public Reckoner reckoner(int index) {
        return team.get(index);
    }

    public ReckonersState with(int index, District district) {
        return withDistricts(Lists.with(districts, index, district));
    }

    public ReckonersState with(int index, Reckoner reckoner) {
        return withTeam(Lists.with(team, index, reckoner));
    }

    /** The place of a district in the ring by its id, or -1. */
    public int district(String id) {
        for (int i = 0; i < districts.size(); i++) {
            if (districts.get(i).id().equals(id)) {
                return i;
            }
        }
        return -1;
    }

    /** The place of a Reckoner in the team by its id, or -1. */
    public int reckoner(String id) {
        for (int i = 0; i < team.size(); i++) {
            if (team.get(i).id().equals(id)) {
                return i;
            }
        }
        return -1;
    }

    /** The place clockwise of a place. */
    public int clockwise(int place) {
        return place + 1 == districts.size() ? 0 : place + 1;
    }

    public int counterClockwise(int place) {
        return place == 0 ? districts.size() - 1 : place - 1;
    }

    public boolean areAdjacent(int place, int other) {
        return place != other && (clockwise(place) == other || clockwise(other) == place);
    }

    /** What the player is asked now, if something interrupts the phase. */
    public Optional<Question> question() {
        return !agenda.isEmpty() && agenda.get(agenda.size() - 1) instanceof Question question
                ? Optional.of(question)
                : Optional.empty();
    }

    /** The source that is open and asked about now. */
    public Optional<Question.OpenSource> openSource() {
        return !agenda.isEmpty() && agenda.get(agenda.size() - 1) instanceof Question.OpenSource source
                ? Optional.of(source)
                : Optional.empty();
    }
}
