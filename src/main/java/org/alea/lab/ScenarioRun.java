package org.alea.lab;

import com.fasterxml.jackson.core.JsonPointer;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.alea.content.Fault;
import org.alea.content.GameBox;
import org.alea.content.Patch;
import org.alea.engine.Chance;
import org.alea.engine.IllegalMoveException;
import org.alea.engine.IllegalSetupException;
import org.alea.engine.Match;
import org.alea.engine.Move;
import org.alea.engine.Played;
import org.alea.engine.Refusal;
import org.alea.engine.ScriptedChance;
import org.alea.engine.SeededChance;
import org.alea.engine.Setup;
import org.alea.engine.Table;

/** One scenario being played: arrange, play, then compare. */
final class ScenarioRun<T extends Table<T>, M extends Move> {
    private final Scenario scenario;
    private final GameBox<T, M> box;
    private final MoveReader<M> reader;
    private final Optional<ScriptedChance> script;
    private final Match<T, M> match;
    private final List<String> failures = new ArrayList<>();

    private ScenarioRun(Scenario scenario, GameBox<T, M> box) {
        this.scenario = scenario;
        this.box = box;
        this.reader = new MoveReader<>(box.moves());
        this.script = scenario.chance().map(ScriptedChance::new);
        checkRules();
        Setup setup = setup();
        this.match = Match.practice(box.game(), setup, arranged(setup));
    }

    static <T extends Table<T>, M extends Move> ScenarioRun<T, M> of(Scenario scenario, GameBox<T, M> box) {
        return new ScenarioRun<>(scenario, box);
    }

    ScenarioOutcome outcome() {
        playMoves();
        script.filter(left -> left.unused() > 0)
                .ifPresent(left -> failures.add("chance: " + left.unused() + " scripted results were not drawn"));
        ArrayNode moves = legalMoves();
        ArrayNode events = events();
        ObjectNode table = tableJson();
        compare(table, moves, events);
        scenario.illegal().forEach(this::judge);
        if (!tableJson().equals(table)) {
            failures.add("illegal: a refused move changed the table");
        }
        return new ScenarioOutcome(table, moves, events, List.copyOf(failures));
    }

    /** A rule that is misspelt is shown by no scenario, and nobody would notice. */
    private void checkRules() {
        int place = 0;
        for (String rule : scenario.rules()) {
            checkRule("rules[" + place++ + "]", rule);
        }
        place = 0;
        for (Scenario.Illegal illegal : scenario.illegal()) {
            String field = "illegal[" + place++ + "].rule";
            illegal.rule().ifPresent(rule -> checkRule(field, rule));
        }
    }

    private void checkRule(String field, String rule) {
        if (box.rules().entry(rule).isEmpty()) {
            throw new BadInputException(scenario.file() + ", field " + field + ": "
                    + Fault.unknownRule(rule).en());
        }
    }

    private Setup setup() {
        try {
            return Setup.of(box.options(), scenario.setup(), scenario.seed());
        } catch (IllegalSetupException e) {
            throw refused("setup", e);
        }
    }

    private T arranged(Setup setup) {
        T fresh;
        try {
            fresh = box.game().setUp(setup, new SeededChance(setup.seed()));
        } catch (IllegalSetupException e) {
            throw refused("setup", e);
        }
        Chance chance = script.<Chance>map(scripted -> scripted).orElse(fresh.chance());
        if (scenario.arrange().isEmpty()) {
            return fresh.copyWith(chance);
        }
        try {
            ObjectNode json = box.tables().write(fresh);
            Patch.apply(json, scenario.arrange());
            return whole(box.tables().read(json, chance));
        } catch (IllegalArgumentException e) {
            throw refused("arrange", e);
        }
    }

    /** A table no game can come to would prove nothing. */
    private T whole(T table) {
        List<String> broken = box.arrangementFaults(table);
        if (!broken.isEmpty()) {
            throw new BadInputException(
                    scenario.file() + ", field arrange: no game comes to this table: " + String.join("; ", broken));
        }
        return table;
    }

    private void playMoves() {
        int number = 0;
        for (ObjectNode json : scenario.moves()) {
            number++;
            try {
                match.play(read("moves", json), 0);
            } catch (IllegalMoveException e) {
                Refusal refusal = e.refusal();
                failures.add("move " + number + " " + json + ": is refused by " + refusal.rule() + " as "
                        + refusal.reason());
                return;
            } catch (ScriptedChance.UnscriptedDraw e) {
                failures.add("move " + number + " " + json + ": " + e.getMessage());
                return;
            }
        }
    }

    private void compare(ObjectNode table, ArrayNode moves, ArrayNode events) {
        ObjectNode end = table.deepCopy();
        end.set("moves", moves);
        end.set("events", events);
        end.set("result", PlainJson.result(match.result()));
        scenario.expect().forEach((place, expected) -> compare(place, expected, end.at(place)));
    }

    /** What is not there counts as null. */
    private void compare(JsonPointer place, JsonNode expected, JsonNode found) {
        boolean equal = found.isMissingNode()
                ? expected.isNull()
                : PlainJson.of(expected).equals(found);
        if (!equal) {
            failures.add("expect " + place + ": expected " + expected + ", found "
                    + (found.isMissingNode() ? "nothing" : found));
        }
    }

    private void judge(Scenario.Illegal illegal) {
        M move = read("illegal", illegal.move());
        Optional<Refusal> refusal = match.refusal(move);
        if (refusal.isEmpty()) {
            failures.add("illegal " + illegal.move() + ": is allowed");
            return;
        }
        illegal.rule()
                .filter(rule -> !rule.equals(refusal.get().rule()))
                .ifPresent(rule -> failures.add("illegal " + illegal.move() + ": expected to be refused by " + rule
                        + ", refused by " + refusal.get().rule()));
        illegal.reason()
                .filter(reason -> !reason.equals(refusal.get().reason()))
                .ifPresent(reason -> failures.add("illegal " + illegal.move() + ": expected " + reason + ", refused as "
                        + refusal.get().reason()));
        if (match.moves().contains(move)) {
            failures.add("illegal " + illegal.move() + ": is refused but listed as a legal move");
        }
    }

    private M read(String field, ObjectNode json) {
        try {
            Optional<M> due = box.realTime().flatMap(time -> time.due(match.table(), Integer.MAX_VALUE));
            return reader.read(json, match.moves(), due);
        } catch (IllegalArgumentException e) {
            throw refused(field, e);
        }
    }

    private ObjectNode tableJson() {
        return (ObjectNode) PlainJson.of(box.tables().write(match.table()));
    }

    private ArrayNode legalMoves() {
        ArrayNode all = JsonNodeFactory.instance.arrayNode();
        match.moves().forEach(move -> all.add(box.moves().write(move)));
        return all;
    }

    private ArrayNode events() {
        ArrayNode all = JsonNodeFactory.instance.arrayNode();
        for (Played<M> played : match.history()) {
            played.events().forEach(event -> all.add(PlainJson.event(event)));
        }
        return all;
    }

    private BadInputException refused(String field, RuntimeException problem) {
        return new BadInputException(scenario.file() + ", field " + field + ": "
                + String.valueOf(problem.getMessage()).replaceAll("\\s+", " "));
    }
}
