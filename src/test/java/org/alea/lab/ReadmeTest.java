package org.alea.lab;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.json.JsonMapper;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What the README shows must work. */
class ReadmeTest {
    private static String readme;

    @BeforeAll
    static void read() throws IOException {
        readme = Files.readString(Path.of("README.md"));
    }

    @Test
    void theExampleScenarioHolds() {
        Scenario scenario = Scenario.parse("README.md", exampleScenario());
        assertThat(scenario.run(Shelf.builtIn()).failures()).isEmpty();
    }

    @Test
    void theExampleScenarioShowsEveryFieldAndTheTableExplainsEach() throws IOException {
        List<String> shown = new JsonMapper()
                .readTree(exampleScenario()).properties().stream()
                        .map(field -> field.getKey())
                        .toList();
        List<String> explained = Pattern.compile("^\\| `(\\w+)` \\|", Pattern.MULTILINE)
                .matcher(section("### Scenario files"))
                .results()
                .map(match -> match.group(1))
                .toList();
        assertThat(shown)
                .containsExactly("game", "rules", "setup", "seed", "arrange", "chance", "moves", "expect", "illegal")
                .isEqualTo(explained);
    }

    @Test
    void theExampleCardIsAcceptedInAFolderOfThePlayersOwn(@TempDir Path folder) throws IOException {
        Files.createDirectories(folder.resolve("queen"));
        Files.writeString(
                folder.resolve("queen").resolve("enemies.json"),
                "[" + example("### How to add a card").replace("\"N01\"", "\"X01\"") + "]");
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        PrintStream print = new PrintStream(out, true, StandardCharsets.UTF_8);
        int code = Main.run(
                new String[] {"check", folder.toString(), "--lang", "en"}, print, print, InputStream.nullInputStream());
        assertThat(out.toString(StandardCharsets.UTF_8)).contains("all card data is fine");
        assertThat(code).isZero();
    }

    @Test
    void theExampleGameIsTheOneThatIsCompiled() throws IOException {
        StringBuilder code = new StringBuilder();
        try (DirectoryStream<Path> files =
                Files.newDirectoryStream(Path.of("src/test/java/org/alea/engine/purse"), "*.java")) {
            for (Path file : files) {
                code.append(Files.readString(file));
            }
        }
        List<String> shown = Pattern.compile("```java\\n(.*?)```", Pattern.DOTALL)
                .matcher(section("### How to add a game"))
                .results()
                .map(match -> match.group(1))
                .toList();
        assertThat(shown).hasSize(4).allSatisfy(example -> assertThat(code).contains(example));
    }

    @Test
    void everyCommandIsListed() {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        PrintStream print = new PrintStream(out, true, StandardCharsets.UTF_8);
        Main.run(new String[] {"help", "--lang", "en"}, print, print, InputStream.nullInputStream());
        List<String> commands = Pattern.compile("^java -jar alea-solo.jar (\\w+)", Pattern.MULTILINE)
                .matcher(out.toString(StandardCharsets.UTF_8))
                .results()
                .map(match -> match.group(1))
                .toList();
        String commandLine = section("### The command line");
        assertThat(commands)
                .hasSize(8)
                .allSatisfy(command ->
                        assertThat(commandLine).containsPattern("alea-solo\\.jar (help \\| )?" + command + "\\b"));
    }

    /** Shortened: a thousand games and twenty seconds show nothing that one game and a moment do not. */
    @Test
    void everyCommandThatIsWrittenOutRuns() {
        List<String> commands = Pattern.compile(
                        "(?:alea-solo\\.jar |`)((?:simulate|bench) [a-z-][^`\\[\\n]*)", Pattern.MULTILINE)
                .matcher(readme)
                .results()
                .map(match -> match.group(1).strip())
                .filter(command -> !command.matches(".*[A-Z…]{2,}.*"))
                .toList();
        assertThat(commands).hasSizeGreaterThan(1).allSatisfy(command -> {
            String brief =
                    command.replaceAll("--games \\d+", "--games 1").replaceAll("--seconds \\d+", "--seconds 0.01");
            ByteArrayOutputStream out = new ByteArrayOutputStream();
            PrintStream print = new PrintStream(out, true, StandardCharsets.UTF_8);
            assertThat(Main.run(brief.split(" "), print, print, InputStream.nullInputStream()))
                    .as(out.toString(StandardCharsets.UTF_8))
                    .isZero();
        });
    }

    @Test
    void everyPictureAndPageItLeadsToIsThere() {
        assertThat(Pattern.compile("]\\(([^)#:]+)\\)").matcher(readme).results().map(match -> match.group(1)))
                .hasSizeGreaterThan(5)
                .allSatisfy(target -> assertThat(Path.of(target)).exists());
    }

    @Test
    void everyProfileItNamesIsInTheBuild() throws IOException {
        String build = Files.readString(Path.of("pom.xml"));
        assertThat(Pattern.compile("mvn -P(\\w+)").matcher(readme).results().map(match -> match.group(1)))
                .contains("dist", "mutation")
                .allSatisfy(profile -> assertThat(build).contains("<id>" + profile + "</id>"));
    }

    private static String exampleScenario() {
        return example("### Scenario files");
    }

    private static String example(String heading) {
        return Pattern.compile("```json\\n(.*?)```", Pattern.DOTALL)
                .matcher(section(heading))
                .results()
                .map((MatchResult match) -> match.group(1))
                .findFirst()
                .orElseThrow();
    }

    private static String section(String heading) {
        int start = readme.indexOf(heading);
        assertThat(start).as(heading).isNotNegative();
        int end = readme.indexOf("\n### ", start + heading.length());
        return readme.substring(start, end < 0 ? readme.length() : end);
    }
}
