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
        Edit edit = new Edit(this);
        edit.monsters = living;
        return edit.done();
    }

    /** This monster has been eliminated; those behind close up. */
    public Battle fell(StageMonster monster) {
        List<StageMonster> living = new ArrayList<>(monsters);
        living.remove(place(monster.board()));
        List<FallenMonster> more = new ArrayList<>(fallen);
        more.add(new FallenMonster(monster.board(), monster.card()));
        Edit edit = new Edit(this);
        edit.monsters = living;
        edit.fallen = List.copyOf(more);
        return edit.done();
    }

    public Battle withTurnDie(Optional<DayColour> die, boolean nowExhausted) {
        Edit edit = new Edit(this);
        edit.turnDie = die;
        edit.exhausted = nowExhausted;
        return edit.done();
    }

    public Battle withStart(boolean monstersFirst) {
        Edit edit = new Edit(this);
        edit.monstersStart = monstersFirst;
        return edit.done();
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
        Edit edit = new Edit(this);
        edit.heroBox = heroMarbles;
        edit.monsterBox = monsterMarbles;
        return edit.done();
    }

    public Battle reveal() {
        Edit edit = new Edit(this);
        edit.revealed = revealed + 1;
        return edit.done();
    }

    public Battle withTurn(Optional<HeroTurn> newTurn) {
        Edit edit = new Edit(this);
        edit.turn = newTurn;
        return edit.done();
    }

    /** The parts of a copy, until it becomes a record again. */
    private static final class Edit {
        private int round;
        private int retreats;
        private boolean dungeon;
        private Optional<DayColour> turnDie;
        private boolean exhausted;
        private List<StageMonster> monsters;
        private List<FallenMonster> fallen;
        private List<Marble> heroBox;
        private List<Marble> monsterBox;
        private int revealed;
        private boolean monstersStart;
        private Optional<HeroTurn> turn;

        Edit(Battle from) {
            round = from.round;
            retreats = from.retreats;
            dungeon = from.dungeon;
            turnDie = from.turnDie;
            exhausted = from.exhausted;
            monsters = from.monsters;
            fallen = from.fallen;
            heroBox = from.heroBox;
            monsterBox = from.monsterBox;
            revealed = from.revealed;
            monstersStart = from.monstersStart;
            turn = from.turn;
        }

        Battle done() {
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
                    turn);
        }
    }
}
