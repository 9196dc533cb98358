package org.alea.app.rulebook;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.alea.content.RuleBook;
import org.alea.content.Wording;
import org.alea.engine.Words;

/** The rules of one game in the order they are read, chapter by chapter. */
final class Book {
    private final String game;
    private final List<Chapter> chapters;

    /** Rules that belong together. */
    record Chapter(String id, Words title, List<RuleBook.Entry> rules) {

        Chapter {
            rules = List.copyOf(rules);
        }
    }

    private Book(String game, List<Chapter> chapters) {
        this.game = game;
        this.chapters = List.copyOf(chapters);
    }

    /** The chapters come in the order of their first rules; their titles are {@code section.<id>} in the wording. */
    static Book of(String game, RuleBook rules, Wording wording) {
        Map<String, List<RuleBook.Entry>> sections = new LinkedHashMap<>();
        rules.entries()
                .forEach(rule -> sections.computeIfAbsent(rule.section(), id -> new ArrayList<>())
                        .add(rule));
        List<Chapter> chapters = new ArrayList<>();
        sections.forEach((id, entries) -> chapters.add(new Chapter(id, title(id, wording), entries)));
        return new Book(game, chapters);
    }

    private static Words title(String section, Wording wording) {
        String key = "section." + section;
        return wording.knows(key) ? wording.both(key, Map.of()) : new Words(section, section);
    }

    String game() {
        return game;
    }

    List<Chapter> chapters() {
        return chapters;
    }

    List<RuleBook.Entry> rules() {
        return chapters.stream().flatMap(chapter -> chapter.rules().stream()).toList();
    }

    Optional<RuleBook.Entry> rule(String id) {
        return rules().stream().filter(rule -> rule.id().equals(id)).findFirst();
    }

    Optional<Chapter> chapterOf(RuleBook.Entry rule) {
        return chapters.stream()
                .filter(chapter -> chapter.id().equals(rule.section()))
                .findFirst();
    }
}
