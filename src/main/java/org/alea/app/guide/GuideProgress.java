package org.alea.app.guide;

import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.alea.app.settings.Preferences;
import org.alea.content.guide.Lesson;
import org.alea.store.Setting;

/** What the player has learned of a game, where lessons were left, and whether learning was offered; kept with the settings. */
public final class GuideProgress {
    private final Preferences preferences;
    private final String game;

    public GuideProgress(Preferences preferences, String game) {
        this.preferences = preferences;
        this.game = game;
    }

    public boolean finished(Lesson lesson) {
        return told().containsKey(key(lesson));
    }

    public void finish(Lesson lesson) {
        forget(lesson);
        tell(key(lesson), "1");
        decline();
    }

    /** The lesson has come to this step; it is gone on with there if it is left now. The very first is no place to keep. */
    void reach(LessonMark mark) {
        if (mark.first()) {
            forget(mark.lesson());
        } else {
            tell(leftKey(mark.lesson()), mark.text());
        }
    }

    /** Where the lesson was left, unless it was finished since or never left; a step that is gone is not remembered. */
    Optional<LessonMark> left(Lesson lesson) {
        return Optional.ofNullable(told().get(leftKey(lesson))).flatMap(text -> LessonMark.of(lesson, text));
    }

    private void forget(Lesson lesson) {
        if (told().containsKey(leftKey(lesson))) {
            Map<String, String> fewer = new TreeMap<>(told());
            fewer.remove(leftKey(lesson));
            preferences.set(Setting.TOLD, Map.copyOf(fewer));
        }
    }

    /** Whether the guide is still to be offered: it is offered until the player says no or finishes a lesson. */
    public boolean toBeOffered() {
        return !told().containsKey(offer());
    }

    /** The offer is not made again. */
    public void decline() {
        tell(offer(), "1");
    }

    private Map<String, String> told() {
        return preferences.get(Setting.TOLD);
    }

    private void tell(String key, String value) {
        Map<String, String> more = new TreeMap<>(told());
        more.put(key, value);
        preferences.set(Setting.TOLD, Map.copyOf(more));
    }

    private String offer() {
        return "guide." + game;
    }

    private String leftKey(Lesson lesson) {
        return "left." + game + "." + lesson.id();
    }

    private String key(Lesson lesson) {
        return "lesson." + game + "." + lesson.id();
    }
}
