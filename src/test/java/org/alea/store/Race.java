package org.alea.store;

import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.LongFunction;
import org.alea.content.GameBox;
import org.alea.content.MoveCodec;
import org.alea.content.RuleBook;
import org.alea.content.TableCodec;
import org.alea.content.Wording;
import org.alea.engine.Bot;
import org.alea.engine.Chance;
import org.alea.engine.Game;
import org.alea.engine.Language;
import org.alea.engine.Played;
import org.alea.engine.Refusal;
import org.alea.engine.Result;
import org.alea.engine.SeededChance;
import org.alea.engine.Setup;
import org.alea.engine.SetupOption;
import org.alea.engine.Turn;

/** The smallest game that can be saved: roll or step until the goal. Its cards are the steps it allows. */
record Race(int rulesVersion, List<Integer> steps, int diceSides)
        implements Game<RaceTable, RaceMove>, GameBox<RaceTable, RaceMove>, TableCodec<RaceTable> {

    static Race standard() {
        return new Race(1, List.of(1, 2), 6);
    }

    @Override
    public RaceTable setUp(Setup setup, Chance chance) {
        return new RaceTable(setup.number("goal"), 0, chance);
    }

    @Override
    public List<RaceMove> moves(RaceTable table) {
        List<RaceMove> moves = new ArrayList<>();
        if (table.square < table.goal) {
            moves.add(new RaceMove.Roll());
            steps.forEach(squares -> moves.add(new RaceMove.Step(squares)));
        }
        return moves;
    }

    @Override
    public Optional<Refusal> refusal(RaceTable table, RaceMove move) {
        return moves(table).contains(move) ? Optional.empty() : Optional.of(new Refusal("notAllowed", "RACE-1"));
    }

    @Override
    public void play(RaceTable table, RaceMove move, Turn turn) {
        if (move instanceof RaceMove.Step step) {
            table.square += step.squares();
        } else {
            table.square += table.chance().roll(diceSides, "race:" + table.square);
        }
    }

    @Override
    public Optional<Result> result(RaceTable table) {
        return table.square < table.goal
                ? Optional.empty()
                : Optional.of(new Result(
                        Result.Outcome.WON,
                        table.square,
                        "runner",
                        1,
                        List.of(new Result.Term("squares", table.square))));
    }

    @Override
    public RaceTable imagine(RaceTable table, long seed) {
        return table.copyWith(new SeededChance(seed));
    }

    @Override
    public Game<RaceTable, RaceMove> game() {
        return this;
    }

    @Override
    public List<SetupOption> options() {
        return List.of(SetupOption.number("goal", 5, 100, 30));
    }

    @Override
    public MoveCodec<RaceMove> moves() {
        return new MoveCodec<>(RaceMove.class);
    }

    @Override
    public TableCodec<RaceTable> tables() {
        return this;
    }

    @Override
    public ObjectNode write(RaceTable table) {
        return new JsonMapper().createObjectNode().put("goal", table.goal).put("square", table.square);
    }

    @Override
    public RaceTable read(ObjectNode json, Chance chance) {
        return new RaceTable(json.get("goal").intValue(), json.get("square").intValue(), chance);
    }

    @Override
    public String contentHash() {
        return "steps" + steps + "of" + diceSides;
    }

    @Override
    public RuleBook rules() {
        throw new UnsupportedOperationException("nothing is explained in this game");
    }

    @Override
    public Wording wording() {
        throw new UnsupportedOperationException("nothing is said in this game");
    }

    @Override
    public Map<String, LongFunction<Bot<RaceTable, RaceMove>>> bots() {
        return Map.of();
    }

    @Override
    public String standardBot() {
        return "random";
    }

    @Override
    public String standing(RaceTable table, Language language) {
        return (language == Language.FR ? "case " : "square ") + table.square;
    }

    @Override
    public Map<String, Double> figures(long seed, List<RaceTable> tables, List<Played<RaceMove>> moves) {
        return Map.of("moves", (double) moves.size());
    }

    @Override
    public String describe(RaceTable table, Language language) {
        return write(table).toString();
    }

    @Override
    public String describe(Refusal refusal, Language language) {
        return language == Language.FR ? "Ce pas n’est pas permis." : "This step is not allowed.";
    }

    @Override
    public String describe(RaceTable table, RaceMove move, Language language) {
        return move.toString();
    }
}
