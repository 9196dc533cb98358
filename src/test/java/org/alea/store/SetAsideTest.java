package org.alea.store;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.RandomAccessFile;
import java.nio.file.Files;
import java.nio.file.StandardCopyOption;
import java.util.List;
import java.util.Set;
import org.alea.content.TextFile;
import org.alea.engine.Match;
import org.alea.engine.Words;
import org.junit.jupiter.api.Test;

/** A save that cannot be taken up is kept under another name and explained; its place is free afterwards. */
class SetAsideTest extends RaceSaves {
    private static final String FORMAT_9 = "{\"header\": {\"format\": 9, \"program\": \"7.1\"}}";

    @Test
    void aTornFileIsSetAsideAndTheVersionBeforeIsTakenUp() throws IOException {
        writeTwice();
        String torn = Files.readString(file).substring(0, 300);
        put(torn);
        Loading.Loaded<RaceTable, RaceMove> loaded = loaded(load(RACE));
        assertThat(loaded.notes()).isEqualTo(Set.of(Loading.Note.FROM_BACKUP));
        assertThat(loaded.match().history()).hasSize(3);
        assertThat(file.resolveSibling("autosave.json.broken-001")).hasContent(torn);
        assertThat(loaded.explain())
                .isEqualTo(new Words(
                        "La dernière sauvegarde n’a pas pu être reprise\u00a0; la précédente l’a été. Le fichier est gardé sous"
                                + " «\u00a0autosave.json.broken-001\u00a0».",
                        "The last save could not be taken up; the one before it was. The file is kept as"
                                + " “autosave.json.broken-001”."));
        assertThat(loaded.detail().en()).contains("is not valid JSON");
    }

    @Test
    void aFileTornAmongItsMovesIsSetAsideForTheVersionBefore() throws IOException {
        writeTwice();
        String whole = Files.readString(file);
        String torn = whole.substring(0, whole.indexOf("\"squares\":"));
        put(torn);
        assertThat(loaded(load(RACE)).notes()).isEqualTo(Set.of(Loading.Note.FROM_BACKUP));
        assertThat(file.resolveSibling("autosave.json.broken-001")).hasContent(torn);
    }

    @Test
    void aFileWhoseLastMoveIsRefusedIsSetAsideForTheVersionBefore() throws IOException {
        writeTwice();
        edit("\"squares\":1}", "\"squares\":9}");
        Loading.Loaded<RaceTable, RaceMove> loaded = loaded(load(RACE));
        assertThat(loaded.match().history()).hasSize(3);
        assertThat(names()).containsExactly("autosave.json.bak", "autosave.json.refused-001");
    }

    @Test
    void aMatchFromTheVersionBeforeGoesOnAndIsSaved() throws IOException {
        writeTwice();
        edit("\"squares\":1}", "\"squares\":9}");
        Match<RaceTable, RaceMove> match = loaded(load(RACE)).match();
        write(AUTOSAVE, match);
        assertThat(loaded(load(RACE)).notes()).isEmpty();
        assertThat(names()).containsExactly("autosave.json", "autosave.json.bak", "autosave.json.refused-001");
    }

    @Test
    void aCrashBetweenTheTwoRenamesLosesNothing() throws IOException {
        write(AUTOSAVE, aMatch());
        Files.move(file, backup);
        Loading.Loaded<RaceTable, RaceMove> loaded = loaded(load(RACE));
        assertThat(loaded.notes()).isEqualTo(Set.of(Loading.Note.FROM_BACKUP));
        assertThat(loaded.explain().en()).isEqualTo("The last save could not be taken up; the one before it was.");
        assertThat(store.saves().header(AUTOSAVE)).isPresent();
    }

    @Test
    void aDamagedFileWithoutABackupIsKeptUnderAnotherNameAndExplained() throws IOException {
        put("{\"header\": {");
        Loading.Kept<RaceTable, RaceMove> kept = kept(load(RACE));
        assertThat(kept.place()).isEqualTo(file.resolveSibling("autosave.json.broken-001"));
        assertThat(kept.place()).hasContent("{\"header\": {");
        assertThat(kept.explain())
                .isEqualTo(new Words(
                        "Cette partie enregistrée est illisible. Le fichier est gardé sous"
                                + " «\u00a0autosave.json.broken-001\u00a0».",
                        "This saved game cannot be read. The file is kept as “autosave.json.broken-001”."));
        assertThat(kept.detail().en()).startsWith("line 1, column ").contains(": is not valid JSON (");
        assertThat(kept.detail().fr())
                .isEqualTo("ligne 1, colonne 13\u00a0: ce n’est pas du JSON valide (le texte s’arrête trop tôt)");
        nothingWaits();
    }

    @Test
    void aTornBackupIsSetAsideAsWellAndNothingWaitsAnyMore() throws IOException {
        put("{torn");
        Files.writeString(backup, "{torn, too");
        assertThat(kept(load(RACE)).save()).isInstanceOf(Loading.Unreadable.class);
        assertThat(file.resolveSibling("autosave.json.bak.broken-001")).hasContent("{torn, too");
        nothingWaits();
    }

    @Test
    void aFileTornAmongItsMovesGoesWithABackupTornAlike() throws IOException {
        writeTwice();
        String whole = Files.readString(file);
        put(whole.substring(0, whole.indexOf("\"squares\":")));
        Files.copy(file, backup, StandardCopyOption.REPLACE_EXISTING);
        assertThat(kept(load(RACE)).save()).isInstanceOf(Loading.ReplayFailed.class);
        assertThat(names()).containsExactly("autosave.json.bak.broken-001", "autosave.json.broken-001");
        nothingWaits();
    }

    @Test
    void aTornBackupThatIsAllThereIsIsExplainedAndSetAside() throws IOException {
        put("{torn");
        Files.move(file, backup);
        assertThat(kept(load(RACE)).explain().en()).endsWith("“autosave.json.bak.broken-001”.");
        nothingWaits();
    }

    @Test
    void aSaveOfAnotherFormatIsSetAsideAndTheWayBackIsTold() throws IOException {
        put(FORMAT_9);
        assertThat(kept(load(RACE)).explain())
                .isEqualTo(new Words(
                        "Cette partie a été enregistrée par la version 7.1 d’Alea Solo et ne peut pas être reprise ici."
                                + " Le fichier est gardé sous «\u00a0autosave.json.other-version-001\u00a0». Lancez une"
                                + " version qui sait la lire\u00a0: la partie y reviendra d’elle-même si sa place est"
                                + " libre.",
                        "This game was saved by version 7.1 of Alea Solo and cannot be taken up here. The file is kept as"
                                + " “autosave.json.other-version-001”. Start a version that can read it: the game comes back"
                                + " by itself if its place is free."));
        nothingWaits();
    }

    @Test
    void aMoveThatIsRefusedSetsTheFileAside() throws IOException {
        write(AUTOSAVE, aMatch());
        edit("\"squares\":2", "\"squares\":7");
        assertThat(kept(load(RACE)).explain().en())
                .isEqualTo(
                        "This game cannot be replayed beyond move 1. The file is kept as “autosave.json.refused-001”.");
        nothingWaits();
    }

    @Test
    void anotherEndThanTheOneSavedSetsTheFileAside() throws IOException {
        write(AUTOSAVE, aMatch());
        put(Files.readString(file).replaceFirst("\"end\": \"[0-9a-f]+\"", "\"end\": \"0\""));
        assertThat(kept(load(RACE)).explain().en())
                .isEqualTo("Replayed, this game does not arrive at the table that was saved. The file is kept as"
                        + " “autosave.json.refused-001”.");
        nothingWaits();
    }

    @Test
    void aSaveWhoseCardsAreGoneIsSetAsideAndTheWayBackIsTold() {
        write(AUTOSAVE, aMatch());
        assertThat(kept(load(OTHER_CARDS)).explain().en())
                .isEqualTo(
                        "This game was played with other cards; it can only be followed up to move 1. The file is kept as"
                                + " “autosave.json.other-cards-001”. Put those cards back and start Alea Solo again: the game comes"
                                + " back by itself if its place is free.");
        nothingWaits();
    }

    @Test
    void aNamedSaveIsSetAsideAlike() throws IOException {
        Slot third = new Slot("race", 3);
        write(third, aMatch());
        file = file.resolveSibling("save-3.json");
        edit("\"squares\":2", "\"squares\":7");
        assertThat(kept(store.saves().load(third, RACE)).place())
                .isEqualTo(file.resolveSibling("save-3.json.refused-001"));
        nothingWaits();
    }

    @Test
    void whatWasSetAsideBeforeIsNotOverwritten() throws IOException {
        for (String text : List.of("{one", "{two", "{three")) {
            put(text);
            kept(load(RACE));
        }
        assertThat(file.resolveSibling("autosave.json.broken-001")).hasContent("{one");
        assertThat(file.resolveSibling("autosave.json.broken-003")).hasContent("{three");
    }

    @Test
    void aFileOutOfReachIsLeftAloneAndSoIsItsBackup() throws IOException {
        write(AUTOSAVE, aMatch());
        Files.move(file, backup);
        Files.createDirectories(file);
        assertThat(load(RACE)).isInstanceOf(Loading.OutOfReach.class);
        assertThat(names()).containsExactly("autosave.json", "autosave.json.bak");
    }

    @Test
    void aFileOutOfReachIsNotWrittenOver() throws IOException {
        Files.createDirectories(file);
        write(AUTOSAVE, aMatch());
        assertThat(file).isDirectory();
        assertThat(names()).containsExactly("autosave.json");
        assertThat(failures).extracting(WriteFailure::file).containsExactly(file);
        failures.clear();
    }

    @Test
    void whatCouldNotBeLoadedIsNotOverwrittenByTheNextGame() throws IOException {
        put(FORMAT_9);
        write(AUTOSAVE, aMatch());
        assertThat(file.resolveSibling("autosave.json.other-version-001")).hasContent(FORMAT_9);
        assertThat(load(RACE)).isInstanceOf(Loading.Loaded.class);
    }

    @Test
    void aTornFileNobodyLoadedIsNotOverwrittenEither() throws IOException {
        put("{torn");
        Files.writeString(backup, "{torn, too");
        write(AUTOSAVE, aMatch());
        write(AUTOSAVE, aMatch());
        assertThat(file.resolveSibling("autosave.json.broken-001")).hasContent("{torn");
        assertThat(file.resolveSibling("autosave.json.bak.broken-001")).hasContent("{torn, too");
    }

    @Test
    void theSecondProgramExplainsButLeavesADamagedFileWhereItIs() throws IOException {
        put("{torn");
        Files.writeString(backup, FORMAT_9);
        try (Store second = openStore()) {
            assertThat(kept(second.saves().load(AUTOSAVE, RACE)).explain().en())
                    .isEqualTo("This saved game cannot be read. The file stays where it is, as “autosave.json”.");
            second.saves().write(AUTOSAVE, Save.of("race", RACE, aMatch(), STARTED));
            second.saves().delete(AUTOSAVE);
            assertThat(second.saves().bringBack(AUTOSAVE, header -> RACE)).isFalse();
        }
        assertThat(file).hasContent("{torn");
        assertThat(names()).containsExactly("autosave.json", "autosave.json.bak");
    }

    /** It has not gone anywhere. */
    @Test
    void theSecondProgramPromisesNoReturn() throws IOException {
        put(FORMAT_9);
        try (Store second = openStore()) {
            assertThat(kept(second.saves().load(AUTOSAVE, RACE)).explain().en())
                    .endsWith("The file stays where it is, as “autosave.json”.");
        }
    }

    @Test
    void aSaveComesBackOnceItsCardsAreThereAgain() {
        write(AUTOSAVE, aMatch());
        kept(load(OTHER_CARDS));
        assertThat(store.saves().bringBack(AUTOSAVE, header -> OTHER_CARDS)).isFalse();
        assertThat(store.saves().bringBack(AUTOSAVE, header -> RACE)).isTrue();
        assertThat(loaded(load(RACE)).match().history()).isEqualTo(aMatch().history());
    }

    @Test
    void aSaveDoesNotComeBackToAPlaceThatIsTaken() throws IOException {
        write(AUTOSAVE, aMatch());
        kept(load(OTHER_CARDS));
        Match<RaceTable, RaceMove> other = Match.start(RACE, aSetup());
        write(AUTOSAVE, other);
        assertThat(store.saves().bringBack(AUTOSAVE, header -> RACE)).isFalse();
        assertThat(loaded(load(RACE)).match().history()).isEmpty();
        assertThat(names()).containsExactly("autosave.json", "autosave.json.other-cards-001");
    }

    @Test
    void whatIsDamagedDoesNotComeBack() throws IOException {
        write(AUTOSAVE, aMatch());
        String sound = Files.readString(file);
        put("{torn");
        kept(load(RACE));
        Files.writeString(file.resolveSibling("autosave.json.broken-001"), sound);
        assertThat(store.saves().bringBack(AUTOSAVE, header -> RACE)).isFalse();
    }

    private void writeTwice() {
        Match<RaceTable, RaceMove> match = aMatch();
        write(AUTOSAVE, match);
        match.play(new RaceMove.Step(1), 9000);
        write(AUTOSAVE, match);
    }

    private void nothingWaits() {
        assertThat(store.saves().list("race")).isEmpty();
        assertThat(store.saves().taken(AUTOSAVE)).isFalse();
    }

    private static Loading.Kept<RaceTable, RaceMove> kept(Loading<RaceTable, RaceMove> loading) {
        assertThat(loading).isInstanceOf(Loading.Kept.class);
        return (Loading.Kept<RaceTable, RaceMove>) loading;
    }

    @Test
    void aSaveLargerThanAnyMatchIsSetAsideUnread() throws IOException {
        put("");
        try (RandomAccessFile large = new RandomAccessFile(file.toFile(), "rw")) {
            large.setLength(TextFile.MOST_BYTES + 1);
        }
        assertThat(load(RACE))
                .isInstanceOfSatisfying(
                        Loading.Kept.class,
                        kept -> assertThat(kept.detail().en()).isEqualTo("the file has 33 MiB, at most 32 are read"));
        assertThat(names()).containsExactly("autosave.json.broken-001");
    }

    @Test
    void aSaveLargerThanAnyMatchDoesNotKeepTheSlotFromBeingUsed() throws IOException {
        put("");
        try (RandomAccessFile large = new RandomAccessFile(file.toFile(), "rw")) {
            large.setLength(TextFile.MOST_BYTES + 1);
        }
        write(AUTOSAVE, aMatch());
        assertThat(names()).containsExactly("autosave.json", "autosave.json.broken-001");
    }
}
