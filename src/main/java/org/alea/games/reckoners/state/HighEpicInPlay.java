package org.alea.games.reckoners.state;

import java.util.List;
import org.alea.games.reckoners.cards.Letter;
import org.alea.games.reckoners.cards.PowerTrack;

/**
 * The High Epic.
 *
 * @param place the district of its figure in the ring, from 0
 * @param research still to do; 0 in a city whose districts have research tracks
 * @param powerDice the power dice as rolled last, in the order of the tracks; empty before
 * @param assault the Assault card revealed last, empty before
 */
public record HighEpicInPlay(
        String id,
        int place,
        int research,
        int health,
        boolean weakened,
        int yellow,
        int black,
        int red,
        int blue,
        List<Letter> powerDice,
        String assault) {

    public HighEpicInPlay withPlace(int newPlace) {
        return new HighEpicInPlay(
                id, newPlace, research, health, weakened, yellow, black, red, blue, powerDice, assault);
    }

    public HighEpicInPlay withResearch(int newResearch) {
        return new HighEpicInPlay(
                id, place, newResearch, health, weakened, yellow, black, red, blue, powerDice, assault);
    }

    public HighEpicInPlay withHealth(int newHealth) {
        return new HighEpicInPlay(
                id, place, research, newHealth, weakened, yellow, black, red, blue, powerDice, assault);
    }

    public HighEpicInPlay withWeakened(boolean newWeakened) {
        return new HighEpicInPlay(
                id, place, research, health, newWeakened, yellow, black, red, blue, powerDice, assault);
    }

    public HighEpicInPlay withPowerDice(List<Letter> newPowerDice) {
        return new HighEpicInPlay(
                id, place, research, health, weakened, yellow, black, red, blue, newPowerDice, assault);
    }

    public HighEpicInPlay withAssault(String newAssault) {
        return new HighEpicInPlay(
                id, place, research, health, weakened, yellow, black, red, blue, powerDice, newAssault);
    }

    public int bracket(PowerTrack track) {
        return switch (track) {
            case YELLOW -> yellow;
            case BLACK -> black;
            case RED -> red;
            case BLUE -> blue;
        };
    }

    public HighEpicInPlay withBracket(PowerTrack track, int bracket) {
        return new HighEpicInPlay(
                id,
                place,
                research,
                health,
                weakened,
                track == PowerTrack.YELLOW ? bracket : yellow,
                track == PowerTrack.BLACK ? bracket : black,
                track == PowerTrack.RED ? bracket : red,
                track == PowerTrack.BLUE ? bracket : blue,
                powerDice,
                assault);
    }
}
