package org.alea.games.synchro.rules;

import java.util.List;
import org.alea.games.synchro.effects.Fighter;
import org.alea.games.synchro.state.PartyHero;
import org.alea.games.synchro.state.StageMonster;

/** The characters of one side of the stage with their positions, the front first. */
interface Lineup {

    int size();

    Fighter at(int index);

    /** Positions are filled without gaps; only a table laid out for a test has two characters in one (SYNC-106). */
    default int position(int index) {
        return index + 1;
    }

    record Heroes(List<PartyHero> heroes) implements Lineup {
        @Override
        public int size() {
            return heroes.size();
        }

        @Override
        public Fighter at(int index) {
            return heroes.get(index).fighter();
        }
    }

    record Monsters(List<StageMonster> monsters) implements Lineup {
        @Override
        public int size() {
            return monsters.size();
        }

        @Override
        public Fighter at(int index) {
            return monsters.get(index).fighter();
        }
    }
}
