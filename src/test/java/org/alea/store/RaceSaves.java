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
import java.util.stream.Stream;
import org.alea.engine.Match;
import org.alea.engine.Setup;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.io.TempDir;

/** A folder for the saves of a race, and a match to put there. */
abstract class RaceSaves {
    static final Instant STARTED = Instant.parse("2026-03-01T18:00:00Z");
    static final Instant NOW = Instant.parse("2026-03-01T18:30:00Z");
    static final Slot AUTOSAVE = Slot.autosave("race");
    static final Race RACE = Race.standard();

    /** It allows the one step that {@link #aMatch()} does not take. */
    static final Race OTHER_CARDS = new Race(1, List.of(1), 6);

    @TempDir
    Path folder;

    final List<WriteFailure> failures = Collections.synchronizedList(new ArrayList<>());
    Store store;
    Path file;
    Path backup;

    @BeforeEach
    void open() {
        store = openStore();
        file = folder.resolve("saves/race/autosave.json");
        backup = folder.resolve("saves/race/autosave.json.bak");
    }

    @AfterEach
    void close() {
        store.close();
        assertThat(failures).isEmpty();
    }

    Store openStore() {
        return Store.open(new DataFolder(folder), "1.0", Clock.fixed(NOW, ZoneOffset.UTC), failures::add);
    }

    void write(Slot slot, Match<RaceTable, RaceMove> match) {
        store.saves().write(slot, Save.of("race", RACE, match, STARTED));
        store.flush();
    }

    Loading<RaceTable, RaceMove> load(Race race) {
        return store.saves().load(AUTOSAVE, race);
    }

    void put(String text) throws IOException {
        Files.createDirectories(folder.resolve("saves/race"));
        Files.writeString(file, text);
    }

    /** Changes what stands in the save. */
    void edit(String old, String changed) throws IOException {
        String text = Files.readString(file);
        assertThat(text).contains(old);
        Files.writeString(file, text.replace(old, changed));
    }

    /** The names of all files of the game. */
    List<String> names() throws IOException {
        try (Stream<Path> files = Files.list(folder.resolve("saves/race"))) {
            return files.map(each -> each.getFileName().toString()).sorted().toList();
        }
    }

    static Loading.Loaded<RaceTable, RaceMove> loaded(Loading<RaceTable, RaceMove> loading) {
        assertThat(loading).isInstanceOf(Loading.Loaded.class);
        return (Loading.Loaded<RaceTable, RaceMove>) loading;
    }

    static Setup aSetup() {
        return Setup.of(RACE.options(), Map.of("goal", "40"), 7);
    }

    /** A roll, a step of two, a roll. */
    static Match<RaceTable, RaceMove> aMatch() {
        Match<RaceTable, RaceMove> match = Match.start(RACE, aSetup());
        match.play(new RaceMove.Roll(), 1000);
        match.play(new RaceMove.Step(2), 2500);
        match.play(new RaceMove.Roll(), 4500);
        return match;
    }
}
