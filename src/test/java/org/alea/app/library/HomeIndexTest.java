package org.alea.app.library;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.alea.engine.Words;
import org.junit.jupiter.api.Test;

class HomeIndexTest {

    @Test
    void titles_come_first_and_then_what_speaks_of_little_else() {
        HomeIndex index = new HomeIndex();
        index.put(
                "queen",
                List.of(
                        rule("long", "of much", "reroll, and many other things that a round is made of"),
                        rule("short", "of one", "reroll it"),
                        rule("title", "reroll", "dice")));
        assertThat(index.find("reroll", 9)).extracting(Hit::id).containsExactly("title", "short", "long");
    }

    private static Hit rule(String id, String name, String text) {
        return new Hit(Hit.Kind.RULE, "queen", id, new Words(name, name), name, name + "\n" + text);
    }
}
