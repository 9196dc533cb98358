package org.alea.games.synchro.state;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.alea.games.synchro.cards.DayColour;
import org.alea.games.synchro.effects.Marble;

/**
 * The combat that is being fought; {@link #NONE} between combats.
 *
 * @param round from 1; 0 until the first marble can come
 * @param retreats how often the party has retreated from this tile
 * @param turnDie empty once the party is exhausted
 * @param monsters the living ones, the front first
 * @param heroBox the order of the marbles this round: only the revealed ones are known to the player
 * @param revealed how many of the eight marbles have come
 * @param monstersStart whether the monsters start this round
 * @param turn what the active hero has done
 */
public record Battle(
        int round,
        int retreats,
        boolean dungeon,
        Optional<DayColour> turnDie,
        boolean exhausted,
        List<StageMonster> monsters,
        List<FallenMonster> fallen,
        List<Marble> heroBox,
        List<Marble> monsterBox,
        int revealed,
        boolean monstersStart,
        Optional<HeroTurn> turn) {
    public static final int MARBLES = 8;
    public static final Battle NONE = new Battle(
            0,
            0,
            false,
            Optional.empty(),
            false,
            List.of(),
            List.of(),
            List.of(),
            List.of(),
            0,
            false,
            Optional.empty());

    public int place(Marble board) {
        for (int i = 0; i < monsters.size(); i++) {
            if (monsters.get(i).board() == board) {
                return i;
            }
        }
        return -1;
    }

    public boolean has(Marble board) {
        return place(board) >= 0;
    }

    public StageMonster monster(Marble board) {
        return monsters.get(place(board));
    }

    public boolean won() {
        return monsters.isEmpty();
    }

    /** How many marbles of the hero box have come. */
    public int heroMarbles() {
        return monstersStart ? revealed / 2 : (revealed + 1) / 2;
    }

    /** How many marbles of the monster box have come. */
    public int monsterMarbles() {
        return monstersStart ? (revealed + 1) / 2 : revealed / 2;
    }

    /** Whose marble comes next. */
    public boolean monsterNext() {
        return revealed % 2 == 0 == monstersStart;
    }

    public Battle with(StageMonster monster) {
        List<StageMonster> changed = new ArrayList<>(monsters);
        changed.set(place(monster.board()), monster);
        return withMonsters(changed);
    }

    public Battle withMonsters(List<StageMonster> living) {
        return new Battle(
                round,
                retreats,
                dungeon,
                turnDie,
                exhausted,
                living,
                fallen,
                heroBox,
                monsterBox,
                revealed,
                monstersStart,
                turn);
    }

    /** This monster has been eliminated; those behind close up. */
    public Battle fell(StageMonster monster) {
        List<StageMonster> living = new ArrayList<>(monsters);
        living.remove(place(monster.board()));
        List<FallenMonster> more = new ArrayList<>(fallen);
        more.add(new FallenMonster(monster.board(), monster.card()));
        return new Battle(
                round,
                retreats,
                dungeon,
                turnDie,
                exhausted,
                living,
                List.copyOf(more),
                heroBox,
                monsterBox,
                revealed,
                monstersStart,
                turn);
    }

    public Battle withTurnDie(Optional<DayColour> die, boolean nowExhausted) {
        return new Battle(
                round,
                retreats,
                dungeon,
                die,
                nowExhausted,
                monsters,
                fallen,
                heroBox,
                monsterBox,
                revealed,
                monstersStart,
                turn);
    }

    public Battle withStart(boolean monstersFirst) {
        return new Battle(
                round,
                retreats,
                dungeon,
                turnDie,
                exhausted,
                monsters,
                fallen,
                heroBox,
                monsterBox,
                revealed,
                monstersFirst,
                turn);
    }

    /** The next round, with both boxes shaken. */
    public Battle nextRound(List<Marble> heroMarbles, List<Marble> monsterMarbles, boolean monstersFirst) {
        return new Battle(
                round + 1,
                retreats,
                dungeon,
                turnDie,
                exhausted,
                monsters,
                fallen,
                heroMarbles,
                monsterMarbles,
                0,
                monstersFirst,
                Optional.empty());
    }

    /** The same round with other marbles still to come, for what a player may believe. */
    public Battle withBoxes(List<Marble> heroMarbles, List<Marble> monsterMarbles) {
        return new Battle(
                round,
                retreats,
                dungeon,
                turnDie,
                exhausted,
                monsters,
                fallen,
                heroMarbles,
                monsterMarbles,
                revealed,
                monstersStart,
                turn);
    }

    public Battle reveal() {
        return new Battle(
                round,
                retreats,
                dungeon,
                turnDie,
                exhausted,
                monsters,
                fallen,
                heroBox,
                monsterBox,
                revealed + 1,
                monstersStart,
                turn);
    }

    public Battle withTurn(Optional<HeroTurn> newTurn) {
        return new Battle(
                round,
                retreats,
                dungeon,
                turnDie,
                exhausted,
                monsters,
                fallen,
                heroBox,
                monsterBox,
                revealed,
                monstersStart,
                newTurn);
    }
}
