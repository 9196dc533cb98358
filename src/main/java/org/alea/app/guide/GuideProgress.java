package org.alea.app.guide;

import java.util.Map;
import java.util.TreeMap;
import org.alea.app.settings.Preferences;
import org.alea.content.guide.Lesson;
import org.alea.store.Setting;

/** What the player has learned of a game, and whether learning it has been offered; kept with the settings. */
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
        tell(key(lesson));
        decline();
    }

    /** Whether the guide is still to be offered: it is offered until the player says no or finishes a lesson. */
    public boolean toBeOffered() {
        return !told().containsKey(offer());
    }

    /** The offer is not made again. */
    public void decline() {
        tell(offer());
    }

    private Map<String, String> told() {
        return preferences.get(Setting.TOLD);
    }

    private void tell(String key) {
        Map<String, String> more = new TreeMap<>(told());
        more.put(key, "1");
        preferences.set(Setting.TOLD, Map.copyOf(more));
    }

    private String offer() {
        return "guide." + game;
    }

    private String key(Lesson lesson) {
        return "lesson." + game + "." + lesson.id();
    }
}
