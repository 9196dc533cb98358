package org.alea.lab;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.alea.Rule;
import org.alea.content.CardEntry;
import org.alea.content.ContentSource;
import org.alea.content.GameBox;
import org.alea.engine.Language;
import org.alea.engine.Match;
import org.alea.engine.Setup;
import org.alea.games.royal.RoyalBox;
import org.alea.games.royal.RoyalKit;
import org.alea.games.royal.RoyalMove;
import org.alea.games.royal.RoyalTable;
import org.alea.games.royal.State;
import org.junit.jupiter.api.Test;

/** The cards and the turns of Le défi royal in the terminal. */
class RoyalTerminalTest {
    private static final RoyalBox BOX = (RoyalBox) (GameBox<?, ?>) new RoyalKit().open(ContentSource.builtIn());

    private final ByteArrayOutputStream out = new ByteArrayOutputStream();

    @Test
    void whatACardDoesIsReadByItsNameInEitherLanguage() {
        play(Language.EN, "card monk", "card guerre", "card Henri", "card the roy, 7", "card dragon");
        assertThat(said())
                .contains(
                        "Monk. white, stage 1, value 3, hire 3, places 2 and 1 VP. Cube: 1 white die, alone",
                        "War. red, value 5, 3 places; leader 4 VP and 2 influence, second 2 VP and 1 influence. 2 black dice.",
                        "Henri I. Event cards won (1 → 1, 3 → 3, 5 → 6 VP).",
                        "The Roy, 7. 2 cubes in the Cathedral (2 dice). 6 in 36.",
                        "No card is called “dragon”.");
    }

    @Test
    void inFrenchTheWordIsFrenchToo() {
        play(Language.FR, "carte Hugues", "carte Le Roy, 11");
        assertThat(said())
                .contains("Hugues de Payns. Influence (5 → 1, 10 → 3, 15 → 6 PV). Le Roy n’y marque rien.")
                .contains(
                        "Le Roy, 11. 2 PV pour le Roy (1 dé, et votre meilleur dé acheté 4 deniers). 2 chances sur 36.");
    }

    @Test
    void theWordAloneNamesEverythingThatCanBeRead() {
        play(Language.EN, "card");
        assertThat(said())
                .contains(BOX.printed().stream()
                        .map(CardEntry::name)
                        .map(name -> name.en())
                        .toList());
        assertThat(BOX.printed()).hasSize(27 + 1 + 16 + 6 + 11);
    }

    @Test
    @Rule({"ROYAL-076", "ROYAL-088"})
    void actionsAreOfferedBeforeWhatInfluenceDoesForThem() {
        Match<RoyalTable, RoyalMove> match = Match.start(BOX.game(), Setup.of(BOX.options(), Map.of(), 10));
        while (match.table().state() != State.ACTION) {
            match.play(match.moves().get(0), 0);
        }
        assertThat(match.moves().get(0)).isInstanceOf(RoyalMove.Reroll.class);
        play(match, Language.EN, "/");
        List<String> offered = said().lines()
                .filter(line -> line.matches(" *\\d+  .*"))
                .skip(60)
                .map(line -> line.substring(6))
                .toList();
        int pass = offered.indexOf("Pass");
        assertThat(offered).hasSize(match.moves().size());
        assertThat(IntStream.range(0, offered.size()).filter(i -> influence(offered.get(i))))
                .isNotEmpty()
                .allMatch(place -> place > pass);
    }

    private static boolean influence(String line) {
        return Stream.of("Reroll", "Turn over", "Recruit").anyMatch(line::startsWith);
    }

    private void play(Language language, String... lines) {
        play(Match.start(BOX.game(), Setup.of(BOX.options(), Map.of(), 10)), language, lines);
    }

    private void play(Match<RoyalTable, RoyalMove> match, Language language, String... lines) {
        PrintStream print = new PrintStream(out, true, StandardCharsets.UTF_8);
        TypedLines typed = new TypedLines(lines);
        new TerminalGame<>(BOX, match, language, print, typed, typed::nanos).play();
    }

    private String said() {
        return out.toString(StandardCharsets.UTF_8).replace('\u00a0', ' ');
    }
}
