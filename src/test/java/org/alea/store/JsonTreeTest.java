package org.alea.store;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class JsonTreeTest {
    @Test
    void readsWhatTheMapperReads() throws IOException, Json.UnreadableException {
        String text = """
                {"int": 7, "long": 8000000000, "huge": 123456789012345678901234567890, "fraction": -0.5,
                 "yes": true, "no": false, "nothing": null, "text": "«\\u00e9\\n»",
                 "list": [1, [], {"a": {}}], "object": {"b": [null, "c"]}}
                """;
        assertThat(JsonTree.object(text)).isEqualTo(Json.MAPPER.readTree(text));
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
            {"a": 1, "a": 2}  | line 1, column 13: is not valid JSON (Duplicate field 'a')
            {"a": 1} {}       | line 1, column 11: is not valid JSON (Something follows after the end)
            [1]               | is not a JSON object
            ``                | is empty
            """)
    void refusesWhatIsNotOneObject(String text, String message) {
        assertThatThrownBy(() -> JsonTree.object(text))
                .isInstanceOf(Json.UnreadableException.class)
                .hasMessage(message);
    }

    @Test
    void refusesATextThatBreaksOff() {
        assertThatThrownBy(() -> JsonTree.object("{\"a\": [1,"))
                .isInstanceOf(Json.UnreadableException.class)
                .hasMessageStartingWith("line 1, column 10: is not valid JSON (Unexpected end-of-input");
    }
}
