package org.alea.store;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.util.List;
import java.util.Set;
import org.alea.engine.Match;
import org.alea.engine.Played;
import org.alea.engine.Words;
import org.junit.jupiter.api.Test;

/** What is made of the text of a save; the file itself stays where it is. */
class SaveReaderTest extends RaceSaves {

    @Test
    void aFileWithoutWhatEverySaveHasIsUnreadable() throws IOException {
        write(AUTOSAVE, aMatch());
        edit("\"seed\"", "\"sead\"");
        assertThat(read(RACE).detail()).isEqualTo(new Words("champ seed\u00a0: absent", "field seed: is missing"));
    }

    @Test
    void aSetupTheGameDoesNotOfferIsUnreadable() throws IOException {
        write(AUTOSAVE, aMatch());
        edit("\"goal\": \"40\"", "\"goal\": \"4000\"");
        assertThat(read(RACE))
                .isInstanceOf(Loading.Unreadable.class)
                .extracting(Loading::detail)
                .isEqualTo(new Words(
                        "goal=4000\u00a0: il faut un nombre entier de 5 à 100",
                        "goal=4000: expected a whole number from 5 to 100"));
    }

    @Test
    void aSetupThatOtherCardsDoNotOfferIsThatOfAnotherVersion() throws IOException {
        write(AUTOSAVE, aMatch());
        edit("\"goal\": \"40\"", "\"goal\": \"4000\"");
        assertThat(read(OTHER_CARDS))
                .isEqualTo(new Loading.OtherVersion<>(
                        file,
                        "1.0",
                        new Words(
                                "goal=4000\u00a0: il faut un nombre entier de 5 à 100",
                                "goal=4000: expected a whole number from 5 to 100")));
        assertThat(file).exists();
    }

    @Test
    void aSaveOfOtherRulesThatArrivesAtTheSameTableIsLoadedAndSaysSo() {
        write(AUTOSAVE, aMatch());
        Loading.Loaded<RaceTable, RaceMove> loaded = loaded(read(new Race(2, RACE.steps(), 6)));
        assertThat(loaded.notes()).isEqualTo(Set.of(Loading.Note.OTHER_RULES));
        assertThat(loaded.explain().en())
                .isEqualTo(
                        "This game was played with other cards or another version; all its moves are still possible.");
    }

    @Test
    void aSaveOfOtherRulesWhoseMovesNoLongerFitIsThatOfAnotherVersion() {
        write(AUTOSAVE, aMatch());
        assertThat(read(new Race(2, List.of(1), 6))).isEqualTo(anotherVersion());
    }

    @Test
    void aSaveOfOtherRulesThatArrivesElsewhereIsThatOfAnotherVersion() throws IOException {
        write(AUTOSAVE, aMatch());
        anotherEnd();
        assertThat(read(new Race(2, RACE.steps(), 6))).isEqualTo(anotherVersion());
    }

    private Loading<RaceTable, RaceMove> anotherVersion() {
        return new Loading.OtherVersion<>(
                file,
                "1.0",
                new Words(
                        "la partie suit les règles 1, ce programme les règles 2",
                        "the save has rules 1, this program has rules 2"));
    }

    @Test
    void aSaveOfAnotherFormatIsKeptAndItsProgramNamed() throws IOException {
        put("{\"header\": {\"format\": 9, \"program\": \"7.1\", \"shape\": \"unheard of\"}, \"all\": 1}");
        assertThat(read(RACE))
                .isEqualTo(new Loading.OtherVersion<>(
                        file,
                        "7.1",
                        new Words(
                                "le fichier est au format 9, ce programme lit le format 1",
                                "the file has format 9, this program reads format 1")));
        assertThat(file).exists();
    }

    @Test
    void aSaveWithOtherCardsThatStillFitIsLoadedAndSaysSo() {
        write(AUTOSAVE, aMatch());
        assertThat(loaded(read(new Race(1, List.of(1, 2, 3), 6))).notes())
                .isEqualTo(Set.of(Loading.Note.OTHER_CONTENT));
    }

    @Test
    void aSaveWithOtherCardsThatNoLongerFitStopsBeforeTheFirstMoveThatDiffers() {
        write(AUTOSAVE, aMatch());
        assertThat(read(OTHER_CARDS)).isInstanceOfSatisfying(Loading.OtherContent.class, other -> {
            assertThat(other.move()).isEqualTo(2);
            assertThat(other.before().history().size()).isEqualTo(1);
            assertThat(other.detail().en()).startsWith("saved with cards steps[1, 2]of6, here are steps[1]of6; ");
            assertThat(other.detail().fr())
                    .startsWith(
                            "enregistrée avec les cartes steps[1, 2]of6, celles d’ici sont steps[1]of6\u00a0; coup refusé");
        });
        assertThat(file).exists();
    }

    @Test
    void aMoveThatIsNotAllowedStopsTheReplayBeforeIt() throws IOException {
        write(AUTOSAVE, aMatch());
        edit("\"squares\":2", "\"squares\":7");
        assertThat(read(RACE)).isInstanceOfSatisfying(Loading.ReplayFailed.class, failed -> {
            assertThat(failed.move()).isEqualTo(2);
            assertThat(failed.before().history().size()).isEqualTo(1);
            assertThat(failed.detail().en()).isEqualTo("move refused: This step is not allowed. (notAllowed, RACE-1)");
            assertThat(failed.detail().fr()).isEqualTo("coup refusé\u00a0: Ce pas n’est pas permis. (RACE-1)");
        });
        assertThat(file).exists();
    }

    @Test
    void aMoveThatIsNoMoveStopsTheReplayBeforeIt() throws IOException {
        write(AUTOSAVE, aMatch());
        edit("\"move\":\"step\"", "\"move\":\"fly\"");
        assertThat(read(RACE)).isInstanceOfSatisfying(Loading.ReplayFailed.class, failed -> {
            assertThat(failed.move()).isEqualTo(2);
            assertThat(failed.detail().fr())
                    .endsWith(" n’est pas un coup\u00a0: champ move\u00a0: il faut l’une des valeurs roll, step");
        });
    }

    @Test
    void aLineThatIsNoJsonStopsTheReplayBeforeIt() throws IOException {
        write(AUTOSAVE, aMatch());
        edit("\"squares\":2", "\"squares\":");
        List<String> lines = Files.readAllLines(file);
        int line = 1
                + lines.indexOf(lines.stream()
                        .filter(text -> text.contains("\"squares\":"))
                        .findFirst()
                        .orElseThrow());
        assertThat(read(RACE)).isInstanceOfSatisfying(Loading.ReplayFailed.class, failed -> {
            assertThat(failed.move()).isEqualTo(2);
            assertThat(failed.line()).isEqualTo(line);
            assertThat(failed.before().history().size()).isEqualTo(1);
            assertThat(failed.detail().en()).startsWith("line " + line + ", column ");
            assertThat(failed.explain().en()).contains("line " + line);
            assertThat(failed.explain().fr()).contains("ligne " + line);
        });
        assertThat(file).exists();
        assertThat(store.saves().header(AUTOSAVE)).isPresent();
    }

    @Test
    void aLineThatIsNestedBeyondReasonStopsTheReplayBeforeIt() throws IOException {
        write(AUTOSAVE, aMatch());
        edit("\"squares\":2", "\"squares\":" + "[".repeat(2000));
        assertThat(read(RACE)).isInstanceOfSatisfying(Loading.ReplayFailed.class, failed -> {
            assertThat(failed.move()).isEqualTo(2);
            assertThat(failed.line()).isPositive();
            assertThat(failed.detail().en()).startsWith("is not valid JSON (Document nesting depth");
        });
    }

    @Test
    void diceThatFallOtherwiseStopTheReplayBeforeThem() throws IOException {
        Match<RaceTable, RaceMove> match = aMatch();
        write(AUTOSAVE, match);
        store.flush();
        Played<RaceMove> third = match.history().get(2);
        String drew = ",\"drew\":[" + (third.draws().get(0).index() + 1) + "]}\n";
        edit(drew, ",\"drew\":[99]}\n");
        assertThat(read(RACE)).isInstanceOfSatisfying(Loading.ReplayFailed.class, failed -> {
            assertThat(failed.move()).isEqualTo(3);
            assertThat(failed.detail().en()).endsWith(" where the save has [99]");
            assertThat(failed.detail().fr())
                    .startsWith("le tirage est [")
                    .endsWith("], alors que le fichier contient [99]");
        });
    }

    @Test
    void anotherEndThanTheOneSavedIsNoMatchToGoOnWith() throws IOException {
        write(AUTOSAVE, aMatch());
        anotherEnd();
        Loading<RaceTable, RaceMove> read = read(RACE);
        assertThat(read).isInstanceOf(Loading.OtherEnd.class);
        Loading.OtherEnd<RaceTable, RaceMove> other = (Loading.OtherEnd<RaceTable, RaceMove>) read;
        assertThat(other.match().history()).isEqualTo(aMatch().history());
        assertThat(other.explain().fr())
                .isEqualTo("Rejouée, cette partie n’arrive pas à la table qui a été enregistrée.");
    }

    @Test
    void withOtherCardsAnotherEndIsOnlyTold() throws IOException {
        write(AUTOSAVE, aMatch());
        anotherEnd();
        Loading.Loaded<RaceTable, RaceMove> loaded = loaded(read(new Race(1, List.of(1, 2, 3), 6)));
        assertThat(loaded.notes()).isEqualTo(Set.of(Loading.Note.OTHER_CONTENT, Loading.Note.OTHER_END));
        assertThat(loaded.explain().en()).endsWith("but the table is not quite the one you left.");
    }

    @Test
    void aFirstTableThatCannotBeLaidOutIsUnreadable() throws IOException {
        Match<RaceTable, RaceMove> branch = Match.practice(RACE, aSetup(), aMatch().table());
        write(AUTOSAVE, branch);
        edit("\"table\": {\"goal\":40,", "\"table\": {");
        assertThat(read(RACE)).isInstanceOf(Loading.Unreadable.class);
    }

    @Test
    void whatTheDiskDoesNotGiveIsOutOfReachAndNotDamaged() throws IOException {
        Files.createDirectories(file);
        assertThat(read(RACE))
                .isInstanceOfSatisfying(
                        Loading.OutOfReach.class,
                        out -> assertThat(out.explain().en())
                                .isEqualTo(
                                        "The file “autosave.json” cannot be read just now; it stays as it is. Check the"
                                                + " permissions of the folder " + file.getParent()
                                                + ", then try again."));
    }

    @Test
    void theMarkThatAnEditorPutsAtItsHeadIsNoDamage() throws IOException {
        write(AUTOSAVE, aMatch());
        put("\uFEFF" + Files.readString(file));
        assertThat(loaded(read(RACE)).notes()).isEmpty();
    }

    private void anotherEnd() throws IOException {
        put(Files.readString(file).replaceFirst("\"end\": \"[0-9a-f]+\"", "\"end\": \"0\""));
    }

    private Loading<RaceTable, RaceMove> read(Race race) {
        return SaveReader.load(file, race);
    }
}
