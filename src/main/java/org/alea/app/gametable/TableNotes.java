package org.alea.app.gametable;

import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.Supplier;
import javafx.geometry.Rectangle2D;
import javafx.scene.Node;
import org.alea.app.play.EventBook;
import org.alea.app.play.FirstTimes;
import org.alea.app.shell.Desk;
import org.alea.app.shell.SoundBoard.Sound;
import org.alea.app.table.panel.RuleNote;
import org.alea.engine.Event;
import org.alea.store.Setting;

/** What the table says for a moment: refusals beside their place, news under the bar, first times one after the other. */
public final class TableNotes {
    private static final double WIDE = 520;
    private static final double GAP = 8;

    private final Desk desk;
    private final String game;
    private final Supplier<Rectangle2D> newsPlace;
    private final RuleNote note;
    private final FirstTimes firstTimes;
    private final Set<FirstTimes.Note> shownByTeacher = new LinkedHashSet<>();

    /** The notes of a table that tells its news under the bar. */
    static TableNotes under(Desk desk, String game, Supplier<Plan> plan) {
        return new TableNotes(desk, game, () -> underBar(plan.get()));
    }

    /**
     * The notes of a table with a place of its own for news.
     *
     * @param newsPlace a part of the table that can be covered for a while
     */
    public static TableNotes at(Desk desk, String game, Supplier<Rectangle2D> newsPlace) {
        return new TableNotes(desk, game, newsPlace);
    }

    private TableNotes(Desk desk, String game, Supplier<Rectangle2D> newsPlace) {
        this.desk = desk;
        this.game = game;
        this.newsPlace = newsPlace;
        note = new RuleNote(desk.texts(), id -> desk.navigator().rule(game, id));
        firstTimes = new FirstTimes(this::told, this::remember);
        note.visibleProperty().addListener((all, old, visible) -> {
            if (!visible && firstTimes.shown().isPresent()) {
                firstTimes.putAway();
                showNext();
            }
        });
    }

    public RuleNote node() {
        return note;
    }

    /** From now on it only objects: a teacher does the telling. */
    public void onlyObject() {
        note.onlyObject();
    }

    /** Says beside a place why something does not go. */
    public void refuse(String reason, String rule, Node beside) {
        desk.sounds().play(Sound.DROP_REFUSED);
        note.say(reason, rule, beside);
    }

    /** What the player is to know now. */
    public void tell(String news, String rule) {
        if (note.tells()) {
            note.tell(news, rule, newsPlace.get());
        }
    }

    private static Rectangle2D underBar(Plan lying) {
        double wide = Math.min(WIDE, lying.width() - 2 * GAP);
        return new Rectangle2D((lying.width() - wide) / 2, lying.bar().getMaxY() + GAP, wide, 0);
    }

    /** Tells something about the table itself, once for all games. */
    public void once(String key) {
        if (note.tells() && !note.isVisible() && !knows("table." + key)) {
            remember("table." + key);
            tell(desk.texts().get("table.once." + key), "");
        }
    }

    /** Something has happened: what strikes for the first time is told, as soon as nothing else is. */
    public void hear(List<Event> events, EventBook<?> book) {
        if (!note.tells()) {
            shownByTeacher.addAll(FirstTimes.of(events, book));
            return;
        }
        firstTimes.hear(events, book);
        if (!note.isVisible()) {
            showNext();
        }
    }

    /** What the teacher has shown need not be told at the table. */
    public void taught() {
        shownByTeacher.stream().filter(first -> !told(first)).forEach(this::remember);
    }

    private void showNext() {
        firstTimes.show().ifPresent(this::put);
    }

    private void put(FirstTimes.Note first) {
        tell(desk.texts().get("guide." + game + "." + first.key()), first.rule());
    }

    /** The language has changed: what is being read is said again, anything else is over. */
    public void sayAgain() {
        Optional<FirstTimes.Note> reading = firstTimes.shown().filter(any -> note.isVisible());
        if (reading.isPresent()) {
            // put away and told in one go: nothing else may come between
            put(reading.get());
        } else {
            note.hush();
        }
    }

    private boolean told(FirstTimes.Note first) {
        return knows(game + "." + first.key());
    }

    private boolean knows(String key) {
        return desk.preferences().get(Setting.TOLD).containsKey(key);
    }

    private void remember(FirstTimes.Note first) {
        remember(game + "." + first.key());
    }

    private void remember(String key) {
        Map<String, String> told = new TreeMap<>(desk.preferences().get(Setting.TOLD));
        told.put(key, "1");
        desk.preferences().set(Setting.TOLD, Map.copyOf(told));
    }

    public Optional<String> objection() {
        return note.objection();
    }

    /** What is said now, be it news or a refusal. */
    String words() {
        return note.words();
    }

    /** The rule that what is said leads to. */
    Optional<String> leadsTo() {
        return note.isVisible() && !note.id().isEmpty() ? Optional.of(note.id()) : Optional.empty();
    }

    /** What was said of a place is over; what is told for the first time stays until it has been read. */
    public void hush() {
        if (firstTimes.shown().isEmpty()) {
            note.hush();
        }
    }

    /** The table is left: nothing waits to be told any more. */
    public void end() {
        firstTimes.forget();
        note.hush();
    }
}
