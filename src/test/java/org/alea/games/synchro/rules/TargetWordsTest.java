package org.alea.games.synchro.rules;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import org.alea.Rule;
import org.alea.content.ContentSource;
import org.alea.engine.SeededChance;
import org.alea.engine.Setup;
import org.alea.engine.Turn;
import org.alea.games.synchro.SynchroBox;
import org.alea.games.synchro.SynchroKit;
import org.alea.games.synchro.SynchroTable;
import org.alea.games.synchro.effects.Fighter;
import org.alea.games.synchro.effects.Marble;
import org.alea.games.synchro.effects.Verb;
import org.alea.games.synchro.effects.Whom;
import org.alea.games.synchro.state.PartyHero;
import org.alea.games.synchro.state.StageMonster;
import org.alea.games.synchro.state.StageMonster.DieSlot;
import org.junit.jupiter.api.Test;

/** Target words that the cards of the box do not need, but others may. */
class TargetWordsTest {
    private static final Fighter LIONA = Fighter.hero(Marble.RED);

    /** Two monsters in the third position. */
    private record Crowded(List<Integer> positions) implements Lineup {
        @Override
        public int size() {
            return positions.size();
        }

        @Override
        public Fighter at(int index) {
            return Fighter.monster(Marble.values()[index]);
        }

        @Override
        public int position(int index) {
            return positions.get(index);
        }
    }

    @Test
    @Rule("SYNC-106")
    void whoMeansOneOfTwoInAPositionIsAsked() {
        Targeting.Aimed aimed = Targeting.among(new Crowded(List.of(1, 2, 3, 3)), Whom.P3, LIONA);

        assertThat(aimed.pick()).isTrue();
        assertThat(aimed.candidates()).containsExactly(Fighter.monster(Marble.GREEN), Fighter.monster(Marble.YELLOW));
    }

    @Test
    @Rule("SYNC-106")
    void aSingleOneInAPositionIsNotAskedFor() {
        Targeting.Aimed aimed = Targeting.among(new Crowded(List.of(1, 2, 3, 4)), Whom.P3, LIONA);

        assertThat(aimed.pick()).isFalse();
        assertThat(aimed.candidates()).containsExactly(Fighter.monster(Marble.GREEN));
    }

    @Test
    @Rule("SYNC-106")
    void theFrontCanBeCrowdedToo() {
        Targeting.Aimed aimed = Targeting.among(new Crowded(List.of(1, 1, 2)), Whom.FRONT, LIONA);

        assertThat(aimed.pick()).isTrue();
        assertThat(aimed.candidates()).containsExactly(Fighter.monster(Marble.RED), Fighter.monster(Marble.BLUE));
    }

    @Test
    @Rule("SYNC-112")
    void anyCharacterIsAHeroOrAMonster() {
        SynchroBox box = new SynchroKit().open(ContentSource.builtIn());
        SynchroTable table = box.game().setUp(Setup.of(box.options(), Map.of(), 1), new SeededChance(1));
        Work work = new Work(table, Turn.silent());
        work.set(work.party()
                .withHeroes(
                        List.of(PartyHero.recruit(Marble.RED, "H09", 1), PartyHero.recruit(Marble.BLUE, "H01", 1))));
        work.set(work.battle()
                .withMonsters(
                        List.of(new StageMonster(Marble.GREEN, "M101", 12, 0, 0, false, false, 1, DieSlot.FIRST))));

        Targeting.Aimed aimed = Targeting.at(work, LIONA, new Verb.Damage(3, Whom.ANYONE), List.of(), List.of());

        assertThat(aimed.pick()).isTrue();
        assertThat(aimed.candidates()).containsExactly(LIONA, Fighter.hero(Marble.BLUE), Fighter.monster(Marble.GREEN));
    }
}
