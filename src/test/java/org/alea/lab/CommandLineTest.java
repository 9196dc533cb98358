package org.alea.lab;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.json.JsonMapper;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.PrintStream;
import java.io.RandomAccessFile;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.alea.content.TextFile;
import org.alea.engine.purse.PurseKit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class CommandLineTest {
    @TempDir
    Path folder;

    private final ByteArrayOutputStream out = new ByteArrayOutputStream();
    private final ByteArrayOutputStream err = new ByteArrayOutputStream();

    @Test
    void helpNamesEveryCommandInBothLanguages() {
        assertThat(run("help", "--lang", "en")).isZero();
        assertThat(text(out))
                .contains(
                        "help", "games", "play GAME", "scenario FILE", "simulate GAME", "bench", "check", "replay SAVE")
                .contains("opens the app");
        out.reset();
        assertThat(run("--help", "--lang", "fr")).isZero();
        assertThat(text(out)).contains("ouvre l’application");
    }

    @Test
    void gamesPrintsOneGameALineWithItsIdFirst() {
        assertThat(run("games", "--lang", "fr")).isZero();
        assertThat(text(out))
                .isEqualTo("purse\tLa bourse\tclock=none|fast target=60|1..200 charms=[honesty,patience]"
                        + "\t--bot careful|random" + System.lineSeparator());
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "dance",
                "help me",
                "games purse",
                "games --lang de",
                "play",
                "play chess",
                "play purse purse",
                "play purse --speed fast",
                "play purse --set clock=slow",
                "play purse --set pace=slow",
                "play purse --set",
                "play purse --set clock",
                "play purse --set clock=fast clock=none",
                "play purse --seed",
                "play purse --seed 1 --seed 2",
                "play purse --lang",
                "scenario",
                "scenario --print",
                "scenario no-such-file.json",
                "simulate purse",
                "simulate --games 5",
                "simulate purse --games",
                "simulate purse --games 0",
                "simulate purse --games many",
                "simulate purse --games 5 --bot genius",
                "simulate purse --games 5 --set target=900",
                "bench chess",
                "bench --seconds 0",
                "bench --seconds soon",
                "bench purse --set pace=fast",
                "play purse --seed \uFFFDt\uFFFD",
                "scenario \uFFFDt\uFFFD.json",
                "check no-such-folder",
                "check a b",
                "replay",
                "replay no-such-save.json"
            })
    void wrongInputIsOneClearLineAndExitCodeTwo(String line) {
        assertThat(run(line.split(" "))).isEqualTo(2);
        assertThat(text(err).lines()).hasSize(1).first().asString().isNotBlank();
        assertThat(text(out)).isEmpty();
    }

    @Test
    void aScenarioThatHoldsIsFine() throws IOException {
        assertThat(run("scenario", scenario("good.json", "\"expect\": {\"/round\": 1}")))
                .isZero();
        assertThat(text(out)).startsWith("holds ").contains("good.json");
    }

    @Test
    void aScenarioThatFailsSaysWhatDidNotHold() throws IOException {
        String good = scenario("good.json", "\"expect\": {\"/round\": 1}");
        String bad = scenario("bad.json", "\"expect\": {\"/round\": 2, \"/pot\": 1}");
        assertThat(run("scenario", bad, good)).isEqualTo(1);
        assertThat(text(out))
                .contains("expect /round: expected 2, found 1", "expect /pot: expected 1, found 0", "holds " + good);
    }

    @Test
    void aBrokenScenarioFileOutweighsAFailingOne() throws IOException {
        String broken = scenario("broken.json", "\"expct\": {}");
        String failing = scenario("failing.json", "\"expect\": {\"/round\": 2}");
        assertThat(run("scenario", broken, failing)).isEqualTo(2);
        assertThat(text(err)).contains("broken.json, field expct: is unknown here");
        assertThat(text(out)).contains("FAILS " + failing);
    }

    @Test
    void printShowsTheFinalTableAsJson() throws IOException {
        String file =
                scenario("bet.json", "\"moves\": [{\"move\": \"bet\", \"stake\": 2}], \"expect\": {\"/stake\": 3}");
        assertThat(run("scenario", file, "--print")).isEqualTo(1);
        JsonNode json = json();
        assertThat(json.at("/table/stake").asInt()).isEqualTo(2);
        assertThat(json.at("/moves/0")).hasToString("{\"move\":\"roll\",\"atMs\":0}");
        assertThat(json.at("/events/0")).hasToString("{\"event\":\"stakeChosen\",\"stake\":2}");
        assertThat(json.at("/failures/0").asText()).isEqualTo("expect /stake: expected 3, found 2");
    }

    @Test
    void simulateTellsTheSameEveryTime() {
        String[] line =
                "simulate purse --games 200 --seed 5 --set clock=fast charms=honesty,patience --json".split(" ");
        assertThat(run(line)).isZero();
        String first = text(out);
        out.reset();
        run(line);
        assertThat(text(out)).isEqualTo(first);
        JsonNode json = json();
        assertThat(json.fieldNames())
                .toIterable()
                .containsExactly("game", "setup", "bot", "games", "wins", "winRate", "meanScore", "meanRounds");
        assertThat(json.get("setup"))
                .hasToString("{\"clock\":\"fast\",\"target\":\"60\",\"charms\":\"honesty,patience\"}");
        assertThat(json.get("bot").asText()).isEqualTo("careful");
        assertThat(json.get("games").asInt()).isEqualTo(200);
        assertThat(json.get("winRate").asDouble()).isEqualTo(json.get("wins").asDouble() / 200);
        assertThat(json.get("meanRounds").asDouble()).isEqualTo(8);
    }

    @Test
    void simulateSpeaksWithoutJsonToo() {
        assertThat(run(
                        "simulate",
                        "purse",
                        "--games",
                        "10",
                        "--bot",
                        "random",
                        "--set",
                        "clock=fast",
                        "--set",
                        "target=1"))
                .isZero();
        assertThat(text(out))
                .contains("purse, bot random, 10 games from seed 1", "won ", "score ", "rounds 6.00 on average");
    }

    @Test
    void benchMeasuresEveryGameInCpuTime() {
        assertThat(run("bench", "--seconds", "0.05", "--json")).isZero();
        JsonNode json = json();
        assertThat(json).hasSize(1);
        assertThat(json.get(0).fieldNames())
                .toIterable()
                .containsExactly("game", "playoutsPerCpuSecond", "movesPerCpuSecond", "movesPerGame");
        assertThat(json.at("/0/game").asText()).isEqualTo("purse");
        assertThat(json.at("/0/playoutsPerCpuSecond").asDouble()).isPositive();
        assertThat(json.at("/0/movesPerGame").asDouble()).isGreaterThan(6);
    }

    @Test
    void benchSaysWhichGameLacksAnOption() {
        assertThat(run("bench", "--set", "pace=fast")).isEqualTo(2);
        assertThat(text(err)).startsWith("purse: there is no option pace; known are ");
    }

    @Test
    void theCardsOfTheProgramAreFine() {
        assertThat(run("check", "--lang", "en")).isZero();
        assertThat(text(out)).contains("all card data is fine");
    }

    @Test
    void aBrokenCardIsReportedWithFileCardAndField() throws IOException {
        write(
                "cards/purse/cards.json",
                "[{\"id\": \"coin9\", \"name\": {\"fr\": \"neuf\", \"en\": \"nine\"}, \"value\": 12}]");
        assertThat(run("check", "--lang", "en", folder.resolve("cards").toString()))
                .isEqualTo(1);
        assertThat(text(out))
                .contains("your purse/cards.json, coin9: field value: expected a whole number from 0 to 9, found 12");
    }

    @Test
    void everyFaultOfAFileIsReported() throws IOException {
        write("cards/purse/cards.json", """
                [{"id": "coin9", "name": {"fr": "neuf", "en": "nine"}, "value": 12},
                 {"id": "coin8", "name": {"en": "eight"}, "value": 8, "weight": 1}]
                """);
        assertThat(run("check", "--lang", "en", folder.resolve("cards").toString()))
                .isEqualTo(1);
        assertThat(text(out).lines())
                .containsExactly(
                        "your purse/cards.json, coin9: field value: expected a whole number from 0 to 9, found 12",
                        "your purse/cards.json, coin8 name: field fr: is missing; expected a text",
                        "your purse/cards.json, coin8: field weight: is unknown here; expected only id, name, value");
    }

    @Test
    void everySentenceThatSaysWhatItIsNotToldIsReported() throws IOException {
        write("cards/purse/words.json", """
                {"event.stakeChosen": {"fr": "Mise.", "en": "Bet: {amount}."}, "refusal.WRONG_STAKE": {"fr": "Non."}}
                """);
        assertThat(run("check", "--lang", "en", folder.resolve("cards").toString()))
                .isEqualTo(1);
        assertThat(text(out).lines())
                .containsExactly(
                        "your purse/words.json, event.stakeChosen: field en: {amount} is unknown here; expected only"
                                + " {stake|…|…}, {stake}",
                        "your purse/words.json, refusal.WRONG_STAKE: field en: is missing; expected a text");
    }

    @Test
    void aFrenchPlayerIsToldInFrench() throws IOException {
        assertThat(run("check", "--lang", "fr")).isZero();
        assertThat(text(out)).contains("toutes les cartes sont bonnes");
        out.reset();
        write(
                "cards/purse/cards.json",
                "[{\"id\": \"coin9\", \"name\": {\"fr\": \"neuf\", \"en\": \"nine\"}, \"value\": 12}]");
        write("cards/purse/crads.json", "[]");
        write("cards/chess/cards.json", "[]");
        assertThat(run("check", "--lang", "fr", folder.resolve("cards").toString()))
                .isEqualTo(1);
        assertThat(text(out).lines())
                .containsExactly(
                        "chess\u00a0: ce n’est pas un jeu de ce programme",
                        "purse/crads.json\u00a0: le jeu n’a pas de fichier de ce nom",
                        "votre fichier purse/cards.json, coin9\u00a0: champ value\u00a0: il faut un nombre entier de 0 à 9"
                                + " (trouvé\u00a0: 12)");
    }

    @Test
    void thePlayersOwnCardsAreCheckedToo() throws IOException {
        write("own/purse/cards.json", "[{\"id\": \"coin9\"}]");
        assertThat(run("check", "--lang", "en")).isEqualTo(1);
        assertThat(text(out)).contains("your purse/cards.json, coin9: field name: is missing; expected an object");
    }

    @Test
    void whatNoGameReadsIsReported() throws IOException {
        write("cards/purse/crads.json", "[]");
        write("cards/chess/cards.json", "[]");
        assertThat(run("check", "--lang", "en", folder.resolve("cards").toString()))
                .isEqualTo(1);
        assertThat(text(out))
                .contains("purse/crads.json: the game has no file of this name", "chess: is no game of this program");
    }

    @Test
    void aFolderInThePlaceOfAFileIsReported() throws IOException {
        Files.createDirectories(folder.resolve("cards/purse/cards.json"));
        assertThat(run("check", "--lang", "en", folder.resolve("cards").toString()))
                .isEqualTo(1);
        assertThat(text(out).lines()).containsExactly("purse/cards.json: expected a file, not a folder");
    }

    @Test
    void aScenarioMayBeginWithTheMarkOfAnEditor() throws IOException {
        write("scenario.json", "\uFEFF{\"game\": \"purse\"}");
        assertThat(run("scenario", folder.resolve("scenario.json").toString())).isZero();
    }

    @Test
    void aSentenceThatSaysWhatItIsNotToldIsReported() throws IOException {
        write(
                "cards/purse/words.json",
                "{\"event.stakeChosen\": {\"fr\": \"Mise\u00a0: {stake}.\", \"en\": \"Bet: {amount}.\"}}");
        assertThat(run("check", "--lang", "en", folder.resolve("cards").toString()))
                .isEqualTo(1);
        assertThat(text(out).lines())
                .containsExactly("your purse/words.json, event.stakeChosen: field en: {amount} is unknown here;"
                        + " expected only {stake|…|…}, {stake}");
        out.reset();
        write(
                "cards/purse/words.json",
                "{\"event.stakeChosen\": {\"fr\": \"Mise\u00a0: {stake}.\", \"en\": \"Bet: {stake|one|#}.\"}}");
        assertThat(run("check", "--lang", "en", folder.resolve("cards").toString()))
                .isZero();
    }

    @Test
    void aFolderWithoutGamesIsNotCalledFine() throws IOException {
        write("cards/purse/cards.json", "[{\"id\": \"coin9\"}]");
        assertThat(run("check", "--lang", "en", folder.resolve("cards/purse").toString()))
                .isEqualTo(2);
        assertThat(text(err)).contains("holds no folder of a game; known are purse");
        assertThat(text(out)).isEmpty();
    }

    @Test
    void aFileThatBreaksOffIsReportedInOneLine() throws IOException {
        write("cards/purse/cards.json", "[\n  {\"id\": \"coin9\",\n  \"name\": {");
        assertThat(run("check", "--lang", "en", folder.resolve("cards").toString()))
                .isEqualTo(1);
        assertThat(text(out).lines())
                .containsExactly("your purse/cards.json, line 3, column 12: is not valid JSON (Unexpected end-of-input:"
                        + " expected close marker for Object (start marker at line 3, column 11))");
    }

    @Test
    void aFolderThatHoldsTheRulesOfAGameStandsAlone() throws IOException {
        write("cards/purse/rules.json", "[]");
        write("cards/purse/words.json", "{}");
        assertThat(run("check", "--lang", "en", folder.resolve("cards").toString()))
                .isEqualTo(1);
        assertThat(text(out)).contains("purse/cards.json: expected this file in the folder");
    }

    @Test
    void aGameIsPlayedFromTheKeyboard() {
        String input = "1\nq\n";
        assertThat(runTyping(input, "play", "purse", "--seed", "3", "--lang", "en"))
                .isZero();
        assertThat(text(out))
                .contains(
                        "Seed: 3",
                        "Round 1 · purse 0 · pot 0",
                        "   1  Bet 1",
                        "· Stake: 1 coin.",
                        "   1  Roll the die",
                        "Game left.");
    }

    @Test
    void brokenCardsOfThePlayersOwnDoNotStopTheGame() throws IOException {
        write("own/purse/cards.json", "[{\"id\": \"coin9\"}]");
        assertThat(runTyping("q\n", "play", "purse", "--lang", "en")).isZero();
        assertThat(text(err)).contains("your purse/cards.json, coin9: field name: is missing; expected an object");
        assertThat(text(out)).contains("Game left.");
    }

    @Test
    void whatCannotBeWrittenIsNotCalledFine() {
        OutputStream full = new OutputStream() {
            @Override
            public void write(int b) throws IOException {
                throw new IOException("No space left on device");
            }
        };
        Terminal terminal = new Terminal(
                new PrintStream(full, true, StandardCharsets.UTF_8),
                new PrintStream(err, true, StandardCharsets.UTF_8),
                InputStream.nullInputStream());
        CommandLine commandLine = new CommandLine(List.of(new PurseKit()), folder.resolve("own"), terminal);
        assertThat(commandLine.run(List.of("games"))).isEqualTo(1);
        assertThat(text(err)).startsWith("the output could not be written").hasLineCount(1);
        assertThat(commandLine.run(List.of("games", "purse"))).as("wrong use").isEqualTo(2);
    }

    @Test
    void aReaderThatHasSeenEnoughEndsItQuietly() {
        Outlet head = new Outlet(new OutputStream() {
            @Override
            public void write(int b) throws IOException {
                throw new IOException("Broken pipe");
            }
        });
        Terminal terminal = new Terminal(
                new PrintStream(head, true, StandardCharsets.UTF_8),
                head::readerGone,
                new PrintStream(err, true, StandardCharsets.UTF_8),
                InputStream.nullInputStream(),
                false);
        CommandLine commandLine = new CommandLine(List.of(new PurseKit()), folder.resolve("own"), terminal);
        assertThat(commandLine.run(List.of("games"))).isEqualTo(0);
        assertThat(text(err)).isEmpty();
    }

    @Test
    void aScenarioThatIsTooLargeOrTooDeepIsRefusedInOneLine() throws IOException {
        Path large = folder.resolve("large.json");
        try (RandomAccessFile file = new RandomAccessFile(large.toFile(), "rw")) {
            file.setLength(TextFile.MOST_BYTES + 1);
        }
        assertThat(run("scenario", large.toString())).isEqualTo(2);
        assertThat(text(err))
                .isEqualTo(
                        large + ": cannot be read (the file has 33 MiB, at most 32 are read)" + System.lineSeparator());
        err.reset();

        Path deep = write("deep.json", "[".repeat(5000));
        assertThat(run("scenario", deep.toString())).isEqualTo(2);
        assertThat(text(err)).hasLineCount(1).contains("deep.json", "nesting depth");
        err.reset();

        assertThat(run("scenario", scenario("long.json", "\"seed\": [" + "1,".repeat(500) + "1]")))
                .isEqualTo(2);
        assertThat(text(err)).hasLineCount(1).contains("expected a whole number or a text, found [1,1,1", "…");
        assertThat(text(err).length()).isLessThan(300);
    }

    private int run(String... words) {
        return runTyping("", words);
    }

    private int runTyping(String input, String... words) {
        Terminal terminal = new Terminal(
                new PrintStream(out, true, StandardCharsets.UTF_8),
                new PrintStream(err, true, StandardCharsets.UTF_8),
                new ByteArrayInputStream(input.getBytes(StandardCharsets.UTF_8)));
        return new CommandLine(List.of(new PurseKit()), folder.resolve("own"), terminal).run(List.of(words));
    }

    private String scenario(String name, String fields) throws IOException {
        return write(name, "{\"game\": \"purse\", " + fields + "}").toString();
    }

    private Path write(String name, String text) throws IOException {
        Path file = folder.resolve(name);
        Files.createDirectories(file.getParent());
        return Files.writeString(file, text);
    }

    private JsonNode json() {
        try {
            return new JsonMapper().readTree(out.toByteArray());
        } catch (IOException e) {
            throw new AssertionError(text(out), e);
        }
    }

    private static String text(ByteArrayOutputStream bytes) {
        return bytes.toString(StandardCharsets.UTF_8);
    }
}
