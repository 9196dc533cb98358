package org.alea.content.guide;

import java.util.List;
import java.util.Optional;
import org.alea.content.ContentSource;
import org.alea.content.GameBox;

/** How a newcomer learns a game: its lessons, in the order they are best taken. */
public record Guide(List<Lesson> lessons) {
    /** The file of a game's guide. */
    public static final String FILE = "guide.json";

    /** For a game that explains itself. */
    public static final Guide NONE = new Guide(List.of());

    /** Reads and checks the guide of the game in this box. */
    public static Guide read(ContentSource source, String game, GameBox<?, ?> box) {
        return new Guide(source.list(game, FILE).read(new GuideReader(box, source.fitsLessons(game))::lesson));
    }

    public Optional<Lesson> lesson(String id) {
        return lessons.stream().filter(lesson -> lesson.id().equals(id)).findFirst();
    }

    /** The lesson that follows this one. */
    public Optional<Lesson> after(Lesson lesson) {
        int next = lessons.indexOf(lesson) + 1;
        return next < lessons.size() ? Optional.of(lessons.get(next)) : Optional.empty();
    }
}
