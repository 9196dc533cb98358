package org.alea.app.games.queen;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import org.alea.app.settings.Preferences;
import org.alea.games.queen.QueenEvent;
import org.alea.games.queen.QueenPhase;
import org.alea.games.queen.QueenTable;
import org.alea.games.queen.StopReason;
import org.alea.store.Setting;

/**
 * Explains each thing once, when it happens for the first time; notes wait until the clock stands, and come one at a time.
 */
final class FirstTimes {
    private static final String EXCHANGE = "exchange";

    private final Preferences preferences;
    private final Speech speech;
    private final Deque<Note> waiting = new ArrayDeque<>();

    FirstTimes(Preferences preferences, Speech speech) {
        this.preferences = preferences;
        this.speech = speech;
    }

    /** Two sentences and the rule they come from. */
    final class Note {
        private final String key;
        private final String rule;

        private Note(String key, String rule) {
            this.key = key;
            this.rule = rule;
        }

        String rule() {
            return rule;
        }

        Node node(Runnable close, Runnable openRule) {
            Label title = new Label(speech.get("bubble." + key + ".title"));
            title.getStyleClass().add("bubble-title");
            Label text = new Label(speech.get("bubble." + key));
            text.getStyleClass().add("bubble-text");
            text.setWrapText(true);
            Button ok = new Action(speech.get("bubble.ok"), "", "↵", Action.Weight.PRIMARY, close).button();
            Button more = new Action(
                            speech.get("bubble.rule"),
                            "mdi2b-book-open-page-variant-outline",
                            "",
                            Action.Weight.QUIET,
                            openRule)
                    .button();
            HBox buttons = new HBox(10, more, ok);
            buttons.setAlignment(Pos.CENTER_RIGHT);
            VBox bubble = new VBox(10, title, text, buttons);
            bubble.getStyleClass().add("bubble");
            bubble.setMaxSize(400, Region.USE_PREF_SIZE);
            return bubble;
        }
    }

    void note(List<QueenEvent> events, QueenTable table) {
        for (QueenEvent event : events) {
            if (event instanceof QueenEvent.MarkerMoved moved && moved.cause() == QueenEvent.Cause.SOLO) {
                add("solo", "QUEEN-068");
            } else if (event instanceof QueenEvent.SetFailed) {
                add("failed", "QUEEN-075");
            } else if (event instanceof QueenEvent.Wounded) {
                add("wound", "QUEEN-087");
            } else if (event instanceof QueenEvent.ShieldRaised) {
                add("shield", "QUEEN-150");
            } else if (event instanceof QueenEvent.EnemyDefeated) {
                add("defeat", "QUEEN-085");
            } else if (event instanceof QueenEvent.RoundStopped stop && stop.reason() == StopReason.NO_SET) {
                add("forced", "QUEEN-041");
            }
        }
        if (table.phase() == QueenPhase.EXCHANGE) {
            add(EXCHANGE, "QUEEN-096");
        }
    }

    private void add(String key, String rule) {
        boolean told = preferences.get(Setting.TOLD).containsKey("queen." + key);
        if (!told && waiting.stream().noneMatch(note -> note.key.equals(key))) {
            waiting.add(new Note(key, rule));
        }
    }

    /** All that waits counts as told. */
    void tellAll() {
        waiting.forEach(this::tell);
        waiting.clear();
    }

    /**
     * The next note to be shown; only now it counts as told. What else the fight brought is told when it happens again.
     *
     * @param exchanging whether dice are being exchanged, which is explained then and not before
     */
    Optional<Note> next(boolean exchanging) {
        Optional<Note> next = waiting.stream()
                .filter(note -> note.key.equals(EXCHANGE) == exchanging)
                .findFirst();
        next.ifPresent(this::tell);
        waiting.removeIf(note -> exchanging || !note.key.equals(EXCHANGE));
        return next;
    }

    private void tell(Note note) {
        Map<String, String> told = new HashMap<>(preferences.get(Setting.TOLD));
        told.put("queen." + note.key, "1");
        preferences.set(Setting.TOLD, Map.copyOf(told));
    }
}
