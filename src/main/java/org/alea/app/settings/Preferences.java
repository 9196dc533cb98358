package org.alea.app.settings;

import java.util.HashMap;
import java.util.Locale;
import java.util.Map;
import java.util.function.Consumer;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.SimpleObjectProperty;
import org.alea.app.shell.SoundBoard;
import org.alea.engine.Language;
import org.alea.store.Choices;
import org.alea.store.Setting;
import org.alea.store.Settings;

/** The player's settings, each as a property every screen can follow and change; a change is handed on to be kept. */
public final class Preferences {
    private final Map<Setting<?>, ObjectProperty<?>> properties = new HashMap<>();
    private final Consumer<Settings> keeper;
    private Settings settings;

    public Preferences(Settings settings, Consumer<Settings> keeper) {
        this.settings = settings;
        this.keeper = keeper;
        Setting.all().forEach(this::add);
    }

    @SuppressWarnings("unchecked") // add() puts a property of V beside a Setting<V>, and nothing else does
    public <V> ObjectProperty<V> of(Setting<V> setting) {
        ObjectProperty<?> property = properties.get(setting);
        if (property == null) {
            throw new IllegalArgumentException(setting + " is not among all settings");
        }
        return (ObjectProperty<V>) property;
    }

    public <V> V get(Setting<V> setting) {
        return of(setting).get();
    }

    public <V> void set(Setting<V> setting, V value) {
        of(setting).set(value);
    }

    /** Back to the standard value. */
    public <V> void reset(Setting<V> setting) {
        set(setting, setting.standard());
    }

    /** The language to speak; the system's one unless the player has chosen. */
    public Language language() {
        return switch (get(Setting.LANGUAGE)) {
            case FR -> Language.FR;
            case EN -> Language.EN;
            case SYSTEM -> Locale.getDefault().getLanguage().equals("fr") ? Language.FR : Language.EN;
        };
    }

    public void speak(Language language) {
        set(Setting.LANGUAGE, language == Language.FR ? Choices.Tongue.FR : Choices.Tongue.EN);
    }

    /** How long dice are seen tumbling; what a roll costs on the clock is the game's affair. */
    public int rollMillis() {
        return switch (get(Setting.ANIMATION_SPEED)) {
            case OFF -> 0;
            case FAST -> 300;
            case NORMAL -> 600;
            case SLOW -> 1000;
        };
    }

    /** From 0 to 1. */
    public double volume(SoundBoard.Channel channel) {
        Setting<Integer> volume = switch (channel) {
            case TABLE -> Setting.VOLUME_TABLE;
            case CLOCK -> Setting.VOLUME_CLOCK;
            case INTERFACE -> Setting.VOLUME_INTERFACE;
        };
        return get(Setting.MUTE) ? 0 : get(volume) / 100.0;
    }

    private <V> void add(Setting<V> setting) {
        ObjectProperty<V> property = new SimpleObjectProperty<>(this, setting.id(), settings.get(setting));
        property.addListener((all, old, now) -> {
            settings = settings.with(setting, now);
            keeper.accept(settings);
        });
        properties.put(setting, property);
    }
}
