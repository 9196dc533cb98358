package org.alea.lab;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import java.util.stream.Stream;
import org.alea.GameCase;
import org.alea.content.ContentSource;
import org.alea.content.GameBox;
import org.alea.content.GameKit;
import org.alea.engine.Setup;
import org.alea.engine.purse.PurseKit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class SimulatorTest {
    private static final PurseKit.Box BOX = new PurseKit().open(ContentSource.builtIn());
    private static final Setup SETUP = Setup.of(BOX.options(), Map.of("clock", "fast"), 11);

    static Stream<GameKit> kits() {
        return GameCase.kits();
    }

    @ParameterizedTest
    @MethodSource("kits")
    void twoThreadsFindWhatOneFinds(GameKit kit) {
        GameBox<?, ?> box = kit.open(ContentSource.builtIn());
        Setup setup = Setup.of(box.options(), Map.of(), 7);
        assertThat(Simulator.of(box, setup, Bots.RANDOM).run(101, 2).toJson(kit.id(), setup, Bots.RANDOM))
                .isEqualTo(Simulator.of(box, setup, Bots.RANDOM).run(101, 1).toJson(kit.id(), setup, Bots.RANDOM));
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
}
