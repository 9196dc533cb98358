package org.alea.lab;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import org.alea.content.ContentSource;
import org.alea.engine.Setup;
import org.alea.engine.purse.PurseKit;
import org.junit.jupiter.api.Test;

class SimulatorTest {
    private static final PurseKit.Box BOX = new PurseKit().open(ContentSource.builtIn());
    private static final Setup SETUP = Setup.of(BOX.options(), Map.of("clock", "fast"), 11);

    @Test
    void twoThreadsFindWhatOneFinds() {
        assertThat(json(2)).isEqualTo(json(1));
    }

    @Test
    void everyGameHasItsOwnSeed() {
        Simulation simulation = Simulator.of(BOX, SETUP, "random").run(50, 1);
        assertThat(simulation.games()).isEqualTo(50);
        assertThat(simulation.score().getMax()).isGreaterThan(simulation.score().getMin());
    }

    @Test
    void theSecondGameIsTheOneOfTheNextSeed() {
        Simulation both = Simulator.of(BOX, SETUP, "careful").run(2, 1);
        Simulation second = Simulator.of(BOX, SETUP.withSeed(12), "careful").run(1, 1);
        Simulation first = Simulator.of(BOX, SETUP, "careful").run(1, 1);
        first.add(second);
        assertThat(first.toJson("purse", SETUP, "careful")).isEqualTo(both.toJson("purse", SETUP, "careful"));
    }

    private static Object json(int threads) {
        return Simulator.of(BOX, SETUP, "random").run(301, threads).toJson("purse", SETUP, "random");
    }
}
