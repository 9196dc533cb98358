package org.alea.games.queen.practice;

import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.stream.Collectors;
import org.alea.content.TableCodec;
import org.alea.engine.Game;
import org.alea.engine.Match;
import org.alea.engine.Played;
import org.alea.engine.Result;
import org.alea.engine.SeededChance;
import org.alea.engine.Setup;
import org.alea.engine.Turn;
import org.alea.games.queen.QueenBox;
import org.alea.games.queen.QueenEvent;
import org.alea.games.queen.QueenModule;
import org.alea.games.queen.QueenMove;
import org.alea.games.queen.QueenPhase;
import org.alea.games.queen.QueenTable;
import org.alea.games.queen.Speed;

/** A drill with a seed: what was drawn, and the table as it waits for the start (QUEEN-203). */
public final class Exercise {
    private final QueenBox box;
    private final Drill drill;
    private final Speed speed;
    private final Setup setup;
    private final Drawn drawn;
    private final QueenTable start;
    private volatile OptionalDouble par = OptionalDouble.empty();

    private Exercise(QueenBox box, Drill drill, Speed speed, long seed) {
        this.box = box;
        this.drill = drill;
        this.speed = speed;
        this.setup = setup(box, drill, speed, seed);
        Lots lots = new Lots(new SeededChance(seed));
        this.drawn = drill.goal().draw(lots);
        this.start = beforeTheRoll(layOut(lots), lots);
    }

    public static Exercise of(QueenBox box, Drill drill, Speed speed, long seed) {
        return new Exercise(box, drill, speed, seed);
    }

    /** Groups are assigned by hand so that the dice stay as they lie once the clock has stopped. */
    private static Setup setup(QueenBox box, Drill drill, Speed speed, long seed) {
        String modules = drill.modules().stream().map(QueenModule::option).collect(Collectors.joining(","));
        Map<String, String> chosen = Map.of(
                "modules",
                modules,
                "speed",
                speed.name().toLowerCase(Locale.ROOT),
                "assignment",
                "manual",
                "occasion",
                "practice");
        return Setup.of(box.options(), chosen, seed);
    }

    private QueenTable layOut(Lots lots) {
        TableCodec<QueenTable> codec = box.tables();
        Layout layout = new Layout(box.game().setUp(setup, new SeededChance(setup.seed())), codec, lots);
        layout.dice(drill.dice());
        layout.limit(drill.limitMs(speed));
        drill.enemies().forEach((slot, card) -> {
            if (!drawn.slots().contains(slot)) {
                box.cards().enemy(card).ifPresent(enemy -> layout.enemy(slot, enemy));
            }
        });
        drill.goal().layOut(drawn, layout);
        return layout.table(codec, new SeededChance(setup.seed()));
    }

    /** Whatever modules ask for before the roll is decided by the seed. */
    private QueenTable beforeTheRoll(QueenTable table, Lots lots) {
        Game<QueenTable, QueenMove> game = box.game();
        while (table.phase() != QueenPhase.START_ROUND) {
            game.play(table, lots.one(game.moves(table)), Turn.silent());
        }
        return table;
    }

    public Drill drill() {
        return drill;
    }

    public Speed speed() {
        return speed;
    }

    public long seed() {
        return setup.seed();
    }

    /** Whether everything is known that the goal is measured by; if not, {@link #drawn()} takes a while. */
    public boolean ready() {
        return !drill.goal().measured() || par.isPresent();
    }

    /** What was drawn, and the par if the goal has one. */
    public synchronized Drawn drawn() {
        if (!drill.goal().measured()) {
            return drawn;
        }
        if (par.isEmpty()) {
            par = OptionalDouble.of(drill.goal().measure(box, start));
        }
        return drawn.measuredBy(par.getAsDouble());
    }

    /** The table before the first throw; it never changes. */
    public QueenTable start() {
        return start;
    }

    /** A fresh match that begins here and ends with the stop. */
    public Match<QueenTable, QueenMove> match() {
        return Match.start(
                new DrillGame(
                        box.game(),
                        start,
                        end -> result(judge(Landing.of(end))),
                        () -> GoalAim.of(drill.goal(), drawn)),
                setup);
    }

    /** The score of an attempt also depends on those before it, so it is not the game's to say. */
    private static Result result(Judgement judgement) {
        Result.Outcome outcome = judgement.success() ? Result.Outcome.WON : Result.Outcome.LOST;
        return new Result(outcome, 0, "", 1, List.of());
    }

    /** QUEEN-204. */
    public Judgement judge(Landing landing) {
        return drill.goal().judge(drawn(), landing);
    }

    /** How the match came out, once its clock has stopped. */
    public Optional<Trial> trial(Match<QueenTable, QueenMove> match) {
        List<Played<QueenMove>> history = match.history();
        for (int i = 0; i < history.size(); i++) {
            for (var event : history.get(i).events()) {
                if (event instanceof QueenEvent.RoundStopped stopped) {
                    return Optional.of(trial(match.tableAfter(i), stopped, history.get(i)));
                }
            }
        }
        return Optional.empty();
    }

    private Trial trial(QueenTable rolling, QueenEvent.RoundStopped stopped, Played<QueenMove> last) {
        int atMs = ((QueenMove.Timed) last.move()).atMs();
        Landing landing = Landing.of(rolling);
        return new Trial(
                judge(landing),
                landing,
                stopped.reason(),
                Math.min(atMs, rolling.limitMs()),
                stopped.timeLeftMs(),
                rolling.rerolls());
    }
}
