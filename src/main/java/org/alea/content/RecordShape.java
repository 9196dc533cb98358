package org.alea.content;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.lang.reflect.Constructor;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.RecordComponent;
import java.lang.reflect.Type;
import java.lang.reflect.TypeVariable;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.alea.engine.Explained;
import org.alea.engine.Words;

/** How a record stands in JSON: an object with a field for each component. */
final class RecordShape implements JsonShape {
    /** Where the records of a sealed interface have their name. */
    static final String TYPE = "type";

    private record Field(String name, Method accessor, JsonShape shape) {}

    private final Constructor<?> constructor;
    private final RecordComponent[] components;
    private final List<Field> fields = new ArrayList<>();

    RecordShape(Class<?> type) {
        components = type.getRecordComponents();
        Class<?>[] parameters = new Class<?>[components.length];
        for (int i = 0; i < components.length; i++) {
            parameters[i] = components[i].getType();
        }
        try {
            constructor = type.getDeclaredConstructor(parameters);
            constructor.setAccessible(true);
        } catch (NoSuchMethodException e) {
            throw new IllegalStateException("a record has its canonical constructor: " + type, e);
        }
    }

    /** A record may hold others of its own type, so its fields come after it is known. */
    void complete(Catalogue shapes, Map<TypeVariable<?>, Type> bound) {
        for (RecordComponent component : components) {
            Method accessor = component.getAccessor();
            accessor.setAccessible(true);
            fields.add(new Field(component.getName(), accessor, shapes.of(component.getGenericType(), bound)));
        }
    }

    @Override
    public ObjectNode write(Object value) {
        ObjectNode object = NODES.objectNode();
        writeInto(object, value);
        return object;
    }

    void writeInto(ObjectNode object, Object value) {
        for (Field field : fields) {
            JsonNode written = field.shape.write(component(field, value));
            if (!written.isNull()) {
                object.set(field.name, written);
            }
        }
    }

    private static Object component(Field field, Object value) {
        try {
            return field.accessor.invoke(value);
        } catch (ReflectiveOperationException e) {
            throw new IllegalStateException("a record gives its own components: " + value, e);
        }
    }

    @Override
    public Object read(JsonNode json, String place) {
        if (!(json instanceof ObjectNode object)) {
            throw JsonShape.misfit(place, Expected.OBJECT, json);
        }
        return read(object, place, false);
    }

    /** @param named whether its type stands in it besides its components */
    Object read(ObjectNode object, String place, boolean named) {
        Object[] values = new Object[fields.size()];
        for (int i = 0; i < values.length; i++) {
            Field field = fields.get(i);
            JsonNode found = object.get(field.name);
            String at = JsonShape.below(place, field.name);
            values[i] = found == null || found.isNull()
                    ? field.shape.whenLeftOut().orElseGet(() -> field.shape.read(NODES.nullNode(), at))
                    : field.shape.read(found, at);
        }
        refuseTheRest(object, place, named);
        return make(values, place);
    }

    private void refuseTheRest(ObjectNode object, String place, boolean named) {
        List<String> known = fields.stream().map(Field::name).toList();
        object.fieldNames().forEachRemaining(name -> {
            if (!known.contains(name) && !(named && name.equals(TYPE))) {
                throw new MisfitException(
                        Fault.field(JsonShape.below(place, name), Fault.unknown(String.join(", ", known))));
            }
        });
    }

    private Object make(Object[] values, String place) {
        try {
            return constructor.newInstance(values);
        } catch (InvocationTargetException e) {
            if (e.getCause() instanceof IllegalArgumentException refused) {
                Words problem = Explained.of(refused, "une valeur ne convient pas");
                throw new MisfitException(place.isEmpty() ? problem : Fault.field(place, problem), refused);
            }
            throw new IllegalStateException("a record takes its own components", e);
        } catch (ReflectiveOperationException e) {
            throw new IllegalStateException("a record takes its own components", e);
        }
    }
}
