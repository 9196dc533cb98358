package org.alea.lab;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.InputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.concurrent.atomic.AtomicInteger;
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

    @Test
    void aSimulationThatIsStoppedTellsWhatItHas() {
        AtomicInteger asked = new AtomicInteger();
        Simulation stopped =
                Simulator.of(BOX, SETUP, "random").run(1000, 1, () -> asked.incrementAndGet() > 20, soFar -> {});

        assertThat(stopped.games()).isEqualTo(20);
        assertThat(stopped.toJson("purse", SETUP, "random"))
                .isEqualTo(Simulator.of(BOX, SETUP, "random").run(20, 1).toJson("purse", SETUP, "random"));
    }

    @Test
    void howFarASimulationHasComeIsToldWithItsUncertainty() {
        Simulation soFar = Simulator.of(BOX, SETUP, "careful").run(100, 2);

        assertThat(SimulateCommand.report(soFar, 1000, 2))
                .startsWith("100 of 1000 games, 50.0 a second, 18 s left, won ")
                .endsWith(String.format(Locale.ROOT, " %% (± %.1f)", 100 * soFar.margin()));
        assertThat(soFar.margin()).isBetween(0.0, 0.1);
        assertThat(new Simulation().margin()).isEqualTo(1);
    }

    @Test
    void progressIsToldOnlyWhereSomebodyWatches() {
        ByteArrayOutputStream said = new ByteArrayOutputStream();
        PrintStream err = new PrintStream(said, true, StandardCharsets.UTF_8);
        for (boolean watched : List.of(false, true)) {
            try (ProgressLine progress =
                    new ProgressLine(new Terminal(err, () -> false, err, InputStream.nullInputStream(), watched), 0)) {
                progress.say(() -> watched ? "half" : "nobody sees this");
            }
        }
        assertThat(said.toString(StandardCharsets.UTF_8)).isEqualTo("\rhalf\r    \r");
    }
}
