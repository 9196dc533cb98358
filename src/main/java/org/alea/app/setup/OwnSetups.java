package org.alea.app.setup;

import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.alea.app.settings.Preferences;
import org.alea.store.Setting;

/** The set-ups of one game that the player has kept under a name. */
record OwnSetups(Preferences preferences, String game) {

    /** Name to set-up as {@link SetupModel#written()} says it, by name. */
    Map<String, String> all() {
        Map<String, String> own = new TreeMap<>();
        preferences.get(Setting.OWN_SETUPS).forEach((key, written) -> {
            if (key.startsWith(key(""))) {
                own.put(key.substring(key("").length()), written);
            }
        });
        return own;
    }

    /** The name that what is chosen now is kept under, if it is. */
    Optional<String> nameOf(SetupModel model) {
        return all().entrySet().stream()
                .filter(own -> own.getValue().equals(model.written()))
                .map(Map.Entry::getKey)
                .findFirst();
    }

    /** Keeps what is chosen now; a set-up that had this name so far gives way. */
    void keep(String name, SetupModel model) {
        Map<String, String> changed = new TreeMap<>(preferences.get(Setting.OWN_SETUPS));
        changed.put(key(name), model.written());
        preferences.set(Setting.OWN_SETUPS, Map.copyOf(changed));
    }

    void forget(String name) {
        Map<String, String> changed = new TreeMap<>(preferences.get(Setting.OWN_SETUPS));
        changed.remove(key(name));
        preferences.set(Setting.OWN_SETUPS, Map.copyOf(changed));
    }

    private String key(String name) {
        return game + "/" + name;
    }
}
