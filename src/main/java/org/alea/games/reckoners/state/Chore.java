package org.alea.games.reckoners.state;

import java.util.List;
import org.alea.games.reckoners.cards.ActionPlace;
import org.alea.games.reckoners.cards.Assault;
import org.alea.games.reckoners.cards.EpicAction;
import org.alea.games.reckoners.cards.PowerTrack;

/** What is done without asking, up to the next question. Districts and Reckoners are counted from 0. */
public sealed interface Chore extends Task {

    /** A phase begins. */
    record Begin(ReckonersPhase phase) implements Chore {}

    /** The base marker goes down so many steps. */
    record FindBase(int n) implements Chore {}

    /** An action is performed. */
    record Perform(EpicAction action, ActionPlace place) implements Chore {}

    /** An action is performed so many times more. */
    record Repeat(EpicAction action, ActionPlace place, int times) implements Chore {}

    /** What an overflow of this bracket brought has been resolved. */
    record OverflowEnds(int bracket) implements Chore {}

    /** The Epics in these districts are strengthened, the first of them so many times more. */
    record StrengthenEpics(List<Integer> districts, int left, int times) implements Chore {}

    /** The Epic ability die is rolled so many times more. */
    record Transformation(int n, ActionPlace place) implements Chore {}

    /** The parts of an Epic's activation. */
    enum Part {
        ADVANCE,
        PASS,
        DUPLICATES,
        CONDITIONS
    }

    /**
     * An Epic activates.
     *
     * @param next the next step of this part
     * @param until where this part ends
     * @param duplicates Duplicate tokens counted when it began
     * @param skip whether the leftmost action is ignored
     * @param conditions conditional actions kept for the end
     */
    record Activation(
            int district, Part part, int next, int until, int duplicates, boolean skip, List<EpicAction> conditions)
            implements Chore {}

    /** Epics activate, this one of the ring next. */
    record Activations(int next) implements Chore {}

    /** The districts' cards act, this one of the ring next, those Reckoners having been hit by it. */
    record CityCards(int next, int time, List<Integer> hit) implements Chore {}

    /** The city's board goes so many districts further, the one it crosses acting from this level on. */
    record Crossing(int left, int level) implements Chore {}

    /** A track of the High Epic acts, this slot next. */
    record Powers(PowerTrack track, int next, int until) implements Chore {}

    /** The High Epic leaves for another district. */
    record HighEpicMoves() implements Chore {}

    /** An Assault on one Reckoner. */
    record Hit(int reckoner, Assault assault) implements Chore {}

    /** A district's research track goes down so many steps. */
    record LowerTrack(int district, int n, int credited) implements Chore {}

    /** A district's research track has reached 0. */
    record TrackDone(int district, int credited) implements Chore {}

    /** Money is taken, or what must be sold for it. */
    record Plunder() implements Chore {}
}
