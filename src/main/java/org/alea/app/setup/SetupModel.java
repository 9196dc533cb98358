package org.alea.app.setup;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import javafx.beans.property.SimpleStringProperty;
import javafx.beans.property.StringProperty;
import javafx.collections.FXCollections;
import javafx.collections.ObservableMap;
import org.alea.engine.IllegalSetupException;
import org.alea.engine.Seeds;
import org.alea.engine.Setup;
import org.alea.engine.SetupOption;

/** What the player has chosen on the set-up screen so far. Knows no controls. */
final class SetupModel {
    private final List<SetupOption> options;
    private final ObservableMap<String, String> chosen = FXCollections.observableMap(new LinkedHashMap<>());
    private final StringProperty seed = new SimpleStringProperty("");

    SetupModel(List<SetupOption> options) {
        this.options = options;
        options.forEach(option -> chosen.put(option.id(), option.standard()));
        reroll();
    }

    /** The options the player decides on. */
    List<SetupOption> shown() {
        return options.stream().filter(SetupOption::shown).toList();
    }

    List<SetupOption> shown(SetupOption.Kind kind) {
        return shown().stream().filter(option -> option.kind() == kind).toList();
    }

    ObservableMap<String, String> chosen() {
        return chosen;
    }

    StringProperty seedProperty() {
        return seed;
    }

    String value(SetupOption option) {
        return chosen.getOrDefault(option.id(), option.standard());
    }

    void choose(SetupOption option, String value) {
        chosen.put(option.id(), value);
    }

    /** Sets several options at once; one the game does not offer is passed over. */
    void choose(Map<String, String> preset) {
        preset.forEach(this::recall);
    }

    /** Whether all these options are chosen so. */
    boolean is(Map<String, String> preset) {
        return preset.entrySet().stream().allMatch(wanted -> wanted.getValue().equals(chosen.get(wanted.getKey())));
    }

    List<String> values(SetupOption option) {
        String value = value(option);
        return value.isEmpty() ? List.of() : Arrays.asList(value.split(","));
    }

    /** Puts one value of an option that takes several in or out; the values stay in the option's order. */
    void toggle(SetupOption option, String value) {
        choose(option, String.join(",", toggled(option, value)));
    }

    void reroll() {
        seed.set(Seeds.format(Seeds.fresh()));
    }

    /** Whether this option means anything as things are chosen now; if not, its standard value stands. */
    boolean applies(SetupOption option) {
        return option.applies(chosen);
    }

    /** An option that was given what it does not allow. */
    Optional<SetupOption> wrong() {
        return shown().stream()
                .filter(option -> applies(option) && !option.allows(value(option)))
                .findFirst();
    }

    /** The setup as chosen, if nothing is {@link #wrong}; an empty seed field means any seed. */
    Setup setup() {
        String text = seed.get().strip();
        return Setup.of(options, applying(chosen), text.isEmpty() ? Seeds.fresh() : Seeds.parse(text));
    }

    private Map<String, String> applying(Map<String, String> values) {
        Map<String, String> applying = new LinkedHashMap<>(values);
        options.stream().filter(option -> !option.applies(values)).forEach(option -> applying.remove(option.id()));
        return applying;
    }

    /** The same setup with one value of an option put in or out. */
    Setup setupWith(SetupOption option, String value) {
        Map<String, String> other = new LinkedHashMap<>(chosen);
        other.put(option.id(), String.join(",", toggled(option, value)));
        return Setup.of(options, applying(other), 0);
    }

    /** The shown choices as one line of text, for next time. */
    String written() {
        return shown().stream().map(option -> option.id() + "=" + value(option)).collect(Collectors.joining(";"));
    }

    /** Takes up a line of last time; what the game no longer offers is passed over. */
    void recall(String written) {
        for (String pair : written.split(";")) {
            int equals = pair.indexOf('=');
            if (equals > 0) {
                recall(pair.substring(0, equals), pair.substring(equals + 1));
            }
        }
    }

    private void recall(String id, String value) {
        try {
            String checked = Setup.of(options, Map.of(id, value), 0).get(id);
            shown().stream().filter(option -> option.id().equals(id)).forEach(option -> choose(option, checked));
        } catch (IllegalSetupException e) {
            // an option of another version: its standard value stands
        }
    }

    private List<String> toggled(SetupOption option, String value) {
        List<String> now = new ArrayList<>(values(option));
        if (!now.remove(value)) {
            now.add(value);
        }
        return option.values().stream().filter(now::contains).toList();
    }
}
