package org.alea.content.guide;

import com.fasterxml.jackson.core.JsonPointer;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.alea.content.ContentEntry;
import org.alea.content.Fault;
import org.alea.content.GameBox;
import org.alea.engine.Explained;
import org.alea.engine.IllegalSetupException;
import org.alea.engine.Words;

/** Reads the lessons of a guide; whatever does not fit the game is refused with the place it stands at. */
final class GuideReader {
    private static final int HIGHEST_FACE = 100;

    private final GameBox<?, ?> box;
    private final boolean forThisBox;

    /** @param forThisBox whether the lessons will be given with what is in this box */
    GuideReader(GameBox<?, ?> box, boolean forThisBox) {
        this.box = box;
        this.forThisBox = forThisBox;
    }

    Lesson lesson(ContentEntry entry) {
        List<Scene> scenes = entry.entries("scenes", this::scene);
        different(entry, "scenes", scenes.stream().map(Scene::id).toList());
        List<Words> learnt = entry.has("learnt")
                ? entry.entries("learnt", line -> new Words(line.text("fr"), line.text("en")))
                : List.of();
        return new Lesson(entry.id(), entry.words("title"), entry.words("about"), scenes, learnt);
    }

    private Scene scene(ContentEntry entry) {
        List<Step> steps = entry.entries("steps", this::step);
        different(entry, "steps", steps.stream().map(Step::id).toList());
        Scene scene = new Scene(
                entry.id(),
                entry.has("setup") ? options(entry.entry("setup")) : Map.of(),
                entry.number("seed", 0, Integer.MAX_VALUE),
                entry.has("arrange") ? entry.entry("arrange").json() : JsonNodeFactory.instance.objectNode(),
                entry.has("chance") ? entry.numbers("chance", 1, HIGHEST_FACE) : List.of(),
                steps);
        if (forThisBox) {
            layOut(entry, scene);
        }
        return scene;
    }

    private static Map<String, String> options(ContentEntry entry) {
        Map<String, String> options = new LinkedHashMap<>();
        entry.fields().forEach(option -> options.put(option, entry.text(option)));
        return options;
    }

    /** A table that cannot be laid out is found now and not in the middle of a lesson. */
    private void layOut(ContentEntry entry, Scene scene) {
        try {
            LessonWalk.begin(box, scene);
        } catch (IllegalSetupException e) {
            throw entry.refuse("setup", e.words());
        } catch (IllegalArgumentException e) {
            throw entry.refuse("arrange", Explained.of(e, "cette table n’est pas possible"));
        }
    }

    private Step step(ContentEntry entry) {
        Step.Kind kind = entry.constant("kind", Step.Kind.class);
        if (kind == Step.Kind.WATCH) {
            return watch(entry);
        }
        Step step = new Step(
                entry.id(),
                kind,
                entry.has("act") ? entry.texts("act") : List.of(),
                entry.has("look") ? entry.texts("look") : List.of(),
                optional(entry, "caption"),
                entry.words("title"),
                entry.words("text"),
                entry.has("figure") ? entry.text("figure") : "",
                optional(entry, "turn"),
                entry.has("key") ? entry.text("key") : "",
                rule(entry),
                entry.has("moves") ? entry.entries("moves", this::move) : List.of(),
                entry.has("until") ? until(entry.entry("until")) : Map.of());
        if (kind != Step.Kind.FREE) {
            demand(entry, "moves", kind == Step.Kind.PLAY, !step.moves().isEmpty());
        }
        demand(entry, "until", kind == Step.Kind.FREE, !step.until().isEmpty());
        demand(entry, "turn", kind != Step.Kind.LOOK, step.turn().isPresent());
        return step;
    }

    private Step watch(ContentEntry entry) {
        Words silence = new Words("", "");
        return new Step(
                entry.id(),
                Step.Kind.WATCH,
                List.of(),
                List.of(),
                Optional.empty(),
                silence,
                silence,
                "",
                Optional.empty(),
                "",
                "",
                entry.entries("moves", this::move),
                Map.of());
    }

    private String rule(ContentEntry entry) {
        String rule = entry.text("rule");
        if (box.rules().entry(rule).isEmpty()) {
            throw entry.refuse("rule", Fault.unknownRule(rule));
        }
        return rule;
    }

    private MovePattern move(ContentEntry entry) {
        try {
            return MovePattern.checked(entry.json(), box.moves());
        } catch (IllegalArgumentException e) {
            throw entry.refuse("move", Explained.of(e, "ce coup n’existe pas"));
        }
    }

    private static Map<JsonPointer, JsonNode> until(ContentEntry entry) {
        Map<JsonPointer, JsonNode> until = new LinkedHashMap<>();
        for (Map.Entry<String, JsonNode> field : entry.json().properties()) {
            if (!field.getKey().startsWith("/")) {
                throw entry.refuse(
                        field.getKey(),
                        Fault.expected(new Words(
                                "un pointeur JSON comme /round pour nom",
                                "a JSON pointer such as /round for its name")));
            }
            until.put(JsonPointer.compile(field.getKey()), field.getValue());
        }
        return until;
    }

    private static Optional<Words> optional(ContentEntry entry, String field) {
        return entry.has(field) ? Optional.of(entry.words(field)) : Optional.empty();
    }

    private static void demand(ContentEntry entry, String field, boolean wanted, boolean there) {
        if (wanted != there) {
            throw entry.refuse(
                    field,
                    wanted
                            ? new Words("absent d’une étape de ce genre", "is missing from a step of this kind")
                            : new Words("n’a pas de sens dans cette étape", "has no meaning in this step"));
        }
    }

    private static void different(ContentEntry entry, String field, List<String> ids) {
        Set<String> seen = new HashSet<>();
        ids.stream().filter(id -> !seen.add(id)).findFirst().ifPresent(twice -> {
            throw entry.refuse(
                    field, new Words("l’id " + twice + " y est deux fois", "the id " + twice + " stands there twice"));
        });
    }
}
