package org.alea.lab;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.alea.content.ContentSource;
import org.alea.engine.Seeds;
import org.alea.engine.purse.PurseKit;
import org.junit.jupiter.api.Test;

class ScenarioTest {
    private static final Shelf SHELF = new Shelf(List.of(new PurseKit()), ContentSource.builtIn());

    @Test
    void everythingAFileMayHoldIsRead() {
        Scenario scenario = Scenario.parse("all.json", """
                {"game": "purse", "rules": ["PURSE-001", "PURSE-002"],
                 "setup": {"clock": "fast", "target": 30, "charms": ["honesty", "patience"]}, "seed": "dragon",
                 "arrange": {"round": 2}, "chance": [6],
                 "moves": [{"move": "bet", "stake": 2}],
                 "expect": {"/round": 2},
                 "illegal": [{"move": "bank"}, {"move": {"move": "bet", "stake": 4}, "rule": "PURSE-001", "reason": "WRONG_STAKE"}]}
                """);
        assertThat(scenario.rules()).containsExactly("PURSE-001", "PURSE-002");
        assertThat(scenario.setup()).isEqualTo(Map.of("clock", "fast", "target", "30", "charms", "honesty,patience"));
        assertThat(scenario.seed()).isEqualTo(Seeds.parse("dragon"));
        assertThat(scenario.chance()).contains(List.of(6));
        assertThat(scenario.illegal())
                .extracting(Scenario.Illegal::rule)
                .containsExactly(Optional.empty(), Optional.of("PURSE-001"));
    }

    @Test
    void aScenarioWhoseExpectationsAreMetHolds() {
        assertThat(failures("""
                "arrange": {"phase": "ROLL", "stake": 2, "pot": 5}, "chance": [6, 1],
                "moves": [{"move": "roll"}, {"move": "roll"}],
                "expect": {"/pot": 0, "/round": 2, "/events/0": {"event": "rolled", "face": 6, "pot": 17},
                           "/events/1/event": "potLost", "/events/2": null, "/result": null,
                           "/moves": [{"move": "bet", "stake": 1}, {"move": "bet", "stake": 2}, {"move": "bet", "stake": 3}]},
                "illegal": [{"move": "bank"}]""")).isEmpty();
    }

    @Test
    void theResultCanBeExpected() {
        assertThat(failures("""
                "setup": {"target": 20}, "arrange": {"phase": "ROLL", "round": 6, "pot": 5, "purse": 15},
                "moves": [{"move": "bank"}],
                "expect": {"/result/outcome": "WON", "/result/score": 20, "/result/rank": "rich", "/result/rounds": 6,
                           "/result/terms": [{"id": "purse", "points": 20}], "/moves": []},
                "illegal": [{"move": {"move": "bank"}, "rule": "PURSE-004", "reason": "GAME_OVER"}]""")).isEmpty();
    }

    @Test
    void everyExpectationThatFailsIsNamed() {
        assertThat(failures("\"expect\": {\"/round\": 2, \"/pot\": 0, \"/gold\": 1, \"/result/score\": 3}"))
                .containsExactly(
                        "expect /round: expected 2, found 1",
                        "expect /gold: expected 1, found nothing",
                        "expect /result/score: expected 3, found nothing");
    }

    @Test
    void aRefusedMoveFails() {
        assertThat(failures("\"moves\": [{\"move\": \"bank\"}]"))
                .containsExactly("move 1 {\"move\":\"bank\"}: is refused by PURSE-001 as WRONG_STATE");
    }

    @Test
    void anUnscriptedDrawFails() {
        assertThat(failures("\"chance\": [], \"moves\": [{\"move\": \"bet\", \"stake\": 1}, {\"move\": \"roll\"}]"))
                .containsExactly("move 2 {\"move\":\"roll\"}: an unscripted draw of 1 to 6 for die");
    }

    @Test
    void anUnusedDrawFails() {
        assertThat(failures("\"chance\": [3, 4], \"moves\": [{\"move\": \"bet\", \"stake\": 1}, {\"move\": \"roll\"}]"))
                .containsExactly("chance: 1 scripted results were not drawn");
    }

    @Test
    void withoutAScriptTheSeedDecides() {
        String moves =
                "\"seed\": 5, \"arrange\": {\"purse\": 1}, \"moves\": [{\"move\": \"bet\", \"stake\": 1}, {\"move\": \"roll\"}]";
        assertThat(run(moves).events()).isEqualTo(run(moves).events()).hasSize(2);
    }

    @Test
    void aMoveThatShouldBeRefusedButIsNotFails() {
        assertThat(failures("\"illegal\": [{\"move\": \"bet\", \"stake\": 1}]"))
                .containsExactly("illegal {\"move\":\"bet\",\"stake\":1}: is allowed");
    }

    @Test
    void aRefusalByAnotherRuleOrReasonFails() {
        assertThat(
                        failures(
                                "\"illegal\": [{\"move\": {\"move\": \"bet\", \"stake\": 7}, \"rule\": \"PURSE-002\", \"reason\": \"TOO_MUCH\"}]"))
                .containsExactly(
                        "illegal {\"move\":\"bet\",\"stake\":7}: expected to be refused by PURSE-002, refused by PURSE-001",
                        "illegal {\"move\":\"bet\",\"stake\":7}: expected TOO_MUCH, refused as WRONG_STAKE");
    }

    @Test
    void aTimedMoveWithoutItsInstantIsPlayedAtTheListedOne() {
        assertThat(failures("""
                "setup": {"clock": "fast"}, "arrange": {"phase": "ROLL", "stake": 1, "elapsedMs": 1200}, "chance": [5, 2],
                "moves": [{"move": "roll"}, {"move": "roll", "atMs": 2500}],
                "expect": {"/elapsedMs": 3000, "/pot": 7},
                "illegal": [{"move": {"move": "roll", "atMs": 2999}, "reason": "NOT_YET"},
                            {"move": {"move": "timeUp", "atMs": 3000}}]""")).isEmpty();
    }

    @Test
    void aTimedMoveThatIsNotListedIsJudgedAtTheInstantOfTheTable() {
        assertThat(failures("""
                "setup": {"clock": "fast"}, "arrange": {"phase": "ROLL", "stake": 1, "elapsedMs": 4000},
                "illegal": [{"move": {"move": "roll"}, "reason": "TIME_UP"}]""")).isEmpty();
    }

    @Test
    void aListIsPatchedWholeOrPlaceByPlace() {
        assertThat(failures("\"arrange\": {\"deck\": [3, 4]}, \"expect\": {\"/deck\": [3, 4]}"))
                .isEmpty();
        assertThat(failures("""
                "setup": {"charms": "honesty"}, "arrange": {"deck": {"0": 9, "2": 8, "4": 7}},
                "expect": {"/deck/0": 9, "/deck/2": 8, "/deck/4": 7, "/deck/5": null}""")).isEmpty();
    }

    @Test
    void whatCannotBeArrangedIsRefusedWithFileAndField() {
        refused("\"arrange\": {\"deck\": {\"9\": 1}}", "deck is a list of 5: it has no place 9, counted from 0");
        refused("\"arrange\": {\"gold\": 1}", "arrange: field gold: is unknown here; expected only target, rounds");
        refused("\"arrange\": {\"pot\": \"x\"}", "pot: expected a whole number, found \"x\"");
    }

    @Test
    void whateverIsWrongWithAFileIsRefusedWithFileAndField() {
        refused(
                "\"expct\": {}",
                "test.json, field expct: is unknown here; expected only arrange, chance, expect, game");
        refused(
                "\"illegal\": [{\"move\": {\"move\": \"bank\"}, \"rul\": \"x\"}]",
                "field illegal.rul: is unknown here");
        refused("\"rules\": \"PURSE-001\"", "field rules: expected a list, found \"PURSE-001\"");
        refused("\"rules\": [1]", "field rules: expected a list of texts, found 1");
        refused("\"rules\": [\"PURSE-001\", \"PURSE-1\"]", "field rules[1]: there is no rule PURSE-1");
        refused(
                "\"illegal\": [{\"move\": {\"move\": \"bank\"}, \"rule\": \"PURSE-9\"}]",
                "field illegal[0].rule: there is no rule PURSE-9");
        refused("\"setup\": {\"clock\": \"slow\"}", "field setup: clock=slow: expected one of none, fast");
        refused("\"setup\": {\"clock\": {}}", "field setup.clock: expected a text");
        refused("\"seed\": 1.5", "field seed: expected a whole number or a text, found 1.5");
        refused("\"chance\": [0]", "field chance: expected faces from 1, found 0");
        refused("\"chance\": 3", "field chance: expected a list, found 3");
        refused("\"moves\": [\"bank\"]", "field moves: expected a list of objects, found \"bank\"");
        refused("\"moves\": [{\"move\": \"jump\"}]", "field moves: {\"move\":\"jump\"} is not a move");
        refused(
                "\"moves\": [{\"move\": \"bet\"}]",
                "field moves: {\"move\":\"bet\"} is not a move: field stake: is missing");
        refused(
                "\"moves\": [{\"move\": \"roll\", \"far\": 1}]",
                "is not a move: field far: is unknown here; expected only atMs");
        refused("\"expect\": {\"round\": 1}", "field expect: expected a JSON pointer such as /round, found round");
    }

    @Test
    void aFileThatIsNoScenarioIsRefusedInOneLine() {
        assertThatThrownBy(() -> Scenario.parse("bad.json", "{\"game\": \n \"purse\",\n ]"))
                .isInstanceOf(BadInputException.class)
                .hasMessageStartingWith("bad.json, line 3, column 2: is not valid JSON (")
                .hasMessageNotContaining("\n");
        assertThatThrownBy(() -> Scenario.parse("bad.json", "{\n"))
                .hasMessageContaining("(start marker at line 1, column 1)")
                .hasMessageNotContaining("\n");
        assertThatThrownBy(() -> Scenario.parse("bad.json", "[".repeat(2000)))
                .isInstanceOf(BadInputException.class)
                .hasMessageStartingWith("bad.json: is not valid JSON (Document nesting depth");
        assertThatThrownBy(() -> Scenario.parse("bad.json", "[]")).hasMessage("bad.json: expected a JSON object");
        assertThatThrownBy(() -> Scenario.parse("bad.json", "")).hasMessage("bad.json: expected a JSON object");
        assertThatThrownBy(() -> Scenario.parse("bad.json", "{}")).hasMessage("bad.json, field game: is missing");
        assertThatThrownBy(() ->
                        Scenario.parse("bad.json", "{\"game\": \"chess\"}").run(SHELF))
                .hasMessage("bad.json, field game: there is no game chess; known are purse");
        assertThatThrownBy(() -> Scenario.parse("bad.json", "{\"game\": \"a\", \"game\": \"b\"}"))
                .hasMessageContaining("uplicate");
        assertThatThrownBy(() -> Scenario.read(Path.of("no-such-file.json")))
                .isInstanceOf(BadInputException.class)
                .hasMessageContaining("no-such-file.json: cannot be read");
    }

    @Test
    void theOutcomeShowsTableMovesEventsAndFailures() {
        assertThat(run("\"expect\": {\"/round\": 9}").toJson().fieldNames())
                .toIterable()
                .containsExactly("table", "moves", "events", "failures");
    }

    private static void refused(String fields, String message) {
        assertThatThrownBy(() -> run(fields))
                .isInstanceOf(BadInputException.class)
                .hasMessageContaining("test.json")
                .hasMessageContaining(message)
                .hasMessageNotContaining("\n");
    }

    private static List<String> failures(String fields) {
        return run(fields).failures();
    }

    private static ScenarioOutcome run(String fields) {
        return Scenario.parse("test.json", "{\"game\": \"purse\", " + fields + "}")
                .run(SHELF);
    }
}
