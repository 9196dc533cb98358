package org.alea.games.reckoners.rules;

import java.util.List;
import org.alea.games.reckoners.ReckonersEvent;
import org.alea.games.reckoners.cards.ActionPlace;
import org.alea.games.reckoners.cards.EpicAction;
import org.alea.games.reckoners.cards.EpicCard;
import org.alea.games.reckoners.cards.HighEpicCard;
import org.alea.games.reckoners.cards.PowerTrack;
import org.alea.games.reckoners.state.Chore;
import org.alea.games.reckoners.state.EpicInPlay;
import org.alea.games.reckoners.state.HighEpicInPlay;

/** Brackets that move right, and what happens when they cannot. RECK-170, RECK-189, RECK-190, RECK-194 */
final class Overflow {
    /** Brackets of districts are counted from 0, those of the High Epic from here. */
    private static final int HIGH_EPIC = 100;

    private Overflow() {}

    /** The Epics of these districts go up, the first of them so many times more. */
    static void strengthen(Play play, List<Integer> districts, int left, int times) {
        int first = districts.get(0);
        for (int i = left; i > 0 && !play.isOver(); i--) {
            if (overflows(play, first)) {
                goOn(play, districts, i - 1, times);
                overflow(play, first);
                return;
            }
            step(play, first);
        }
        if (districts.size() > 1 && !play.isOver()) {
            strengthen(play, districts.subList(1, districts.size()), times, times);
        }
    }

    private static void goOn(Play play, List<Integer> districts, int left, int times) {
        if (left > 0) {
            play.push(new Chore.StrengthenEpics(List.copyOf(districts), left, times));
        } else if (districts.size() > 1) {
            play.push(new Chore.StrengthenEpics(List.copyOf(districts.subList(1, districts.size())), times, times));
        }
    }

    static boolean overflows(Play play, int place) {
        return play.district(place).epic().isPresent()
                && play.district(place).epic().get().bracket() == EpicCard.SLOTS;
    }

    /** One step of a bracket that can make it; nothing where no Epic is. RECK-214 */
    static void step(Play play, int place) {
        if (play.district(place).epic().isPresent()) {
            EpicInPlay epic = play.district(place).epic().get();
            EpicInPlay stronger = epic.withBracket(epic.bracket() + 1);
            play.set(place, play.district(place).withEpicInPlay(stronger));
            play.tell(new ReckonersEvent.EpicStrengthened(
                    epic.card(), play.district(place).id(), stronger.bracket()));
        }
    }

    /** The last action at once, unless that is what led here. */
    static void overflow(Play play, int place) {
        String epic = play.epicAt(place);
        Chore.OverflowEnds ends = new Chore.OverflowEnds(place);
        if (play.isUnderWay(ends)) {
            play.because("overflowAgain", "RECK-190", List.of(epic), "epic", epic);
            play.losePopulation(1);
            return;
        }
        EpicAction last = play.content().epic(epic).actions().get(EpicCard.SLOTS - 1);
        play.because("overflow", "RECK-170", List.of(epic), "epic", epic);
        play.push(ends);
        play.push(new Chore.Perform(last, new ActionPlace(place, false)));
    }

    /** A track of the High Epic goes up. RECK-188, RECK-189 */
    static void strengthenTrack(Play play, PowerTrack track) {
        HighEpicInPlay highEpic = play.s().highEpic();
        HighEpicCard card = play.content().highEpic(highEpic.id());
        int bracket = highEpic.bracket(track);
        if (bracket < card.brackets()) {
            play.become(play.s().withHighEpic(highEpic.withBracket(track, bracket + 1)));
            play.tell(new ReckonersEvent.TrackStrengthened(track, bracket + 1));
            return;
        }
        Chore.OverflowEnds ends = new Chore.OverflowEnds(HIGH_EPIC + track.index());
        if (card.hasTables()) {
            play.because("tableFull", "RECK-189", List.of(highEpic.id()), "track", track);
            play.losePopulation(1);
        } else if (play.isUnderWay(ends)) {
            play.because("trackOverflowAgain", "RECK-190", List.of(highEpic.id()), "track", track);
            play.losePopulation(1);
        } else {
            play.because("trackOverflow", "RECK-189", List.of(highEpic.id()), "track", track);
            play.push(ends);
            HighEpicPhase.performSlot(play, track, card.brackets() - 1);
        }
    }
}
