package org.alea.store;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.util.Optional;
import org.alea.Rule;
import org.alea.engine.Match;
import org.alea.engine.Words;
import org.junit.jupiter.api.Test;

class SavesTest extends RaceSaves {

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
        Match<RaceTable, RaceMove> match = aMatch();
        write(AUTOSAVE, match);
        int square = match.table().square;
        assertThat(loaded(load(RACE)).header())
                .isEqualTo(new SaveHeader(
                        1,
                        "race",
                        1,
                        "steps[1, 2]of6",
                        "1.0",
                        "",
                        STARTED,
                        NOW,
                        false,
                        false,
                        false,
                        3,
                        4500,
                        new Words("case " + square, "square " + square)));
    }

    @Test
    void aSaveOfBeforeMatchesSaidHowFarTheyHadComeIsStillRead() throws IOException {
        write(AUTOSAVE, aMatch());
        put(Files.readString(file).replaceFirst(",\\s+\"standing\": \\{[^}]*}", ""));
        assertThat(file).content().doesNotContain("standing");
        assertThat(loaded(load(RACE)).header().reached()).isEmpty();
        assertThat(store.saves().header(AUTOSAVE).map(SaveHeader::moves)).hasValue(3);
    }

    @Test
    void theFileHasOneMoveALine() throws IOException {
        write(AUTOSAVE, aMatch());
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
}
