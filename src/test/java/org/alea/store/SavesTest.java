package org.alea.store;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Clock;
import java.time.Instant;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.alea.Rule;
import org.alea.engine.Match;
import org.alea.engine.Played;
import org.alea.engine.Setup;
import org.alea.engine.Words;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class SavesTest {
    private static final Instant STARTED = Instant.parse("2026-03-01T18:00:00Z");
    private static final Instant NOW = Instant.parse("2026-03-01T18:30:00Z");
    private static final Slot AUTOSAVE = Slot.autosave("race");
    private static final Race RACE = Race.standard();

    @TempDir
    Path folder;

    private final List<WriteFailure> failures = Collections.synchronizedList(new ArrayList<>());
    private Store store;
    private Path file;

    @BeforeEach
    void open() {
        store = openStore();
        file = folder.resolve("saves/race/autosave.json");
    }

    @AfterEach
    void close() {
        store.close();
        assertThat(failures).isEmpty();
    }

    @Test
    void aSavedMatchComesBackAsItWas() {
        Match<RaceTable, RaceMove> match = aMatch();
        write(AUTOSAVE, match);
        Loading.Loaded<RaceTable, RaceMove> loaded = loaded(load(RACE));
        assertThat(loaded.match().setup()).isEqualTo(match.setup());
        assertThat(loaded.match().history()).isEqualTo(match.history());
        assertThat(RACE.write(loaded.match().table())).isEqualTo(RACE.write(match.table()));
        assertThat(loaded.notes()).isEmpty();
    }

    @Test
    void aLoadedMatchHasTheSameFuture() {
        Match<RaceTable, RaceMove> match = aMatch();
        write(AUTOSAVE, match);
        Match<RaceTable, RaceMove> again = loaded(load(RACE)).match();
        assertThat(again.play(new RaceMove.Roll(), 9000)).isEqualTo(match.play(new RaceMove.Roll(), 9000));
    }

    @Test
    void theHeaderSaysWhatWasSaved() {
        write(AUTOSAVE, aMatch());
        assertThat(loaded(load(RACE)).header())
                .isEqualTo(new SaveHeader(
                        1, "race", 1, "steps[1, 2]of6", "1.0", "", STARTED, NOW, false, false, false, 3, 4500));
    }

    @Test
    void theFileHasOneMoveALine() throws IOException {
        write(AUTOSAVE, aMatch());
        store.flush();
        assertThat(file).content().contains("\n    {\"ms\":2500,\"play\":{\"move\":\"step\",\"squares\":2}},\n");
    }

    @Test
    void aLearningMatchStaysOne() {
        Match<RaceTable, RaceMove> match = aMatch();
        match.markLearning();
        write(AUTOSAVE, match);
        assertThat(loaded(load(RACE)).match().learning()).isTrue();
    }

    @Test
    void aPracticeMatchStaysOne() {
        Match<RaceTable, RaceMove> match = Match.practice(RACE, aSetup());
        match.play(new RaceMove.Roll(), 100);
        write(AUTOSAVE, match);
        assertThat(loaded(load(RACE)).match().practice()).isTrue();
    }

    @Test
    void aMatchThatBranchedOffAnotherComesBackWithItsFirstTableAndItsFuture() {
        Match<RaceTable, RaceMove> branch = Match.practice(RACE, aSetup(), aMatch().table());
        branch.play(new RaceMove.Step(1), 100);
        write(AUTOSAVE, branch);
        Match<RaceTable, RaceMove> again = loaded(load(RACE)).match();
        assertThat(RACE.write(again.tableAfter(0))).isEqualTo(RACE.write(branch.tableAfter(0)));
        assertThat(again.fromSetUp()).isFalse();
        assertThat(again.play(new RaceMove.Roll(), 200)).isEqualTo(branch.play(new RaceMove.Roll(), 200));
    }

    @Test
    void aSeedThatUsesAll64BitsComesBack() {
        Match<RaceTable, RaceMove> match = Match.start(RACE, aSetup().withSeed(-1));
        match.play(new RaceMove.Roll(), 100);
        write(AUTOSAVE, match);
        assertThat(loaded(load(RACE)).match().setup().seed()).isEqualTo(-1);
    }

    @Test
    @Rule("QUEEN-234")
    void thereIsOneAutosaveAndTenNamedSaves() {
        Match<RaceTable, RaceMove> match = aMatch();
        write(AUTOSAVE, match);
        for (int number = 1; number <= 10; number++) {
            Slot free = store.saves().free("race").orElseThrow();
            store.saves().write(free, Save.of("race", RACE, match, STARTED).named("save " + number));
        }
        assertThat(store.saves().list("race")).hasSize(11);
        assertThat(store.saves().free("race")).isEmpty();
        assertThat(store.saves().header(new Slot("race", 7)).map(SaveHeader::name))
                .hasValue("save 7");
    }

    @Test
    void aDeletedSaveIsMissing() {
        write(AUTOSAVE, aMatch());
        write(AUTOSAVE, aMatch());
        store.saves().delete(AUTOSAVE);
        assertThat(load(RACE)).isInstanceOf(Loading.Missing.class);
        assertThat(store.saves().list("race")).isEmpty();
    }

    @Test
    void aTornFileIsSetAsideAndTheVersionBeforeIsTakenUp() throws IOException {
        Match<RaceTable, RaceMove> match = aMatch();
        write(AUTOSAVE, match);
        store.flush();
        match.play(new RaceMove.Step(1), 9000);
        write(AUTOSAVE, match);
        store.flush();
        String torn = Files.readString(file).substring(0, 300);
        Files.writeString(file, torn);
        Loading.Loaded<RaceTable, RaceMove> loaded = loaded(load(RACE));
        assertThat(loaded.notes()).isEqualTo(Set.of(Loading.Note.FROM_BACKUP));
        assertThat(loaded.match().history()).hasSize(3);
        assertThat(folder.resolve("saves/race/autosave.json.broken-1")).hasContent(torn);
    }

    @Test
    void aCrashBetweenTheTwoRenamesLosesNothing() throws IOException {
        write(AUTOSAVE, aMatch());
        store.flush();
        Files.move(file, folder.resolve("saves/race/autosave.json.bak"));
        assertThat(loaded(load(RACE)).notes()).isEqualTo(Set.of(Loading.Note.FROM_BACKUP));
    }

    @Test
    void aDamagedFileWithoutABackupIsKeptUnderAnotherNameAndExplained() throws IOException {
        put("{\"header\": {");
        assertThat(load(RACE)).isInstanceOfSatisfying(Loading.Unreadable.class, unreadable -> {
            assertThat(unreadable.file()).isEqualTo(folder.resolve("saves/race/autosave.json.broken-1"));
            assertThat(unreadable.file()).hasContent("{\"header\": {");
            assertThat(unreadable.detail().en()).startsWith("line 1, column ").contains(": is not valid JSON (");
            assertThat(unreadable.detail().fr())
                    .isEqualTo("ligne 1, colonne 13\u00a0: ce n’est pas du JSON valide (le texte s’arrête trop tôt)");
        });
    }

    @Test
    void aTornBackupIsSetAsideAsWellAndNothingWaitsAnyMore() throws IOException {
        put("{torn");
        Files.writeString(folder.resolve("saves/race/autosave.json.bak"), "{torn, too");
        assertThat(load(RACE)).isInstanceOf(Loading.Unreadable.class);
        assertThat(folder.resolve("saves/race/autosave.json.bak.broken-1")).hasContent("{torn, too");
        assertThat(store.saves().list("race")).isEmpty();
    }

    @Test
    void aTornBackupThatIsAllThereIsIsExplainedAndSetAside() throws IOException {
        put("{torn");
        Files.move(file, folder.resolve("saves/race/autosave.json.bak"));
        assertThat(load(RACE)).isInstanceOf(Loading.Unreadable.class);
        assertThat(store.saves().list("race")).isEmpty();
    }

    @Test
    void aFileWithoutWhatEverySaveHasIsUnreadable() throws IOException {
        write(AUTOSAVE, aMatch());
        store.flush();
        put(Files.readString(file).replace("\"seed\"", "\"sead\""));
        Files.deleteIfExists(folder.resolve("saves/race/autosave.json.bak"));
        assertThat(load(RACE).detail()).isEqualTo(new Words("champ seed\u00a0: absent", "field seed: is missing"));
    }

    @Test
    void aSetupTheGameDoesNotOfferIsUnreadable() throws IOException {
        write(AUTOSAVE, aMatch());
        store.flush();
        put(Files.readString(file).replace("\"goal\": \"40\"", "\"goal\": \"4000\""));
        assertThat(load(RACE))
                .isInstanceOf(Loading.Unreadable.class)
                .extracting(Loading::detail)
                .isEqualTo(new Words(
                        "goal=4000\u00a0: il faut un nombre entier de 5 à 100",
                        "goal=4000: expected a whole number from 5 to 100"));
    }

    @Test
    void aSetupThatOtherCardsDoNotOfferIsKeptWhereItIs() throws IOException {
        write(AUTOSAVE, aMatch());
        store.flush();
        put(Files.readString(file).replace("\"goal\": \"40\"", "\"goal\": \"4000\""));
        assertThat(load(new Race(1, List.of(1), 6)))
                .isEqualTo(new Loading.OtherVersion<>(
                        file,
                        "1.0",
                        new Words(
                                "goal=4000\u00a0: il faut un nombre entier de 5 à 100",
                                "goal=4000: expected a whole number from 5 to 100")));
        assertThat(file).exists();
    }

    @Test
    void whateverHappensIsExplainedInBothLanguages() throws IOException {
        write(AUTOSAVE, aMatch());
        assertThat(load(new Race(2, RACE.steps(), 6)).explain())
                .isEqualTo(
                        new Words(
                                "Cette partie a été enregistrée par la version 1.0 d’Alea Solo et ne peut pas être reprise ici."
                                        + " Le fichier est gardé.",
                                "This game was saved by version 1.0 of Alea Solo and cannot be taken up here. The file is kept."));
        assertThat(load(RACE).explain()).isEqualTo(new Words("", ""));
    }

    @Test
    void aSaveOfOtherRulesIsKeptAndItsProgramNamed() {
        write(AUTOSAVE, aMatch());
        assertThat(load(new Race(2, RACE.steps(), 6)))
                .isEqualTo(new Loading.OtherVersion<>(
                        file,
                        "1.0",
                        new Words(
                                "la partie suit les règles 1, ce programme les règles 2",
                                "the save has rules 1, this program has rules 2")));
        assertThat(file).exists();
    }

    @Test
    void aSaveOfAnotherFormatIsKeptAndItsProgramNamed() throws IOException {
        put("{\"header\": {\"format\": 9, \"program\": \"7.1\", \"shape\": \"unheard of\"}, \"all\": 1}");
        assertThat(load(RACE))
                .isEqualTo(new Loading.OtherVersion<>(
                        file,
                        "7.1",
                        new Words(
                                "le fichier est au format 9, ce programme lit le format 1",
                                "the file has format 9, this program reads format 1")));
        assertThat(file).exists();
    }

    @Test
    void whatCouldNotBeLoadedIsNotOverwrittenByTheNextGame() throws IOException {
        String old = "{\"header\": {\"format\": 9, \"program\": \"7.1\"}}";
        put(old);
        write(AUTOSAVE, aMatch());
        store.flush();
        assertThat(folder.resolve("saves/race/autosave.json.kept-1")).hasContent(old);
        assertThat(load(RACE)).isInstanceOf(Loading.Loaded.class);
    }

    @Test
    void aTornFileNobodyLoadedIsNotOverwrittenEither() throws IOException {
        put("{torn");
        write(AUTOSAVE, aMatch());
        write(AUTOSAVE, aMatch());
        store.flush();
        assertThat(folder.resolve("saves/race/autosave.json.broken-1")).hasContent("{torn");
    }

    @Test
    void aSaveWithOtherCardsThatStillFitIsLoadedAndSaysSo() {
        write(AUTOSAVE, aMatch());
        assertThat(loaded(load(new Race(1, List.of(1, 2, 3), 6))).notes())
                .isEqualTo(Set.of(Loading.Note.OTHER_CONTENT));
    }

    @Test
    void aSaveWithOtherCardsThatNoLongerFitStopsBeforeTheFirstMoveThatDiffers() {
        write(AUTOSAVE, aMatch());
        assertThat(load(new Race(1, List.of(1), 6))).isInstanceOfSatisfying(Loading.OtherContent.class, other -> {
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
        store.flush();
        put(Files.readString(file).replace("\"squares\":2", "\"squares\":7"));
        assertThat(load(RACE)).isInstanceOfSatisfying(Loading.ReplayFailed.class, failed -> {
            assertThat(failed.move()).isEqualTo(2);
            assertThat(failed.before().history().size()).isEqualTo(1);
            assertThat(failed.detail().en()).isEqualTo("Step[squares=7] is refused: notAllowed (RACE-1)");
            assertThat(failed.detail().fr()).isEqualTo("coup refusé\u00a0: Ce pas n’est pas permis. (RACE-1)");
        });
        assertThat(file).exists();
    }

    @Test
    void aMoveThatIsNoMoveStopsTheReplayBeforeIt() throws IOException {
        write(AUTOSAVE, aMatch());
        store.flush();
        put(Files.readString(file).replace("\"move\":\"step\"", "\"move\":\"fly\""));
        assertThat(load(RACE)).isInstanceOfSatisfying(Loading.ReplayFailed.class, failed -> {
            assertThat(failed.move()).isEqualTo(2);
            assertThat(failed.detail().fr())
                    .endsWith(" n’est pas un coup\u00a0: champ move\u00a0: il faut l’une des valeurs roll, step");
        });
    }

    @Test
    void aLineThatIsNoJsonStopsTheReplayBeforeIt() throws IOException {
        write(AUTOSAVE, aMatch());
        store.flush();
        put(Files.readString(file).replace("\"squares\":2", "\"squares\":"));
        List<String> lines = Files.readAllLines(file);
        int line = 1
                + lines.indexOf(lines.stream()
                        .filter(text -> text.contains("\"squares\":"))
                        .findFirst()
                        .orElseThrow());
        assertThat(load(RACE)).isInstanceOfSatisfying(Loading.ReplayFailed.class, failed -> {
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
        store.flush();
        put(Files.readString(file).replace("\"squares\":2", "\"squares\":" + "[".repeat(2000)));
        assertThat(load(RACE)).isInstanceOfSatisfying(Loading.ReplayFailed.class, failed -> {
            assertThat(failed.move()).isEqualTo(2);
            assertThat(failed.line()).isPositive();
            assertThat(failed.detail().en()).startsWith("is not valid JSON (Document nesting depth");
        });
    }

    @Test
    void aFileTornAmongItsMovesIsSetAsideForTheVersionBefore() throws IOException {
        write(AUTOSAVE, aMatch());
        store.flush();
        write(AUTOSAVE, aMatch());
        store.flush();
        String whole = Files.readString(file);
        String torn = whole.substring(0, whole.indexOf("\"squares\":"));
        put(torn);
        assertThat(loaded(load(RACE)).notes()).isEqualTo(Set.of(Loading.Note.FROM_BACKUP));
        assertThat(folder.resolve("saves/race/autosave.json.broken-1")).hasContent(torn);
    }

    @Test
    void diceThatFallOtherwiseStopTheReplayBeforeThem() throws IOException {
        Match<RaceTable, RaceMove> match = aMatch();
        write(AUTOSAVE, match);
        store.flush();
        Played<RaceMove> third = match.history().get(2);
        String drew = ",\"drew\":[" + (third.draws().get(0).index() + 1) + "]}\n";
        put(Files.readString(file).replace(drew, ",\"drew\":[99]}\n"));
        assertThat(load(RACE)).isInstanceOfSatisfying(Loading.ReplayFailed.class, failed -> {
            assertThat(failed.move()).isEqualTo(3);
            assertThat(failed.detail().en()).endsWith(" where the save has [99]");
            assertThat(failed.detail().fr())
                    .startsWith("le tirage est [")
                    .endsWith("], alors que le fichier contient [99]");
        });
    }

    @Test
    void anotherEndThanTheOneSavedIsNoted() throws IOException {
        write(AUTOSAVE, aMatch());
        store.flush();
        put(Files.readString(file).replaceFirst("\"end\": \"[0-9a-f]+\"", "\"end\": \"0\""));
        assertThat(loaded(load(RACE)).notes()).isEqualTo(Set.of(Loading.Note.OTHER_END));
    }

    @Test
    void theSecondProgramLoadsButLeavesADamagedFileWhereItIs() throws IOException {
        put("{torn");
        try (Store second = openStore()) {
            assertThat(second.saves().load(AUTOSAVE, RACE))
                    .isInstanceOfSatisfying(
                            Loading.Unreadable.class,
                            unreadable -> assertThat(unreadable.file()).isEqualTo(file));
            second.saves().write(AUTOSAVE, Save.of("race", RACE, aMatch(), STARTED));
            second.saves().delete(AUTOSAVE);
        }
        assertThat(file).hasContent("{torn");
    }

    @Test
    void aSaveThatCannotBeReadIsListedWithoutAHeader() throws IOException {
        put("{torn");
        assertThat(store.saves().list("race")).containsExactly(new Saves.Listed(AUTOSAVE, Optional.empty()));
    }

    @Test
    void aSaveIsTheMatchAsItWasWhenItWasTaken() {
        Match<RaceTable, RaceMove> match = aMatch();
        Save<RaceTable, RaceMove> save = Save.of("race", RACE, match, STARTED);
        match.play(new RaceMove.Roll(), 9000);
        store.saves().write(AUTOSAVE, save);
        assertThat(loaded(load(RACE)).match().history()).hasSize(3);
    }

    private Store openStore() {
        return Store.open(new DataFolder(folder), "1.0", Clock.fixed(NOW, ZoneOffset.UTC), failures::add);
    }

    private void write(Slot slot, Match<RaceTable, RaceMove> match) {
        store.saves().write(slot, Save.of("race", RACE, match, STARTED));
    }

    private Loading<RaceTable, RaceMove> load(Race race) {
        return store.saves().load(AUTOSAVE, race);
    }

    private void put(String text) throws IOException {
        Files.createDirectories(folder.resolve("saves/race"));
        Files.writeString(file, text);
    }

    private static Loading.Loaded<RaceTable, RaceMove> loaded(Loading<RaceTable, RaceMove> loading) {
        assertThat(loading).isInstanceOf(Loading.Loaded.class);
        return (Loading.Loaded<RaceTable, RaceMove>) loading;
    }

    private static Setup aSetup() {
        return Setup.of(RACE.options(), Map.of("goal", "40"), 7);
    }

    /** A roll, a step of two, a roll. */
    private static Match<RaceTable, RaceMove> aMatch() {
        Match<RaceTable, RaceMove> match = Match.start(RACE, aSetup());
        match.play(new RaceMove.Roll(), 1000);
        match.play(new RaceMove.Step(2), 2500);
        match.play(new RaceMove.Roll(), 4500);
        return match;
    }
}
