package org.alea.app.play;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.alea.app.table.Spot;
import org.alea.engine.Because;
import org.alea.engine.Chance;
import org.alea.engine.Event;
import org.alea.engine.Game;
import org.alea.engine.Match;
import org.alea.engine.Move;
import org.alea.engine.Refusal;
import org.alea.engine.Result;
import org.alea.engine.SeededChance;
import org.alea.engine.Setup;
import org.alea.engine.StateTable;
import org.alea.engine.Turn;

/** A game in which winding a clock makes two figures act, each with a reason: an automaton small enough for tests. */
final class Clockwork implements Game<Clockwork.Case, Clockwork.Turned> {
    static final EventBook<Tick> BOOK = EventBook.of(Tick.class)
            .with(Tick.Wound.class, "mdi2k-key")
            .with(Tick.Woke.class, "mdi2a-account", row -> row.act().at(woke -> List.of(Spot.of("figure", woke.who()))))
            .with(
                    Tick.Struck.class,
                    "mdi2b-bell",
                    row -> row.step().tone(Tone.BAD).firstTime("struck", "CLOCK-1"))
            .silent(Tick.Rested.class);

    /** What has been struck so far. */
    record Works(int round, int strokes) {}

    /** The table. */
    static final class Case extends StateTable<Works, Case> {
        Case(Works works, Chance chance) {
            super(works, chance);
        }

        @Override
        protected Case with(Works works, Chance future) {
            return new Case(works, future);
        }
    }

    /** The moves. */
    sealed interface Turned extends Move {
        /** Makes both figures act. */
        record Wind() implements Turned {}

        /** Does nothing. */
        record Wait() implements Turned {}
    }

    /** The events. */
    sealed interface Tick extends Event {
        record Wound() implements Tick {}

        record Woke(String who) implements Tick {}

        record Struck(int strokes) implements Tick {}

        record Rested() implements Tick {}
    }

    static Match<Case, Turned> match() {
        return Match.start(new Clockwork(), new Setup(1, Map.of()));
    }

    @Override
    public Case setUp(Setup setup, Chance chance) {
        return new Case(new Works(1, 0), chance);
    }

    @Override
    public List<Turned> moves(Case table) {
        return List.of(new Turned.Wind(), new Turned.Wait());
    }

    @Override
    public Optional<Refusal> refusal(Case table, Turned move) {
        return table.state().strokes() >= 100 ? Refusal.because("WORN", "CLOCK-2") : Optional.empty();
    }

    @Override
    public void play(Case table, Turned move, Turn turn) {
        if (move instanceof Turned.Wait) {
            turn.add(new Tick.Rested());
            return;
        }
        turn.add(new Tick.Wound());
        for (String figure : List.of("knight", "death")) {
            turn.add(new Tick.Woke(figure));
            turn.add(new Because("nearest", Map.of(), "CLOCK-1", List.of(figure)));
            Works now = table.state();
            table.become(new Works(now.round(), now.strokes() + 1));
            turn.add(new Tick.Struck(table.state().strokes()));
        }
        table.become(new Works(table.state().round() + 1, table.state().strokes()));
        turn.add(new Tick.Rested());
    }

    @Override
    public Optional<Result> result(Case table) {
        return Optional.empty();
    }

    @Override
    public Case imagine(Case table, long seed) {
        return table.copyWith(new SeededChance(seed));
    }
}
