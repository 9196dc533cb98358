package org.alea.store;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Objects;

/** All settings at one instant; {@link #with} gives new ones. */
public final class Settings {
    private static final Settings STANDARD = new Settings(Map.of());

    /** Only what differs from the standard. */
    private final Map<Setting<?>, Object> changed;

    private Settings(Map<Setting<?>, Object> changed) {
        this.changed = changed;
    }

    public static Settings standard() {
        return STANDARD;
    }

    @SuppressWarnings("unchecked") // with() puts a V beside a Setting<V>, and nothing else does
    public <V> V get(Setting<V> setting) {
        Object value = changed.get(setting);
        return value == null ? setting.standard() : (V) value;
    }

    public <V> Settings with(Setting<V> setting, V value) {
        if (setting.read(setting.write(value)).isEmpty()) {
            throw new IllegalArgumentException(
                    "setting " + setting + ": expected " + setting.expected().en() + ", found " + value);
        }
        Map<Setting<?>, Object> all = new LinkedHashMap<>(changed);
        if (value.equals(setting.standard())) {
            all.remove(setting);
        } else {
            all.put(setting, value);
        }
        return new Settings(all);
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Settings settings && settings.changed.equals(changed);
    }

    @Override
    public int hashCode() {
        return Objects.hashCode(changed);
    }

    @Override
    public String toString() {
        return "Settings" + changed;
    }
}
