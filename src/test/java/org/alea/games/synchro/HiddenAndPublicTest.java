package org.alea.games.synchro;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.alea.Rule;
import org.alea.engine.Language;
import org.alea.engine.Match;
import org.alea.games.synchro.cards.JournalTile;
import org.alea.games.synchro.effects.Marble;
import org.alea.games.synchro.state.Battle;
import org.junit.jupiter.api.Test;

/** What lies open on the table, and what nobody may know yet. */
class HiddenAndPublicTest {
    private static final int SEEDS = 40;

    private final SynchroBox box = SynchroMatches.box();

    private Match<SynchroTable, SynchroMove> match(long seed) {
        return SynchroMatches.fresh(box, seed, Map.of("marbles", "always"));
    }

    @Test
    @Rule("SYNC-051")
    void marblesToComeMayLieInAnyOrderButThoseThatCameDoNot() {
        SynchroTable table = SynchroMatches.playUntil(
                match(3), box, now -> now.state().battle().revealed() == 3);
        Battle real = table.state().battle();
        assertThat(real.revealed()).isEqualTo(3);
        Set<List<Marble>> believed = new HashSet<>();
        for (long seed = 1; seed <= SEEDS; seed++) {
            Battle imagined = box.game().imagine(table, seed).state().battle();
            int heroes = real.heroMarbles();
            int monsters = real.monsterMarbles();
            assertThat(imagined.heroBox().subList(0, heroes))
                    .isEqualTo(real.heroBox().subList(0, heroes));
            assertThat(imagined.monsterBox().subList(0, monsters))
                    .isEqualTo(real.monsterBox().subList(0, monsters));
            assertThat(imagined.heroBox()).containsExactlyInAnyOrder(Marble.values());
            believed.add(imagined.heroBox());
        }
        int left = Marble.values().length - real.heroMarbles();
        assertThat(believed).hasSize(left == 2 ? 2 : 6);
    }

    @Test
    @Rule("SYNC-051")
    void theReportOfTheTableDoesNotBetrayTheNextMarble() {
        SynchroTable table = SynchroMatches.playUntil(
                match(3), box, now -> now.state().battle().revealed() == 3);
        for (Language language : Language.values()) {
            String told = box.describe(table, language);
            for (long seed = 1; seed <= SEEDS; seed++) {
                assertThat(box.describe(box.game().imagine(table, seed), language))
                        .isEqualTo(told);
            }
        }
    }

    @Test
    @Rule({"SYNC-048", "SYNC-050"})
    void aBoxShowsEachColourOnceARound() {
        for (long seed = 1; seed <= SEEDS; seed++) {
            SynchroTable table = SynchroMatches.playUntil(
                    match(seed), box, now -> now.state().battle().revealed() > 0);
            assertThat(table.state().battle().heroBox()).containsExactlyInAnyOrder(Marble.values());
            assertThat(table.state().battle().monsterBox()).containsExactlyInAnyOrder(Marble.values());
        }
    }

    @Test
    @Rule("SYNC-037")
    void theTilesOfTheMapLieOpen() {
        SynchroTable table = match(5).table();
        assertThat(box.game().imagine(table, 99).state().voyage().tiles())
                .isEqualTo(table.state().voyage().tiles())
                .hasSize(14);
    }

    @Test
    @Rule("SYNC-019")
    void everyTileLiesOnACityOfItsColour() {
        Set<Map<String, String>> maps = new HashSet<>();
        for (long seed = 1; seed <= SEEDS; seed++) {
            Map<String, String> tiles = match(seed).table().state().voyage().tiles();
            tiles.forEach((node, id) -> {
                JournalTile tile = box.game().content().tile(id);
                assertThat(box.game().content().node(node).colour()).contains(tile.colour());
            });
            assertThat(new HashSet<>(tiles.values())).hasSize(14);
            maps.add(tiles);
        }
        assertThat(maps).hasSizeGreaterThan(SEEDS / 2);
    }
}
