package org.alea.content;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.json.JsonMapper;
import java.util.List;
import java.util.Map;
import org.alea.engine.Move;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class MoveCodecTest {
    private final MoveCodec<ToyMove> codec = new MoveCodec<>(ToyMove.class);

    private enum Colour {
        RED
    }

    private sealed interface ToyMove extends Move {
        record Pass() implements ToyMove {}

        record PlaceDice(List<String> dice, Colour colour, int on, boolean up) implements ToyMove {}

        sealed interface Late extends ToyMove {
            record Stop(int atMs) implements Late {}
        }
    }

    @Test
    void aMoveIsWrittenUnderItsNameAndReadBack() {
        ToyMove place = new ToyMove.PlaceDice(List.of("W1", "G2"), Colour.RED, 3, true);
        assertThat(codec.write(place))
                .hasToString(
                        "{\"move\":\"placeDice\",\"dice\":[\"W1\",\"G2\"],\"colour\":\"RED\",\"on\":3,\"up\":true}");
        assertThat(codec.read(codec.write(place))).isEqualTo(place);
        assertThat(codec.write(new ToyMove.Pass())).hasToString("{\"move\":\"pass\"}");
        assertThat(codec.read(codec.write(new ToyMove.Late.Stop(9)))).isEqualTo(new ToyMove.Late.Stop(9));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "{}",
                "[]",
                "[null]",
                "null",
                "7",
                "{\"move\": null}",
                "{\"move\": 7}",
                "{\"move\": \"jump\"}",
                "{\"move\": \"pass\", \"far\": 1}",
                "{\"move\": \"stop\"}",
                "{\"move\": \"stop\", \"atMs\": null}",
                "{\"move\": \"stop\", \"atMs\": \"5\"}",
                "{\"move\": \"stop\", \"atMs\": 5.5}",
                "{\"move\": \"placeDice\", \"colour\": \"RED\", \"on\": 1, \"up\": true}",
                "{\"move\": \"placeDice\", \"dice\": null, \"colour\": \"RED\", \"on\": 1, \"up\": true}",
                "{\"move\": \"placeDice\", \"dice\": [null], \"colour\": \"RED\", \"on\": 1, \"up\": true}",
                "{\"move\": \"placeDice\", \"dice\": [], \"colour\": 0, \"on\": 1, \"up\": true}",
                "{\"move\": \"placeDice\", \"dice\": [], \"colour\": \"GREEN\", \"on\": 1, \"up\": true}"
            })
    void whatIsNoMoveIsRefused(String json) throws JsonProcessingException {
        JsonNode node = new JsonMapper().readTree(json);
        assertThatThrownBy(() -> codec.read(node))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageStartingWith(node + " is not a move: ");
    }

    @Test
    void whatIsWrongWithAMoveIsSaidInPlainWords() throws JsonProcessingException {
        refused("{\"move\": \"jump\"}", "field move: expected one of pass, placeDice, stop");
        refused("{\"move\": \"stop\"}", "field atMs: is missing");
        refused("{\"move\": \"stop\", \"atMs\": 1, \"far\": 1}", "field far: is unknown here; expected only atMs");
    }

    private void refused(String json, String problem) throws JsonProcessingException {
        JsonNode node = new JsonMapper().readTree(json);
        assertThatThrownBy(() -> codec.read(node)).hasMessage(node + " is not a move: " + problem);
    }

    @Test
    void theParametersOfARecordAreKnownByName() {
        assertThat(MoveCodec.parameters(new ToyMove.PlaceDice(List.of(), Colour.RED, 3, false)))
                .isEqualTo(Map.of("dice", List.of(), "colour", Colour.RED, "on", 3, "up", false));
        assertThat(MoveCodec.name(ToyMove.PlaceDice.class)).isEqualTo("placeDice");
    }
}
