package org.alea.games.synchro.state;

import java.util.ArrayList;
import java.util.List;
import org.alea.games.synchro.effects.Marble;

/**
 * What the active hero has done in this turn: each action once (SYNC-052).
 *
 * @param skills the tiles used
 * @param ownConversions shards that counted as the class colour of the hero
 * @param masterConversions and as that of its master
 * @param timeUp the training timer has run out: the turn ends as soon as nothing else is asked
 */
public record HeroTurn(
        Marble board,
        boolean attacked,
        boolean swapped,
        List<String> skills,
        boolean levelled,
        boolean stored,
        int ownConversions,
        int masterConversions,
        boolean timeUp) {

    public static HeroTurn of(Marble board) {
        return new HeroTurn(board, false, false, List.of(), false, false, 0, 0, false);
    }

    public HeroTurn attack() {
        return new HeroTurn(board, true, swapped, skills, levelled, stored, ownConversions, masterConversions, timeUp);
    }

    public HeroTurn swap() {
        return new HeroTurn(board, attacked, true, skills, levelled, stored, ownConversions, masterConversions, timeUp);
    }

    public HeroTurn skill(String tile, int own, int master) {
        List<String> more = new ArrayList<>(skills);
        more.add(tile);
        return new HeroTurn(
                board,
                attacked,
                swapped,
                List.copyOf(more),
                levelled,
                stored,
                ownConversions + own,
                masterConversions + master,
                timeUp);
    }

    public HeroTurn level() {
        return new HeroTurn(board, attacked, swapped, skills, true, stored, ownConversions, masterConversions, timeUp);
    }

    public HeroTurn store() {
        return new HeroTurn(
                board, attacked, swapped, skills, levelled, true, ownConversions, masterConversions, timeUp);
    }

    public HeroTurn outOfTime() {
        return new HeroTurn(
                board, attacked, swapped, skills, levelled, stored, ownConversions, masterConversions, true);
    }
}
