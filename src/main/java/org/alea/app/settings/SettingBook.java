package org.alea.app.settings;

import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;
import java.util.function.Consumer;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.IntegerProperty;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.beans.property.SimpleIntegerProperty;
import javafx.beans.property.SimpleObjectProperty;

/**
 * Observable values over a map of texts: what is missing or not understood has its standard value, and every change is
 * written back and handed to the keeper.
 */
final class SettingBook {
    private final Map<String, String> values;
    private final Map<String, Runnable> standards = new LinkedHashMap<>();
    private final Consumer<Map<String, String>> keeper;

    SettingBook(Map<String, String> saved, Consumer<Map<String, String>> keeper) {
        this.values = new LinkedHashMap<>(saved);
        this.keeper = keeper;
    }

    <E extends Enum<E>> ObjectProperty<E> choice(String key, E standard) {
        String saved = values.getOrDefault(key, "");
        E first = Arrays.stream(standard.getDeclaringClass().getEnumConstants())
                .filter(constant -> code(constant).equals(saved))
                .findFirst()
                .orElse(standard);
        ObjectProperty<E> property = new SimpleObjectProperty<>(first);
        property.addListener((all, old, now) -> keep(key, code(now)));
        standards.put(key, () -> property.set(standard));
        return property;
    }

    IntegerProperty number(String key, int least, int most, int standard) {
        String saved = values.getOrDefault(key, "");
        int number = saved.matches("[0-9]{1,6}") ? Integer.parseInt(saved) : standard;
        IntegerProperty property = new SimpleIntegerProperty(Math.max(least, Math.min(most, number)));
        property.addListener((all, old, now) -> keep(key, now.toString()));
        standards.put(key, () -> property.set(standard));
        return property;
    }

    BooleanProperty flag(String key, boolean standard) {
        String saved = values.getOrDefault(key, "");
        BooleanProperty property = new SimpleBooleanProperty(saved.isEmpty() ? standard : saved.equals("true"));
        property.addListener((all, old, now) -> keep(key, now.toString()));
        standards.put(key, () -> property.set(standard));
        return property;
    }

    /** A text nobody observes. */
    String note(String key) {
        return values.getOrDefault(key, "");
    }

    void keep(String key, String value) {
        if (!value.equals(values.put(key, value))) {
            keeper.accept(Map.copyOf(values));
        }
    }

    /** Back to the standard value. */
    void reset(String key) {
        Runnable standard = standards.get(key);
        if (standard != null) {
            standard.run();
        }
    }

    Iterable<String> keys() {
        return standards.keySet();
    }

    private static String code(Enum<?> constant) {
        return constant.name().toLowerCase(Locale.ROOT);
    }
}
