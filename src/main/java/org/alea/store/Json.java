package org.alea.store;

import com.fasterxml.jackson.annotation.JsonSetter;
import com.fasterxml.jackson.annotation.Nulls;
import com.fasterxml.jackson.core.JsonParseException;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.DeserializationContext;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.JsonMappingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.MapperFeature;
import com.fasterxml.jackson.databind.deser.std.StdScalarDeserializer;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.databind.module.SimpleModule;
import com.fasterxml.jackson.databind.ser.std.ToStringSerializer;
import java.io.IOException;
import java.time.Instant;
import java.time.format.DateTimeParseException;
import java.util.Objects;
import java.util.stream.Collectors;
import org.alea.content.JsonFault;
import org.alea.content.JsonLimits;
import org.alea.engine.Explained;
import org.alea.engine.Words;

/** Turns records of the player's files into JSON and back; see {@link JsonTree} for the text around them. */
final class Json {
    /** Fields of a later version are passed over, missing ones are not. */
    static final JsonMapper MAPPER = JsonMapper.builder(JsonLimits.factory())
            .enable(DeserializationFeature.FAIL_ON_TRAILING_TOKENS)
            .enable(DeserializationFeature.FAIL_ON_MISSING_CREATOR_PROPERTIES)
            .enable(DeserializationFeature.FAIL_ON_NULL_CREATOR_PROPERTIES)
            .enable(DeserializationFeature.FAIL_ON_NULL_FOR_PRIMITIVES)
            .defaultSetterInfo(JsonSetter.Value.forContentNulls(Nulls.FAIL))
            .disable(DeserializationFeature.FAIL_ON_UNKNOWN_PROPERTIES)
            .disable(DeserializationFeature.ACCEPT_FLOAT_AS_INT)
            .disable(MapperFeature.ALLOW_COERCION_OF_SCALARS)
            .addModule(new SimpleModule()
                    .addSerializer(Instant.class, ToStringSerializer.instance)
                    .addDeserializer(Instant.class, new InstantReader()))
            .build();

    private Json() {}

    static <R> R read(JsonNode node, Class<R> record) throws UnreadableException {
        try {
            return MAPPER.treeToValue(node, record);
        } catch (JsonProcessingException e) {
            throw new UnreadableException(fault(e));
        }
    }

    /** What keeps a text from being this record. Jackson speaks no French, so that only says where. */
    static Words fault(JsonProcessingException e) {
        if (e instanceof JsonParseException) {
            return JsonFault.of(e);
        }
        if (e.getCause() instanceof JsonParseException torn) {
            return JsonFault.of(torn);
        }
        String field = e instanceof JsonMappingException mapping
                ? mapping.getPath().stream()
                        .map(JsonMappingException.Reference::getFieldName)
                        .filter(Objects::nonNull)
                        .collect(Collectors.joining("."))
                : "";
        return new Words(
                field.isEmpty()
                        ? "il manque un champ, ou une valeur ne convient pas"
                        : "champ " + field + "\u00a0: absent, ou sa valeur ne convient pas",
                String.valueOf(e.getOriginalMessage()));
    }

    private static final class InstantReader extends StdScalarDeserializer<Instant> {
        private static final long serialVersionUID = 1L;

        InstantReader() {
            super(Instant.class);
        }

        @Override
        public Instant deserialize(JsonParser parser, DeserializationContext context) throws IOException {
            try {
                return Instant.parse(parser.getText());
            } catch (DateTimeParseException e) {
                throw context.weirdStringException(parser.getText(), Instant.class, "expected a date and time in UTC");
            }
        }
    }

    /** A file does not hold what it should; the message says what. */
    static final class UnreadableException extends Exception implements Explained {
        private static final long serialVersionUID = 1L;

        private final transient Words words;

        UnreadableException(Words words) {
            super(words.en());
            this.words = words;
        }

        @Override
        public Words words() {
            return words;
        }
    }
}
