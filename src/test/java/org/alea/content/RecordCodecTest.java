package org.alea.content;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.alea.engine.Deck;
import org.junit.jupiter.api.Test;

class RecordCodecTest {
    private final RecordCodec<Camp> codec = new RecordCodec<>(Camp.class);

    enum Weather {
        SUN,
        RAIN
    }

    sealed interface Guest permits Fox, Crow {}

    record Fox(int hunger) implements Guest {}

    record Crow(Optional<String> name, List<Guest> friends) implements Guest {}

    record Camp(Weather weather, Map<Weather, Integer> days, List<Guest> guests, Deck<String> deck, boolean fire) {}

    @Test
    void aStateIsReadBackAsItWasWritten() {
        Map<Weather, Integer> days = new LinkedHashMap<>();
        days.put(Weather.RAIN, 3);
        Camp camp = new Camp(
                Weather.SUN,
                days,
                List.of(new Crow(Optional.empty(), List.of(new Fox(2))), new Crow(Optional.of("Ada"), List.of())),
                new Deck<>(List.of("a", "b"), List.of("c")),
                true);

        ObjectNode json = codec.write(camp);

        assertThat(json)
                .hasToString("{\"weather\":\"SUN\",\"days\":{\"RAIN\":3},\"guests\":["
                        + "{\"type\":\"crow\",\"friends\":[{\"type\":\"fox\",\"hunger\":2}]},"
                        + "{\"type\":\"crow\",\"name\":\"Ada\",\"friends\":[]}],"
                        + "\"deck\":{\"pile\":[\"a\",\"b\"],\"discards\":[\"c\"]},\"fire\":true}");
        assertThat(codec.read(json)).isEqualTo(camp);
    }

    @Test
    void whatDoesNotFitIsRefusedWithItsPlace() {
        refused("\"guests\": [{\"type\": \"fox\", \"hunger\": 1.5}]", "guests/0/hunger", "a whole number");
        refused("\"guests\": [{\"type\": \"owl\"}]", "guests/0/type", "fox, crow");
        refused("\"guests\": [{\"type\": \"fox\", \"hunger\": 1, \"age\": 2}]", "guests/0/age", "expected only hunger");
        refused("\"days\": {\"SNOW\": 1}", "days/SNOW", "SUN");
        refused("\"fire\": null", "fire", "is missing");
    }

    private void refused(String patch, String... said) {
        ObjectNode json =
                codec.write(new Camp(Weather.SUN, Map.of(), List.of(), new Deck<>(List.of(), List.of()), false));
        assertThatThrownBy(() -> codec.read(
                        json.setAll((ObjectNode) JsonMapper.builder().build().readTree("{" + patch + "}"))))
                .isInstanceOf(MisfitException.class)
                .hasMessageContainingAll(said);
    }
}
