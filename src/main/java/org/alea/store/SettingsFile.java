package org.alea.store;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.alea.content.Fault;
import org.alea.engine.Words;

/** The settings on the disk. A damaged file never stops the program: what can be read is used, and the file is kept. */
public final class SettingsFile {
    private final SafeFile file;
    private final BackgroundWriter writer;
    private final boolean writable;

    /** What another version of the program keeps here: it stays in the file as it is. */
    private volatile Map<String, JsonNode> foreign = Map.of();

    /** What nobody could read is not written over. */
    private volatile boolean outOfReach;

    SettingsFile(Path path, BackgroundWriter writer, boolean writable) {
        this.file = new SafeFile(path);
        this.writer = writer;
        this.writable = writable;
    }

    /** The settings as far as they could be read, and what could not be. */
    public record Reading(Settings settings, List<Problem> problems) {}

    /** Something in the file that is not used; the detail is empty where the explanation says it all. */
    public record Problem(Path file, Kind kind, String field, Words detail) {

        /**
         * The disk does not give the file; the whole file; the value of a field; or a field that only another version of
         * the program knows.
         */
        public enum Kind {
            OUT_OF_REACH,
            FILE,
            VALUE,
            UNKNOWN;

            /** Whether what stands there is lost once the settings are written again. */
            private boolean damage() {
                return this == FILE || this == VALUE;
            }
        }

        public Words explain() {
            String name = String.valueOf(file.getFileName());
            return switch (kind) {
                case OUT_OF_REACH ->
                    new Words(
                            "«\u00a0" + name
                                    + "\u00a0» ne peut pas être lu pour l’instant\u00a0; il reste tel quel, et les réglages changés"
                                    + " aujourd’hui ne seront pas gardés. Vérifiez les droits du dossier "
                                    + file.getParent()
                                    + ", puis relancez Alea Solo.",
                            "“" + name
                                    + "” cannot be read just now; it stays as it is, and settings changed today will not be kept."
                                    + " Check the permissions of the folder " + file.getParent()
                                    + ", then start Alea Solo again.");
                case FILE ->
                    new Words(
                            "«\u00a0" + name + "\u00a0» est illisible\u00a0; une copie est gardée à côté.",
                            "“" + name + "” cannot be read; a copy is kept beside it.");
                case VALUE ->
                    new Words(
                            "«\u00a0" + name + "\u00a0»\u00a0: la valeur de «\u00a0" + field
                                    + "\u00a0» n’est pas utilisable\u00a0; une copie du fichier est gardée à côté.",
                            "“" + name + "”: the value of “" + field
                                    + "” cannot be used; a copy of the file is kept beside it.");
                case UNKNOWN ->
                    new Words(
                            "«\u00a0" + name + "\u00a0»\u00a0: «\u00a0" + field
                                    + "\u00a0» n’est pas un réglage de cette version\u00a0; il reste dans le fichier, sans effet.",
                            "“" + name + "”: “" + field
                                    + "” is no setting of this version; it stays in the file and has no effect.");
            };
        }
    }

    /** Reads the settings; a file that is damaged is set aside under another name and a sound one takes its place. */
    public Reading read() {
        writer.flush();
        List<Problem> problems = new ArrayList<>();
        Settings settings = readMain(problems);
        outOfReach = problems.stream().anyMatch(problem -> problem.kind() == Problem.Kind.OUT_OF_REACH);
        if (writable && problems.stream().anyMatch(problem -> problem.kind().damage())) {
            writer.replace(file.path(), () -> {
                if (Files.exists(file.path())) {
                    file.setAside(Mark.BROKEN);
                }
                file.write(text(settings));
            });
        }
        return new Reading(settings, List.copyOf(problems));
    }

    /** Writes the settings soon, on another thread. */
    public void write(Settings settings) {
        if (writable && !outOfReach) {
            writer.replace(file.path(), () -> file.write(text(settings)));
        }
    }

    private Settings readMain(List<Problem> problems) {
        try {
            Optional<String> text = file.read();
            if (text.isPresent()) {
                return parse(text.get(), problems);
            }
        } catch (IOException e) {
            problems.add(new Problem(file.path(), Problem.Kind.OUT_OF_REACH, "", Fault.disk(e)));
        } catch (Json.UnreadableException e) {
            problems.add(new Problem(file.path(), Problem.Kind.FILE, "", e.words()));
        }
        return readBackup();
    }

    /** What the backup holds stands in silently: the problem of the main file has been noted. */
    private Settings readBackup() {
        try {
            Optional<String> text = file.readBackup();
            return text.isPresent() ? parse(text.get(), new ArrayList<>()) : Settings.standard();
        } catch (IOException | Json.UnreadableException e) {
            return Settings.standard();
        }
    }

    private Settings parse(String text, List<Problem> problems) throws Json.UnreadableException {
        ObjectNode json = JsonTree.object(text);
        Settings settings = Settings.standard();
        Set<String> known = new HashSet<>();
        for (Setting<?> setting : Setting.all()) {
            known.add(setting.id());
            JsonNode value = json.get(setting.id());
            if (value != null) {
                settings = take(settings, setting, value, problems);
            }
        }
        Map<String, JsonNode> others = new LinkedHashMap<>();
        for (Map.Entry<String, JsonNode> field : json.properties()) {
            if (!known.contains(field.getKey())) {
                others.put(field.getKey(), field.getValue());
                problems.add(new Problem(file.path(), Problem.Kind.UNKNOWN, field.getKey(), Words.same("")));
            }
        }
        foreign = others;
        return settings;
    }

    private <V> Settings take(Settings settings, Setting<V> setting, JsonNode json, List<Problem> problems) {
        Optional<V> value = setting.read(json);
        if (value.isEmpty()) {
            Words detail = Fault.expected(setting.expected(), json);
            problems.add(new Problem(file.path(), Problem.Kind.VALUE, setting.id(), detail));
            return settings;
        }
        return settings.with(setting, value.get());
    }

    private String text(Settings settings) {
        ObjectNode json = Json.MAPPER.createObjectNode();
        for (Setting<?> setting : Setting.all()) {
            put(json, settings, setting);
        }
        foreign.forEach(json::set);
        return json.toPrettyString() + System.lineSeparator();
    }

    private static <V> void put(ObjectNode json, Settings settings, Setting<V> setting) {
        json.set(setting.id(), setting.write(settings.get(setting)));
    }
}
