package org.alea.games;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Clock;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import org.alea.content.ContentSource;
import org.alea.content.French;
import org.alea.content.GameBox;
import org.alea.content.GameKit;
import org.alea.engine.Match;
import org.alea.engine.Move;
import org.alea.engine.SeededChance;
import org.alea.engine.Setup;
import org.alea.engine.Table;
import org.alea.store.DataFolder;
import org.alea.store.Loading;
import org.alea.store.Save;
import org.alea.store.SaveReader;
import org.alea.store.Slot;
import org.alea.store.Store;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Whatever keeps a save from being replayed is told a French player in French. */
class FrenchReplayTest {
    private static final int MOVES = 40;

    @TempDir
    private Path home;

    static List<GameKit> kits() {
        return Games.all();
    }

    @ParameterizedTest
    @MethodSource("kits")
    void aMoveAtTheWrongPlaceIsExplainedInFrench(GameKit kit) throws IOException {
        check(kit.id(), kit.open(ContentSource.builtIn()));
    }

    private <T extends Table<T>, M extends Move> void check(String game, GameBox<T, M> box) throws IOException {
        Path file = save(game, box);
        ObjectNode saved = (ObjectNode) new JsonMapper().readTree(Files.readString(file));
        ArrayNode moves = (ArrayNode) saved.get("moves");
        int refused = 0;
        for (JsonNode wrong : moves.deepCopy()) {
            moves.set(moves.size() - 1, wrong);
            Files.writeString(file, saved.toString());
            if (SaveReader.load(file, box) instanceof Loading.ReplayFailed<T, M> failed) {
                refused++;
                assertThat(French.englishIn(failed.detail().fr()))
                        .as(failed.detail().fr())
                        .isEmpty();
            }
        }
        assertThat(refused).isGreaterThan(moves.size() / 2);
    }

    private <T extends Table<T>, M extends Move> Path save(String game, GameBox<T, M> box) {
        Match<T, M> match = Match.start(box.game(), Setup.of(box.options(), Map.of(), 7));
        SeededChance luck = new SeededChance(7);
        for (int i = 0; i < MOVES && match.result().isEmpty(); i++) {
            match.play(box.game().randomMove(match.table(), luck), 0);
        }
        DataFolder data = new DataFolder(home);
        try (Store store = Store.open(data, "1.0", Clock.systemUTC(), failure -> {})) {
            store.saves().write(Slot.autosave(game), Save.of(game, box, match, Instant.EPOCH));
        }
        return data.saves(game).resolve("autosave.json");
    }
}
