package org.alea.content.guide;

import java.util.List;
import org.alea.engine.Words;

/**
 * One lesson: what it teaches, and the scenes it is played through.
 *
 * @param learnt what the player knows at its end, a line each; none if the lesson does not sum up
 */
public record Lesson(String id, Words title, Words about, List<Scene> scenes, List<Words> learnt) {

    /** How many steps it speaks in all. */
    public int size() {
        return scenes.stream().mapToInt(Scene::size).sum();
    }

    /** The place of a step of one of its scenes among all that are spoken, counted from 1. */
    public int place(Scene scene, int step) {
        int before = scenes.subList(0, scenes.indexOf(scene)).stream()
                .mapToInt(Scene::size)
                .sum();
        return before
                + (int) scene.steps().stream()
                        .limit(step + 1L)
                        .filter(Step::spoken)
                        .count();
    }
}
