package org.alea.content.guide;

import java.util.List;
import org.alea.engine.Words;

/** One lesson: what it teaches, and the scenes it is played through. */
public record Lesson(String id, Words title, Words about, List<Scene> scenes) {

    /** How many steps it has in all. */
    public int size() {
        return scenes.stream().mapToInt(scene -> scene.steps().size()).sum();
    }

    /** How many steps stand before those of a scene. */
    public int before(Scene scene) {
        return scenes.subList(0, scenes.indexOf(scene)).stream()
                .mapToInt(earlier -> earlier.steps().size())
                .sum();
    }
}
