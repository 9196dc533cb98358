package org.alea.content;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Path;
import org.alea.engine.Words;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class RuleBookTest {
    @TempDir
    Path folder;

    @Test
    void rulesAreReadInOrderAndFoundById() {
        RuleBook book = read("""
                [{"id": "TOY-2", "section": "end", "title": {"fr": "Fin", "en": "End"}, "text": {"fr": "a", "en": "b"},
                  "ruling": {"fr": "c", "en": "d"}},
                 {"id": "TOY-1", "section": "goal", "title": {"fr": "But", "en": "Goal"}, "text": {"fr": "e", "en": "f"}}]""");
        assertThat(book.entries()).extracting(RuleBook.Entry::id).containsExactly("TOY-2", "TOY-1");
        assertThat(book.entry("TOY-2").flatMap(RuleBook.Entry::ruling)).contains(new Words("c", "d"));
        assertThat(book.entry("TOY-1").flatMap(RuleBook.Entry::ruling)).isEmpty();
        assertThat(book.entry("TOY-9")).isEmpty();
    }

    @Test
    void aRuleWithoutATextIsRefused() {
        assertThatThrownBy(() ->
                        read("[{\"id\": \"TOY-1\", \"section\": \"goal\", \"title\": {\"fr\": \"x\", \"en\": \"x\"}}]"))
                .isInstanceOf(ContentException.class)
                .hasMessage("toy/rules.json, TOY-1: field text: is missing; expected an object");
    }

    private RuleBook read(String json) {
        return RuleBook.read(new CardFolder(folder).with("rules.json", json).source(), "toy");
    }
}
