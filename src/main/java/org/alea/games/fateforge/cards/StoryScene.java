package org.alea.games.fateforge.cards;

import java.util.List;
import java.util.Optional;
import org.alea.engine.Words;

/** A story scene: one stage after the other, each with choices, some of which need a test (FATE-440, FATE-441). */
public record StoryScene(String id, Words name, List<StoryStage> stages) {

    public StoryScene {
        stages = List.copyOf(stages);
    }

    /** What is told, and what can be done about it. */
    public record StoryStage(Words text, List<StoryPath> paths) {
        public StoryStage {
            paths = List.copyOf(paths);
        }
    }

    /**
     * One of the choices.
     *
     * @param gold what it costs
     * @param success what comes of it, if there is no test or the test is passed
     * @param failure what comes of it for those who fail
     */
    public record StoryPath(
            String id,
            Words name,
            int gold,
            Optional<StoryTest> test,
            List<StoryDeed> success,
            List<StoryDeed> failure) {
        public StoryPath {
            success = List.copyOf(success);
            failure = List.copyOf(failure);
        }
    }

    /** @param everyone whether every hero takes it, not one of the player's choice (FATE-441) */
    public record StoryTest(HeroTrait trait, Hardness hardness, boolean everyone) {}

    /** A choice by its id. */
    public StoryPath path(String path) {
        for (StoryStage stage : stages) {
            for (StoryPath each : stage.paths()) {
                if (each.id().equals(path)) {
                    return each;
                }
            }
        }
        throw new IllegalArgumentException("the story " + id + " has no choice " + path);
    }
}
