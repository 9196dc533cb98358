package org.alea.games.synchro;

import static org.assertj.core.api.Assertions.assertThat;

import java.lang.management.ManagementFactory;
import java.nio.file.Path;
import java.time.Clock;
import java.time.Instant;
import java.time.ZoneOffset;
import java.util.List;
import java.util.Map;
import java.util.logging.Logger;
import org.alea.engine.Chance;
import org.alea.engine.Match;
import org.alea.engine.SeededChance;
import org.alea.games.synchro.bots.SensibleBot;
import org.alea.games.synchro.state.Ask;
import org.alea.store.DataFolder;
import org.alea.store.Loading;
import org.alea.store.Save;
import org.alea.store.Slot;
import org.alea.store.Store;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A match of five thousand moves is kept and taken up again without effort. */
@Tag("soak")
class LongMatchTest {
    private static final int MOVES = 5_000;
    private static final int BEFORE_EACH_FIGHT = 1_200;
    private static final long MOST_BYTES = 100L << 20;
    private static final Logger LOG = Logger.getLogger(LongMatchTest.class.getName());

    @TempDir
    Path folder;

    private final SynchroBox box = SynchroMatches.box();
    private final Chance choices = new SeededChance(4);
    private long held;

    @Test
    void itStaysBelowAHundredMegabytesAndOpensAtTheSameTable() {
        Match<SynchroTable, SynchroMove> match = longMatch();
        assertThat(held).as("bytes held by the match").isLessThan(MOST_BYTES);

        Instant now = Instant.parse("2026-03-01T18:00:00Z");
        Slot slot = Slot.autosave("synchro");
        try (Store store = Store.open(new DataFolder(folder), "1.0", Clock.fixed(now, ZoneOffset.UTC), failure -> {
            throw new AssertionError(failure);
        })) {
            store.saves().write(slot, Save.of("synchro", box, match, now));
            store.flush();
            load(store, slot);
            long begun = cpu();
            Match<SynchroTable, SynchroMove> loaded = load(store, slot);
            long nanos = cpu() - begun;
            LOG.info(() -> "opened in " + nanos / 1_000_000 + " ms of CPU, " + (held >> 10) + " KB held");

            assertThat(loaded.history()).hasSize(MOVES);
            assertThat(loaded.table()).isEqualTo(match.table());
        }
    }

    private Match<SynchroTable, SynchroMove> load(Store store, Slot slot) {
        Loading<SynchroTable, SynchroMove> loading = store.saves().load(slot, box);
        assertThat(loading).isInstanceOf(Loading.Loaded.class);
        return ((Loading.Loaded<SynchroTable, SynchroMove>) loading).match();
    }

    /** The first match that lasts long enough, for some are lost before. */
    private Match<SynchroTable, SynchroMove> longMatch() {
        for (long seed = 1; ; seed++) {
            long before = live();
            Match<SynchroTable, SynchroMove> match = SynchroMatches.fresh(box, seed, Map.of("marbles", "always"));
            if (lasts(match)) {
                held = live() - before;
                assertThat(match.history()).hasSize(MOVES);
                return match;
            }
        }
    }

    /** Sensible moves, and before each fight heroes and items to and fro. */
    private boolean lasts(Match<SynchroTable, SynchroMove> match) {
        SensibleBot bot = new SensibleBot(box.game());
        int fights = 0;
        boolean deploying = false;
        while (match.history().size() < MOVES && !match.table().over()) {
            boolean deploys = match.table().ask() instanceof Ask.Deploy;
            fights += deploys && !deploying ? 1 : 0;
            deploying = deploys;
            boolean dawdles = deploys && match.history().size() < fights * BEFORE_EACH_FIGHT;
            match.play(dawdles ? toAndFro(match) : bot.choose(match.table()), 0);
        }
        return match.history().size() == MOVES;
    }

    private SynchroMove toAndFro(Match<SynchroTable, SynchroMove> match) {
        List<SynchroMove> moves = match.moves().stream()
                .filter(move -> !(move instanceof SynchroMove.ConfirmDeploy)
                        && !(move instanceof SynchroMove.DiscardItem)
                        && !(move instanceof SynchroMove.UsePotion))
                .toList();
        return moves.get(choices.index(moves.size(), "move"));
    }

    private static long live() {
        for (int i = 0; i < 3; i++) {
            System.gc();
        }
        return ManagementFactory.getMemoryMXBean().getHeapMemoryUsage().getUsed();
    }

    private static long cpu() {
        return ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime();
    }
}
